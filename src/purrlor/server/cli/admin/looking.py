"""Commands that change nothing: settings, tables, people, load, health, bans, and the check of the whole log."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter

from purrlor.arguments import whole
from purrlor.errors import BadSetup, short
from purrlor.said import Said
from purrlor.saying import complain, say, tell, worded
from purrlor.server.cli.admin.house import House, house
from purrlor.server.cli.admin.house import arguments as add_house
from purrlor.server.cli.options import database_of, example, settled
from purrlor.server.keeping import door, integrity, lists
from purrlor.server.keeping.bans import all_bans
from purrlor.server.keeping.door import Door

STATUS = ("gathering", "playing", "over", "closed")
MOST = 50
FIGURE = re.compile(r"^(\w+)(?:_total)? ([0-9.e+-]+)$", re.MULTILINE)
MEGABYTE = 1_000_000


def no_arguments(parser: argparse.ArgumentParser) -> None:
    """Take nothing."""


def settings(args: argparse.Namespace) -> int:
    """Write a file of settings in which every key is explained."""
    say(example())
    return 0


def house_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a parlour."""
    add_house(parser)


# -- Tables and people


def table_arguments(parser: argparse.ArgumentParser) -> None:
    """Take what is looked for."""
    add_house(parser)
    parser.add_argument("--status", choices=STATUS, default="", help=worded("help-admin-status"))
    _add_find(parser)


def people_arguments(parser: argparse.ArgumentParser) -> None:
    """Take whom is looked for."""
    add_house(parser)
    _add_find(parser)


def _add_find(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--find", default="", metavar="TEXT", help=worded("help-admin-find"))
    parser.add_argument("--most", type=whole(1, 100_000), default=MOST, help=worded("help-admin-most"))


def tables(args: argparse.Namespace) -> int:
    """List tables."""
    with house(args) as here, here.look() as connection:
        found = lists.tables(connection, args.status, args.find, args.most)
    for one in found:
        status = worded(STATES[one.status]) if one.status in STATES else one.status
        say(f"{one.id}  {_day(one.created)}  {one.game}  {status}  {worded('backup-moves', n=one.moves)}  {one.names}")
    if not found:
        tell("admin-none")
    return 0


STATES = {
    "gathering": "admin-gathering",
    "playing": "admin-playing",
    "over": "admin-over",
    "closed": "admin-closed",
}


def people(args: argparse.Namespace) -> int:
    """List people."""
    with house(args) as here, here.look() as connection:
        found = lists.people(connection, args.find, args.most)
    for one in found:
        out = f"  {worded('admin-is-banned')}" if one.banned else ""
        say(f"{one.id}  {_day(one.created)}  {worded('backup-tables', n=one.tables)}  {one.name}{out}")
    if not found:
        tell("admin-none")
    return 0


def bans(args: argparse.Namespace) -> int:
    """List who is kept out."""
    with house(args) as here, here.look() as connection:
        found = all_bans(connection)
    for one in found:
        say("  ".join(filter(None, [one.whom, _day(one.at), one.name, one.why])))
    if not found:
        tell("admin-none")
    return 0


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# -- How it goes


def load(args: argparse.Namespace) -> int:
    """Say how much there is in the store, and how much the running server has to do."""
    with house(args) as here:
        with here.look() as connection:
            known = lists.counts(connection)
        states = ", ".join(f"{known.get(state, 0):,} {worded(word)}" for state, word in STATES.items())
        tell("admin-load-store", people=known["people"], moves=known["moves"], lines=known["chat"], tables=states)
        figures = _figures(here)
    if figures is None:
        tell("admin-load-none")
        return 0
    one = figures.get
    tell("admin-load-now", people=one("purrlor_people", 0), tables=one("purrlor_tables_in_memory", 0),
         sockets=one("purrlor_sockets", 0), moves=one("purrlor_moves", 0))  # fmt: skip
    memory, behind = one("process_resident_memory_bytes", 0) / MEGABYTE, one("purrlor_behind_seconds", 0) * 1_000
    tell("admin-load-machine", memory=round(memory), seconds=round(one("process_cpu_seconds", 0)), behind=round(behind))
    return 0


def _figures(here: House) -> dict[str, float] | None:
    found = here.door()
    try:
        text = b"" if found is None else found.ask("/metrics")
    except OSError:  # what urllib raises is one, too
        return None
    return {name.removesuffix("_total"): float(value) for name, value in FIGURE.findall(text.decode())} or None


def health_arguments(parser: argparse.ArgumentParser) -> None:
    """Take where the server is, if it is not the one of this parlour."""
    add_house(parser)
    parser.add_argument("--url", default="", help=worded("help-admin-url"))


def health(args: argparse.Namespace) -> int:
    """Say whether the server takes people now; 1 when it does not."""
    found = Door(args.url.rstrip("/"), "") if args.url else door.find(database_of(settled(args)))
    if args.url and not args.url.startswith(("http://", "https://")):
        raise BadSetup("error-admin-url", url=short(args.url), field="url")
    try:
        if found is not None and found.ask("/api/ready"):
            tell("admin-ready")
            return 0
    except OSError:  # what urllib raises is one, too
        pass
    complain(Said("admin-not-ready"))
    return 1


# -- The whole log


def verify_arguments(parser: argparse.ArgumentParser) -> None:
    """Take one table, or all."""
    add_house(parser)
    parser.add_argument("--table", default="", help=worded("help-admin-verify-table"))


def verify(args: argparse.Namespace) -> int:
    """Play every log again; 1 when something is wrong."""
    with house(args) as here, here.look() as connection:
        trouble = [*_damages(here)]
        asked = [args.table] if args.table else integrity.ids(connection)
        found, lines = Counter[str](), 0
        for i, table_id in enumerate(asked):
            one = integrity.examine(connection, table_id)
            found[one.verdict] += 1
            lines += one.lines
            if one.bad:
                trouble.append(
                    worded("admin-verify-bad", table=table_id, why=worded(VERDICTS[one.verdict], why=one.why))
                )
            _progress(i + 1, len(asked))
    for line in trouble:
        say(line)
    tell("admin-verify-done", whole=found["whole"], lines=lines, other=found["other-rules"], bad=len(trouble))
    return 1 if trouble else 0


VERDICTS = {
    "unreadable": "admin-verify-unreadable",
    "gap": "admin-verify-gap",
    "unplayable": "admin-verify-unplayable",
    "end": "admin-verify-end",
    "digest": "admin-verify-digest",
}


def _damages(here: House) -> list[str]:
    with here.look() as connection:
        damage, homeless = integrity.damage(connection), integrity.homeless(connection)
    said = [worded("admin-verify-damage", why=damage)] if damage else []
    return said + [worded("admin-verify-homeless", table=table_id) for table_id in homeless]


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} / {of} ", end="\n" if done == of else "", file=sys.stderr, flush=True)
