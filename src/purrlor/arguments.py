"""Table options on the command line: `--option deck_out=finish_card`, as often as needed."""

from __future__ import annotations

import argparse

from purrlor.errors import BadSetup


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let a command take table options."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option (purrlor games GAME lists them)",
    )


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """Give the options that were named."""
    chosen = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is written NAME=VALUE, not '{text}'.", field="option")
        chosen[name.strip()] = value.strip()
    return chosen
