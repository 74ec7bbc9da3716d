"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from purrlor.engine import StateReader
from purrlor.games.here_kitty_kitty.cards import CARD, CATS_OF, EFFECT, KIND, LASTING, ZONE, Effect, Kind
from purrlor.games.here_kitty_kitty.record import AMOUNT, DEMANDING, NEIGHBORHOOD, PLACE, VERBS, Ask

# What forbids a move of this verb when nothing more exact can be said.
FORBIDS = {
    "pass": "HK-26",
    "stop": "HK-43",
    "insure": "HK-138",
    "keep": "HK-138",
    "play": "HK-44",
    "play-on": "HK-45",
    "demand": "HK-45",
    "lure": "HK-45",
    "burgle": "HK-45",
    "swap": "HK-44",
    "reflex": "HK-84",
    "move": "HK-29",
    "discard": "HK-59",
    "take": "HK-50",
    "ask": "HK-51",
    "pick": "HK-46",
    "step": "HK-42",
    "colour": "HK-42",
    "send": "HK-88",
    "fetch": "HK-95",
    "place": "HK-55",
    "own": "HK-20",
    "oldest": "HK-20",
}
WINDOWS = (Ask.BLOCK, Ask.COPY, Ask.REFLEX, Ask.LANDING)
REACTIONS = {"catnap": "HK-70", "one-cool-cat": "HK-70", "tuna": "HK-70", "catlike-reflexes": "HK-84"}
REACTIONS |= {"land-on-your-feet": "HK-86", "copy-cat": "HK-81"}
PLAYING = ("play", "play-on", "demand", "lure", "burgle", "swap")


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule that forbids a move which is not on the list."""
    if not look.waiting >> seat & 1:
        return out_of_turn(look, seat, verb, arguments)
    if verb.startswith("copy"):
        return copying(look, verb, arguments)
    if verb == "move":
        return moving(look, seat, arguments)
    if verb in PLAYING:
        return playing(look, seat, verb, arguments)
    if verb == "discard":
        return "HK-59" if look.ask in (Ask.ACTION, Ask.DISCARD) else "HK-60"
    if verb == "take" and look.ask == Ask.SHORTAGE:
        return "HK-51"
    if verb == "pick" and look.ask == Ask.LOSE:
        return locked_or(look, seat, arguments, "HK-46")
    return FORBIDS[verb]


def out_of_turn(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """HK-22: only the seat whose turn it is acts; HK-71, HK-76: a window asks everybody once."""
    done = look.seats - look.final_turns
    if look.final_turns and look.ask == Ask.ACTION and (look.turn - seat) % look.seats <= done:
        return "HK-100"
    if look.ask == Ask.COPY and seat == look.turn:
        return "HK-76"
    if look.ask == Ask.COPY and verb.startswith("copy"):
        return "HK-82"
    if look.ask in WINDOWS:
        return "HK-71" if look.sealed[seat] or look.held[seat] else "HK-70"
    if verb == "pick":
        return "HK-46"
    if verb in ("play", "play-on"):
        return REACTIONS.get(CARD.names[arguments[0]], "HK-22")
    if verb.startswith("copy"):
        return copying(look, verb, arguments)
    return "HK-84" if verb == "reflex" else "HK-22"


def copying(look: StateReader, verb: str, arguments: tuple[int, ...]) -> str:
    """HK-78 to HK-83: what Copy Cat cannot do."""
    if verb in ("copy", "copy-on"):
        card = arguments[0]
        if KIND[card] == Kind.INSTANT or LASTING[card]:
            return "HK-78"
        if EFFECT[card] == Effect.BLOCK:
            return "HK-79"
    if look.ask == Ask.COPY:
        return "HK-80"
    if look.copyable == 0:
        return "HK-83"
    return "HK-81" if look.seat == look.turn else "HK-76"


def moving(look: StateReader, seat: int, arguments: tuple[int, ...]) -> str:
    """HK-28 to HK-34: one zone, an own cat or one of the neighborhood, not a locked one."""
    colour, source, target = arguments
    if abs(source - target) > 1:
        return "HK-33"
    if source == target or look.ask != Ask.ACTION:
        return "HK-28" if source == target else "HK-22"
    if source == 0:
        return "HK-31" if sum(look.cats[NEIGHBORHOOD]) else "HK-32"
    own = look.cats[PLACE.index(f"{ZONE.names[source - 1]}.{seat}") or 0][colour]
    return "HK-34" if own and ZONE.names[source - 1] == "house" else "HK-29"


def playing(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """HK-37, HK-44, HK-45, HK-131: what may not be played, or not like that."""
    if look.ask not in (Ask.ACTION, *WINDOWS):
        return "HK-27"
    if verb == "demand":
        amount = int(AMOUNT.names[arguments[2]])
        return "HK-45" if 0 < amount <= CATS_OF[DEMANDING[arguments[0]]] else "HK-43"
    if verb == "swap":
        return "HK-141" if arguments[0] == arguments[2] else locked_or(look, seat, arguments[:2], "HK-44")
    if verb == "burgle":
        return locked_or(look, arguments[0], arguments[1:], "HK-45")
    if verb in ("play", "play-on"):
        return playing_card(look, seat, verb, arguments[0])
    return FORBIDS[verb]


def playing_card(look: StateReader, seat: int, verb: str, card: int) -> str:
    """Say why a card cannot be played."""
    if KIND[card] == Kind.INSTANT:
        return "HK-37"
    if CARD.names[card] in REACTIONS:
        return REACTIONS[CARD.names[card]]
    if look.ask != Ask.ACTION:
        return "HK-38"
    if not look.hand[seat][card]:
        return "HK-24"
    shape = VERBS.parse(VERBS.base("play"))[0].name
    return FORBIDS[verb] if (verb == shape) == names_nobody(card) else "HK-131"


def names_nobody(card: int) -> bool:
    """Say whether a card is played without naming anything."""
    return EFFECT[card] in (Effect.TAKE, Effect.STEPS, Effect.DRAW, Effect.FETCH, Effect.TUCK) or CARD.names[card] in (
        "can-opener",
        "cat-in-heat",
    )


def locked_or(look: StateReader, owner: int, cat: tuple[int, ...], otherwise: str) -> str:
    """HK-34: a locked cat cannot be named."""
    colour, zone = cat
    is_house = ZONE.names[zone] == "house" and owner < look.seats
    return "HK-34" if is_house and look.locked[owner][colour] else otherwise
