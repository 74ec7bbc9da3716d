"""Random games at full speed, compiled once for all games: a state is bytes, the rules are C functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.chance import MASK, bits, warm_up, words
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS, Header
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import (
    address_record,
    at,
    call1,
    call2,
    call3,
    carray,
    copy_bytes,
    give_back,
    take,
)
from purrlor.engine.compile.rule import rule
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.match import Match
from purrlor.errors import RulesFault
from purrlor.said import Said

TROUBLES = (
    Said("trouble-none"),
    Said("trouble-fault"),
    Said("trouble-no-move"),
    Said("trouble-odd-move"),
    Said("trouble-piece"),
    Said("trouble-endless"),
    Said("trouble-nobody"),
    Said("trouble-odd-seat"),
    Said("trouble-twice"),
)
HEADER, HEADER_SIZE = Header.dtype, Header.dtype.itemsize
INT16, INT32, INT64, FLOAT64 = (np.dtype(width) for width in ("i2", "i4", "i8", "f8"))
# What the loop is told: addresses of the entries and of arrays, and numbers.
PLAN = np.dtype([
    (name, "i8")
    for name in (
        "setup", "legal", "apply", "census", "blank", "size", "first", "count", "most", "verbs", "zones", "pieces",
        "longest", "checked", "games", "wins", "scores", "reasons", "finals", "out", "seen", "before", "after",
    )
])  # fmt: skip
FINE, BROKEN, NO_MOVE, ODD_MOVE, LOST_PIECE, ENDLESS, NOBODY, ODD_SEAT, TWICE = range(len(TROUBLES))
# For every set of waiting seats: how many they are, and which is the first, the second …
ASKED = np.array([bin(mask).count("1") for mask in range(256)])
SEAT_AT = np.array([([s for s in range(8) if mask >> s & 1] + [-1] * 8)[:8] for mask in range(256)])
THINKING = 0x7A3C  # what sets a bot's chance apart from the table's


@dataclass
class Tally:
    """What many games added up to; `trouble` is the first thing that went wrong, in game number `at`."""

    games: NDArray[np.int64]
    wins: NDArray[np.float64]
    scores: NDArray[np.int64]
    reasons: NDArray[np.int64]

    def __init__(self) -> None:
        """Start at nothing. `games` holds: games, decisions, longest game, trouble, its game, its ply."""
        self.games = np.zeros(6, np.int64)
        self.wins = np.zeros(MAX_SEATS, np.float64)
        self.scores = np.zeros(MAX_SEATS, np.int64)
        self.reasons = np.zeros(16, np.int64)

    def add(self, other: Tally) -> None:
        """Add another tally to this one; the first trouble stays."""
        trouble = self.games[3:].copy() if self.games[3] else other.games[3:].copy()
        longest = max(self.games[2], other.games[2])
        self.games += other.games
        self.games[2], self.games[3:] = longest, trouble
        self.wins += other.wins
        self.scores += other.scores
        self.reasons += other.reasons


@rule
def choose_seat(mind: Any, mask: int) -> int:
    """Pick one of the seats that are asked, each as likely: a race has no order. None asked: -1."""
    asked = ASKED[mask]
    if asked == 0:
        return -1
    which = (bits(mind) * asked) >> 32 if asked > 1 else 0
    return int(SEAT_AT[mask, which])


def play_games(
    game: GameBase,
    blank: NDArray[Any],
    first: int,
    count: int,
    *,
    checked: bool = False,
    finals: NDArray[Any] | None = None,
) -> Tally:
    """Play `count` random games from number `first` on; the same numbers give the same games.

    `blank` is a state before its set-up. With `checked`, every list of moves and every piece is checked each step.
    `finals`, an array of states, receives the last state of every game.
    """
    made, tally, rules = game.entries.compiled, Tally(), game.definition
    arrays = {"blank": blank, **vars(tally), **({} if finals is None else {"finals": finals})}
    numbers = {
        "size": blank.dtype.itemsize, "first": first, "count": count, "most": rules.most, "verbs": rules.verbs.size,
        "zones": len(rules.zones), "pieces": len(rules.pieces), "longest": rules.longest, "checked": int(checked),
        **{name: made[name].address for name in ("setup", "legal", "apply", "census")},
    }  # fmt: skip
    _kept, plan = address_record(PLAN, arrays, numbers)
    if loop()(plan) != 1:
        raise RulesFault("error-rules-playout")
    return tally


def same_choices(match: Match) -> Iterator[tuple[int, int]]:
    """Repeat, move by move, what the compiled loop chooses in the game that this match begins."""
    mind: Any = Header.new()
    for i, word in enumerate(words(match.seed)):
        mind.rng[i] = word ^ THINKING
    warm_up(mind)
    while match.waiting:
        seat = choose_seat(mind, sum(1 << s for s in match.waiting))
        moves = match.moves(seat)
        yield seat, moves[(bits(mind) * len(moves)) >> 32].id


@cache
def loop() -> Any:
    """Load the loop from the cache, or compile it."""
    return entries(cache_folder(ENGINE), {"play_all": "int64(int64)"}, lambda: {"play_all": play_all})["play_all"].call


def play_all(plan: int) -> int:
    """Play the games of a plan, one after the other in the same memory."""
    p = carray(at(plan), 1, PLAN)[0]
    p.out, p.seen, here, thinking = take(4, p.most + 2), take(8, p.verbs), take(1, p.size), take(1, HEADER_SIZE)
    p.before, p.after = take(2, p.zones * p.pieces), take(2, p.zones * p.pieces)
    head, mind = carray(at(here), 1, HEADER)[0], carray(at(thinking), 1, HEADER)[0]
    for k in range(p.count):
        copy_bytes(here, p.blank, p.size)
        number_game(head, mind, p.first + k)
        trouble, ply = play_one(p, here, head, mind)
        if p.finals != 0:
            copy_bytes(p.finals + k * p.size, here, p.size)
        note_game(p, trouble, p.first + k, ply)
        if trouble == FINE:
            note_outcome(p, head)
    for room in (p.out, p.seen, here, thinking, p.before, p.after):
        give_back(room)
    return 1


@rule
def play_one(p: Any, here: int, head: Any, mind: Any) -> Any:
    """Play one game; give what went wrong in it, and its decisions."""
    out = carray(at(p.out), p.most + 2, INT32)
    trouble, ply = FINE if call1(p.setup, here) == 1 else BROKEN, 0
    if p.checked != 0:
        count_pieces(p, here, p.before)
    while trouble == FINE and head.over == 0:
        seat = choose_seat(mind, head.waiting)
        if seat < 0 or seat >= head.seats:
            return wrong_seat(head, seat), ply
        n = call3(p.legal, here, seat, p.out)
        trouble = NO_MOVE if n < 1 else (wrong_list(p, out, n) if p.checked != 0 else FINE)
        if trouble != FINE:
            break
        if call3(p.apply, here, seat, out[1 + ((bits(mind) * n) >> 32)]) != 1 or head.fault != 0:
            return BROKEN, ply
        ply += 1
        if ply > p.longest:
            trouble = ENDLESS
        if p.checked != 0:
            count_pieces(p, here, p.after)
            trouble = max(trouble, lost_piece(p))
    return trouble, ply


@rule
def count_pieces(p: Any, here: int, room: int) -> None:
    """Count the pieces in all zones."""
    carray(at(room), p.zones * p.pieces, INT16)[:] = 0
    call2(p.census, here, room)


@rule
def number_game(head: Any, mind: Any, number: int) -> None:
    """Put the number of a game into its seed, and give the players' minds a chance of their own."""
    head.rng[0] = number & MASK
    head.rng[1] = (number >> 32) & MASK
    for i in range(4):
        mind.rng[i] = head.rng[i] ^ THINKING
    warm_up(mind)


@rule
def wrong_seat(head: Any, seat: int) -> int:
    """Return what is wrong with a seat that cannot be asked."""
    if head.fault != 0:
        return BROKEN
    return NOBODY if seat < 0 else ODD_SEAT


@rule
def wrong_list(p: Any, out: Any, n: int) -> int:
    """Return what is wrong with a list of moves. `seen` is left as it was: all zero."""
    trouble, seen = FINE, carray(at(p.seen), p.verbs, INT64)
    for i in range(1, n + 1):
        if out[i] < 0 or out[i] >= p.verbs:
            trouble = ODD_MOVE
        elif seen[out[i]] > 0:
            trouble = TWICE
        else:
            seen[out[i]] = 1
    for i in range(1, n + 1):
        if 0 <= out[i] < p.verbs:
            seen[out[i]] = 0
    return trouble


@rule
def lost_piece(p: Any) -> int:
    """Return whether a piece is lost or doubled."""
    shape = (p.zones, p.pieces)
    before, after = carray(at(p.before), shape, INT16), carray(at(p.after), shape, INT16)
    for piece in range(p.pieces):
        total = 0
        for zone in range(p.zones):
            total += before[zone, piece] - after[zone, piece]
        if total != 0:
            return LOST_PIECE
    return FINE


@rule
def note_game(p: Any, trouble: int, number: int, ply: int) -> None:
    """Count a game, and remember the first that went wrong."""
    games = carray(at(p.games), 6, INT64)
    games[0] += 1
    games[1] += ply
    games[2] = max(games[2], ply)
    if trouble != FINE and games[3] == FINE:
        games[3] = trouble
        games[4] = number
        games[5] = ply


@rule
def note_outcome(p: Any, head: Any) -> None:
    """Add up who won, with how many points, and why the game ended; a shared win counts in parts."""
    wins, scores = carray(at(p.wins), MAX_SEATS, FLOAT64), carray(at(p.scores), MAX_SEATS, INT64)
    for seat in range(head.seats):
        scores[seat] += head.score[seat]
        wins[seat] += win_share(head.place, head.seats, seat)
    carray(at(p.reasons), 16, INT64)[head.over] += 1
