"""Answers that the server gives for a person: what they saved, and what they must when they have no choice."""

from __future__ import annotations

from functools import cache
from typing import Any

from purrlor.engine import Game, Match
from purrlor.errors import IllegalMove
from purrlor.server.wire.tables import Answer, Answers


class Windows:
    """The reaction windows of a game, which are questions that can be declined; and what else the table answers."""

    def __init__(self, game: Game) -> None:
        """Look up how each question is declined."""
        asks = game.presentation.asks
        self._declines = {int(ask): _number(game, prompt.declines) for ask, prompt in asks.items()}
        self._gives_up = {int(ask): prompt.gives_up for ask, prompt in asks.items()}
        self._open = {int(ask) for ask, prompt in asks.items() if prompt.public}

    def decline(self, ask: int) -> int | None:
        """Return the number of the move that declines what is asked."""
        return self._declines.get(ask)

    def declines(self, match: Match, seat: int, move: str) -> bool:
        """Return whether this move declines in a window that is open for the seat."""
        number = self.decline(match.asks)
        if number is None or match.game.definition.verbs.text(number) != move:
            return False
        return seat in match.waiting and number in match.legal(seat)

    def forced(self, match: Match, seat: int) -> str | None:
        """Return the move of a seat that can do nothing else."""
        number = match.only_move(seat)
        return None if number is None else match.game.definition.verbs.text(number)

    def is_open(self, ask: int) -> bool:
        """Return whether everybody sees if there is a choice in what is asked."""
        return ask in self._open

    def gives_up(self, ask: int) -> str:
        """Return the answer of who does not take part in a race."""
        return self._gives_up.get(ask, "")


@cache
def windows_of(game: Game) -> Windows:
    """Return the windows of a game; looked up once."""
    return Windows(game)


def _number(game: Game, text: str) -> int | None:
    try:
        return game.definition.verbs.number(text)
    except IllegalMove:
        return None


def saved_answer(answers: Answers, view: dict[str, Any]) -> str | None:
    """Return the move that a seat's saved answers make in this view of its own, if any."""
    if view["prompt"] is None:
        return None
    offered = {move["text"] for move in view["moves"]}
    for answer in answers.saved:
        if answer.prompt == view["prompt"]["kind"] and answer.move in offered and not _held_back(answer, view):
            return answer.move
    return None


def _held_back(answer: Answer, view: dict[str, Any]) -> bool:
    me = view["seat"]
    badges = view["seats"][me].get("badges", ())
    if answer.unless_badge is not None and answer.unless_badge in badges:
        return True
    mine = (piece["face"] for zone in view["zones"] if zone["owner"] == me for piece in zone["pieces"])
    return answer.unless_face is not None and answer.unless_face in mine


def lapsed(answers: Answers) -> Answers:
    """Return the answers that still stand when the seat's own turn begins."""
    return Answers(forced=answers.forced, saved=[answer for answer in answers.saved if answer.until != "turn"])
