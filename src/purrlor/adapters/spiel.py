"""OpenSpiel: `pyspiel.load_game("purrlor_kitty_cataclysm(players=3)")` once this module is imported.

Chance is explicit: four nodes choose the seed of the shuffles, byte by byte; a node chooses who answers first where
several seats are asked at once. Everything else follows from the rules. Options go into one parameter:
`purrlor_kitty_cataclysm(players=3,options=deck_out:finish_card;kitty_view:open)`; `cards=my.toml` deals edited cards.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache, partialmethod
from typing import Any

import numpy as np
import pyspiel

from purrlor.engine.author.options import settle_options
from purrlor.engine.author.state import Happening
from purrlor.engine.batch.batch import Batch
from purrlor.engine.match.events import EventBatch
from purrlor.engine.match.game import Game
from purrlor.errors import BadSetup
from purrlor.games import GAMES, game

SEED_BYTES = 4
BYTE = 256
NOBODY = -1
SEEDS = 1 << 53  # of an imagined world: as many as a number from 0 to 1 tells apart
PRINT = 64  # bits of the fingerprint of a memory


class Course:
    """One match under way as OpenSpiel's states need it: cheap to copy, with the history that a seat has seen."""

    def __init__(self, fresh: Batch) -> None:
        """Take the empty table that all matches of a game are copied from."""
        self.fresh = fresh
        self.batch: Batch | None = None
        self.seed: list[int] = []
        self.next: int = pyspiel.PlayerId.CHANCE
        self.told: list[tuple[int, int, bytes]] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """Copy the match; what never changes is shared."""
        made = Course(self.fresh)
        made.batch = None if self.batch is None else self.batch.copy()
        made.seed, made.next, made.told = list(self.seed), self.next, list(self.told)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Save the match as plain data, so that OpenSpiel can send a state elsewhere."""
        fresh = self.fresh
        setting = fresh.game, fresh.seats, tuple(sorted(fresh.options.items()))
        held = None if self.batch is None else self.batch.dump()
        return _course, (setting, held, self.seed, int(self.next), self.told)

    @property
    def table(self) -> Batch:
        """Return the match, once its seed is known."""
        assert self.batch is not None, "the seed is not drawn yet"
        return self.batch

    def choices(self) -> list[int]:
        """Return what chance may choose: a byte of the seed, or who answers first."""
        return list(range(BYTE)) if self.batch is None else list(self.table.waiting(0))

    def chance(self, outcome: int) -> None:
        """Take a choice of chance."""
        if self.batch is not None:
            self.next = outcome
            return
        self.seed.append(outcome)
        if len(self.seed) == SEED_BYTES:
            self.batch = self.fresh.copy()
            self.batch.deal(0, int.from_bytes(bytes(self.seed), "little"))
            self._go_on(-1, -1)

    def play(self, seat: int, move: int) -> None:
        """Take a seat's move."""
        self.table.play(0, seat, move)
        self._go_on(seat, move)

    def _go_on(self, seat: int, move: int) -> None:
        head = self.table.heads[0]
        self.told.append((seat, move, head["log"][: int(head["log_n"])].tobytes()))
        asked = self.table.waiting(0)
        self.next = pyspiel.PlayerId.TERMINAL if not asked else asked[0] if len(asked) == 1 else pyspiel.PlayerId.CHANCE

    def imagine(self, seat: int, seed: int) -> None:
        """Become a course that a seat cannot tell from this one: the others remember only what the seat saw, too."""
        story = self.table.game.story
        self.table.imagine(0, seat, seed)
        self.told = [
            (mover, move, log) if mover == seat else (NOBODY, NOBODY, EventBatch(0, log, story).redacted(seat).buffer)
            for mover, move, log in self.told
        ]

    def memory(self, seat: int) -> str:
        """Tell all that a seat saw happen and did itself, move by move."""
        verbs, story = self.table.game.definition.verbs, self.table.game.story
        lines = []
        for mover, move, log in self.told:
            seen = [story.event(0, one).redacted(seat) for one in np.frombuffer(log, Happening.dtype)]
            words = [f"{e.kind}:{','.join(map(str, e.args))}" for e in seen]
            lines.append(" ".join([f">{verbs.text(move)}", *words] if mover == seat else words))
        return "\n".join(filter(None, lines))  # what a seat cannot notice leaves no line

    def sight(self, seat: int) -> str:
        """Tell what a seat sees now, by name."""
        return json.dumps(self.table.layout.named(self.table.observe(0, seat)))


@cache
def fresh_table(played: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> Batch:
    """Return the empty table that all matches of one kind are copied from."""
    return Batch(played, 1, seats, 0, dict(options))


def _course(setting: Any, held: Any, seed: list[int], following: int, told: list[tuple[int, int, bytes]]) -> Course:
    """Set a saved match up again."""
    made = Course(fresh_table(*setting))
    made.batch = None if held is None else made.fresh.copy()
    if made.batch is not None:
        made.batch.load(held)
    made.seed, made.next, made.told = seed, following, told
    return made


class CatGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players and options."""

    def __init__(self, played: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        """Set the table that all states begin with."""
        given = {**kind.parameter_specification, **(params or {})}
        played = game(played.id, str(given["cards"])) if given["cards"] else played
        chosen = settle_options(played.options, _options(str(given["options"])), played.definition.seats_rule)
        self.fresh = fresh_table(played, int(given["players"]), tuple(sorted(chosen.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fresh.verbs,
            max_chance_outcomes=BYTE,
            num_players=self.fresh.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=played.definition.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> CatState:
        """Return the state in which nothing is dealt yet."""
        return CatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watcher:
        """Return who looks at states for a player."""
        return Watcher(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CatState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match; most of what OpenSpiel asks is answered by the compiled rules."""

    def __init__(self, played: CatGame) -> None:
        """Begin."""
        super().__init__(played)
        self.course = Course(played.fresh)

    def current_player(self) -> int:
        """Return who chooses next: a seat, chance, or nobody."""
        return self.course.next

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = np.flatnonzero(self.course.table.mask(0, player)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may choose, all as likely."""
        found = self.course.choices()
        return [(outcome, 1 / len(found)) for outcome in found]

    def _apply_action(self, action: int) -> None:
        if self.course.next == pyspiel.PlayerId.CHANCE:
            self.course.chance(action)
        else:
            self.course.play(self.course.next, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.course.fresh.game.definition.verbs.text(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CatState:
        """Return a state that a player cannot tell from this one, in which all else is dealt anew."""
        made: CatState = self.clone()
        if made.course.batch is not None:
            made.course.imagine(player, int(sampler() * SEEDS))
        return made

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.course.next == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return the result: 1 for winning alone, the losers share -1, ties share the win."""
        course = self.course
        return course.table.rewards(0) if self.is_terminal() else [0.0] * course.fresh.seats

    def __str__(self) -> str:
        """Write the state in words: what a spectator sees."""
        if self.course.batch is None:
            return f"seed {bytes(self.course.seed).hex()}"
        return json.dumps(self.course.table.match(0).position())


class Watcher:
    """Looks at a state for one player: a row of numbers, or text; with perfect recall, the whole memory as text.

    A row with perfect recall ends with a fingerprint of that memory: bits that tell what was remembered apart.
    """

    def __init__(self, played: CatGame, kind: Any) -> None:
        """Make room for the row."""
        self.recalls, cells = bool(kind.perfect_recall), len(played.fresh.layout)
        self.tensor = np.zeros(cells + (PRINT if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:cells]}
        if self.recalls:
            self.dict["memory"] = self.tensor[cells:]

    def set_from(self, state: CatState, player: int) -> None:
        """Write what a player sees into the row."""
        self.tensor[:] = 0  # the same observer looks at many states
        if state.course.batch is None:
            return
        self.dict["observation"][:] = state.course.table.observe(0, player)
        if self.recalls:
            told = hashlib.blake2b(state.course.memory(player).encode(), digest_size=PRINT // 8).digest()
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(told, np.uint8))

    def string_from(self, state: CatState, player: int) -> str:
        """Tell what a player sees, or has seen since the beginning."""
        if state.course.batch is None:
            return "nothing is dealt yet"
        course = state.course
        return f"{course.memory(player)}\nnow {course.sight(player)}" if self.recalls else course.sight(player)


def _options(text: str) -> dict[str, str]:
    """Read `name:value;name:value`."""
    found = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadSetup("error-spiel-options", text=text, field="options")
        found[name.strip()] = value.strip()
    return found


def _register(name: str) -> None:
    played = game(name)
    kind = pyspiel.GameType(
        short_name=f"purrlor_{name.replace('-', '_')}",
        long_name=played.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": played.seats[0], "options": "", "cards": ""},
    )
    own = {"__init__": partialmethod(CatGame.__init__, played, kind)}
    pyspiel.register_game(kind, type(f"{played.title} game", (CatGame,), own))


for _name in GAMES:
    if f"purrlor_{_name.replace('-', '_')}" not in pyspiel.registered_names():
        _register(_name)
