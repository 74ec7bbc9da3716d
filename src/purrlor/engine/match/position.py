"""A record as a dict of named fields and card ids, and back; derived from its declaration."""

from __future__ import annotations

from typing import Any

import numpy as np

from purrlor.engine.author.fields import Axis, Field, Struct
from purrlor.errors import BadPosition, short


def to_dict(kind: type[Struct], record: Any, skip: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Write the fields of a record, without those in `skip`."""
    return {name: _write(f, record[name]) for name, f in kind.fields.items() if name not in skip}


def fill(kind: type[Struct], record: Any, data: dict[str, Any]) -> None:
    """Read fields into a record; every mistake names its field."""
    if not isinstance(data, dict):
        raise BadPosition("error-position-row", given=short(data), field="stack")
    for name, value in data.items():
        if name not in kind.fields:
            raise BadPosition("error-position-field", name=name, field=name)
        found = kind.fields[name]
        try:
            if found.shape:
                _read_cells(found, record[name], value, found.axes, name)
            else:
                record[name] = _number(found, value, name)
        except (TypeError, ValueError, OverflowError) as error:
            if isinstance(error, BadPosition):
                raise
            raise BadPosition("error-position-value", name=name, value=short(value), field=name) from error


def _write(f: Field, value: Any) -> Any:
    if f.rows is not None:
        return _trim([to_dict(f.rows, row) if _alive(row) else None for row in value])
    return _cells(f, value, f.axes) if f.shape else _name(f, int(value))


def _alive(row: Any) -> bool:
    return any(row.tobytes())


def _cells(f: Field, value: Any, axes: tuple[Axis | None, ...]) -> Any:
    if not axes:
        return _name(f, int(value))
    axis, inner = axes[0], [_cells(f, v, axes[1:]) for v in value]
    if axis is None or axis.name == "seat":
        return _trim(inner) if len(axes) == 1 else inner
    return {axis.names[i]: v for i, v in enumerate(inner) if v}


def _name(f: Field, value: int) -> Any:
    if f.is_flag:
        return bool(value)
    if f.of is None or f.of.name == "seat":
        return value
    return f.of.names[value] or None


def _trim(cells: list[Any]) -> list[Any]:
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _read_cells(f: Field, target: Any, value: Any, axes: tuple[Axis | None, ...], path: str) -> None:
    """Fill an array from nested lists and dicts; what is not said is zero."""
    target[...] = np.zeros((), target.dtype)
    axis = axes[0]
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        at = _at(axis, key, len(target), path)
        if len(axes) > 1:
            _read_cells(f, target[at], inner, axes[1:], f"{path}.{key}")
        elif f.rows is not None:
            if inner is not None:
                fill(f.rows, target[at], inner)
        else:
            target[at] = _number(f, inner, f"{path}.{key}")


def _at(axis: Axis | None, key: Any, size: int, path: str) -> int:
    found = axis.index(key) if axis is not None and isinstance(key, str) else int(key)
    if found is None or not 0 <= found < size:
        raise BadPosition("error-position-place", path=path, key=short(key), field=path)
    return found


def _number(f: Field, value: Any, path: str) -> int:
    if isinstance(value, str):
        found = f.of.index(value) if f.of is not None else None
        if found is None:
            raise BadPosition("error-position-word", path=path, value=short(value), field=path)
        return found
    number = 0 if value is None else int(value)
    if f.of is not None and not 0 <= number < len(f.of):
        raise BadPosition("error-position-range", path=path, number=str(number), field=path)
    return number
