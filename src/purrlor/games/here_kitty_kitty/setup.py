"""Setting up, and who begins (HK-04 to HK-20)."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, pop, push, roll, rule, shuffle
from purrlor.games.here_kitty_kitty.aims import hold
from purrlor.games.here_kitty_kitty.cards import CARDS, CATS, COLOURS, COUNT, KIND, REMOVED, Kind
from purrlor.games.here_kitty_kitty.cats import watch
from purrlor.games.here_kitty_kitty.record import (
    ACTIONS,
    HAND,
    MOST_OWNED,
    MOST_YEARS,
    NEIGHBORHOOD,
    OLDEST,
    OWN,
    SMALL_HAND,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)


@rule
def hand_limit(s: State) -> int:
    """HK-62, HK-63: three cards, with two or six players two."""
    return HAND if 2 < s.seats < 6 else SMALL_HAND


@rule
def setup(s: State) -> None:
    """HK-04, HK-10 to HK-16: the cats in the middle, a hand without Instants for everybody, then the whole deck."""
    for colour in range(COLOURS):
        s.cats[NEIGHBORHOOD, colour] = CATS // COLOURS
    s.many[NEIGHBORHOOD] = CATS
    watch(s, NEIGHBORHOOD)
    for card in range(1, CARDS):
        s.box[card] = REMOVED[s.seats, card]  # HK-18
    put_into_deck(s, False)
    for seat in range(s.seats):
        for _ in range(hand_limit(s)):
            deal_any(s, seat)
    put_into_deck(s, True)
    shuffle(s, s.deck, s.deck_n)
    push(s, Step.START, 0)


@rule
def put_into_deck(s: State, instants: bool) -> None:
    """Put the Instants, or all other cards, into the deck."""
    for card in range(1, CARDS):
        if (KIND[card] == Kind.INSTANT) == instants:
            for _ in range(COUNT[card] - s.box[card]):
                s.deck[s.deck_n] = card
                s.deck_n += 1


@rule
def deal_any(s: State, seat: int) -> None:
    """Deal any card of the deck, as if it had been shuffled before; what stays is shuffled afterwards."""
    at = roll(s, s.deck_n)
    card = s.deck[at]
    s.deck[at] = s.deck[s.deck_n - 1]
    s.deck[s.deck_n - 1] = card
    hold(s, seat, top_of_deck(s))


@rule
def top_of_deck(s: State) -> int:
    """Take the top card off the deck."""
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return card


# -- Who begins ------------------------------------------------------------------------------------

ASKING_CATS, ASKING_AGES = range(2)  # lines of START


@flow.step(Step.START)
def start(s: State, f: Doing) -> None:
    """HK-20: chance, or (option) whoever lives with the most cats, then with the oldest."""
    if s.cats_owned_start and f.at == ASKING_CATS:
        if f.who < s.seats:
            ask(s, f.who, Ask.CATS)
        else:
            f.at = ASKING_AGES
            f.who = 0
    elif s.cats_owned_start and f.who < s.seats:
        if owns_most(s, f.who) and rivals(s) > 1:
            ask(s, f.who, Ask.OLDEST)
        else:
            f.who += 1
    else:
        begin_first_turn(s)


@rule
def owns_most(s: State, seat: int) -> bool:
    """Say whether a seat owns cats, and nobody owns more."""
    for other in range(s.seats):
        if s.owned[other] > s.owned[seat]:
            return False
    return s.owned[seat] > 0


@rule
def rivals(s: State) -> int:
    """Count the seats that own the most cats."""
    found = 0
    for seat in range(s.seats):
        if owns_most(s, seat):
            found += 1
    return found


@flow.moves(Ask.CATS)
def own_moves(s: State, seat: int, out: Grid) -> None:
    """From none to a dozen or more."""
    for cats in range(MOST_OWNED + 1):
        offer(out, OWN + cats)


@flow.answer(Ask.CATS)
def own(s: State, f: Doing, seat: int, move: int) -> None:
    """Note the number of cats."""
    s.owned[seat] = move - OWN
    emit(s, Tell.OWNS, seat, move - OWN, 0)
    f.who += 1


@flow.moves(Ask.OLDEST)
def oldest_moves(s: State, seat: int, out: Grid) -> None:
    """Name the age of the oldest cat, in years."""
    for years in range(MOST_YEARS + 1):
        offer(out, OLDEST + years)


@flow.answer(Ask.OLDEST)
def tell_oldest(s: State, f: Doing, seat: int, move: int) -> None:
    """Note the age."""
    s.oldest[seat] = move - OLDEST
    emit(s, Tell.OLDEST, seat, move - OLDEST, 0)
    f.who += 1


@rule
def begin_first_turn(s: State) -> None:
    """HK-19, HK-20: the most cats begin, then the oldest; chance among those who are still tied."""
    best, tied = -1, 0
    for seat in range(s.seats):
        claim = int(s.owned[seat]) * (MOST_YEARS + 1) + int(s.oldest[seat])
        if claim > best:
            best, tied = claim, 0
        if claim == best:
            tied |= 1 << seat
    pop(s)
    begin_turn(s, one_of(s, tied))


@rule
def one_of(s: State, seats: int) -> int:
    """Draw one seat out of a set."""
    count = 0
    for seat in range(s.seats):
        count += (seats >> seat) & 1
    at = roll(s, count)
    seat = 0
    while at > 0 or not (seats >> seat) & 1:
        at -= (seats >> seat) & 1
        seat += 1
    return seat


@rule
def begin_turn(s: State, seat: int) -> None:
    """HK-22: give a seat the turn, with two actions."""
    s.turn = seat
    emit(s, Tell.TURN, seat, 0, 0)
    push(s, Step.TURN, seat)
    s.stack[s.depth - 1].left = ACTIONS
