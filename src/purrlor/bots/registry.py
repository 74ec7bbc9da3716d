"""Bots by name: a level (`tiger`), a kind with its settings (`search:2000:explore=0.5`), a file (`mine.py:choose`).

A file that ends in `.net` is a network, a game's own or one of somebody's: `my.net:temperature=0.5`.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlor.bots.base import Bot, ExternalBot, Hint, Outside, Random, Stop
from purrlor.bots.nets.network import SUFFIX, USUAL, Network, NetworkRefused, kept, shelf
from purrlor.errors import BadSetup, UnknownGame, short
from purrlor.said import Said

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase
    from purrlor.engine.match.match import Match

Opponent = str | Outside | Bot | Callable[..., Any]  # who can sit in a seat: a name, or what plays by itself
LEVELS = ("kitten", "housecat", "alley-cat", "tiger")
YARDSTICKS = ("tiger-1",)  # never tuned anew, so that strength can be compared over the years
TABLE = Path(__file__).parent / "levels.toml"


@dataclass(frozen=True)
class Span:
    """What a setting may be: whole or not, from `low` to `high`."""

    whole: bool
    low: int
    high: int

    def __str__(self) -> str:
        """Return what it may be."""
        return f"{'a whole number' if self.whole else 'a number'} from {self.low} to {self.high:,}"


BLUNDER = {"blunder": Span(False, 0, 1)}
SEARCH = {
    "iterations": Span(True, 1, 100_000_000),
    "milliseconds": Span(True, 1, 3_600_000),
    "explore": Span(False, 0, 100),
    "candidates": Span(True, 0, 512),
    "depth": Span(True, 0, 100_000),
    "blend": Span(False, 0, 1),
}
GUIDED = {
    "iterations": SEARCH["iterations"],
    "milliseconds": SEARCH["milliseconds"],
    "explore": SEARCH["explore"],
    "temperature": Span(False, 0, 100),
    "urgency": Span(False, -1, 1),
    "depth": Span(True, 0, 1000),
    "own": Span(True, 0, 1),
    "others": Span(True, 0, 2),
    "blend": SEARCH["blend"],
    **BLUNDER,
}  # of a search with `net=`
# Of each kind: its settings; a bare number in a name is the first of them.
KINDS: dict[str, dict[str, Span]] = {
    "random": {},
    "greedy": {"worlds": Span(True, 1, 1_000_000), **BLUNDER},
    "search": {**SEARCH, **BLUNDER},
    "instinct": {"temperature": GUIDED["temperature"]},
}
WITHOUT, UNGUIDED = "alley-cat", "tiger"  # the levels that play where a network cannot
NET = "net="


def bot(name: Opponent, game: GameBase | str, *, capped: bool = True) -> Bot:
    """Return a bot for a game: by level, by kind and settings, by file and function, or one's own object.

    Without `capped` a bot that has a number of iterations pays no heed to the clock, so that a seed decides its moves.
    """
    if isinstance(name, Bot):
        return name
    if not isinstance(name, str):
        return _handed(name)
    if name in LEVELS:
        return _made(name, _level(name, _id(game)), game, capped)
    if name in YARDSTICKS:
        return _made(name, _yardstick(name, _id(game)), game, capped)
    kind, _, rest = name.partition(":")
    if kind == "instinct" or kind.endswith(SUFFIX):
        return _instinct(name, game, capped)
    if kind in KINDS:
        return _made(name, name, game, capped)
    if rest and ("." in kind or "/" in kind):
        from purrlor.bots.outside import load

        return ExternalBot(name, load(kind, rest))
    raise _unknown(name)


def _handed(given: Outside | Callable[..., Any]) -> Bot:
    """Return a bot for what was handed over: a function, an object, or the class of either kind of bot."""
    made: Any = given() if isinstance(given, type) else given
    if isinstance(made, Bot):
        return made
    if not callable(made) and not callable(getattr(made, "choose", None)):
        raise BadSetup("error-bot-kind", given=short(given), field="bots")
    return ExternalBot(named(given), made)


def named(given: Opponent) -> str:
    """Return what a bot is called that was handed over, or named."""
    return (
        given
        if isinstance(given, str)
        else str(getattr(given, "name", getattr(given, "__name__", type(given).__name__)))
    )


def bots(names: str | Opponent | Sequence[Opponent], game: GameBase | str, *, capped: bool = True) -> list[Bot]:
    """Return the bots of a list, or of a text with commas between them; what is handed over alone is a list of one."""
    return [bot(name, game, capped=capped) for name in listed(names)]


def listed(names: str | Opponent | Sequence[Opponent]) -> list[Opponent]:
    """Return names and bots one by one."""
    if isinstance(names, str):
        return [name.strip() for name in names.split(",")]
    if not isinstance(names, Sequence):
        return [names]
    return [name.strip() if isinstance(name, str) else name for name in names]


def hints(
    match: Match, seat: int, by: str = "alley-cat", seed: int | None = None, stop: Stop | None = None
) -> list[Hint]:
    """Return a seat's moves with their worth, best first, as a bot judges them."""
    return bot(by, match.game).judge(match, seat, seed, stop)


def warm() -> None:
    """Compile the thinking of all bots now, or load it, so that the first move does not wait for it."""
    from purrlor.bots import bulk, greedy, lines, tree
    from purrlor.bots.guided import walk
    from purrlor.bots.nets import glance

    for make in (greedy.loop, tree.grower, walk.grower, lines.loop, glance.deciding, bulk.loop):
        make()


def _id(game: GameBase | str) -> str:
    return game if isinstance(game, str) else game.id


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def _level(name: str, game_id: str) -> str:
    levels = _table()["levels"]
    return str(levels.get(game_id, levels["any"])[name])


def _yardstick(name: str, game_id: str) -> str:
    kept = _table()["yardsticks"][name]
    return str(kept.get(game_id, kept["any"]))


def _tuning(game_id: str, seats: str, of: str = "tuning") -> str:
    tuning = _table()[of]
    return str(tuning.get(game_id, tuning["any"])[seats])


def _made(name: str, text: str, game: GameBase | str, capped: bool) -> Bot:
    kind, *words = text.split(":")
    if kind == "search" and (nets := [word for word in words if word.startswith(NET)]):
        return _guided(name, nets, [word for word in words if word not in nets], game, capped)
    given = parse_settings(kind, words, text)
    if kind == "random":
        return Random(name)
    if kind == "greedy":
        from purrlor.bots.greedy import Greedy

        return Greedy(name, **_whole(given))
    return _search(name, _limited(name, given, capped), _id(game))


def _limited(name: str, given: dict[str, float], capped: bool) -> dict[str, float]:
    """Return settings that say how long to think; without a cap the number of iterations says it alone."""
    if not given.keys() & {"iterations", "milliseconds"}:
        raise BadSetup("error-bot-how-long", name=name, field="bots")
    if not capped and "iterations" in given:
        given.pop("milliseconds", None)
    return given


def _search(name: str, given: dict[str, float], game_id: str) -> Bot:
    from purrlor.bots.search import Search, SearchSettings

    blunder = given.pop("blunder", 0.0)

    def tuned(seats: str) -> SearchSettings:
        own = parse_settings("search", _tuning(game_id, seats).split(":"), f"the tuning of {game_id}")
        return SearchSettings(**_whole({**own, **given}))

    return Search(name, tuned("two"), tuned("more"), blunder)


def _guided(name: str, nets: list[str], words: list[str], game: GameBase | str, capped: bool) -> Bot:
    from purrlor.bots.guided.think import Guided, GuidedSettings

    if len(nets) > 1:
        raise BadSetup("error-bot-setting-twice", text=name, name="net", field="bots")
    given = _limited(name, parse_settings("search", words, name, GUIDED), capped)
    blunder, search = given.pop("blunder", 0.0), bot(UNGUIDED, game, capped=capped)

    def tuned(seats: str) -> GuidedSettings:
        text = _tuning(_id(game), seats, "guided")
        own = parse_settings("search", text.split(":"), f"the tuning of {_id(game)}", GUIDED)
        return GuidedSettings(**_whole({**own, **given}))

    return Guided(name, _network(nets[0].removeprefix(NET), game), search, tuned("two"), tuned("more"), blunder)


def _instinct(name: str, game: GameBase | str, capped: bool) -> Bot:
    from purrlor.bots.instinct import Instinct

    kind, *words = name.split(":")
    given = parse_settings("instinct", words, name)
    found = _network(USUAL if kind == "instinct" else kind, game)
    return Instinct(name, found, bot(WITHOUT, game, capped=capped), **given)


def _network(file: str, game: GameBase | str) -> Network | NetworkRefused:
    """Return a network from a game's own folder or, with a path, from anywhere; or why there is none."""
    from purrlor.games import folder

    try:
        place = folder(game) if isinstance(game, str) else game.folder
        return kept(Path(file) if "/" in file else shelf(place) / file)
    except (NetworkRefused, UnknownGame) as refused:
        return refused if isinstance(refused, NetworkRefused) else NetworkRefused("error-network-none", name=file)


def _whole(given: Mapping[str, float]) -> dict[str, Any]:
    """Return whole settings as `int`."""
    spans = {**KINDS["greedy"], **SEARCH, **GUIDED}
    return {key: int(value) if spans[key].whole else value for key, value in given.items()}


def parse_settings(
    kind: str, words: Sequence[str], text: str, spans: Mapping[str, Span] | None = None
) -> dict[str, float]:
    """Read `2000`, `500ms` and `explore=0.5`; what makes no sense is said in a sentence."""
    spans, found = KINDS[kind] if spans is None else spans, {}
    for word in words:
        key, value = _pair(kind, word, text)
        if key not in spans:
            known = ", ".join(spans) or Said("bot-no-settings")
            raise BadSetup("error-bot-setting-unknown", name=kind, setting=key, known=known, field="bots")
        if key in found:
            raise BadSetup("error-bot-setting-twice", text=text, name=key, field="bots")
        found[key] = _number(spans[key], key, value, text)
    return found


def _pair(kind: str, word: str, text: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if equals:
        return key, value
    if word.endswith("ms"):
        return "milliseconds", word[:-2]
    first = next(iter(KINDS[kind]), None)
    if first is None:
        raise BadSetup("error-bot-no-settings", name=kind, text=text, field="bots")
    return first, word


def _number(span: Span, key: str, value: str, text: str) -> float:
    try:
        number = float(int(value)) if span.whole else float(value)
    except (ValueError, OverflowError):
        number = float("nan")
    if not span.low <= number <= span.high:
        raise BadSetup("error-bot-setting-span", text=text, name=key, span=span, value=value, field="bots")
    return number


def _unknown(name: str) -> BadSetup:
    known = [*LEVELS, *YARDSTICKS, *KINDS]
    if close := difflib.get_close_matches(name.partition(":")[0], known, 1):
        return BadSetup("error-bot-close", name=name, close=close[0], field="bots")
    return BadSetup("error-bot-unknown", name=name, known=", ".join(known), field="bots")
