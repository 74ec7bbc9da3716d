"""Here, Kitty, Kitty!: what is on the table. Numbers come from cards.toml; ids like HK-21 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

from purrlor.engine import (
    SEAT,
    Axis,
    Flow,
    Frame,
    GameState,
    Option,
    Verbs,
    Zones,
    flag,
    grid,
    number,
    rows,
    rule,
)
from purrlor.games.here_kitty_kitty.cards import (
    AMOUNT_OF,
    CARD,
    CARDS,
    CAT_BURGLAR,
    CAT_IN_HEAT,
    CATLIKE_REFLEXES,
    CATNIP,
    COLOUR,
    EFFECT,
    MOST_CARDS,
    ONE_COOL_CAT,
    OPEN_WINDOW,
    PURR_SUASION,
    SEATS,
    WHOM,
    ZONE,
    Effect,
    Whom,
    table,
)

HAND = 3
SMALL_HAND = 2
ACTIONS = 2
MOST_DISCARDED = 3
LITTERS = 2  # Foster Kittens that one seat can have

AROUND = ["yard", "porch", "house", "litter", "litter2"]
PLACE = Axis("place", ["neighborhood", *(f"{name}.{seat}" for name in AROUND for seat in range(SEATS))])
PLACES = len(PLACE)
NEIGHBORHOOD = 0
LITTER = len(ZONE)
EVERYBODY = (1 << SEATS) - 1
# For every set of zones: their places on all properties, one bit each.
PLACES_IN = table(
    [sum(EVERYBODY << (1 + zone * SEATS) for zone in range(len(ZONE)) if zones >> zone & 1) for zones in range(8)]
)

ZONES = Zones(
    deck="nobody",
    discard="all",
    box="all",
    table="all",
    hand="owner",
    tucked="each",
    neighborhood="all",
    yard="each",
    porch="each",
    house="each",
    litter="each",
    litter2="each",
)
DECK, DISCARD, BOX, TABLE = (ZONES.base(name) for name in ("deck", "discard", "box", "table"))
HANDS, TUCKED, CAT_PLACES = (ZONES.base(name) for name in ("hand", "tucked", "neighborhood"))
FIRST_CAT = CARDS  # the piece number of the first colour


class Step(IntEnum):
    """What a frame on the stack is about."""

    START = 1
    TURN = 2
    MOVE = 3
    DISCARD = 4
    DRAW = 5
    CARD = 6
    WINDOW = 7
    TAKE = 8
    LOSE = 9
    STEPS = 10
    FIGHT = 11
    FETCH = 12
    LITTERS = 13
    BONUS = 14


class Ask(IntEnum):
    """What a seat can be asked."""

    CATS = 1
    OLDEST = 2
    ACTION = 3
    DISCARD = 4
    BLOCK = 5
    COPY = 6
    REFLEX = 7
    LANDING = 8
    TAKE = 9
    SHORTAGE = 10
    GIVE = 11
    LOSE = 12
    STEPS = 13
    COLOUR = 14
    FIGHT = 15
    FETCH = 16
    LITTER = 17
    BONUS = 18
    INSURE = 19
    SAVE = 20


class Tell(IntEnum):
    """What can happen."""

    TURN = 1
    MOVING = 2
    PASSED = 3
    PLAYED = 4
    COPIED = 5
    AS = 6
    AIMED = 7
    DEMANDED = 8
    COVETED = 9
    SWAPPING = 10
    STARTLED = 11
    DISCARDED = 12
    LOST = 13
    FINISHED = 14
    TUCKED = 15
    USED_UP = 16
    DREW = 17
    REVEALED = 18
    FETCHED = 19
    CALLED = 20
    WALKED = 21
    LEFT = 22
    CHANGED_HANDS = 23
    BLOCKED = 24
    IGNORED = 25
    INSURED = 26
    NAMED = 27
    LOCKED = 28
    LAST_CARD = 29
    STALLED = 30
    OWNS = 31
    OLDEST = 32
    ENDED = 33
    LET_OUT = 34


class Over(IntEnum):
    """Why the game ended."""

    LAST_CARD = 1
    STALLED = 2


class Final(IntEnum):
    """How far the end of the game is (HK-100, HK-106)."""

    NO = 0
    DECK_OUT = 1
    STALLED = 2


# -- Options ---------------------------------------------------------------------------------------

ON_OFF = ("off", "on")
OPTIONS = (
    Option("best_in_show", ("hand", "tuck"), "HK-99"),
    Option("discard_any_number", ON_OFF, "HK-60"),
    Option("house_colour_min", (1, 2), "HK-113"),
    Option("shortage_taker_picks", ON_OFF, "HK-51"),
    Option("victim_may_move_fewer", ON_OFF, "HK-43"),
    Option("reaction_race", ON_OFF, "HK-71"),
    Option("copy_free_in_turn", ON_OFF, "HK-76"),
    Option("stall_rounds", (5, 0, 1, 2, 3, 10), "HK-106"),
    Option("cats_owned_start", ON_OFF, "HK-20"),
)
STALL_ROUNDS = table([5, 0, 1, 2, 3, 10])

# -- Moves -----------------------------------------------------------------------------------------

AMOUNT = Axis("amount", ["0", "1", "2", "3", "4"])  # 0 and 4 are never asked for, but can be said
AMOUNTS = len(AMOUNT)
WAY = Axis("way", ["in", "out"])
IN, OUT = range(2)
SPOT = Axis("spot", ["neighborhood", *(f"yard.{seat}" for seat in range(SEATS))])
STOP_ON_THE_WAY = Axis("stop", ["neighborhood", "yard", "porch", "house"])
MOST_YEARS, MOST_OWNED = 30, 12
YEARS = Axis("years", MOST_YEARS + 1)
OWNED = Axis("cats", MOST_OWNED + 1)

AIMED = [i for i in range(1, CARDS) if WHOM[i] in (Whom.TARGET, Whom.NAMED)]
DEMANDING = [i for i in AIMED if AMOUNT_OF[i]]
SOME = [i for i in range(1, CARDS) if WHOM[i] in (Whom.NEIGHBORS, Whom.OTHERS)]  # HK-42: all of them, or fewer
NAMES_ITSELF = [OPEN_WINDOW, *DEMANDING]  # with a verb that says more than on whom
ON = [ONE_COOL_CAT, *(i for i in AIMED if i not in NAMES_ITSELF and EFFECT[i] in (Effect.LOSE, Effect.HAIRBALL))]
LURING = [CATNIP, CAT_IN_HEAT]  # cards that two players can be named for
OUTSIDE = Axis("zone", ["yard", "porch"])

SHAPES: dict[str, tuple[Axis, ...]] = {
    "play": (CARD,),
    "play_on": (CARD, SEAT),
    "demand": (Axis("card", [CARD.names[i] for i in DEMANDING]), SEAT, AMOUNT),
    "lure": (Axis("card", [CARD.names[i] for i in LURING]), SEAT, SEAT),
    "gather": (SEAT, SEAT, SEAT),
    "let_out": (SEAT, OUTSIDE),
    "burgle": (SEAT, COLOUR, ZONE),
    "swap": (COLOUR, ZONE, COLOUR, SPOT),
    "reflex": (SEAT, WAY, AMOUNT),
}
COPIES = {"copy" if name == "play" else f"copy_{name.removeprefix('play_')}": axes for name, axes in SHAPES.items()}

VERBS = Verbs(
    **{"pass": ()},
    stop=(),
    insure=(),
    keep=(),
    **SHAPES,
    **COPIES,
    move=(COLOUR, STOP_ON_THE_WAY, STOP_ON_THE_WAY),
    discard=(CARD,),
    take=(COLOUR,),
    ask=(SEAT,),
    pick=(COLOUR, ZONE),
    step=(COLOUR, ZONE, ZONE),
    colour=(COLOUR,),
    send=(COLOUR, SEAT),
    fetch=(CARD,),
    place=(COLOUR, ZONE),
    own=(OWNED,),
    oldest=(YEARS,),
    save=(COLOUR,),
)
PASS, STOP, INSURE, KEEP = (VERBS.base(name) for name in ("pass", "stop", "insure", "keep"))
PLAY, PLAY_ON, DEMAND, LURE = (VERBS.base(name) for name in ("play", "play_on", "demand", "lure"))
BURGLE, SWAP, REFLEX, COPY = (VERBS.base(name) for name in ("burgle", "swap", "reflex", "copy"))
MOVE, DISCARDS, TAKE, ASK = (VERBS.base(name) for name in ("move", "discard", "take", "ask"))
PICK, STEP, COLOUR_MOVE, SEND = (VERBS.base(name) for name in ("pick", "step", "colour", "send"))
FETCH, PLACE_MOVE, OWN, OLDEST = (VERBS.base(name) for name in ("fetch", "place", "own", "oldest"))
GATHER, LET_OUT, SAVE = (VERBS.base(name) for name in ("gather", "let_out", "save"))
PLAYS = COPY - PLAY
STOPS, SPOTS, IN_A_ROW = len(STOP_ON_THE_WAY), len(SPOT), len(ZONE)

LURE_AT = table([LURING.index(i) if i in LURING else 0 for i in range(CARDS)])
DEMAND_AT = table([DEMANDING.index(i) if i in DEMANDING else 0 for i in range(CARDS)])


class Shape(IntEnum):
    """What must be named with a card."""

    PLAIN = 0
    ON = 1
    DEMAND = 2
    BURGLE = 3
    SWAP = 4
    REFLEX = 5
    LET_OUT = 6
    SOME = 7


def _shape(card: int) -> Shape:
    special = {Effect.BURGLE: Shape.BURGLE, Effect.SWAP: Shape.SWAP, Effect.REFLEX: Shape.REFLEX}
    if card == OPEN_WINDOW or card in SOME:
        return Shape.SOME if card in SOME else Shape.LET_OUT
    usual = Shape.ON if card in ON else Shape.DEMAND if card in DEMANDING else Shape.PLAIN
    return special.get(Effect(EFFECT[card]), usual)


SHAPE = table([_shape(card) for card in range(CARDS)])


class Named(IntEnum):
    """HK-131: what a play names, as columns of NAMED."""

    CARD = 0
    ON = 1
    AMOUNT = 2
    ZONE = 3
    COLOUR = 4
    SPOT = 5
    OTHER_COLOUR = 6
    WAY = 7


def _row(play: int) -> list[int]:
    """Take a play apart once, so that the rules can look up what it names."""
    verb, arguments = VERBS.parse(PLAY + play)
    names = _names(verb.name, arguments)
    return [names.get(column, 0) for column in Named]


def _names(verb: str, a: tuple[int, ...]) -> dict[Named, int]:
    """Say what one play names."""
    if verb == "play":
        return {Named.CARD: a[0]}
    if verb == "play-on":
        return {Named.CARD: a[0], Named.ON: 1 << a[1]}
    if verb == "demand":
        return {Named.CARD: DEMANDING[a[0]], Named.ON: 1 << a[1], Named.AMOUNT: a[2]}
    if verb == "lure":
        return {Named.CARD: LURING[a[0]], Named.ON: 1 << a[1] | 1 << a[2]}
    if verb == "gather":
        return {Named.CARD: CAT_IN_HEAT, Named.ON: 1 << a[0] | 1 << a[1] | 1 << a[2]}
    if verb == "let-out":
        return {Named.CARD: OPEN_WINDOW, Named.ON: 1 << a[0], Named.ZONE: a[1]}
    if verb == "burgle":
        return {Named.CARD: CAT_BURGLAR, Named.ON: 1 << a[0], Named.COLOUR: a[1], Named.ZONE: a[2]}
    if verb == "swap":
        own, other = {Named.COLOUR: a[0], Named.ZONE: a[1]}, {Named.OTHER_COLOUR: a[2], Named.SPOT: a[3]}
        return {Named.CARD: PURR_SUASION, Named.ON: (1 << a[3]) >> 1, **own, **other}
    return {Named.CARD: CATLIKE_REFLEXES, Named.ON: 1 << a[0], Named.WAY: a[1], Named.AMOUNT: a[2]}


NAMED = table([_row(play) for play in range(PLAYS)])


@rule
def named(play: int, what: int) -> int:
    """HK-131: give what a play names, in this column."""
    return int(NAMED[play, what])


# -- The record ------------------------------------------------------------------------------------


class Doing(Frame):
    """A frame: a turn, a move or card under way, a window, or one player's part in a card."""

    card = number("i1", of=CARD)  # the card, or the card that is copied
    play = number("i2", turns=PLAY)  # what was named with it
    what = number("i1")  # the question of a window
    left = number("i1")  # how many more
    who = number("i1")  # how far round the table, or which other seat
    parts = number("i1", turns="set")  # the seats that have a part in the card
    ignoring = number("i1", turns="set")  # HK-134
    insured = number("i1", turns="set")  # HK-138
    is_copy = flag()
    is_stopped = flag()
    is_felt = flag()  # something came of it
    is_spoiled = flag()  # somebody ignored it or was insured
    goal = number("i1", of=PLACE)  # where cats are taken to
    colour = number("i1")  # one more than the colour, 0 for any
    seats = grid("i1", SEAT)  # a window's order of seats; the cats picked for Midnight Zoomies
    moved = grid("i1", ZONE, COLOUR)  # cats that moved already and now stand there


class State(GameState, log=128):
    """The table: 51 cards and 40 cats, each in exactly one place."""

    best_in_show = number("i1")
    discard_any_number = number("i1")
    house_colour_min = number("i1")
    shortage_taker_picks = number("i1")
    victim_may_move_fewer = number("i1")
    reaction_race = number("i1")
    copy_free_in_turn = number("i1")
    stall_rounds = number("i1")
    cats_owned_start = number("i1")
    final = number("i1")
    final_turns = number("i1")
    idle_turns = number("i1")
    copyable = number("i1", of=CARD)  # HK-81: the last card finished, if it may be copied
    cats = grid("i1", PLACE, COLOUR)
    many = grid("i1", PLACE)  # all colours together
    stuck = grid("i1", PLACE, seen="none")  # HK-34: how many of them are locked
    loose = number("i8", seen="none")  # the places that have an unlocked cat, one bit each
    locked = grid("i1", SEAT, COLOUR)
    hand = grid("i1", SEAT, CARD, seen="owner")
    held = grid("i1", SEAT)
    fan = grid("i8", SEAT, seen="none")  # the cards of each hand at a glance, one bit each
    hands = grid("i1", CARD, seen="none")  # copies of each card in all hands together
    tucked = grid("i1", SEAT, CARD)
    discard = grid("i1", CARD)
    box = grid("i1", CARD)
    table = grid("i1", CARD)
    deck = grid("i1", MOST_CARDS, of=CARD, seen="none")
    deck_n = number("i1")
    sealed = grid("i2", SEAT, seen="owner")
    owned = grid("i1", SEAT)
    oldest = grid("i1", SEAT)
    stack = rows(Doing, 12)


flow = Flow("purrlor.games.here_kitty_kitty.rules")
