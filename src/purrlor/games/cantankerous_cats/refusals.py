"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from collections.abc import Callable

from purrlor.engine import StateReader
from purrlor.games.cantankerous_cats.cards import ACTIONS, AIM, DOGS, ENEMY_CARD, IS_ANSWER, KIND, TRIGGER, Aim, Kind
from purrlor.games.cantankerous_cats.options import KITTEN, STANDARD
from purrlor.games.cantankerous_cats.record import HAND, HOUSE, TABLE, Ask, Step, Via, Way

CARD_VERBS = ("bank", "score", "attack", "play", "play-on", "enemy")
INCIDENT_VERBS = ("play", "play-on", "enemy")
Why = Callable[[StateReader, int, str, tuple[int, ...]], str]

# What a question is about; the fallback when nothing more exact can be said.
ABOUT = {
    Ask.BET: "CC-045",
    Ask.KEEP: "CC-120b",
    Ask.ACTION: "CC-054",
    Ask.POUNCE: "CC-074",
    Ask.REACT: "CC-108",
    Ask.COUNTER: "CC-098",
    Ask.COUNTER_BANK: "CC-097",
    Ask.INSTANT: "CC-126",
    Ask.FLIGHT: "CC-157",
    Ask.PAY: "CC-029",
    Ask.HALVE: "CC-146b",
    Ask.DISCARD: "CC-224",
    Ask.MIDNIGHT: "CC-153",
    Ask.ENEMY: "CC-144",
    Ask.FOLLOW_UP: "CC-145b",
    Ask.DOUBLE: "CC-008",
    Ask.SCAVENGE: "CC-008",
    Ask.SWAP: "CC-223",
    Ask.SWAP_FOR: "CC-223",
    Ask.TOPPLE: "CC-008",
    Ask.FAVOUR: "CC-184",
    Ask.CONCERT: "CC-214",
    Ask.GIFT: "CC-223",
    Ask.CHOOSE_CAT: "CC-199",
}


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule; first for who is not asked at all, then by the question."""
    if not look.waiting >> seat & 1:
        return not_asked(look, seat, verb, arguments)
    why = WHY.get(Ask(look.ask))
    return (why(look, seat, verb, arguments) if why else "") or ABOUT[Ask(look.ask)]


def not_asked(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-044: one thing at a time; Pounces have their windows, Counters their target."""
    if look.ask == Ask.BET or verb == "bet":
        return "CC-045"
    if look.ask == Ask.COUNTER and verb in CARD_VERBS:
        return "CC-103"
    if verb not in (*INCIDENT_VERBS, "attack") or look.mode != STANDARD:
        return "CC-044"
    if seat == look.turn:
        return "CC-078"
    if look.tokens[seat] == 0:
        return "CC-074"
    return "CC-092" if look.ask in (Ask.POUNCE, Ask.REACT, Ask.INSTANT) else "CC-090"


def card_of(verb: str, arguments: tuple[int, ...]) -> int:
    """Give the card that a move names."""
    return ENEMY_CARD if verb == "enemy" else arguments[0] if verb in (*CARD_VERBS, "pay", "discard") else 0


def in_hand(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> bool:
    """Say whether the move's card is in the hand."""
    return bool(look.lies[card_of(verb, arguments)] == HAND + seat)


# -- Actions -----------------------------------------------------------------------------------------------------------


def action(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-054: the list of actions."""
    if verb in ("pass", "stop"):
        return "CC-063"
    if look.held[seat] == 0:
        return "CC-064"
    if verb == "buy":
        return buying(look, seat)
    if verb == "discard":
        return "CC-059"
    if verb in CARD_VERBS and ACTIONS[card_of(verb, arguments)] > look.actions and in_hand(look, seat, verb, arguments):
        return "CC-036"
    return using(look, seat, verb, arguments, Via.ACTION)


def buying(look: StateReader, seat: int) -> str:
    """CC-060: tokens are for Standard; CC-061, CC-121: and have their price."""
    if look.mode != STANDARD:
        return "CC-167b" if look.mode == KITTEN else "CC-060"
    return "CC-121" if look.bank and look.feral[seat] else "CC-061"


def using(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...], via: int) -> str:
    """Say what is wrong with banking, scoring, attacking or playing an Incident; nothing for another verb."""
    if verb == "bank":
        return "CC-056"
    if verb == "score":
        return scoring(look, seat, arguments)
    if verb == "attack":
        return attacking(look, seat, arguments, via)
    return aiming(look, seat, verb, arguments, via) if verb in INCIDENT_VERBS else ""


def scoring(look: StateReader, seat: int, arguments: tuple[int, ...]) -> str:
    """CC-057: a Mischief card of the hand; CC-123: by a Domestic Cat; CC-031, CC-032: that it can pay."""
    if not in_hand(look, seat, "score", arguments) or KIND[arguments[0]] != Kind.MISCHIEF:
        return "CC-057"
    if look.feral[seat]:
        return "CC-123"
    return "CC-032" if look.mode == STANDARD else "CC-031"


def attacking(look: StateReader, seat: int, arguments: tuple[int, ...], via: int) -> str:
    """CC-062, CC-077, CC-086: who may attack whom."""
    card, target = arguments
    if look.mode != STANDARD:
        return "CC-162"
    if look.feral[target]:
        return "CC-086"
    if via == Via.ACTION and not look.feral[seat]:
        return "CC-062"
    if look.lies[card] != HAND + seat or KIND[card] != Kind.MISCHIEF:
        return "CC-122" if via == Via.ACTION else "CC-074"
    return "CC-077"


def aiming(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...], via: int) -> str:
    """CC-065: no answers; CC-058: an Incident of the hand; then its aims."""
    card = card_of(verb, arguments)
    if IS_ANSWER[card]:
        return "CC-065"
    if look.lies[card] != HAND + seat or KIND[card] < Kind.EVENT:
        return "CC-058" if via == Via.ACTION else "CC-087"
    if verb == "enemy":
        return "CC-144b" if bound(look, seat, arguments[1], via) else "CC-144"
    if verb == "play":
        return "CC-008"
    return aiming_at(look, seat, arguments, via)


def aiming_at(look: StateReader, seat: int, arguments: tuple[int, ...], via: int) -> str:
    """CC-188: the state a card speaks of; CC-087b: a Pounce is aimed at the holder."""
    card, target = arguments
    feral = look.feral[target]
    if (AIM[card] == Aim.DOMESTIC and feral) or (AIM[card] in (Aim.FERAL, Aim.OTHER_FERAL) and not feral):
        return "CC-188"
    return "CC-087b" if bound(look, seat, target, via) else "CC-199"


def bound(look: StateReader, seat: int, target: int, via: int) -> bool:
    """Say whether the Pounce rule keeps a seat from aiming there."""
    return via == Via.POUNCE and target not in (seat, look.turn) and not look.feral[seat]


# -- Windows -----------------------------------------------------------------------------------------------------------


def pouncing(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-074: an Attack or an Incident."""
    return using(look, seat, verb, arguments, Via.POUNCE) if verb in ("attack", *INCIDENT_VERBS) else "CC-074"


def reacting(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-108: Laser Pointer, or Blame the Dog on Mischief, once (CC-201); CC-174: no Attack."""
    below = look.stack[look.depth - 2]
    if verb == "attack":
        return "CC-174"
    if verb == "play" and arguments[0] in DOGS and in_hand(look, seat, verb, arguments):
        return "CC-201" if below.blamed else "CC-142"
    return "CC-108"


def countering(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-097, CC-098, CC-195; CC-115: without tokens only Laser Pointer."""
    top = look.stack[look.depth - 1]
    if look.mode != STANDARD:
        return "CC-115"
    if verb == "bank":
        return "CC-097"
    if verb == "play" and arguments[0] in DOGS and top.way != Way.ATTACK:
        return "CC-195"
    if verb in INCIDENT_VERBS and in_hand(look, seat, verb, arguments):
        return aiming(look, seat, verb, arguments, Via.COUNTER)
    return "CC-098"


def counter_banking(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-197: card by card, then stop."""
    return "CC-197" if verb == "pass" else "CC-097"


def instant(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-126: the icon must fit; CC-129b: a Score must be payable; CC-137: and is not for Feral Cats."""
    fits = verb == "score" and TRIGGER[arguments[0]] == look.stack[look.depth - 1].trigger
    if fits and in_hand(look, seat, verb, arguments):
        return "CC-137" if look.feral[seat] else "CC-129b"
    return "CC-126"


# -- Choices within a play ---------------------------------------------------------------------------------------------


def paying(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-083: an Attack must be paid; CC-096: it is too late to Counter; CC-190: what is set aside cannot pay."""
    below = look.stack[look.depth - 2]
    if verb in ("pass", "stop"):
        return "CC-083" if below.way == Way.ATTACK else "CC-028"
    if verb in CARD_VERBS:
        return "CC-096"
    if verb == "pay" and look.lies[arguments[0]] == TABLE:
        return "CC-190"
    return "CC-029" if verb != "pay" or look.lies[arguments[0]] == HOUSE + seat else "CC-028"


def discarding(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-066: Grooming is obligatory; so is what a card says (CC-008)."""
    below = look.stack[look.depth - 2]
    if verb in ("pass", "stop"):
        return "CC-066" if below.step == Step.TURN else "CC-008"
    return "CC-224"


def running(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """CC-154: two cards if there are any; CC-155: in the ways this Cat could use them."""
    if verb in ("pass", "stop"):
        return "CC-154"
    if verb == "attack" and not look.feral[arguments[1]]:
        return "CC-155"
    return using(look, seat, verb, arguments, look.stack[look.depth - 1].via)


WHY: dict[Ask, Why] = {
    Ask.ACTION: action,
    Ask.POUNCE: pouncing,
    Ask.REACT: reacting,
    Ask.COUNTER: countering,
    Ask.COUNTER_BANK: counter_banking,
    Ask.INSTANT: instant,
    Ask.PAY: paying,
    Ask.DISCARD: discarding,
    Ask.MIDNIGHT: running,
}
