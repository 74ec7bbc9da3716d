"""What is said in a terminal, and asked: in the language of this process, and harmless.

This is the one place where names and texts of others lose what a terminal obeys.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import Any

from purrlor.errors import PurrlorError
from purrlor.said import Said

JOINERS = "\u200c\u200d"  # they hold some scripts and emoji together
LONGEST = 600
_spoken = "en"  # the language of this process: one person sits at its terminal


def speak(language: str) -> None:
    """Speak a language from now on."""
    global _spoken
    _spoken = language


def spoken() -> str:
    """Return the language that is spoken."""
    return _spoken


def worded(id: str, /, **values: Any) -> str:
    """Return a sentence of the shell's catalog in the language that is spoken."""
    return Said(id, **values).in_words(_spoken)


def tell(id: str, /, **values: Any) -> None:
    """Print a sentence of the shell's catalog."""
    say(worded(id, **values))


def harmless(text: str) -> str:
    """Return a text in which everything that is not to be seen, like an escape or a turn of the writing, is spelt."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(letter: str) -> str:
    if letter.isprintable() or letter in "\n\t" or letter in JOINERS or unicodedata.category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape").decode()


def say(text: str = "") -> None:
    """Print a text of any number of lines."""
    print(harmless(text))


def ask(prompt: str) -> str:
    """Print a question and read one line."""
    return input(harmless(prompt))


def complain(trouble: str | Said | PurrlorError) -> None:
    """Say in one line what is wrong."""
    line = " ".join(_words(trouble).splitlines())
    print(harmless(f"purrlor: {line if len(line) <= LONGEST else line[:LONGEST] + '…'}"), file=sys.stderr)


def _words(trouble: str | Said | PurrlorError) -> str:
    if isinstance(trouble, PurrlorError):
        return trouble.with_rule(_spoken)
    return trouble.in_words(_spoken) if isinstance(trouble, Said) else trouble
