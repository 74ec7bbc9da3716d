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
from purrlor.server.wire.partings import Parted
from purrlor.server.ws.handlers import carry_out, submit
from purrlor.server.ws.session import Session, decode


async def converse(socket: Socket, parlour: Parlour, room: Room, person: Person) -> None:
    """Serve one websocket from hello to the end."""
    session = Session(socket, parlour, room, person)
    try:
        await session.greet(await _hello(socket, parlour))
        await session.serve(submit, carry_out)
    except Parted as parted:
        parted.__traceback__ = None
        parlour.metrics.dropped.labels(parted.bye.code).inc()
        await _close(socket, parted.bye)
    except PurrlorError as error:
        await _close(socket, Bye(code="closed", text=error.sentence, again=False))
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
        raise Parted(Bye(code="protocol", text="No hello came.", again=False)) from None
    except BadMessage as error:
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False)) from error
    if not isinstance(message, Hello):
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False))
    return message


async def refuse(socket: Socket, error: PurrlorError) -> None:
    """Say why somebody cannot stay."""
    code = {"missing": "missing", "unavailable": "stopping"}.get(error.code, "closed")
    await _close(socket, Bye(code=code, text=error.sentence, again=code == "stopping"))  # type: ignore[arg-type]


async def _close(socket: Socket, bye: Bye) -> None:
    """Say goodbye, unless the other side is gone already, or does not read."""
    with contextlib.suppress(Disconnected):
        try:
            async with asyncio.timeout(1.0):
                await socket.send(msgspec.json.encode(bye))
                await socket.close(RESTART if bye.again else POLICY if bye.code != "closed" else NORMAL)
        except TimeoutError:
            socket.abort()  # a close would wait for a buffer that never drains
