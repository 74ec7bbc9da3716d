"""The plan of the house shows: small rooms with names, and a way of a move that is as the docs tell it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/purrlor"
PACKAGES = sorted(path.parent for path in SOURCE.rglob("__init__.py"))
MAX_MODULES, MAX_GAME_MODULES, MAX_LINES, MAX_STEPS = 14, 20, 450, 15


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SOURCE.parent)))
def test_a_room_is_small_and_says_what_lives_there(package: Path) -> None:
    modules = [path for path in package.glob("*.py") if path.name != "__init__.py"]
    most = MAX_GAME_MODULES if package.parent == SOURCE / "games" else MAX_MODULES
    assert len(modules) <= most, sorted(path.name for path in modules)
    assert ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))


def test_files_are_short() -> None:
    lines = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    assert not {path: count for path, count in lines.items() if count > MAX_LINES}


def _is_typed_reading(node: ast.AST) -> bool:
    """Say whether a call has msgspec read a type, or makes something that does."""
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    typed = any(keyword.arg == "type" for keyword in node.keywords)
    return called.startswith("msgspec") and (
        called.endswith(("convert", "Decoder")) or (called.endswith("decode") and typed)
    )


def test_types_are_read_by_readers_only() -> None:
    """Two threads that have msgspec learn a type at once crash; `Reader` says how that is kept from happening."""
    modules = [path for path in (SOURCE / "server").rglob("*.py") if path.name != "reader.py"]
    assert len(modules) > 60
    calls = [(path, node) for path in modules for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    assert not [f"{path.name}: {ast.unparse(node)}" for path, node in calls if _is_typed_reading(node)]


def _functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner.name}" for inner in node.body if hasattr(inner, "name")}
    return found


def test_the_way_of_a_move_is_told_as_it_is() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    way = text.partition("### The way of a move")[2].partition("\n## ")[0]
    steps = re.findall(r"^(\d+)\. (.*)$", way, re.MULTILINE)
    assert [int(number) for number, _ in steps] == [*range(1, len(steps) + 1)] and 10 <= len(steps) <= MAX_STEPS
    for _, step in steps:
        named = re.findall(r"`([\w/]+\.py)` `([\w.]+)`", step)
        assert named, step
        for file, function in named:
            assert function in _functions(SOURCE / "server" / file), f"{file} has no {function}"
