"""`purrlor …`: a table of commands; only the module of the command that is called gets imported."""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from purrlor import __version__
from purrlor.errors import PurrlorError


class Command(NamedTuple):
    """Where a command lives (a module with `arguments(parser)` and `run(args)`), and what it does."""

    module: str
    help: str


COMMANDS = {
    "games": Command("purrlor.terminal.games", "list the games, or show one: its cards, options and rules"),
    "play": Command("purrlor.terminal.play", "play a game in the terminal, against bots or friends at one keyboard"),
    "simulate": Command("purrlor.lab.simulate", "play many games at full speed and count who wins"),
    "replay": Command("purrlor.terminal.replay", "step through a saved game"),
    "check": Command("purrlor.lab.check", "hunt for broken rules, leaks and lost cards by random play"),
    "serve": Command("purrlor.server.command", "open the parlour in the browser: tables, people, bots"),
    "backup": Command("purrlor.server.backup", "write all people, tables and games into one file"),
    "restore": Command("purrlor.server.restore", "fill an empty database from a backup file"),
    "key": Command("purrlor.server.key_command", "say which key signs the cookies, or make a new one"),
    "arena": Command("purrlor.lab.arena", "let bots play each other: ratings, win matrix, first-seat advantage"),
    "report": Command("purrlor.lab.report", "find out which seat, card or option is too strong: a page with plots"),
    "dataset": Command("purrlor.lab.dataset", "write games as Parquet: records, outcomes, every decision"),
    "observation": Command("purrlor.adapters.layout", "say what each number of a training observation means"),
    "compile": Command("purrlor.lab.warm", "compile the rules of all games now, so that nothing waits later"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; an error is one sentence, never a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        return _usage()
    if words[0] in ("-V", "--version"):
        print(f"purrlor {__version__}")
        return 0
    if words[0] not in COMMANDS:
        return _unknown(words[0])
    return _run(words[0], words[1:])


def _run(name: str, words: list[str]) -> int:
    try:
        module: Any = import_module(COMMANDS[name].module)
    except ModuleNotFoundError as error:
        print(
            f"purrlor: '{name}' needs {error.name}, which is not installed; try pip install 'purrlor[all]'",
            file=sys.stderr,
        )
        return 2
    parser = argparse.ArgumentParser(prog=f"purrlor {name}", description=COMMANDS[name].help)
    module.arguments(parser)
    args = parser.parse_args(words)
    try:
        return int(module.run(args) or 0)
    except PurrlorError as error:
        print(f"purrlor: {error}", file=sys.stderr)
        return 2
    except FileNotFoundError as error:
        print(f"purrlor: there is no file {error.filename}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        print(file=sys.stderr)
        return 130


def _usage() -> int:
    print("usage: purrlor COMMAND …\n\nA parlour for five cat games.\n")
    for name, command in COMMANDS.items():
        print(f"  {name:<10} {command.help}")
    print("\npurrlor COMMAND --help tells more.")
    return 0


def _unknown(name: str) -> int:
    close = difflib.get_close_matches(name, COMMANDS, 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there are {', '.join(COMMANDS)}"
    print(f"purrlor: there is no command '{name}'{hint}", file=sys.stderr)
    return 2
