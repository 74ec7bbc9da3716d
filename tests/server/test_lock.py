"""The lock of a table: one at a time, in the order of coming, with or without a task."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from purrlor.server.tables.lock import TableLock
from server.harness import story


@story
async def test_whoever_finds_it_open_goes_in_at_once_and_the_others_in_their_order() -> None:
    lock, said = TableLock(), list[str]()

    async def walk(name: str) -> None:
        async with lock:
            said.append(name)

    lock.acquire(lambda: said.append("first"))
    assert said == ["first"] and lock.locked()
    walking = asyncio.create_task(walk("second"))
    await asyncio.sleep(0)
    lock.acquire(lambda: said.append("third"))
    assert said == ["first"]
    lock.release()
    assert said == ["first"] and lock.locked(), "it was handed over, nobody slips in"
    await walking
    assert said == ["first", "second", "third"] and lock.locked()
    lock.release()
    assert not lock.locked()


@story
async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    lock, said = TableLock(), list[str]()

    async def wait() -> None:
        async with lock:
            said.append("in")

    for late in (False, True):  # before or after the lock was handed over
        lock.acquire(lambda: None)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        if late:
            lock.release()
            waiting.cancel()
        else:
            waiting.cancel()
            lock.release()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.sleep(0)
        assert not lock.locked() and said == []


@story
async def test_what_breaks_inside_leaves_it_open() -> None:
    lock = TableLock()
    with pytest.raises(ZeroDivisionError):
        async with lock:
            raise ZeroDivisionError
    assert not lock.locked()


@story
async def test_a_line_of_any_length_is_no_recursion() -> None:
    """Everybody in it goes out at once: that was deeper than Python allows."""
    lock, went = TableLock(), list[int]()

    def go(number: int) -> None:
        went.append(number)
        lock.release()

    lock.acquire(lambda: None)
    for number in range(5_000):
        lock.acquire(partial(go, number))
    lock.release()
    while lock.locked():
        await asyncio.sleep(0)
    assert went == [*range(5_000)]


@story
async def test_a_callback_that_breaks_is_logged_and_the_next_one_goes(caplog: pytest.LogCaptureFixture) -> None:
    lock, said = TableLock(), list[str]()
    lock.acquire(lambda: None)
    lock.acquire(lambda: said.append(str(1 // 0)))
    lock.acquire(lambda: said.append("next"))
    lock.release()
    await asyncio.sleep(0.01)
    assert said == ["next"] and lock.locked() and "broke" in caplog.text


@story
async def test_a_lock_that_nobody_holds_cannot_be_released() -> None:
    with pytest.raises(RuntimeError, match="nobody holds"):
        TableLock().release()
