"""What each message of a client does."""

from __future__ import annotations

from functools import partial
from typing import Any

from purrlor.server.db import chat
from purrlor.server.errors import BadMessage, Forbidden, Refusal, TooMuch
from purrlor.server.identity import people
from purrlor.server.identity.lookalikes import told_apart
from purrlor.server.tables.request import Kind, Request
from purrlor.server.wire.messages import (
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
from purrlor.server.wire.tables import ChatLine
from purrlor.server.ws.session import Session

MAX_ANSWERS = 20
MAX_MOVE_LETTERS = 200


async def carry_out(at: Session, message: ToServer) -> None:
    """Do what a message asks for; what cannot be done raises with a sentence."""
    await HANDLERS[type(message)](at, message)


def submit(at: Session, message: Play) -> None:
    """Set a move on its way; its answer comes when it is in the log, or cannot be."""
    seat = _seat(at)
    if len(message.move) > MAX_MOVE_LETTERS:
        raise BadMessage("error-move-long", field="move")
    at.begin_move()
    done = partial(at.on_committed, message.ref)
    request = Request(Kind.PLAY, seat, message.move, done, asker=at, seen=message.seen, waits=at.put_off)
    at.room.moves.submit(request)


async def _undo(at: Session, message: Undo) -> None:
    seat = _seat(at)
    await at.room.undo(at, seat, message.seen)
    at.reply(Done(ref=message.ref, n=at.room.running().number(seat)))


async def _concede(at: Session, message: Concede) -> None:
    await at.room.concede(at, _seat(at))
    at.reply(Done(ref=message.ref))


async def _back(at: Session, message: Back) -> None:
    await at.room.set_away(_seat(at), False)
    at.reply(Done(ref=message.ref))


async def _answers(at: Session, message: SetAnswers) -> None:
    seat = _seat(at)
    if len(message.answers.saved) > MAX_ANSWERS:
        raise BadMessage("error-many-answers", most=MAX_ANSWERS, field="answers")
    await at.room.save_answers(seat, message.answers)
    at.reply(Done(ref=message.ref))


async def _say(at: Session, message: Say) -> None:
    longest = at.parlour.settings.limits.chat_letters
    await _speak(at, chat.clean_text(message.text, longest), None)
    at.reply(Done(ref=message.ref))


async def _express(at: Session, message: Express) -> None:
    await _speak(at, None, message.emote)
    at.reply(Done(ref=message.ref))


async def _speak(at: Session, text: str | None, emote: Any) -> None:
    if not at.socket.visitor.may_talk(_speaker(at)):
        raise TooMuch("error-chat-fast")
    room, you = at.room, at.eyes.you()
    if text is not None and not room.row.chat and not you.owner:
        raise Forbidden("error-chat-off")
    apart = you.seat is None and room.row.status == "playing"
    line = ChatLine(
        id=0,
        at=at.parlour.settings.now(),
        who=you.who,
        name=you.name if you.seat is not None else told_apart(you.name, [chair.name for chair in room.row.chairs]),
        seat=you.seat,
        audience="watchers" if apart else "table",
        text=text,
        emote=emote,
    )
    line.id = await at.parlour.store.write(chat.add_line, room.row.id, line)
    room.heard([line])
    at.parlour.bus.publish("chat", room.row.id)


def _speaker(at: Session) -> str:
    """Return the name under which it counts what somebody says: a person's, or a program's seat at its table."""
    chair = None if at.viewer is None else at.room.row.chairs[at.viewer]
    return at.who if chair is None or chair.person == at.who else f"{at.room.row.id}/{at.viewer}"


async def _mute(at: Session, message: Mute) -> None:
    if len(message.who) > 64 or message.who == at.who:
        raise BadMessage("error-mute-whom", field="who")
    if not at.socket.visitor.may_mute(_speaker(at)):
        raise TooMuch("error-mute-fast")
    store, most = at.parlour.store, at.parlour.settings.limits.muted
    muted = frozenset(await store.read(people.muted_by, at.who))  # another connection may have changed it
    if message.on and len(muted | {message.who}) > most:
        raise TooMuch("error-mute-many", n=most)
    await store.write(people.mute, at.who, message.who, message.on)
    at.eyes.muted = muted | {message.who} if message.on else muted - {message.who}
    at.reply(Done(ref=message.ref))


async def _hint(at: Session, message: AskHint) -> None:
    seat, room = _seat(at), at.room
    if not room.row.casual:
        raise Forbidden("error-no-hints")
    async with room.lock:
        match, n = room.running().facing(seat), room.running().number(seat)
        if match is None:
            raise Refusal("error-nothing-asked")
        world = match.imagine(seat)
    moves = await at.parlour.thinkers.hint(world, seat)
    at.reply(Hints(ref=message.ref, n=n, moves=moves))


async def _ping(at: Session, message: Ping) -> None:
    at.reply(Pong(ref=message.ref, now=at.parlour.settings.now()))


async def _hello(at: Session, message: Hello) -> None:
    raise BadMessage("error-one-hello")


def _seat(at: Session) -> int:
    seat = at.seat_now()
    if seat is None:
        raise Forbidden("error-no-seat-here")
    return seat


HANDLERS: dict[type, Any] = {
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
