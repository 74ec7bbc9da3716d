"""Words that card texts share."""

from __future__ import annotations

from purrlor.engine import rule
from purrlor.games.cantankerous_cats.aims import is_aim
from purrlor.games.cantankerous_cats.cards import AIM
from purrlor.games.cantankerous_cats.record import Doing, State


@rule
def done(f: Doing) -> None:
    """A line of a text is carried out; go on to the next one."""
    f.line += 1
    f.at = 0
    f.left = 0
    f.asked = 0


@rule
def has_aim(s: State, f: Doing) -> bool:
    """CC-199: an aim that has become illegal is not replaced."""
    return f.aim > 0 and is_aim(s, f.seat, f.aim - 1, AIM[f.card])


@rule
def onward(s: State, seat: int, places: int) -> int:
    """CC-051: give the seat so many places on, or back; without a division, because this is asked all the time."""
    there = seat + places
    if there >= s.seats:
        there -= s.seats
    return there + s.seats if there < 0 else there


@rule
def neighbour(s: State, f: Doing) -> int:
    """CC-184: the next seat of a text that goes round, in the direction it began with; the first is its own."""
    if f.asked == 0:
        f.course = s.direction
    seat = onward(s, f.seat, f.course * f.asked)
    f.asked += 1
    return seat
