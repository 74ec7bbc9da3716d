"""`purrlor admin COMMAND`: the commands, each with what it takes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple

from purrlor.saying import worded
from purrlor.server.cli.admin import changing, looking


class Task(NamedTuple):
    """One command: what it does (the id of a sentence), what it takes, and what carries it out."""

    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


TASKS = {
    "settings": Task("admin-settings", looking.no_arguments, looking.settings),
    "tables": Task("admin-tables", looking.table_arguments, looking.tables),
    "people": Task("admin-people", looking.people_arguments, looking.people),
    "load": Task("admin-load", looking.house_arguments, looking.load),
    "health": Task("admin-health", looking.health_arguments, looking.health),
    "verify": Task("admin-verify", looking.verify_arguments, looking.verify),
    "say": Task("admin-say", changing.say_arguments, changing.announce),
    "restart": Task("admin-restart", changing.restart_arguments, changing.restart),
    "close": Task("admin-close", changing.table_argument, changing.close),
    "ban": Task("admin-ban", changing.ban_arguments, changing.keep_out),
    "unban": Task("admin-unban", changing.whom_argument, changing.let_in),
    "bans": Task("admin-bans", looking.house_arguments, looking.bans),
    "erase": Task("admin-erase", changing.erase_arguments, changing.erase_person),
    "retention": Task("admin-retention", changing.retention_arguments, changing.forget),
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    known = parser.add_subparsers(dest="what", required=True, metavar="COMMAND")
    for name, task in TASKS.items():
        told = worded(task.help)
        task.arguments(known.add_parser(name, help=told, description=told))


def run(args: argparse.Namespace) -> int:
    """Carry one out."""
    return TASKS[args.what].run(args)
