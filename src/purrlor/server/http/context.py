"""What every HTTP request goes through, from the rate limit to the sentence when something is wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from purrlor.errors import PurrlorError, UnknownGame
from purrlor.server.errors import BadMessage, Forbidden, Refusal, TooLarge
from purrlor.server.identity import people
from purrlor.server.identity.people import COOKIE, YEAR, Person
from purrlor.server.limits.guard import Guard
from purrlor.server.lobby import Lobby
from purrlor.server.parlour import Parlour
from purrlor.server.tables.room import Room
from purrlor.server.wire.bodies import ErrorInfo, Failure
from purrlor.server.wire.reader import Reader
from purrlor.words import from_header

LOG = logging.getLogger("purrlor.server")
JSON = "application/json"


def language_of(connection: HTTPConnection) -> str:
    """Return the language that a browser asks for."""
    return from_header(connection.headers.get("accept-language", ""))


class RequestContext:
    """One request: who asks, for what."""

    def __init__(self, request: Request, parlour: Parlour, guard: Guard) -> None:
        """Take the request as it came."""
        self.request = request
        self.parlour = parlour
        self.guard = guard
        self.lobby = Lobby(parlour)
        self.address = request.client.host if request.client else ""
        self.visitor = guard.visitor(self.address)
        self.language = language_of(request)
        self.person = Person("", "", False)
        self.known = False
        self.fresh = False

    async def identify(self) -> None:
        """Find out who asks, by the cookie."""
        cookie = self.parlour.keys.read(self.request.cookies.get(COOKIE))
        read = self.parlour.store.read
        found = None if cookie is None else await read(people.signed_in, cookie.person, cookie.count)
        self.known = found is not None
        self.fresh = self.known and cookie is not None and cookie.stale
        self.person = found or people.stranger()
        if self.parlour.bans.hit(self.person.id, self.address):
            raise Forbidden("error-banned")

    def introduce(self) -> None:
        """Give somebody new a cookie.

        Not with every answer: a browser that asks for several things at once would be somebody else after each of them.
        """
        if not self.known:
            self.become(self.person)

    def become(self, person: Person) -> None:
        """Answer with the cookie of another person."""
        self.person, self.fresh = person, True

    async def room(self) -> Room:
        """Return the table that the path names."""
        return await self.parlour.room(self.word("table"))

    def word(self, name: str) -> str:
        """Return a word of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """Return a word of the query."""
        return self.request.query_params.get(name) or None

    def before(self) -> float | None:
        """Return the time from which a list goes on."""
        given = self.query("before")
        try:
            return None if given is None else float(given)
        except ValueError:
            raise BadMessage("error-before", field="before") from None

    async def bytes(self) -> bytes:
        """Read the body, up to the limit."""
        most, parts, size = self.parlour.settings.limits.body_bytes, [], 0
        async for part in self.request.stream():
            size += len(part)
            if size > most:
                raise TooLarge("error-body-long", most=most)
            parts.append(part)
        return b"".join(parts)

    async def body(self, reader: Reader[Any]) -> Any:
        """Read the body as JSON; what is wrong is said by field."""
        try:
            return reader.json(await self.bytes() or b"{}")
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadMessage("error-request-nonsense", error=error) from error


Get = Callable[[RequestContext], Awaitable[Any]]
Post = tuple[Callable[..., Awaitable[Any]], Reader[Any] | None]


def endpoint(get: Get | None = None, post: tuple[Callable[..., Awaitable[Any]], Any] | None = None) -> Any:
    """Make a route's function from a handler for GET, and one for POST with the kind of its body."""
    posted: Post | None = None if post is None else (post[0], None if post[1] is None else Reader(post[1]))

    async def answer(request: Request) -> Response:
        asked = RequestContext(request, request.app.state.parlour, request.app.state.guard)
        try:
            found = await _handled(asked, get, posted)
        except PurrlorError as error:
            found = failure(error, asked.language)
        except ClientDisconnect:
            found = failure(BadMessage("error-request-broken"), asked.language)
        except Exception:
            LOG.exception("a request to %s broke", request.scope.get("route") and request.scope["route"].path)
            found = failure(Broken("error-broke"), asked.language)
        asked.parlour.metrics.requests.labels(str(found.status_code)).inc()
        return found

    return answer


class Broken(Refusal):
    """A bug of ours."""

    code = "error"
    status = 500


async def _handled(asked: RequestContext, get: Get | None, post: Post | None) -> Response:
    writes = asked.request.method == "POST"
    if writes and not asked.guard.origin_fits(asked.request.scope):
        raise Forbidden("error-foreign")
    await asked.identify()
    if writes:
        asked.introduce()
    if writes and post is not None:
        handler, reader = post
        made = await (handler(asked) if reader is None else handler(asked, await asked.body(reader)))
    else:
        assert get is not None
        made = await get(asked)
    response = made if isinstance(made, Response) else Response(msgspec.json.encode(made), media_type=JSON)
    response.headers["cache-control"] = "no-store"
    if asked.fresh:
        _set_cookie(asked, response)
    return response


def _set_cookie(asked: RequestContext, response: Response) -> None:
    value = asked.parlour.keys.sign(asked.person.id, asked.person.outs)
    secure = asked.parlour.settings.secure_cookie
    response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def failure(error: PurrlorError, language: str) -> Response:
    """Write an error as the client reads it: one sentence in their language, with the rule or field."""
    status = error.status if isinstance(error, Refusal) else 404 if isinstance(error, UnknownGame) else 400
    info = ErrorInfo(code=error.code, text=error.in_words(language), rule=error.rule, field=error.field)
    return Response(msgspec.json.encode(Failure(error=info)), status_code=status, media_type=JSON)
