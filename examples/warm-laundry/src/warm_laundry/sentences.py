"""What is said at the table of Warm Laundry: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

from enum import IntEnum, auto

from purrlor.engine import SEAT, Grid, Moved, Told, rule
from purrlor.engine.view.sentence import end_part, part, points, question
from warm_laundry.record import State, Tell
from warm_laundry.show import WORDS

TALES = {Tell.LAID: Moved(), Tell.DREW: Moved(), Tell.PURRED: Told((SEAT,))}
LAY_CAT = WORDS.question("lay_cat", "WL-04")
PURRS = WORDS.part("purrs", "WL-08")


class Why(IntEnum):
    """The rules that forbid moves."""

    WL_04 = auto()


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """WL-04: there is only one question."""
    question(page, LAY_CAT)


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """WL-08: purrs are all there is."""
    part(page, PURRS)
    points(page, s.purrs[seat])
    end_part(page)


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule that forbids a move which is not on the list."""
    return Why.WL_04
