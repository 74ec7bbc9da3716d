"""`purrlor …`: a table of commands; only the module of the command that is called gets imported."""

from __future__ import annotations

import difflib
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from types import FrameType, TracebackType
from typing import Any, NamedTuple

from purrlor import __version__
from purrlor.arguments import Parser, add_language, known_language, named_language
from purrlor.errors import PurrlorError
from purrlor.extras import SERVER, explain, extra_of, missing
from purrlor.said import Said
from purrlor.saying import complain, say, speak, worded

INTERRUPTED = 130
PATIENCE = 3.0  # seconds for a command to save what it has done
TRACEBACK = "PURRLOR_TRACEBACK"


class Command(NamedTuple):
    """Where a command lives (a module with `arguments(parser)` and `run(args)`), what it does and what it needs.

    What it does is the id of a sentence.
    """

    module: str
    help: str
    needs: tuple[str, ...] = ()  # modules that come with an extra; looked for before any work is done


COMMANDS = {
    "games": Command("purrlor.terminal.games", "command-games"),
    "play": Command("purrlor.terminal.play", "command-play"),
    "simulate": Command("purrlor.lab.simulate", "command-simulate"),
    "replay": Command("purrlor.terminal.replay", "command-replay"),
    "check": Command("purrlor.lab.check", "command-check"),
    "serve": Command("purrlor.server.cli.serve", "command-serve", SERVER),
    "backup": Command("purrlor.server.cli.backup", "command-backup", SERVER),
    "restore": Command("purrlor.server.cli.restore", "command-restore", SERVER),
    "key": Command("purrlor.server.cli.key", "command-key", SERVER),
    "admin": Command("purrlor.server.cli.admin.command", "command-admin", SERVER),
    "arena": Command(
        "purrlor.lab.arena.command",
        "command-arena",
        ("rich", "openskill", "matplotlib"),
    ),
    "report": Command(
        "purrlor.lab.report.command",
        "command-report",
        ("jinja2", "matplotlib"),
    ),
    "dataset": Command("purrlor.lab.dataset", "command-dataset", ("pyarrow",)),
    "observation": Command("purrlor.adapters.layout", "command-observation"),
    "train": Command("purrlor.train.command", "command-train", ("torch",)),
    "compile": Command("purrlor.lab.compile", "command-compile"),
    "words": Command("purrlor.terminal.words", "command-words"),
}


STRUCK = threading.Event()  # Ctrl-C was pressed


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; an error is one sentence, never a traceback."""
    if argv is not None:
        return _chosen(list(argv))
    sys.excepthook = _broken
    try:
        _prepare()
        code = _chosen(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED or STRUCK.is_set():  # a library may have swallowed the interruption
        _leave_now()
    return code


def _chosen(words: list[str]) -> int:
    try:
        words = _settle_language(words)
    except PurrlorError as error:
        complain(error)
        return 2
    if not words or words[0] in ("-h", "--help", "help"):
        return _usage()
    if words[0] in ("-V", "--version"):
        print(f"purrlor {__version__}")
        return 0
    if words[0] not in COMMANDS:
        return _unknown(words[0])
    return _run(words[0], words[1:])


def _settle_language(words: list[str]) -> list[str]:
    """Speak the language that is asked for, anywhere among the words, or that of the terminal; return the others."""
    from purrlor.words import from_environment

    speak(from_environment(os.environ))
    wanted, others = named_language(words)
    if wanted is not None:
        speak(known_language(wanted))
    return others


def _run(name: str, words: list[str]) -> int:
    try:
        with _left_at_once():
            module: Any = import_module(COMMANDS[name].module)
    except ModuleNotFoundError as error:
        return _lacking(name, error.name)
    try:
        parser = Parser(prog=f"purrlor {name}", description=worded(COMMANDS[name].help))
        add_language(parser)
        module.arguments(parser)
        args = parser.parse_args(words)
        if lacking := missing(COMMANDS[name].needs):
            return _lacking(name, lacking)
        return int(module.run(args) or 0)
    except ModuleNotFoundError as error:
        if not extra_of(error.name):
            raise
        return _lacking(name, error.name)
    except BrokenPipeError:
        _forget_output()
        return INTERRUPTED
    except (PurrlorError, OSError, MemoryError) as error:
        complain(_trouble(error))
        return 2
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has written ^C
        return INTERRUPTED
    except Exception as error:
        if isinstance(error.__context__, KeyboardInterrupt):  # a library made something else of it
            return INTERRUPTED
        raise


def _lacking(name: str, module: str | None) -> int:
    complain(explain(name, module))
    return 2


def _trouble(error: Exception) -> PurrlorError | Said:
    if isinstance(error, PurrlorError):
        return error
    if isinstance(error, FileNotFoundError):
        return Said("file-none", path=error.filename)
    if isinstance(error, OSError):
        where = error.filename or Said("trouble-system")
        return Said("trouble-at", where=where, error=error.strerror or error)
    return Said("trouble-memory")


# -- The process, where it is ours


def _prepare() -> None:
    """Whatever is typed can be read, whatever is said can be written, and Ctrl-C never shows where it struck."""
    sys.unraisablehook = _unraisable
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _struck)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _struck(number: int, frame: FrameType | None) -> None:
    """Interrupt the command; where a library swallows that, leave a little later all the same, or at the next time."""
    if any(isinstance(thread, threading.Timer) for thread in threading.enumerate()):
        _leave_now()
    STRUCK.set()
    leaving = threading.Timer(PATIENCE, _leave_now)
    leaving.daemon = True
    leaving.start()
    signal.default_int_handler(number, frame)


@contextmanager
def _left_at_once() -> Iterator[None]:
    """While modules are imported, Ctrl-C ends the process there and then: nothing is begun yet, nothing is lost."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not _struck:  # this is not our process
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _leave_now() -> None:
    """Who has pressed Ctrl-C does not want to wait for threads."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(INTERRUPTED)


def _forget_output() -> None:
    """Nobody reads any more; what is still to be written must not break again at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _broken(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Ask for a report where our own code broke; the traceback is for whoever looks into it."""
    if issubclass(kind, KeyboardInterrupt):
        _leave_now()
    if os.environ.get(TRACEBACK):
        sys.__excepthook__(kind, error, trace)
    complain(Said("trouble-ours", kind=kind.__name__, error=error, variable=TRACEBACK))


def _unraisable(met: sys.UnraisableHookArgs) -> None:
    if isinstance(met.exc_value, KeyboardInterrupt):  # it struck where nobody could be told
        _leave_now()
    sys.__unraisablehook__(met)


def _usage() -> int:
    say(f"{worded('usage')}\n\n{worded('usage-about')}\n")
    for name, command in COMMANDS.items():
        say(f"  {name:<10} {worded(command.help)}")
    say(f"\n{worded('usage-more')}")
    return 0


def _unknown(name: str) -> int:
    if close := difflib.get_close_matches(name, COMMANDS, 1):
        complain(Said("command-close", name=name, close=close[0]))
    else:
        complain(Said("command-unknown", name=name, known=", ".join(COMMANDS)))
    return 2
