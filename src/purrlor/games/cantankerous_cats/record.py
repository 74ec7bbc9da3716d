"""Cantankerous Cats: what is on the table. Numbers come from cards.toml; ids like CC-107 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

from purrlor.engine import (
    SEAT,
    Axis,
    Flow,
    Frame,
    GameState,
    Verbs,
    Zones,
    flag,
    grid,
    number,
    rows,
)
from purrlor.games.cantankerous_cats.cards import CARD, CAT, DECK_SIZE

# -- Words that rules and cards share ----------------------------------------------------------------------------------


class Way(IntEnum):
    """CC-006: how a card is used."""

    BANK = 1
    SCORE = 2
    ATTACK = 3
    INCIDENT = 4


class Via(IntEnum):
    """What lets a card be used now."""

    ACTION = 1
    POUNCE = 2
    COUNTER = 3
    INSTANT = 4
    CARD = 5
    MIDNIGHT = 6
    CONCERT = 7


class Step(IntEnum):
    """What a frame on the stack is about."""

    START = 1
    TURN = 2
    POUNCES = 3
    PLAY = 4
    COUNTER_BANK = 5
    PAY = 6
    HALVE = 7
    REACTIONS = 8
    INSTANTS = 9
    TEXT = 10
    DISCARD = 11


class At(IntEnum):
    """CC-107, CC-203: the steps of a card on the table; a Counter by banking begins with picking its cards."""

    PAYMENT = 0
    COUNTER = 1
    REACTIONS = 2
    WORK = 3
    TEXT = 4
    FLIGHT = 5
    INSTANTS = 6
    AWAY = 7


class Turn(IntEnum):
    """CC-053 to CC-068: the times of a turn."""

    MEAL = 0
    BEFORE = 1
    ACT = 2
    AFTER = 3
    BOUGHT = 4
    CLAIMED = 5
    GROOMING = 6
    NAP = 7


class Ask(IntEnum):
    """What a seat can be asked."""

    BET = 1
    KEEP = 2
    ACTION = 3
    POUNCE = 4
    REACT = 5
    COUNTER = 6
    COUNTER_BANK = 7
    INSTANT = 8
    FLIGHT = 9
    PAY = 10
    HALVE = 11
    DISCARD = 12
    MIDNIGHT = 13
    ENEMY = 14
    FOLLOW_UP = 15
    DOUBLE = 16
    SCAVENGE = 17
    SWAP = 18
    SWAP_FOR = 19
    TOPPLE = 20
    FAVOUR = 21
    CONCERT = 22
    GIFT = 23
    CHOOSE_CAT = 24


class Tell(IntEnum):
    """What can happen."""

    DREW = 1
    RESHUFFLED = 2
    BET = 3
    REVEALED = 4
    FIRST_BITE = 5
    TURN = 6
    ADOPTED = 7
    WENT_FERAL = 8
    DISCARDED = 9
    PICKY = 10
    BOUGHT = 11
    POUNCED = 12
    COUNTERED = 13
    BANKS = 14
    SCORES = 15
    ATTACKS = 16
    PLAYS = 17
    AIMED = 18
    PAID = 19
    BANKED = 20
    SCORED = 21
    CLEARED = 22
    LOST = 23
    REFUNDED = 24
    CANCELLED = 25
    BLAMED = 26
    ANNOUNCED = 27
    LOST_POINTS = 28
    RETURNED_TOKEN = 29
    TURNED = 30
    DOUBLED = 31
    SAW = 32
    STOLE = 33
    GAVE = 34
    PASSED_ON = 35
    SWAPPED = 36
    SCAVENGED = 37
    CHOSE = 38
    MEOWED = 39
    WON = 40
    CAPPED = 41
    SET_ON = 42
    HISSED = 43
    SHOPPED = 44
    TOKEN_BACK = 45


class Over(IntEnum):
    """Why the game ended."""

    NINE_POINTS = 1
    FERAL_VICTORY = 2
    ROUND_CAP = 3


# -- Moves and places --------------------------------------------------------------------------------------------------

SEATS = len(SEAT)

VERBS = Verbs(
    **{"pass": ()},
    picky=(),
    buy=(),
    stop=(),
    bet=(CARD,),
    keep=(CARD,),
    bank=(CARD,),
    score=(CARD,),
    attack=(CARD, SEAT),
    play=(CARD,),
    play_on=(CARD, SEAT),
    enemy=(SEAT, SEAT),
    pay=(CARD,),
    drop=(CARD,),
    discard=(CARD,),
    double=(CARD,),
    take=(CARD,),
    swap=(CARD,),
    swap_for=(CARD, SEAT),
    hand_on=(CARD,),
    give=(CARD, SEAT),
    choose=(SEAT,),
)
PASS, PICKY, BUY, STOP = (VERBS.base(name) for name in ("pass", "picky", "buy", "stop"))
BET, KEEP, BANK, SCORE = (VERBS.base(name) for name in ("bet", "keep", "bank", "score"))
ATTACK, PLAY, PLAY_ON, ENEMY = (VERBS.base(name) for name in ("attack", "play", "play_on", "enemy"))
PAY, DROP, DISCARD, DOUBLE = (VERBS.base(name) for name in ("pay", "drop", "discard", "double"))
TAKE, SWAP, SWAP_FOR, HAND_ON = (VERBS.base(name) for name in ("take", "swap", "swap_for", "hand_on"))
GIVE, CHOOSE = (VERBS.base(name) for name in ("give", "choose"))

# What is not in the deck of this game lies in the box. Hands and Houses come last: they keep count.
ZONES = Zones(box="all", bowl="nobody", litter="all", table="all", hand="owner", house="each")
BOX, BOWL, LITTER, TABLE = (ZONES.base(name) for name in ("box", "bowl", "litter", "table"))
HAND, HOUSE = ZONES.base("hand"), ZONES.base("house")
ZONE = Axis("zone", ZONES.names[1:], none=True)

# CC-210: at most 33 open cards with a window or a text each, the turn, its window, one pick; and the empty row.
MOST_FRAMES = 70


class Doing(Frame):
    """A frame: a turn, a card on the table, its text, a window, a payment; `aim` and `worker` are seat + 1."""

    card = number("i1", of=CARD)
    way = number("i1")
    via = number("i1")
    aim = number("i1", turns="next")
    worker = number("i1", turns="next")
    line = number("i1")
    left = number("i1")
    asked = number("i1")
    course = number("i1")
    trigger = number("i1")
    below = number("i2")
    cancelled = flag()
    blamed = flag()
    unpaid = flag()


class State(GameState, log=192):
    """The neighbourhood: 85 cards, each in exactly one zone."""

    mode = number("i1")
    turn_indicator = number("i1")
    pounce_windows = number("i1")
    feral_pounce_any = number("i1")
    laser_refunds_action = number("i1")
    blame_any_mischief = number("i1")
    final_attack_blocks_win = number("i1")
    reactions_without_tokens = number("i1")
    kitten_instants = number("i1")
    kitten_hand = number("i1")
    kitten_first = number("i1")
    voluntary_feral = number("i1")
    token_supply = number("i1")
    feral_win_check = number("i1")
    round_cap = number("i1")

    direction = number("i1")
    actions = number("i1")
    turns = number("i2")
    cat = grid("i1", SEAT, of=CAT)
    feral = grid("i1", SEAT)
    wild = number("i8", seen="none")  # the Feral Cats, one bit each
    tokens = grid("i1", SEAT)
    bank = number("i1")
    toy = number("i1")
    held = grid("i1", SEAT)
    hand = grid("i1", SEAT, DECK_SIZE, of=CARD, seen="owner")
    glance = grid("i8", SEAT, seen="owner")
    hearts = grid("i1", SEAT)
    banked = grid("i8", SEAT, seen="none")  # the cards of each House, one bit each
    bowl = grid("i1", DECK_SIZE, of=CARD, seen="none")
    bowl_n = number("i1")
    lies = grid("i1", CARD, of=ZONE, seen="none")
    marked = grid("i1", CARD, seen="none")
    doubled = grid("i1", CARD)
    doubles = number("i1")
    hangs = grid("i1", CARD)
    pays = grid("i1", CARD)
    aside = number("i8", seen="none")  # the cards that pay, one bit each
    nth = grid("i1", CARD)
    stack = rows(Doing, MOST_FRAMES)


flow = Flow("purrlor.games.cantankerous_cats.rules")
