"""The words that the stories are told in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import purrlor
from purrlor.engine.match.match import Match
from purrlor.games.cantankerous_cats.record import Ask, Step, Turn

GAME = purrlor.game("cantankerous-cats")
P1, P2, P3, P4, P5, P6 = range(6)
DECK = [card.id for card in GAME.cards.values() if card.kind != "cat"]
HEARTS = {card.id: int(card.numbers.get("hearts", 0)) for card in GAME.cards.values()}
# Affection without text or icon, by hearts: what a House of [3, 2] is built from.
PLAIN = [
    c
    for c in DECK
    if HEARTS[c] and c != "flight-school" and not GAME.cards[c].effect and "instant" not in GAME.cards[c].numbers
]

House = Sequence[int | str]
Maker = Callable[..., "Story"]


class Story:
    """A table in the middle of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def does(self, seat: int, *moves: str) -> Story:
        """Play moves, written with seat names: `attack:vase-ace>P3`."""
        for move in moves:
            self.match.play(seat, plain(move))
        return self

    def may(self, seat: int) -> set[str]:
        """Give what a seat may do now."""
        return {named(move.text) for move in self.match.moves(seat)}

    def passes(self, *seats: int) -> Story:
        for seat in seats:
            self.does(seat, "pass")
        return self

    def all_pass(self) -> Story:
        """Let everybody pass who can, until somebody must do something."""
        while self.match.waiting and "pass" in self.may(self.match.waiting[0]):
            self.does(self.match.waiting[0], "pass")
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """Give the seat that is asked, and the question."""
        (seat,) = self.match.waiting
        return seat, Ask(self["ask"]).name.lower()

    def __getitem__(self, name: str) -> Any:
        """Give a field of the record."""
        return self.match.state[name][0].tolist()

    def lying(self, zone: str) -> list[str]:
        return [card for card, where in self.match.position()["lies"].items() if where == zone]

    def hand(self, seat: int) -> list[str]:
        return self.lying(f"hand.{seat}")

    def house(self, seat: int) -> list[int]:
        """Give the hearts banked with a seat, falling."""
        return sorted((HEARTS[card] for card in self.lying(f"house.{seat}")), reverse=True)

    @property
    def litter(self) -> set[str]:
        return set(self.lying("litter"))

    @property
    def bowl(self) -> list[str]:
        """Give the Food Bowl, the top card first."""
        return list(reversed(self.match.position()["bowl"]))

    def told(self, seat: int | None = None) -> list[str]:
        """Give the sentences of the last move as a seat reads them."""
        return [event.seen_by(seat)["text"] for event in self.match.history if event.beat == self.match.beat]

    @property
    def reason(self) -> str | None:
        return None if self.match.outcome is None else self.match.outcome.reason

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.match.outcome is None else self.match.outcome.winners


def plain(move: str) -> str:
    return ">".join(
        str(int(word[1]) - 1) if is_seat(word) else word for word in move.replace(":P", ":>P").split(">")
    ).replace(":>", ":")


def named(move: str) -> str:
    verb, _, rest = move.partition(":")
    words = [f"P{int(word) + 1}" if word.isdigit() else word for word in rest.split(">")]
    return f"{verb}:{'>'.join(words)}" if rest else verb


def is_seat(word: str) -> bool:
    return len(word) == 2 and word[0] == "P" and word[1].isdigit()


def build(houses: Sequence[House], used: set[str]) -> list[list[str]]:
    """Give every House its cards; a number stands for a plain card with that many hearts."""
    built: list[list[str]] = []
    for house in houses:
        built.append([])
        for word in house:
            card = word if isinstance(word, str) else next(c for c in PLAIN if HEARTS[c] == word and c not in used)
            used.add(card)
            built[-1].append(card)
    return built


def filled(values: Iterable[int], seats: int, default: int = 0) -> list[int]:
    return [*values, *[default] * seats][:seats]


def lay_out(
    hands: Sequence[Sequence[str]] = (),
    houses: Sequence[House] = (),
    *,
    seats: int = 0,
    tokens: Sequence[int] = (),
    bank: int | None = None,
    points: Sequence[int] = (),
    feral: Sequence[int] = (),
    turn: int = 0,
    actions: int = 2,
    direction: int = 1,
    turns: int = 0,
    bowl: Sequence[str] | None = None,
    litter: Sequence[str] = (),
    rest: str = "bowl",
    window: bool = False,
    first_bite: bool = False,
    **options: Any,
) -> dict[str, Any]:
    """Write a position: the holder is asked for an action, the others for a Pounce (`window`), or all for a bet.

    `bowl` is given with its top card first; cards that are named nowhere lie in the zone `rest`.
    """
    options = {"windows": "quick", **options}
    seats = seats or max(len(hands), len(houses), len(tokens), len(points), 2)
    used = {card for pile in (*hands, litter, bowl or ()) for card in pile}
    used |= {card for house in houses for card in house if isinstance(card, str)}
    lies = {card: f"hand.{seat}" for seat, hand in enumerate(hands) for card in hand}
    lies |= {card: f"house.{seat}" for seat, house in enumerate(build(houses, used)) for card in house}
    lies |= dict.fromkeys(litter, "litter")
    left = [card for card in deck(options) if card not in lies and card not in (bowl or ())]
    lies |= dict.fromkeys(left, rest) | dict.fromkeys(bowl or (), "bowl")
    pile = [*(left if rest == "bowl" else ()), *reversed(bowl or ())]
    standard = options.get("mode", "standard") == "standard"
    have = filled(tokens, seats)
    stack: list[dict[str, int]] = [{"step": Step.TURN, "at": Turn.AFTER, "seat": turn}]
    ask, asked = int(Ask.ACTION), turn
    if window:
        stack[0]["at"] = Turn.ACT
        steps = [
            k for k in range(1, seats) if have[(turn + k * direction) % seats] and hands[(turn + k * direction) % seats]
        ]
        stack.append({"step": Step.POUNCES, "seat": turn, "asked": steps[0] + 1, "course": direction})
        ask, asked = int(Ask.POUNCE), (turn + steps[0] * direction) % seats
    waiting = 1 << asked
    if first_bite:
        stack = [{"step": Step.START, "at": 1}]
        ask, waiting = int(Ask.BET), (1 << seats) - 1
    return {
        "options": options,
        "seats": seats,
        "turn": turn,
        "turns": turns,
        "direction": direction,
        "actions": actions,
        "feral": filled(feral, seats),
        "tokens": have,
        "bank": (2 * seats - sum(have) if bank is None else bank) if standard else 0,
        "score": filled(points, seats),
        "lies": lies,
        "bowl": pile,
        "stack": stack,
        "depth": len(stack),
        "waiting": waiting,
        "ask": ask,
    }


def deck(options: dict[str, Any]) -> list[str]:
    """Give the deck of a mode."""
    letter = {"standard": "-", "basic": "B", "kitten": "K"}[options.get("mode", "standard")]
    cards = [card for card in DECK if letter not in GAME.cards[card].numbers.get("out", "")]
    if letter != "-" and options.get("reactions_without_tokens") == "remove":
        cards = [card for card in cards if GAME.cards[card].effect not in (("cancel",), ("blame",))]
    return cards
