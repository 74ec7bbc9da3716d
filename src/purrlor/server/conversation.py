"""A websocket from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from purrlor.errors import PurrlorError
from purrlor.server.connection import Connection, decode
from purrlor.server.failures import BadMessage
from purrlor.server.frames import NORMAL, POLICY, RESTART, Frames, Gone
from purrlor.server.parting import Parted
from purrlor.server.people import Person
from purrlor.server.protocol import Bye, Hello
from purrlor.server.room import Room


async def converse(frames: Frames, room: Room, person: Person) -> None:
    """Serve one websocket from hello to the end."""
    connection = Connection(frames, room, person)
    try:
        await connection.greet(await _hello(frames, room))
        await connection.serve()
    except Parted as parted:
        parted.__traceback__ = None
        room.parlour.metrics.dropped.labels(parted.bye.code).inc()
        await _close(frames, parted.bye)
    except PurrlorError as error:
        await _close(frames, Bye(code="closed", text=error.sentence, again=False))
    except Gone as gone:
        gone.__traceback__ = None  # the connection keeps why it ended: not with all that was going on then
    finally:
        room.leave(connection)
        await connection.end()


async def _hello(frames: Frames, room: Room) -> Hello:
    try:
        async with asyncio.timeout(room.parlour.settings.limits.hello_seconds):
            message = decode(await frames.text())
    except TimeoutError:
        raise Parted(Bye(code="protocol", text="No hello came.", again=False)) from None
    except BadMessage as error:
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False)) from error
    if not isinstance(message, Hello):
        raise Parted(Bye(code="protocol", text="The first message must be a hello.", again=False))
    return message


async def refuse(frames: Frames, error: PurrlorError) -> None:
    """Say why somebody cannot stay."""
    code = {"missing": "missing", "unavailable": "stopping"}.get(error.code, "closed")
    await _close(frames, Bye(code=code, text=error.sentence, again=code == "stopping"))  # type: ignore[arg-type]


async def _close(frames: Frames, bye: Bye) -> None:
    """Say goodbye, unless the other side is gone already, or does not read."""
    with contextlib.suppress(Gone):
        try:
            async with asyncio.timeout(1.0):
                await frames.send(msgspec.json.encode(bye))
                await frames.close(RESTART if bye.again else POLICY if bye.code != "closed" else NORMAL)
        except TimeoutError:
            frames.abort()  # a close would wait for a buffer that never drains
