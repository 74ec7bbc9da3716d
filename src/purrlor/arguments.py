"""What commands take: numbers and files, looked at first; table options (`--option deck_out=finish_card`)."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from purrlor.errors import BadSetup, short
from purrlor.files import no_folder, unreadable, unwritable

WHOLE = re.compile(r"[+-]?[0-9]{1,40}")
MAX_GAMES = 10**12
MAX_SEATS = 99  # more than any game has; which numbers it has, a game says itself
MAX_THREADS = 1024
SEEDS = (1 << 64) - 1  # of many games; a single one may have twice as many bits


class Parser(argparse.ArgumentParser):
    """Reads the words of a command; what is wrong with one is an error like any other."""

    def error(self, message: str) -> NoReturn:
        """Refuse the words, in one sentence."""
        raise BadSetup(f"{message}; {self.prog} --help tells more.", field="arguments")


# -- Numbers and files


def whole(low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """Return what reads a whole number, within bounds where there are any."""

    def read(text: str) -> int:
        if not WHOLE.fullmatch(text.strip()):
            raise argparse.ArgumentTypeError(f"a whole number of at most 40 digits, not {short(text)}")
        number = int(text)
        if low is not None and number < low:
            wanted = f"not negative, unlike {number}" if low == 0 else f"at least {low:,}, not {number}"
            raise argparse.ArgumentTypeError(f"a whole number, {wanted}")
        if high is not None and number > high:
            raise argparse.ArgumentTypeError(f"a whole number, at most {high:,}, not {number}")
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
            raise argparse.ArgumentTypeError(f"a number from {low:g} to {high:g}, not {short(text)}")
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


def _looked_at(text: str, look: Callable[[Path], str]) -> Path:
    trouble = look(Path(text)) if text else "a name is missing"
    if trouble:
        raise argparse.ArgumentTypeError(trouble)
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
        help="a table option (purrlor games GAME lists them)",
    )


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """Return the options that were named."""
    chosen = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is written NAME=VALUE, not {short(text)}.", field="option")
        chosen[name.strip()] = value.strip()
    return chosen
