"""The save file of a match: game, rules version, options, seed and moves; everything else is a replay of it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, cast

from purrlor.engine.promise import promise
from purrlor.errors import BadRecord

FORMAT = 1


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
    def keeps_promise(self) -> bool | None:
        """Say whether the seed is the one that the table promised at its start; None when none was promised."""
        if self.shuffle is None:
            return None
        told = self.shuffle
        return promise(told.get("table", ""), told.get("salt", ""), self.seed) == told.get("commitment")

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
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"This is not a record: {error}.") from error
        if not isinstance(data, dict) or data.get("purrlor") != FORMAT:
            raise BadRecord("This is not a Purrlor record of a format that we know.", field="purrlor")
        return cls(
            game=_take(data, "game", str),
            version=_take(data, "version", int),
            seats=_take(data, "seats", int),
            options=_take(data, "options", dict),
            seed=_seed(_take(data, "seed", str)),
            moves=tuple(_move(i, line) for i, line in enumerate(_take(data, "moves", list))),
            names=tuple(str(name) for name in data.get("names", ())),
            start=_maybe(data, "start"),
            shuffle=_maybe(data, "shuffle"),
            edition=_take(data, "edition", str) if "edition" in data else "",
        )


def _take(data: dict[str, Any], name: str, kind: type) -> Any:
    if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
        raise BadRecord(f"The record's field '{name}' is missing or of the wrong kind.", field=name)
    return data[name]


def _maybe(data: dict[str, Any], name: str) -> dict[str, Any] | None:
    return None if data.get(name) is None else cast("dict[str, Any]", _take(data, name, dict))


def _seed(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError as error:
        raise BadRecord(f"The record's seed {text!r} is not a hexadecimal number.", field="seed") from error


def _move(ply: int, line: Any) -> tuple[int, str]:
    seat, _, text = str(line).partition(" ")
    if not seat.isdigit() or not text:
        raise BadRecord(f"Move {ply + 1} of the record, {line!r}, should read '0 play:something'.", field="moves")
    return int(seat), text
