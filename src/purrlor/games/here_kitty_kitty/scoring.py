"""Scoring: the 13 lines of the score sheet, the tie-breaks, and how bots judge a position."""

from __future__ import annotations

from purrlor.engine import emit, end, rule
from purrlor.games.here_kitty_kitty.cards import BEST_IN_SHOW, COLOURS, HOUSE, POINTS, PORCH, YARD, table
from purrlor.games.here_kitty_kitty.cats import cats_at, cats_on, place
from purrlor.games.here_kitty_kitty.record import State, Tell

# The lines of the sheet, in its order (HK-124).
HOUSE_CATS, PORCH_CATS, MANY, RAINBOW, MOST_OF, ONE_COLOUR_HOUSE, SHOW = 0, 1, 2, 6, 7, 11, 12
LINES = 13
SEVERAL = 5
WORTH = table([0, 3, 5])  # HK-107: a cat in the yard, on the porch, in the house

# -- What if: cats walk in the mind only. A walk is 13 bits of a number, so that it can have several ------------------

AS_IS = 0  # nobody walks
WALK_BITS, ONE_COLOUR_BITS, ONE_PLACE_BITS = 13, 3, 31


@rule
def walk(colour: int, source: int, target: int) -> int:
    """Think of a cat that walks from place to place."""
    return 1 | colour << 1 | source << 3 | target << 8


@rule
def and_walk(walks: int, walk: int) -> int:
    """Think of one more."""
    return walks << WALK_BITS | walk


@rule
def come(walks: int, where: int, colour: int) -> int:
    """Count how many more cats of a colour there would be at a place, -1 for any colour."""
    more = 0
    while walks > 0:
        if colour < 0 or (walks >> 1) & ONE_COLOUR_BITS == colour:
            more += int((walks >> 8) & ONE_PLACE_BITS == where) - int((walks >> 3) & ONE_PLACE_BITS == where)
        walks >>= WALK_BITS
    return more


# -- The lines, as they are or after walks -------------------------------------------------------------------------


@rule
def of_colour(s: State, seat: int, colour: int, walks: int) -> int:
    """Count the cats of a colour on a property."""
    count = 0
    for zone in range(HOUSE + 1):
        count += int(s.cats[place(zone, seat), colour]) + come(walks, place(zone, seat), colour)
    return count


@rule
def has_most(s: State, seat: int, colour: int, walks: int) -> bool:
    """HK-110, HK-111: say whether nobody has more cats of a colour, and there is one."""
    mine = of_colour(s, seat, colour, walks)
    for other in range(s.seats):
        if of_colour(s, other, colour, walks) > mine:
            return False
    return mine > 0


@rule
def colours_on(s: State, seat: int, walks: int) -> int:
    """Count the colours on a property."""
    found = 0
    for colour in range(COLOURS):
        if of_colour(s, seat, colour, walks) > 0:
            found += 1
    return found


@rule
def is_house_of_one_colour(s: State, seat: int, walks: int) -> bool:
    """HK-112, HK-113: say whether all cats in the house are of one colour, and there are enough."""
    house = place(HOUSE, seat)
    total = cats_at(s, house) + come(walks, house, -1)
    for colour in range(COLOURS):
        if int(s.cats[house, colour]) + come(walks, house, colour) == total:
            return total > s.house_colour_min
    return False


@rule
def in_zone(s: State, seat: int, zone: int, walks: int) -> int:
    """HK-107: the points of all cats in a zone."""
    where = place(zone, seat)
    return int(WORTH[zone]) * (cats_at(s, where) + come(walks, where, -1))


@rule
def points(s: State, seat: int, line: int, walks: int) -> int:
    """HK-107 to HK-115: one line of the score sheet."""
    if line <= PORCH_CATS:
        return in_zone(s, seat, HOUSE if line == HOUSE_CATS else PORCH, walks)
    if line < RAINBOW:
        return 5 if of_colour(s, seat, line - MANY, walks) >= SEVERAL else 0
    if line == RAINBOW:
        return 5 if colours_on(s, seat, walks) == COLOURS else 0
    if line < ONE_COLOUR_HOUSE:
        return 3 if has_most(s, seat, line - MOST_OF, walks) else 0
    if line == ONE_COLOUR_HOUSE:
        return 10 if is_house_of_one_colour(s, seat, walks) else 0
    shown = s.tucked[seat, BEST_IN_SHOW] if s.best_in_show else s.hand[seat, BEST_IN_SHOW]  # HK-99
    return POINTS[BEST_IN_SHOW] * int(shown)


@rule
def concerns(walks: int, line: int) -> bool:
    """Say whether walks can change a line of the sheet: those of a colour, only if a cat of that colour walks."""
    if MANY <= line < RAINBOW or MOST_OF <= line < ONE_COLOUR_HOUSE:
        colour = line - (MANY if line < RAINBOW else MOST_OF)
        while walks > 0 and (walks >> 1) & ONE_COLOUR_BITS != colour:
            walks >>= WALK_BITS
    return walks > 0


@rule
def cat_points(s: State, seat: int, walks: int) -> int:
    """Add up all lines that everybody can see: all but Best in Show."""
    total = 0
    for line in range(SHOW):
        total += points(s, seat, line, walks)
    return total


@rule
def biggest_colour(s: State, seat: int) -> int:
    """HK-118: count the cats of the colour that a property has most of."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, of_colour(s, seat, colour, AS_IS))
    return most


@rule
def claim(s: State, seat: int) -> int:
    """HK-116 to HK-118: the score, then the cats, then the biggest colour, as one number."""
    return (int(s.score[seat]) * 100 + cats_on(s, seat)) * 100 + biggest_colour(s, seat)


@rule
def end_game(s: State, reason: int) -> None:
    """HK-116 to HK-119: count, and break ties; who is still tied shares the place."""
    for seat in range(s.seats):
        s.score[seat] = cat_points(s, seat, AS_IS) + points(s, seat, SHOW, AS_IS)
    for seat in range(s.seats):
        s.place[seat] = 1
        mine = claim(s, seat)
        for other in range(s.seats):
            if claim(s, other) > mine:
                s.place[seat] += 1
    emit(s, Tell.ENDED, reason, 0, 0)
    end(s, reason)


@rule
def prospects(s: State, seat: int) -> float:
    """Value a property: its points now, a little for cats in the yard and cards in hand."""
    return cat_points(s, seat, AS_IS) + 1.0 * cats_at(s, place(YARD, seat)) + 0.5 * s.held[seat]


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat: its prospects against the best of the others, from 0 to 1."""
    best = -100.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    return min(1.0, max(0.0, 0.5 + (prospects(s, seat) - best) / 80.0))
