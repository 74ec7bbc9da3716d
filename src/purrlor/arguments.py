"""What commands take: numbers and files, looked at first; table options (`--option deck_out=finish_card`)."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from purrlor.errors import BadSetup, short
from purrlor.files import no_folder, unreadable, unwritable
from purrlor.said import Said
from purrlor.saying import spoken, worded

WHOLE = re.compile(r"[+-]?[0-9]{1,40}")
MAX_GAMES = 10**12
MAX_SEATS = 99  # more than any game has; which numbers it has, a game says itself
MAX_THREADS = 1024
SEEDS = (1 << 64) - 1  # of many games; a single one may have twice as many bits


LANGUAGE = "--language"
ARGPARSE = {  # what argparse says by itself, as it asks gettext for it; gaps are filled with its own, for it to fill
    "usage: ": Said("argparse-usage"),
    "positional arguments": Said("argparse-positional"),
    "options": Said("argparse-options"),
    "show this help message and exit": Said("argparse-help"),
    "argument %(argument_name)s: %(message)s": Said(
        "argparse-argument", name="%(argument_name)s", trouble="%(message)s"
    ),
    "unrecognized arguments: %s": Said("argparse-unrecognized", words="%s"),
    "the following arguments are required: %s": Said("argparse-required", words="%s"),
    "expected one argument": Said("argparse-one"),
    "expected at least one argument": Said("argparse-some"),
    "invalid choice: %(value)r (choose from %(choices)s)": Said(
        "argparse-choice", value="%(value)r", known="%(choices)s"
    ),
    "ambiguous option: %(option)s could match %(matches)s": Said(
        "argparse-ambiguous", word="%(option)s", known="%(matches)s"
    ),
    "ignored explicit argument %r": Said("argparse-no-value", value="%r"),
    "not allowed with argument %s": Said("argparse-not-with", other="%s"),
}


class Parser(argparse.ArgumentParser):
    """Reads the words of a command; what is wrong with one is an error like any other."""

    def __init__(self, **more: Any) -> None:
        """Make argparse speak the language that is spoken: it asks a function named `_` for all its words."""
        vars(argparse)["_"] = _of_argparse
        super().__init__(**more)

    def error(self, message: str) -> NoReturn:
        """Refuse the words, in one sentence."""
        raise BadSetup("error-arguments", trouble=message, command=self.prog, field="arguments")


def _of_argparse(message: str) -> str:
    if message not in ARGPARSE:
        return message
    return ARGPARSE[message].in_words(spoken()) + message[len(message.rstrip()) :]  # a blank at its end is meant


# -- The language


def named_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language that is asked for, if one is, and the other words: it must be known before they are read."""
    wanted, others = None, list(words)
    for at in reversed(range(len(others))):
        name, equals, value = others[at].partition("=")
        if name == LANGUAGE and (equals or at + 1 < len(others)):
            wanted = wanted or (value if equals else others[at + 1])
            del others[at : at + (1 if equals else 2)]
    return wanted, others


def known_language(tag: str) -> str:
    """Return our language for a tag like `de-AT`; one that we do not speak is refused."""
    from purrlor.words import LANGUAGES, settle_language

    found = settle_language([tag])
    if found == "en" and tag.lower().partition("-")[0].partition("_")[0] != "en":
        raise BadSetup("error-language", name=short(tag), known=", ".join(LANGUAGES), field="language")
    return found


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command say that it takes a language, though whoever called it has read that already."""
    parser.add_argument(LANGUAGE, metavar="TAG", help=worded("help-language"))


# -- Numbers and files


def whole(low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """Return what reads a whole number, within bounds where there are any."""

    def read(text: str) -> int:
        if not WHOLE.fullmatch(text.strip()):
            raise argparse.ArgumentTypeError(worded("argument-digits", text=short(text)))
        number = int(text)
        if low is not None and number < low:
            if low == 0:
                raise argparse.ArgumentTypeError(worded("argument-negative", number=str(number)))
            raise argparse.ArgumentTypeError(worded("argument-low", low=low, number=str(number)))
        if high is not None and number > high:
            raise argparse.ArgumentTypeError(worded("argument-high", high=high, number=str(number)))
        return number

    return read


def real(low: float, high: float) -> Callable[[str], float]:
    """Return what reads a number within bounds; what is not a number is not within."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(worded("argument-span", low=low, high=high, text=short(text)))
        return number

    return read


def file_to_read(text: str) -> Path:
    """Read the name of a file that is there."""
    return _looked_at(text, unreadable)


def file_to_write(text: str) -> Path:
    """Read the name of a file that can be written."""
    return _looked_at(text, unwritable)


def folder_to_fill(text: str) -> Path:
    """Read the name of a folder that is there or can be made."""
    return _looked_at(text, no_folder)


def _looked_at(text: str, look: Callable[[Path], Said | None]) -> Path:
    trouble = look(Path(text)) if text else Said("file-nameless")
    if trouble:
        raise argparse.ArgumentTypeError(trouble.in_words(spoken()))
    return Path(text)


# -- Table options


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let a command take table options."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=worded("help-option"),
    )


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """Return the options that were named."""
    chosen = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("error-option-form", text=short(text), field="option")
        chosen[name.strip()] = value.strip()
    return chosen
