"""Cantankerous Cats: setup, the First Bite and the turn, under the rulebook's headings."""

from __future__ import annotations

from purrlor.engine import Grid, Rules, ask, emit, offer, offer_next, pop, push, roll, rule, shuffle
from purrlor.games.cantankerous_cats import effects, windows
from purrlor.games.cantankerous_cats.aims import begin, card_of, offer_plays, onward
from purrlor.games.cantankerous_cats.cards import ACTIONS, CARD, CARDS, IS_ANSWER, MISCHIEF, OUT
from purrlor.games.cantankerous_cats.hidden import census, imagine, tidy
from purrlor.games.cantankerous_cats.options import (
    ADOPTION_HEARTS,
    BEFORE_BETWEEN,
    BETWEEN_AFTER,
    DEAL,
    FLIP,
    HAND_LIMIT,
    HIGH_CLOCKWISE,
    KITTEN,
    MEAL,
    OPTIONS,
    ROUND_CAPS,
    STANDARD,
    TOKENS_EACH,
    TOKENS_TWELVE,
    TURN_ACTIONS,
)
from purrlor.games.cantankerous_cats.payments import picky_draw, push_discard, timeout, token_price
from purrlor.games.cantankerous_cats.piles import (
    adopt,
    discard_hand,
    discard_marked,
    draw,
    draw_many,
    is_bowl_low,
    offer_hand,
    purse,
    shift,
    throw,
)
from purrlor.games.cantankerous_cats.record import (
    BET,
    BOWL,
    BUY,
    HAND,
    KEEP,
    PICKY,
    SEATS,
    VERBS,
    ZONES,
    Ask,
    Doing,
    Over,
    State,
    Step,
    Tell,
    Turn,
    Via,
    flow,
)
from purrlor.games.cantankerous_cats.refusals import Why, refusal
from purrlor.games.cantankerous_cats.scoring import claims, end_by_cap, outranks, value, win
from purrlor.games.cantankerous_cats.sentences import TALES, ask_seat, awaited, label_move, parts, phase
from purrlor.games.cantankerous_cats.show import WORDS, show
from purrlor.games.cantankerous_cats.stakes import alarms, consequence, stake_of
from purrlor.games.cantankerous_cats.windows import can_anybody_pounce

# -- Setup -------------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """CC-011 to CC-022: the deck of the mode, Cats, tokens, the Turn Indicator, hands."""
    for card in range(1, CARDS):
        if is_in_deck(s, card):
            shift(s, card, BOWL)
            s.bowl[s.bowl_n] = card
            s.bowl_n += 1
    shuffle(s, s.bowl, s.bowl_n)
    choose_cats(s)
    share_tokens(s)
    lay_indicator(s)
    for seat in range(s.seats):
        draw_many(s, seat, HAND_LIMIT + s.kitten_hand if s.mode == KITTEN else DEAL)  # CC-016, CC-164
    push(s, Step.START, 0)


@rule
def is_in_deck(s: State, card: int) -> bool:
    """CC-160, CC-163: the cards of the mode; CC-222: without the answers where the table says so."""
    if OUT[s.mode, card]:
        return False
    return s.mode == STANDARD or s.reactions_without_tokens == 0 or IS_ANSWER[card] == 0


@rule
def choose_cats(s: State) -> None:
    """CC-019: everybody another Cat, by chance."""
    for i in range(SEATS):
        s.cat[i] = i
    shuffle(s, s.cat, SEATS)
    for i in range(s.seats, SEATS):
        s.cat[i] = 0


@rule
def share_tokens(s: State) -> None:
    """CC-014, CC-022: one each, the rest is the bank; CC-015: none without Pounces."""
    if s.mode != STANDARD:
        return
    s.bank = TOKENS_TWELVE - s.seats if s.token_supply else (TOKENS_EACH - 1) * s.seats
    for seat in range(s.seats):
        s.tokens[seat] = 1


@rule
def lay_indicator(s: State) -> None:
    """CC-051: high ranks and clockwise, or low ranks and counter-clockwise; CC-168: Kitten goes to the right."""
    high = roll(s, 2) == 0 if s.turn_indicator == FLIP else s.turn_indicator == HIGH_CLOCKWISE
    s.direction = 1 if high and s.mode != KITTEN else -1


# -- The First Bite ----------------------------------------------------------------------------------------------------


@flow.step(Step.START)
def start(s: State, f: Doing) -> None:
    """CC-045: all bet at once; CC-165b: in Kitten the table names the first seat."""
    if s.mode == KITTEN:
        first = roll(s, s.seats) if s.kitten_first == 0 else s.kitten_first - 1
        pop(s)
        begin_turn(s, first)
    elif f.at == 0:
        f.at = 1
        for seat in range(s.seats):
            ask(s, seat, Ask.BET)
    else:
        first = best_bet(s)
        reveal_bets(s)
        emit(s, Tell.FIRST_BITE, first, 0, 0)
        pop(s)
        begin_turn(s, first)


@flow.moves(Ask.BET)
def bet_moves(s: State, seat: int, out: Grid) -> None:
    """CC-045: any card of the hand."""
    offer_hand(s, seat, BET, out)


@flow.answer(Ask.BET)
def place_bet(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-042: face down."""
    s.marked[move - BET] = 1
    emit(s, Tell.BET, seat, 0, 0)


@rule
def best_bet(s: State) -> int:
    """CC-046 to CC-048: the highest rank, or the lowest, as the indicator says."""
    best = 0
    for card in range(1, CARDS):
        if s.marked[card] and (best == 0 or outranks(s, card, best)):
            best = card
    return s.lies[best] - HAND


@rule
def reveal_bets(s: State) -> None:
    """CC-047, CC-049: all bets go to the Litter Box and set nothing off."""
    for card in range(1, CARDS):
        if s.marked[card]:
            s.marked[card] = 0
            throw(s, Tell.REVEALED, card)


# -- The turn ----------------------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: int) -> None:
    """CC-053: take the Cat Toy."""
    s.turn = seat
    emit(s, Tell.TURN, seat, 0, 0)
    push(s, Step.TURN, seat)


@flow.step(Step.TURN)
def turn(s: State, f: Doing) -> None:
    """CC-053 to CC-068, CC-119: the times of a turn, with the Pounce windows around the actions (CC-091)."""
    if f.at == Turn.MEAL:
        f.at = Turn.BEFORE
        meal_time(s, f.seat)
    elif f.at == Turn.BEFORE:
        f.at = Turn.ACT
        s.actions = TURN_ACTIONS
        open_window(s, s.pounce_windows != BETWEEN_AFTER)
    elif f.at == Turn.ACT:
        act(s, f)
    elif f.at == Turn.AFTER:
        f.at = Turn.ACT
        open_window(s, s.actions > 0 or s.pounce_windows != BEFORE_BETWEEN)
    elif f.at == Turn.BOUGHT:
        f.at = Turn.AFTER
        take_token(s, f.seat)
    elif f.at == Turn.CLAIMED:
        f.at = Turn.ACT
        if claims(s):
            win(s, f.seat, Over.FERAL_VICTORY)
    elif f.at == Turn.GROOMING:
        f.at = Turn.NAP
        grooming_time(s, f.seat)
    else:
        nap_time(s, f.seat)


@rule
def open_window(s: State, is_open: bool) -> None:
    """CC-091, CC-092: a Pounce window."""
    if is_open and s.mode == STANDARD and (not s.quick or can_anybody_pounce(s)):
        push(s, Step.POUNCES, s.turn)


# -- Meal Time ---------------------------------------------------------------------------------------------------------


@rule
def meal_time(s: State, seat: int) -> None:
    """CC-125: the Adoption Check comes first; CC-053, CC-166: then draw; CC-120: a Feral Cat keeps one."""
    if s.feral[seat] and s.hearts[seat] >= ADOPTION_HEARTS:
        adopt(s, seat)
    if s.feral[seat] == 0:
        draw_many(s, seat, MEAL - 1 if s.mode == KITTEN else MEAL)
        return
    drawn = 0
    for _ in range(MEAL):
        card = draw(s, seat)
        if card:
            drawn += 1
            s.marked[card] = 1
    if drawn > 1:
        ask(s, seat, Ask.KEEP)
    else:  # CC-187
        unmark(s, seat)


@rule
def unmark(s: State, seat: int) -> None:
    """Keep what was drawn."""
    for i in range(s.held[seat]):
        s.marked[s.hand[seat, i]] = 0


@flow.moves(Ask.KEEP)
def keep_moves(s: State, seat: int, out: Grid) -> None:
    """CC-120b: one of the cards just drawn."""
    n = out[0]
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        n = offer_next(out, n, KEEP + card, s.marked[card])
    out[0] = n


@flow.answer(Ask.KEEP)
def keep(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-120: the others go to the Litter Box."""
    s.marked[move - KEEP] = 0
    discard_marked(s, seat)


# -- Play Time ---------------------------------------------------------------------------------------------------------


@rule
def act(s: State, f: Doing) -> None:
    """CC-054: actions until none is left; CC-222: before each, `any_time` looks for a Feral victory."""
    if claims(s):
        f.at = Turn.CLAIMED
        emit(s, Tell.ANNOUNCED, f.seat, 0, 0)
        push(s, Step.REACTIONS, f.seat)
    elif s.actions > 0:
        f.at = Turn.AFTER
        ask(s, f.seat, Ask.ACTION)
    else:
        f.at = Turn.GROOMING


@flow.moves(Ask.ACTION)
def action_moves(s: State, seat: int, out: Grid) -> None:
    """CC-056 to CC-062, CC-119: the list of actions; CC-063: Picky Eater always; CC-036: some cards take two."""
    offer(out, PICKY)
    if s.bank > 0 and s.held[seat] >= token_price(s, seat):  # CC-061
        offer(out, BUY)
    means = purse(s, seat)
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if ACTIONS[card] <= s.actions:
            offer_plays(s, seat, card, Via.ACTION, means, out)


@flow.answer(Ask.ACTION)
def take_action(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-044: one at a time."""
    if move == PICKY:
        s.actions -= 1
        be_picky(s, seat)
    elif move == BUY:
        s.actions -= 1
        emit(s, Tell.SHOPPED, seat, 0, 0)
        f.at = Turn.BOUGHT
        push_discard(s, seat, token_price(s, seat))
    else:
        s.actions -= ACTIONS[card_of(move)]
        begin(s, seat, move, Via.ACTION)


@rule
def be_picky(s: State, seat: int) -> None:
    """CC-059: the whole hand for as many cards; CC-167: in Kitten for five; CC-193: the old hand may come back."""
    emit(s, Tell.PICKY, seat, s.held[seat], 0)
    drawn = picky_draw(s, seat)
    discard_hand(s, seat)
    draw_many(s, seat, drawn)


@rule
def take_token(s: State, seat: int) -> None:
    """CC-060: the price is paid; take a token from the bank."""
    s.bank -= 1
    s.tokens[seat] += 1
    emit(s, Tell.BOUGHT, seat, 0, 0)


# -- Grooming Time and Nap Time ----------------------------------------------------------------------------------------


@rule
def grooming_time(s: State, seat: int) -> None:
    """CC-066: to exactly five cards; CC-167b: not in Kitten."""
    if s.mode == KITTEN:
        return
    if s.held[seat] > HAND_LIMIT:
        push_discard(s, seat, s.held[seat] - HAND_LIMIT)
    else:
        draw_many(s, seat, HAND_LIMIT - s.held[seat])


@rule
def end_doubling(s: State) -> None:
    """Multiplikitty works until the end of the turn."""
    if s.doubles > 0:
        s.doubles = 0
        for card in range(1, MISCHIEF):
            s.doubled[card] = 0


@rule
def nap_time(s: State, seat: int) -> None:
    """CC-068, CC-069: a Meow or a Hiss, and the toy goes on; CC-221: unless that was the last round."""
    emit(s, Tell.HISSED if s.feral[seat] else Tell.MEOWED, seat, 0, 0)
    end_doubling(s)
    s.turns += 1
    pop(s)
    if s.turns >= ROUND_CAPS[s.round_cap] * s.seats:
        end_by_cap(s)
    else:
        begin_turn(s, onward(s, seat, s.direction))


# -- For the engine ----------------------------------------------------------------------------------------------------

RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=CARD,
    options=OPTIONS,
    reasons=("", "nine-points", "feral-victory", "round-cap"),
    most=512,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="CC-005",
    longest=100_000,
    tidy=tidy,
    timeout=timeout,
    rare=is_bowl_low,
    show=show,
    words=WORDS,
    question=ask_seat,
    label=label_move,
    stake=stake_of,
    consequence=consequence,
    alarms=alarms,
    phase=phase,
    awaited=awaited,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
)

__all__ = ["RULES", "effects", "windows"]
