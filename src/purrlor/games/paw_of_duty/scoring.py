"""The end: Control Victory, Power Victory and its tie-breaks; and how a bot judges a position."""

from __future__ import annotations

import numpy as np

from purrlor.engine import emit, end, rule
from purrlor.games.paw_of_duty.board import is_own
from purrlor.games.paw_of_duty.record import CITY, KITTIES, LEVEL, LINE_SQUARES, LINES, Over, State, Tell


@rule
def end_by_control(s: State, winner: int) -> None:
    """PD-05: at once, whatever was captured."""
    win(s, winner, Over.CONTROL)


@rule
def end_by_power(s: State) -> None:
    """PD-04; PD-106, PD-119: on a tie the levels on the board; PD-107: then a draw, or the second player's."""
    emit(s, Tell.BATTLE_OVER, 0, 0, 0)
    captured = s.score[0] - s.score[1]
    standing = board_levels(s, 0) - board_levels(s, 1)
    if captured != 0:
        win(s, 0 if captured > 0 else 1, Over.POWER)
    elif standing != 0:
        win(s, 0 if standing > 0 else 1, Over.BOARD)
    elif s.final_tie:
        win(s, 1 - s.first, Over.SECOND_PLAYER)
    else:
        s.place[0], s.place[1] = 1, 1
        end(s, Over.DRAW)


@rule
def win(s: State, winner: int, reason: int) -> None:
    """One seat wins."""
    s.place[winner] = 1
    s.place[1 - winner] = 2
    end(s, reason)


@rule
def board_levels(s: State, seat: int) -> int:
    """PD-106, PD-119: the levels of a seat's Kitties still on the board, in both zones."""
    total = 0
    for kitty in range(1, KITTIES):
        if is_own(s, seat, kitty):
            total += LEVEL[kitty]
    return total


# -- For bots -------------------------------------------------------------------------------------------------------

LINE_WORTH = np.array([0.0, 0.1, 0.8, 5.0])  # of none, one, two or three own Kitties on a line without enemies


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat: captured levels, Kitties standing, and open lines against the other's, from 0 to 1."""
    if s.over:
        return 0.5 + 0.5 * (s.place[1 - seat] - s.place[seat])
    lead = float(s.score[seat] - s.score[1 - seat]) + strength(s, seat) - strength(s, 1 - seat)
    return 0.5 + 0.5 * lead / (12.0 + abs(lead))


@rule
def strength(s: State, seat: int) -> float:
    """Give the worth of a seat's Kitties and lines."""
    total = 0.0
    for kitty in range(1, KITTIES):
        if is_own(s, seat, kitty):
            total += 0.3 * LEVEL[kitty] if CITY[s.at[kitty]] else 0.1 * LEVEL[kitty]
    for line in range(LINES):
        total += line_worth(s, seat, line)
    return total


@rule
def line_worth(s: State, seat: int, line: int) -> float:
    """Judge one line: nothing if an enemy stands on it."""
    own = 0
    for i in range(3):
        kitty = s.board[LINE_SQUARES[line, i]]
        if is_own(s, seat, kitty):
            own += 1
        elif kitty > 0:
            return 0.0
    return float(LINE_WORTH[own])
