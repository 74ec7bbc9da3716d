"""The quick way to a sentence of the shell that is one line of plain text; it needs none of the other modules.

A command that prints its help is done sooner so than it would take to import them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


def plain(id: str, language: str) -> str | None:
    """Return a sentence of the shell, or nothing where this way does not lead to it."""
    text = _text(language) if language.replace("-", "").isalnum() else ""
    start = text.rfind(f"\n{id} = ")  # of two with one name the later one counts
    if start < 0:
        return None
    line, _, rest = text[start + len(id) + 4 :].partition("\n")
    goes_on = rest.lstrip("\n")[:1] == " "
    return None if goes_on or "{" in line or "\r" in line else line.strip(" ")


@cache
def _text(language: str) -> str:
    try:
        return "\n" + (HERE / f"{language}.ftl").read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return ""
