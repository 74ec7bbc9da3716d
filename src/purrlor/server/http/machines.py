"""What machines ask: whether the server is well and ready, its counters, and what the operator's commands tell it."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import purrlor
from purrlor.server.errors import BadMessage, Missing, Unavailable
from purrlor.server.http.context import RequestContext, endpoint, failure, language_of
from purrlor.server.keeping.door import PATH, Door, Notice
from purrlor.server.limits.addresses import is_loopback
from purrlor.server.limits.proxies import came_directly
from purrlor.server.wire.reader import Reader

NOTICE: Reader[Notice] = Reader(Notice)


async def health(asked: RequestContext) -> dict[str, Any]:
    """Return whether the server's database keeps what is written, by a trial of its own."""
    trouble = await asked.parlour.health.check()
    if trouble:
        raise Unavailable("error-db-forgets")
    return {"ok": True, "version": purrlor.__version__}


async def ready(asked: RequestContext) -> dict[str, Any]:
    """Return whether people may be sent here: all is taken up, nothing is wrong, and the server does not stop."""
    if asked.parlour.stopping or not asked.parlour.ready:
        raise Unavailable("error-stopping" if asked.parlour.stopping else "error-starting")
    return await health(asked)


async def operator(request: Request) -> Response:
    """Hear what the operator of this machine did to the store; for everybody else there is no such address."""
    if not _is_operator(request):
        return failure(Missing("error-no-address"), language_of(request))
    try:
        notice = NOTICE.json(await request.body())
    except (msgspec.MsgspecError, UnicodeError) as error:
        return failure(BadMessage("error-request-nonsense", error=error), language_of(request))
    request.app.state.parlour.hear(notice.kind, notice.table, notice.words)
    return Response(status_code=204)


def _is_operator(request: Request) -> bool:
    """Return whether somebody brings the token of the door, from this machine and through no proxy."""
    door: Door | None = getattr(request.app.state, "door", None)
    if door is None or not door.opens(request.headers.get("authorization", "")):
        return False
    peer, here = request.client.host if request.client else "", (request.scope.get("server") or ("",))[0]
    return (is_loopback(peer) or peer == here) and came_directly(request.scope)


async def metrics(request: Request) -> Response:
    """Return the counters to Prometheus: to this machine, or to whoever knows the token; for others there are none."""
    if not _may_count(request):
        return failure(Missing("error-no-address"), language_of(request))
    return Response(request.app.state.parlour.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_count(request: Request) -> bool:
    token = request.app.state.guard.settings.metrics_token
    if token and hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    peer = request.client.host if request.client else ""
    return (is_loopback(peer) and came_directly(request.scope)) or _is_operator(request)


def routes() -> list[Route]:
    """List these routes."""
    return [
        Route("/api/health", endpoint(get=health)),
        Route("/api/ready", endpoint(get=ready)),
        Route(PATH, operator, methods=["POST"]),
        Route("/metrics", metrics),
    ]
