"""The gate of a table: one at a time, in the order of coming, with or without a task."""

from __future__ import annotations

import asyncio

import pytest

from purrlor.server.gate import Gate
from server.harness import story


@story
async def test_whoever_finds_it_open_goes_in_at_once_and_the_others_in_their_order() -> None:
    gate, said = Gate(), list[str]()

    async def walk(name: str) -> None:
        async with gate:
            said.append(name)

    gate.enter(lambda: said.append("first"))
    assert said == ["first"] and gate.locked()
    walking = asyncio.create_task(walk("second"))
    await asyncio.sleep(0)
    gate.enter(lambda: said.append("third"))
    assert said == ["first"]
    gate.leave()
    assert said == ["first"] and gate.locked(), "it was handed over, nobody slips in"
    await walking
    assert said == ["first", "second", "third"] and gate.locked()
    gate.leave()
    assert not gate.locked()


@story
async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    gate, said = Gate(), list[str]()

    async def wait() -> None:
        async with gate:
            said.append("in")

    for late in (False, True):  # before or after the gate was handed over
        gate.enter(lambda: None)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        if late:
            gate.leave()
            waiting.cancel()
        else:
            waiting.cancel()
            gate.leave()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not gate.locked() and said == []


@story
async def test_what_breaks_inside_leaves_it_open() -> None:
    gate = Gate()
    with pytest.raises(ZeroDivisionError):
        async with gate:
            raise ZeroDivisionError
    assert not gate.locked()
