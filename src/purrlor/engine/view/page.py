"""What a table shows, as rules write it down: a page of numbers, each a word of the game or a number as it is.

Words are ready pieces of JSON (`vocabulary.py`). A rule that shows a table puts them onto a page one after the other:
first all seats, then all zones. It is compiled like any other rule, and `spell` reads the page out: a view takes a few
microseconds. Sentences are written in `sentence.py`.

What is put down in a wrong order would not read as JSON. A plain run refuses it by name; compiled code takes its word.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from purrlor.engine.author.fields import Grid
from purrlor.engine.compile.intrinsics import copy_bytes, only_plain
from purrlor.engine.compile.rule import rule
from purrlor.errors import RulesFault

# What the first numbers of a page say: where it ends, what is open, the open zone and its pieces; how many arguments a
# sentence has so far, and how it is closed. Then the faces in the open zone.
END, STATE, ZONE, PIECES, ARGUMENTS, CLOSING, FACES = range(7)
MAX_PIECES = 200  # in one zone
START = FACES + MAX_PIECES
PAGE = 1 << 14  # numbers on a page
TEXT = 1 << 17  # letters of its text

# What is open where the page ends: nothing, a zone without pieces so far, a piece, its marks, a zone's own facts;
# a seat without badges so far, its badges, its counts, its own facts; nothing after a seat.
NOTHING, EMPTY, PIECE, MARKS, FACTS, NO_BADGE, BADGES, COUNTS, ABOUT, SEATED = range(10)


class Call(IntEnum):
    """What can be put onto a page, as far as its place matters."""

    BEGIN_SEAT, BADGE, COUNT, IN_SEAT, ZONE, FACT, PIECE, ON_PIECE, MARK, FINISH = range(10)


ORDER = {
    Call.BEGIN_SEAT: ((NOTHING, SEATED), "a seat begins when the one before is closed, and before all zones"),
    Call.BADGE: ((NO_BADGE, BADGES), "badges come after a seat's score and before its counts"),
    Call.COUNT: ((NO_BADGE, BADGES, COUNTS), "counts come after a seat's badges and before all else about it"),
    Call.IN_SEAT: ((NO_BADGE, BADGES, COUNTS, ABOUT), "no seat is open here"),
    Call.ZONE: ((NOTHING, SEATED, EMPTY, PIECE, MARKS, FACTS), "zones come when all seats are closed"),
    Call.FACT: ((EMPTY, PIECE, MARKS, FACTS), "facts come in a zone"),
    Call.PIECE: ((EMPTY, PIECE, MARKS), "pieces come in a zone, before its facts"),
    Call.ON_PIECE: ((PIECE,), "position, owner and facing come right after their piece, before its marks"),
    Call.MARK: ((PIECE, MARKS), "marks, and what comes after them, belong to a piece"),
    Call.FINISH: ((NOTHING, SEATED, EMPTY, PIECE, MARKS, FACTS), "a page ends when all seats are closed"),
}


def _check_order(page: Grid, call: int) -> None:
    allowed, sentence = ORDER[Call(call)]
    if int(page[STATE]) not in allowed:
        raise RulesFault("error-page-json", error=sentence)


in_order = only_plain(_check_order)

SIGNS = (",", "}", "}}", "@", "-", "true", "false", "]", '"', ":", ">")
COMMA, CLOSE, CLOSE_BOTH, AGAIN, MINUS, TRUE, FALSE, CLOSE_LIST, QUOTE, COLON, ARROW = range(len(SIGNS))
OF_ZONES = (',"pieces":[', ',"position":', ',"owner":', ',"facing":', ',"known":', ',"marks":{"known":')
OPEN, POSITION, OWNER, FACING, KNOWN, _ = range(len(SIGNS), len(SIGNS) + len(OF_ZONES))
OF_SEATS = ('"seats":[', '{"score":', '{"score":null', ',"badges":[', '],"counts":{', '],"zones":[')
OPEN_SEATS, SCORE, NO_SCORE, OPEN_BADGES, OPEN_COUNTS, OPEN_ZONES = range(
    len(SIGNS) + len(OF_ZONES), len(SIGNS) + len(OF_ZONES) + len(OF_SEATS)
)
COMMON = (*SIGNS, *OF_ZONES, *OF_SEATS)
ZONE_WORDS = 4  # its head; how its first piece begins, and the next; how its pieces end
FACE_WORDS = 3  # its name; how it goes on; both at once
BACK = -1  # the face of a piece that is seen from behind
NEW_KEY = 1  # the word after a key: the same key as the first of a piece's marks


@rule
def begin(page: Grid) -> None:
    """Take an empty page."""
    page[END], page[STATE] = START, NOTHING


@rule
def begin_table(page: Grid) -> None:
    """Begin with the seats."""
    write(page, OPEN_SEATS)
    page[STATE] = NOTHING


@rule
def write(page: Grid, word: int) -> None:
    """Put a word onto the page."""
    page[page[END]] = word
    page[END] += 1


@rule
def number(page: Grid, value: int) -> None:
    """Put a number onto the page."""
    if value < 0:
        write(page, MINUS)
    write(page, -1 - abs(value))


@rule
def truth(page: Grid, value: int) -> None:
    """Put a yes or no onto the page."""
    write(page, TRUE if value else FALSE)


# -- Seats


@rule
def begin_seat(page: Grid) -> None:
    """Part a seat from the one before."""
    in_order(page, Call.BEGIN_SEAT)
    if page[STATE] == SEATED:
        write(page, COMMA)


@rule
def score(page: Grid, points: int) -> None:
    """Begin a seat with its score."""
    begin_seat(page)
    write(page, SCORE)
    number(page, points)
    write(page, OPEN_BADGES)
    page[STATE] = NO_BADGE


@rule
def no_score(page: Grid) -> None:
    """Begin a seat whose score is not shown."""
    begin_seat(page)
    write(page, NO_SCORE)
    write(page, OPEN_BADGES)
    page[STATE] = NO_BADGE


@rule
def badge(page: Grid, word: int) -> None:
    """Give the seat a badge."""
    in_order(page, Call.BADGE)
    if page[STATE] == BADGES:
        write(page, COMMA)
    write(page, word)
    page[STATE] = BADGES


@rule
def count(page: Grid, key: int, value: int) -> None:
    """Say how many of something the seat has, after its badges."""
    in_order(page, Call.COUNT)
    write(page, COMMA if page[STATE] == COUNTS else OPEN_COUNTS)
    write(page, key)
    number(page, value)
    page[STATE] = COUNTS


@rule
def about(page: Grid, key: int, word: int) -> None:
    """Say something else about the seat, after its counts."""
    in_order(page, Call.IN_SEAT)
    end_counts(page)
    write(page, key)
    write(page, word)
    page[STATE] = ABOUT


@rule
def end_counts(page: Grid) -> None:
    """Close the counts, if they are not closed; a seat without any has none."""
    if page[STATE] == ABOUT:
        return
    if page[STATE] != COUNTS:
        write(page, OPEN_COUNTS)
    write(page, CLOSE)


@rule
def end_seat(page: Grid) -> None:
    """Close the seat."""
    in_order(page, Call.IN_SEAT)
    end_counts(page)
    write(page, CLOSE)
    page[STATE] = SEATED


# -- Zones


@rule
def zone(page: Grid, which: int, size: int) -> None:
    """Begin a zone."""
    in_order(page, Call.ZONE)
    if page[STATE] == NOTHING or page[STATE] == SEATED:
        write(page, OPEN_ZONES)
    else:
        end_zone(page)
        write(page, COMMA)
    write(page, which)
    number(page, size)
    write(page, OPEN)
    page[STATE], page[ZONE], page[PIECES] = EMPTY, which, 0


@rule
def zone_of(page: Grid, which: int, seat: int, size: int) -> None:
    """Begin a seat's zone."""
    zone(page, which + ZONE_WORDS * seat, size)


@rule
def fact(page: Grid, key: int) -> None:
    """Begin a fact about the zone, after all its pieces; its value comes next."""
    in_order(page, Call.FACT)
    end_pieces(page)
    page[STATE] = FACTS
    write(page, key)


@rule
def end_pieces(page: Grid) -> None:
    """Close the list of pieces, if it is open."""
    if page[STATE] != FACTS:
        end_piece(page)
        write(page, page[ZONE] + 3)


@rule
def end_zone(page: Grid) -> None:
    """Close the zone."""
    end_pieces(page)
    write(page, CLOSE)
    page[STATE] = FACTS


@rule
def finish_table(page: Grid) -> None:
    """Close the last zone and the list of zones."""
    in_order(page, Call.FINISH)
    if page[STATE] == NOTHING or page[STATE] == SEATED:
        write(page, OPEN_ZONES)
    else:
        end_zone(page)
    write(page, CLOSE_LIST)


# -- Pieces


@rule
def piece(page: Grid, faces: int, face: int, count: int) -> None:
    """Lay a piece into the zone, or several alike; one whose face lies there already is told apart by a number."""
    in_order(page, Call.PIECE)
    end_piece(page)
    write(page, page[ZONE] + (1 if page[PIECES] == 0 else 2))
    word = faces + FACE_WORDS * face
    again = 1 + alike(page, word)
    if again == 1:
        write(page, word + 2)
    else:
        write(page, word)
        write(page, AGAIN)
        number(page, again)
        write(page, word + 1)
    number(page, count)
    page[FACES + page[PIECES]] = word
    page[PIECES] += 1
    page[STATE] = PIECE


@rule
def alike(page: Grid, word: int) -> int:
    """Count the pieces of the zone with this face."""
    found = 0
    for i in range(page[PIECES]):
        found += page[FACES + i] == word
    return found


@rule
def end_piece(page: Grid) -> None:
    """Close the piece, if one is open."""
    if page[STATE] == PIECE:
        write(page, CLOSE)
    elif page[STATE] == MARKS:
        write(page, CLOSE_BOTH)


@rule
def position(page: Grid, place: int) -> None:
    """Say where in its zone a piece lies."""
    in_order(page, Call.ON_PIECE)
    write(page, POSITION)
    number(page, place)


@rule
def owner(page: Grid, seat: int) -> None:
    """Say whose a piece is."""
    in_order(page, Call.ON_PIECE)
    write(page, OWNER)
    number(page, seat)


@rule
def facing(page: Grid, word: int) -> None:
    """Say which side of a piece is up, or where it looks."""
    in_order(page, Call.ON_PIECE)
    write(page, FACING)
    write(page, word)


@rule
def mark(page: Grid, key: int) -> None:
    """Begin a mark on the piece; its value comes next."""
    in_order(page, Call.MARK)
    write(page, key if page[STATE] == MARKS else key + NEW_KEY)
    page[STATE] = MARKS


@rule
def mark_true(page: Grid, key: int) -> None:
    """Mark the piece with something that is so."""
    mark(page, key)
    write(page, TRUE)


@rule
def also(page: Grid, key: int) -> None:
    """Begin something else about the piece, after its marks; its value comes next."""
    in_order(page, Call.MARK)
    if page[STATE] == MARKS:
        write(page, CLOSE)
    page[STATE] = PIECE
    write(page, key)


# -- Several pieces at once


@rule
def total(counts: Grid) -> int:
    """Count the pieces of a heap."""
    found = 0
    for face in range(len(counts)):
        found += counts[face]
    return found


@rule
def heap_zone(page: Grid, which: int, faces: int, counts: Grid) -> None:
    """Show a zone that is one heap."""
    zone(page, which, total(counts))
    heap(page, faces, counts)


@rule
def backs(page: Grid, faces: int, size: int) -> None:
    """Lay out pieces from behind, if there are any."""
    if size > 0:
        piece(page, faces, BACK, size)


@rule
def heap(page: Grid, faces: int, counts: Grid) -> None:
    """Lay out a heap that is kept as counts by piece."""
    for face in range(len(counts)):
        if counts[face] > 0:
            piece(page, faces, face, counts[face])


@rule
def hidden_heap(page: Grid, faces: int, size: int, known: Grid) -> None:
    """Lay out backs, with the faces that the one who looks knows to be among them; those are marked."""
    for face in range(len(known)):
        if known[face] > 0:
            piece(page, faces, face, known[face])
            mark_true(page, KNOWN)
    backs(page, faces, size - total(known))


# -- Reading a page out


@rule
def spell(page: Grid, words: Any, ends: Grid, out: Any) -> int:
    """Write the text of a page; give its length, or 0 where there is no room for it."""
    n, source, target = 0, np.int64(words.ctypes.data), np.int64(out.ctypes.data)
    for i in range(START, page[END]):
        if page[i] < 0:
            n = spell_number(-1 - page[i], n, out)
        else:
            start, size = ends[page[i]], ends[page[i] + 1] - ends[page[i]]
            if n + size > len(out):
                return 0
            copy_bytes(target + n, source + start, size)  # letter by letter a page takes twice as long
            n += size
    return n


@rule
def spell_number(value: int, n: int, out: Grid) -> int:
    """Write a number; give where it ends."""
    unit = 1
    while unit * 10 <= value:
        unit *= 10
    while unit > 0:
        out[n] = 48 + value // unit % 10
        n += 1
        unit //= 10
    return n
