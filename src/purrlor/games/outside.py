"""Games of other packages: each joins by an entry point, its id, that names the package with its `GAME`.

Whatever is beside `cards.toml` in the package's folder comes with it. A package that is broken is left out with a
line in the log: the others play on.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from purrlor.errors import BadSetup

if TYPE_CHECKING:  # where no such game is installed the list is there at once
    from purrlor.engine.match.game import Game

GROUP = "purrlor.games"
LOG = logging.getLogger("purrlor.games")


def installed(taken: Collection[str]) -> dict[str, Game]:
    """Load the games that are installed, except those whose ids are taken."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            _check_free(point, (*taken, *found))
            found[point.name] = load(point)
        except Exception as error:  # whatever somebody else's package does when it is imported
            LOG.warning("The game %s of %s is left out: %s", point.name, point.value, _reason(error))
    return found


def load(point: EntryPoint) -> Game:
    """Import a game, and check that it is what its entry point says."""
    from purrlor.engine.match.game import Game

    made = point.load() if point.attr else point.load().GAME
    if not isinstance(made, Game):
        raise BadSetup("error-outside-kind", kind=type(made).__name__)
    if made.id != point.name:
        raise BadSetup("error-outside-id", id=made.id)
    return made


def _check_free(point: EntryPoint, taken: Collection[str]) -> None:
    if point.name in taken:
        raise BadSetup("error-outside-twice")


def _reason(error: Exception) -> str:
    """Say in one line what is wrong."""
    said = " ".join(str(error).split())
    return said if isinstance(error, BadSetup) else f"{type(error).__name__}: {said}"
