"""An arena on disk, one line a deal, so that it can be stopped and taken up again."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import IO, Any

from purrlor.bots import bots
from purrlor.errors import BadSetup
from purrlor.files import unwritable
from purrlor.lab.arena.schedule import ArenaSetup, Deal, Played
from purrlor.lab.run.jobs import game_of


class Log:
    """The deals of an arena; with a file they outlast the process."""

    def __init__(self, setting: ArenaSetup, path: Path | None) -> None:
        """Read what the file has, or begin it."""
        self.setting = setting
        self.deals: dict[int, Deal] = {}
        self._file: IO[str] | None = None
        if path is not None:
            try:
                if trouble := unwritable(path):
                    raise BadSetup("error-log-unwritable", path=path, trouble=trouble, field="log")
                if path.exists():
                    self._read(path)
                self._begin(path)
            except (OSError, UnicodeDecodeError) as error:
                raise BadSetup("error-log-unwritable", path=path, trouble=error, field="log") from error

    def add(self, deal: Deal) -> None:
        """Keep a deal."""
        self.deals[deal.number] = deal
        self._write(asdict(deal))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _begin(self, path: Path) -> None:
        """Write the file anew: a line that was cut off when the process died is dropped so."""
        fresh = path.with_name(path.name + ".new")
        self._file = fresh.open("w", encoding="utf-8")
        self._write(self._head())
        for deal in self.deals.values():
            self._write(asdict(deal))
        fresh.replace(path)

    def _head(self) -> dict[str, Any]:
        """Return all that decides the games; a level's settings and the rules may change while its name stays."""
        played, told = game_of(self.setting), replace(self.setting, bots=self.setting.names)
        plays = [bot.settings() for bot in bots(self.setting.bots, played, capped=False)]
        return {**asdict(told), "plays": plays, "version": played.version}

    def _write(self, data: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(data) + "\n")
            self._file.flush()

    def _read(self, path: Path) -> None:
        head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
        if head and head != json.dumps(self._head()):
            other = "other bots or settings of bots, seats, seed, options or rules"
            raise BadSetup("error-log-other", path=path, other=other, field="log")
        for line in lines:
            try:
                data = json.loads(line)
                deal = Deal(data["number"], [_played(one) for one in data["games"]])
            except (ValueError, KeyError, TypeError, RecursionError):
                continue
            self.deals[deal.number] = deal


def _played(data: dict[str, Any]) -> Played:
    return Played(tuple(data["seating"]), data["first"], tuple(data["ranks"]), tuple(data["scores"]), data["decisions"])
