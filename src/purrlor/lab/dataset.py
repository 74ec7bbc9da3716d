"""`purrlor dataset`: games as Parquet files, written as they are played: one row a game, one row a decision.

`games.parquet` has the outcome and the whole record of every game, `decisions.parquet` who chose what among how many.
`purrlor dataset DIR --row N` gives the record of a row as a file, to be replayed at that very decision.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.arguments import (
    MAX_GAMES,
    MAX_SEATS,
    MAX_THREADS,
    SEEDS,
    add_options,
    chosen_options,
    file_to_read,
    folder_to_fill,
    whole,
)
from purrlor.engine.batch.batch import cores, in_order
from purrlor.engine.match.record import Record
from purrlor.errors import BadSetup, PurrlorError
from purrlor.files import unreadable, unwritable
from purrlor.games import game
from purrlor.lab.cards.rows import rows_of
from purrlor.lab.cards.script import bot_games
from purrlor.lab.cards.study import Studied, recorded, study
from purrlor.lab.run.jobs import BULK_CHUNK, Job, blank_of, game_of, is_bulk, new_job
from purrlor.lab.run.places import card_text
from purrlor.lab.run.progress import Progress
from purrlor.saying import tell, worded

if TYPE_CHECKING:
    import pyarrow as pa

GAMES, DECISIONS = "games.parquet", "decisions.parquet"
CHUNK, BOT_CHUNK = 500, 20
MAX_ROWS = 10**15


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", help=worded("help-dataset-game"))
    parser.add_argument("--games", type=whole(1, MAX_GAMES), default=1000)
    parser.add_argument("--seats", type=whole(1, MAX_SEATS))
    parser.add_argument("--bots", default="random", help=worded("help-dataset-bots"))
    parser.add_argument("--seed", type=whole(0, SEEDS), default=1, help=worded("help-seed"))
    parser.add_argument("--out", type=folder_to_fill, help=worded("help-dataset-out"))
    parser.add_argument("--threads", type=whole(1, MAX_THREADS), help=worded("help-threads"))
    parser.add_argument("--cards", type=file_to_read, metavar="FILE", help=worded("help-cards"))
    parser.add_argument("--observations", action="store_true", help=worded("help-dataset-rows"))
    parser.add_argument("--row", type=whole(0, MAX_ROWS), metavar="N", help=worded("help-dataset-row"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Write a dataset, or find a row of one."""
    if args.row is not None:
        print(link(Path(args.game), args.row))
        return 0
    names = [name.strip() for name in args.bots.split(",")]
    job = new_job(
        game(args.game, args.cards), args.games, args.seats, args.seed, chosen_options(args), names, card_text(args)
    )
    out = args.out or folder_to_fill(args.game)
    games, decisions = write(job, out, cores(args.threads), rows=args.observations)
    tell("dataset-written", games=games, decisions=decisions, first=out / GAMES, second=out / DECISIONS)
    return 0


# -- Writing


def write(job: Job, out: Path, threads: int = 1, *, rows: bool = False) -> tuple[int, int]:
    """Play the games and write them, some hundred at a time; return how many games and decisions there are.

    With `rows` every decision has the observation of who chose, and the list of the moves.
    """
    import pyarrow.parquet as parquet

    out.mkdir(parents=True, exist_ok=True)
    bar, count = Progress(job.games), [0, 0]
    # Drafts get their names when they are whole: a broken run leaves no half file that looks like a dataset.
    drafts = [out / f"{name}.new" for name in (GAMES, DECISIONS)]
    facts = {b"purrlor": json.dumps(job.facts()).encode()}
    with (
        parquet.ParquetWriter(drafts[0], game_schema(job.seats).with_metadata(facts), compression="zstd") as games,
        parquet.ParquetWriter(drafts[1], _schema(job, rows).with_metadata(facts), compression="zstd") as decisions,
    ):
        step = CHUNK if job.by_chance else BULK_CHUNK if is_bulk(job) else BOT_CHUNK
        for part in in_order(lambda first: _part(job, first, step, rows), range(0, job.games, step), threads):
            for whole, moves in part:
                games.write_table(whole.cast(games.schema))
                decisions.write_table(moves.cast(decisions.schema))
                count = [count[0] + len(whole), count[1] + len(moves)]
                bar.add(len(whole))
    for draft, name in zip(drafts, (GAMES, DECISIONS), strict=True):
        draft.replace(out / name)
    return count[0], count[1]


def _schema(job: Job, rows: bool) -> pa.Schema:
    return decision_schema(len(game_of(job).layout) if rows else 0)


def _part(job: Job, first: int, step: int, rows: bool) -> list[tuple[pa.Table, pa.Table]]:
    return [_tables(job, found, rows) for found in _studied(job, first, min(step, job.games - first))]


def _studied(job: Job, first: int, count: int) -> Iterator[Studied]:
    if job.by_chance:
        yield from recorded(game_of(job), blank_of(job), first, count)
    else:
        script = bot_games(job, first, count)
        yield study(game_of(job), blank_of(job), first, count, script)


def game_schema(seats: int) -> pa.Schema:
    """Return the columns of the table of games."""
    import pyarrow as pa

    return pa.schema([
        ("game", pa.int64()), ("seed", pa.string()), ("reason", pa.string()), ("decisions", pa.int32()),
        ("winners", pa.list_(pa.int8())), ("places", pa.list_(pa.int8(), seats)),
        ("scores", pa.list_(pa.int16(), seats)),
        ("lead_changes", pa.int16()), ("drama", pa.float32()), ("decided", pa.float32()), ("record", pa.string()),
    ])  # fmt: skip


def decision_schema(cells: int = 0) -> pa.Schema:
    """Return the columns of the table of decisions; with the length of an observation also that and the moves."""
    import pyarrow as pa

    more = [("row", pa.list_(pa.int16(), cells)), ("moves", pa.list_(pa.int32()))] if cells else []
    return pa.schema([
        ("game", pa.int64()), ("ply", pa.int32()), ("seat", pa.int8()), ("move", pa.int32()),
        ("text", pa.dictionary(pa.int32(), pa.string())), ("choices", pa.int16()), ("win_share", pa.float32()), *more,
    ])  # fmt: skip


def _tables(job: Job, found: Studied, rows: bool) -> tuple[pa.Table, pa.Table]:
    import pyarrow as pa

    texts = _texts(job, found)
    decisions = _decision_columns(found, texts) | (_row_columns(job, found) if rows else {})
    return (
        pa.Table.from_pydict(_game_columns(job, found, texts), schema=game_schema(job.seats)),
        pa.Table.from_pydict(decisions, schema=_schema(job, rows)),
    )


def _row_columns(job: Job, found: Studied) -> dict[str, Any]:
    import pyarrow as pa

    seen = rows_of(game_of(job), job.seats, job.seed, dict(job.options), found.first, found.script)
    rows = pa.FixedSizeListArray.from_arrays(pa.array(seen.rows.reshape(-1)), seen.rows.shape[1])
    return {"row": rows, "moves": pa.ListArray.from_arrays(pa.array(seen.starts), pa.array(seen.moves))}


def _texts(job: Job, found: Studied) -> list[str]:
    """Return the text of every move; few different ones occur, so each is written once."""
    verbs = game_of(job).definition.verbs
    kinds, which = np.unique(found.script.what, return_inverse=True)
    names = [verbs.text(int(move)) for move in kinds]
    return [names[i] for i in which.tolist()]


def _game_columns(job: Job, found: Studied, texts: list[str]) -> dict[str, Any]:
    rows, reasons = found.rows, game_of(job).definition.reasons
    numbers = range(found.first, found.first + len(rows))
    places = rows["place"][:, : job.seats].tolist()
    return {
        "game": list(numbers),
        "seed": [f"{(job.seed << 64) + n:#x}" for n in numbers],
        "reason": [reasons[r] for r in rows["reason"].tolist()],
        "decisions": rows["decisions"],
        "winners": [[seat for seat, place in enumerate(row) if place == 1] for row in places],
        "places": places,
        "scores": rows["score"][:, : job.seats].tolist(),
        "lead_changes": rows["leads"],
        "drama": rows["drama"].astype(np.float32),
        "decided": rows["decided"].astype(np.float32),
        "record": [_record(job, found, texts, k).to_json() for k in range(len(rows))],
    }


def _record(job: Job, found: Studied, texts: list[str], k: int) -> Record:
    made, script = game_of(job), found.script
    span = range(int(script.starts[k]), int(script.starts[k + 1]))
    moves = tuple((int(script.who[i]), texts[i]) for i in span)
    seed = (job.seed << 64) + found.first + k
    return Record(made.id, made.version, job.seats, dict(job.options), seed, moves, edition=made.edition)


def _decision_columns(found: Studied, texts: list[str]) -> dict[str, Any]:
    import pyarrow as pa

    script, lengths = found.script, np.diff(found.script.starts)
    which = np.repeat(np.arange(len(lengths)), lengths)
    return {
        "game": found.first + which,
        "ply": (np.arange(len(which)) - np.repeat(script.starts[:-1], lengths)).astype(np.int32),
        "seat": script.who,
        "move": script.what,
        "text": pa.array(texts).dictionary_encode(),
        "choices": script.many,
        "win_share": found.rows["share"][which, script.who].astype(np.float32),
    }


# -- Finding a row again


def link(folder: Path, row: int) -> str:
    """Write the record behind a decision beside the dataset, and return the command that shows that moment."""
    try:
        found = row_of(folder, row)
        record, path = str(found["record"]), folder / f"game-{int(found['game'])}.json"
    except PurrlorError:
        raise
    except (OSError, ValueError, LookupError, TypeError, NotImplementedError) as error:
        raise BadSetup("error-dataset-damaged", folder=folder, error=error, field="game") from error
    if trouble := unwritable(path):
        raise BadSetup("error-dataset-record", trouble=trouble, field="game")
    path.write_text(record, encoding="utf-8")
    return f"purrlor replay {path} --to {found['ply']}"


def row_of(folder: Path, row: int) -> dict[str, Any]:
    """Return a decision by its number, with the record of its game; only the pages that hold it are read."""
    import pyarrow.parquet as parquet

    for name in (GAMES, DECISIONS):
        if trouble := unreadable(folder / name):
            raise BadSetup("error-dataset-missing", folder=folder, trouble=trouble, field="game")
    decision = _nth(parquet.ParquetFile(folder / DECISIONS), row, ["game", "ply", "seat", "text"])
    games = parquet.ParquetFile(folder / GAMES)
    return {**decision, "record": _nth(games, decision["game"], ["record"])["record"]}


def _nth(file: Any, row: int, columns: list[str]) -> dict[str, Any]:
    if not 0 <= row < file.metadata.num_rows:
        raise BadSetup("error-dataset-row", n=file.metadata.num_rows, row=str(row), field="row")
    for group in range(file.num_row_groups):
        size = file.metadata.row_group(group).num_rows
        if row < size:
            found = file.read_row_group(group, columns=columns).slice(row, 1).to_pylist()[0]
            return dict(found)
        row -= size
    raise AssertionError("rows and row groups disagree")
