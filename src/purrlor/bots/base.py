"""What a bot is: it is asked for a seat, thinks with a seed of its own, and gives one of the seat's moves."""

from __future__ import annotations

import random
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from purrlor.engine.author.chance import fresh_seed
from purrlor.errors import NotYourTurn, PurrlorError, short

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

Stop = Callable[[], bool]


class BotFailed(PurrlorError):
    """A bot from outside raised an error, or answered what is not a move."""

    code = "bot-failed"


@dataclass(frozen=True)
class Hint:
    """A move as a bot judges it: how often it looked there, and the share of a win that it expects (0 to 1)."""

    move: Move
    visits: int
    win: float


class Outside(Protocol):
    """A bot written outside: a function, or an object with this method, that sees a view and a list of moves."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | int | str:
        """Return one of the moves: itself, its number or its text."""


class Bot(ABC):
    """A player. It keeps nothing between two moves, so one bot may serve many seats and threads at once."""

    def __init__(self, name: str = "", blunder: float = 0.0) -> None:
        """Take the name it goes by (its class's if none is said), and the share of moves made without thinking."""
        self.name = name or type(self).__name__
        self.blunder = blunder

    def __repr__(self) -> str:
        """Show the name."""
        return f"<bot {self.name}>"

    def choose(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> Move:
        """Return the move that this bot makes in this seat; `stop()` true makes it answer with what it has."""
        moves = asked(match, seat)
        if len(moves) == 1:
            return moves[0]
        seed = fresh_seed() if seed is None else seed
        chance = random.Random(seed)
        if chance.random() < self.blunder:
            return chance.choice(moves)
        return self.think(match, seat, moves, seed, stop)

    @abstractmethod
    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """Choose among two moves or more, from the seat's view and imagined worlds alone."""

    def judge(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> list[Hint]:
        """Return all moves with their worth, best first; a bot that does not judge finds all alike."""
        return [Hint(move, 0, 1 / match.seats) for move in asked(match, seat)]

    def settings(self) -> dict[str, Any]:
        """Return the settings that decide how it plays, as data."""
        return {"blunder": self.blunder}


class Random(Bot):
    """Any move, each as likely."""

    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See Bot."""
        return random.Random(f"move {seed}").choice(moves)


class ExternalBot(Bot):
    """A bot from outside, at our table: it gets the seat's view and moves; a `Bot` gets a match and may imagine."""

    def __init__(self, name: str, outside: Any) -> None:
        """Take an object with `choose(view, moves)`, such a function itself, or a `Bot` that may be wrong."""
        super().__init__(name)
        self.outside = outside

    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See Bot; an answer that is not on the list is refused."""
        try:
            answer = self._answer(match, seat, moves, seed, stop)
        except Exception as error:
            raise BotFailed("error-bot-failed", name=self.name, error=where(error)) from error
        for move in moves:
            if answer is move or _means(answer, move):
                return move
        raise BotFailed("error-bot-answer", name=self.name, answer=short(answer))

    def _answer(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Any:
        if isinstance(self.outside, Bot):
            return self.outside.think(match, seat, list(moves), seed, stop)
        ask = self.outside.choose if hasattr(self.outside, "choose") else self.outside
        return ask(match.view(seat), list(moves))

    def settings(self) -> dict[str, Any]:
        """See Bot; what an outside bot says of itself, if it says something."""
        return self.outside.settings() if isinstance(self.outside, Bot) else super().settings()


def _means(answer: Any, move: Move) -> bool:
    """Return whether an answer is a move's text, its number, or the move of a list of its own."""
    try:
        return index(answer) == move.id and not isinstance(answer, bool)
    except TypeError:
        return (isinstance(answer, str) and answer == move.text) or getattr(answer, "text", None) == move.text


def where(error: Exception) -> str:
    """Return what went wrong and on which line of the outside bot, for who wrote it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    ours = Path(last.filename).parent == Path(__file__).parent  # it could not even be called
    line = "" if ours else f" (line {last.lineno} of {Path(last.filename).name})"
    return f"{type(error).__name__}: {error}{line}"


def asked(match: Match, seat: int) -> list[Move]:
    """Return the moves of a seat that owes a decision."""
    moves = match.moves(seat)
    if not moves:
        raise NotYourTurn("error-bot-not-asked", seat=seat)
    return moves
