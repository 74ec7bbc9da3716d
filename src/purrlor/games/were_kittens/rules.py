"""Were Kittens: setup, the round and the end, under the rulebook's headings. Ids like WK-21 are those of guide.md."""

from __future__ import annotations

from purrlor.engine import Grid, Rules, ask, emit, offer, pop, push, roll, rule
from purrlor.games.were_kittens.actions import begin_turn, next_cat
from purrlor.games.were_kittens.characters import deal_characters, order
from purrlor.games.were_kittens.coins import NOBODY, add_cat, city_size, next_seat, outside
from purrlor.games.were_kittens.hidden import census, imagine, tidy
from purrlor.games.were_kittens.placing import begin_round, race
from purrlor.games.were_kittens.record import (
    AT_CATS,
    AT_EAT,
    AT_HAND,
    AT_SCARE,
    CARD,
    CITY_SIZE,
    COINS,
    COUNT,
    MAX_ROUND,
    OPTIONS,
    POPULATE,
    SLOTS,
    STALL_LIMIT,
    START,
    START_SLOT,
    SUPPLY,
    VERBS,
    ZONES,
    Ask,
    Doing,
    Over,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.were_kittens.refusals import Why, refusal
from purrlor.games.were_kittens.scoring import end_game, is_idle, is_last_round, value
from purrlor.games.were_kittens.sentences import TALES, ask_seat, label_move, parts, phase
from purrlor.games.were_kittens.show import WORDS, show
from purrlor.games.were_kittens.stakes import alarms, at_stake, consequence

# -- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """WK-22, WK-23: all coins lie in the supply, the city is empty, the quarter is nobody's."""
    for coin in range(1, COINS):
        s.supply[coin] = COUNT[coin]
    push(s, Step.PLACE, 0)  # the first round, when the steps above it are done
    push(s, Step.START, roll(s, s.seats) if s.start_pick else 0)
    if s.characters:
        deal_characters(s)
        push(s, Step.KEEP, 0)


@flow.step(Step.START)
def start(s: State, f: Doing) -> None:
    """WK-17: all choose in secret; or one after the other, clockwise from a random seat (WK-13)."""
    if f.at == s.seats:
        for seat in range(s.seats):
            start_with(s, seat)
        pop(s)
        s.record_low = outside(s)
        begin_round(s)
    elif s.start_pick:
        ask(s, (f.seat + f.at) % s.seats, Ask.START)
        f.at += 1
    else:
        f.at = s.seats
        for seat in range(s.seats):
            ask(s, seat, Ask.START)


@flow.moves(Ask.START)
def start_moves(s: State, seat: int, out: Grid) -> None:
    """WK-15, WK-16: there are enough of every type for everybody."""
    for coin in range(1, COINS):
        offer(out, START + coin)


@flow.answer(Ask.START)
def choose_start(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-17: sealed, or at once for all to see."""
    s.pick[seat] = move - START
    if s.start_pick:
        start_with(s, seat)
    else:
        emit(s, Tell.CHOSE, seat, 0, 0)


@rule
def start_with(s: State, seat: int) -> None:
    """WK-18 to WK-21: one coin is a heads-up cat in the slot of its type, the other a victim in hand."""
    coin = s.pick[seat]
    if coin == 0:
        return
    s.pick[seat] = 0
    s.supply[coin] -= 2
    add_cat(s, seat, coin, START_SLOT[coin], True)
    s.hand[seat, coin] += 1
    emit(s, Tell.STARTED_CAT, coin, SUPPLY, AT_CATS + seat)
    emit(s, Tell.STARTED_VICTIM, coin, SUPPLY, AT_HAND + seat)


# -- Populate city ---------------------------------------------------------------------------------------------------


@flow.step(Step.POPULATE)
def populate(s: State, f: Doing) -> None:
    """WK-47, WK-49: in turn until there are four; WK-55: or the supply is empty; WK-104: one type is no choice."""
    types, last = 0, 0
    for coin in range(1, COINS):
        if s.supply[coin] > 0:
            types, last = types + 1, coin
    if types == 0 or city_size(s) >= CITY_SIZE:
        pop(s)
    elif types == 1:
        put(s, f, last)
    else:
        s.turn = f.seat
        ask(s, f.seat, Ask.POPULATE)


@flow.moves(Ask.POPULATE)
def populate_moves(s: State, seat: int, out: Grid) -> None:
    """WK-48: any type that the supply has."""
    for coin in range(1, COINS):
        if s.supply[coin] > 0:
            offer(out, POPULATE + coin)


@flow.answer(Ask.POPULATE)
def place_city_coin(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-48: the coin that was chosen."""
    put(s, f, move - POPULATE)


@rule
def put(s: State, f: Doing, coin: int) -> None:
    """WK-51: one coin, then it is the next player's turn."""
    s.supply[coin] -= 1
    s.city[coin] += 1
    emit(s, Tell.POPULATED, f.seat, coin, 0)
    f.seat = next_seat(s, f.seat)


# -- Phase 2: action -------------------------------------------------------------------------------------------------


@flow.step(Step.ACT)
def next_turn(s: State, f: Doing) -> None:
    """WK-57: the next cat in order; WK-87: without a coin in the city nobody has anything to do."""
    cat = next_cat(s, f.mark)
    if cat == NOBODY or city_size(s) == 0:
        f.mark = 0
        f.step = Step.CHECK
    else:
        f.mark = order(s, cat)
        begin_turn(s, cat)


# -- Phase 3: refresh ------------------------------------------------------------------------------------------------


@flow.step(Step.CHECK)
def check_end(s: State, f: Doing) -> None:
    """WK-81, WK-103: coins gone, then stalled, then the round limit."""
    count_idle(s)
    limit = STALL_LIMIT[s.stall_limit]
    if outside(s) == 0:
        end_game(s, Over.COINS_GONE)  # WK-87
    elif limit > 0 and s.idle_rounds >= limit:
        end_game(s, Over.STALLED)  # WK-96
    elif is_last_round(s):
        end_game(s, Over.ROUND_LIMIT)  # WK-97
    else:
        f.step = Step.LEFTOVERS


@rule
def count_idle(s: State) -> None:
    """WK-95: a round without a new cat and without a new low outside is idle."""
    if is_idle(s):
        s.idle_rounds += 1
        emit(s, Tell.IDLE, s.idle_rounds, 0, 0)
    else:
        s.idle_rounds = 0
    s.record_low = min(s.record_low, outside(s))
    s.cat_made = False


@flow.step(Step.REFRESH)
def refresh(s: State, f: Doing) -> None:
    """WK-82 to WK-85: cats heads-up, areas cleared, and the next round."""
    for i in range(s.cats_n):
        s.cats[i].heads = True
    emit(s, Tell.REFRESHED, 0, 0, 0)
    for seat in range(s.seats):
        clear_areas(s, seat)
        for slot in range(1, SLOTS):
            s.hurried[seat, slot] = 0
    f.step = Step.PLACE
    begin_round(s)


@rule
def clear_areas(s: State, seat: int) -> None:
    """WK-83: scared victims return to hand, unmarked (WK-C7); WK-84: uneaten ones are lost."""
    for coin in range(1, COINS):
        for _ in range(s.scare[seat, coin]):
            emit(s, Tell.CALMED, coin, AT_SCARE + seat, AT_HAND + seat)
        for _ in range(s.eat[seat, coin]):
            emit(s, Tell.WASTED, coin, AT_EAT + seat, SUPPLY)
        s.hand[seat, coin] += s.scare[seat, coin]
        s.supply[coin] += s.eat[seat, coin]
        s.scare[seat, coin] = 0
        s.used[seat, coin] = 0
        s.eat[seat, coin] = 0


# -- For the engine --------------------------------------------------------------------------------------------------

RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=CARD,
    options=OPTIONS,
    reasons=("", "coins-gone", "stalled", "round-limit"),
    most=1 + (COINS - 1) * SLOTS + 1,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="WK-01",
    longest=int(MAX_ROUND.max()) * 200,
    tidy=tidy,
    show=show,
    words=WORDS,
    question=ask_seat,
    label=label_move,
    stake=at_stake,
    consequence=consequence,
    alarms=alarms,
    phase=phase,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
    race=race,
)
