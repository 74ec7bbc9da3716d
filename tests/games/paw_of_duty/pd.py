"""A small language for Paw of Duty stories: cards go by the ledger's codes, squares by their names a1 to e5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import purrlor
from purrlor.engine.match.match import Match
from purrlor.errors import IllegalMove, NotYourTurn

GAME = purrlor.game("paw-of-duty")
ID = {card["code"]: card.id for card in GAME.cards.values()}
CODE = {card.id: card["code"] for card in GAME.cards.values()}
FACING = {"N": "north", "E": "east", "S": "south", "W": "west"}
B, W = 0, 1  # black goes first
STEPS = {"deploy": (3, 2), "place": (4, 3), "tactics": (5, 4)}
Cards = Sequence[str]
Squad = Mapping[str, str]


class Story:
    """A table in the middle of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # what is done

    def does(self, *moves: str, seat: int | None = None) -> Story:
        """Play moves of the seat that is asked: `does("play T03", "use K07", "hop K01")`."""
        for text in moves:
            self.match.play(self.match.waiting[0] if seat is None else seat, said(text))
        return self

    def refused(self, text: str, seat: int | None = None) -> str:
        """Try a move that must be refused without changing anything, and give the rule that forbids it."""
        before = self.match.head_bytes()
        with pytest.raises((IllegalMove, NotYourTurn)) as error:
            self.match.play(self.match.waiting[0] if seat is None else seat, said(text))
        assert self.match.head_bytes() == before
        assert error.value.rule in GAME.rules
        return error.value.rule

    def options(self, verb: str = "", seat: int | None = None) -> list[str]:
        """List what the seat that is asked may do, as `use K07`; or only the moves of one verb, without it."""
        asked = self.match.waiting[0] if seat is None else seat
        texts = [coded(move.text) for move in self.match.moves(asked)]
        return [t.partition(" ")[2] for t in texts if t.partition(" ")[0] == verb] if verb else texts

    def can(self, text: str) -> bool:
        """Say whether a move is on the list."""
        return text in self.options()

    def deploys(self, place: str = "") -> Story:
        """Deploy the first of the two Kitties on the first square, or on that one."""
        self.does(f"deploy {self.options('deploy')[0]}")
        return self.does(f"place {place or self.options('place')[0]}")

    def sits_out(self, place: str = "") -> Story:
        """Play one turn without orders: deploy the first Kitty on the first square, or on that one."""
        self.deploys(place).does("done")
        while self.reason is None and not self.asked.endswith("choose_kitty"):
            self.does(next(t for t in self.options() if t in ("hush", "decline") or t.startswith("mark")))
        return self

    # what is there

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    def at(self, code: str) -> str | None:
        """Give the square of a Kitty, or None."""
        found: str | None = self.position["at"].get(ID[code])
        return found

    def on(self, square: str) -> str | None:
        """Give the Kitty on a square, or None."""
        found = self.position["board"].get(square)
        return CODE[found] if found else None

    def facing(self, code: str) -> str:
        return str(self.position["facing"][ID[code]][0].upper())

    def damage(self, code: str) -> int:
        return int(self.position["damage"].get(ID[code], 0))

    def tokens(self, code: str) -> int:
        return int(self.position["tokens"].get(ID[code], 0))

    def captured(self, seat: int) -> list[str]:
        return [CODE[name] for name in self.position["captured"][seat]]

    def totals(self) -> tuple[int, int]:
        score = self.match.state["score"][0]
        return int(score[B]), int(score[W])

    def hand(self, seat: int) -> list[str]:
        return spread(self.position["hand"][seat])

    @property
    def discards(self) -> list[str]:
        return spread(self.position["discards"])

    @property
    def deck(self) -> list[str]:
        """Give the tactic deck, the top card first."""
        return [CODE[name] for name in reversed(self.position["deck"])]

    @property
    def kitties(self) -> list[str]:
        """Give the Kitty deck, the top card first."""
        return [CODE[name] for name in self.position["kitties"]]

    @property
    def lines(self) -> int:
        return int(self.position["lines"])

    @property
    def asked(self) -> str:
        """Give what is asked of whom, as `B tactic_step`."""
        seat = self.match.waiting[0]
        return f"{'BW'[seat]} {self.match.view(seat)['prompt']['kind']}"

    @property
    def reason(self) -> str | None:
        return None if self.match.outcome is None else self.match.outcome.reason

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.winners

    def zone(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """Give a zone as a seat sees it."""
        found: dict[str, Any] = next(z for z in self.match.view(seat)["zones"] if z["id"] == name)
        return found

    def told(self, seat: int | None = None) -> list[str]:
        """Give the sentences of the last move as a seat reads them."""
        return [event["text"] for event in self.match.events(seat, since=self.match.beat)]


def said(text: str) -> str:
    """Write a move of a story as the game reads it."""
    verb, *words = text.split()
    named = [ID.get(word, FACING.get(word, word)) for word in words]
    return f"{verb}:{'>'.join(named)}" if named else verb


def coded(text: str) -> str:
    """Write a move of the game as stories do."""
    verb, _, rest = text.partition(":")
    back = {name: letter for letter, name in FACING.items()}
    return " ".join([verb, *(CODE.get(word, back.get(word, word)) for word in rest.split(">") if word)])


def spread(counts: Mapping[str, int]) -> list[str]:
    """Write a heap card by card."""
    return sorted(CODE[name] for name, n in counts.items() for _ in range(n))


def lay_out(
    black: Squad,
    white: Squad,
    *,
    hand: Cards = (),
    foe: Cards = (),
    turn: int = B,
    step: str = "tactics",
    drawn: Cards = (),
    fresh: str = "",
    lines: int = 4,
    turns: int = 5,
    deck: Cards | None = None,
    rest: str = "discards",
    kitties: Cards | None = None,
    captured: Sequence[Cards] = ((), ()),
    tokens: Mapping[str, int] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Write a position: `hand` is that of the seat whose turn it is, both hands have Claws Out besides.

    The deck is given with its top card first, and what is left of the tactic cards lies in `rest`: the discards or the
    other hand. Kitties that are not named are in the Kitty deck, or out of the game where that deck is given.
    """
    squads = [{ID[code]: where.split() for code, where in squad.items()} for squad in (black, white)]
    used = {*black, *white, *drawn, *captured[B], *captured[W]}
    others = [code for code in ID if code[0] == "K" and code not in used]
    left = Counter({code: GAME.cards[ID[code]].count for code in ID if code[0] == "T"})
    left.subtract([*hand, *foe, *(deck or ()), "T01", "T01"])
    assert min(left.values()) >= 0
    pile = list(deck) if deck is not None else [code for code in left.elements() if code != "T02"]
    left = left if deck is not None else left - Counter(pile)
    hands = [Counter({"T01": 1}) + Counter(cards) for cards in ((hand, foe) if turn == B else (foe, hand))]
    if rest == "foe":
        hands[1 - turn] += +left
    at_step, ask = STEPS[step]
    return {
        "options": {"first_player": B, **options},
        "turn": turn,
        "turns": turns,
        "lines": lines if step == "tactics" else 0,
        "fresh": ID.get(fresh),
        "hand": [{ID[code]: n for code, n in cards.items()} for cards in hands],
        "deck": [ID[code] for code in reversed(pile)],
        "discards": {ID[code]: n for code, n in left.items() if n and rest == "discards"},
        "kitties": [ID[code] for code in (others if kitties is None else kitties)],
        "drawn": [ID[code] for code in drawn],
        "at": {name: where[0] for squad in squads for name, where in squad.items()},
        "facing": {name: FACING[where[1]] for squad in squads for name, where in squad.items()},
        "owner": {name: str(seat) for seat, squad in enumerate(squads) for name in squad},
        "tokens": {ID[code]: n for code, n in (tokens or {}).items()},
        "captured": [[ID[code] for code in stack] for stack in captured],
        "rescued": {ID[code]: 1 for code in others if kitties is not None and code not in kitties},
        "stack": [{"step": at_step, "seat": turn}],
        "depth": 1,
        "ask": ask,
        "waiting": 1 << turn,
    }


Maker = Callable[..., Story]
