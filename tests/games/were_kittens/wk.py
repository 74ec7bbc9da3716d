"""A small language for Were Kittens stories, as in the ledger: seats are A to C, coins are P, N and D.

`A6P^` is A's penny cat in slot 6, heads-up; `B4Dv` is B's dime cat in slot 4, tails-up; (1, 0, 2) is one penny and
two dimes. Coins that a story does not mention lie in the supply, or, if it says what the supply has, in the hand of
the last seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import purrlor
from purrlor.engine.match.match import Match
from purrlor.engine.native.backend import as_record
from purrlor.errors import IllegalMove, NotYourTurn
from purrlor.games.were_kittens.record import CHARACTER, COIN, COUNT, Step

GAME = purrlor.game("were-kittens")
RUN = GAME.definition.flow.run_rule()
A, B, C = range(3)
WORDS = {"P": "penny", "N": "nickel", "D": "dime", "Q": "quarter"}
LETTERS = {word: letter for letter, word in WORDS.items()}
Coins = tuple[int, int, int]
NONE: Coins = (0, 0, 0)


class Story:
    """A table in the middle of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def does(self, seat: int, *moves: str) -> Story:
        """Play moves one after the other: `does(A, "make N 4", "eat D")`."""
        for move in moves:
            self.match.play(seat, spelled(move))
        return self

    def all_do(self, *moves: str) -> Story:
        """Let every seat in turn play one move of its own."""
        for seat, move in enumerate(moves):
            self.does(seat, move)
        return self

    def options(self, seat: int) -> list[str]:
        """List a seat's moves in the same words."""
        return [short(move.text) for move in self.match.moves(seat)]

    def refuses(self, seat: int, move: str) -> str:
        """Give the rule that forbids a move."""
        with pytest.raises((IllegalMove, NotYourTurn)) as caught:
            self.match.play(seat, spelled(move))
        return caught.value.rule

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting

    @property
    def city(self) -> Coins:
        return coins(self.position["city"])

    @property
    def supply(self) -> Coins:
        return coins(self.position["supply"])

    def hand(self, seat: int) -> Coins:
        return coins(self.position["hand"][seat])

    def eat(self, seat: int) -> Coins:
        return coins(self.position["eat"][seat])

    def scare(self, seat: int) -> Coins:
        return coins(self.position["scare"][seat])

    def cats(self, seat: int) -> list[str]:
        """List a seat's cats by slot: `["4Nv", "6P^"]`."""
        mine = [cat for cat in self.position["cats"] if cat["seat"] == seat]
        return sorted(f"{cat['slot']}{LETTERS[cat['coin']]}{'^' if cat['heads'] else 'v'}" for cat in mine)

    @property
    def quarter(self) -> int | None:
        held = self.position["quarter"]
        return None if held is None else int(held)

    @property
    def acting(self) -> str:
        """Name the cat whose turn it is: `A6P`."""
        cat = self.position["cats"][self.position["stack"][-1]["cat"]]
        return f"{'ABC'[cat['seat']]}{cat['slot']}{LETTERS[cat['coin']]}"

    @property
    def acting_seat(self) -> int:
        return "ABC".index(self.acting[0])

    def acting_order(self) -> list[str]:
        """Let every cat pass, and list them as they come up."""
        found = []
        round_now = self.position["rounds"]
        while self.match.waiting and self.position["rounds"] == round_now:
            found.append(self.acting)
            self.does(self.acting_seat, "pass")
        return found

    def populating(self, *coins: str) -> list[str]:
        """Populate with these coins and list who placed them, those that came by themselves too."""
        for coin in coins:
            self.does(self.waiting[0], f"populate {coin}")
        told = self.match.events(None)
        return ["ABC"[event["seat"]] for event in told if event["kind"] == "populated"]

    def everybody_passes(self) -> Story:
        """Let all cats pass until the round is over or somebody is asked something else."""
        while self.match.waiting and self.options(self.waiting[0])[0] == "pass":
            self.does(self.waiting[0], "pass")
        return self

    @property
    def reason(self) -> str | None:
        return None if self.match.outcome is None else self.match.outcome.reason

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.scores

    @property
    def ranks(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.ranks

    def told(self, seat: int | None = None) -> list[str]:
        """Give the sentences of the last move as a seat reads them."""
        return [event["text"] for event in self.match.events(seat, since=self.match.beat)]

    def facts(self, seat: int | None) -> dict[str, Any]:
        """Give what a seat sees as the rules write it: sentences are patterns and arguments."""
        found: dict[str, Any] = json.loads(self.match.facts(seat))
        return found

    def stake(self, seat: int) -> str:
        """Give what is at stake for a seat: `place-late:1`."""
        return str(self.facts(seat)["prompt"]["stake"])

    def so(self, seat: int, move: str) -> str:
        """Give what a move leads to, with a mark where it hurts: `end-behind:4>24>1 !`."""
        offered = next(one for one in self.facts(seat)["moves"] if one["text"] == spelled(move))
        return f"{offered['so']}{' !' if offered.get('hurts') else ''}"

    def alarms(self, seat: int | None = None) -> list[str]:
        """Give the alarms that a seat sees: `["coins:1", "leads:8>0"]`."""
        return list(self.facts(seat).get("alarms", []))

    def zone(self, seat: int | None, name: str) -> dict[str, Any]:
        """Give a zone as a seat sees it."""
        zones: list[dict[str, Any]] = self.match.view(seat)["zones"]
        return next(zone for zone in zones if zone["id"] == name)


def spelled(move: str) -> str:
    """Write `make N 4` as `make:nickel>4`."""
    verb, *words = move.split()
    said = [WORDS.get(word, word) for word in words]
    return f"{verb}:{'>'.join(said)}" if said else verb


def short(text: str) -> str:
    """Write `make:nickel>4` as `make N 4`."""
    verb, _, rest = text.partition(":")
    return " ".join([verb, *(LETTERS.get(word, word) for word in rest.split(">") if word)])


def coins(counts: dict[str, int]) -> Coins:
    """Write a heap as pennies, nickels and dimes."""
    return counts.get("penny", 0), counts.get("nickel", 0), counts.get("dime", 0)


def heap(given: Coins) -> dict[str, int]:
    """Write pennies, nickels and dimes as a heap."""
    return dict(zip(("penny", "nickel", "dime"), given, strict=True))


def read_cat(text: str) -> dict[str, Any]:
    """Read `A6P^`."""
    return {"seat": "ABC".index(text[0]), "slot": text[1], "coin": WORDS[text[2]], "heads": text[3] == "^"}


def position(
    cats: str,
    *,
    seats: int = 2,
    city: Coins = NONE,
    supply: Coins | None = None,
    hand: Sequence[Coins] = (),
    eat: Sequence[Coins] = (),
    scare: Sequence[Coins] = (),
    quarter: int | None = A,
    step: Step = Step.ACT,
    characters: Sequence[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """Write a position in which the game is about to go on with a step of the round."""
    placed = {"hand": _rows(hand, seats), "eat": _rows(eat, seats), "scare": _rows(scare, seats)}
    made = [read_cat(cat) for cat in cats.split()]
    left = _left_over(made, [city, supply or NONE, *(row for rows in placed.values() for row in rows)])
    if supply is None:
        supply = left
    else:
        last = placed["hand"][-1]
        placed["hand"][-1] = (last[0] + left[0], last[1] + left[1], last[2] + left[2])
    known = [name for name in CHARACTER.names if name]
    kept = [next(name for name in known if name.startswith(c)) if c else None for c in characters]
    return {
        "seats": seats,
        "cats": made,
        "city": heap(city),
        "supply": heap(supply),
        **{name: [heap(row) for row in rows] for name, rows in placed.items()},
        "quarter": None if quarter is None else str(quarter),
        "rounds": 3,
        "record_low": sum(city) + sum(supply),
        "stack": [{"step": int(step)}],
        "depth": 1,
        "character": kept,
        **more,
    }


def _rows(given: Sequence[Coins], seats: int) -> list[Coins]:
    return [*given, *[NONE] * (seats - len(given))]


def _left_over(cats: list[dict[str, Any]], heaps: list[Coins]) -> Coins:
    left = []
    for i, name in enumerate(("penny", "nickel", "dime")):
        used = sum(pile[i] for pile in heaps) + sum(cat["coin"] == name for cat in cats)
        left.append(int(COUNT[COIN.names.index(name)]) - used)
    return left[0], left[1], left[2]


Maker = Callable[..., Story]


def set_up(given: dict[str, Any], options: dict[str, Any], backend: Any, seed: int = 1) -> Story:
    """Set a position up and go on until somebody is asked."""
    match = GAME.match(position=given, options=options, seed=seed, backend=backend)
    RUN(as_record(match.state))
    match._note_log()
    return Story(match)
