"""Texts about hands: drawing, discarding, giving, stealing, swapping, passing on."""

from __future__ import annotations

from purrlor.engine import SEAT, Grid, ask, emit, offer, rule
from purrlor.engine.view.sentence import add, so
from purrlor.games.cantankerous_cats.aims import done, has_aim, neighbour, onward
from purrlor.games.cantankerous_cats.cards import CARD, CARDS, EFFECT, Op
from purrlor.games.cantankerous_cats.payments import push_discard
from purrlor.games.cantankerous_cats.piles import draw_many, offer_hand, random_card, send
from purrlor.games.cantankerous_cats.record import (
    CHOOSE,
    GIVE,
    HAND,
    HAND_ON,
    PASS,
    SEATS,
    SWAP,
    SWAP_FOR,
    Ask,
    Doing,
    State,
    Tell,
    flow,
)
from purrlor.games.cantankerous_cats.show import WORDS, so_2, so_3

# -- Cards in hand -----------------------------------------------------------------------------------------------------


@rule
def do_draw(s: State, f: Doing, amount: int) -> None:
    """Draw cards."""
    draw_many(s, f.seat, amount)
    done(f)


@rule
def do_others_draw(s: State, f: Doing, amount: int) -> None:
    """CC-184: every other Cat draws, in the direction of play."""
    neighbour(s, f)
    while f.asked < s.seats:
        draw_many(s, neighbour(s, f), amount)
    done(f)


@rule
def do_discard(s: State, f: Doing, amount: int) -> None:
    """Discard cards of one's own choice."""
    done(f)
    push_discard(s, f.seat, amount)


@rule
def do_others_discard(s: State, f: Doing, amount: int) -> None:
    """CC-184: every other Cat with cards discards, in the direction of play."""
    if f.asked == 0:
        neighbour(s, f)
    while f.asked < s.seats:
        other = neighbour(s, f)
        if s.held[other] > 0:
            push_discard(s, other, amount)
            return
    done(f)


@rule
def do_gift(s: State, f: Doing, amount: int) -> None:
    """Gift Mouse: a card may be given away; who gave draws."""
    if f.at == 0 and s.held[f.seat] > 0:
        f.at = 1
        ask(s, f.seat, Ask.GIFT)
    else:
        done(f)


@flow.moves(Ask.GIFT)
def gift_moves(s: State, seat: int, out: Grid) -> None:
    """Any card to any opponent, or none."""
    offer(out, PASS)
    for other in range(s.seats):
        if other != seat:
            for i in range(s.held[seat]):
                offer(out, GIVE + int(s.hand[seat, i]) * SEATS + other)


@flow.answer(Ask.GIFT)
def give(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-223: known to the two only."""
    if move != PASS:
        send(s, Tell.GAVE, (move - GIVE) // SEATS, HAND + (move - GIVE) % SEATS)
        draw_many(s, seat, EFFECT[f.card, f.line, 1])


# -- Somebody is chosen when the text works (CC-199) -------------------------------------------------------------------


@rule
def is_victim(s: State, f: Doing, other: int) -> bool:
    """4 A.M. Serenade: an opponent with cards; Butter Burglar: who also has more points."""
    if other == f.seat or s.held[other] == 0:
        return False
    return EFFECT[f.card, f.line, 0] != Op.BURGLE or s.score[other] > s.score[f.seat]


@rule
def choose_victim(s: State, f: Doing) -> bool:
    """Say whether somebody is chosen; where there is a choice, ask for it first."""
    fits, last = 0, 0
    for other in range(s.seats):
        if is_victim(s, f, other):
            fits += 1
            last = other
    if f.at == 0 and fits > 1:
        ask(s, f.seat, Ask.CHOOSE_CAT)
    elif f.at == 0 and fits == 1:
        f.aim = last + 1
    f.at = 1
    return s.waiting == 0 and f.aim > 0


@flow.moves(Ask.CHOOSE_CAT)
def choose_moves(s: State, seat: int, out: Grid) -> None:
    """Everybody who fits the text."""
    for other in range(s.seats):
        if is_victim(s, s.stack[s.depth - 1], other):
            offer(out, CHOOSE + other)


@flow.answer(Ask.CHOOSE_CAT)
def choose_cat(s: State, f: Doing, seat: int, move: int) -> None:
    """Name one."""
    f.aim = move - CHOOSE + 1
    emit(s, Tell.AIMED, f.aim - 1, 0, 0)


@rule
def do_wake(s: State, f: Doing, amount: int) -> None:
    """4 A.M. Serenade: the chosen Cat discards."""
    if choose_victim(s, f):
        done(f)
        push_discard(s, f.aim - 1, amount)
    elif s.waiting == 0:
        done(f)


@rule
def do_burgle(s: State, f: Doing, amount: int) -> None:
    """Butter Burglar: a random card of the chosen Cat."""
    if choose_victim(s, f):
        steal(s, f.seat, f.aim - 1)
    if s.waiting == 0:
        done(f)


@rule
def steal(s: State, seat: int, victim: int) -> None:
    """CC-223: known to the two only."""
    send(s, Tell.STOLE, random_card(s, victim), HAND + seat)


@rule
def do_rob(s: State, f: Doing, amount: int) -> None:
    """Bush Dweller: a random card."""
    if has_aim(s, f):
        steal(s, f.seat, f.aim - 1)
    done(f)


# -- Tree Dweller ------------------------------------------------------------------------------------------------------


@rule
def do_spy(s: State, f: Doing, amount: int) -> None:
    """Look at a hand; then one card may be swapped for one of them."""
    if f.at == 0 and has_aim(s, f):
        f.at = 1
        look_at(s, f.seat, f.aim - 1)
        if s.held[f.seat] > 0:
            ask(s, f.seat, Ask.SWAP)
    elif f.at == 2:
        f.at = 1
        ask(s, f.seat, Ask.SWAP_FOR)
    else:
        done(f)


@rule
def look_at(s: State, seat: int, other: int) -> None:
    """CC-223: that it looks is public, what it sees is not."""
    for i in range(s.held[other]):
        emit(s, Tell.SAW, s.hand[other, i], HAND + other, seat)


@flow.moves(Ask.SWAP)
def swap_moves(s: State, seat: int, out: Grid) -> None:
    """One of one's own cards, or none."""
    offer(out, PASS)
    offer_hand(s, seat, SWAP, out)


@flow.answer(Ask.SWAP)
def pick_swap(s: State, f: Doing, seat: int, move: int) -> None:
    """Lay the own card ready, unseen by others."""
    if move != PASS:
        f.at = 2
        s.marked[move - SWAP] = 1


@flow.moves(Ask.SWAP_FOR)
def swap_for_moves(s: State, seat: int, out: Grid) -> None:
    """Any card of the hand that was looked at."""
    other = int(s.stack[s.depth - 1].aim) - 1
    for i in range(s.held[other]):
        offer(out, SWAP_FOR + int(s.hand[other, i]) * SEATS + other)


@rule
def marked_of(s: State, seat: int) -> int:
    """Give the card that a seat has picked."""
    at = 0
    while not s.marked[s.hand[seat, at]]:
        at += 1
    return s.hand[seat, at]


@flow.answer(Ask.SWAP_FOR)
def swap(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-223: both cards are known to the two only."""
    card = marked_of(s, seat)
    s.marked[card] = 0
    send(s, Tell.SWAPPED, card, HAND + f.aim - 1)
    send(s, Tell.SWAPPED, (move - SWAP_FOR) // SEATS, HAND + seat)


# -- Paw-ty Favors -----------------------------------------------------------------------------------------------------


@rule
def do_favours(s: State, f: Doing, amount: int) -> None:
    """CC-184: everybody with cards picks one in secret; then all of them move on together."""
    if f.at == 0:
        f.at = 1
        for seat in range(s.seats):
            if s.held[seat] > 0:
                ask(s, seat, Ask.FAVOUR)
    else:
        pass_on(s)
        done(f)


@flow.moves(Ask.FAVOUR)
def favour_moves(s: State, seat: int, out: Grid) -> None:
    """Any card of the hand."""
    offer_hand(s, seat, HAND_ON, out)


@flow.answer(Ask.FAVOUR)
def pick_favour(s: State, f: Doing, seat: int, move: int) -> None:
    """Sealed; the others learn that it is done."""
    s.marked[move - HAND_ON] = 1
    emit(s, Tell.CHOSE, seat, 0, 0)


@rule
def pass_on(s: State) -> None:
    """CC-223: to the next Cat in the direction of play."""
    for card in range(1, CARDS):
        if s.marked[card]:
            s.marked[card] = 0
            giver = s.lies[card] - HAND
            send(s, Tell.PASSED_ON, card, HAND + onward(s, giver, s.direction))


# -- What a trade leads to ---------------------------------------------------------------------------------------------

SO_SWAP, SO_HAND_ON, SO_WAKE, SO_BURGLE = (
    WORDS.consequence(name, seat=SEAT, cards=None) for name in ("swap", "hand_on", "wake", "burgle")
)
SO_GIVE, SO_SWAP_FOR = (
    WORDS.consequence("give", seat=SEAT, draws=None, cards=None),
    WORDS.consequence("swap_for", card=CARD),
)
CARD_WORD = WORDS.axis(CARD)


@rule
def so_trading(s: State, seat: int, move: int, page: Grid) -> None:
    """Say who gets what, and how many cards one will hold."""
    f, held = s.stack[s.depth - 1], int(s.held[seat])
    if move >= CHOOSE:
        other = move - CHOOSE
        so_2(page, SO_BURGLE if EFFECT[f.card, f.line, 0] == Op.BURGLE else SO_WAKE, other, s.held[other])
    elif move >= GIVE:
        draws = int(EFFECT[f.card, f.line, 1])
        so_3(page, SO_GIVE, (move - GIVE) % SEATS, draws, held - 1 + draws)
    elif move >= HAND_ON:
        giver = onward(s, seat, -int(s.direction))
        so_2(page, SO_HAND_ON, onward(s, seat, s.direction), held - 1 + int(s.held[giver] > 0))
    elif move >= SWAP_FOR:
        so(page, SO_SWAP_FOR)
        add(page, CARD_WORD + marked_of(s, seat))
    else:
        so_2(page, SO_SWAP, f.aim - 1, s.held[f.aim - 1])
