"""A record declared as a typed class: one line a field, and dtype, names and visibility follow from it.

>>> SEAT = Axis("seat", 3)
>>> class Bowl(Struct):
...     owner = number("i1", of=SEAT)
...     fish = grid("i1", SEAT)
>>> Bowl.dtype.names
('owner', 'fish')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

import numpy as np


class Axis:
    """What an index stands for: a seat, a card, a slot; with a name for each of its values."""

    def __init__(
        self, name: str, names: int | Sequence[str], *, none: bool = False, of_seats: bool | None = None
    ) -> None:
        """Take the names, or a number of them; with `none`, index 0 stands for "nothing".

        `of_seats` says that the values are seats, as those of an axis called "seat" are.
        """
        given = [str(i) for i in range(names)] if isinstance(names, int) else list(names)
        self.name = name
        self.none = none
        self.of_seats = name == "seat" if of_seats is None else of_seats
        self.names: tuple[str, ...] = ("", *given) if none else tuple(given)
        self._index = {text: i for i, text in enumerate(self.names) if text}

    def __len__(self) -> int:
        """Return the number of indices, the empty one included."""
        return len(self.names)

    def index(self, text: str) -> int | None:
        """Return the index that `text` names, or None."""
        return self._index.get(text)


@dataclass(frozen=True)
class Field:
    """One field of a record: its width, its axes, what its values name, who may see it, and how its values turn.

    `turns` is for numbers that mean seats without an axis that says so: "set" for seats as bits, "next" for a seat plus
    1, or a number: the value is a move, counted from there.
    """

    width: str
    shape: tuple[int, ...] = ()
    axes: tuple[Axis | None, ...] = ()
    of: Axis | None = None
    seen: str = "all"
    rows: type[Struct] | None = None
    is_flag: bool = False
    turns: str | int = ""

    @property
    def spec(self) -> Any:
        """Return the numpy type of this field."""
        base = self.rows.dtype if self.rows is not None else np.dtype(self.width)
        return (base, self.shape) if self.shape else base


class Grid(Protocol):
    """An array field as a rule sees it."""

    def __getitem__(self, at: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int) -> None: ...
    def __len__(self) -> int: ...


T = TypeVar("T", bound="Struct")


class Rows(Protocol, Generic[T]):
    """An array of records as a rule sees it."""

    def __getitem__(self, at: int) -> T: ...
    def __setitem__(self, at: int, value: T) -> None: ...
    def __len__(self) -> int: ...


def number(width: str, *, of: Axis | None = None, seen: str = "all", turns: str | int = "") -> int:
    """Declare one integer field."""
    return cast(int, Field(width, of=of, seen=seen, turns=turns))


def flag(*, seen: str = "all") -> bool:
    """Declare a yes/no field."""
    return cast(bool, Field("i1", seen=seen, is_flag=True))


def grid(width: str, *shape: Axis | int, of: Axis | None = None, seen: str = "all") -> Grid:
    """Declare an array of integers over the given axes; `seen` is all, owner (of the first axis) or none."""
    axes = tuple(a if isinstance(a, Axis) else None for a in shape)
    sizes = tuple(len(a) if isinstance(a, Axis) else a for a in shape)
    return cast(Grid, Field(width, sizes, axes, of, seen))


def rows(of: type[T], count: int, *, seen: str = "all") -> Rows[T]:
    """Declare an array of records; `seen` is all, none, or maker: the seat that a record names as its own."""
    return cast("Rows[T]", Field("", (count,), (None,), seen=seen, rows=of))


def _layout(fields: dict[str, Field]) -> np.dtype[Any]:
    """Lay fields out aligned, because a GPU cannot read a word that straddles its boundary.

    The gaps are fields of their own: numpy copies fields, and bytes that belong to none would come out as garbage.
    """
    wanted = np.dtype([(name, f.spec) for name, f in fields.items()], align=True)
    made: list[Any] = []
    at = 0
    for name, field in fields.items():
        offset = wanted.fields[name][1]  # type: ignore[index]
        made += [(f"_gap{at}", "u1", (offset - at,))] if offset > at else []
        made.append((name, field.spec))
        at = offset + wanted.fields[name][0].itemsize  # type: ignore[index]
    made += [(f"_gap{at}", "u1", (wanted.itemsize - at,))] if wanted.itemsize > at else []
    return np.dtype(made)


RESERVED = frozenset({"fields", "last", "dtype", "head", "new"})


class Struct:
    """A fixed-size block of named fields; subclasses declare them with `number`, `flag`, `grid` and `rows`."""

    fields: ClassVar[dict[str, Field]] = {}
    last: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, **parameters: Any) -> None:
        """Collect the fields, those of the base first, and build the dtype."""
        super().__init_subclass__(**parameters)
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.fields = {**cls.fields, **own}
        for name in own:
            if hasattr(np.void, name) or name in RESERVED:
                raise TypeError(f"a field cannot be called '{name}': records have something else of that name")
        cls.dtype = _layout({**cls.fields, **cls.last})

    @classmethod
    def new(cls) -> Self:
        """Return a zeroed record, typed as this class."""
        return cast(Self, np.zeros(1, cls.dtype).view(np.recarray)[0])
