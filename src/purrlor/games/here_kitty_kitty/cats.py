"""Where cats are, which of them can move, and how they do."""

from __future__ import annotations

from purrlor.engine import emit, rule
from purrlor.games.here_kitty_kitty.cards import COLOURS, EFFECT, FROM, HOUSE, PORCH, SEATS, TO, YARD, Effect, To
from purrlor.games.here_kitty_kitty.record import CAT_PLACES, EVERYBODY, FIRST_CAT, NEIGHBORHOOD, PLACES_IN, State, Tell


@rule
def place(zone: int, seat: int) -> int:
    """Give the place that is a zone of a seat's property."""
    return 1 + zone * SEATS + seat


@rule
def stop_place(stop: int, seat: int) -> int:
    """Give the place of a stop on the way home: the neighborhood, then the three zones."""
    return NEIGHBORHOOD if stop == 0 else place(stop - 1, seat)


@rule
def round_from(s: State, seat: int, places: int) -> int:
    """HK-21: give the seat that is so many places to the left of another."""
    at = seat + places
    if at >= s.seats:
        at -= s.seats  # no division: this is asked all the time
    return at + s.seats if at < 0 else at


@rule
def has(mask: int, seat: int) -> bool:
    """Say whether a seat is in a set of seats."""
    return (mask >> seat) & 1 == 1


@rule
def how_many(mask: int) -> int:
    """Count the seats of a set."""
    count = 0
    for seat in range(SEATS):
        count += (mask >> seat) & 1
    return count


@rule
def cats_at(s: State, where: int) -> int:
    """Count the cats at a place."""
    return int(s.many[where])


@rule
def cats_on(s: State, seat: int) -> int:
    """Count the cats on a property, in all three zones."""
    return cats_at(s, place(YARD, seat)) + cats_at(s, place(PORCH, seat)) + cats_at(s, place(HOUSE, seat))


@rule
def loose(s: State, seat: int, zone: int, colour: int) -> int:
    """HK-34: count the cats of a colour in a zone that are not locked."""
    count = int(s.cats[place(zone, seat), colour])
    if zone == HOUSE:
        count -= int(s.locked[seat, colour])
    return count


@rule
def with_loose(s: State, zones: int) -> int:
    """Give the set of seats that have an unlocked cat in one of the zones."""
    there = int(s.loose) & PLACES_IN[zones]
    return (there >> place(YARD, 0) | there >> place(PORCH, 0) | there >> place(HOUSE, 0)) & EVERYBODY


@rule
def any_loose(s: State, seat: int, zones: int) -> bool:
    """Say whether an unlocked cat of the seat is in one of the zones."""
    return has(with_loose(s, zones), seat)


@rule
def count_loose(s: State, seat: int, zones: int) -> int:
    """Count the unlocked cats of the seat in these zones."""
    count = 0
    for zone in range(HOUSE + 1):
        if has(zones, zone):
            count += cats_at(s, place(zone, seat)) - int(s.stuck[place(zone, seat)])
    return count


@rule
def can_step_in(s: State, seat: int) -> bool:
    """Say whether a cat of the seat can move towards the house."""
    return cats_at(s, place(YARD, seat)) + cats_at(s, place(PORCH, seat)) > 0


@rule
def any_other_yard(s: State, seat: int) -> bool:
    """Say whether a cat is in another player's yard."""
    return with_loose(s, 1 << YARD) & ~(1 << seat) != 0


# -- Leaving a property ----------------------------------------------------------------------------


@rule
def leaves(card: int, zone: int) -> bool:
    """Say whether a cat that the card moves from this zone leaves its property."""
    to = TO[card]
    return to == To.NEIGHBORHOOD or to == To.TAKER or to == To.NEIGHBORS or (to == To.OUT and zone == YARD)


@rule
def exposed(s: State, card: int, seat: int) -> bool:
    """HK-136: say whether the card could make cats of the seat leave."""
    if EFFECT[card] == Effect.RAIN:
        return cats_at(s, place(YARD, seat)) > 1
    zones = 0
    for zone in range(HOUSE + 1):
        if has(FROM[card], zone) and leaves(card, zone):
            zones |= 1 << zone
    return any_loose(s, seat, zones)


# -- Moving ----------------------------------------------------------------------------------------


@rule
def shift(s: State, colour: int, source: int, target: int) -> None:
    """Move a cat from place to place."""
    s.cats[source, colour] -= 1
    s.many[source] -= 1
    s.cats[target, colour] += 1
    s.many[target] += 1
    watch(s, source)
    watch(s, target)
    if not s.quiet:
        emit(s, walk_told(source, target), FIRST_CAT + colour, CAT_PLACES + source, CAT_PLACES + target)


@rule
def lock(s: State, seat: int, colour: int) -> None:
    """HK-34: a cat in the house does not move any more."""
    s.locked[seat, colour] += 1
    s.stuck[place(HOUSE, seat)] += 1
    watch(s, place(HOUSE, seat))


@rule
def watch(s: State, where: int) -> None:
    """Keep in mind whether an unlocked cat is at a place."""
    s.loose = int(s.loose) & ~(1 << where) | int(s.many[where] > s.stuck[where]) << where


@rule
def walk_told(source: int, target: int) -> int:
    """Say which sentence tells of this walk."""
    if target == NEIGHBORHOOD:
        return Tell.LEFT
    if source == NEIGHBORHOOD:
        return Tell.CALLED
    return Tell.WALKED if (source - 1) % SEATS == (target - 1) % SEATS else Tell.CHANGED_HANDS


@rule
def empty_yard(s: State, seat: int) -> None:
    """Send every cat of a yard to the neighborhood."""
    for colour in range(COLOURS):
        for _ in range(s.cats[place(YARD, seat), colour]):
            shift(s, colour, place(YARD, seat), NEIGHBORHOOD)
