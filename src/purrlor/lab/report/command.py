"""`purrlor report`: which seat, card or option is too strong; one HTML page, and the numbers as JSON beside it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from purrlor.arguments import MAX_GAMES, SEEDS, add_options, chosen_options, folder_to_fill, whole
from purrlor.engine.match.game import Game
from purrlor.errors import BadSetup, short
from purrlor.files import read_text
from purrlor.games import MAX_SHEET, game
from purrlor.lab.cards.aggregate import Pair, pair_chunk, study_chunk
from purrlor.lab.cards.analysis import group, versus
from purrlor.lab.cards.findings import Group, Report, Versus
from purrlor.lab.cards.kernel import loop
from purrlor.lab.report.changes import changes
from purrlor.lab.run.add_up import add_up
from purrlor.lab.run.checkpoint import Checkpoint
from purrlor.lab.run.jobs import Job, Sums, game_of, new_job
from purrlor.lab.run.places import add_places, card_text, place_of
from purrlor.saying import tell, worded

BOT_SHARE = 1000
MIN_GAMES = 2  # one game has no spread


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--games", type=whole(1, MAX_GAMES), default=100_000, help=worded("help-report-games"))
    parser.add_argument("--seats", help=worded("help-report-seats"))
    parser.add_argument("--bots", default="random", help=worded("help-report-bots"))
    parser.add_argument("--bot-games", type=whole(1, MAX_GAMES), help=worded("help-report-bot-games"))
    parser.add_argument(
        "--vs", action="append", default=[], metavar="NAME=VALUE or FILE",
        help=worded("help-report-vs"),
    )  # fmt: skip
    parser.add_argument("--seed", type=whole(0, SEEDS), default=1, help=worded("help-report-seed"))
    parser.add_argument("--out", type=folder_to_fill, default=Path("report"), help=worded("help-report-out"))
    add_options(parser)
    add_places(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and write the report."""
    played = game(args.game, args.cards)
    jobs = list_jobs(played, args)
    args.out.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    loop()
    found = [_studied(job, args) for job in jobs]
    report = _report(played, args, found, time.perf_counter() - started)
    paths = write(report, args.out)
    tell("report-written", games=report["games"], seconds=round(report["seconds"]), page=paths[0], data=paths[1])
    return 0


# -- What is to be played


def list_jobs(played: Game, args: argparse.Namespace) -> list[Job | Pair]:
    """Return a job for every number of seats and every bot; pairs of jobs when two sides are compared."""
    seats, bots = _seats(played, args.seats), [name.strip() for name in args.bots.split(",")]
    if args.games < MIN_GAMES * len(seats):
        raise BadSetup("error-report-few", games=MIN_GAMES, tables=len(seats), field="games")
    made: list[Job | Pair] = []
    for name in bots:
        total = args.games if name == "random" else args.bot_games or args.games // BOT_SHARE
        for count in seats:
            job = new_job(
                played,
                max(MIN_GAMES, total // len(seats)),
                count,
                args.seed,
                chosen_options(args),
                [name],
                card_text(args),
            )
            made.append(Pair(job, _other(job, args.vs)) if args.vs else job)
    return made


def _seats(played: Game, text: str | None) -> list[int]:
    if text is None:
        return list(played.seats)
    try:
        return [int(word) for word in text.split(",")]
    except ValueError as error:
        raise BadSetup("error-report-seats", text=short(text), field="seats") from error


def _other(job: Job, words: Sequence[str]) -> Job:
    """Return side B: side A with other options or other cards, all in one word with commas."""
    if len(words) > 1:
        raise BadSetup("error-report-vs-twice", words=",".join(words), field="vs")
    cards, options = job.cards, dict(job.options)
    for word in words[0].split(","):
        name, equals, value = word.partition("=")
        if equals:
            options[name.strip()] = value.strip()
        elif word.endswith(".toml"):
            cards = read_text(Path(word), "vs", MAX_SHEET)
        else:
            raise BadSetup("error-report-vs", word=word, field="vs")
    other = Job(job.game, job.seats, job.seed, job.options, job.bots, job.games, cards)
    return new_job(game_of(other), job.games, job.seats, job.seed, options, job.bots, cards)


# -- Playing, and what is found


def _studied(job: Job | Pair, args: argparse.Namespace) -> tuple[Job | Pair, Sums]:
    """Play one job, or take it from what is kept; finished ones are kept until the report is written."""
    work: Any = pair_chunk if isinstance(job, Pair) else study_chunk
    keep = None if args.keep is None else args.keep.with_name(f"{args.keep.name}.{_tag(job)}")
    checkpoint = Checkpoint("report", job.facts(), keep)
    if sys.stderr.isatty():
        print(f"{_tag(job)}:", file=sys.stderr)
    add_up(job, work, place_of(args, job, work), checkpoint)
    checkpoint.sums.pop("seconds", None)
    checkpoint.forget()
    return job, checkpoint.sums


def _tag(job: Job | Pair) -> str:
    one = job.a if isinstance(job, Pair) else job
    return f"{one.seats}-seats-{'-'.join(one.bots).replace(':', '-').replace('/', '-')}"


def _report(played: Game, args: argparse.Namespace, found: Sequence[tuple[Job | Pair, Sums]], seconds: float) -> Report:
    groups: list[Group] = []
    pairs: list[Versus] = []
    for job, sums in found:
        if isinstance(job, Pair):
            pairs.append(_compared(job, sums))
            groups.append(pairs[-1]["a"])
        else:
            groups.append(group(job, sums))
    return {
        "game": played.id,
        "title": played.title,
        "version": played.version,
        "seed": args.seed,
        "games": sum(g["games"] for g in groups) * (2 if pairs else 1),
        "seconds": seconds,
        "command": _command(args),
        "data": f"{played.id}.json",
        "groups": groups,
        "versus": pairs,
        "sides": _sides(found[0][0]),
        "changed": _changed(found[0][0]),
    }


def _compared(pair: Pair, sums: Sums) -> Versus:
    sides = [
        group(job, {key[2:]: value for key, value in sums.items() if key.startswith(f"{name}.")})
        for name, job in (("a", pair.a), ("b", pair.b))
    ]
    change = versus(sides[0], sides[1], sums, game_of(pair.a).definition.reasons)
    return {"seats": pair.a.seats, "a": sides[0], "b": sides[1], **change}


def _sides(job: Job | Pair) -> list[str]:
    """Say in words what the two sides differ in."""
    if not isinstance(job, Pair):
        return []
    changed = [name for name, value in job.b.options if dict(job.a.options)[name] != value]
    return [
        ", ".join([f"{name} = {dict(side.options)[name]}" for name in changed] + [_deck(side)]) + "."
        for side in (job.a, job.b)
    ]


def _changed(job: Job | Pair) -> list[str]:
    return changes(job.a, job.b) if isinstance(job, Pair) else []


def _deck(job: Job) -> str:
    edition = game_of(job).edition
    return worded("cards-edited", edition=edition) if edition else worded("cards-usual")


def _command(args: argparse.Namespace) -> str:
    words = [f"purrlor report {args.game} --games {args.games} --seed {args.seed}"]
    words += [f"--seats {args.seats}"] if args.seats else []
    words += [f"--bots {args.bots}"] if args.bots != "random" else []
    words += [f"--cards {args.cards.name}"] if args.cards else []
    return " ".join([*words, *(f"-o {o}" for o in args.option), *(f"--vs {_short(v)}" for v in args.vs)])


def _short(words: str) -> str:
    """Return what B is compared by, without the folders of files."""
    return ",".join(word if "=" in word else Path(word).name for word in words.split(","))


def write(report: Report, out: Path) -> list[Path]:
    """Write the page and the numbers."""
    from purrlor.lab.report.page import page

    paths = [out / f"{report['game']}.html", out / report["data"]]
    paths[0].write_text(page(report), encoding="utf-8")
    paths[1].write_text(json.dumps(report, indent=1), encoding="utf-8")
    return paths
