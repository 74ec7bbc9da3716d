"""What the table of Here, Kitty, Kitty! shows, for everybody's eyes."""

from __future__ import annotations

from purrlor.engine import Grid, rule
from purrlor.engine.view.page import (
    QUOTE,
    about,
    backs,
    badge,
    count,
    end_seat,
    fact,
    heap,
    heap_zone,
    hidden_heap,
    mark,
    number,
    piece,
    score,
    total,
    write,
    zone,
    zone_of,
)
from purrlor.engine.view.sentence import add_number, say
from purrlor.engine.view.vocabulary import Words
from purrlor.games.here_kitty_kitty.cards import COLOUR, COLOURS, HOUSE, PIECE, PORCH, YARD, table
from purrlor.games.here_kitty_kitty.cats import cats_at, cats_on, place
from purrlor.games.here_kitty_kitty.record import AROUND, HANDS, LITTER, LITTERS, NEIGHBORHOOD, STALL_ROUNDS, State
from purrlor.games.here_kitty_kitty.scoring import AS_IS, WORTH, cat_points

# HK-03: the six properties differ in looks only; each seat has its own.
PROPERTIES = ("red-gate", "blue-porch", "green-shutters", "yellow-door", "white-fence", "brick-chimney")

WORDS = Words()
DECK = WORDS.zone("deck", "pile")
DISCARD = WORDS.zone("discard", "pile")
IN_PLAY = WORDS.zone("table", "row")
BOX = WORDS.zone("box", "pile")
STRAYS = WORDS.zone("neighborhood", "tokens")
TUCKED = WORDS.zones("tucked", "row")
HAND = WORDS.zones("hand", "hand")
# HK-107: what a cat scores there, for everybody to see; one on Foster Kittens scores nothing and has no such number.
SPOT = table(
    [
        WORDS.zones(name, "tokens", **({"worth": int(WORTH[spot])} if spot < len(WORTH) else {}))
        for spot, name in enumerate(AROUND)
    ]
)
FACE, CAT = WORDS.faces(PIECE.names), WORDS.faces(COLOUR.names, "cat")
LOCKED, IDLE, PROPERTY = WORDS.key("locked"), WORDS.key("idle"), WORDS.key("property")
LOOKS = WORDS.words(PROPERTIES)
IDLE_TURNS = WORDS.sentence("fact", "idle-turns", turns=None, limit=None)
TURN = WORDS.badge("turn")
IN_HAND, CATS, IN_TUCK = WORDS.count("hand"), WORDS.count("cats"), WORDS.count("tucked")


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """HK-120: everything lies open but the deck and the hands of others."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    show_deck(s, page)
    heap_zone(page, DISCARD, FACE, s.discard)
    heap_zone(page, IN_PLAY, FACE, s.table)
    heap_zone(page, BOX, FACE, s.box)
    zone(page, STRAYS, cats_at(s, NEIGHBORHOOD))
    heap(page, CAT, s.cats[NEIGHBORHOOD])  # type: ignore[arg-type]
    for seat in range(s.seats):
        show_property(s, seat, page)
        show_hand(s, seat, seat == me or s.over != 0, known, page)


# -- Seats -----------------------------------------------------------------------------------------


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """Show the live score without Best in Show, whose turn it is, and how much everybody has."""
    score(page, s.score[seat] if s.over else cat_points(s, seat, AS_IS))
    if s.turn == seat and not s.over:
        badge(page, TURN)
    count(page, IN_HAND, s.held[seat])
    count(page, CATS, cats_on(s, seat))
    count(page, IN_TUCK, total(s.tucked[seat]))  # type: ignore[arg-type]
    about(page, PROPERTY, LOOKS + seat)
    end_seat(page)


# -- Zones -----------------------------------------------------------------------------------------


@rule
def show_deck(s: State, page: Grid) -> None:
    """HK-106: the deck's cards are hidden, the count of turns without a drawn card is public."""
    zone(page, DECK, s.deck_n)
    backs(page, FACE, s.deck_n)
    limit = STALL_ROUNDS[s.stall_rounds] * s.seats
    if limit > 0:
        fact(page, IDLE)
        write_idle(page, max(0, s.idle_turns), limit)


@rule
def write_idle(page: Grid, turns: int, limit: int) -> None:
    """Say how many turns went by without a draw, and how many may."""
    write(page, QUOTE)
    say(page, IDLE_TURNS)
    add_number(page, turns)
    add_number(page, limit)
    write(page, QUOTE)


@rule
def show_property(s: State, seat: int, page: Grid) -> None:
    """Show the cats of a seat, its lasting cards, and the kittens on Foster Kittens, where there are any."""
    show_house(s, seat, page)
    show_cats(s, seat, PORCH, page)
    show_cats(s, seat, YARD, page)
    zone_of(page, TUCKED, seat, total(s.tucked[seat]))  # type: ignore[arg-type]
    heap(page, FACE, s.tucked[seat])  # type: ignore[arg-type]
    for litter in range(LITTER, LITTER + LITTERS):
        if cats_at(s, place(litter, seat)) > 0:
            show_cats(s, seat, litter, page)


@rule
def show_cats(s: State, seat: int, spot: int, page: Grid) -> None:
    """Show the cats at one of a seat's places."""
    where = place(spot, seat)
    zone_of(page, SPOT[spot], seat, cats_at(s, where))
    heap(page, CAT, s.cats[where])  # type: ignore[arg-type]


@rule
def show_house(s: State, seat: int, page: Grid) -> None:
    """HK-34: a locked cat is marked."""
    where = place(HOUSE, seat)
    zone_of(page, SPOT[HOUSE], seat, cats_at(s, where))
    for colour in range(COLOURS):
        if s.cats[where, colour] > 0:
            piece(page, CAT, colour, s.cats[where, colour])
            if s.locked[seat, colour] > 0:
                mark(page, LOCKED)
                number(page, s.locked[seat, colour])


@rule
def show_hand(s: State, seat: int, is_open: bool, known: Grid, page: Grid) -> None:
    """HK-120: faces to the owner, and to all at the end; backs and what is known to others."""
    zone_of(page, HAND, seat, s.held[seat])
    if is_open:
        heap(page, FACE, s.hand[seat])  # type: ignore[arg-type]
    else:
        hidden_heap(page, FACE, s.held[seat], known[HANDS + seat])  # type: ignore[arg-type]
