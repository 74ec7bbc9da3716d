"""The store of a parlour, and the servers that run on it, as a command of the operator has them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from purrlor.errors import PurrlorError
from purrlor.saying import tell
from purrlor.server.cli.options import DATABASE, add_options, database_of, settled
from purrlor.server.db.database import open_changing
from purrlor.server.errors import Unavailable
from purrlor.server.keeping import door
from purrlor.server.keeping.door import Door, Notice


def arguments(parser: argparse.ArgumentParser, *more: str) -> None:
    """Let a command name its parlour."""
    add_options(parser, (*DATABASE, *more))


@dataclass(frozen=True)
class House:
    """A parlour: its database, and what is set there."""

    engine: Engine
    database: str
    wished: dict[str, Any]

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """Change something, whole or not at all."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _silent(error) from error

    @contextmanager
    def look(self) -> Iterator[Connection]:
        """Look at something."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _silent(error) from error

    def announce(self, *notices: Notice) -> None:
        """Tell the servers; where none runs that is said, for what was changed counts from the next start on."""
        if not door.spread(self.engine, self.database, [*notices]):
            tell("admin-unheard")

    def door(self) -> Door | None:
        """Return the door of the server that runs here."""
        return door.find(self.database)


def _silent(error: Exception) -> PurrlorError:
    print(str(getattr(error, "orig", error)).splitlines()[0], file=sys.stderr)
    return Unavailable("error-db-silent")


@contextmanager
def house(args: argparse.Namespace) -> Iterator[House]:
    """Open the store of a parlour that is there."""
    wished = settled(args)
    database = database_of(wished)
    engine = open_changing(database)
    try:
        yield House(engine, database, wished)
    finally:
        engine.dispose()
