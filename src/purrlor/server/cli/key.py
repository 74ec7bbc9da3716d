"""`purrlor key show`, `purrlor key rotate`: the key that signs cookies; it is never printed."""

from __future__ import annotations

import argparse
import time

from purrlor.errors import BadSetup
from purrlor.said import Said
from purrlor.saying import tell, worded
from purrlor.server.cli.options import DATABASE, add_options, database_of, settled
from purrlor.server.db import private_files
from purrlor.server.identity.key import EXCHANGE_SECONDS, LOOK_SECONDS, VARIABLE, Keys, Place, place_of

DAY = 24 * 3600


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("what", choices=("show", "rotate"), help=worded("help-key-what"))
    helps = {"database": worded("help-key-db"), "key_file": worded("help-key-key-file")}
    add_options(parser, (*DATABASE, "key_file"), **helps)
    parser.add_argument("--at-once", action="store_true", help=worded("help-key-at-once"))


def run(args: argparse.Namespace) -> int:
    """Return which key it is, or make a new one."""
    if args.at_once and args.what != "rotate":
        raise BadSetup("error-key-at-once", field="at-once")
    wished = settled(args)
    place = place_of(database_of(wished), wished["key_file"])
    keys = place.read()
    if keys is None:
        raise BadSetup("error-key-none", place=place.name, field="key-file")
    if args.what == "show":
        _show(place, keys)
    else:
        _rotate(place, keys, args.at_once)
    return 0


def _show(place: Place, keys: Keys) -> None:
    tell("key-is", key=keys.fingerprint, place=place.name, age=_age(keys))
    for _, until in keys.old:
        if until > time.time():
            tell("key-before", day=_day(until))


def _age(keys: Keys) -> Said:
    if keys.since is None:
        return Said("key-ageless")
    return Said("key-age", day=_day(keys.since), n=max(0, int((time.time() - keys.since) // DAY)))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))


def _rotate(place: Place, keys: Keys, at_once: bool) -> None:
    if place.file is None:
        raise BadSetup("error-key-variable", variable=VARIABLE, field="key-file")
    made = keys.rotated(time.time(), at_once)
    try:
        private_files.rewrite(place.file, made.text())
    except OSError as error:
        raise BadSetup("error-key-unwritable", file=place.file, error=error.strerror, field="key-file") from error
    old = Said("key-old-end") if at_once else Said("key-old-exchanged", n=round(EXCHANGE_SECONDS / DAY))
    tell("key-new", key=made.fingerprint, file=place.file, old=old)
    tell("key-noticed", n=round(LOOK_SECONDS))
