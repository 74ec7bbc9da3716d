"""A small language for Kitty Cataclysm stories: seats are A to E, cards go by the ledger's codes C01 to C24."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import purrlor
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match

GAME = purrlor.game("kitty-cataclysm")
ID = {card["code"]: card.id for card in GAME.cards.values()}
CODE = {card.id: card["code"] for card in GAME.cards.values()}
A, B, C, D, E = range(5)


class Story:
    """A table in the middle of a game, told in card codes."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def does(self, seat: int, text: str) -> Story:
        """Play a move written with codes: `play C03`, `donate C04 B`, `steal B`."""
        verb, *words = text.split()
        said = [ID.get(w, str("ABCDE".index(w)) if w in "ABCDE" else w) for w in words]
        self.match.play(seat, f"{verb}:{'>'.join(said)}" if said else verb)
        return self

    def options(self, seat: int) -> list[str]:
        """List a seat's moves in the same words."""
        return [self._coded(move.text) for move in self.match.moves(seat)]

    def paws(self, seat: int) -> list[str]:
        return sorted(CODE[card] for card, n in self.position["paws"][seat].items() for _ in range(n))

    def kitty(self, seat: int) -> list[str]:
        return [CODE[card] for card in self.position["kitty"][seat]]

    @property
    def litter(self) -> list[str]:
        return [CODE[card] for card in self.position["litter"]]

    @property
    def deck(self) -> list[str]:
        """Give the deck, the top card first."""
        return [CODE[card] for card in reversed(self.position["deck"])]

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting

    @property
    def reason(self) -> str | None:
        return None if self.match.outcome is None else self.match.outcome.reason

    def told(self, seat: int | None) -> list[str]:
        """Give the sentences of the last move as a seat reads them."""
        return [event["text"] for event in self.match.events(seat, since=self.match.beat)]

    def says(self, seat: int | None) -> list[str]:
        """Give the same as patterns and arguments."""
        return [event.say(seat) for event in self.match.history_from(self.match.beat)]

    def _coded(self, text: str) -> str:
        verb, _, rest = text.partition(":")
        words = [CODE.get(w, "ABCDE"[int(w)] if w.isdigit() else w) for w in rest.split(">") if w]
        return " ".join([verb, *words])


Cards = Sequence[str]
Maker = Callable[..., Story]


def lay_out(
    game: Game,
    paws: Sequence[Cards],
    deck: Cards | None = None,
    kitty: Sequence[Cards] = (),
    turn: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """Write a position: who holds what, the deck with its top card first; the other cards lie in the litter tray."""
    left = {card.id: card.count for card in game.cards.values()}
    for code in [c for pile in (*paws, *kitty, deck or ()) for c in pile]:
        left[ID[code]] -= 1
    rest = [card for card, n in left.items() for _ in range(n)]
    cut = len(rest) if deck is not None else len(rest) // 2
    hands = [{ID[c]: list(hand).count(c) for c in hand} for hand in paws]
    return {
        "options": options,
        "seats": len(paws),
        "paws": hands,
        "deck": [ID[c] for c in reversed(deck)] if deck is not None else rest[cut:],
        "litter": rest[:cut],
        "kitty": [[ID[c] for c in pile] for pile in kitty],
        "turn": turn,
        "last_turn": (turn - 1) % len(paws),
        "dealt_by": (turn - 1) % len(paws),
        "stack": [{"step": 2, "at": 1, "seat": turn}],
        "depth": 1,
        "waiting": 1 << turn,
        "ask": 2,
    }
