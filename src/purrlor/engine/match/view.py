"""One view for every client: built up from nothing, the same shape in all games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from purrlor.engine.match.outcome import Outcome
from purrlor.engine.view.compact import compact
from purrlor.engine.view.page import BETWEEN

SEPARATOR = BETWEEN.encode()
# What is said again and again, as it was written the first time.
in_json = lru_cache(10_000)(lambda said: compact(said).encode())


def template(facts: Mapping[str, Any], names: list[str]) -> bytes:
    """Return the pattern of a seat's views, with all that does not change in a match."""
    heads = [{"seat": seat, "name": name} for seat, name in enumerate(names)]
    seats = b",".join(b"%b,%%b" % _fixed(head) for head in heads)
    return (
        b'%b,"beat":%%d,"turn":%%d,"phase":%%b,"seats":[%b],"zones":[%%b],"waiting":%%b,"prompt":%%b,"moves":[%%b],'
        b'"outcome":%%b}' % (_fixed(facts), seats)
    )


def _fixed(facts: Mapping[str, Any]) -> bytes:
    """Write facts into a pattern, open at the end."""
    return compact(facts)[:-1].encode().replace(b"%", b"%%")


def write(
    pattern: bytes,
    beat: int,
    turn: int,
    flow: tuple[tuple[int, ...], str],
    page: bytes,
    question: tuple[bytes, bytes],
    ended: Outcome | None,
) -> bytes:
    """Fill a template in; the flow is who is awaited and the phase, a question is its prompt and its moves."""
    awaited, phase = flow
    return pattern % (
        beat,
        turn,
        in_json(phase),
        *page.split(SEPARATOR),  # each seat, then all zones
        in_json(awaited),
        *question,
        b"null" if ended is None else ended.json,
    )


@lru_cache(10_000)
def prompt(kind: str, text: str, rule: str) -> bytes:
    """Return what is asked of the seat that looks, and by which rule."""
    return compact({"kind": kind, "text": text, "rule": rule}).encode()
