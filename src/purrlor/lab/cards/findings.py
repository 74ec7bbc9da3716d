"""What a report finds, as data: the very shape of its JSON file, every number beside how sure it is."""

from __future__ import annotations

from typing import TypedDict


class Mean(TypedDict):
    """A mean or a rate, its 95 % interval and its standard error."""

    mean: float
    low: float
    high: float
    error: float


class Estimate(Mean):
    """A mean with the smallest true effect that so many games would show four times in five."""

    smallest: float


class SeatShare(Estimate):
    """A win rate beside the fair one, and the chance of the difference if there were none."""

    fair: float
    p: float


class Change(Estimate):
    """A difference between two sides, and its chance if there were none."""

    p: float


class Histogram(TypedDict):
    """Counts of neighbouring values, from `first` on."""

    first: int
    counts: list[int]


class CardColumn(TypedDict):
    """Something that happens to cards: at how many seats, how often, and how often those seats won."""

    key: str
    label: str
    seats: float
    times: float
    win: float


class CardCell(TypedDict):
    """One card in one column; `effect` compares with the average card there, `enough` says that the rate counts."""

    seats: int
    times: int
    win: float
    low: float
    high: float
    effect: float
    smallest: float
    p: float
    enough: bool
    stands_out: bool


class CardChange(TypedDict):
    """How much better or worse one card does with side B."""

    effect: float
    low: float
    high: float
    p: float
    stands_out: bool


class CardTable(TypedDict):
    """All cards: the columns, what cards are called, and the cells by card and column."""

    columns: list[CardColumn]
    names: dict[str, str]
    rows: dict[str, dict[str, CardCell]]


class Group(TypedDict):
    """Everything that is found about games of one kind."""

    seats: int
    bots: list[str]
    options: dict[str, str | int]
    changed: dict[str, str | int]
    edition: str
    games: int
    measures: dict[str, Estimate]
    length: dict[str, int]
    score: dict[str, int]
    by_seat: list[SeatShare]
    by_order: list[SeatShare]
    scores: list[Estimate]
    ends: dict[str, Estimate]
    pictures: dict[str, Histogram]
    cards: CardTable


class Changes(TypedDict):
    """What side B changes, game by game and card by card."""

    games: int
    measures: dict[str, Change]
    by_order: list[Change]
    scores: list[Change]
    ends: dict[str, Change]
    cards: dict[str, dict[str, CardChange]]


class Versus(Changes):
    """Two sides, and what differs between them."""

    seats: int
    a: Group
    b: Group


class Report(TypedDict):
    """A whole report."""

    game: str
    title: str
    version: int
    seed: int
    games: int
    seconds: float
    command: str
    data: str
    groups: list[Group]
    versus: list[Versus]
    sides: list[str]
    changed: list[str]
