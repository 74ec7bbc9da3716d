"""What a move of Here, Kitty, Kitty! is called beyond its text: whose place it is about, and what it stops."""

from __future__ import annotations

from purrlor.engine import SEAT, Axis, Grid, rule
from purrlor.engine.view import sentence
from purrlor.engine.view.sentence import add, add_number
from purrlor.engine.view.vocabulary import Kind
from purrlor.games.here_kitty_kitty.cards import CARD, COLOUR, ONE_COOL_CAT, ZONE, table
from purrlor.games.here_kitty_kitty.cats import stop_place
from purrlor.games.here_kitty_kitty.record import CAT_PLACES, LITTERS, NEIGHBORHOOD, VERBS, WAY, ZONES, Ask, State
from purrlor.games.here_kitty_kitty.show import WORDS

CARD_WORD, COLOUR_WORD, ZONE_WORD, PLACE_WORD = (WORDS.axis(axis) for axis in (CARD, COLOUR, ZONE, ZONES))
ON_CARD = Axis("litter", ["litter", "litter2"])
ON_CARD_WORD = WORDS.axis(ON_CARD)

# Verbs whose own text says it all, if amounts are numbers and spots are zones with an owner.
for copy in ("", "copy-"):
    WORDS.label(f"{copy}demand", card=CARD, seat=SEAT, amount=None)
    WORDS.label(f"{copy}swap", colour=COLOUR, zone=ZONE, colour2=COLOUR, spot=ZONES)
    WORDS.label(f"{copy}reflex", seat=SEAT, way=WAY, amount=None)
WORDS.label("own", cats=None)
WORDS.label("oldest", years=None)

# Verbs whose label has more than their text.
FROM_TO: dict[str, Kind] = {"from": ZONES, "to": ZONES}  # one of them is a word of Python
MOVE = WORDS.label("move", colour=COLOUR, **FROM_TO)
PICK = WORDS.label("pick", colour=COLOUR, zone=ZONE, seat=SEAT)
PLACE = WORDS.label("place", colour=COLOUR, zone=ZONE, litter=ON_CARD)

# What is said instead of a verb's own label.
PROTECT = WORDS.label("protect", card=CARD, seat=SEAT)
SWAP_STRAY = WORDS.label("swap-stray", colour=COLOUR, zone=ZONE, colour2=COLOUR)
COPY_SWAP_STRAY = WORDS.label("copy-swap-stray", colour=COLOUR, zone=ZONE, colour2=COLOUR)
PASS_ACTION = WORDS.label("pass-action")
STOP_TAKING, STOP_LOSING = WORDS.label("stop-taking"), WORDS.label("stop-losing")
STOPS = {
    Ask.DISCARD: WORDS.label("stop-discarding"),
    Ask.TAKE: STOP_TAKING,
    Ask.SHORTAGE: STOP_TAKING,
    Ask.LOSE: STOP_LOSING,
    Ask.STEPS: WORDS.label("stop-moving"),
    Ask.FIGHT: STOP_LOSING,
    Ask.BONUS: WORDS.label("stop-calling"),
}
STOP_IN = table([STOPS.get(ask, 0) for ask in [0, *Ask]])

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PASS, TO_STOP, TO_PLAY_ON, TO_SWAP, TO_COPY_SWAP, TO_MOVE, TO_PICK, TO_PLACE = (
    VERBS.index(name) for name in ("pass", "stop", "play-on", "swap", "copy-swap", "move", "pick", "place")
)


@rule
def label(s: State, seat: int, move: int, page: Grid) -> None:
    """Say a move with what its text leaves open."""
    verb = verb_of(move)
    if verb == TO_MOVE:
        label_walk(seat, move, page)
    elif verb == TO_PICK:
        label_pick(s, seat, move, page)
    elif verb == TO_PLACE:
        label_place(s, move, page)
    elif verb in (TO_SWAP, TO_COPY_SWAP):
        label_swap(verb, move, page)
    else:
        label_other(s, verb, move, page)


@rule
def label_other(s: State, verb: int, move: int, page: Grid) -> None:
    """Say what is stopped or passed, and that One Cool Cat is played for somebody, not against."""
    if verb == TO_STOP:
        sentence.label(page, STOP_IN[s.ask])
    elif verb == TO_PASS and s.ask == Ask.ACTION:
        sentence.label(page, PASS_ACTION)
    elif verb == TO_PLAY_ON and argument(move, 0) == ONE_COOL_CAT:
        sentence.label(page, PROTECT)
        add(page, CARD_WORD + ONE_COOL_CAT)
        add_number(page, argument(move, 1))


@rule
def label_walk(seat: int, move: int, page: Grid) -> None:
    """HK-28: say from which place to which a cat walks; the neighborhood is nobody's."""
    sentence.label(page, MOVE)
    add(page, COLOUR_WORD + argument(move, 0))
    add(page, PLACE_WORD + CAT_PLACES + stop_place(argument(move, 1), seat))
    add(page, PLACE_WORD + CAT_PLACES + stop_place(argument(move, 2), seat))


@rule
def label_cat(move: int, page: Grid) -> None:
    """Name the cat and the zone with which a move begins."""
    add(page, COLOUR_WORD + argument(move, 0))
    add(page, ZONE_WORD + argument(move, 1))


@rule
def label_pick(s: State, seat: int, move: int, page: Grid) -> None:
    """HK-46, HK-51: say whose cat is picked: one's own, or one of the yard that was named in a shortage."""
    sentence.label(page, PICK)
    label_cat(move, page)
    add_number(page, s.stack[s.depth - 1].who if s.ask == Ask.GIVE else seat)


@rule
def label_place(s: State, move: int, page: Grid) -> None:
    """HK-55, HK-58: say on which of two cards the kitten is."""
    sentence.label(page, PLACE)
    label_cat(move, page)
    add(page, ON_CARD_WORD + min(int(s.stack[s.depth - 1].who), LITTERS - 1))


@rule
def label_swap(verb: int, move: int, page: Grid) -> None:
    """HK-131: a stray has no owner."""
    if argument(move, 3) == NEIGHBORHOOD:
        sentence.label(page, SWAP_STRAY if verb == TO_SWAP else COPY_SWAP_STRAY)
        label_cat(move, page)
        add(page, COLOUR_WORD + argument(move, 2))
