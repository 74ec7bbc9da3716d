"""What is said in a terminal, and asked: the one place where names and texts of others lose what a terminal obeys."""

from __future__ import annotations

import sys
import unicodedata

JOINERS = "\u200c\u200d"  # they hold some scripts and emoji together
LONGEST = 600


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


def complain(sentence: str) -> None:
    """Say in one line what is wrong."""
    line = " ".join(sentence.splitlines())
    print(harmless(f"purrlor: {line if len(line) <= LONGEST else line[:LONGEST] + '…'}"), file=sys.stderr)
