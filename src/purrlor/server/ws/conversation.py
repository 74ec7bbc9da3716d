"""A websocket from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from purrlor.errors import PurrlorError
from purrlor.server.errors import BadMessage
from purrlor.server.identity.people import Person
from purrlor.server.parlour import Parlour
from purrlor.server.tables.room import Room
from purrlor.server.transport.socket import NORMAL, POLICY, RESTART, Disconnected, Socket
from purrlor.server.wire.messages import Bye, Hello
from purrlor.server.wire.partings import NO_HELLO, NOT_HELLO, Parted, Parting
from purrlor.server.ws.handlers import carry_out, submit
from purrlor.server.ws.session import Session, decode


async def converse(socket: Socket, parlour: Parlour, room: Room, person: Person, language: str) -> None:
    """Serve one websocket from hello to the end; until then the language is the one that the browser asks for."""
    session = Session(socket, parlour, room, person)
    session.eyes.language = language
    try:
        await session.greet(await _hello(socket, parlour))
        await session.serve(submit, carry_out)
    except Parted as parted:
        parted.__traceback__ = None
        parlour.metrics.dropped.labels(parted.parting.code).inc()
        await _close(socket, parted.parting.bye(session.eyes.language))
    except PurrlorError as error:
        await _close(socket, Bye(code="closed", text=error.in_words(session.eyes.language), again=False))
    except Disconnected as gone:
        gone.__traceback__ = None  # the connection keeps why it ended: not with all that was going on then
    finally:
        room.leave(session)
        await session.end()


async def _hello(socket: Socket, parlour: Parlour) -> Hello:
    try:
        async with asyncio.timeout(parlour.settings.limits.hello_seconds):
            message = decode(await socket.text())
    except TimeoutError:
        raise Parted(NO_HELLO) from None
    except BadMessage as error:
        raise Parted(NOT_HELLO) from error
    if not isinstance(message, Hello):
        raise Parted(NOT_HELLO)
    return message


async def refuse(socket: Socket, error: PurrlorError, language: str) -> None:
    """Say why somebody cannot stay."""
    code = {"missing": "missing", "unavailable": "stopping"}.get(error.code, "closed")
    await _close(socket, Parting(code, error.said, again=code == "stopping").bye(language))


async def _close(socket: Socket, bye: Bye) -> None:
    """Say goodbye, unless the other side is gone already, or does not read."""
    with contextlib.suppress(Disconnected):
        try:
            async with asyncio.timeout(1.0):
                await socket.send(msgspec.json.encode(bye))
                await socket.close(RESTART if bye.again else POLICY if bye.code != "closed" else NORMAL)
        except TimeoutError:
            socket.abort()  # a close would wait for a buffer that never drains
