"""A whole training: rounds of playing and learning, what is told of them, and what is kept."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from purrlor.engine.batch.encoding import encoding
from purrlor.engine.batch.selfplay import Everyone
from purrlor.engine.match.game import Game
from purrlor.errors import BadSetup
from purrlor.train import checkpoint
from purrlor.train.crowd import Crowd, collect
from purrlor.train.curve import Point, draw
from purrlor.train.met import add_rows, first_rows, met_options, mixed_options, random_play
from purrlor.train.network import Network, Shape, move_parts
from purrlor.train.ppo import Lesson, Recipe, learn
from purrlor.train.rivals import greedy_choice, random_choice, strength

LARGE = 1_000  # a game with more moves than this has a larger network
CROWDS = 2
RIVALS = 7  # the seed of games against rivals: always the same deals
TELL_SECONDS, KEEP_SECONDS = 10.0, 60.0
MEET_AGAIN = (1, 4, 16, 64, 256)  # after that many million decisions, features that are met now are given spare rows


@dataclass
class Setting:
    """What a training is told."""

    minutes: float = 8.0
    decisions: int | None = None
    seed: int = 1
    device: str = "cpu"
    seats: tuple[int, ...] = ()
    width: int | None = None
    blocks: int = 2
    look: int | None = None
    rows: int | None = None
    matches: int = 1024
    steps: int = 32
    threads: int = 1
    strength_games: int = 40
    usual: float = 0.75
    recipe: Recipe = field(default_factory=Recipe)


class Course:
    """A training of one game."""

    def __init__(self, game: Game, setting: Setting, start: Path | None = None) -> None:
        """Deal the matches and make the network, or take it up from a file."""
        self.game, self.setting, self.encoding = game, setting, encoding(game)
        self.device = torch.device(setting.device)
        self.seats = setting.seats or tuple(game.seats)
        torch.manual_seed(setting.seed)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(setting.threads if self.device.type == "cpu" else 1)  # the cores play meanwhile
        self.chance = torch.Generator(self.device).manual_seed(setting.seed)
        self.options = mixed_options(game, self.seats, setting.seed, usual=setting.usual)
        weights, self.before = checkpoint.load(start) if start else ({}, {})
        met, self.list_width = random_play(game, self._tables(1024), setting.seed, self.options, setting.threads)
        self.shape = self._shape(weights)
        self.rows = first_rows(met, self.shape.rows) if start is None else self._checked(weights)["rows"]
        self.net = Network(self.shape, move_parts(game.definition.verbs)).to(self.device)
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=setting.recipe.rate[0], eps=1e-5, fused=self.device.type == "cuda"
        )
        if start is not None:
            checkpoint.take_up(start, self.net, self.optimizer, weights)
        self.crowds = [self._crowd(k) for k in range(CROWDS)]
        self.curve = [Point.read(point) for point in self.before.get("curve", [])]
        self.decisions, self.began, self.command = 0, time.monotonic(), ""

    def _tables(self, matches: int) -> dict[int, int]:
        return dict.fromkeys(self.seats, max(1, matches // len(self.seats)))

    def _shape(self, weights: dict[str, Any]) -> Shape:
        large, setting = self.game.definition.verbs.size > LARGE, self.setting
        width, look = setting.width or (384 if large else 256), setting.look or (96 if large else 64)
        rows, blocks = setting.rows or (6_000 if large else 3_000), setting.blocks
        if weights:
            (rows, width), look = weights["embed"].shape, weights["look"].shape[1]
            blocks = sum(name.startswith("in_bias") for name in weights)
        return Shape(rows, width, blocks, look, self.game.definition.verbs.size, self.game.seats[-1])

    def _checked(self, weights: dict[str, Any]) -> dict[str, Any]:
        if self.before.get("encoding") != self.encoding.digest:
            raise BadSetup("error-train-encoding", game=self.game.title, field="from")
        return weights

    def _crowd(self, k: int) -> Crowd:
        setting = self.setting
        return Crowd(
            self.game, self._tables(setting.matches // CROWDS), (setting.seed * CROWDS + k) % (1 << 64), setting.steps,
            self.device, options=self.options, threads=setting.threads, rows=self.rows, width=self.list_width,
        )  # fmt: skip

    # -- Rounds

    @property
    def minutes(self) -> float:
        """Return how long it has run."""
        return (time.monotonic() - self.began) / 60

    @property
    def done(self) -> float:
        """Return the share of the training that is over."""
        if self.setting.decisions is not None:
            return self.decisions / self.setting.decisions
        return self.minutes / self.setting.minutes

    def rounds(self) -> Iterator[Lesson]:
        """Play and learn until the time is over, one round at a time."""
        self.began = time.monotonic()
        while self.done < 1:
            collect(self.crowds, self.net, self.setting.steps, self.chance)
            self.decisions += self.setting.steps * sum(len(crowd.play) for crowd in self.crowds)
            lesson = learn(self.net, self.optimizer, self.crowds, self.setting.recipe, self.done, self.chance)
            self._meet()
            yield lesson

    def _meet(self) -> None:
        """Give spare rows to features that are met now and were not before."""
        size = self.setting.steps * sum(len(crowd.play) for crowd in self.crowds)
        if not any(self.decisions - size < many * 1_000_000 <= self.decisions for many in MEET_AGAIN):
            return
        met = np.sum([crowd.play.met() for crowd in self.crowds], axis=0)
        add_rows(self.rows, met, self.shape.rows)
        for crowd in self.crowds:
            crowd.play.rows[:] = self.rows
            crowd.play.forget()

    def run(self, out: Path, tell: Callable[[Point], None], stop: Callable[[], bool] = lambda: False) -> None:
        """Train to the end, or until `stop()`; what there is is kept now and then, at the end, and when it breaks."""
        told, kept, before, checks = time.monotonic(), time.monotonic(), 0, [0.25, 0.5, 0.75, 1.0]
        try:
            for lesson in self.rounds():
                if stop():
                    break
                now = time.monotonic()
                if now - told < TELL_SECONDS and self.done < 1:
                    continue
                speed = (self.decisions - before) / max(now - told, 1e-9)
                full, keeps = self.done >= checks[0], now - kept > KEEP_SECONDS
                self._point(lesson, speed, ["random", "greedy"] if full else ["random"] if keeps else [])
                checks = [check for check in checks if check > self.done or check == 1]
                tell(self.curve[-1])
                if keeps:
                    self.keep(out)
                    kept = now
                told, before = time.monotonic(), self.decisions
        finally:
            self.keep(out)

    def _point(self, lesson: Lesson, speed: float, rivals: list[str]) -> None:
        total = self.totals()
        shares = {rival: self.strength(rival) for rival in rivals}
        self.curve.append(Point(total["minutes"], total["decisions"], round(speed), **asdict(lesson), strength=shares))

    def strength(self, rival: str, games: int | None = None) -> dict[int, float]:
        """Return how the network's glance fares against a rival, by number of seats."""
        setting = self.setting
        chooser = random_choice(RIVALS) if rival == "random" else greedy_choice(RIVALS, setting.threads)
        tables = dict.fromkeys(self.seats, games or setting.strength_games)
        return strength(
            self.net,
            Everyone(self.game, tables, RIVALS, threads=setting.threads, rows=self.rows, width=self.list_width),
            chooser,
        )

    def totals(self) -> dict[str, Any]:
        """Return for how many decisions and minutes it was trained, those before this training included."""
        minutes, decisions = self.before.get("minutes", 0.0), self.before.get("decisions", 0)
        return {"minutes": round(minutes + self.minutes, 2), "decisions": decisions + self.decisions}

    def about(self) -> dict[str, Any]:
        """Return what is known of the network, for its card."""
        setting = self.setting
        return {
            "game": self.game.id, "version": self.game.version, "encoding": self.encoding.digest,
            "command": self.command, "seed": setting.seed, "device": self.device_name, "seats": list(self.seats),
            **self.totals(),
            "options": met_options(self.game, self.options, self.before.get("options", ())),
            "strengths": next((point.strength for point in reversed(self.curve) if point.strength), {}),
            "recipe": asdict(setting.recipe), "matches": setting.matches, "steps": setting.steps,
            "curve": [asdict(point) for point in self.curve],
        }  # fmt: skip

    @property
    def device_name(self) -> str:
        """Return what it learns on."""
        return torch.cuda.get_device_name(self.device) if self.device.type == "cuda" else "cpu"

    def keep(self, out: Path) -> None:
        """Write the network, what training goes on from, and the curve."""
        checkpoint.save(out, self.net, self.optimizer, self.rows, self.about())
        out.with_suffix(".curve.json").write_text(json.dumps([asdict(p) for p in self.curve], indent=1) + "\n")
        draw(out.with_suffix(".svg"), self.curve)
