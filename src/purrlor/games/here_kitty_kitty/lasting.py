"""Foster Kittens: the lasting card that is resolved at the start of a turn (HK-55, HK-147)."""

from __future__ import annotations

from purrlor.engine import Grid, ask, offer, pop, rule
from purrlor.games.here_kitty_kitty.aims import use_up
from purrlor.games.here_kitty_kitty.cards import FOSTER_KITTENS, HOUSE
from purrlor.games.here_kitty_kitty.cats import cats_at, has, place, shift
from purrlor.games.here_kitty_kitty.record import IN_A_ROW, LITTER, LITTERS, PLACE_MOVE, Ask, Doing, State, Step, flow


@flow.step(Step.LITTERS)
def placing(s: State, f: Doing) -> None:
    """Put the kittens of each Foster Kittens into different zones; `left` holds the zones that have one."""
    where = place(LITTER + f.who, f.seat)
    if cats_at(s, where) == 0:
        use_up(s, f.seat, FOSTER_KITTENS)
        f.who += 1
        f.left = 0
        if f.who == LITTERS or s.tucked[f.seat, FOSTER_KITTENS] == 0:
            pop(s)
    elif only_zone(f.left) >= 0:
        place_kitten(s, f, next_kitten(s, where), only_zone(f.left))
    else:
        ask(s, f.seat, Ask.LITTER)


@rule
def only_zone(used: int) -> int:
    """Give the zone that is left when two are used, or -1."""
    for zone in range(HOUSE + 1):
        if used == 7 & ~(1 << zone):
            return zone
    return -1


@rule
def next_kitten(s: State, where: int) -> int:
    """Kittens are placed in the order of their colours."""
    colour = 0
    while s.cats[where, colour] == 0:
        colour += 1
    return colour


@flow.moves(Ask.LITTER)
def litter_moves(s: State, seat: int, out: Grid) -> None:
    """Into a zone that has none of these kittens yet."""
    f = s.stack[s.depth - 1]
    colour = next_kitten(s, place(LITTER + f.who, seat))
    for zone in range(HOUSE, -1, -1):
        if not has(f.left, zone):
            offer(out, PLACE_MOVE + colour * IN_A_ROW + zone)


@flow.answer(Ask.LITTER)
def place_in_zone(s: State, f: Doing, seat: int, move: int) -> None:
    """Let the kitten move in."""
    place_kitten(s, f, (move - PLACE_MOVE) // IN_A_ROW, (move - PLACE_MOVE) % IN_A_ROW)


@rule
def place_kitten(s: State, f: Doing, colour: int, zone: int) -> None:
    """Move a kitten off its card."""
    f.left |= 1 << zone
    shift(s, colour, place(LITTER + f.who, f.seat), place(zone, f.seat))
