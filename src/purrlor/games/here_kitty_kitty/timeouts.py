"""What the table plays for a seat that does not answer (HK-122, HK-143, HK-144)."""

from __future__ import annotations

from purrlor.engine import rule
from purrlor.games.here_kitty_kitty.cards import COLOURS, HOUSE, KIND, SEATS, YARD, Kind
from purrlor.games.here_kitty_kitty.cats import cats_at, has, place, round_from
from purrlor.games.here_kitty_kitty.effects import can_move_in
from purrlor.games.here_kitty_kitty.losing import can_send, may_stop, pick_zones, pickable
from purrlor.games.here_kitty_kitty.record import (
    COLOUR_MOVE,
    FETCH,
    IN_A_ROW,
    KEEP,
    LITTER,
    OLDEST,
    OWN,
    PASS,
    PICK,
    PLACE_MOVE,
    SAVE,
    SEND,
    STOP,
    Ask,
    Doing,
    State,
)
from purrlor.games.here_kitty_kitty.scoring import AS_IS, of_colour
from purrlor.games.here_kitty_kitty.taking import next_kitten


@rule
def timeout(s: State, seat: int) -> int:
    """HK-143: pass an action or a window, decline an offer; what must be chosen is chosen by a fixed order."""
    f = s.stack[s.depth - 1]
    what = s.ask
    if what == Ask.ACTION or (what >= Ask.BLOCK and what <= Ask.LANDING):
        return PASS
    if what == Ask.INSURE:
        return KEEP
    if what == Ask.GIVE:
        return PICK + yard_favourite(s, f.who) * IN_A_ROW + YARD
    if what == Ask.LOSE and not may_stop(s):
        return lose_by_default(s, f)
    if what == Ask.SAVE:
        return save_by_default(s, f)
    if what == Ask.FIGHT and not may_stop(s):
        return send_by_default(s, f)
    if what == Ask.CATS:
        return OWN
    if what == Ask.OLDEST:
        return OLDEST
    return choose_first(s, f)


@rule
def choose_first(s: State, f: Doing) -> int:
    """HK-143: the first possible choice; where stopping is possible, stop."""
    if s.ask == Ask.COLOUR:
        colour = 0
        while not can_move_in(s, f, colour):
            colour += 1
        return COLOUR_MOVE + colour
    if s.ask == Ask.FETCH:
        card = 1
        while s.discard[card] == 0 or KIND[card] == Kind.INSTANT:
            card += 1
        return FETCH + card
    if s.ask == Ask.LITTER:
        zone = HOUSE
        while has(f.left, zone):
            zone -= 1
        return PLACE_MOVE + next_kitten(s, place(LITTER + f.who, f.seat)) * IN_A_ROW + zone
    return STOP


@rule
def yard_favourite(s: State, owner: int) -> int:
    """HK-122: of the colours in a yard the one that its owner has most of."""
    best = -1
    for colour in range(COLOURS):
        if s.cats[place(YARD, owner), colour] > 0:
            if best < 0 or of_colour(s, owner, colour, AS_IS) > of_colour(s, owner, best, AS_IS):
                best = colour
    return best


@rule
def lose_by_default(s: State, f: Doing) -> int:
    """HK-122: yard before porch before house, then the colour that the owner has most of."""
    zone = YARD
    while pick_favourite(s, f, zone) < 0:
        zone += 1
    return PICK + pick_favourite(s, f, zone) * IN_A_ROW + zone


@rule
def pick_favourite(s: State, f: Doing, zone: int) -> int:
    """HK-122: of the colours that can be picked in a zone the one that the owner has most of, or -1."""
    best = -1
    for colour in range(COLOURS):
        if has(pick_zones(s, f), zone) and pickable(s, f, zone, colour) > 0:
            if best < 0 or of_colour(s, f.seat, colour, AS_IS) > of_colour(s, f.seat, best, AS_IS):
                best = colour
    return best


@rule
def save_by_default(s: State, f: Doing) -> int:
    """HK-122: those that leave are lost by the usual order; the first that is not among them is saved."""
    yard = place(YARD, f.seat)
    gone = leave_by_default(s, f.seat, cats_at(s, yard) - int(f.left))
    colour = 0
    while s.cats[yard, colour] == of_byte(gone, colour):
        colour += 1
    return SAVE + colour


@rule
def leave_by_default(s: State, seat: int, cats: int) -> int:
    """HK-122: give so many cats of a yard, each time of the colour that the owner has most of; a byte each colour."""
    gone = 0
    for _ in range(cats):
        best, most = 0, 0
        for colour in range(COLOURS):
            left = of_colour(s, seat, colour, AS_IS) - of_byte(gone, colour)
            if s.cats[place(YARD, seat), colour] > of_byte(gone, colour) and left > most:
                best, most = colour, left
        gone += 1 << 8 * best
    return gone


@rule
def of_byte(counts: int, colour: int) -> int:
    """Give the count of a colour."""
    return (counts >> 8 * colour) & 255


@rule
def send_by_default(s: State, f: Doing) -> int:
    """HK-122, HK-143: the colour that the owner has most of, to the first neighbor clockwise."""
    colour = yard_favourite(s, f.seat)
    other = round_from(s, f.seat, 1)
    if not can_send(s, f, colour, other):
        other = round_from(s, f.seat, -1)
    return SEND + colour * SEATS + other
