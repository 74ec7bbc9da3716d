"""Names that look alike are told apart at a table by a number in a circle: Ann, Ann ②. Nobody is refused for a name.

Alike is what differs only in case, width, accents, spaces and stops, or in letters that Unicode's list of confusables
calls alike (`confusables.txt`): a Cyrillic а, 0 and O, 1 and l.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from purrlor.server.identity.names import CIRCLED

MARKS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
# Accents and what does not show; vowel signs of other scripts are letters to those who read them, and stay.
UNHEEDED = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u200b-\u200f\ufe00-\ufe0f]")


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name as it stands beside others: with the lowest number that no look-alike has, the first has none."""
    bare = _bare(name)
    taken = {_number(other) for other in others if look_alike(bare, _bare(other))}
    number = next(n for n in range(1, len(MARKS) + 1) if n not in taken or n == len(MARKS))
    return bare if number == 1 else f"{bare} {MARKS[number - 1]}"


def look_alike(one: str, other: str) -> bool:
    """Return whether two names could be taken for each other."""
    return not _looks(one).isdisjoint(_looks(other))


def _bare(name: str) -> str:
    """Return a name without a number in a circle: nobody can choose one."""
    return " ".join(CIRCLED.sub(" ", name).split()) or name


def _number(name: str) -> int:
    last = name[-1:]
    return MARKS.index(last) + 1 if last and last in MARKS else 1


@lru_cache(4096)
def _looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is written and in small letters."""
    seen = UNHEEDED.sub("", unicodedata.normalize("NFKD", name))
    letters = "".join(letter for letter in seen if unicodedata.category(letter)[0] not in "PZ") or seen
    return frozenset({_drawn(letters), _drawn(letters.casefold())})


def _drawn(letters: str) -> str:
    table = _confusables()
    return letters.translate(table).casefold().translate(table).casefold().replace("vv", "w")


@cache
def _confusables() -> dict[int, str]:
    text = Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8")
    rows = [line.split(" ", 1) for line in text.splitlines() if line[:2] != "# "]
    return {ord(letter): like for like, letters in rows for letter in letters}
