"""What is at stake in a question, what each answer leads to, and when the game is about to end."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Grid, after, rule
from purrlor.engine.view.sentence import add, add_number, alarm, end_alarm, end_stake, so, stake
from purrlor.games.kitty_cataclysm.effects import drawn
from purrlor.games.kitty_cataclysm.record import (
    CARD,
    CARDS,
    CLAIM,
    COUNT,
    DONATE,
    EFFECT,
    FULL_KITTY,
    FULL_PAWS,
    LOSE,
    PASS,
    PLAY,
    SEATS,
    STEAL,
    TAKES_KITTY,
    TAKES_PAWS,
    VALUE,
    WAIT,
    Ask,
    Op,
    State,
)
from purrlor.games.kitty_cataclysm.scoring import in_kitty, in_paws, meowney
from purrlor.games.kitty_cataclysm.show import WORDS

LINES = EFFECT.shape[1]
NAME = WORDS.axis(CARD)
FEW = 2  # so few cards that the own paws may soon be empty

# -- What a card will do, as far as all can see ------------------------------------------------------------------------


@rule
def amount_of(card: int, op: int) -> int:
    """Look for an instruction on a card: its amount, or -1 where the card has none."""
    for i in range(LINES):
        if EFFECT[card, i, 0] == op:
            return int(EFFECT[card, i, 1])
    return -1


@rule
def to_draw(card: int, seats: int) -> int:
    """KC-41: count the cards that a card takes from the deck."""
    found = 0
    for i in range(LINES):
        found += drawn(EFFECT[card, i, 0], EFFECT[card, i, 1], seats)
    return found


MOST_DRAWN = np.array([max(to_draw(card, seats) for card in range(CARDS)) for seats in range(SEATS)])


@rule
def others_hold(s: State, seat: int) -> int:
    """Count the cards in all other paws."""
    found = 0
    for other in range(s.seats):
        found += s.held[other] if other != seat else 0
    return found


@rule
def held_then(s: State, seat: int, held: int, which: int, amount: int) -> int:
    """KC-21: count the paws of who plays after one more instruction."""
    if which == Op.DRAW or which == Op.ALL_DRAW:
        return held + amount
    if which == Op.STEAL:
        return held + min(amount, others_hold(s, seat))
    if which == Op.DONATE or which == Op.LOSE:
        return max(held - amount, 0)
    if which == Op.PASS:
        return max(held - amount, 0) + min(amount, s.held[after(s, seat, s.seats - 1)])
    return held


@rule
def next_then(s: State, seat: int, held: int, theirs: int, which: int, amount: int) -> int:
    """Count the most that the left neighbour can hold after one more instruction."""
    if which == Op.ALL_DRAW or which == Op.OTHERS_DRAW:
        return theirs + amount
    if which == Op.DONATE:
        return theirs + min(amount, held)
    if which == Op.STEAL and theirs == others_hold(s, seat):  # KC-73: nobody else can be the victim
        return max(theirs - amount, 0)
    if which == Op.PASS:
        return max(theirs - amount, 0) + min(amount, held)
    return 0 if which == Op.BUST_PAWS and theirs >= amount else theirs


@rule
def paws_after(s: State, seat: int, card: int) -> int:
    """KC-19: count what a seat will hold when a card that it plays is done and the deck lasts."""
    held = s.held[seat] - 1
    for i in range(LINES):
        held = held_then(s, seat, held, EFFECT[card, i, 0], EFFECT[card, i, 1])
    return held


@rule
def next_after(s: State, seat: int, card: int) -> int:
    """Count the most that the left neighbour can hold when a card is done."""
    held, theirs = s.held[seat] - 1, int(s.held[after(s, seat, 1)])
    for i in range(LINES):
        theirs = next_then(s, seat, held, theirs, EFFECT[card, i, 0], EFFECT[card, i, 1])
        held = held_then(s, seat, held, EFFECT[card, i, 0], EFFECT[card, i, 1])
    return theirs


@rule
def hidden(s: State, me: int, card: int) -> int:
    """KC-34, KC-36: count the copies of a card that a seat has not seen played or lost, and does not hold."""
    found = COUNT[card] - s.paws[me, card]
    for i in range(s.litter_n):
        found -= s.litter[i] == card
    for seat in range(s.seats):
        for i in range(s.kitty_n[seat]):
            found -= s.kitty[seat, i] == card
    return int(found)


# -- What is at stake --------------------------------------------------------------------------------------------------

START = WORDS.stake("start", seat=SEAT)
OWN = WORDS.stake("own", mine=None, paws=None, kitty=None)
ALMOST_EMPTY = WORDS.stake("few", cards=None, mine=None)
ALMOST_FULL = WORDS.stake(
    "full", mine=None, paws=CARD, pawsHidden=None, pawsFrom=None, kitty=CARD, kittyHidden=None, kittyFrom=None
)
GIVE = WORDS.stake("donate", mine=None)
THROW = WORDS.stake("lose", mine=None)
TAKE = WORDS.stake("steal", paws=None)
SWAP = WORDS.stake("pass", seat=SEAT, got=None, paws=None)


@rule
def stake_of(s: State, me: int, page: Grid) -> None:
    """Say what an answer is about: the own meowney, and what may happen to it."""
    if s.ask == Ask.CLAIM:
        stake(page, START)
        add_number(page, after(s, s.dealt_by, 1))
    elif s.ask == Ask.PLAY or s.ask == Ask.LAST:
        stake_of_play(s, me, page)
    elif s.ask == Ask.STEAL:
        stake(page, TAKE)
        add_number(page, held_then(s, me, s.held[me], Op.STEAL, s.stack[s.depth - 1].left))
    elif s.ask == Ask.PASS:
        stake_of_pass(s, me, s.stack[s.depth - 1].left, page)
    else:
        stake(page, GIVE if s.ask == Ask.DONATE else THROW)
        add_number(page, meowney(s, me))
    end_stake(page)


@rule
def stake_of_play(s: State, me: int, page: Grid) -> None:
    """KC-54, KC-55, KC-61: full paws are in danger, and so is who has few cards; else say what is owned."""
    if s.held[me] <= FEW:
        stake(page, ALMOST_EMPTY)
        add_number(page, s.held[me])
        add_number(page, meowney(s, me))
    elif s.held[me] >= FULL_KITTY - 1 and hidden(s, me, TAKES_PAWS) + hidden(s, me, TAKES_KITTY) > 0:
        stake(page, ALMOST_FULL)
        add_number(page, meowney(s, me))
        add_disaster(s, me, TAKES_PAWS, FULL_PAWS, page)
        add_disaster(s, me, TAKES_KITTY, FULL_KITTY, page)
    else:
        stake(page, OWN)
        add_number(page, meowney(s, me))
        add_number(page, in_paws(s, me))
        add_number(page, in_kitty(s, me))


@rule
def add_disaster(s: State, me: int, card: int, limit: int, page: Grid) -> None:
    """Name a disaster, how many of it are hidden, and from how many cards on it strikes."""
    add(page, NAME + card)
    add_number(page, hidden(s, me, card))
    add_number(page, limit)


@rule
def stake_of_pass(s: State, me: int, amount: int, page: Grid) -> None:
    """KC-50, KC-51: what comes from the right at the same time."""
    right = after(s, me, s.seats - 1)
    stake(page, SWAP)
    add_number(page, right)
    add_number(page, min(amount, s.held[right]))
    add_number(page, held_then(s, me, s.held[me], Op.PASS, amount))


# -- What an answer leads to -------------------------------------------------------------------------------------------

HOLDS = WORDS.consequence("hold", value=None, paws=None)
PLAYS_AGAIN = WORDS.consequence("again", value=None, paws=None)
EMPTIES = WORDS.consequence("empties")
RISKS_PAWS = WORDS.consequence("risk-paws", paws=None, card=CARD, hidden=None)
RISKS_KITTY = WORDS.consequence("risk-kitty", paws=None, card=CARD, hidden=None)
ENDS_DECK = WORDS.consequence("ends-deck", draw=None, deck=None)
ENDS_EMPTY = WORDS.consequence("ends-empty", seat=SEAT)
ENDS_AGAIN = WORDS.consequence("ends-again")
HITS_PAWS = WORDS.consequence("hits-paws", hits=None, players=None, ends=None)
HITS_KITTY = WORDS.consequence("hits-kitty", hits=None, players=None, ends=None)
BUSTS_PAWS = WORDS.harm("busts-paws", cards=None, worth=None, hits=None, ends=None)
BUSTS_KITTY = WORDS.harm("busts-kitty", cards=None, worth=None, hits=None, ends=None)
WAITS = WORDS.consequence("wait", seat=SEAT)
DONATES = WORDS.consequence("donate", seat=SEAT, value=None, theirs=None, mine=None)
STEALS = WORDS.consequence("steal", cards=None, seat=SEAT, rest=None)
STEALS_LAST = WORDS.consequence("steal-last", seat=SEAT)
LOSES = WORDS.consequence("lose", mine=None, paws=None)
PASSES = WORDS.consequence("pass", value=None, seat=SEAT)


@rule
def consequence(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a move leads to; what is drawn or stolen nobody knows before."""
    if s.ask == Ask.CLAIM:
        after_claim(s, seat, move, page)
    elif s.ask == Ask.PLAY or s.ask == Ask.LAST:
        after_play(s, seat, move - PLAY, page)
    elif s.ask == Ask.DONATE:
        after_donation(s, seat, (move - DONATE) // SEATS, (move - DONATE) % SEATS, page)
    elif s.ask == Ask.STEAL:
        after_theft(s, move - STEAL, page)
    elif s.ask == Ask.LOSE:
        so(page, LOSES)
        add_number(page, meowney(s, seat) - VALUE[move - LOSE])
        add_number(page, s.held[seat] - 1)
    else:
        so(page, PASSES)
        add_number(page, VALUE[move - PASS])
        add_number(page, after(s, seat, 1))


@rule
def after_claim(s: State, seat: int, move: int, page: Grid) -> None:
    """KC-14: who waits leaves the start to the others."""
    if move == WAIT:
        so(page, WAITS)
        add_number(page, after(s, s.dealt_by, 1))
    else:
        after_play(s, seat, move - CLAIM, page)


@rule
def after_play(s: State, seat: int, card: int, page: Grid) -> None:
    """KC-57: the end of the deck is the end; the disasters strike; else cards come and go."""
    if to_draw(card, s.seats) > s.deck_n:
        so(page, ENDS_DECK)
        add_number(page, to_draw(card, s.seats))
        add_number(page, s.deck_n)
    elif amount_of(card, Op.BUST_PAWS) >= 0:
        after_cataclysm(s, seat, card, amount_of(card, Op.BUST_PAWS), page)
    elif amount_of(card, Op.BUST_KITTY) >= 0:
        after_catastrophe(s, seat, card, amount_of(card, Op.BUST_KITTY), page)
    else:
        after_card(s, seat, card, paws_after(s, seat, card), amount_of(card, Op.AGAIN) >= 0, page)


@rule
def after_cataclysm(s: State, seat: int, card: int, limit: int, page: Grid) -> None:
    """KC-54: who loses the paws."""
    if s.held[seat] - 1 >= limit:
        so(page, BUSTS_PAWS)
        add_number(page, s.held[seat] - 1)
        add_number(page, in_paws(s, seat) - VALUE[card])
    else:
        so(page, HITS_PAWS)
    add_hits(s, seat, card, limit, page)


@rule
def after_catastrophe(s: State, seat: int, card: int, limit: int, page: Grid) -> None:
    """KC-55: who loses the kitty, the card just played included."""
    if s.held[seat] - 1 >= limit:
        so(page, BUSTS_KITTY)
        add_number(page, s.kitty_n[seat] + 1)
        add_number(page, in_kitty(s, seat) + VALUE[card])
    else:
        so(page, HITS_KITTY)
    add_hits(s, seat, card, limit, page)


@rule
def add_hits(s: State, seat: int, card: int, limit: int, page: Grid) -> None:
    """Say how many others a disaster hits, and whether the game ends with it (KC-61)."""
    hits = 0
    for other in range(s.seats):
        hits += int(other != seat and s.held[other] >= limit)
    add_number(page, hits)
    if s.held[seat] - 1 < limit:
        add_number(page, s.seats)
    add_number(page, int(next_after(s, seat, card) == 0))


@rule
def after_card(s: State, seat: int, card: int, paws: int, again: bool, page: Grid) -> None:
    """KC-25, KC-26, KC-61: the turn goes on, or the game ends; KC-54, KC-55: else full paws are in danger."""
    if again and paws > 0:
        say_paws(page, PLAYS_AGAIN, card, paws)
    elif again and s.play_again_empty:
        so(page, ENDS_AGAIN)
    elif next_after(s, seat, card) == 0:
        so(page, ENDS_EMPTY)
        add_number(page, after(s, seat, 1))
    elif paws == 0:
        so(page, EMPTIES)
    elif paws >= FULL_PAWS and hidden(s, seat, TAKES_PAWS) > 0:
        say_risk(s, seat, RISKS_PAWS, TAKES_PAWS, paws, page)
    elif paws >= FULL_KITTY and hidden(s, seat, TAKES_KITTY) > 0:
        say_risk(s, seat, RISKS_KITTY, TAKES_KITTY, paws, page)
    else:
        say_paws(page, HOLDS, card, paws)


@rule
def say_paws(page: Grid, which: int, card: int, paws: int) -> None:
    """Say what the card is worth, and how many cards the seat will hold."""
    so(page, which)
    add_number(page, VALUE[card])
    add_number(page, paws)


@rule
def say_risk(s: State, seat: int, which: int, disaster: int, paws: int, page: Grid) -> None:
    """Say which disaster would strike so full paws, and how many of it are hidden."""
    so(page, which)
    add_number(page, paws)
    add(page, NAME + disaster)
    add_number(page, hidden(s, seat, disaster))


@rule
def after_donation(s: State, seat: int, card: int, other: int, page: Grid) -> None:
    """KC-42: what the other gets, and what is left to the one who gives."""
    so(page, DONATES)
    add_number(page, other)
    add_number(page, VALUE[card])
    add_number(page, s.held[other] + 1)
    add_number(page, meowney(s, seat) - VALUE[card])


@rule
def after_theft(s: State, victim: int, page: Grid) -> None:
    """KC-46: one of the victim's cards, and what is left to the victim."""
    if s.held[victim] == 1:
        so(page, STEALS_LAST)
        add_number(page, victim)
    else:
        so(page, STEALS)
        add_number(page, s.held[victim])
        add_number(page, victim)
        add_number(page, s.held[victim] - 1)


# -- Alarms ------------------------------------------------------------------------------------------------------------

SHORT_DECK = WORDS.alarm("deck", cards=None)
LAST_CARD = WORDS.alarm("last-card")
EMPTY_PAWS = WORDS.alarm("empty", seat=SEAT)


@rule
def alarms(s: State, me: int, page: Grid) -> None:
    """KC-57, KC-61, KC-74: tell all when the game is about to end."""
    if s.ran_out:
        alarm(page, LAST_CARD)
        end_alarm(page)
        return
    if s.deck_n < MOST_DRAWN[s.seats]:
        alarm(page, SHORT_DECK)
        add_number(page, s.deck_n)
        end_alarm(page)
    for i in range(1, s.seats + 1):
        seat = after(s, s.turn, i)
        if s.held[seat] == 0:
            alarm(page, EMPTY_PAWS)
            add_number(page, seat)
            end_alarm(page)
            return
