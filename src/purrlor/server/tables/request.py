"""A change of a table's game that somebody asks for, from the asking to its one answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from purrlor.server.tables.presence import Listener

Done = Callable[[Exception | None], None]  # is told that a change is in the log, or why it is not


class Kind(Enum):
    """What is asked for."""

    PLAY = "play"  # a move of a person or program
    CONCEDE = "concede"
    UNDO = "undo"
    AUTOMATIC = "automatic"  # a move that a bot, a stand-in, a saved answer or the table makes


@dataclass(slots=True, eq=False)
class Request:
    """One change: for which seat, by whom (nobody: the table itself), and who is told what came of it.

    `seen` is the number of the update that the asker has seen; `question` is the step at which the seat was asked what
    an automatic move answers. `by` says in the log who moved; `waits` is told when it is put off.
    """

    kind: Kind
    seat: int
    move: str
    done: Done
    asker: Listener | None = None
    seen: int = 0
    by: str = ""
    question: int = -1
    waits: Callable[[], None] | None = None
    answered: bool = False

    def answer(self, error: Exception | None = None) -> None:
        """Tell that it is in the log, or why it is not; once."""
        if self.answered:
            raise RuntimeError(f"a request ({self.kind.value}) was answered twice")
        self.answered = True
        self.done(error)

    def put_off(self) -> None:
        """Tell that it waits, for others or for its time."""
        if self.waits is not None:
            self.waits()
