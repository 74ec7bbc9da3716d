"""The save file of a match: game, rules version, options, seed and moves; everything else is a replay of it.

What a record may hold is checked before anything is played: whoever wrote it may mean no good.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from purrlor.engine.author.state import MAX_SEATS
from purrlor.errors import BadRecord, PurrlorError, short

FORMAT = 1

# No game that was played comes near these.
MAX_LETTERS = 8_000_000  # of the whole file
MAX_MOVES = 120_000
LONGEST_MOVE = 200
LONGEST_NAME = 64
LONGEST_WORD = 64  # an option, its value, the id of a game, a card or a field
LONGEST_DIGITS = 40
MAX_OPTIONS = 40
MAX_FACTS = 8  # of a promised shuffle
MAX_CELLS = 5_000  # of a start position: the largest state has a few hundred
DEEPEST = 8

SEED = re.compile(r"(0[xX])?[0-9a-fA-F]{1,32}")
MOVE = re.compile(r"([0-9]{1,2}) (\S.*)", re.ASCII)
UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of letters, ends of lines and paragraphs
# What rules and tables may raise on a position that no game leads to.
UNSOUND = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@dataclass(frozen=True)
class Record:
    """One match, whole or up to now."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int
    moves: tuple[tuple[int, str], ...] = ()
    names: tuple[str, ...] = ()
    start: dict[str, Any] | None = field(default=None)
    shuffle: dict[str, str] | None = field(default=None)
    edition: str = ""

    @property
    def keeps_commitment(self) -> bool | None:
        """Return whether the seed is the one that the table promised at its start; None when none was promised."""
        if self.shuffle is None:
            return None
        told = self.shuffle
        return commitment(told.get("table", ""), told.get("salt", ""), self.seed) == told.get("commitment")

    def to_json(self) -> str:
        """Write the record as JSON text."""
        data = {
            "purrlor": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": f"{self.seed:#x}",
            "moves": [f"{seat} {text}" for seat, text in self.moves],
        }
        if self.names:
            data["names"] = list(self.names)
        if self.start is not None:
            data["start"] = self.start
        if self.shuffle is not None:
            data["shuffle"] = self.shuffle
        if self.edition:
            data["edition"] = self.edition
        return json.dumps(data, indent=1)

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; what is wrong with it is said by field."""
        data = _data(text)
        if not isinstance(data, dict) or data.get("purrlor") != FORMAT:
            raise BadRecord("error-record-format", field="purrlor")
        return cls(
            game=_word(_take(data, "game", str), "game"),
            version=_take(data, "version", int),
            seats=_take(data, "seats", int),
            options=_options(_take(data, "options", dict)),
            seed=_seed(_take(data, "seed", str)),
            moves=_moves(_take(data, "moves", list)),
            names=check_names(_take(data, "names", list)) if "names" in data else (),
            start=_start(_take(data, "start", dict)) if data.get("start") is not None else None,
            shuffle=_shuffle(_take(data, "shuffle", dict)) if data.get("shuffle") is not None else None,
            edition=_word(_take(data, "edition", str), "edition") if "edition" in data else "",
        )


def check_record(record: Any) -> Record:
    """Return what is a record; of anything else is said what to do with it."""
    if not isinstance(record, Record):
        raise BadRecord("error-record-kind", record=short(record), field="record")
    return record


def commitment(table: str, salt: str, seed: int) -> str:
    """Return the hash that a table publishes; the salt keeps the seed from being searched out."""
    return hashlib.sha256(f"purrlor shuffle 1\n{table}\n{salt}\n{seed:#034x}".encode()).hexdigest()


@contextmanager
def played_from(record: Record, ply: int) -> Iterator[None]:
    """Say of which move of a record something went wrong; ply 0 is the set-up.

    A position that somebody wrote may be none that the rules ever lead to; what breaks then is the record's fault.
    """
    try:
        with np.errstate(all="raise" if record.start is not None else None):
            yield
    except PurrlorError as error:
        if ply == 0:
            raise
        raise BadRecord(
            "error-record-at", ply=str(ply), move=_named(record, ply), error=error, field="moves"
        ) from error
    except UNSOUND as error:
        if record.start is None:
            raise
        if ply == 0:
            raise BadRecord("error-record-position", field="start") from error
        raise BadRecord("error-record-stuck", ply=str(ply), move=_named(record, ply), field="start") from error


def _named(record: Record, ply: int) -> str:
    seat, text = record.moves[ply - 1]
    return f"{seat} {text}"


# -- Reading


def _data(text: str | bytes) -> Any:
    """Read JSON in which nothing is too long, too deep or other than whole."""
    if not isinstance(text, str | bytes):
        raise BadRecord("error-record-kind", record=short(text), field="record")
    if len(text) > MAX_LETTERS:
        raise BadRecord("error-record-letters", most=MAX_LETTERS, n=len(text))
    try:
        plain = text if isinstance(text, str) else text.decode("utf-8-sig")
        return json.loads(plain, parse_int=_whole, parse_float=_not_whole, parse_constant=_not_whole)
    except BadRecord:
        raise
    except RecursionError as error:
        raise BadRecord("error-record-deep") from error
    except ValueError as error:
        raise BadRecord("error-record-json", error=error) from error


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_DIGITS:
        raise BadRecord("error-record-digits", most=LONGEST_DIGITS, n=len(digits))
    return int(digits)


def _not_whole(number: str) -> int:
    raise BadRecord("error-record-whole", number=short(number))


def _take(data: dict[str, Any], name: str, kind: type) -> Any:
    if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
        raise BadRecord("error-record-field", name=name, field=name)
    return data[name]


def _word(text: Any, field: str, longest: int = LONGEST_WORD) -> str:
    """Check a word: short, and of letters that can be shown."""
    if not isinstance(text, str) or len(text) > longest:
        raise BadRecord("error-record-words", name=field, most=longest, field=field)
    if any(unicodedata.category(letter) in UNPRINTABLE for letter in text):
        raise BadRecord("error-record-hidden", name=field, text=short(text), field=field)
    return text


def check_names(names: list[Any]) -> tuple[str, ...]:
    """Check the names of those at a table."""
    if len(names) > MAX_SEATS:
        raise BadRecord("error-record-names", most=MAX_SEATS, n=len(names), field="names")
    return tuple(_word(name, "names", LONGEST_NAME) for name in names)


def _options(options: dict[str, Any]) -> dict[str, Any]:
    if len(options) > MAX_OPTIONS:
        raise BadRecord("error-record-options", most=MAX_OPTIONS, field="options")
    for name, value in options.items():
        _word(name, "options")
        if not isinstance(value, int):
            _word(value, "options")
    return options


def _seed(text: str) -> int:
    if not SEED.fullmatch(text):
        raise BadRecord("error-record-seed", seed=short(text), field="seed")
    return int(text, 16)


def _moves(lines: list[Any]) -> tuple[tuple[int, str], ...]:
    if len(lines) > MAX_MOVES:
        raise BadRecord("error-record-moves", most=MAX_MOVES, n=len(lines), field="moves")
    return tuple(_move(i, line) for i, line in enumerate(lines, start=1))


def _move(ply: int, line: Any) -> tuple[int, str]:
    found = MOVE.fullmatch(line) if isinstance(line, str) and len(line) <= LONGEST_MOVE else None
    if found is None or not line.isprintable():
        raise BadRecord("error-record-move", ply=str(ply), line=short(line), field="moves")
    return int(found[1]), found[2]


def _shuffle(told: dict[str, Any]) -> dict[str, str]:
    if len(told) > MAX_FACTS:
        raise BadRecord("error-record-facts", most=MAX_FACTS, field="shuffle")
    return {_word(name, "shuffle"): _word(value, "shuffle", LONGEST_MOVE) for name, value in told.items()}


def _start(position: dict[str, Any]) -> dict[str, Any]:
    """Check that a position is of a bounded size; what it means is the game's business."""
    cells: list[tuple[Any, int]] = [(position, 1)]
    for value, depth in cells:
        if len(cells) > MAX_CELLS or depth > DEEPEST:
            raise BadRecord("error-record-start", field="start")
        if isinstance(value, dict):
            cells += [(_word(name, "start"), depth) for name in value]
            cells += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            cells += [(inner, depth + 1) for inner in value]
        elif isinstance(value, str):
            _word(value, "start")
    return position
