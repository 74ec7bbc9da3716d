"""Which rule forbids a move that is not on the list; the order of the questions is that of the game."""

from __future__ import annotations

from typing import Any

from purrlor.engine import StateReader
from purrlor.games.were_kittens.characters import first_unused, has
from purrlor.games.were_kittens.coins import full_slots
from purrlor.games.were_kittens.record import ALL_COINS, COINS, SITTERS, SLOTS, Ability, Ask, Step
from purrlor.games.were_kittens.rules import order

CAT_VERBS = frozenset({"pass", "take", "make", "repopulate"})
CHARACTER_VERBS = frozenset({"hurry", "go", "swap", "use", "spare", "save", "leave"})
COIN_VERBS = frozenset({"start", "place", "scare", "populate", "swap", "use", "take", "make", "eat", "save"})


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule that forbids a move."""
    if verb in COIN_VERBS and COINS in arguments[: 2 if verb == "swap" else 1]:
        return "WK-11"  # the quarter is no coin of the game
    if verb == "keep":
        return "WK-C1"
    if verb == "start":
        return "WK-17" if look.ask == Ask.START else "WK-15"
    if verb in ("place", "scare", "done"):
        return _placing(look, seat, verb)
    if verb in CHARACTER_VERBS:
        return _scaring(look, seat, verb)
    return _in_the_city(look, seat, verb, arguments)


def unknown(text: str) -> str:
    """Name the rule for a move whose words name nothing."""
    return WORDS.get(text.partition(":")[0].strip(), "WK-58")


WORDS = {
    "keep": "WK-C1", "start": "WK-15", "place": "WK-37", "scare": "WK-38", "done": "WK-40", "populate": "WK-48",
    "take": "WK-66", "make": "WK-69", "eat": "WK-28", **dict.fromkeys(CHARACTER_VERBS, "WK-C5"),
}  # fmt: skip


def _asked(look: StateReader, seat: int) -> bool:
    return bool(look.waiting >> seat & 1)


def _placing(look: StateReader, seat: int, verb: str) -> str:
    if verb == "scare" and not look.characters:
        return "WK-41"
    if verb == "done" or (look.ask == Ask.PLACE and not _asked(look, seat)):
        return "WK-40"
    return "WK-37" if verb == "place" else "WK-38"


def _scaring(look: StateReader, seat: int, verb: str) -> str:
    """WK-C3 to WK-C5: not twice, not two in one turn, not outside its window."""
    s = look.record
    window = {"swap": (Ask.ACT, Ability.SWAP), "use": (Ask.MEAL, Ability.NONE), "hurry": (Ask.ACT, Ability.HURRY)}
    question, ability = window.get(verb, (0, Ability.NONE))
    if look.ask != question or not _asked(look, seat) or not (verb == "use" or has(s, seat, ability)):
        return "WK-C5"
    if sum(look.used[seat]) == 0 or verb == "hurry":
        return "WK-C5"
    return "WK-C4" if first_unused(s, seat) > 0 else "WK-C3"


def _in_the_city(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    if verb == "populate":
        return "WK-48" if look.ask == Ask.POPULATE and _asked(look, seat) else "WK-47"
    if look.ask == Ask.POPULATE and _asked(look, seat):
        return "WK-49"
    if verb in CAT_VERBS:
        return _acting(look, seat, verb, arguments)
    if look.ask == Ask.MEAL:
        return _eating(look, seat, verb, arguments)
    return "WK-34" if verb == "eat" else "WK-99"


def _eating(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    if verb == "stop":
        return "WK-99"
    coin = arguments[0]
    if _asked(look, seat) and look.eat[seat][coin] > 0:
        return "WK-33"
    return "WK-30" if look.hand[seat][coin] + look.scare[seat][coin] > 0 else "WK-28"


def _acting(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    if verb == "repopulate" and sum(look.city) == 0 and look.rounds > 0:
        return "WK-79"
    if look.ask == Ask.LEFTOVERS:
        return "WK-86"
    if look.ask in (Ask.MEAL, Ask.SCARE, Ask.SWAP) and _asked(look, seat):
        return "WK-99" if look.ask == Ask.MEAL else "WK-C6"
    if look.stack[0].step != Step.ACT:
        return "WK-36"
    if not _asked(look, seat):
        return _not_your_cat(look.record, seat)
    return _taking(look, arguments[0]) if verb == "take" else _making(look, seat, *arguments)


def _not_your_cat(s: Any, seat: int) -> str:
    """Say why none of the seat's cats may act now: equal number, later number, has passed, has acted, lies tails-up."""
    mine = [(order(s, i), s.cats[i]) for i in range(s.cats_n) if s.cats[i].seat == seat]
    acting = s.stack[0].mark
    later = [place for place, cat in mine if cat.heads and place > acting]
    if later:
        return "WK-62" if _number(min(later)) == _number(acting) else "WK-57"
    if any(cat.heads for _, cat in mine):
        return "WK-61"
    return "WK-58" if any(place <= acting for place, _ in mine) else "WK-08"


def _number(place: int) -> int:
    return int(place) // (ALL_COINS * SLOTS * SITTERS)


def _taking(look: StateReader, coin: int) -> str:
    return "WK-56" if look.city[coin] == 0 and look.supply[coin] > 0 else "WK-66"


def _making(look: StateReader, seat: int, coin: int, slot: int) -> str:
    if slot == 0:
        return "WK-69"
    if look.once(full_slots, seat) >> slot & 1:
        return "WK-72"
    return "WK-76" if look.city[coin] == 0 else "WK-71"
