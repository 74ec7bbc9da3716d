"""What each message of a client does."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from purrlor.server import chat, people
from purrlor.server.failures import BadMessage, Forbidden, Refusal, TooMuch
from purrlor.server.lookalikes import told_apart
from purrlor.server.protocol import (
    AskHint,
    Back,
    Concede,
    Done,
    Express,
    Hello,
    Hints,
    Mute,
    Ping,
    Play,
    Pong,
    Say,
    SetAnswers,
    ToServer,
    Undo,
)
from purrlor.server.tables import ChatLine

if TYPE_CHECKING:
    from purrlor.server.connection import Connection

MOST_ANSWERS = 20
LONGEST_MOVE = 200


async def carry_out(at: Connection, message: ToServer) -> None:
    """Do what a message asks for; what cannot be done raises with a sentence."""
    await HANDLERS[type(message)](at, message)


def move_now(at: Connection, message: Play) -> bool:
    """Carry a move out at once where it has nothing to wait for but the log; False: it goes the usual way."""
    seat, move, room = at.viewer, message.move, at.room
    if seat is None or at.busy or len(move) > LONGEST_MOVE or room.held_back(seat, move) > 0:
        return False
    if (room.course is not None and seat in room.course.ahead) or not at.take_off():
        return False
    room.recorder.play_now(at, seat, move, message.seen, partial(at.landed, message.ref))
    return True


async def _move(at: Connection, message: Play) -> None:
    seat = _seat(at)
    if len(message.move) > LONGEST_MOVE:
        raise BadMessage("No move is that long.", field="move")
    if at.busy:
        raise Refusal("Your last move is still on its way.")
    at.busy = True
    wait, course = at.room.held_back(seat, message.move), at.room.course
    if wait > 0 or (course is not None and seat in course.ahead):  # the player may want to chat meanwhile
        at.later(_play(at, seat, message, wait), message.ref)
    else:
        await _play(at, seat, message)


async def _play(at: Connection, seat: int, message: Play, wait: float = 0.0) -> None:
    try:
        if wait > 0:
            await asyncio.sleep(wait)
        await at.room.play(at, seat, message.move, message.seen)
        at.reply(Done(ref=message.ref, n=at.room.running().number(seat)))
    finally:
        at.busy = False


async def _undo(at: Connection, message: Undo) -> None:
    seat = _seat(at)
    await at.room.undo(at, seat, message.seen)
    at.reply(Done(ref=message.ref, n=at.room.running().number(seat)))


async def _concede(at: Connection, message: Concede) -> None:
    await at.room.concede(at, _seat(at))
    at.reply(Done(ref=message.ref))


async def _back(at: Connection, message: Back) -> None:
    await at.room.set_away(_seat(at), False)
    at.reply(Done(ref=message.ref))


async def _answers(at: Connection, message: SetAnswers) -> None:
    seat = _seat(at)
    if len(message.answers.saved) > MOST_ANSWERS:
        raise BadMessage(f"At most {MOST_ANSWERS} answers can be saved.", field="answers")
    await at.room.save_answers(seat, message.answers)
    at.reply(Done(ref=message.ref))


async def _say(at: Connection, message: Say) -> None:
    longest = at.room.parlour.settings.limits.chat_letters
    await _speak(at, chat.clean_text(message.text, longest), None)
    at.reply(Done(ref=message.ref))


async def _express(at: Connection, message: Express) -> None:
    await _speak(at, None, message.emote)
    at.reply(Done(ref=message.ref))


async def _speak(at: Connection, text: str | None, emote: Any) -> None:
    if not at.frames.visitor.may_talk(_speaker(at)):
        raise TooMuch("You talk faster than anybody reads; wait a moment.")
    room, you = at.room, at.you()
    apart = you.seat is None and room.row.status == "playing"
    line = ChatLine(
        id=0,
        at=room.parlour.settings.now(),
        who=you.who,
        name=you.name if you.seat is not None else told_apart(you.name, [chair.name for chair in room.row.chairs]),
        seat=you.seat,
        audience="watchers" if apart else "table",
        text=text,
        emote=emote,
    )
    line.id = await room.parlour.store.write(chat.add_line, room.row.id, line)
    room.heard([line])
    room.parlour.bus.publish("chat", room.row.id)


def _speaker(at: Connection) -> str:
    """Give the name under which it counts what somebody says: a person's, or a program's seat at its table."""
    chair = None if at.viewer is None else at.room.row.chairs[at.viewer]
    return at.who if chair is None or chair.person == at.who else f"{at.room.row.id}/{at.viewer}"


async def _mute(at: Connection, message: Mute) -> None:
    if len(message.who) > 64 or message.who == at.who:
        raise BadMessage("Whom do you want to mute?", field="who")
    if not at.frames.visitor.may_mute(_speaker(at)):
        raise TooMuch("You change your mind faster than anybody talks; wait a moment.")
    store, most = at.room.parlour.store, at.room.parlour.settings.limits.muted
    muted = frozenset(await store.read(people.muted_by, at.who))  # another connection may have changed it
    if message.on and len(muted | {message.who}) > most:
        raise TooMuch(f"You have muted {most} people; hear one of them again first.")
    await store.write(people.mute, at.who, message.who, message.on)
    at.muted = muted | {message.who} if message.on else muted - {message.who}
    at.reply(Done(ref=message.ref))


async def _hint(at: Connection, message: AskHint) -> None:
    seat, room = _seat(at), at.room
    if not room.row.casual:
        raise Forbidden("There are no hints at this table.")
    async with room.lock:
        match, n = room.running().facing(seat), room.running().number(seat)
        if match is None:
            raise Refusal("Nothing is asked of you now.")
        world = match.imagine(seat)
    moves = await room.parlour.thinkers.hint(world, seat)
    at.reply(Hints(ref=message.ref, n=n, moves=moves))


async def _ping(at: Connection, message: Ping) -> None:
    at.reply(Pong(ref=message.ref, now=at.room.parlour.settings.now()))


async def _hello(at: Connection, message: Hello) -> None:
    raise BadMessage("One hello is enough.")


def _seat(at: Connection) -> int:
    seat = at.seat_now()
    if seat is None:
        raise Forbidden("You have no seat at this table.")
    return seat


HANDLERS: dict[type, Any] = {
    Play: _move,
    Undo: _undo,
    Concede: _concede,
    Back: _back,
    SetAnswers: _answers,
    Say: _say,
    Express: _express,
    Mute: _mute,
    AskHint: _hint,
    Ping: _ping,
    Hello: _hello,
}
