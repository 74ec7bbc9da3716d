"""The command line in careless and hostile hands: whatever is given, one sentence and never a traceback."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import purrlor
from purrlor.arguments import Parser, file_to_read, file_to_write, folder_to_fill
from purrlor.cli import COMMANDS
from purrlor.extras import missing
from purrlor.saying import harmless
from sampling import FULL

SECONDS = 60  # for a command to say what is wrong, on a busy machine
GAME = "kitty-cataclysm"
RECORD = purrlor.game(GAME).match(seats=2, seed=1, names=["Ann", "Bo"]).record
NUMBERS = ("9" * 5000, "nan", "-1", "²", "9" * 50, "inf", "1e9", "", "0x10")
ELSEWHERE = ("backup", "restore")  # tests/server/test_backup.py


class Given(NamedTuple):
    """An option of a command, with a hostile value."""

    command: str
    option: str
    words: list[str]
    shown: str


def purrlor_says(words: list[str], typed: bytes = b"") -> tuple[int, str, str]:
    """Run the real command in a process of its own."""
    done = subprocess.run([sys.executable, "-m", "purrlor", *words], input=typed, capture_output=True, timeout=SECONDS)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def assert_refused(words: list[str], *named: str) -> None:
    """The command refuses in one line that names what is wrong."""
    code, _, said = purrlor_says(words)
    assert code == 2, (words, code, said[-2000:])
    assert said.startswith("purrlor: ") and said.count("\n") == 1 and len(said) < 800, said[-2000:]
    assert "should not happen" not in said and "Traceback" not in said
    assert any(name in said for name in named), (named, said)


# -- All options of all commands


def options_of(command: str) -> list[argparse.Action]:
    parser = Parser()
    module: Any = import_module(COMMANDS[command].module)
    module.arguments(parser)
    return [action for action in parser._actions if action.dest != "help"]


def kind_of(action: argparse.Action) -> str:
    """Say what an option takes: numbers, or a file to read or write, or a folder."""
    made = getattr(action.type, "__qualname__", "")
    if action.type in (int, float) or made.startswith(("whole", "real")):
        return "number"
    files: dict[Any, str] = {file_to_read: "read", file_to_write: "write", folder_to_fill: "folder", Path: "write"}
    return "read" if action.dest == "cards" else files.get(action.type, "")


def with_value(command: str, action: argparse.Action, value: str) -> list[str]:
    """Give the words of a command, with one option set."""
    if not action.option_strings:
        return [command, value]
    needed = [__file__] if command == "replay" else [] if command == "serve" else [GAME]
    return [command, *needed, f"{action.option_strings[-1]}={value}"]


def walked(kind: str, values: Callable[[int], list[str]]) -> Iterator[Given]:
    """Go over all options of a kind; `values` gives those for the first, the second …"""
    commands = sorted(set(COMMANDS) - set(ELSEWHERE))
    found = [(command, action) for command in commands for action in options_of(command) if kind_of(action) == kind]
    for number, (command, action) in enumerate(found):
        for value in values(number):
            option = (action.option_strings or [action.dest])[-1]
            yield Given(command, option, with_value(command, action, value), value[:12])


def some_numbers(turn: int) -> list[str]:
    return list(NUMBERS) if FULL else [NUMBERS[turn % len(NUMBERS)]]


def named(given: Given) -> str:
    return f"{given.command} {given.option} {given.shown}"


def test_no_option_takes_numbers_or_files_unseen() -> None:
    """A new option is read by what looks at it first (`arguments.py`), so that the tests below find it."""
    for command in sorted(set(COMMANDS) - set(ELSEWHERE)):
        for action in options_of(command):
            unseen = action.type in (int, float) or (action.type is Path and action.dest not in ("plot", "log"))
            assert not unseen, (command, action.dest)


@pytest.mark.parametrize("given", list(walked("number", some_numbers)), ids=named)
def test_numbers(given: Given) -> None:
    assert_refused(given.words, given.option, f" {given.option.lstrip('-')} ")


# -- Files


@pytest.fixture(scope="module")
def bad_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Give files that are none, or too much."""
    place = tmp_path_factory.mktemp("bad")
    found = {name: place / name for name in ("folder", "fifo", "deep", "long", "junk", "digits", "esc\x1b[31m")}
    found["folder"].mkdir()
    os.mkfifo(found["fifo"])
    found["deep"].write_text("a = " + "[" * 100_000)
    found["junk"].write_bytes(bytes(range(256)) * 10)
    found["digits"].write_text("a = " + "9" * 5000)
    found["long"].touch()
    os.truncate(found["long"], 100_000_000)
    return {**found, "endless": Path("/dev/zero"), "none": place / "none" / "none", "name": place / ("x" * 300)}


BAD = {
    "read": ["folder", "endless", "fifo", "deep", "long", "junk", "digits", "none", "name", "esc\x1b[31m"],
    "write": ["folder", "fifo", "none", "name"],
    "folder": ["junk", "junk/below", "name"],
}


def some_files(kind: str) -> Callable[[int], list[str]]:
    return lambda turn: BAD[kind] if FULL else [BAD[kind][turn % len(BAD[kind])]]


@pytest.mark.parametrize("given", [g for kind in BAD for g in walked(kind, some_files(kind))], ids=named)
def test_files(given: Given, bad_files: dict[str, Path]) -> None:
    first, _, rest = given.words[-1].rpartition("=")
    name, _, below = rest.partition("/")
    path = str(bad_files[name] / below if below else bad_files[name])
    words = [*given.words[:-1], f"{first}={path}" if first else path]
    lacking = missing(COMMANDS[given.command].needs)  # tests/train has training's files where torch is
    assert_refused(words, lacking or given.option.lstrip("-"), harmless(Path(path).name[:100]), "not a record")


RECORDS: dict[str, tuple[str, str]] = {
    "deep": ("[" * 200_000, "deeply"),
    "names": (json.dumps({**json.loads(RECORD.to_json()), "names": [1, 2]}), "names"),
    "escapes": (json.dumps({**json.loads(RECORD.to_json()), "names": ["\x1b[31mred\x07"]}), "names"),
    "square": (json.dumps({**json.loads(RECORD.to_json()), "moves": ["² play:x"]}), "Move 1"),
    "seat": (json.dumps({**json.loads(RECORD.to_json()), "moves": ["9" * 5000 + " play:x"]}), "Move 1"),
    "seed": (json.dumps({**json.loads(RECORD.to_json()), "seed": "f" * 5000}), "seed"),
    "surrogate": (json.dumps({**json.loads(RECORD.to_json()), "moves": ["0 play:\ud800"]}), "Move 1"),
    "move": (json.dumps({**json.loads(RECORD.to_json()), "moves": ["0 \x1b]0;title\x07"]}), "Move 1"),
    "start": (json.dumps({**json.loads(RECORD.to_json()), "start": {"stack": [[1]]}}), "row of a position"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_records(name: str, tmp_path: Path) -> None:
    text, words = RECORDS[name]
    (tmp_path / "game.json").write_text(text)
    assert_refused(["replay", str(tmp_path / "game.json")], words)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[[card]]\nid = 'fat-cat'\nvalue = 999999999", "line 3: a number in 'value' of fat-cat is from -127 to 127"),
        ("[[card]]\nid = 'fat-cat'\nvalue = -999999999", "line 3: a number in 'value'"),
        ("[[card]]\nid = 'fat-cat'\ncount = 999\nvalue = 120", "line 4: the 'value' of all cards together"),
        ("[[card]]\nid = 'fat-cat'\neffect = ['draw 99999']", "line 3: a number in 'effect'"),
        ("[[card]]\nid = 'fat-cat'\ncount = 99999999999999999999", "line 3: a number in 'count'"),
        ("[[card]]\nid = 'a>b'", "line 2: the id of a card"),
        ('[[card]]\nid = "fat-cat"\nname = "\\u001b"', "line 3: 'name' of fat-cat"),
        ("a = " + "[" * 100_000, "too deeply"),
        ("a = " + "9" * 5000, "digits"),
    ],
)
def test_sheets_of_cards(text: str, named: str, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(text)
    assert_refused(["simulate", GAME, "--games", "10", "--cards", str(tmp_path / "my.toml")], named)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["x" * 300], "no command"),
        (["\x1b[31m"], "no command '\\x1b[31m'"),
        (["games", "x" * 300], "no game"),
        (["games", "../games"], "no game"),
        (["simulate", GAME, "--bots", "search:" + "9" * 400], "iterations"),
        (["simulate", GAME, "-o", "\x1b=1"], "option"),
        (["simulate", GAME, "--games"], "--games"),
        (["report", GAME, "--seats", "9" * 5000], "seats"),
        (["play", GAME, "--names", "x" * 100], "names"),
        (["play", GAME, "--names", "\x1b[31m"], "names"),
        (["serve", "--nonsense"], "--nonsense"),
    ],
)
def test_words(words: list[str], named: str) -> None:
    assert_refused(words, named)


def test_a_dataset_that_is_none(tmp_path: Path) -> None:
    for name in ("games", "decisions"):
        (tmp_path / f"{name}.parquet").write_bytes(b"PAR1" + bytes(100) + b"PAR1")
    assert_refused(["dataset", str(tmp_path), "--row", "0"], "not a dataset")


def test_whatever_is_typed_at_a_table(tmp_path: Path) -> None:
    """Control characters, half letters, thousands of digits: none of them ends the game, none reaches the terminal."""
    lines = [
        b"\xb2",
        "²".encode(),
        b"9" * 5000,
        b"\x00",
        b"save \x00",
        b"save /",
        b"card \x1b[31m",
        b"rules (",
        b"\xff\xfe",
    ]
    lines += ["\ud800".encode("utf-8", "surrogatepass"), b"x" * 10_000, b"save " + b"y" * 300]
    code, shown, said = purrlor_says(["play", GAME, "--seed", "5"], b"\n".join([*lines, b"quit", b""]))
    assert code == 0, said
    assert "See you soon" in shown
    assert "\x1b" not in shown + said and "Traceback" not in said
    assert said.count("could not save") == 3


# -- Ctrl-C

# as in a terminal, even when whoever runs the tests ignores the signal
TERMINAL = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
READY = TERMINAL + "import sys, purrlor.cli; print('ready', flush=True); sys.exit(purrlor.cli.main())"
LONG = {
    "simulate": ["simulate", GAME, "--games", "1000000000"],
    "bots": ["simulate", GAME, "--games", "1000000", "--bots", "tiger", "--threads", "2"],
    "check": ["check", GAME, "--games", "1000000000"],
    "report": ["report", GAME, "--games", "1000000000", "--out", "report"],
    "dataset": ["dataset", GAME, "--games", "100000000", "--out", "data"],
    "arena": ["arena", GAME, "--bots", "tiger,alley-cat", "--games", "100000", "--jobs", "2"],
    "compile": ["compile"],
    "play": ["play", GAME],
}
DELAYS = (0.01, 0.03, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)


@pytest.mark.parametrize(
    ("name", "delay"),
    [(name, delay) for k, name in enumerate(LONG) for delay in (DELAYS if FULL else (DELAYS[1 + k % 4], 1.2))],
)
def test_ctrl_c(name: str, delay: float, tmp_path: Path) -> None:
    """As a terminal does it: all processes of the command get the signal, and none says more than a line."""
    where = {**os.environ, "PURRLOR_CACHE": str(tmp_path / "cache")} if name == "compile" else {**os.environ}
    where["PYTHONPATH"] = os.pathsep.join(sys.path)
    process = subprocess.Popen(
        [sys.executable, "-c", READY, *LONG[name]], start_new_session=True, cwd=tmp_path, env=where,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None and process.stdout.readline() == b"ready\n"
    time.sleep(delay)
    os.killpg(process.pid, signal.SIGINT)
    try:
        _, said = process.communicate(timeout=10)
    finally:
        process.kill()
    assert process.returncode == 130, (process.returncode, said.decode())
    lines = [line for line in said.decode().splitlines() if "compiling the rules" not in line]
    assert len(lines) <= 1 and "Traceback" not in said.decode(), said.decode()
    deadline = time.monotonic() + 5
    while name == "compile" and _others_with(str(tmp_path)):
        assert time.monotonic() < deadline, "a compiler is still at work"
        time.sleep(0.1)


def _others_with(word: str) -> list[str]:
    """Give the processes whose surroundings speak of something."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if word.encode() in (place / "environ").read_bytes() and int(place.name) != os.getpid():
                found.append(place.name)
        except OSError:
            continue
    return found
