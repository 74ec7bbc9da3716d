"""Points, winning and the end of the game."""

from __future__ import annotations

from purrlor.engine import emit, end, rule
from purrlor.games.cantankerous_cats.cards import HEARTS, PAWS
from purrlor.games.cantankerous_cats.options import FERAL_WIN_HEARTS, WIN_POINTS
from purrlor.games.cantankerous_cats.record import SEATS, Doing, Over, State, Step, Tell, Via, Way

NO_WINNER = SEATS


@rule
def under_own_counter(s: State, seat: int) -> bool:
    """CC-196: whatever happens while a Counter of its own is open cannot win for a seat."""
    for i in range(s.depth):
        if s.stack[i].via == Via.COUNTER and s.stack[i].seat == seat:
            return True
    return False


@rule
def may_win(s: State, seat: int) -> bool:
    """CC-172: only the holder of the toy wins; CC-105, CC-196: and not with a Counter."""
    return seat == s.turn and not under_own_counter(s, seat)


@rule
def is_winning(s: State, f: Doing) -> bool:
    """CC-173, CC-218, CC-220: say whether the card of a frame would win as things stand."""
    if f.step == Step.TURN:
        return claims(s)
    if f.step != Step.PLAY or f.cancelled or not may_win(s, f.seat):
        return False
    if f.way == Way.SCORE:
        paid = s.feral[f.seat] == 0 and not f.blamed and not f.unpaid
        return paid and s.score[f.seat] + PAWS[f.card] >= WIN_POINTS
    return f.way == Way.BANK and s.feral[f.seat] == 1 and s.hearts[f.seat] + HEARTS[f.card] >= FERAL_WIN_HEARTS


@rule
def claims(s: State) -> bool:
    """CC-178: with `any_time` a holder that is Feral with nine hearts claims the victory without banking a card."""
    return s.feral_win_check == 1 and s.feral[s.turn] == 1 and s.hearts[s.turn] >= FERAL_WIN_HEARTS


@rule
def gain(s: State, seat: int, points: int, wins: bool) -> None:
    """CC-175: score, and win with the ninth point; CC-105, CC-106: or score nothing where that cannot win."""
    if s.score[seat] + points >= WIN_POINTS:
        if wins:
            s.score[seat] = WIN_POINTS  # CC-024
            win(s, seat, Over.NINE_POINTS)
            return
        points = 0
    s.score[seat] += points
    emit(s, Tell.SCORED, seat, points, 0)


@rule
def win(s: State, seat: int, reason: int) -> None:
    """CC-171, CC-177: nobody prevented it."""
    emit(s, Tell.WON, seat, 0, 0)
    rank_seats(s, seat)
    end(s, reason)


@rule
def end_by_cap(s: State) -> None:
    """CC-181, CC-221: too many rounds; most points win, then most hearts, then the win is shared."""
    emit(s, Tell.CAPPED, 0, 0, 0)
    rank_seats(s, NO_WINNER)
    end(s, Over.ROUND_CAP)


@rule
def rank_seats(s: State, winner: int) -> None:
    """CC-181: behind the winner by points, then by hearts; equal places are shared."""
    for seat in range(s.seats):
        s.place[seat] = 1
        for other in range(s.seats):
            if seat != winner and (other == winner or is_ahead(s, other, seat)):
                s.place[seat] += 1


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Say whether a seat has more points, or as many and more hearts."""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    return s.hearts[seat] > s.hearts[other]


# -- For bots ----------------------------------------------------------------------------------------------------------


@rule
def strength(s: State, seat: int) -> float:
    """Judge a Cat in points: a heart is worth a little more than half of one, a token and a card something too."""
    return s.score[seat] + 0.45 * s.hearts[seat] + 0.3 * s.tokens[seat] + 0.12 * s.held[seat] - 1.2 * s.feral[seat]


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat's prospects from 0 to 1, against the strongest of the others."""
    if s.over:
        return 1.0 if s.place[seat] == 1 else 0.0
    best = -2.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, other))
    return min(0.99, max(0.01, 0.5 + (strength(s, seat) - best) / 20.0))
