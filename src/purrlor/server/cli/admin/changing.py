"""Commands that change something: in the store, whole or not at all; then the running servers are told."""

from __future__ import annotations

import argparse
import time

from purrlor.arguments import real
from purrlor.errors import BadSetup, short
from purrlor.saying import ask, tell, worded
from purrlor.server.cli.admin.house import House, house
from purrlor.server.cli.admin.house import arguments as add_house
from purrlor.server.db import queries
from purrlor.server.db.chat import clean_text
from purrlor.server.errors import Missing, Refusal
from purrlor.server.keeping import lists, retention
from purrlor.server.keeping.announcing import NOTHING, Announcement, written
from purrlor.server.keeping.bans import Ban, as_network, ban, unban
from purrlor.server.keeping.door import Notice
from purrlor.server.keeping.erasing import erase
from purrlor.server.settings import Settings

LONGEST = 400  # letters of a message to all, as of chat
NOTE_LETTERS = 200
EVERYWHERE = 1_000_000_000  # no cookie counts so many sign-outs: whatever is open is closed
DAYS = ("open_table_days", "closed_table_days", "finished_days", "chat_days")
MINUTE = 60.0


# -- Messages to all


def say_arguments(parser: argparse.ArgumentParser) -> None:
    """Take what is to be said."""
    add_house(parser)
    parser.add_argument("text", nargs="?", default="", help=worded("help-admin-text"))
    parser.add_argument("--minutes", type=real(0.1, 10_000), default=10.0, help=worded("help-admin-minutes"))
    parser.add_argument("--over", action="store_true", help=worded("help-admin-over"))


def announce(args: argparse.Namespace) -> int:
    """Tell everybody at a table something."""
    if args.over:
        return _announced(args, NOTHING)
    if not args.text.strip():
        raise BadSetup("error-admin-text", field="text")
    text = clean_text(args.text, LONGEST)
    return _announced(args, Announcement(text=text, until=time.time() + args.minutes * MINUTE))


def restart_arguments(parser: argparse.ArgumentParser) -> None:
    """Take when."""
    add_house(parser)
    parser.add_argument("--minutes", type=real(0, 1_440), default=5.0, help=worded("help-admin-restart-minutes"))


def restart(args: argparse.Namespace) -> int:
    """Tell everybody that the server restarts soon; it does not do so by itself."""
    at = time.time() + args.minutes * MINUTE
    return _announced(args, Announcement(restart=at, until=at + 10 * MINUTE))


def _announced(args: argparse.Namespace, announcement: Announcement) -> int:
    with house(args) as here:
        here.announce(Notice("said", words=written(announcement)))
    return 0


# -- One table


def table_argument(parser: argparse.ArgumentParser) -> None:
    """Take a table."""
    add_house(parser)
    parser.add_argument("table", help=worded("help-admin-table"))


def close(args: argparse.Namespace) -> int:
    """Close a table that is not over; whoever is there is told."""
    with house(args) as here:
        with here.change() as connection:
            status = lists.status_of(connection, args.table)
            if status is None:
                raise Missing("error-admin-no-table", table=short(args.table), field="table")
            if status not in ("gathering", "playing"):
                raise Refusal("error-admin-table-over", table=args.table, field="table")
            queries.change_table(connection, args.table, status, {"status": "closed"})
        tell("admin-table-closed", table=args.table)
        here.announce(Notice("gone", args.table))
    return 0


# -- People


def whom_argument(parser: argparse.ArgumentParser) -> None:
    """Take a person or a network."""
    add_house(parser)
    parser.add_argument("whom", help=worded("help-admin-whom"))


def ban_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a person or a network, and why."""
    whom_argument(parser)
    parser.add_argument("--why", default="", help=worded("help-admin-why"))


def keep_out(args: argparse.Namespace) -> int:
    """Keep somebody out."""
    with house(args) as here:
        with here.change() as connection:
            network = as_network(args.whom)
            name = "" if network else _named(lists.name_of(connection, args.whom), args.whom)
            ban(connection, Ban(network or args.whom, name, time.time(), args.why.strip()[:NOTE_LETTERS]))
        tell("admin-ban-done", whom=network or f"{name} ({args.whom})".strip())
        here.announce(Notice("bans"))
    return 0


def let_in(args: argparse.Namespace) -> int:
    """Let somebody in again."""
    with house(args) as here:
        with here.change() as connection:
            whom = as_network(args.whom) or args.whom
            if not unban(connection, whom):
                raise Missing("error-admin-not-banned", whom=short(args.whom), field="whom")
        tell("admin-unban-done", whom=whom)
        here.announce(Notice("bans"))
    return 0


def _named(name: str | None, whom: str) -> str:
    if name is None:
        raise Missing("error-admin-nobody", whom=short(whom), field="whom")
    return name


def erase_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a person."""
    add_house(parser)
    parser.add_argument("whom", metavar="person", help=worded("help-admin-person"))
    parser.add_argument("--yes", action="store_true", help=worded("help-admin-yes"))


def erase_person(args: argparse.Namespace) -> int:
    """Erase a person: their games stay, their name, id, links and words go."""
    with house(args) as here:
        with here.look() as connection:
            name = _named(lists.name_of(connection, args.whom), args.whom)
        if not args.yes and ask(worded("admin-erase-ask", name=name or args.whom)).strip() != args.whom:
            tell("admin-erase-not")
            return 1
        with here.change() as connection:
            if here.engine.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA secure_delete=on")  # what is freed is overwritten
            tables = erase(connection, args.whom) or []
        _forget_pages(here)
        tell("admin-erase-done", n=len(tables))
        here.announce(
            Notice("out", words=f"{args.whom} {EVERYWHERE}"), Notice("bans"), *[Notice("erased", t) for t in tables]
        )
    return 0


def _forget_pages(here: House) -> None:
    """Let nothing of it stay in the write-ahead log of a file."""
    if here.engine.dialect.name == "sqlite":
        with here.look() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(truncate)")


# -- What is forgotten


def retention_arguments(parser: argparse.ArgumentParser) -> None:
    """Take how long things are kept."""
    add_house(parser, *DAYS[1:])
    parser.add_argument("--try", dest="trial", action="store_true", help=worded("help-admin-try"))


def forget(args: argparse.Namespace) -> int:
    """Forget now what is to be forgotten, as the server does every ten minutes; or only say how much that is."""
    with house(args) as here:
        wished = Settings(**{name: here.wished[name] for name in DAYS})
        told = retention.terms(wished, time.time())
        if args.trial:
            with here.look() as connection:
                tell(
                    "admin-retention-try",
                    tables=len(retention.over_due(connection, told)),
                    lines=retention.old_lines(connection, told),
                )
            return 0
        _forget(here, told)
    return 0


def _forget(here: House, told: retention.Terms) -> None:
    gone: list[str] = []
    while True:
        with here.change() as connection:
            some = retention.forget_tables(connection, told)
        if not some:
            break
        gone += some
    with here.change() as connection:
        lines = retention.forget_chat(connection, told)
    tell("admin-retention-done", tables=len(gone), lines=lines)
    if gone:
        here.announce(*[Notice("gone", table_id) for table_id in gone])
