"""What can go wrong, each with a sentence for a person, a code for a program and the rule or field it is about.

PurrlorError
├── UnknownGame       no such game
├── BadSetup          seats, seed or an option that the game does not have
├── NotYourTurn       the seat owes no decision now
├── IllegalMove       the move is not on the list, or makes no sense
├── BadRecord         a save file that is damaged or of another version
├── BadPosition       a set-up that breaks the game's own counts
└── RulesFault        the rules stopped themselves: a bug, please report it
"""

from __future__ import annotations

from typing import Any

from purrlor.said import Said

SHOWN = 60


def short(value: Any) -> str:
    """Write what somebody gave as one readable word of a sentence, however long or strange it is."""
    try:
        text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    except (RecursionError, ValueError):  # nested without end, or thousands of digits
        return f"such a {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text):,} letters)"


class PurrlorError(ValueError):
    """The root of all errors that a user can cause or meet."""

    code = "error"

    def __init__(self, message_id: str, /, *, rule: str = "", field: str = "", **values: Any) -> None:
        """Take the id of a sentence in the shell's catalog with its values, and the rule or field that it is about."""
        super().__init__(message_id)
        self.said = Said(message_id, **values)
        self.rule = rule
        self.field = field

    @property
    def sentence(self) -> str:
        """Return what is wrong, in English."""
        return self.said.in_words()

    def in_words(self, language: str) -> str:
        """Return what is wrong, in a language."""
        return self.said.in_words(language)

    def with_rule(self, language: str = "en") -> str:
        """Return what is wrong, and in brackets the rule."""
        words = self.in_words(language)
        return f"{words} [{self.rule}]" if self.rule else words

    def __str__(self) -> str:
        """Return the sentence in English, and in brackets the rule."""
        return self.with_rule()


class UnknownGame(PurrlorError):
    """There is no game of that name."""

    code = "unknown-game"


class BadSetup(PurrlorError):
    """The number of seats, the seed or an option does not fit the game."""

    code = "bad-setup"


class NotYourTurn(PurrlorError):
    """The seat owes no decision now."""

    code = "not-your-turn"


class IllegalMove(PurrlorError):
    """The move is not one of those that the seat may make now."""

    code = "illegal-move"


class BadRecord(PurrlorError):
    """The save file is damaged, or made by other rules."""

    code = "bad-record"


class BadPosition(PurrlorError):
    """The set-up is not a possible position of the game."""

    code = "bad-position"


class RulesFault(PurrlorError):
    """The rules stopped themselves; a bug."""

    code = "rules-fault"
