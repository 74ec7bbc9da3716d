"""Good play in bulk: whole games in one compiled loop, in which networks or chance choose for every seat.

The games are those of the play-out loop (engine/batch/playout.py): the same blank and number give the same deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.base import Bot, Random
from purrlor.bots.compiled import HEADER, compile_loop
from purrlor.bots.instinct import Instinct
from purrlor.bots.nets.glance import GLANCE, glance, take_one
from purrlor.engine.author.chance import bits
from purrlor.engine.batch.playout import (
    BROKEN,
    ENDLESS,
    FINE,
    NO_MOVE,
    TROUBLES,
    choose_seat,
    number_game,
    wrong_seat,
)
from purrlor.engine.compile.intrinsics import address_record, at, call1, call3, carray, copy_bytes
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.step import PLAYED, carry_out, fold_log, known_at
from purrlor.errors import RulesFault

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match

ROOM = 1 << 16  # how many moves are kept at once, at least
B1, B2, B4, B8 = (np.dtype(width) for width in ("i1", "i2", "i4", "i8"))
PLAN = np.dtype([
    (name, "i8")
    for name in (
        "setup", "legal", "apply", "kinds", "sight", "head", "log", "seats", "zones", "pieces", "most", "longest",
        "size", "blank", "state", "known", "mind", "out", "glances", "warmths", "who", "what", "many", "starts", "room",
        "finals", "first", "count", "done", "used", "trouble",
    )
])  # fmt: skip


@dataclass(frozen=True)
class Games:
    """Some games: who made which move of how many, where each begins, and how it stood at its end."""

    who: NDArray[np.int8]
    what: NDArray[np.int32]
    many: NDArray[np.int16]
    starts: NDArray[np.int64]
    finals: NDArray[Any]


def is_able(players: Sequence[Bot], match: Match) -> bool:
    """Return whether compiled code alone can play such a match: with networks that know it, and chance."""
    networks = [player for player in players if isinstance(player, Instinct)]
    rest = [player for player in players if not isinstance(player, Instinct)]
    return bool(networks) and all(type(p) is Random for p in rest) and not any(p.refusal(match) for p in networks)


def play(players: Sequence[Bot], match: Match, blank: NDArray[Any], first: int, count: int) -> Iterator[Games]:
    """Play games from number `first` on, one bot a seat, in parts; `match` is any of the kind, and stays as it is."""
    judges = [player.judge_of(match) if isinstance(player, Instinct) else None for player in players]
    held = {
        "glances": np.array([0 if judge is None else judge.address for judge in judges], np.int64),
        "warmths": np.array([player.warmth if isinstance(player, Instinct) else 0 for player in players], np.int64),
    }
    while count > 0:
        part = _part(match, blank, first, count, held)
        yield part
        first, count = first + len(part.finals), count - len(part.finals)


def _part(match: Match, blank: NDArray[Any], first: int, count: int, held: dict[str, NDArray[Any]]) -> Games:
    game, rules = match.game, match.game.definition
    room = max(ROOM, 2 * rules.longest)
    made = Games(
        np.zeros(room, np.int8), np.zeros(room, np.int32), np.zeros(room, np.int16),
        np.zeros(count + 1, np.int64), np.zeros(count, blank.dtype),
    )  # fmt: skip
    seen, most = game.visibility, rules.most
    known = np.zeros((match.seats, len(rules.zones), len(rules.pieces)), np.int8)
    arrays = {
        **held, **vars(made), "blank": blank, "state": blank.copy(), "known": known, "mind": np.zeros(1, HEADER),
        "out": np.zeros(most + 2, np.int32), "kinds": seen.kinds, "sight": seen.sight,
    }  # fmt: skip
    facts = {
        "head": rules.state.head, "log": rules.state.log_at, "seats": match.seats, "zones": len(rules.zones),
        "pieces": len(rules.pieces), "most": most, "longest": rules.longest, "size": blank.dtype.itemsize,
        "room": room, "first": first, "count": count,
        **{name: game.entries.compiled[name].address for name in ("setup", "legal", "apply")},
    }  # fmt: skip
    record, plan = address_record(PLAN, arrays, facts)
    if loop()(plan) != 1 or record["trouble"][0]:
        raise _trouble(record[0], first)
    done, used = int(record["done"][0]), int(record["used"][0])
    return Games(made.who[:used], made.what[:used], made.many[:used], made.starts[: done + 1], made.finals[:done])


def _trouble(record: Any, first: int) -> RulesFault:
    number, ply = first + int(record["done"]), int(record["used"])
    return RulesFault("error-game-broke", number=str(number), ply=str(ply), trouble=TROUBLES[int(record["trouble"])])


@cache
def loop() -> Any:
    """Return the compiled loop."""
    return compile_loop(play_bulk)


def play_bulk(plan: int) -> int:
    """Play the games of a plan, as many as there is room for."""
    p = carray(at(plan), 1, PLAN)[0]
    s, mind = carray(at(p.state), 1, HEADER)[0], carray(at(p.mind), 1, HEADER)[0]
    starts = carray(at(p.starts), p.count + 1, B8)
    p.used, p.trouble = 0, FINE
    for k in range(p.count):
        if p.used + p.longest > p.room:
            return 1
        p.trouble = begin(p, s, mind, p.first + k)
        while s.over == 0 and p.trouble == FINE:
            p.trouble = choose_one(p, s, mind, p.used - starts[k])
        if p.trouble != FINE:
            return 1
        copy_bytes(p.finals + k * p.size, p.state, p.size)
        p.done = k + 1
        starts[k + 1] = p.used
    return 1


@rule
def begin(p: Any, s: Any, mind: Any, number: int) -> int:
    """Deal a game; gives what went wrong."""
    copy_bytes(p.state, p.blank, p.size)
    number_game(s, mind, number)
    known_at(p, p.known)[:] = 0
    if call1(p.setup, p.state) != 1 or s.fault != 0:
        return BROKEN
    fold_log(p, p.state, p.known)
    return FINE


@rule
def choose_one(p: Any, s: Any, mind: Any, ply: int) -> int:
    """Let one of the seats that are asked choose and play; gives what went wrong."""
    seat = choose_seat(mind, s.waiting)
    if seat < 0 or seat >= s.seats:
        return int(wrong_seat(s, seat))
    n = call3(p.legal, p.state, seat, p.out)
    if n < 1 or ply >= p.longest:
        return NO_MOVE if n < 1 else ENDLESS
    move = carray(at(p.out), p.most + 2, B4)[1 + choose_place(p, seat, n, mind)]
    carray(at(p.who), p.room, B1)[p.used] = seat
    carray(at(p.what), p.room, B4)[p.used] = move
    carray(at(p.many), p.room, B2)[p.used] = n
    p.used += 1
    return FINE if carry_out(p, p.state, p.known, seat, move) == PLAYED else BROKEN


@rule
def choose_place(p: Any, seat: int, n: int, mind: Any) -> int:
    """Return the place of a seat's move in its list: as its network likes it, or by chance."""
    address = carray(at(p.glances), p.seats, B8)[seat]
    if n == 1 or address == 0:
        return int((bits(mind) * n) >> 32) if n > 1 else 0
    g, warmth = carray(at(address), 1, GLANCE)[0], carray(at(p.warmths), p.seats, B8)[seat]
    glance(g, p.state, p.known + seat * p.zones * p.pieces, p.seats, seat, p.out, n)
    return int(take_one(g, n, warmth, mind))
