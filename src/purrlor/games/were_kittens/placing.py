"""Phase 1: everybody places victims in secret, and the first to finish takes the quarter."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, push, roll, rule
from purrlor.games.were_kittens.coins import gave_up, give_quarter, holder, placed
from purrlor.games.were_kittens.record import (
    ALL_COINS,
    AT_EAT,
    AT_HAND,
    AT_SCARE,
    COINS,
    DONE,
    FEWEST_COINS,
    FIRST_DONE,
    PLACE,
    ROTATE,
    SCARE,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)


@rule
def begin_round(s: State) -> None:
    """WK-36, WK-85: the next round begins."""
    s.rounds += 1
    emit(s, Tell.ROUND, s.rounds, 0, 0)


@flow.step(Step.PLACE)
def place(s: State, f: Doing) -> None:
    """WK-40: all at once; WK-44: a race without a clock asks in an order drawn by lot."""
    waiting = 0
    for seat in range(s.seats):
        waiting += 1 - s.done[seat]
    if waiting == 0:
        f.step = Step.REVEAL
    elif s.quick and s.quarter_race == FIRST_DONE:
        ask(s, undone(s, roll(s, waiting)), Ask.PLACE)
    else:
        for seat in range(s.seats):
            if not s.done[seat]:
                ask_to_place(s, seat)


@rule
def undone(s: State, ahead: int) -> int:
    """Give one of the seats that are not done, after passing over some."""
    seat = 0
    while s.done[seat] or ahead > 0:
        ahead -= 1 - s.done[seat]
        seat += 1
    return seat


@rule
def ask_to_place(s: State, seat: int) -> None:
    """WK-46, WK-104: who has nothing to place is done, except in a real race."""
    if in_hand(s, seat) == 0 and s.quarter_race != FIRST_DONE:
        finish(s, seat)
    else:
        ask(s, seat, Ask.PLACE)


@rule
def unplaced(s: State, seat: int, coin: int) -> int:
    """Count the victims of a type that are in hand and not laid out in secret."""
    return s.hand[seat, coin] - s.to_eat[seat, coin] - s.to_scare[seat, coin]


@rule
def in_hand(s: State, seat: int) -> int:
    """Count all victims in hand that are not laid out in secret."""
    total = 0
    for coin in range(1, COINS):
        total += unplaced(s, seat, coin)
    return total


@flow.moves(Ask.PLACE)
def place_moves(s: State, seat: int, out: Grid) -> None:
    """WK-39: done at any time; WK-37, WK-38: or one more victim; WK-41: to scare only with characters."""
    offer(out, DONE)
    for coin in range(1, COINS):
        if unplaced(s, seat, coin) > 0:
            offer(out, PLACE + coin)
            if s.characters:
                offer(out, SCARE + coin)


@flow.answer(Ask.PLACE)
def place_victim(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-98: coin by coin, seen by nobody else."""
    if move == DONE:
        finish(s, seat)
        return
    if move < SCARE:
        s.to_eat[seat, move - PLACE] += 1
    else:
        s.to_scare[seat, move - SCARE] += 1
    ask_to_place(s, seat)


@rule
def finish(s: State, seat: int) -> None:
    """WK-40: done is done; WK-44: in a real race the first one who still plays takes the quarter."""
    takes_quarter = s.quarter_race == FIRST_DONE and not gave_up(s, seat) and not is_anybody_done(s)
    s.done[seat] = 1
    emit(s, Tell.DONE, seat, 0, 0)
    if takes_quarter:
        give_quarter(s, seat)


@rule
def is_anybody_done(s: State) -> bool:
    """WK-44: say whether somebody who still plays is done."""
    for seat in range(s.seats):
        if s.done[seat] and not gave_up(s, seat):
            return True
    return False


@rule
def race(s: State) -> bool:
    """WK-44: say whether the next done takes the quarter; where a lot asks one by one, being quick wins nothing."""
    return s.ask == Ask.PLACE and s.quarter_race == FIRST_DONE and not s.quick and not is_anybody_done(s)


@flow.step(Step.REVEAL)
def reveal(s: State, f: Doing) -> None:
    """WK-40: all placements together; then the race, and the city is populated (WK-47)."""
    for seat in range(s.seats):
        s.done[seat] = 0
        lay_out(s, seat)
    if s.quarter_race == FEWEST_COINS:
        give_quarter(s, quickest(s))
    elif s.quarter_race == ROTATE:
        # WK-45: the quarter's number is its holder's plus one, so it names the next seat.
        give_quarter(s, s.quarter % s.seats if s.quarter > 0 else roll(s, s.seats))
    f.step = Step.HURRY
    push(s, Step.POPULATE, holder(s))


@rule
def lay_out(s: State, seat: int) -> None:
    """Move what was laid out in secret to its areas."""
    for coin in range(1, COINS):
        for _ in range(s.to_eat[seat, coin]):
            emit(s, Tell.PLACED, coin, AT_HAND + seat, AT_EAT + seat)
        for _ in range(s.to_scare[seat, coin]):
            emit(s, Tell.SCARED, coin, AT_HAND + seat, AT_SCARE + seat)
        s.hand[seat, coin] = unplaced(s, seat, coin)
        s.eat[seat, coin] += s.to_eat[seat, coin]
        s.scare[seat, coin] += s.to_scare[seat, coin]
        s.to_eat[seat, coin] = 0
        s.to_scare[seat, coin] = 0


# -- The quarter


@rule
def quickest(s: State) -> int:
    """WK-43: who placed fewest, scared ones too (WK-C2); then the first after the holder, or in round 1 one by lot."""
    least, tied = ALL_COINS, 0
    for seat in range(s.seats):
        if placed(s, seat) < least:
            least, tied = placed(s, seat), 0
        if placed(s, seat) == least:
            tied += 1
    ahead = roll(s, tied) if s.quarter == 0 else 0
    seat = s.quarter % s.seats  # the one after the holder
    while placed(s, seat) > least or ahead > 0:
        if placed(s, seat) == least:
            ahead -= 1
        seat = (seat + 1) % s.seats
    return seat
