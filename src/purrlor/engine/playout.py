"""Random games at full speed, compiled once for all games: a state is bytes, the rules are C functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.cache import cache_folder, cached_at
from purrlor.engine.chance import MASK, bits, stir, words
from purrlor.engine.native import memory
from purrlor.engine.rule import rule, teach_numba
from purrlor.engine.state import MOST_SEATS, Header

if TYPE_CHECKING:
    from purrlor.engine.game import Game
    from purrlor.engine.match import Match

TROUBLES = (
    "",
    "fault in the rules",
    "no move at a decision",
    "move outside its range",
    "a piece lost or doubled",
    "the game does not end",
    "nobody is asked but the game is not over",
    "a seat that is not there is asked",
    "the same move twice in a list",
)
HEADER = Header.dtype
# For every set of waiting seats: how many they are, and which is the first, the second …
ASKED = np.array([bin(mask).count("1") for mask in range(256)])
SEAT_AT = np.array([([s for s in range(8) if mask >> s & 1] + [-1] * 8)[:8] for mask in range(256)])
carray: Any = None  # set when the loop is compiled, so that importing this module does not import numba
at: Any = None
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
        self.wins = np.zeros(MOST_SEATS, np.float64)
        self.scores = np.zeros(MOST_SEATS, np.int64)
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
    game: Game,
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
    kept = np.zeros(0, blank.dtype) if finals is None else finals
    made, tally = game.entries.compiled, Tally()
    zones = len(game.parts.zones) * len(game.parts.pieces)
    loop()(
        made["setup"], made["legal"], made["apply"], made["census"],
        blank.view(np.uint8).reshape(-1), first, count, game.parts.most, game.parts.verbs.size,
        zones, len(game.parts.pieces), game.parts.longest, checked,
        tally.games, tally.wins, tally.scores, tally.reasons, kept.view(np.uint8).reshape(-1, blank.dtype.itemsize),
    )  # fmt: skip
    return tally


def same_choices(match: Match) -> Iterator[tuple[int, int]]:
    """Repeat, move by move, what the compiled loop chooses in the game that this match begins."""
    mind: Any = Header.new()
    for i, word in enumerate(words(match.seed)):
        mind.rng[i] = word ^ THINKING
    stir(mind)
    while match.waiting:
        seat = choose_seat(mind, sum(1 << s for s in match.waiting))
        moves = match.moves(seat)
        yield seat, moves[(bits(mind) * len(moves)) >> 32].id


@cache
def loop() -> Any:
    """Compile the loop, or load it from the cache."""
    import numba
    from numba import types

    teach_numba()
    i8 = types.int64
    over_state = types.FunctionType(i8(i8))
    over_seat = types.FunctionType(i8(i8, i8, i8))
    over_out = types.FunctionType(i8(i8, i8))
    signature = types.void(
        over_state, over_seat, over_seat, over_out, types.uint8[::1], i8, i8, i8, i8, i8, i8, i8, types.boolean,
        i8[::1], types.float64[::1], i8[::1], i8[::1], types.uint8[:, ::1],
    )  # fmt: skip
    library: Any = numba
    globals().update(carray=library.carray, at=memory())
    with cached_at(cache_folder(Path(__file__).parent)):
        return numba.njit(signature, nogil=True, cache=True, boundscheck=True)(_loop)


def _loop(
    setup: Any, legal: Any, apply: Any, census: Any, blank: Any, first: int, count: int, most: int, verbs: int,
    zones: int, pieces: int, longest: int, checked: bool, games: Any, wins: Any, scores: Any, reasons: Any,
    finals: Any,
) -> None:  # fmt: skip
    state, out, mind = np.zeros_like(blank), np.zeros(most + 2, np.int32), np.zeros(1, HEADER)
    seen = np.zeros(verbs, np.int64)
    before, after = np.zeros(zones, np.int16), np.zeros(zones, np.int16)
    head = carray(at(np.int64(state.ctypes.data)), 1, HEADER)[0]
    here, moves, counted = np.int64(state.ctypes.data), np.int64(out.ctypes.data), np.int64(after.ctypes.data)
    for number in range(first, first + count):
        state[:] = blank
        begin(head, mind[0], number)
        trouble, ply = 0 if setup(here) == 1 else 1, 0
        if checked:
            after[:] = 0
            census(here, counted)
            before[:] = after
        while trouble == 0 and head.over == 0:
            seat = choose_seat(mind[0], head.waiting)
            trouble = wrong_seat(head, seat)
            if trouble != 0:
                break
            n = legal(here, seat, moves)
            trouble = 2 if n < 1 else (wrong_list(out, n, seen, verbs) if checked else 0)
            if trouble != 0:
                break
            if apply(here, seat, out[1 + ((bits(mind[0]) * n) >> 32)]) != 1 or head.fault != 0:
                trouble = 1
                break
            ply += 1
            if ply > longest:
                trouble = 5
            if checked:
                after[:] = 0
                census(here, counted)
                trouble = max(trouble, lost_piece(before, after, zones, pieces))
        if len(finals) > 0:
            finals[number - first] = state
        note_game(head, trouble, number, ply, games)
        if trouble == 0:
            note_outcome(head, wins, scores, reasons)


@rule
def begin(head: Any, mind: Any, number: int) -> None:
    """Put the number of a game into its seed, and give the players' minds a chance of their own."""
    head.rng[0] = number & MASK
    head.rng[1] = (number >> 32) & MASK
    for i in range(4):
        mind.rng[i] = head.rng[i] ^ THINKING
    stir(mind)


@rule
def wrong_seat(head: Any, seat: int) -> int:
    """Say what is wrong with the seat that is asked; 0 when nothing is."""
    if 0 <= seat < head.seats:
        return 0
    if head.fault != 0:
        return 1
    return 6 if seat < 0 else 7


@rule
def wrong_list(out: Any, n: int, seen: Any, verbs: int) -> int:
    """Say what is wrong with a list of moves; 0 when nothing is. `seen` is left as it was: all zero."""
    trouble = 0
    for i in range(1, n + 1):
        if out[i] < 0 or out[i] >= verbs:
            trouble = 3
        elif seen[out[i]] > 0:
            trouble = 8
        else:
            seen[out[i]] = 1
    for i in range(1, n + 1):
        if 0 <= out[i] < verbs:
            seen[out[i]] = 0
    return trouble


@rule
def lost_piece(before: Any, after: Any, zones: int, pieces: int) -> int:
    """Say whether a piece is lost or doubled: 4, else 0."""
    for piece in range(pieces):
        total = 0
        for zone in range(0, zones, pieces):
            total += before[zone + piece] - after[zone + piece]
        if total != 0:
            return 4
    return 0


@rule
def note_game(head: Any, trouble: int, number: int, ply: int, games: Any) -> None:
    """Count a game, and remember the first that went wrong."""
    games[0] += 1
    games[1] += ply
    games[2] = max(games[2], ply)
    if trouble != 0 and games[3] == 0:
        games[3] = trouble
        games[4] = number
        games[5] = ply


@rule
def note_outcome(head: Any, wins: Any, scores: Any, reasons: Any) -> None:
    """Add up who won, with how many points, and why the game ended; a shared win counts in parts."""
    winners = 0
    for seat in range(head.seats):
        winners += 1 if head.place[seat] == 1 else 0
    for seat in range(head.seats):
        scores[seat] += head.score[seat]
        if head.place[seat] == 1:
            wins[seat] += 1.0 / winners
    reasons[head.over] += 1
