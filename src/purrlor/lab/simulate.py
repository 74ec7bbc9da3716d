"""`purrlor simulate`: many games at full speed, and who won them."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

from purrlor.arguments import MAX_GAMES, MAX_SEATS, SEEDS, add_options, chosen_options, whole
from purrlor.engine.batch.batch import cores
from purrlor.engine.batch.playout import TROUBLES, Tally, loop, play_games
from purrlor.engine.gpu.launch import require_gpu
from purrlor.engine.match.game import Game
from purrlor.errors import BadSetup, RulesFault
from purrlor.games import game
from purrlor.lab.cards.kernel import loop as study_loop
from purrlor.lab.cards.script import bot_games, ready
from purrlor.lab.cards.study import study
from purrlor.lab.run.add_up import add_up, note
from purrlor.lab.run.checkpoint import Checkpoint
from purrlor.lab.run.jobs import Job, Place, Sums, blank_of, game_of, new_job, over_threads
from purrlor.lab.run.places import add_places, card_text, place_of
from purrlor.said import Said
from purrlor.saying import spoken, worded

MAX_CHOSEN = 20  # lines that tell what was chosen; JSON tells all


class Simulated(TypedDict):
    """What many games came to, as data: the very shape of `--json`."""

    game: str
    seats: int
    bots: list[str]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[float]
    mean_scores: list[float]
    mean_decisions: float
    longest: int
    reasons: dict[str, int]
    chosen: NotRequired[dict[str, int]]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--games", type=whole(1, MAX_GAMES), default=100_000)
    parser.add_argument("--seats", type=whole(1, MAX_SEATS))
    parser.add_argument("--bots", default="random", help=worded("help-simulate-bots"))
    parser.add_argument("--seed", type=whole(0, SEEDS), default=1, help=worded("help-seed"))
    parser.add_argument("--json", action="store_true", help=worded("help-json"))
    parser.add_argument("--gpu", action="store_true", help=worded("help-simulate-gpu"))
    parser.add_argument("--chosen", action="store_true", help=worded("help-simulate-chosen"))
    add_options(parser)
    add_places(parser)


def run(args: argparse.Namespace) -> int:
    """Simulate and print what came out."""
    names = [name.strip() for name in args.bots.split(",")]
    played, chosen = game(args.game, args.cards), chosen_options(args)
    job = new_job(played, args.games, args.seats, args.seed, chosen, names, card_text(args), args.gpu)
    if args.chosen and not args.gpu:
        raise BadSetup("error-chosen-gpu", field="chosen")
    if args.gpu:
        require_gpu()
    job = replace(job, count_moves=args.chosen)
    result = simulate_job(job, place_of(args, job, work_of(job)), args.keep)
    print(json.dumps(result, indent=1) if args.json else _told(result))
    return 0


def work_of(job: Job) -> Callable[[Job, int], Sums]:
    """Return what does a chunk."""
    return tally if job.by_chance else bot_tally


def simulate(
    played: Game,
    games: int,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    threads: int | None = 1,
    bots: Sequence[str] = ("random",),
) -> Simulated:
    """Play games and give their statistics; the same for every number of threads."""
    return simulate_job(new_job(played, games, seats, seed, options, bots), over_threads(cores(threads)))


def simulate_job(job: Job, place: Place, keep: Path | None = None) -> Simulated:
    """Play the games of a job somewhere."""
    _ready(job)
    checkpoint = Checkpoint("simulate", job.facts(), keep)
    spent = add_up(job, work_of(job), place, checkpoint)
    checkpoint.forget()
    return _result(job, checkpoint.sums, spent)


# -- Chunks


def tally(job: Job, k: int) -> Sums:
    """Play a chunk by chance at full speed, and return what `simulate` tells."""
    first, count = job.span(k)
    found, more = _played(job, first, count)
    if found.games[3]:
        raise RulesFault(
            "error-game-broke", number=str(found.games[4]), ply=str(found.games[5]), trouble=TROUBLES[found.games[3]]
        )
    return {
        "games": found.games[:2], "max_longest": found.games[2:3], "wins": found.wins, "scores": found.scores,
        "reasons": found.reasons, **more,
    }  # fmt: skip


def _played(job: Job, first: int, count: int) -> tuple[Tally, Sums]:
    if not job.gpu:
        return play_games(game_of(job), blank_of(job, quiet=True), first, count), {}
    from purrlor.engine.gpu.launch import play_on_gpu

    found = play_on_gpu(game_of(job), blank_of(job), first, count, count_moves=job.count_moves)
    return found.tally, {"moves": found.moves} if job.count_moves else {}


def chosen_pieces(played: Game, moves: NDArray[Any]) -> dict[str, int]:
    """Tell how often each card, piece or seat was chosen and for what, from how often each move was: `play:fat-cat`."""
    found: Counter[str] = Counter()
    for move in np.flatnonzero(moves):
        verb, arguments = played.definition.verbs.parse(int(move))
        piece = f":{verb.axes[0].names[arguments[0]]}" if arguments else ""
        found[verb.name + piece] += int(moves[move])
    return dict(found.most_common())


def bot_tally(job: Job, k: int) -> Sums:
    """Let bots play a chunk, and return the same sums."""
    first, count = job.span(k)
    rows = study(game_of(job), blank_of(job), first, count, bot_games(job, first, count)).rows
    return {
        "games": np.array([count, rows["decisions"].sum()], np.int64),
        "max_longest": rows["decisions"].max(keepdims=True).astype(np.int64),
        "wins": rows["share"].sum(axis=0),
        "scores": rows["score"].sum(axis=0, dtype=np.int64),
        "reasons": np.bincount(rows["reason"], minlength=16),
    }


# -- What came out


def _ready(job: Job) -> None:
    """Compile before the clock starts."""
    game_of(job).entries  # noqa: B018
    loop()
    if not job.by_chance:
        study_loop()
        ready(job)
    if job.gpu:
        note(Said("simulate-compiling", game=game_of(job).title))
        tally(replace(job, games=1), 0)


def _result(job: Job, sums: Sums, seconds: float) -> Simulated:
    games, decisions = (int(n) for n in sums["games"])
    reasons = game_of(job).definition.reasons
    made: Simulated = {
        "game": job.game,
        "seats": job.seats,
        "bots": list(job.bots),
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "wins": [float(w) for w in sums["wins"][: job.seats]],
        "mean_scores": [float(s) / games for s in sums["scores"][: job.seats]],
        "mean_decisions": decisions / games,
        "longest": int(sums["max_longest"][0]),
        "reasons": {name: int(n) for name, n in zip(reasons, sums["reasons"], strict=False) if name},
    }
    if job.count_moves:
        made["chosen"] = chosen_pieces(game_of(job), sums["moves"])
    return made


def _told(result: Simulated) -> str:
    games = result["games"]
    lines = [
        worded(
            "simulate-pace", games=games, seats=result["seats"], seconds=result["seconds"],
            decisions=round(result["decisions_per_second"]), pace=round(result["games_per_second"]),
        ),
        worded("simulate-length", mean=result["mean_decisions"], longest=result["longest"]),
    ]  # fmt: skip
    for seat, (wins, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        who = result["bots"][seat % len(result["bots"])]
        lines.append("  " + worded("simulate-seat", seat=seat, bot=who, share=wins / games, score=score))
    reasons = result["reasons"].items()
    ends = [worded("simulate-end", reason=_reason(result["game"], name), share=n / games) for name, n in reasons]
    lines.append(worded("simulate-ends", ends=", ".join(ends)))
    for what, n in list(result.get("chosen", {}).items())[:MAX_CHOSEN]:
        lines.append("  " + worded("simulate-chosen", what=what, times=n / games))
    return "\n".join(lines)


def _reason(name: str, reason: str) -> str:
    """Return why a game ended, in the words of the game if it has some."""
    return game(name).lexicon.wording(spoken()).message(f"reason-{reason}") or reason
