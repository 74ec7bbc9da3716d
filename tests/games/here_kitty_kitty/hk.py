"""A small language for Here, Kitty, Kitty! stories: seats are A to F, cats are b g o w, zones are Y P H.

`table({"A": "Y b1 / P o2"}, hands={"B": "tuna catnap"}, deck="dinner-bell hairball")` sets up A's turn. Cats that are
not mentioned are in the neighborhood (or out of reach, where `nb` says what is there). Cards that are not mentioned
lie in the discard pile (or in the box, where `discard` says what lies there), so a window opens only if a story has
a card for it. `does(A, "move b neighborhood yard")` plays a move; `passes()` lets everybody pass who is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import purrlor
from purrlor.engine.match.match import Match
from purrlor.errors import IllegalMove, NotYourTurn
from purrlor.games.here_kitty_kitty.record import Ask, Step
from purrlor.games.here_kitty_kitty.rules import ACTING

GAME = purrlor.game("here-kitty-kitty")
CARDS = {card.id: card for card in GAME.cards.values() if card.kind != "cat"}
COLOURS = {"b": "black", "g": "gray", "o": "orange", "w": "white"}
ZONES = {"Y": "yard", "P": "porch", "H": "house"}
SEATS = "ABCDEF"
A, B, C, D, E, F = range(6)
FILLER = ("warm-laundry", "special-box-delivery", "spay-neuter-clinic", "cat-carrier")


def cats_of(text: str) -> dict[str, int]:
    """Read `b1 g2` as counts by colour."""
    return {COLOURS[word[0]]: int(word[1:]) for word in text.split() if word != "-"}


def word_of(word: str) -> str:
    """Read one word of a move: a seat letter, a colour letter, or itself."""
    if word in COLOURS:
        return COLOURS[word]
    if word in SEATS:
        return str(SEATS.index(word))
    return f"yard.{SEATS.index(word[5])}" if word.startswith("yard.") else word


class Story:
    """A table in the middle of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def does(self, seat: int, text: str) -> Story:
        """Play a move written with spaces: `demand stray-dog B 3`."""
        verb, *words = text.split()
        self.match.play(seat, f"{verb}:{'>'.join(map(word_of, words))}" if words else verb)
        return self

    def passes(self, *seats: int) -> Story:
        """Let seats pass; without any, everybody who is asked in the window that is open."""
        for seat in seats or self.waiting:
            self.match.play(seat, "pass")
        return self

    def options(self, seat: int) -> list[str]:
        """Give the texts of what a seat may do, without what they lead to: that takes its time in plain Python."""
        return [GAME.definition.verbs.text(move) for move in self.match.legal(seat)]

    def cats(self, seat: int) -> str:
        """Write a property as `Y b1 / P o2 / H -`."""
        places = self.position["cats"]
        words = [(name, places.get(f"{zone}.{seat}", {})) for name, zone in ZONES.items()]
        return " / ".join(f"{name} {self._counts(found)}" for name, found in words)

    @property
    def nb(self) -> str:
        """Write the neighborhood as `b9 g10 o10 w10`."""
        return self._counts(self.position["cats"].get("neighborhood", {}))

    def _counts(self, found: Mapping[str, int]) -> str:
        return " ".join(f"{k}{found[v]}" for k, v in COLOURS.items() if found.get(v)) or "-"

    def hand(self, seat: int) -> list[str]:
        return sorted(card for card, n in self.position["hand"][seat].items() for _ in range(n))

    def tucked(self, seat: int) -> list[str]:
        return sorted(card for card, n in self.position["tucked"][seat].items() for _ in range(n))

    @property
    def discard(self) -> dict[str, int]:
        return dict(self.position["discard"])

    @property
    def deck(self) -> list[str]:
        """Give the deck, the top card first."""
        return list(reversed(self.position["deck"]))

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def waiting(self) -> Any:
        """Give the seats that owe a decision; typed loosely, because a type checker takes it for a constant."""
        return self.match.waiting

    @property
    def ask(self) -> Ask:
        """Give what is asked now."""
        return Ask(self.position["ask"]) if self.waiting else Ask(0)

    @property
    def actions(self) -> int:
        """Give how many actions are left in this turn."""
        return int(self.position["stack"][0]["left"])

    def told(self, seat: int | None = None) -> list[str]:
        """Give the sentences of the last move as a seat reads them."""
        return [event["text"] for event in self.match.events(seat, since=self.match.beat)]


def lay_out(
    cats: Mapping[str, str],
    hands: Mapping[str, str] | None = None,
    *,
    seats: int | None = None,
    deck: str | None = None,
    discard: str | None = None,
    nb: str | None = None,
    tucked: Mapping[str, str] | None = None,
    locked: Mapping[str, str] | None = None,
    turn: int = A,
    actions: int = 2,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Write a position in which a seat is about to act."""
    hands, tucked, locked = hands or {}, tucked or {}, locked or {}
    named = max((SEATS.index(s) + 1 for s in (*cats, *hands, *tucked)), default=0)
    count = seats or max(3, named)
    left = {card.id: card.count for card in CARDS.values()}
    held = [_take(left, hands.get(s, "")) for s in SEATS[:count]]
    laid = [_take(left, tucked.get(s, "")) for s in SEATS[:count]]
    pile = _take(left, discard or "")
    top = list(_words(deck)) if deck is not None else [card for card in FILLER for _ in range(left[card])]
    for card in top:
        left[card] -= 1
    rest = {card: n for card, n in left.items() if n}
    assert all(n >= 0 for n in left.values()), "a card is mentioned too often"
    return {
        "options": dict(options or {}),
        "seats": count,
        "hand": held,
        "tucked": laid,
        "discard": pile if discard is not None else rest,
        "box": rest if discard is not None else {},
        "deck": list(reversed(top)),
        "cats": _places(cats, nb, count),
        "locked": [{COLOURS[c]: 1 for c in locked.get(s, "")} for s in SEATS[:count]],
        "turn": turn,
        "stack": [{"step": int(Step.TURN), "at": ACTING, "seat": turn, "left": actions}],
        "depth": 1,
        "waiting": 1 << turn,
        "ask": int(Ask.ACTION),
        **more,
    }


def _words(text: str | None) -> list[str]:
    return (text or "").split()


def _take(left: dict[str, int], text: str) -> dict[str, int]:
    for card in _words(text):
        left[card] -= 1
    return {card: _words(text).count(card) for card in _words(text)}


def _places(cats: Mapping[str, str], nb: str | None, seats: int) -> dict[str, dict[str, int]]:
    places = {
        f"{ZONES[part.split()[0]]}.{SEATS.index(seat)}": cats_of(part.split(maxsplit=1)[1])
        for seat, text in cats.items()
        for part in text.split(" / ")
    }
    rest = {colour: 10 - sum(found.get(colour, 0) for found in places.values()) for colour in COLOURS.values()}
    if nb is None:
        return {"neighborhood": rest, **places}
    there = cats_of(nb)
    away = {colour: n - there.get(colour, 0) for colour, n in rest.items()}
    return {"neighborhood": there, f"litter2.{seats - 1}": away, **places}


def refuse(story: Story, seat: int, text: str, rule: str) -> None:
    """Try a move that a rule forbids, and see that nothing changed."""
    before = story.match.head_bytes()
    with pytest.raises((IllegalMove, NotYourTurn)) as refused:
        story.does(seat, text)
    assert refused.value.rule == rule
    assert story.match.head_bytes() == before


def scores(story: Story) -> tuple[int, ...]:
    """Give the final scores."""
    assert story.match.outcome is not None
    return story.match.outcome.scores


def final(story: Story) -> Story:
    """Let A pass the last turn of the game (set up with `final=1, final_turns=1`)."""
    return story.does(A, "pass").does(A, "pass")


Maker = Callable[..., Story]
