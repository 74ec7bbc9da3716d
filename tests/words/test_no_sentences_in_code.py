"""Sentences for people are in catalogs: in code no text looks like one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import purrlor

SOURCE = Path(purrlor.__file__).parent
BEGINS = re.compile(r"[A-Z][a-z']* [a-z]+\b")  # a capital letter, and a word in small letters behind it
ENDS = re.compile(r"(?:\S+ ){2,}[a-z'\)]+\.\Z")  # three words or more, and a period
GAP = "…"  # in place of what an f-string fills in
FOR_DEVELOPERS = {
    "ValueError", "TypeError", "AssertionError", "KeyError", "AttributeError", "ImportError", "ModuleNotFoundError",
    "RuntimeError", "NotImplementedError", "WrongState", "CheckFailed", "OSError", "IndexError", "LookupError",
}  # fmt: skip
LOGGING = {"debug", "info", "warning", "warn", "error", "exception", "critical", "log"}
# Files in which such texts are meant, and why.
EXCEPTIONS = {
    "server/metrics.py": "what a counter counts, for Prometheus",
    "engine/native/observe.py": "names of the numbers of an observation, which programs compare",
    "engine/batch/encoding.py": "names of features, which are those of observations",
    "server/wire/codegen.py": "a comment at the head of a file that we write",
}


def _texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give every text that is no docstring, and neither logged nor raised for developers."""
    left_out = {id(node) for node in _quiet(tree)}

    def walk(node: ast.AST) -> Iterator[tuple[int, str]]:
        if id(node) in left_out:
            return
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else GAP for part in node.values]
            yield node.lineno, "".join(map(str, parts))
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from walk(part.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        else:
            for child in ast.iter_child_nodes(node):
                yield from walk(child)

    yield from walk(tree)


def _quiet(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (
                part for part in node.body if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
            )
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield node.msg
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            logs = isinstance(node.func, ast.Attribute) and name in LOGGING
            if logs or name in FOR_DEVELOPERS:
                yield node
            yield from (word.value for word in node.keywords if word.arg == "metavar")


def sentences(source: str) -> list[tuple[int, str]]:
    """Return the texts of a module that look like sentences."""
    found = _texts(ast.parse(source))
    return [(line, text) for line, text in found if BEGINS.match(text) or ENDS.match(text)]


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith(tuple(EXCEPTIONS))])
def test_sentences_are_in_catalogs(file: str) -> None:
    assert not sentences((SOURCE / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("place", EXCEPTIONS)
def test_an_exception_is_still_needed(place: str) -> None:
    inside = [file for file in FILES if file.startswith(place)]
    assert any(sentences((SOURCE / file).read_text(encoding="utf-8")) for file in inside), place


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ('say("See you soon.")', True),
        ('say(f"Saved to {path}.")', True),
        ('say(f"{name} is a folder, not a file.")', True),
        ('LOG.warning("The key file changed: %s", error)', False),
        ('raise ValueError("There is no such field.")', False),
        ('parser.add_argument("--vs", metavar="Name or file")', False),
        ('"""Says something."""', False),
        ('worded("play-leaving")', False),
        ('NAMES = ("Sir Purr", "Marmalade")', False),
    ],
)
def test_what_looks_like_a_sentence_is_seen(code: str, seen: bool) -> None:
    assert bool(sentences(code)) is seen
