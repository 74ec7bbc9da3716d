"""How the table turns: what a value that names a seat, or a place of a seat, is when another seat is the first."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.fields import Axis
from purrlor.engine.author.verbs import Verbs

View = tuple[int, int]  # how many sit at the table, and who looks
SEATED = re.compile(r"(.+\.)?(\d)")  # a seat, or a place that belongs to one: `2`, `yard.2`


def views(most: int) -> list[View]:
    """Return every seat at every table of at most so many."""
    return [(n, seat) for n in range(1, most + 1) for seat in range(n)]


def turned_seat(seat: int, view: View) -> int:
    """Return how far round the table a seat is; one that is not at the table stays."""
    n, me = view
    return (seat - me) % n if seat < n else seat


def turned_set(seats: int, view: View) -> int:
    """Return a set of seats, kept as bits, with `me` as seat 0."""
    return sum(1 << turned_seat(seat, view) for seat in range(8) if seats >> seat & 1)


def turned_names(names: Sequence[str], of_seats: bool, view: View) -> NDArray[np.int64]:
    """Return, for each value, the value that means the same when the one who looks is seat 0."""
    index = {name: i for i, name in enumerate(names)}
    return np.array([index.get(_turned(name, of_seats, view), i) for i, name in enumerate(names)], np.int64)


def _turned(name: str, of_seats: bool, view: View) -> str:
    found = SEATED.fullmatch(name)
    if found is None or not (found[1] or of_seats):
        return name
    return f"{found[1] or ''}{turned_seat(int(found[2]), view)}"


def turned_places(shape: tuple[int, ...], axes: Sequence[Axis | None], view: View) -> NDArray[np.int64]:
    """Return where the numbers of an array lie, in the order in which a seat sees them."""
    places = np.arange(int(np.prod(shape, dtype=int))).reshape(shape)
    for number, axis in enumerate(axes):
        if axis is not None:
            turn = turned_names(axis.names, axis.of_seats, view)
            places = np.take(places, np.argsort(turn), axis=number)
    return places.ravel()


def turned_moves(verbs: Verbs, view: View) -> NDArray[np.int16]:
    """Return, for every move, its number as it is seen from a seat."""
    parts = []
    for verb in verbs.all:
        numbers = np.zeros(1, np.int64)
        for axis in verb.axes:
            turn = turned_names(axis.names, axis.of_seats, view)
            numbers = (numbers[:, None] * len(axis) + turn[None]).ravel()
        parts.append(verb.base + numbers)
    return np.concatenate(parts).astype(np.int16)
