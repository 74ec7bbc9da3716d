"""The one list of what can be set: by the command line, by the environment, or by a file of settings.

A key of the file is the flag with `_` for `-` (where a flag has a shorter name, `flag` says it); the environment calls
it PURRLOR_ and the key in capitals. The command line wins over the environment, and both win over the file.
"""

from __future__ import annotations

import argparse
import difflib
import os
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from purrlor.arguments import real, whole
from purrlor.errors import BadSetup, PurrlorError, short
from purrlor.files import read_text
from purrlor.saying import spoken, worded
from purrlor.server.db.database import password_of, with_password
from purrlor.server.limits.addresses import read_allowance, read_network
from purrlor.server.settings import LOOPBACK, Settings

MAX_THINKERS = 256  # each is a thread
MAX_DAYS = 36_500
CONFIG = "PURRLOR_CONFIG"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
LOGS = ("text", "json")
DEFAULTS = Settings()


class Option(NamedTuple):
    """One thing that can be set. `help` is the id of a sentence; a secret has no flag, for all can read those."""

    key: str
    help: str
    default: Any
    read: Callable[[str], Any] = str
    flag: str = ""
    metavar: str | None = None
    alone: str | None = None  # what the flag means without a value
    example: Any = None  # for the file, where the default says nothing

    @property
    def many(self) -> bool:
        """Return whether it can be given several times."""
        return isinstance(self.default, tuple)

    @property
    def switch(self) -> bool:
        """Return whether it is on or off."""
        return isinstance(self.default, bool)

    @property
    def variable(self) -> str:
        """Return what the environment calls it."""
        return f"PURRLOR_{self.key.upper()}"


def _said(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """Let what raises errors of ours say them as argparse wants it."""

    def looked(text: str) -> Any:
        try:
            return read(text)
        except PurrlorError as error:
            raise argparse.ArgumentTypeError(error.in_words(spoken())) from None

    return looked


def _proxy(text: str) -> str:
    if text != LOOPBACK:
        read_network(text, "proxy")
    return text


def _log(text: str) -> str:
    if text not in LOGS:
        raise BadSetup("error-config-one-of", known=", ".join(LOGS))
    return text


DAYS = real(0, MAX_DAYS)
OPTIONS = (
    Option("host", "help-serve-host", "127.0.0.1", flag="--host"),
    Option("port", "help-serve-port", 8765, whole(0, 65_535), "--port"),
    Option("database", "help-serve-db", "", flag="--db", metavar="DB", example="/var/lib/purrlor/purrlor.db"),
    Option("database_password", "help-serve-database-password", "", example="…"),
    Option("database_password_file", "help-serve-database-password-file", "", flag="--database-password-file",
           metavar="FILE", example="/etc/purrlor/database-password"),
    Option("key_file", "help-serve-key-file", "", flag="--key-file", metavar="FILE",
           example="/etc/purrlor/purrlor.key"),
    Option("group_read", "help-group-read", False, flag="--group-read"),
    Option("cards", "help-serve-cards", (), flag="--cards", metavar="FILE", example=["/etc/purrlor/cards.toml"]),
    Option("origin", "help-serve-origin", (), flag="--origin", example=["https://cats.example"]),
    Option("https", "help-serve-https", False, flag="--https"),
    Option("proxy", "help-serve-proxy", (), _said(_proxy), "--proxy", "ADDRESS", LOOPBACK, [LOOPBACK]),
    Option("allow", "help-serve-allow", (), _said(read_allowance), "--allow", "NETWORK=TIMES",
           example=["192.0.2.0/24=10"]),
    Option("thinkers", "help-serve-thinkers", DEFAULTS.thinkers, whole(1, MAX_THINKERS), "--thinkers"),
    Option("delays", "help-serve-delays", DEFAULTS.delay_scale, real(0, 100), "--delays"),
    Option("idle_minutes", "help-serve-idle-minutes", DEFAULTS.idle_minutes, real(0, 100_000), "--idle-minutes", "N"),
    Option("open_table_days", "help-serve-open-table-days", DEFAULTS.open_table_days, real(0.01, MAX_DAYS),
           "--open-table-days", "DAYS"),
    Option("closed_table_days", "help-serve-closed-table-days", DEFAULTS.closed_table_days, DAYS,
           "--closed-table-days", "DAYS"),
    Option("finished_days", "help-serve-finished-days", DEFAULTS.finished_days, DAYS, "--finished-days", "DAYS"),
    Option("chat_days", "help-serve-chat-days", DEFAULTS.chat_days, DAYS, "--chat-days", "DAYS"),
    Option("backup_folder", "help-serve-backup-folder", "", flag="--backup-folder", metavar="FOLDER",
           example="/var/lib/purrlor/backups"),
    Option("backup_hours", "help-serve-backup-hours", 24.0, real(0.001, 8_760), "--backup-hours", "HOURS"),
    Option("backups_kept", "help-serve-backups-kept", 14, whole(1, 10_000), "--backups-kept", "N"),
    Option("metrics_token", "help-serve-metrics-token", "", example="…"),
    Option("metrics_token_file", "help-serve-metrics-token-file", "", flag="--metrics-token-file", metavar="FILE",
           example="/etc/purrlor/metrics-token"),
    Option("log", "help-serve-log", "text", _said(_log), "--log", "FORM"),
    Option("verbose", "help-serve-verbose", False, flag="--verbose"),
)  # fmt: skip
KEYS = {option.key: option for option in OPTIONS}
DATABASE = ("database", "database_password", "database_password_file")
KEPT = ("idle_minutes", "open_table_days", "closed_table_days", "finished_days", "chat_days",
        "backup_folder", "backup_hours", "backups_kept")  # fmt: skip


def add_options(parser: argparse.ArgumentParser, keys: Iterable[str], **helps: str) -> None:
    """Let a command take some of the options, and the file that may have them; `helps` are other sentences for them."""
    parser.add_argument("--config", default="", metavar="FILE", help=worded("help-config"))
    for option in (KEYS[key] for key in keys):
        if option.flag:
            _add(parser, option, helps.get(option.key) or worded(option.help))


def _add(parser: argparse.ArgumentParser, option: Option, text: str) -> None:
    given: dict[str, Any] = {"dest": option.key, "default": None, "help": text}
    if option.switch:
        parser.add_argument(option.flag, action=argparse.BooleanOptionalAction, **given)
        return
    given |= {"metavar": option.metavar, "type": option.read}
    if option.many:
        given["action"] = "append"
    if option.alone is not None:
        given |= {"nargs": "?", "const": option.alone}
    parser.add_argument(option.flag, **given)


# -- What is set in the end


def settled(args: argparse.Namespace) -> dict[str, Any]:
    """Return the value of every option: as typed, as the environment says it, as the file does, or the usual one."""
    file = args.config or os.environ.get(CONFIG, "")
    kept = _of_file(Path(file)) if file else {}
    return {option.key: _value(option, args, file, kept) for option in OPTIONS}


def _value(option: Option, args: argparse.Namespace, file: str, kept: dict[str, Any]) -> Any:
    if (typed := getattr(args, option.key, None)) is not None:
        if option.key == "database" and password_of(typed):
            raise BadSetup("error-db-password-typed", field="db")  # all who list processes could read it
        return tuple(typed) if option.many else typed
    said = os.environ.get(option.variable)
    if said is not None:
        return _read(option, _words(option, said), option.variable)
    if option.key in kept:
        return _read(option, kept[option.key], file)
    return option.default


def _words(option: Option, said: str) -> Any:
    """Return what the environment says as a file would."""
    if option.many:
        return [word.strip() for word in said.split(",") if word.strip()]
    if option.switch and said.lower() in (*YES, *NO):
        return said.lower() in YES
    return said


def _of_file(file: Path) -> dict[str, Any]:
    """Read a file of settings; a key that there is not is named."""
    text = read_text(file, "config")
    try:
        kept = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, or nested without end
        raise BadSetup("error-config-form", file=file, error=error, field="config") from None
    for key in kept:
        if key not in KEYS:
            close = difflib.get_close_matches(key, KEYS, 1)
            if close:
                raise BadSetup("error-config-key-close", file=file, key=short(key), close=close[0], field=key)
            raise BadSetup("error-config-key", file=file, key=short(key), field=key)
    return kept


def _read(option: Option, value: Any, where: str) -> Any:
    """Read a value of a file or of the environment; what is wrong with it is said with its key."""
    try:
        return _fitting(option, value)
    except (argparse.ArgumentTypeError, PurrlorError) as error:
        trouble = error.said if isinstance(error, PurrlorError) else str(error)
        raise BadSetup("error-config-value", where=where, key=option.key, trouble=trouble, field=option.key) from None


def _fitting(option: Option, value: Any) -> Any:
    if option.switch:
        if not isinstance(value, bool):
            raise BadSetup("error-config-switch")
        return value
    if option.many:
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise BadSetup("error-config-list")
        return tuple(option.read(one) for one in value)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise BadSetup("error-config-one")
    if isinstance(option.default, str) and not isinstance(value, str):
        raise BadSetup("error-config-text")
    return option.read(str(value))


def secret(values: dict[str, Any], key: str) -> str:
    """Return a secret, which may lie in a file of its own."""
    file = values[f"{key}_file"]
    if not file or values[key]:
        return str(values[key])
    found = read_text(Path(file), f"{key}_file").strip()
    if not found:
        raise BadSetup("error-config-secret", file=file, field=f"{key}_file")
    return found


def database_of(values: dict[str, Any]) -> str:
    """Return the address of the database, with its password."""
    given, password = str(values["database"]), secret(values, "database_password")
    return with_password(given, password) if password else given


# -- The file, explained


def example() -> str:
    """Return a file of settings in which every key is explained and none is set."""
    parts = [_comment(worded("config-head", variable=CONFIG))]
    parts += [_explained(option) for option in OPTIONS]
    return "\n".join(parts)


def _explained(option: Option) -> str:
    value = option.default if option.example is None else option.example
    known = f"{option.variable}, {option.flag}" if option.flag else option.variable
    return f"{_comment(worded(option.help))}{_comment(f'({known})')}#{option.key} = {_toml(value)}\n"


def _comment(text: str) -> str:
    return "".join(f"# {line}\n" for line in text.splitlines())


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(one) for one in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
