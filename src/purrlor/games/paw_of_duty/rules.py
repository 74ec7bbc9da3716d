"""Paw of Duty: the steps of a turn, under the rulebook's headings. Ids like PD-21 are those of guide.md."""

from __future__ import annotations

from purrlor.engine import Frame, Grid, Rules, ask, emit, lowest, offer, rule
from purrlor.games.paw_of_duty.board import (
    capture,
    captured_count,
    fills,
    first_filled,
    forget_claim,
    is_claimed,
    most_tokens,
    standing_lines,
    toggle,
    turns_left,
)
from purrlor.games.paw_of_duty.choices import (
    forget_survey,
    offer_back,
    offer_choice,
    offer_kitties_on,
    offer_one,
    survey,
)
from purrlor.games.paw_of_duty.effects import begin_order, choose, drop_order
from purrlor.games.paw_of_duty.hidden import census, imagine, tidy
from purrlor.games.paw_of_duty.piles import (
    clear_table,
    discard,
    draw_tactics,
    missing_cards,
)
from purrlor.games.paw_of_duty.record import (
    BOARD_ZONE,
    CAPTURED_ZONE,
    CARD,
    CITY,
    DECLARE,
    DECLINE,
    DEPLOY,
    DISCARD,
    DONE,
    DRAWN_ZONE,
    FACINGS,
    HUSH,
    KITTIES,
    KITTIES_ZONE,
    LEVEL,
    LINE_SQUARES,
    LINES,
    LINES_OF,
    MARK,
    OPTIONS,
    PLACE,
    PLAY,
    RESCUE,
    RESCUED_ZONE,
    RING,
    SQUARES,
    VERBS,
    ZONES,
    Ask,
    Over,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.paw_of_duty.refusals import Why, refusal
from purrlor.games.paw_of_duty.scoring import end_by_control, end_by_power, value
from purrlor.games.paw_of_duty.sentences import TALES, ask_seat, label_move, parts, phase
from purrlor.games.paw_of_duty.setup import setup
from purrlor.games.paw_of_duty.show import WORDS, show
from purrlor.games.paw_of_duty.stakes import alarms, at_stake, consequence
from purrlor.games.paw_of_duty.timeouts import timeout

# -- Gameplay 1 and 2: deploy ---------------------------------------------------------------------------------------


@flow.step(Step.BEGIN)
def begin(s: State, f: Frame) -> None:
    """PD-57: with one Kitty left the battle is over; PD-58: no damage is carried over."""
    if s.kitties_n == 1:
        end_by_power(s)  # PD-87
        return
    s.turn = f.seat
    s.turns += 1
    s.fresh = 0
    s.backs[f.seat] = 0
    for kitty in range(1, KITTIES):
        s.damage[kitty] = 0
    emit(s, Tell.TURN, f.seat, s.turns, 0)
    f.step = Step.DEPLOY


@flow.step(Step.DEPLOY)
def draw_kitties(s: State, f: Frame) -> None:
    """PD-59, PD-60: the top two, for this player's eyes only."""
    for i in range(2):
        kitty = s.kitties[i]
        s.drawn[i] = kitty
        s.knows[kitty] |= 3 if s.open_kitty_draw else 1 << f.seat
        emit(s, Tell.DREW_KITTY, kitty, KITTIES_ZONE, DRAWN_ZONE + f.seat)
    if s.open_kitty_draw:
        emit(s, Tell.SHOWED, f.seat, s.drawn[0], s.drawn[1])
    s.kitties_n -= 2
    for i in range(KITTIES - 1):
        s.kitties[i] = s.kitties[i + 2] if i < s.kitties_n else 0
    s.undo = 0
    ask(s, f.seat, Ask.DEPLOY)


@flow.moves(Ask.DEPLOY)
def deploy_moves(s: State, seat: int, out: Grid) -> None:
    """PD-61: one of the two."""
    for kitty in range(1, KITTIES):
        if kitty in (s.drawn[0], s.drawn[1]):
            offer(out, DEPLOY + kitty)


@flow.answer(Ask.DEPLOY)
def deploy(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-59: the other one goes to the bottom of the deck; PD-74: so one Kitty leaves it each turn."""
    chosen = move - DEPLOY
    returned = s.drawn[1] if s.drawn[0] == chosen else s.drawn[0]
    s.drawn[0] = chosen
    s.drawn[1] = 0
    s.kitties[s.kitties_n] = returned
    s.kitties_n += 1
    s.undo += 1
    emit(s, Tell.RETURNED, returned, DRAWN_ZONE + seat, KITTIES_ZONE)
    f.step = Step.PLACE


@flow.step(Step.PLACE)
def ask_place(s: State, f: Frame) -> None:
    """PD-62: where, and facing where."""
    ask(s, f.seat, Ask.PLACE)


@flow.moves(Ask.PLACE)
def place_moves(s: State, seat: int, out: Grid) -> None:
    """PD-62 to PD-64: an empty marker, or an empty ring square when there is none; any facing."""
    offer_places(s, 1, out)
    if out[0] == 0 or s.deploy_outer:
        offer_places(s, 0, out)


@rule
def offer_places(s: State, city: int, out: Grid) -> None:
    """Offer the empty squares of the City, or those of the ring."""
    for square in range(1, SQUARES):
        if CITY[square] == city and s.board[square] == 0:
            for facing in range(1, FACINGS):
                offer(out, PLACE + square * FACINGS + facing)


@flow.answer(Ask.PLACE)
def place(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-62, PD-63: face up, with one token; PD-22, PD-24: its lines are this turn's orders."""
    kitty, square, facing = s.drawn[0], (move - PLACE) // FACINGS, (move - PLACE) % FACINGS
    s.drawn[0] = 0
    s.knows[kitty] = 0
    s.board[square] = kitty
    s.at[kitty] = square
    s.owner[kitty] = seat + 1
    s.facing[kitty] = facing
    toggle(s, kitty, square)
    s.tokens[kitty] = 1
    s.fresh = kitty
    s.lines = LINES_OF[s.lines_by_level, kitty]
    s.undo += 1
    emit(s, Tell.DEPLOYED, kitty, DRAWN_ZONE + seat, BOARD_ZONE)
    emit(s, Tell.PLACED, kitty, square, facing)
    f.step = Step.TACTICS


# -- Gameplay 3 to 5: tactics ---------------------------------------------------------------------------------------


@flow.step(Step.TACTICS)
def tactics(s: State, f: Frame) -> None:
    """PD-22: as long as there are lines."""
    if s.lines > 0:
        if s.order[0].card == 0:
            survey(s, f.seat)
        ask(s, f.seat, Ask.TACTIC)
    else:
        f.step = Step.TIDY


@flow.moves(Ask.TACTIC)
def tactic_moves(s: State, seat: int, out: Grid) -> None:
    """PD-65: a card; or, inside a card, its next choice (PD-122)."""
    offer_choice(s.order[0].choice, s, seat, out)
    if s.order[0].card > 0:
        offer_back(s, seat, out)


@flow.answer(Ask.TACTIC)
def answer_tactic(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-65: play, discard or stop; PD-112: who stops inside a card takes it back."""
    s.undo += 1
    if move == DONE:
        drop_order(s)
        emit(s, Tell.STOPPED, seat, 0, 0)
        f.step = Step.TIDY
    elif s.order[0].card > 0:
        choose(s, move)
    elif move < DISCARD:
        begin_order(s, seat, move - PLAY)
    else:
        discard(s, seat, move - DISCARD)


@flow.step(Step.TIDY)
def tidy_up(s: State, f: Frame) -> None:
    """PD-67 to PD-70: clear the table, then draw up to five."""
    forget_survey(s)
    clear_table(s, f.seat)
    draw_tactics(s, f.seat, missing_cards(s, f.seat))
    f.step = Step.OUTER


# -- Gameplay 6: the Outer City -------------------------------------------------------------------------------------


@flow.step(Step.OUTER)
def outer(s: State, f: Frame) -> None:
    """PD-76: with two or more outside, one of them gets a token."""
    f.step = Step.CONTROL
    outside = s.stands[f.seat] & RING
    if outside & (outside - 1):  # more than one
        ask(s, f.seat, Ask.MARK)


@flow.moves(Ask.MARK)
def mark_moves(s: State, seat: int, out: Grid) -> None:
    """PD-76: any own Kitty outside."""
    offer_kitties_on(s, s.stands[seat] & RING, MARK, out)


@flow.answer(Ask.MARK)
def mark(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-77, PD-78: the token of its placing counts as one of three."""
    kitty = move - MARK
    s.tokens[kitty] += 1
    s.undo += 1
    emit(s, Tell.MARKED, kitty, s.tokens[kitty], 0)
    if s.tokens[kitty] == most_tokens(s):
        capture(s, kitty)


# -- Gameplay 7 and 8: control and rescue ---------------------------------------------------------------------------


@rule
def is_eligible(s: State, seat: int) -> bool:
    """PD-82: at least one line is filled."""
    return first_filled(s.stands[seat]) < LINES


@flow.step(Step.CONTROL)
def control(s: State, f: Frame) -> None:
    """PD-83: the table announces every line, unless the players do so themselves; PD-88: none that comes too late."""
    f.step = Step.RESCUE
    if turns_left(s) == 0:
        return
    if not s.manual_declare:
        announce(s, f.seat)
    elif is_eligible(s, f.seat):
        ask(s, f.seat, Ask.DECLARE)


@rule
def announce(s: State, seat: int) -> None:
    """PD-124: which three Kitties hold which line is said aloud."""
    for line in range(LINES):
        if fills(s.stands[seat], line):
            for i in range(3):
                s.claim[seat, line, i] = s.board[LINE_SQUARES[line, i]]
            emit(s, Tell.ANNOUNCED, seat, line, 0)


@flow.moves(Ask.DECLARE)
def declare_moves(s: State, seat: int, out: Grid) -> None:
    """Option manual_declare: speak up, or not."""
    offer(out, DECLARE)
    offer(out, HUSH)


@flow.answer(Ask.DECLARE)
def declare(s: State, f: Frame, seat: int, move: int) -> None:
    """Option manual_declare: a line kept quiet cannot win."""
    s.undo += 1
    if move == DECLARE:
        announce(s, seat)
    else:
        emit(s, Tell.KEPT_QUIET, seat, 0, 0)


@flow.step(Step.RESCUE)
def rescue_step(s: State, f: Frame) -> None:
    """PD-90: eligible and behind."""
    f.step = Step.CLOSE
    if s.score[f.seat] < s.score[1 - f.seat] and is_eligible(s, f.seat):
        ask(s, f.seat, Ask.RESCUE)


@flow.moves(Ask.RESCUE)
def rescue_moves(s: State, seat: int, out: Grid) -> None:
    """PD-90, PD-93: any Kitty of the lowest level in the other stack, or none."""
    lowest = lowest_captured(s, 1 - seat)
    for i in range(captured_count(s, 1 - seat)):
        kitty = s.captured[1 - seat, i]
        if LEVEL[kitty] == lowest:
            offer_one(out, RESCUE, kitty)
    offer(out, DECLINE)


@rule
def lowest_captured(s: State, seat: int) -> int:
    """Give the lowest level in a seat's stack."""
    lowest = int(LEVEL[s.captured[seat, 0]])
    for i in range(1, captured_count(s, seat)):
        lowest = min(lowest, int(LEVEL[s.captured[seat, i]]))
    return lowest


@flow.answer(Ask.RESCUE)
def rescue(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-91: out of the game, and out of the other's total."""
    if move == DECLINE:
        return
    kitty, other = move - RESCUE, 1 - seat
    found = 0
    while s.captured[other, found] != kitty:
        found += 1
    for i in range(found, KITTIES - 2):
        s.captured[other, i] = s.captured[other, i + 1]
    s.rescued[kitty] = 1
    s.score[other] -= LEVEL[kitty]
    emit(s, Tell.RESCUED, kitty, CAPTURED_ZONE + other, RESCUED_ZONE)


# -- Gameplay 9: the end of the turn --------------------------------------------------------------------------------


@flow.step(Step.CLOSE)
def close(s: State, f: Frame) -> None:
    """PD-84, PD-89: the other player's announced line wins now, or is broken; then it is their turn."""
    other = 1 - f.seat
    s.undo = 0  # PD-113
    held = standing_lines(s, other)
    if held != 0:
        emit(s, Tell.HELD, other, lowest(held), 0)
        end_by_control(s, other)
        return
    for line in range(LINES):
        if is_claimed(s, other, line):
            emit(s, Tell.BROKEN, other, line, 0)
            forget_claim(s, other, line)
    f.seat = other
    f.step = Step.BEGIN


# -- For the engine -------------------------------------------------------------------------------------------------


@rule
def take_backs(s: State) -> int:
    """PD-113: the moves since something hidden was seen or the turn began."""
    return s.undo


RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=CARD,
    options=OPTIONS,
    reasons=("", *(over.name.lower().replace("_", "-") for over in Over)),
    most=SQUARES * FACINGS,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="PD-01",
    longest=2000,
    tidy=tidy,
    timeout=timeout,
    take_backs=take_backs,
    show=show,
    words=WORDS,
    question=ask_seat,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
    label=label_move,
    stake=at_stake,
    consequence=consequence,
    alarms=alarms,
    phase=phase,
)
