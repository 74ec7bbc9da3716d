"""The instructions on the cards, one short group each, in the rulebook's order."""

from __future__ import annotations

from purrlor.engine import Grid, after, ask, emit, offer, pop, push, roll, rule, switch
from purrlor.games.kitty_cataclysm.record import (
    CARDS,
    DECK,
    DONATE,
    KITTY,
    LITTER,
    LOSE,
    MOST_PASSED,
    PASS,
    PAWS,
    SEATS,
    STEAL,
    Ask,
    Doing,
    Op,
    Over,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.kitty_cataclysm.scoring import end_game

# -- Cards in paws -------------------------------------------------------------------------------------------------


@rule
def take(s: State, seat: int, card: int) -> None:
    """KC-29: what comes to a player is in the paws."""
    s.paws[seat, card] += 1
    s.held[seat] += 1


@rule
def give_up(s: State, seat: int, card: int) -> None:
    """Take a card out of the paws."""
    s.paws[seat, card] -= 1
    s.held[seat] -= 1


@rule
def discard(s: State, card: int) -> None:
    """KC-37: what is in the litter tray stays there."""
    s.litter[s.litter_n] = card
    s.litter_n += 1


@rule
def offer_paws(s: State, seat: int, verb: int, out: Grid) -> None:
    """Offer each kind of card in the paws once; without a branch, for no machine can guess a hand."""
    n = out[0]
    for card in range(1, CARDS):
        out[n + 1] = verb + card
        n += min(s.paws[seat, card], 1)
    out[0] = n


@rule
def first_held(s: State, seat: int) -> int:
    """Give the first card of the paws in the order of the card list."""
    card = 1
    while s.paws[seat, card] == 0:
        card += 1
    return card


@rule
def push_choice(s: State, step: int, f: Doing, amount: int) -> None:
    """Begin an instruction that is done card by card."""
    push(s, step, f.seat)
    s.stack[s.depth - 1].left = amount


# -- Draw ----------------------------------------------------------------------------------------------------------


@rule
def top_of_deck(s: State) -> int:
    """Take the top card off the deck."""
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return card


@rule
def draw(s: State, seat: int, amount: int) -> None:
    """KC-39; KC-57 to KC-60: a card that must be drawn from an empty deck ends the game."""
    for _ in range(amount):
        if s.over or s.ran_out:
            return
        if s.deck_n == 0:
            run_out(s)
            return
        card = top_of_deck(s)
        take(s, seat, card)
        emit(s, Tell.DREW, card, DECK, PAWS + seat)


@rule
def run_out(s: State) -> None:
    """KC-59: the game ends at once; KC-74: or when the card is finished."""
    if s.deck_out:
        s.ran_out = True
        emit(s, Tell.LAST_CARD, 0, 0, 0)
    else:
        end_without_deck(s)


@rule
def end_without_deck(s: State) -> None:
    """KC-57, KC-74: the end that an empty deck brings."""
    emit(s, Tell.DECK_OUT, 0, 0, 0)
    end_game(s, Over.DECK_OUT)


@rule
def drawn(which: int, amount: int, seats: int) -> int:
    """KC-41: count the cards that one instruction takes from the deck, for all players together."""
    if which == Op.DRAW:
        return amount
    if which == Op.ALL_DRAW:
        return amount * seats
    return amount * (seats - 1) if which == Op.OTHERS_DRAW else 0


@rule
def do_draw(s: State, f: Doing, amount: int) -> None:
    """The active player draws."""
    draw(s, f.seat, amount)


@rule
def do_all_draw(s: State, f: Doing, amount: int) -> None:
    """KC-41: everybody draws, clockwise from the player of the card."""
    for i in range(s.seats):
        draw(s, after(s, f.seat, i), amount)


@rule
def do_others_draw(s: State, f: Doing, amount: int) -> None:
    """KC-41: everybody else draws, clockwise from the left neighbour."""
    for i in range(1, s.seats):
        draw(s, after(s, f.seat, i), amount)


# -- Donate --------------------------------------------------------------------------------------------------------


@rule
def do_donate(s: State, f: Doing, amount: int) -> None:
    """KC-42: choose cards and give them away."""
    push_choice(s, Step.DONATE, f, amount)


@flow.step(Step.DONATE)
def donating(s: State, f: Doing) -> None:
    """KC-43: compulsory up to the cards held; KC-73: with two players a whole hand needs no question."""
    if f.left == 0 or s.held[f.seat] == 0:
        pop(s)
    elif s.seats == 2 and s.held[f.seat] <= f.left:
        while s.held[f.seat] > 0:
            donate_card(s, f.seat, first_held(s, f.seat), 1 - f.seat)
    else:
        ask(s, f.seat, Ask.DONATE)


@flow.moves(Ask.DONATE)
def donate_moves(s: State, seat: int, out: Grid) -> None:
    """KC-42, KC-43: any card to anybody else."""
    n = out[0]
    for card in range(1, CARDS):
        held = min(s.paws[seat, card], 1)
        for k in range(1, s.seats):
            out[n + 1] = DONATE + card * SEATS + after(s, seat, k)
            n += held
    out[0] = n


@flow.answer(Ask.DONATE)
def donate(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-44: card by card, handed over at once."""
    card, other = (move - DONATE) // SEATS, (move - DONATE) % SEATS
    f.left -= 1
    donate_card(s, seat, card, other)


@rule
def donate_card(s: State, seat: int, card: int, other: int) -> None:
    """Hand one card over."""
    give_up(s, seat, card)
    take(s, other, card)
    emit(s, Tell.DONATED, card, PAWS + seat, PAWS + other)


# -- Steal ---------------------------------------------------------------------------------------------------------


@rule
def do_steal(s: State, f: Doing, amount: int) -> None:
    """KC-45: take cards from others' paws."""
    push_choice(s, Step.STEAL, f, amount)


@flow.step(Step.STEAL)
def stealing(s: State, f: Doing) -> None:
    """KC-47: card by card; KC-48: while there is anything to steal; KC-73: one possible victim needs no question."""
    victims, last = 0, 0
    for other in range(s.seats):
        if other != f.seat and s.held[other] > 0:
            victims, last = victims + 1, other
    if f.left == 0 or victims == 0:
        pop(s)
    elif victims == 1:
        f.left -= 1
        steal_card(s, f.seat, last)
    else:
        ask(s, f.seat, Ask.STEAL)


@flow.moves(Ask.STEAL)
def steal_moves(s: State, seat: int, out: Grid) -> None:
    """KC-47: any other player who still has cards."""
    for other in range(s.seats):
        if other != seat and s.held[other] > 0:
            offer(out, STEAL + other)


@flow.answer(Ask.STEAL)
def steal(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-45: from the player named."""
    f.left -= 1
    steal_card(s, seat, move - STEAL)


@rule
def steal_card(s: State, seat: int, victim: int) -> None:
    """KC-46: blind, every card of the victim is as likely."""
    at = roll(s, s.held[victim])
    card = 1
    while at >= s.paws[victim, card]:
        at -= s.paws[victim, card]
        card += 1
    give_up(s, victim, card)
    take(s, seat, card)
    emit(s, Tell.STOLE, card, PAWS + victim, PAWS + seat)


# -- Lose ----------------------------------------------------------------------------------------------------------


@rule
def do_lose(s: State, f: Doing, amount: int) -> None:
    """KC-49: put cards into the litter tray."""
    push_choice(s, Step.LOSE, f, amount)


@flow.step(Step.LOSE)
def losing(s: State, f: Doing) -> None:
    """KC-21: as many as there are; KC-73: the whole hand needs no question."""
    if f.left == 0 or s.held[f.seat] == 0:
        pop(s)
    elif s.held[f.seat] <= f.left:
        while s.held[f.seat] > 0:
            lose_card(s, f.seat, first_held(s, f.seat))
    else:
        ask(s, f.seat, Ask.LOSE)


@flow.moves(Ask.LOSE)
def lose_moves(s: State, seat: int, out: Grid) -> None:
    """KC-49: any card of the paws."""
    offer_paws(s, seat, LOSE, out)


@flow.answer(Ask.LOSE)
def lose(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-49: the player chooses which."""
    f.left -= 1
    lose_card(s, seat, move - LOSE)


@rule
def lose_card(s: State, seat: int, card: int) -> None:
    """Put one card into the litter tray."""
    give_up(s, seat, card)
    discard(s, card)
    emit(s, Tell.LOST, card, PAWS + seat, LITTER)


# -- Pass ----------------------------------------------------------------------------------------------------------


@rule
def do_pass(s: State, f: Doing, amount: int) -> None:
    """KC-50: everybody passes cards to the left at the same time."""
    push_choice(s, Step.PASS, f, amount)


@flow.step(Step.PASS)
def passing(s: State, f: Doing) -> None:
    """KC-52: who holds more than is passed is asked, all at once; then everything moves together."""
    if f.at == 0:
        f.at = 1
        for seat in range(s.seats):
            if s.held[seat] > f.left:
                ask(s, seat, Ask.PASS)
            else:
                seal_whole_hand(s, seat)  # KC-51
        return
    hand_sealed_on(s)
    pop(s)


@rule
def seal_whole_hand(s: State, seat: int) -> None:
    """KC-51: who holds too few passes all of them."""
    n = 0
    for card in range(1, CARDS):
        for _ in range(s.paws[seat, card]):
            s.sealed[seat, n] = card
            n += 1


@rule
def sealed_count(s: State, seat: int) -> int:
    """Count what a seat has laid aside for the pass."""
    n = 0
    for i in range(MOST_PASSED):
        if s.sealed[seat, i] > 0:
            n += 1
    return n


@flow.moves(Ask.PASS)
def pass_moves(s: State, seat: int, out: Grid) -> None:
    """KC-50: any card of the paws that is not laid aside already."""
    n = out[0]
    for card in range(1, CARDS):
        free = s.paws[seat, card]
        for i in range(MOST_PASSED):
            free -= s.sealed[seat, i] == card
        out[n + 1] = PASS + card
        n += min(free, 1)
    out[0] = n


@flow.answer(Ask.PASS)
def choose_pass(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-52: sealed; the others learn only who has finished."""
    n = sealed_count(s, seat)
    s.sealed[seat, n] = move - PASS
    if n + 1 < f.left:
        ask(s, seat, Ask.PASS)
    else:
        emit(s, Tell.CHOSE, seat, 0, 0)


@rule
def hand_sealed_on(s: State) -> None:
    """KC-50: all cards change hands together; KC-53: with two players it is an exchange."""
    for seat in range(s.seats):
        left = after(s, seat, 1)
        for i in range(MOST_PASSED):
            card = s.sealed[seat, i]
            if card > 0:
                s.sealed[seat, i] = 0
                give_up(s, seat, card)
                take(s, left, card)
                emit(s, Tell.PASSED, card, PAWS + seat, PAWS + left)


# -- Play again, and the two disasters -----------------------------------------------------------------------------


@rule
def do_again(s: State, f: Doing, amount: int) -> None:
    """KC-25: the same player plays another card; KC-74: not after the deck ran out; KC-26: nor with empty paws."""
    if s.ran_out:
        return
    s.stack[s.depth - 2].again = True
    if s.held[f.seat] > 0:
        emit(s, Tell.AGAIN, f.seat, 0, 0)


@rule
def do_bust_paws(s: State, f: Doing, limit: int) -> None:
    """KC-54: whoever holds that many or more loses all cards in the paws."""
    for seat in range(s.seats):
        if s.held[seat] >= limit:
            emit(s, Tell.BUSTED_PAWS, seat, 0, 0)
            while s.held[seat] > 0:
                lose_card(s, seat, first_held(s, seat))


@rule
def do_bust_kitty(s: State, f: Doing, limit: int) -> None:
    """KC-55: whoever holds that many or more loses the kitty, the card just played included."""
    for seat in range(s.seats):
        if s.held[seat] >= limit:
            emit(s, Tell.BUSTED_KITTY, seat, 0, 0)
            for i in range(s.kitty_n[seat]):
                card = s.kitty[seat, i]
                s.kitty[seat, i] = 0
                discard(s, card)
                emit(s, Tell.LOST, card, KITTY + seat, LITTER)
            s.kitty_n[seat] = 0


@rule
def do_nothing(s: State, f: Doing, amount: int) -> None:
    """KC-23: a card without text does nothing."""


INSTRUCTIONS = {
    Op.NOTHING: do_nothing,
    Op.DRAW: do_draw,
    Op.ALL_DRAW: do_all_draw,
    Op.OTHERS_DRAW: do_others_draw,
    Op.DONATE: do_donate,
    Op.STEAL: do_steal,
    Op.LOSE: do_lose,
    Op.PASS: do_pass,
    Op.AGAIN: do_again,
    Op.BUST_PAWS: do_bust_paws,
    Op.BUST_KITTY: do_bust_kitty,
}
instruct = switch("instruct", [INSTRUCTIONS[op] for op in Op], ["s", "f", "amount"], __name__)
