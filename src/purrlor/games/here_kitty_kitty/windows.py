"""Who may react, and when: block, copy, reflex and landing.

A window opens, and seats are asked, by public facts only: the number of cards in a hand, never what they are (HK-70).
All seats that are in line answer at once; the answers stay sealed and are opened in the order of the line, so
nobody learns who thinks about what (HK-87).
"""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, pop, push, rule, withdraw
from purrlor.games.here_kitty_kitty.aims import (
    any_cat_loose,
    begin_card,
    can_play,
    is_about,
    offer_plays,
    throw_away,
    touches_any,
)
from purrlor.games.here_kitty_kitty.cards import (
    CATLIKE_REFLEXES,
    CATNAP,
    COLOURS,
    COPY_CAT,
    KIND,
    LAND_ON_YOUR_FEET,
    ONE_COOL_CAT,
    SEATS,
    TUNA,
    YARD,
    Kind,
)
from purrlor.games.here_kitty_kitty.cats import can_step_in, cats_at, exposed, has, place, round_from, shift
from purrlor.games.here_kitty_kitty.record import (
    NEIGHBORHOOD,
    PASS,
    PLAY,
    PLAY_ON,
    PLAYS,
    STOP,
    TAKE,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)

PLAY_CATNAP = PLAY + CATNAP
PLAY_TUNA = PLAY + TUNA
PLAY_COOL = PLAY_ON + ONE_COOL_CAT * SEATS
SEALED_PASS = PASS + 1  # a sealed answer is the move's number plus one; 0 is no answer


@rule
def open_window(s: State, seat: int, what: int, card: int) -> bool:
    """Ask around, from a seat on; `card` is what may be copied. Quick windows open only if somebody can react."""
    if s.quick and not is_in_a_hand(s, what):
        return False
    push(s, Step.WINDOW, seat)
    f = s.stack[s.depth - 1]
    f.what = what
    f.card = card
    return True


@flow.step(Step.WINDOW)
def window(s: State, f: Doing) -> None:
    """HK-71: open the answers in the order of the line, as far as they are in."""
    if not matters(s, f):
        pop(s)
        return
    if f.at == 0:
        line_up(s, f)
    if s.reaction_race:
        let_the_first_answer(s, f)
    if not open_answers(s, f):
        pop(s)


@rule
def open_answers(s: State, f: Doing) -> bool:
    """HK-71: say whether somebody reacts now or must still answer."""
    while f.who < f.left:
        seat = f.seats[f.who]
        if s.sealed[seat] > SEALED_PASS:
            react(s, f, seat, s.sealed[seat] - 1)
            return True
        if s.sealed[seat] == 0 and may_answer(s, f, seat):
            ask_line(s, f)
            return True
        s.sealed[seat] = 0
        f.who += 1
    return False


# -- Who is asked ----------------------------------------------------------------------------------


@rule
def matters(s: State, f: Doing) -> bool:
    """HK-132: say whether a card that could be used now may be in a hand, by what everybody sees."""
    if f.what == Ask.BLOCK:
        return can_be_blocked(s, s.stack[s.depth - 2])
    if f.what == Ask.COPY:
        return is_about(s, COPY_CAT)
    return is_about(s, CATLIKE_REFLEXES if f.what == Ask.REFLEX else LAND_ON_YOUR_FEET)


@rule
def line_up(s: State, f: Doing) -> None:
    """Put the seats in order."""
    f.at = 1
    if f.what == Ask.BLOCK:
        line_up_to_block(s, f, s.stack[s.depth - 2])
    elif f.what == Ask.COPY:
        line_up_to_copy(s, f)
    else:
        for k in range(s.seats):  # HK-84, HK-85
            join(s, f, k)


@rule
def line_up_to_block(s: State, f: Doing, subject: Doing) -> None:
    """HK-71: first those it is played on, then the others; the actor is not asked, the drawer of an Instant is."""
    if KIND[subject.card] == Kind.INSTANT:
        for k in range(s.seats):
            join(s, f, k)
        return
    on = 0 if subject.step == Step.MOVE else int(subject.parts)
    for k in range(1, s.seats):
        if has(on, round_from(s, f.seat, k)):
            join(s, f, k)
    for k in range(1, s.seats):
        if not has(on, round_from(s, f.seat, k)):
            join(s, f, k)


@rule
def line_up_to_copy(s: State, f: Doing) -> None:
    """HK-76: everybody but the card's player and whoever's turn it is."""
    for k in range(1, s.seats):
        if round_from(s, f.seat, k) != s.turn or s.copy_free_in_turn:
            join(s, f, k)


@rule
def join(s: State, f: Doing, ahead: int) -> None:
    """Put the seat that sits so many places to the left at the end of the line."""
    f.seats[f.left] = round_from(s, f.seat, ahead)
    f.left += 1


@rule
def may_answer(s: State, f: Doing, seat: int) -> bool:
    """HK-70, HK-145: everybody who holds a card; with quick windows only those who can use one."""
    return s.held[seat] > 0 and (not s.quick or can_react(s, f, seat))


@rule
def ask_line(s: State, f: Doing) -> None:
    """Ask all seats that still owe an answer, at once."""
    for i in range(f.who, f.left):
        seat = f.seats[i]
        if s.sealed[seat] == 0 and may_answer(s, f, seat):
            ask(s, seat, f.what)


# -- What a move or a card leaves to block ---------------------------------------------------------


@rule
def can_be_blocked(s: State, subject: Doing) -> bool:
    """HK-132: say whether a card that could be used now may be in a hand."""
    if subject.step == Step.MOVE:
        return is_about(s, CATNAP)
    if is_about(s, ONE_COOL_CAT) and protectable(s, subject) > 0:
        return True
    if KIND[subject.card] == Kind.INSTANT:
        return False
    return is_about(s, CATNAP) or (is_about(s, TUNA) and costs_cats(s, subject))


@rule
def protectable(s: State, subject: Doing) -> int:
    """HK-133: the set of seats that One Cool Cat can name."""
    seats = int(subject.parts) & ~int(subject.ignoring)
    if KIND[subject.card] != Kind.INSTANT:
        seats &= ~(1 << subject.seat)
    return seats


@rule
def costs_cats(s: State, subject: Doing) -> bool:
    """HK-136: say whether the card would make somebody else's cats leave."""
    seats = protectable(s, subject)
    for seat in range(s.seats):
        if has(seats, seat) and exposed(s, subject.card, seat):
            return True
    return False


# -- What a seat can do in a window ----------------------------------------------------------------


@rule
def is_in_a_hand(s: State, what: int) -> bool:
    """Say whether anybody holds a card for this kind of window."""
    if what == Ask.BLOCK:
        return s.hands[CATNAP] > 0 or s.hands[ONE_COOL_CAT] > 0 or s.hands[TUNA] > 0
    if what == Ask.COPY:
        return s.hands[COPY_CAT] > 0
    return s.hands[CATLIKE_REFLEXES if what == Ask.REFLEX else LAND_ON_YOUR_FEET] > 0


@rule
def can_react(s: State, f: Doing, seat: int) -> bool:
    """Say whether the seat holds a card that it could use in this window."""
    if f.what == Ask.BLOCK:
        return can_block(s, seat, s.stack[s.depth - 2])
    if f.what == Ask.COPY:
        return s.hand[seat, COPY_CAT] > 0 and can_play(s, seat, f.card)
    if f.what == Ask.REFLEX:
        return s.hand[seat, CATLIKE_REFLEXES] > 0 and any_cat_loose(s)
    return s.hand[seat, LAND_ON_YOUR_FEET] > 0 and can_step_in(s, seat)


@rule
def can_block(s: State, seat: int, subject: Doing) -> bool:
    """Say whether the seat holds a card against this move or card."""
    if subject.step == Step.MOVE:
        return s.hand[seat, CATNAP] > 0
    if s.hand[seat, ONE_COOL_CAT] > 0 and protectable(s, subject) > 0:
        return True
    if KIND[subject.card] == Kind.INSTANT:
        return False
    return s.hand[seat, CATNAP] > 0 or (s.hand[seat, TUNA] > 0 and costs_cats(s, subject))


@flow.moves(Ask.BLOCK)
def block_moves(s: State, seat: int, out: Grid) -> None:
    """HK-72, HK-73: Catnap, One Cool Cat and Tuna, for oneself or for anybody."""
    offer(out, PASS)
    subject = s.stack[s.depth - 2]
    is_move = subject.step == Step.MOVE
    is_instant = not is_move and KIND[subject.card] == Kind.INSTANT
    if s.hand[seat, CATNAP] > 0 and not is_instant:
        offer(out, PLAY_CATNAP)
    if is_move:
        return
    if s.hand[seat, ONE_COOL_CAT] > 0:
        for other in range(s.seats):
            if has(protectable(s, subject), other):
                offer(out, PLAY_COOL + other)
    if s.hand[seat, TUNA] > 0 and not is_instant and costs_cats(s, subject):
        offer(out, PLAY_TUNA)


@flow.moves(Ask.COPY)
def copy_moves(s: State, seat: int, out: Grid) -> None:
    """HK-80: the copier chooses everything anew."""
    offer(out, PASS)
    if s.hand[seat, COPY_CAT] > 0:
        offer_plays(s, seat, s.stack[s.depth - 1].card, PLAYS, out)


@flow.moves(Ask.REFLEX)
def reflex_moves(s: State, seat: int, out: Grid) -> None:
    """HK-84."""
    offer(out, PASS)
    if s.hand[seat, CATLIKE_REFLEXES] > 0:
        offer_plays(s, seat, CATLIKE_REFLEXES, 0, out)


@flow.moves(Ask.LANDING)
def landing_moves(s: State, seat: int, out: Grid) -> None:
    """HK-85."""
    offer(out, PASS)
    if s.hand[seat, LAND_ON_YOUR_FEET] > 0:
        offer_plays(s, seat, LAND_ON_YOUR_FEET, 0, out)


# -- Answers ---------------------------------------------------------------------------------------


@flow.answer(Ask.BLOCK)
@flow.answer(Ask.COPY)
@flow.answer(Ask.REFLEX)
@flow.answer(Ask.LANDING)
def seal(s: State, f: Doing, seat: int, move: int) -> None:
    """HK-87: keep the answer; the window looks at once how far the line has come."""
    s.sealed[seat] = move + 1
    withdraw(s)


@rule
def let_the_first_answer(s: State, f: Doing) -> None:
    """Option reaction_race: whoever has answered comes to the front of the line."""
    for i in range(f.who, f.left):
        seat = f.seats[i]
        if s.sealed[seat] > 0:
            f.seats[i] = f.seats[f.who]
            f.seats[f.who] = seat


@rule
def react(s: State, f: Doing, seat: int, move: int) -> None:
    """HK-40: play a card out of turn; those behind in the line, who did not know of it, answer anew."""
    for i in range(f.who, f.left):
        s.sealed[f.seats[i]] = 0
    if f.what == Ask.COPY:
        f.who += 1  # HK-82
    if f.what == Ask.BLOCK:
        block(s, f, seat, move)
    else:
        begin_card(s, seat, move)


@rule
def block(s: State, f: Doing, seat: int, move: int) -> None:
    """HK-74, HK-129: the block card is discarded first; HK-71: once nothing is left, the window closes."""
    subject = s.stack[s.depth - 2]
    s.copyable = 0  # HK-81
    if move == PLAY_CATNAP:
        throw_away(s, seat, CATNAP, Tell.BLOCKED)
        subject.is_stopped = True
    elif move == PLAY_TUNA:
        throw_away(s, seat, TUNA, Tell.BLOCKED)
        subject.is_stopped = True
        push(s, Step.BONUS, seat)
    else:
        throw_away(s, seat, ONE_COOL_CAT, Tell.BLOCKED)
        ignore(s, subject, move - PLAY_COOL)
    if subject.is_stopped:
        f.who = f.left


@rule
def ignore(s: State, subject: Doing, seat: int) -> None:
    """HK-134, HK-135: one player has no part in the card any more; if it was the only one, the card has no effect."""
    subject.ignoring |= 1 << seat
    subject.is_spoiled = True
    emit(s, Tell.IGNORED, seat, 0, 0)
    others = protectable(s, subject)
    is_instant = KIND[subject.card] == Kind.INSTANT
    if others == 0 or not (is_instant or touches_any(s, subject.card, others)):
        subject.is_stopped = True


# -- Tuna (HK-137) ---------------------------------------------------------------------------------


@flow.step(Step.BONUS)
def luring(s: State, f: Doing) -> None:
    """Its player may call one cat from the neighborhood."""
    if f.at == 0 and cats_at(s, NEIGHBORHOOD) > 0:
        f.at = 1
        ask(s, f.seat, Ask.BONUS)
    else:
        pop(s)


@flow.moves(Ask.BONUS)
def bonus_moves(s: State, seat: int, out: Grid) -> None:
    """Any colour, or none."""
    offer(out, STOP)
    for colour in range(COLOURS):
        if s.cats[NEIGHBORHOOD, colour] > 0:
            offer(out, TAKE + colour)


@flow.answer(Ask.BONUS)
def call_cat(s: State, f: Doing, seat: int, move: int) -> None:
    """Let the cat come into the yard."""
    if move != STOP:
        shift(s, move - TAKE, NEIGHBORHOOD, place(YARD, seat))
