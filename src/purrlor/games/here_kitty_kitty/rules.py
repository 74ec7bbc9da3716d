"""Here, Kitty, Kitty!: the turn and the end, under the rulebook's headings. Ids like HK-21 are those of guide.md."""

from __future__ import annotations

from purrlor.engine import Grid, Rules, ask, emit, lowest, offer, offer_next, pop, push, rule
from purrlor.games.here_kitty_kitty.aims import begin_card, can_draw, hold, is_about, offer_plays, throw_away
from purrlor.games.here_kitty_kitty.cards import (
    CATNAP,
    COLOURS,
    COPY_CAT,
    EFFECT,
    FOSTER_KITTENS,
    KIND,
    MOST_CARDS,
    PIECE,
    Effect,
    Kind,
)
from purrlor.games.here_kitty_kitty.cats import round_from, shift, stop_place
from purrlor.games.here_kitty_kitty.effects import begin_instant
from purrlor.games.here_kitty_kitty.hidden import census, imagine, tidy
from purrlor.games.here_kitty_kitty.record import (
    DECK,
    DISCARDS,
    FIRST_CAT,
    HANDS,
    MOST_DISCARDED,
    MOVE,
    OPTIONS,
    PASS,
    PLAYS,
    STALL_ROUNDS,
    STOP,
    STOPS,
    VERBS,
    ZONES,
    Ask,
    Doing,
    Final,
    Over,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.here_kitty_kitty.refusals import Why, refusal
from purrlor.games.here_kitty_kitty.scoring import end_game, value
from purrlor.games.here_kitty_kitty.sentences import TALES, ask_seat, awaited, label, parts, phase
from purrlor.games.here_kitty_kitty.setup import begin_turn, hand_limit, setup, top_of_deck
from purrlor.games.here_kitty_kitty.show import WORDS, show
from purrlor.games.here_kitty_kitty.stakes import alarms, consequence, stake
from purrlor.games.here_kitty_kitty.timeouts import timeout
from purrlor.games.here_kitty_kitty.windows import open_window

# -- Your turn -------------------------------------------------------------------------------------

WAKING, ACTING, ACTED, LANDING, SCORING = range(5)  # lines of TURN


@flow.step(Step.TURN)
def turn(s: State, f: Doing) -> None:
    """HK-22: two actions, then drawing up and the landing window (HK-85); after the last one, the score (HK-102)."""
    if f.at == SCORING:
        pop(s)
        end_game(s, Over.LAST_CARD if s.final == Final.DECK_OUT else Over.STALLED)
    elif f.at == LANDING or (not is_acting(s, f) and has_landed(s, f)):
        end_turn(s, f)


@rule
def is_acting(s: State, f: Doing) -> bool:
    """HK-147, HK-84: kittens first, then actions, each with its reflex window; say whether any of this comes now."""
    was = f.at
    f.at = ACTING
    if was == WAKING and s.tucked[f.seat, FOSTER_KITTENS] > 0:
        push(s, Step.LITTERS, f.seat)
        return True
    is_open = was == ACTED and open_window(s, f.seat, Ask.REFLEX, 0)
    if not is_open and f.left > 0:
        ask(s, f.seat, Ask.ACTION)
    return is_open or f.left > 0


@rule
def has_landed(s: State, f: Doing) -> bool:
    """HK-65, HK-85: draw up; say whether that is done and nobody can land on their feet."""
    if not draw_up(s, f.seat):
        return False
    f.at = LANDING
    return not open_window(s, f.seat, Ask.LANDING, 0)


@flow.moves(Ask.ACTION)
def action_moves(s: State, seat: int, out: Grid) -> None:
    """HK-24, HK-26: move a cat, play a card, discard, or pass."""
    offer(out, PASS)
    offer_walks(s, seat, out)
    cards = int(s.fan[seat])
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        offer(out, DISCARDS + card)
        if KIND[card] == Kind.STANDARD or EFFECT[card] == Effect.TUCK:  # HK-41
            offer_plays(s, seat, card, 0, out)
    if s.hand[seat, COPY_CAT] > 0 and s.copyable > 0:  # HK-81
        offer_plays(s, seat, s.copyable, PLAYS, out)


@flow.answer(Ask.ACTION)
def act(s: State, f: Doing, seat: int, move: int) -> None:
    """HK-27: one action; what it starts is finished before the next."""
    f.left -= 1
    if move == PASS:
        emit(s, Tell.PASSED, seat, 0, 0)  # HK-126: the turn stays at ACTING, no window
        return
    f.at = ACTED
    if move >= DISCARDS:
        begin_discard(s, seat, move - DISCARDS)
    elif move >= MOVE:
        begin_move(s, seat, move - MOVE)
    else:
        begin_card(s, seat, move)


# -- Moving cats -----------------------------------------------------------------------------------


@rule
def offer_walks(s: State, seat: int, out: Grid) -> None:
    """HK-28 to HK-34: one zone, forward or back, for a cat of the neighborhood or an unlocked one of one's own."""
    n = out[0]
    for stop in range(STOPS):
        for colour in range(COLOURS):
            can, walk = can_walk(s, seat, stop, colour), MOVE + (colour * STOPS + stop) * STOPS
            if stop > 0:
                n = offer_next(out, n, walk + stop - 1, can)
            if stop < STOPS - 1:
                n = offer_next(out, n, walk + stop + 1, can)
    out[0] = n


@rule
def can_walk(s: State, seat: int, stop: int, colour: int) -> int:
    """HK-34: give 1 if a cat of the colour can be moved from a stop, else 0."""
    locked = s.locked[seat, colour] if stop == STOPS - 1 else 0
    return int(s.cats[stop_place(stop, seat), colour] > locked)


@rule
def begin_move(s: State, seat: int, walk: int) -> None:
    """HK-70: a declared move can be blocked before it is made, if Catnap may be about."""
    if not (s.hands[CATNAP] > 0 if s.quick else is_about(s, CATNAP)):
        make_move(s, seat, walk)
        return
    emit(s, Tell.MOVING, seat, FIRST_CAT + walk // (STOPS * STOPS), walk % STOPS)
    push(s, Step.MOVE, seat)
    s.stack[s.depth - 1].play = walk
    open_window(s, seat, Ask.BLOCK, 0)


@flow.step(Step.MOVE)
def moving(s: State, f: Doing) -> None:
    """HK-73, HK-74: a blocked move is not made."""
    if not f.is_stopped:
        make_move(s, f.seat, f.play)
    pop(s)


@rule
def make_move(s: State, seat: int, walk: int) -> None:
    """Move a cat one zone."""
    colour, way = walk // (STOPS * STOPS), walk % (STOPS * STOPS)
    shift(s, colour, stop_place(way // STOPS, seat), stop_place(way % STOPS, seat))


# -- Discarding ------------------------------------------------------------------------------------


@rule
def begin_discard(s: State, seat: int, card: int) -> None:
    """HK-59, HK-60: one to three cards for an action, card by card."""
    throw_away(s, seat, card, Tell.DISCARDED)
    push(s, Step.DISCARD, seat)
    f = s.stack[s.depth - 1]
    f.left = (MOST_CARDS if s.discard_any_number else MOST_DISCARDED) - 1
    discarding(s, f)


@flow.step(Step.DISCARD)
def discarding(s: State, f: Doing) -> None:
    """Ask for the next card, while there may be one."""
    if f.left == 0 or s.held[f.seat] == 0:
        pop(s)
    else:
        ask(s, f.seat, Ask.DISCARD)


@flow.moves(Ask.DISCARD)
def discard_moves(s: State, seat: int, out: Grid) -> None:
    """Any card of the hand, or no more."""
    offer(out, STOP)
    cards = int(s.fan[seat])
    while cards > 0:
        offer(out, DISCARDS + lowest(cards))
        cards &= cards - 1


@flow.answer(Ask.DISCARD)
def discard(s: State, f: Doing, seat: int, move: int) -> None:
    """Discard one more card, or stop."""
    f.left = f.left - 1 if move != STOP else 0
    if move != STOP:
        throw_away(s, seat, move - DISCARDS, Tell.DISCARDED)
    discarding(s, f)


# -- Drawing up ------------------------------------------------------------------------------------


@rule
def draw_up(s: State, seat: int) -> bool:
    """HK-65 to HK-67: card by card up to the limit; say whether it is done, or an Instant comes first."""
    while s.held[seat] < hand_limit(s) and can_draw(s):
        if not draw_one(s, seat):
            return False
    return True


@flow.step(Step.DRAW)
def drawing(s: State, f: Doing) -> None:
    """HK-90 to HK-92: so many cards for Famous Internet Cat, as far as the deck goes."""
    while f.left > 0 and can_draw(s):
        if not draw_one(s, f.seat):
            return
        f.left -= 1
    pop(s)


@rule
def draw_one(s: State, seat: int) -> bool:
    """HK-37, HK-66: draw a card into the hand; an Instant is carried out at once, and later replaced."""
    card = draw_card(s)
    if KIND[card] == Kind.INSTANT:
        begin_instant(s, seat, card)
        return False
    hold(s, seat, card)
    emit(s, Tell.DREW, card, DECK, HANDS + seat)
    return True


@rule
def draw_card(s: State) -> int:
    """HK-100, HK-101: drawing the last card triggers the last round."""
    s.idle_turns = -1  # so that this turn does not count for HK-106
    card = top_of_deck(s)
    if s.deck_n == 0:
        s.final = Final.DECK_OUT
        emit(s, Tell.LAST_CARD, 0, 0, 0)
    return card


# -- Ending the game -------------------------------------------------------------------------------


@rule
def end_turn(s: State, f: Doing) -> None:
    """HK-21, HK-102, HK-146: the left neighbor is next, until everybody has had a last turn."""
    if s.final_turns > 0:
        s.final_turns -= 1
    else:
        count_idle_turn(s)
        if s.final != Final.NO:
            s.final_turns = s.seats
    if s.final != Final.NO and s.final_turns == 0:
        f.at = SCORING
    else:
        seat = round_from(s, f.seat, 1)
        pop(s)
        begin_turn(s, seat)


@rule
def count_idle_turn(s: State) -> None:
    """HK-106: too many turns in a row without a card from the deck start the last round."""
    limit = STALL_ROUNDS[s.stall_rounds] * s.seats
    if limit > 0 and s.final == Final.NO:
        s.idle_turns += 1
        if s.idle_turns >= limit:
            s.final = Final.STALLED
            emit(s, Tell.STALLED, 0, 0, 0)


# -- For the engine --------------------------------------------------------------------------------

# No bound follows from the rules: with `stall_rounds` 0 nobody ever has to draw. With 10 of them, a table of six that
# stalls on purpose (a card leaves the deck every sixtieth turn, and each move asks everybody) has some 51,000
# decisions; games by chance have fewer than 1,300. This is four times the former: a game this long is a mistake.
LONGEST = 200_000

RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=PIECE,
    options=OPTIONS,
    reasons=("", "last-round", "stalled"),
    most=512,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="HK-01",
    longest=LONGEST,
    tidy=tidy,
    timeout=timeout,
    show=show,
    words=WORDS,
    question=ask_seat,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
    label=label,
    stake=stake,
    consequence=consequence,
    alarms=alarms,
    phase=phase,
    awaited=awaited,
)
