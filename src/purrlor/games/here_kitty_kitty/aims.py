"""What may be played, on whom, and how a card comes onto the table."""

from __future__ import annotations

from purrlor.engine import Grid, emit, offer, offer_if, offer_next, offer_seats, push, rule
from purrlor.games.here_kitty_kitty.cards import (
    ALARM_SYSTEM,
    BEST_IN_SHOW,
    CARDS,
    CATLIKE_REFLEXES,
    CATNIP,
    CATS_OF,
    COLOURS,
    COPY_CAT,
    COUNT,
    EFFECT,
    FROM,
    HOUSE,
    KIND,
    LAND_ON_YOUR_FEET,
    LASTING,
    PORCH,
    SEATS,
    WHOM,
    YARD,
    Effect,
    Kind,
    Whom,
)
from purrlor.games.here_kitty_kitty.cats import (
    any_loose,
    any_other_yard,
    can_step_in,
    cats_at,
    has,
    how_many,
    loose,
    round_from,
    with_loose,
)
from purrlor.games.here_kitty_kitty.record import (
    AMOUNTS,
    BURGLE,
    COPY,
    DEMAND,
    DEMAND_AT,
    DISCARD,
    FIRST_CAT,
    GATHER,
    HANDS,
    IN,
    IN_A_ROW,
    LET_OUT,
    LURE,
    LURE_AT,
    NEIGHBORHOOD,
    OUT,
    PLAY,
    PLAY_ON,
    REFLEX,
    SHAPE,
    SPOTS,
    SWAP,
    TABLE,
    TUCKED,
    Final,
    Named,
    Shape,
    State,
    Step,
    Tell,
    named,
)

# -- What a card is --------------------------------------------------------------------------------


@rule
def lasts(s: State, card: int) -> bool:
    """HK-56: say whether a card is tucked when it is played."""
    return LASTING[card] == 1 or (card == BEST_IN_SHOW and s.best_in_show == 1)


@rule
def can_be_copied(s: State, card: int) -> bool:
    """HK-76, HK-78, HK-79: Standard cards that do not last, and the two Defensive cards that move cats."""
    if KIND[card] == Kind.STANDARD:
        return not lasts(s, card)
    return card in (CATLIKE_REFLEXES, LAND_ON_YOUR_FEET)


@rule
def is_about(s: State, card: int) -> bool:
    """HK-132: say whether a copy of the card may be in a hand, by what everybody sees."""
    return COUNT[card] > s.discard[card] + s.box[card]


@rule
def can_draw(s: State) -> bool:
    """HK-142: the deck counts as empty in a last round that a stall began."""
    return s.deck_n > 0 and s.final != Final.STALLED


# -- HK-44, HK-45: a card must be able to change something -----------------------------------------


@rule
def neighbors(s: State, seat: int) -> int:
    """HK-07, HK-08: the set of the seats right beside a seat."""
    return (1 << round_from(s, seat, 1)) | (1 << round_from(s, seat, -1))


@rule
def touched(s: State, card: int) -> int:
    """HK-45: the set of players to whom the card can do something."""
    if EFFECT[card] == Effect.HAIRBALL:
        return holders(s)
    seats = with_loose(s, FROM[card])
    return seats & ~alarmed(s) if EFFECT[card] == Effect.BURGLE else seats


@rule
def holders(s: State) -> int:
    """Give the set of seats that hold a card."""
    seats = 0
    for seat in range(s.seats):
        seats |= int(s.held[seat] > 0) << seat
    return seats


@rule
def alarmed(s: State) -> int:
    """Give the set of seats with an Alarm System."""
    seats = 0
    for seat in range(s.seats):
        seats |= int(s.tucked[seat, ALARM_SYSTEM] > 0) << seat
    return seats


@rule
def touches_any(s: State, card: int, seats: int) -> bool:
    """HK-45: a card that hits several needs at least one for whom it can do something."""
    return touched(s, card) & seats != 0


@rule
def helps(s: State, seat: int, card: int) -> bool:
    """HK-44: say whether a card that names nobody can change something."""
    effect = EFFECT[card]
    if effect == Effect.TAKE:
        return cats_at(s, NEIGHBORHOOD) > 0 or any_other_yard(s, seat)
    if effect == Effect.LOSE:
        return touches_any(s, card, parts_of(s, seat, card))
    if effect == Effect.STEPS:
        return lasts(s, card) or can_step_in(s, seat)
    return helps_hand(s, effect)


@rule
def helps_hand(s: State, effect: int) -> bool:
    """HK-44: a card that brings cards needs some; HK-55: one that lasts can always be tucked."""
    if effect == Effect.DRAW:
        return can_draw(s)
    if effect == Effect.FETCH:
        return any_to_fetch(s)
    return effect == Effect.TUCK


@rule
def any_to_fetch(s: State) -> bool:
    """HK-95: say whether the discard pile has a card that is not an Instant."""
    for card in range(1, CARDS):
        if s.discard[card] > 0 and KIND[card] != Kind.INSTANT:
            return True
    return False


@rule
def parts_of(s: State, seat: int, play: int) -> int:
    """HK-133: the set of seats that have a part in a play; whoever it is played on, else the player."""
    whom, on = WHOM[named(play, Named.CARD)], named(play, Named.ON)
    if on > 0:
        return on
    if whom == Whom.NEIGHBORS:
        return neighbors(s, seat)
    if whom == Whom.OTHERS:
        return ((1 << s.seats) - 1) & ~(1 << seat)
    return 1 << seat


# -- Listing plays; `more` is 0 for a play and PLAYS for a copy ------------------------------------


@rule
def offer_plays(s: State, seat: int, card: int, more: int, out: Grid) -> None:
    """List every way in which the seat may play this card now."""
    if SHAPE[card] == Shape.PLAIN:
        offer_if(out, PLAY + card + more, int(helps(s, seat, card)))
    elif SHAPE[card] == Shape.SWAP:
        offer_swaps(s, seat, more, out)
    elif SHAPE[card] == Shape.REFLEX:
        offer_reflexes(s, more, out)
    elif SHAPE[card] == Shape.SOME:
        offer_all_or_some(s, seat, card, more, out)
    else:
        offer_targets(s, card, touched(s, card) & ~(1 << seat), more, out)


@rule
def offer_targets(s: State, card: int, seats: int, more: int, out: Grid) -> None:
    """HK-45: a target is another player for whom the card can do something."""
    if SHAPE[card] == Shape.BURGLE:
        offer_burglaries(s, seats, more, out)
    elif SHAPE[card] == Shape.DEMAND:
        offer_demands(s, card, seats, more, out)
    elif SHAPE[card] == Shape.LET_OUT:
        offer_ways_out(s, seats, more, out)
    else:
        offer_seats(s, PLAY_ON + card * SEATS + more, seats, out)
        if card == CATNIP:
            offer_pairs(s, card, seats, more, out)


@rule
def offer_demands(s: State, card: int, seats: int, more: int, out: Grid) -> None:
    """HK-43: as many cats as the card allows, or fewer."""
    n = out[0]
    for other in range(s.seats):
        for amount in range(1, CATS_OF[card] + 1):
            demand = DEMAND + (DEMAND_AT[card] * SEATS + other) * AMOUNTS + amount + more
            n = offer_next(out, n, demand, (seats >> other) & 1)
    out[0] = n


@rule
def offer_ways_out(s: State, seats: int, more: int, out: Grid) -> None:
    """HK-42: Open Window lets a cat out to the yard, or no farther than to the porch."""
    for other in range(s.seats):
        if has(seats, other):
            offer(out, LET_OUT + other * 2 + YARD + more)
            offer(out, LET_OUT + other * 2 + PORCH + more)


@rule
def offer_all_or_some(s: State, seat: int, card: int, more: int, out: Grid) -> None:
    """HK-42: Can Opener and Cat in Heat hit everybody they say, or fewer; each set of players is named in one way."""
    seats = touched(s, card) & parts_of(s, seat, card)
    count = how_many(seats)
    offer_if(out, PLAY + card + more, int(count > 0))
    if count > 3:
        offer_threes(s, seats, more, out)
    if count > 2:
        offer_pairs(s, card, seats, more, out)
    if count > 1:
        offer_seats(s, PLAY_ON + card * SEATS + more, seats, out)


@rule
def offer_pairs(s: State, card: int, seats: int, more: int, out: Grid) -> None:
    """HK-131: two of the players."""
    for other in range(s.seats):
        if has(seats, other):
            lures = LURE + (LURE_AT[card] * SEATS + other) * SEATS
            offer_seats(s, lures + more, seats & -(2 << other), out)


@rule
def offer_threes(s: State, seats: int, more: int, out: Grid) -> None:
    """HK-42: Cat in Heat may hit three of four."""
    for first in range(s.seats):
        for second in range(first + 1, s.seats):
            if has(seats, first) and has(seats, second):
                offer_seats(s, GATHER + (first * SEATS + second) * SEATS + more, seats & -(2 << second), out)


@rule
def offer_burglaries(s: State, seats: int, more: int, out: Grid) -> None:
    """HK-47: any unlocked cat, whatever its zone."""
    n = out[0]
    for other in range(s.seats):
        if has(seats, other):
            for zone in range(HOUSE + 1):
                for colour in range(COLOURS):
                    burglary = BURGLE + (other * COLOURS + colour) * IN_A_ROW + zone + more
                    n = offer_next(out, n, burglary, int(loose(s, other, zone, colour) > 0))
    out[0] = n


@rule
def offer_swaps(s: State, seat: int, more: int, out: Grid) -> None:
    """HK-131: any unlocked cat of one's own."""
    for colour in range(COLOURS):
        for zone in range(HOUSE + 1):
            if loose(s, seat, zone, colour) > 0:
                mine = (colour * IN_A_ROW + zone) * COLOURS
                offer_partners(s, seat, colour, SWAP + mine * SPOTS + more, out)


@rule
def offer_partners(s: State, seat: int, colour: int, swaps: int, out: Grid) -> None:
    """HK-141: a cat of another colour from the neighborhood or another yard, to swap with."""
    n = out[0]
    for other in range(COLOURS):
        for spot in range(s.seats + 1):  # places 0 to 6 are the neighborhood and the yards
            is_partner = (other != colour) & (spot != seat + 1) & (s.cats[spot, other] > 0)
            n = offer_next(out, n, swaps + other * SPOTS + spot, int(is_partner))
    out[0] = n


@rule
def offer_reflexes(s: State, more: int, out: Grid) -> None:
    """Any property, in or out, one zone or two, if an unlocked cat there can move so."""
    for other in range(s.seats):
        for way in range(OUT + 1):
            can = int(any_loose(s, other, movable_zones(way)))
            for zones in range(1, 3):
                offer_if(out, REFLEX + (other * 2 + way) * AMOUNTS + zones + more, can)


@rule
def movable_zones(way: int) -> int:
    """Give the zones from which a cat can go in (or out) inside its property."""
    return (1 << YARD | 1 << PORCH) if way == IN else (1 << PORCH | 1 << HOUSE)


@rule
def can_play(s: State, seat: int, card: int) -> bool:
    """HK-80: say whether `offer_plays` would list anything."""
    shape = SHAPE[card]
    if shape == Shape.PLAIN or shape == Shape.SOME:
        return helps(s, seat, card)
    if shape == Shape.SWAP:
        return can_swap(s, seat)
    if shape == Shape.REFLEX:
        return any_cat_loose(s)
    return touches_any(s, card, ((1 << s.seats) - 1) & ~(1 << seat))


@rule
def any_cat_loose(s: State) -> bool:
    """Say whether any property has an unlocked cat; it can then go in or out."""
    return with_loose(s, 7) != 0


@rule
def can_swap(s: State, seat: int) -> bool:
    """HK-141: say whether two cats of different colours can change places."""
    for mine in range(COLOURS):
        if loose(s, seat, YARD, mine) + loose(s, seat, PORCH, mine) + loose(s, seat, HOUSE, mine) > 0:
            for other in range(COLOURS):
                for spot in range(s.seats + 1):
                    if other != mine and spot != seat + 1 and s.cats[spot, other] > 0:
                        return True
    return False


# -- Cards come and go -----------------------------------------------------------------------------


@rule
def hold(s: State, seat: int, card: int) -> None:
    """Take a card into a hand."""
    s.hand[seat, card] += 1
    s.fan[seat] |= 1 << card
    s.hands[card] += 1
    s.held[seat] += 1


@rule
def give_up(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat, card] -= 1
    s.fan[seat] ^= int(s.hand[seat, card] == 0) << card
    s.hands[card] -= 1
    s.held[seat] -= 1


@rule
def throw_away(s: State, seat: int, card: int, told: int) -> None:
    """Put a card from a hand onto the discard pile."""
    give_up(s, seat, card)
    s.discard[card] += 1
    emit(s, told, card, HANDS + seat, DISCARD)


@rule
def use_up(s: State, seat: int, card: int) -> None:
    """HK-55: a lasting card that has done its work is discarded."""
    s.tucked[seat, card] -= 1
    s.discard[card] += 1
    emit(s, Tell.USED_UP, card, TUCKED + seat, DISCARD)


@rule
def begin_card(s: State, seat: int, move: int) -> None:
    """HK-129, HK-131: lay a card on the table with all that must be named, and begin to carry it out."""
    is_copy = move >= COPY
    play = move - COPY if is_copy else move - PLAY
    card = named(play, Named.CARD)
    laid = COPY_CAT if is_copy else card
    give_up(s, seat, laid)
    s.table[laid] += 1
    emit(s, Tell.COPIED if is_copy else Tell.PLAYED, laid, HANDS + seat, TABLE)
    if not s.quiet:
        tell_named(s, seat, play, is_copy)
    push(s, Step.CARD, seat)
    f = s.stack[s.depth - 1]
    f.card = card
    f.play = play
    f.is_copy = is_copy
    f.parts = parts_of(s, seat, play)


@rule
def tell_named(s: State, seat: int, play: int, is_copy: bool) -> None:
    """Tell what is copied, on whom it is played, and what is asked for."""
    card, on, amount = named(play, Named.CARD), named(play, Named.ON), named(play, Named.AMOUNT)
    if is_copy:
        emit(s, Tell.AS, card, 0, 0)
    for other in range(s.seats):
        if has(on, other):
            if SHAPE[card] == Shape.BURGLE:
                emit(s, Tell.COVETED, FIRST_CAT + named(play, Named.COLOUR), other, named(play, Named.ZONE))
            elif SHAPE[card] == Shape.DEMAND:
                emit(s, Tell.DEMANDED, card, other, amount)
            elif SHAPE[card] == Shape.REFLEX:
                emit(s, Tell.STARTLED, other, named(play, Named.WAY), amount)
            elif SHAPE[card] == Shape.LET_OUT:
                emit(s, Tell.LET_OUT, other, named(play, Named.ZONE), 0)
            else:
                emit(s, Tell.AIMED, card, other, 0)
    if SHAPE[card] == Shape.SWAP:
        emit(s, Tell.SWAPPING, FIRST_CAT + named(play, Named.COLOUR), FIRST_CAT + named(play, Named.OTHER_COLOUR), 0)
