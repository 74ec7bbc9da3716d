"""The web application: routes, the websocket, the client's files, and the headers that every answer carries."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from purrlor.errors import PurrlorError
from purrlor.server import people, web
from purrlor.server.conversation import converse, refuse
from purrlor.server.desk import failure
from purrlor.server.failures import Missing, TooMuch, Unavailable
from purrlor.server.frames import POLICY, AsgiFrames, Receive, Scope, Send
from purrlor.server.guard import HEADERS, Guard
from purrlor.server.parlour import Parlour
from purrlor.server.people import COOKIE, Person
from purrlor.server.settings import Settings

SOCKET = re.compile(r"/api/tables/([\w-]+)/ws")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Purrlor</title>
<h1>The parlour is open, but its window is not built yet</h1>
<p>The server runs and programs can play (see <code>docs/protocol.md</code>). To see the tables in a browser, build the
client once: <code>make web</code>, then load this page again.</p></html>"""


def make_app(settings: Settings, parlour: Parlour | None = None) -> Doors:
    """Make the application; its parlour opens when the server starts and closes when it stops."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.parlour = opened = parlour or Parlour(settings)
        await opened.start()
        try:
            yield
        finally:
            await opened.stop()

    app = Starlette(routes=_routes(settings), lifespan=life)
    app.add_middleware(Safe, secure=settings.secure_cookie)
    return Doors(app, settings)


def _routes(settings: Settings) -> list[Any]:
    made: list[Any] = [*web.routes(), Route("/api/{rest:path}", _no_such_route)]
    if (settings.static / "assets").is_dir():
        made.append(Mount("/assets", StaticFiles(directory=settings.static / "assets")))
    return [*made, Route("/{path:path}", _page(settings))]


async def _no_such_route(request: Request) -> Response:
    return failure(Missing("There is no such address."))


def _page(settings: Settings) -> Any:
    """Serve the client's files; any other path is one of its own pages."""

    async def page(request: Request) -> Response:
        wanted = (settings.static / request.path_params["path"]).resolve()
        if wanted.is_file() and settings.static.resolve() in wanted.parents:
            return FileResponse(wanted)
        index = settings.static / "index.html"
        return FileResponse(index) if index.is_file() else HTMLResponse(NOT_BUILT, status_code=503)

    return page


class Doors:
    """The outermost application: websockets at tables go straight to their room, everything else to the routes."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        """Take the application with the routes."""
        self.app = app
        self.state = app.state
        self.guard = Guard(settings)
        app.state.guard = self.guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a websocket."""
        if scope["type"] == "websocket":
            await self._socket(scope, AsgiFrames(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, frames: AsgiFrames) -> None:
        table = SOCKET.fullmatch(scope["path"])
        if table is None or not self.guard.origin_fits(Headers(scope=scope)):
            await frames.close(POLICY)  # before it is accepted: the handshake is refused
            return
        await frames.accept()
        address = (scope.get("client") or ("", 0))[0]
        if not self.guard.enter(address):
            await refuse(frames, TooMuch("Too many connections from here."))
            return
        try:
            await self._talk(table[1], scope, frames)
        finally:
            self.guard.go(address)

    async def _talk(self, table: str, scope: Scope, frames: AsgiFrames) -> None:
        parlour: Parlour = self.state.parlour
        try:
            if parlour.stopping:
                raise Unavailable("The server is stopping.")
            room = await parlour.room(table)
            person = await _person(scope, parlour)
        except PurrlorError as error:
            await refuse(frames, error)
            return
        with parlour.metrics.sockets.track_inprogress():
            await converse(frames, room, person)


async def _person(scope: Scope, parlour: Parlour) -> Person:
    cookie = parlour.keys.read(HTTPConnection(scope).cookies.get(COOKIE))
    if cookie is None:
        return people.stranger()
    return await parlour.store.read(people.signed_in, cookie.person, cookie.count) or people.stranger()


class Safe:
    """Adds the safety headers to every answer."""

    def __init__(self, app: Any, secure: bool) -> None:
        """Take the application that answers, and whether it is reached by https."""
        self.app = app
        self.headers = {**HEADERS, **({"strict-transport-security": "max-age=31536000"} if secure else {})}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, safely)
