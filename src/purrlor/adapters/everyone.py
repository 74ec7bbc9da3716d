"""Every seat is ours: very many games at once, for training by self-play. It needs no library but NumPy.

>>> from purrlor.adapters.everyone import EverySeatVectorEnv
>>> envs = EverySeatVectorEnv("kitty-cataclysm", {2: 512, 4: 512})
>>> asked = envs.reset(seed=7)
>>> asked, ended, payoffs = envs.step(asked.move_counts - 1)

One decision of every game at a time, whoever's it is; games that ended are dealt anew at once, and what they were worth
to their seats is given with the step that ended them. Decisions with one move are played and not shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purrlor.adapters.common import check_begun
from purrlor.engine import Game
from purrlor.engine.author.chance import fresh_seed
from purrlor.engine.batch.batch import cores
from purrlor.engine.batch.encoding import Encoding, encoding
from purrlor.engine.batch.selfplay import Everyone
from purrlor.errors import BadSetup
from purrlor.games import game


class Asked(NamedTuple):
    """One decision of every game, as the seat that is asked sees it; the next step writes into the same arrays.

    `features` are numbers of what holds (`encoding.names`, plus 1), filled up with 0; `moves` are numbers of moves,
    filled up with -1, in which the acting seat is seat 0 and the next one round the table seat 1 (`encoding.turns`);
    `seats` says who is asked, `sizes` how many sit there.
    """

    features: NDArray[np.int32]
    feature_counts: NDArray[np.int32]
    moves: NDArray[np.int16]
    move_counts: NDArray[np.int32]
    seats: NDArray[np.int64]
    sizes: NDArray[np.int64]


class EverySeatVectorEnv:
    """Games at tables of the given sizes, all of whose seats are ours; the same seed gives the same games."""

    def __init__(
        self,
        name: str | Game,
        tables: Mapping[int, int],
        *,
        cards: str | Path | None = None,
        options: Sequence[Mapping[str, Any]] = ({},),
        threads: int | None = None,
        rows: NDArray[np.int32] | None = None,
        width: int | None = None,
    ) -> None:
        """Take how many games there are for each number of seats; each draws one of `options` when it is dealt.

        `rows` gives features other numbers, or none (0), so that a network needs a row only for those that are met;
        `width` bounds their lists.
        """
        self.game = game(name, cards)
        if not tables or min(tables.values()) < 1:
            raise BadSetup("error-gym-environments", n=min(tables.values(), default=0), field="tables")
        self._settings: dict[str, Any] = {"options": options, "threads": cores(threads), "rows": rows, "width": width}
        self._tables = dict(tables)
        self._play, self._begun = self._made(0), False
        self.num_envs = len(self._play)

    @property
    def encoding(self) -> Encoding:
        """Return what the features are."""
        return encoding(self.game)

    def reset(self, seed: int | None = None) -> Asked:
        """Begin all games."""
        self.close()
        self._play = self._made(fresh_seed() >> 64 if seed is None else seed)
        self._play.reset()
        self._begun = True
        return self._asked()

    def step(self, choices: NDArray[Any]) -> tuple[Asked, NDArray[np.bool_], NDArray[np.float32]]:
        """Play one choice in every game, each a place in its list of moves.

        Gives what is asked then, which games ended, and what they were worth to their seats (rows of others are old).
        """
        check_begun(self._begun)
        self._play.step(choices)
        return self._asked(), self._play.ended.astype(bool), self._play.payoffs

    def close(self) -> None:
        """Let the threads go."""
        self._play.close()

    def _made(self, seed: int) -> Everyone:
        return Everyone(self.game, self._tables, seed, **self._settings)

    def _asked(self) -> Asked:
        of = self._play
        return Asked(of.features, of.feature_counts, of.moves, of.move_counts, of.seats, of.sizes)
