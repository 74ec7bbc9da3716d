"""The web application: routes, the websocket, the client's files, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from purrlor.errors import PurrlorError
from purrlor.said import Said
from purrlor.server.errors import BadMessage, Forbidden, Missing, TooLarge, TooMuch, Unavailable
from purrlor.server.http import routes
from purrlor.server.http.context import Broken, failure, language_of
from purrlor.server.identity import people
from purrlor.server.identity.people import COOKIE, Person
from purrlor.server.limits.guard import Guard, Visitor
from purrlor.server.parlour import Parlour
from purrlor.server.settings import Settings
from purrlor.server.transport.socket import AsgiSocket
from purrlor.server.ws.conversation import converse, refuse

LOG = logging.getLogger("purrlor.server")
PATIENCE = (0.5, 1.5)  # seconds until one who asks too often is told so
SOCKET_COST = 4.0  # what opening a websocket counts, in requests
LONGEST_PART = 200  # bytes of a part of a path; names of files are shorter
SOCKET = re.compile(r"/api/tables/([\w-]+)/ws")
NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Purrlor</title>
<h1>{title}</h1>
<p>{text}</p></html>"""


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

    return Doors(Starlette(routes=_routes(settings), lifespan=life), settings)


def _routes(settings: Settings) -> list[Any]:
    made: list[Any] = [*routes.routes(), Route("/api/{rest:path}", _no_such_route)]
    if (settings.static / "assets").is_dir():
        made.append(Mount("/assets", StaticFiles(directory=settings.static / "assets")))
    return [*made, Route("/{path:path}", _page(settings))]


async def _no_such_route(request: Request) -> Response:
    return failure(Missing("error-no-address"), language_of(request))


def _page(settings: Settings) -> Any:
    """Serve the client's files; any other path is one of its own pages."""

    async def page(request: Request) -> Response:
        wanted = _file(settings.static, request.path_params["path"])
        if wanted is not None:
            return FileResponse(wanted)
        index = settings.static / "index.html"
        return FileResponse(index) if index.is_file() else _not_built(language_of(request))

    return page


def _not_built(language: str) -> Response:
    title, text = (escape(said.in_words(language)) for said in (Said("unbuilt-title"), Said("unbuilt-text")))
    return HTMLResponse(NOT_BUILT.format(language=language, title=title, text=text), status_code=503)


def _file(static: Path, path: str) -> Path | None:
    """Return a file of the client, if this is the path of one."""
    try:
        wanted = (static / path).resolve()
        return wanted if wanted.is_file() and static.resolve() in wanted.parents else None
    except (OSError, ValueError):  # a path that no file can have
        return None


class Doors:
    """The application: websockets at tables go straight to their room, everything else to the routes.

    Whoever comes is counted here first, by address; and nothing leaves without the safety headers.
    """

    def __init__(self, app: Starlette, settings: Settings) -> None:
        """Take the application with the routes."""
        self.app = app
        self.state = app.state
        self.guard = Guard(settings)
        app.state.guard = self.guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a websocket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visitor = self.guard.visitor(self.guard.proxies.see_through(scope))
        if scope["type"] == "websocket":
            socket = AsgiSocket(scope, receive, send)
            socket.visitor = visitor
            await self._socket(scope, socket)
        else:
            await self._request(scope, receive, Safe(send, self.guard.headers), visitor)

    # requests

    async def _request(self, scope: Scope, receive: Receive, send: Safe, visitor: Visitor) -> None:
        """Answer a request; a bug is noted, and answered like any other error."""
        try:
            await self._answer(scope, receive, send, visitor)
        except PurrlorError as error:
            await failure(error, language_of(HTTPConnection(scope)))(scope, receive, send)
        except Exception:
            LOG.exception("a request broke")
            if not send.begun:
                broken = failure(Broken("error-broke"), language_of(HTTPConnection(scope)))
                await broken(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Safe, visitor: Visitor) -> None:
        if not visitor.may_ask():
            await _be_slow()
            raise TooMuch("error-many-requests")
        check_path(scope["path"], scope["query_string"])
        if scope["method"] not in ("GET", "HEAD"):
            receive = await _whole(receive, self.guard.settings.limits.body_bytes)
        async with self.guard.queue.turn(visitor.address, visitor.times):
            await self.app(scope, receive, send)

    # websockets

    async def _socket(self, scope: Scope, socket: AsgiSocket) -> None:
        language = language_of(HTTPConnection(scope))
        try:
            table = self._table(scope, socket.visitor)
        except PurrlorError as error:
            answer = failure(error, language)
            if isinstance(error, TooMuch):
                await _be_slow()
            await socket.deny(answer.status_code, {**self.guard.headers, **answer.headers}, bytes(answer.body))
            return
        await socket.accept()
        if not socket.visitor.enter():
            await refuse(socket, TooMuch("error-many-connections"), language)
            return
        try:
            await self._talk(table, scope, socket, language)
        finally:
            socket.visitor.go()
            socket.let_go()

    def _table(self, scope: Scope, visitor: Visitor) -> str:
        """Return the table to which a websocket is opened, or say why it is not."""
        if not visitor.may_ask(SOCKET_COST):
            raise TooMuch("error-many-requests")
        table = SOCKET.fullmatch(scope["path"])
        if table is None:
            raise Missing("error-no-address")
        if not self.guard.origin_fits(scope):
            raise Forbidden("error-foreign")
        return table[1]

    async def _talk(self, table: str, scope: Scope, socket: AsgiSocket, language: str) -> None:
        parlour: Parlour = self.state.parlour
        visitor = socket.visitor
        try:
            if parlour.stopping:
                raise Unavailable("error-stopping")
            async with self.guard.queue.turn(visitor.address, visitor.times):
                room = await parlour.room(table)
                person = await _person(scope, parlour)
            if parlour.bans.hit(person.id, visitor.address):
                raise Forbidden("error-banned")
        except PurrlorError as error:
            await refuse(socket, error, language)
            return
        with parlour.metrics.sockets.track_inprogress():
            await converse(socket, parlour, room, person, language)


async def _person(scope: Scope, parlour: Parlour) -> Person:
    cookie = parlour.keys.read(HTTPConnection(scope).cookies.get(COOKIE))
    if cookie is None:
        return people.stranger()
    return await parlour.store.read(people.signed_in, cookie.person, cookie.count) or people.stranger()


class Safe:
    """Sends an answer with the safety headers."""

    def __init__(self, send: Send, headers: dict[str, str]) -> None:
        """Take how answers are sent."""
        self._send, self._headers = send, headers
        self.begun = False

    async def __call__(self, message: Any) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        await self._send(message)


async def _be_slow() -> None:
    """Wait a little with a refusal, so that asking again at once is no use."""
    await asyncio.sleep(random.uniform(*PATIENCE))


def check_path(path: str, query: bytes) -> None:
    """Refuse what is no address of ours nor of any page: control characters, and names longer than any file's."""
    if any(letter < " " or letter == "\x7f" for letter in path) or b"%00" in query:
        raise BadMessage("error-address-controls")
    if any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        raise Missing("error-no-address")


async def _whole(receive: Receive, most: int) -> Receive:
    """Wait for a whole body before anything else is done for a request; give what then hands it over."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise TooLarge("error-body-long", most=most)
    first = [{"type": "http.disconnect"} if more else {"type": "http.request", "body": bytes(body), "more_body": False}]

    async def handed() -> Any:
        return first.pop() if first else await receive()

    return handed
