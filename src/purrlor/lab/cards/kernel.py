"""The compiled loop behind reports and datasets: whole games, with what happened to every card in them.

It plays the very games of the plain play-out loop (engine/batch/playout.py), or follows a script of bots' moves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import purrlor.engine
from purrlor.engine.author.chance import bits
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS, Happening, Header
from purrlor.engine.batch.playout import BROKEN, ENDLESS, FINE, NO_MOVE, choose_seat, number_game, wrong_seat
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import cache_folder
from purrlor.engine.compile.intrinsics import at, call1, call2, call3, carray, copy_bytes, give_back, judge, take
from purrlor.engine.compile.rule import rule

# One game: how long, how wide, how it went; shares of the win, places and points by seat.
ROW = np.dtype([
    ("choices", "f8"), ("drama", "f8"), ("decided", "f8"), ("share", "f8", MAX_SEATS), ("decisions", "i4"),
    ("turns", "i4"), ("leads", "i2"), ("reason", "i1"), ("first", "i1"), ("place", "i1", MAX_SEATS),
    ("score", "i2", MAX_SEATS),
])  # fmt: skip
# Addresses and sizes that the loop reads; the last line is where it is: in the script, in the game, in a decision.
FACTS = np.dtype([
    (name, "i8")
    for name in (
        "setup", "legal", "apply", "census", "value", "blank", "kinds", "maps", "owners", "ends", "table", "rows",
        "who", "what", "many", "starts", "room", "mode", "size", "head", "log", "zones", "pieces", "slots", "most",
        "longest", "seats", "trouble", "state", "mind", "out", "census_in", "values", "marks", "touched",
        "start", "used", "ply", "moments", "asked", "move", "choices",
    )
])  # fmt: skip
PLAY, FOLLOW, KEEP = range(3)  # mode: choose by chance, follow the script, choose by chance and write the script
NOTHING, MOVES, TELLS = range(3)  # what a kind of event does to cards: see cards/study.py
MOMENTS = 2048  # how many turns of a game are judged
ROW_SIZE, HEADER, EVENT = ROW.itemsize, Header.dtype, Happening.dtype
B1, UB1, B2, B4, B8, F8 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4", "i8", "f8"))


# -- Marks: which seat did what with which card in this game


@rule
def mark(d: Any, slot: int, piece: int, seat: int, marks: Any, touched: Any) -> None:
    """Note that something happened to a card at a seat; touched[0] counts the notes."""
    table = carray(at(d.table), (d.slots, d.pieces, 4), F8)
    table[slot, piece, 3] += 1.0
    cell = (slot * d.pieces + piece) * d.seats + seat
    if marks[cell] == 0:
        marks[cell] = 1
        touched[0] += 1
        touched[touched[0]] = cell


@rule
def mark_event(d: Any, e: Any, marks: Any, touched: Any) -> None:
    """Note one event: a card that moves marks its giver and its taker, one that is told of marks the seat told."""
    kind = carray(at(d.kinds + e.kind * 40), 5, B8)
    if kind[0] == MOVES:
        owners = carray(at(d.owners), d.zones, B8)
        giver, taker = owners[e.b], owners[e.c]
        if giver >= 0:
            mark(d, kind[1], e.a, giver, marks, touched)
        if taker >= 0 and taker != giver:
            mark(d, kind[1] + 1, e.a, taker, marks, touched)
    elif kind[0] == TELLS:
        told = (e.a, e.b, e.c)
        piece = carray(at(d.maps + kind[4] * 2048), 256, B8)[told[kind[2]]]
        mark(d, kind[1], piece, told[kind[3]], marks, touched)


@rule
def mark_log(d: Any, here: int, marks: Any, touched: Any) -> None:
    """Note all events of the last move."""
    count = carray(at(here + d.head), 1, B2)[0]
    log = carray(at(here + d.log), count, EVENT)
    for k in range(count):
        mark_event(d, log[k], marks, touched)


@rule
def mark_end(d: Any, here: int, census: Any, marks: Any, touched: Any) -> None:
    """Note which cards every seat has at the end, and where."""
    owners, ends = carray(at(d.owners), d.zones, B8), carray(at(d.ends), d.zones, B8)
    census[:] = 0
    call2(d.census, here, d.census_in)
    for zone in range(d.zones):
        for piece in range(d.pieces):
            if owners[zone] >= 0 and census[zone * d.pieces + piece] > 0:
                mark(d, ends[zone], piece, owners[zone], marks, touched)


@rule
def settle_marks(d: Any, s: Any, marks: Any, touched: Any) -> None:
    """Add the seats' shares of the win to what they did, and wipe the marks."""
    table = carray(at(d.table), (d.slots, d.pieces, 4), F8)
    for t in range(1, touched[0] + 1):
        cell = touched[t]
        marks[cell] = 0
        seat, card = cell % d.seats, cell // d.seats
        share = win_share(s.place, s.seats, seat)
        row = table[card // d.pieces, card % d.pieces]
        row[0] += 1.0
        row[1] += share
        row[2] += share * share
    touched[0] = 0


# -- How a game went


@rule
def tell_story(row: Any, values: Any, moments: int, seats: int) -> None:
    """Sum up who led when: changes of the lead, how far behind the winner was, and when the game was decided."""
    leader, leads, behind, last = -1, 0, 0.0, 0
    for m in range(moments):
        best = 0
        for seat in range(seats):
            if values[m, seat] > values[m, best]:
                best = seat
        if leader < 0 or values[m, best] > values[m, leader]:
            leads += leader >= 0
            leader = best
        worst = 0.0
        ahead = False
        for seat in range(seats):
            if row.place[seat] == 1:
                worst = max(worst, values[m, best] - values[m, seat])
                ahead = ahead or seat == leader
        behind += worst
        if not ahead:
            last = m + 1
    row.leads = leads
    row.drama = behind / max(1, moments)
    row.decided = last / max(1, moments)


@rule
def write_row(row: Any, s: Any) -> None:
    """Write down how a game ended."""
    row.reason = s.over
    for seat in range(MAX_SEATS):
        row.share[seat] = win_share(s.place, s.seats, seat) if seat < s.seats else 0.0
        row.place[seat] = s.place[seat]
        row.score[seat] = s.score[seat]


@rule
def begin(d: Any, here: int, s: Any, mind: Any, number: int) -> int:
    """Deal game `number`, as the play-out loop does."""
    copy_bytes(here, d.blank, d.size)
    number_game(s, mind, number)
    return int(call1(d.setup, here))


@rule
def judge_all(d: Any, here: int, values: Any, moment: int, seats: int) -> None:
    """Ask the game how every seat stands."""
    for seat in range(seats):
        values[moment, seat] = judge(d.value, here, seat)


def study(facts: int, first: int, count: int) -> int:
    """Play games `first` to `first + count`; give how many were done before the script was full.

    What went wrong is left at `trouble`: its number as in engine/batch/playout.py, the game, the ply.
    """
    d = carray(at(facts), 1, FACTS)[0]
    cells = d.slots * d.pieces * d.seats
    d.out, d.census_in, d.values = take(4, d.most + 2), take(2, d.zones * d.pieces), take(8, MOMENTS * MAX_SEATS)
    d.marks, d.touched = take(1, cells), take(8, cells + 1)
    done = study_all(d, first, count)
    for room in (d.out, d.census_in, d.values, d.marks, d.touched):
        give_back(room)
    return done


@rule
def study_all(d: Any, first: int, count: int) -> int:
    """Play the games in the room that `study` took."""
    starts, trouble = carray(at(d.starts), count + 1, B8), carray(at(d.trouble), 3, B8)
    d.used = 0
    for k in range(count):
        if d.mode == KEEP and d.used + d.longest > d.room:
            return k
        d.start = starts[k] if d.mode == FOLLOW else d.used
        trouble[0] = study_one(d, k, first + k)
        if trouble[0] != FINE:
            trouble[1], trouble[2] = first + k, d.ply
            return k
        if d.mode == KEEP:
            starts[k + 1] = d.used
    return count


@rule
def study_one(d: Any, k: int, number: int) -> int:
    """Play one game and write its row; gives the number of what went wrong."""
    cells = d.slots * d.pieces * d.seats
    s, mind = carray(at(d.state), 1, HEADER)[0], carray(at(d.mind), 1, HEADER)[0]
    marks, touched = carray(at(d.marks), cells, UB1), carray(at(d.touched), cells + 1, B8)
    row = carray(at(d.rows + k * ROW_SIZE), 1, ROW)[0]
    d.ply, d.moments, d.choices = 0, 0, 0
    if begin(d, d.state, s, mind, number) != 1:
        return BROKEN
    mark_log(d, d.state, marks, touched)
    row.first = s.turn
    wrong = play_through(d, s, mind, marks, touched)
    if wrong == FINE:
        sum_up(d, row, s, marks, touched)
    return int(wrong)


@rule
def play_through(d: Any, s: Any, mind: Any, marks: Any, touched: Any) -> int:
    """Play to the end, and note what happens to the cards on the way; gives the number of what went wrong."""
    values, turn = carray(at(d.values), (MOMENTS, MAX_SEATS), F8), -1
    while s.over == 0:
        if s.turn != turn and d.moments < MOMENTS:
            judge_all(d, d.state, values, d.moments, s.seats)
            d.moments, turn = d.moments + 1, s.turn
        wrong = decide(d, s, mind)
        if wrong != FINE:
            return int(wrong)
        if call3(d.apply, d.state, d.asked, d.move) != 1 or s.fault != 0:
            return BROKEN
        mark_log(d, d.state, marks, touched)
        d.ply += 1
    return FINE


@rule
def decide(d: Any, s: Any, mind: Any) -> int:
    """Find the seat and its move, by chance or in the script, and keep them if asked to; gives what went wrong."""
    who, what, many = carray(at(d.who), d.room, B1), carray(at(d.what), d.room, B4), carray(at(d.many), d.room, B2)
    out, spot = carray(at(d.out), d.most + 2, B4), d.start + d.ply
    d.asked = np.int64(who[spot]) if d.mode == FOLLOW else choose_seat(mind, s.waiting)
    if d.asked < 0 or d.asked >= s.seats:
        return int(wrong_seat(s, d.asked))
    n = call3(d.legal, d.state, d.asked, d.out)
    if n < 1 or d.ply >= d.longest:
        return NO_MOVE if n < 1 else ENDLESS
    d.move = np.int64(what[spot]) if d.mode == FOLLOW else np.int64(out[1 + ((bits(mind) * n) >> 32)])
    d.choices += n
    if d.mode == KEEP:
        who[spot], what[spot], many[spot] = d.asked, d.move, n
        d.used += 1
    return FINE


@rule
def sum_up(d: Any, row: Any, s: Any, marks: Any, touched: Any) -> None:
    """Write the row of a game that is over, and settle what was noted about its cards."""
    census, values = carray(at(d.census_in), d.zones * d.pieces, B2), carray(at(d.values), (MOMENTS, MAX_SEATS), F8)
    row.decisions, row.turns, row.choices = d.ply, d.moments, d.choices / max(1, d.ply)
    write_row(row, s)
    tell_story(row, values, d.moments, s.seats)
    mark_end(d, d.state, census, marks, touched)
    settle_marks(d, s, marks, touched)


@cache
def loop() -> Any:
    """Load the loop from the cache, or compile it."""
    engine, cards = Path(purrlor.engine.__file__).parent, Path(__file__).parent
    signature = {"study": "int64(int64, int64, int64)"}
    return entries(cache_folder(engine, cards), signature, lambda: {"study": study})["study"].call
