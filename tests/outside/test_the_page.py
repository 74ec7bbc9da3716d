"""The example is what docs/adding-a-game.md says, file by file and word by word."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from outside.installing import EXAMPLE, ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
GAME = EXAMPLE / "src" / "warm_laundry"
OPTIONAL = {"effects.py", "look.css"}
BLOCKS = [
    tomllib.loads(re.sub(r"^   ", "", text, flags=re.MULTILINE))
    for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
]


def holds(whole: Any, part: Any) -> bool:
    """Tell whether everything that is said is so, whatever else there is."""
    if isinstance(part, dict):
        return all(key in whole and holds(whole[key], value) for key, value in part.items())
    if part and isinstance(part, list) and isinstance(part[0], dict):
        return all(any(holds(one, wanted) for one in whole) for wanted in part)
    return bool(whole == part)


def test_the_example_has_the_files_of_the_page() -> None:
    table = PAGE[PAGE.index("| file |") : PAGE.index("What a larger game has")]
    named = set(re.findall(r"^   \| `([\w.]+)` \|", table, re.MULTILINE))
    there = {path.name for path in GAME.iterdir() if path.is_file()}
    assert named - OPTIONAL == there - OPTIONAL


def test_what_the_page_writes_stands_in_the_example() -> None:
    for block, file in zip(BLOCKS, (EXAMPLE / "pyproject.toml", GAME / "cards.toml"), strict=True):
        assert holds(tomllib.loads(file.read_text(encoding="utf-8")), block), file


def test_the_page_tells_every_field_of_a_look() -> None:
    from purrlor.server.wire.bodies import Felt, GameLook

    table = PAGE[PAGE.index("| in `[look]` |") : PAGE.index("`look.css` may lay")]
    told = set(re.findall(r"`([a-z]+)`", table))
    assert {*GameLook.__struct_fields__, *Felt.__struct_fields__} - {"style"} <= told
