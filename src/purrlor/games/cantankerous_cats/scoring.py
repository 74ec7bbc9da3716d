"""Points, winning and the end of the game."""

from __future__ import annotations

from purrlor.engine import emit, end, rule
from purrlor.games.cantankerous_cats.cards import COST, HEARTS, MISCHIEF, PAWS, RANK
from purrlor.games.cantankerous_cats.options import FERAL_WIN_HEARTS, WIN_POINTS
from purrlor.games.cantankerous_cats.piles import purse
from purrlor.games.cantankerous_cats.record import SEATS, TABLE, Doing, Over, State, Step, Tell, Via, Way

NO_WINNER = SEATS


@rule
def outranks(s: State, card: int, other: int) -> bool:
    """CC-046 to CC-048: say which of two bets wins: the higher rank, or the lower, as the indicator says."""
    return bool((RANK[card] - RANK[other]) * s.direction > 0)


# -- Winning -----------------------------------------------------------------------------------------------------------


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
    if f.step != Step.PLAY or f.cancelled:
        return False
    if f.way == Way.SCORE:
        return not f.unpaid and scores_to_win(s, f.seat, prize(f))
    return f.way == Way.BANK and banks_to_win(s, f.seat, f.card)


@rule
def scores_to_win(s: State, seat: int, paws: int) -> bool:
    """CC-172: say whether a Score of so many paws would win."""
    return paws > 0 and s.feral[seat] == 0 and s.score[seat] + paws >= WIN_POINTS and may_win(s, seat)


@rule
def banks_to_win(s: State, seat: int, card: int) -> bool:
    """CC-177, CC-220: say whether banking a card would win for a Feral Cat."""
    return s.feral[seat] == 1 and s.hearts[seat] + HEARTS[card] >= FERAL_WIN_HEARTS and may_win(s, seat)


@rule
def claims(s: State) -> bool:
    """CC-178: with `any_time` a holder that is Feral with nine hearts claims the victory without banking a card."""
    return s.feral_win_check == 1 and s.feral[s.turn] == 1 and s.hearts[s.turn] >= FERAL_WIN_HEARTS


@rule
def prize(f: Doing) -> int:
    """CC-142: give what a Mischief card on the table is worth."""
    return 0 if f.blamed else int(PAWS[f.card])


@rule
def half_prize(paws: int) -> int:
    """CC-082: give what a target that pays scores."""
    return paws // 2


@rule
def reward(s: State, seat: int, points: int, wins: bool) -> int:
    """CC-105, CC-106: give the points that count: none where they would win and may not."""
    return points if wins or s.score[seat] + points < WIN_POINTS else 0


@rule
def gain(s: State, seat: int, points: int, wins: bool) -> None:
    """CC-175: score, and win with the ninth point."""
    scored = reward(s, seat, points, wins)
    if s.score[seat] + scored >= WIN_POINTS:
        s.score[seat] = WIN_POINTS  # CC-024
        win(s, seat, Over.NINE_POINTS)
        return
    s.score[seat] += scored
    emit(s, Tell.SCORED, seat, scored, 0)


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


# -- What a card on the table will do ----------------------------------------------------------------------------------


@rule
def pledged(s: State, depth: int) -> int:
    """Add up the hearts that a frame is about to bank; CC-197: a Counter may bank several cards."""
    hearts = 0
    for card in range(1, MISCHIEF):
        hearts += HEARTS[card] if s.hangs[card] == depth and s.lies[card] == TABLE else 0
    return hearts


@rule
def banks(g: Doing) -> bool:
    """Say whether a frame banks cards."""
    return g.way == Way.BANK or g.step == Step.COUNTER_BANK


@rule
def fails(s: State, g: Doing) -> bool:
    """CC-032: say whether a Score that is not paid for will make its owner Feral."""
    return bool(g.unpaid and not g.blamed and s.feral[g.seat] == 0)


@rule
def brings(s: State, g: Doing) -> int:
    """CC-200: give the points that a Score on the table will bring."""
    return 0 if s.feral[g.seat] else reward(s, g.seat, prize(g), may_win(s, g.seat))


@rule
def total_with(s: State, seat: int, points: int) -> int:
    """CC-024: give a seat's points with some more."""
    return min(WIN_POINTS, int(s.score[seat]) + points)


@rule
def attack_cost(f: Doing) -> int:
    """CC-142: give what an Attack costs its target."""
    return 0 if f.blamed else int(COST[f.card])


@rule
def spares(s: State, g: Doing) -> bool:
    """CC-101c, CC-142: say whether an Attack on the table will do nothing."""
    return bool(s.feral[g.aim - 1] == 1 or attack_cost(g) == 0)


# -- Who is one card short of winning ----------------------------------------------------------------------------------

EASY, USUAL = 2, 3  # cards of two paws may come for nothing, set off by an Event; those of more than three are rare
USUAL_COST, MOST_HEARTS = int(COST[PAWS >= USUAL].min()), int(HEARTS.max())


@rule
def in_final_chance(s: State, seat: int) -> bool:
    """CC-173: say whether a card, or a claim, of a seat wins unless somebody stops it now."""
    for i in range(1, s.depth):
        if s.stack[i].step == Step.REACTIONS and s.stack[i - 1].seat == seat and is_winning(s, s.stack[i - 1]):
            return True
    return False


@rule
def is_near(s: State, seat: int) -> bool:
    """Say whether one usual Mischief card, as far as all can see, may bring a Domestic Cat the ninth point."""
    short = WIN_POINTS - int(s.score[seat])
    if s.feral[seat]:
        return False
    return short <= EASY or (short == USUAL and purse(s, seat) >= USUAL_COST)


@rule
def is_near_in_the_wild(s: State, seat: int) -> bool:
    """CC-177: say whether one Affection card may bring a Feral Cat with the toy the ninth heart."""
    return s.feral[seat] == 1 and seat == s.turn and s.hearts[seat] + MOST_HEARTS >= FERAL_WIN_HEARTS


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
