"""What a game's `rules.py` hands to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from purrlor.engine.author.fields import Axis
from purrlor.engine.author.flow import Flow
from purrlor.engine.author.options import Option
from purrlor.engine.author.state import GameState
from purrlor.engine.author.tales import Tale
from purrlor.engine.author.verbs import Verbs
from purrlor.engine.author.zones import Zones
from purrlor.engine.view.vocabulary import Words


@dataclass(frozen=True)
class Rules:
    """What a game's `rules.py` hands to the engine.

    `most` is the longest list of moves, `longest` a bound on the decisions of a game; `reasons` name the ends by
    number (0 is "not over"); `tidy` sets derived fields after a position was filled in; `timeout(s, seat)` gives the
    move that the table plays for an absent seat; `take_backs(s)` how many of the last moves may be taken back;
    `rare(s)` says that something long and rare may come next, so that a GPU can do it for many games at once.

    What a table shows and says, onto a page (`view/page.py`, `view/sentence.py`), in `words`:
    `show(s, me, known, page)` seats and zones, for a seat (-1: a spectator);
    `question(s, me, page)` what a seat is asked, with the numbers of this position;
    `parts(s, seat, page)` the parts of a seat's score at the end;
    `refusal(s, seat, move)` the number of the rule (of `refusals`) that forbids a move which is not on the list;
    and, where a game has more to say: `label(s, seat, move, page)` a pattern for a move that tells more than its text,
    `stake(s, me, page)` what is at stake in the question, `consequence(s, seat, move, page)` what a move leads to,
    `alarms(s, me, page)` who is about to win, as far as `me` may know it,
    `phase(s, page)` where in the game we are, `awaited(s)` the seats (as bits) that a window shows as awaited, when
    these are more than those who still owe an answer; `race(s)` says that the first answer to what is asked wins.
    """

    state: type[GameState]
    flow: Flow
    verbs: Verbs
    zones: Zones
    pieces: Axis
    options: tuple[Option, ...]
    reasons: tuple[str, ...]
    most: int
    setup: Callable[..., None]
    census: Callable[..., None]
    imagine: Callable[..., None]
    value: Callable[..., float]
    show: Callable[..., None]
    words: Words
    question: Callable[..., None]
    parts: Callable[..., None]
    kinds: type[IntEnum]
    tales: Mapping[int, Tale]
    refusals: type[IntEnum]
    refusal: Callable[..., int]
    seats_rule: str
    longest: int
    tidy: Callable[..., None] | None = None
    timeout: Callable[..., int] | None = None
    take_backs: Callable[..., int] | None = None
    rare: Callable[..., bool] | None = None
    label: Callable[..., None] | None = None
    stake: Callable[..., None] | None = None
    consequence: Callable[..., None] | None = None
    alarms: Callable[..., None] | None = None
    race: Callable[..., bool] | None = None
    phase: Callable[..., None] | None = None
    awaited: Callable[..., int] | None = None
