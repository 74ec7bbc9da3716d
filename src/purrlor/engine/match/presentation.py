"""What a game's `table.py` hands to the engine: what declines a question, what moves touch, a few rules by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from purrlor.engine.match.wording import Speaker


@dataclass(frozen=True)
class Prompt:
    """What a question is called, and the text of the move that declines it, where there is one.

    `public` says that whether there is a choice follows from what everybody sees: then an only answer is given at
    once, and otherwise after a pause that hides it. In a race `gives_up` is the answer of who is not there.
    """

    kind: str
    declines: str = "pass"
    public: bool = False
    gives_up: str = ""


@dataclass(frozen=True)
class Move:
    """One thing a seat may do now: its text, what it touches, how it is said, what it leads to, whether that hurts."""

    id: int
    text: str
    say: str
    touches: tuple[str, ...] = ()
    speaker: Speaker | None = field(default=None, compare=False, repr=False)
    so: str = ""
    hurts: bool = False

    @cached_property
    def label(self) -> str:
        """Return the move in words, as who asked for it speaks."""
        return self.text if self.speaker is None else self.speaker.word("move", self.say)

    @cached_property
    def consequence(self) -> str:
        """Return what the move leads to, in words; nothing where it is plain."""
        return self.so if self.speaker is None else self.speaker.word("so", self.so)

    def in_words(self, language: str) -> str:
        """Return the move in words of a language."""
        return self.text if self.speaker is None else self.speaker.in_language(language).word("move", self.say)


@dataclass(frozen=True)
class Part:
    """One line of a score in words; a note says how the points came about."""

    label: str
    points: int
    rule: str = ""
    note: str = ""


@dataclass(frozen=True)
class Presentation:
    """The looks of one game; its words are in its catalogs.

    `touches` says by pattern what a move touches, in order: `paws.{me}/{card}` is a piece, `paws.{me}` a zone,
    `seat/{seat}` a seat; braces name the pattern's arguments. Optional: `unknown` names the rule that a move text
    breaks whose words mean nothing; `rematch` gives the options of the next game in a series; `plain` says which
    moves have no consequence to tell, and why: `question/verb` or `verb`, and a reason.
    """

    asks: Mapping[Any, Prompt]
    touches: Mapping[str, tuple[str, ...]]
    over_rule: str
    undo_rule: str = ""
    unknown: Callable[[str], str] | None = None
    rematch: Callable[[Sequence[int], int], Mapping[str, Any]] | None = None
    plain: Mapping[str, str] = field(default_factory=dict)
