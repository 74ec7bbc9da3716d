"""A game with other cards: an edited `cards.toml`, whole or only the rows and fields that change.

The rules read their cards when they are imported, so an edited deck is a second copy of the game's modules, made once
and kept beside the usual one, of which other threads notice nothing. What is wrong with a file is said with its line.
"""

from __future__ import annotations

import builtins
import hashlib
import json
import random
import re
import threading
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec, module_from_spec, resolve_name
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.engine.author.cards import EDITED, REQUIRED, usual_sheet
from purrlor.engine.author.state import GameState
from purrlor.engine.match.record import UNPRINTABLE, UNSOUND
from purrlor.errors import BadSetup, short
from purrlor.said import Said

if TYPE_CHECKING:
    from purrlor.engine.match.game import Game

PROOF_GAMES = 40
PLAIN_MOVES = 250  # they are slow
FIXED = ("id", "title", "seats", "version")
WORDS = ("name", "text", "art")  # fields that the rules never read, so that nothing is compiled anew for them
MAX_CARDS, MAX_COPIES = 1_000, 1_000
MAX_TEXT = 1_000
ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
NUMBER = re.compile(r"-?[0-9]+")
# A number of a card may come to lie in the narrowest field of a state, and all of a deck's together in one score,
# some of them doubled.
MAX_NUMBER = int(np.iinfo(np.int8).max)
MAX_TOTAL = int(np.iinfo(GameState.dtype["score"].base).max) // 2
_lock = threading.Lock()
_made: dict[tuple[Path, str], Game] = {}


def edited_game(folder: Path, text: str, name: str, package: str) -> Game:
    """Return the game of a package and its folder with the cards of an edited sheet; `name` is what errors call it."""
    data = merged(folder, text, name)
    edition = _hash(data)
    with _lock:
        if (folder, edition) not in _made:
            _made[folder, edition] = _proved(_load(folder, data, edition, text, name, package), name)
        return _made[folder, edition]


# -- Reading


def merged(folder: Path, text: str, name: str) -> dict[str, Any]:
    """Lay an edited sheet over the usual one, row by row and field by field, and check it."""
    usual = usual_sheet(folder)
    edited = read_toml(text, name)
    page = Page(text, name)
    _check_game(usual["game"], edited, page)
    rows = edited.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise page.wrong("card", Said("sheet-blocks"))
    if len(rows) > MAX_CARDS:
        raise page.wrong("card", Said("sheet-long", most=MAX_CARDS))
    known = {row["id"]: row for row in usual["card"]}
    changed = {**known}
    for k, row in enumerate(rows):
        name_of = _id(row, k, page)
        changed[name_of] = {**known.get(name_of, {}), **row}
        _check_row(row, k, known, usual["card"], page)
    if len({row["id"] for row in rows}) != len(rows):
        raise BadSetup("error-cards-twice", name=name, field="id")
    _check_together(rows, list(changed.values()), page)
    return {"game": usual["game"], "card": list(changed.values())}


def read_toml(text: str, name: str) -> dict[str, Any]:
    """Read a sheet as plain data."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadSetup("error-cards-deep", name=name, field="cards") from error
    except ValueError as error:  # also a number of thousands of digits, of which TOML itself says nothing
        raise BadSetup("error-cards-toml", name=name, error=error, field="cards") from error


class Page:
    """The text of a sheet, to find the line of a mistake."""

    def __init__(self, text: str, name: str) -> None:
        """Take the text and what the file is called."""
        self.lines = text.splitlines()
        self.name = name

    def line(self, word: str, block: int | None = None) -> int:
        """Return the line of a field, in the card block of that number; the block's own line when it is not there."""
        seen, start = -1, 1
        for number, line in enumerate(self.lines, start=1):
            if line.strip().startswith("[[card]]"):
                seen += 1
                start = number if seen == block else start
            elif line.split("=")[0].strip() == word and block in (None, seen):
                return number
        return start

    def wrong(self, word: str, said: Said, block: int | None = None) -> BadSetup:
        """Return what is wrong, and where."""
        return BadSetup("error-sheet", name=self.name, line=str(self.line(word, block)), trouble=said, field=word)


def _check_game(usual: Mapping[str, Any], edited: Mapping[str, Any], page: Page) -> None:
    for word in edited.keys() - {"game", "card", "look"}:
        raise page.wrong(word, Said("sheet-word", word=short(word)))
    facts = edited.get("game", {})
    if not isinstance(facts, dict):
        raise page.wrong("game", Said("sheet-game"))
    if facts.get("id", usual["id"]) != usual["id"]:
        raise page.wrong("id", Said("sheet-other", theirs=short(facts["id"]), ours=usual["id"]))
    for word in facts.keys() & set(FIXED):
        if facts[word] != usual[word]:
            raise page.wrong(word, Said("sheet-fixed", word=word, value=repr(usual[word])))


def _id(row: Mapping[str, Any], block: int, page: Page) -> str:
    found = row.get("id")
    if not isinstance(found, str) or not found:
        raise page.wrong("id", Said("sheet-no-id"), block)
    if not ID.fullmatch(found):
        raise page.wrong("id", Said("sheet-id", id=short(found)), block)
    return found


def _check_row(
    row: Mapping[str, Any], block: int, known: Mapping[str, Any], usual: list[dict[str, Any]], page: Page
) -> None:
    if row["id"] not in known:
        for word in REQUIRED:
            if word not in row:
                raise page.wrong("id", Said("sheet-lacks", card=row["id"], word=word), block)
    for word, value in row.items():
        kinds = {type(other[word]) for other in usual if word in other}
        if not kinds:
            fields = ", ".join(dict.fromkeys(w for other in usual for w in other))
            raise page.wrong(word, Said("sheet-field", word=short(word), known=fields), block)
        if type(value) not in kinds:
            raise page.wrong(word, Said("sheet-value", word=word, card=row["id"], value=short(value)), block)
        _check_value(row, word, block, page)
        lowest = min((n for other in usual for n in _numbers(other.get(word, []), word)), default=0)
        if lowest >= 0 and min(_numbers(value, word), default=0) < 0:
            raise page.wrong(word, Said("sheet-negative", word=word, card=row["id"]), block)


def _check_value(row: Mapping[str, Any], word: str, block: int, page: Page) -> None:
    """Refuse numbers that a state cannot hold, and words that cannot be shown."""
    for value in row[word] if isinstance(row[word], list) else [row[word]]:
        if isinstance(value, str):
            if len(value) > MAX_TEXT or any(unicodedata.category(letter) in UNPRINTABLE for letter in value):
                said = Said("sheet-text", word=word, card=row["id"], most=MAX_TEXT, value=short(value))
                raise page.wrong(word, said, block)
        elif not isinstance(value, int):
            raise page.wrong(word, Said("sheet-value", word=word, card=row["id"], value=short(value)), block)
    most = MAX_COPIES if word == "count" else MAX_NUMBER
    for number in _numbers(row[word], word):
        if abs(number) > most:
            said = Said("sheet-number", word=word, card=row["id"], most=str(most), value=short(number))
            raise page.wrong(word, said, block)


def _numbers(value: Any, word: str) -> list[int]:
    """Return the numbers of a field; those of effects stand in words, such as `draw 2`."""
    if isinstance(value, list):
        return [number for inner in value for number in _numbers(inner, word)]
    if isinstance(value, str):
        return [int(digits[:20]) for digits in NUMBER.findall(value)] if word == "effect" else []
    return [int(value)]


def _check_together(rows: list[dict[str, Any]], deck: list[dict[str, Any]], page: Page) -> None:
    """Refuse cards whose numbers add up to more than a score can hold."""
    for block, row in enumerate(rows):
        for word in (word for word, value in row.items() if type(value) is int and word != "count"):
            total = sum(card["count"] * abs(card[word]) for card in deck if type(card.get(word)) is int)
            if total > MAX_TOTAL:
                raise page.wrong(word, Said("sheet-total", word=word, total=total, most=MAX_TOTAL), block)


# -- Loading


def _load(folder: Path, data: Mapping[str, Any], edition: str, text: str, name: str, package: str) -> Game:
    """Load the game's modules a second time, over the edited sheet."""
    import_module(package)  # classes ask for their module by its name: the usual one must be there
    try:
        made: Game = _Copy(package, folder, data).load(package).GAME
    except BadSetup as error:
        raise _placed(error, text, name) from error
    except (*UNSOUND, AssertionError) as error:
        raise BadSetup("error-cards-unread", name=name, error=_said(error), field="cards") from error
    facts = [_facts(sheet) for sheet in (data, usual_sheet(folder))]
    made.origin = _edited_again, (package, text, name)
    made.edition, made.build = edition, "" if facts[0] == facts[1] else _hash(facts[0])
    return made


def _edited_again(package: str, text: str, name: str) -> Game:
    """Return an edited game that was packed elsewhere."""
    folder: Path = import_module(package).GAME.folder
    return edited_game(folder, text, name, package)


def _placed(error: BadSetup, text: str, name: str) -> BadSetup:
    """Say on which line of the sheet a card is wrong, where the card is one of the sheet's."""
    rows, said = read_toml(text, name).get("card", []), error.said.values
    block = next((k for k, row in enumerate(rows) if row["id"] == said.get("card")), None)
    if error.said.id != "error-card" or block is None:
        return error
    trouble = Said("sheet-card", card=said["card"], name=said["name"], trouble=said["trouble"])
    return Page(text, name).wrong(error.field, trouble, block)


class _Copy:
    """A second copy of a package's modules: they import each other from here, and nobody else sees them.

    `sys.modules` is neither changed nor asked about them, since other threads may import the usual game meanwhile. The
    `import` of a module is that of its own builtins, so the copies are given builtins whose `__import__` looks here.
    """

    def __init__(self, package: str, folder: Path, data: Mapping[str, Any]) -> None:
        """Take the package, and the sheet that its modules are to read."""
        self.package, self.sheet = package, (folder, data)
        self.modules: dict[str, ModuleType] = {}
        self.builtins = {**vars(builtins), "__import__": self._import}
        self.lock = threading.RLock()  # a function of the rules may import later, in any thread

    def load(self, name: str) -> ModuleType:
        """Return a module of the copy, loaded when first asked for, after the package that it lies in."""
        with self.lock:
            parent, _, leaf = name.rpartition(".")
            above = self.load(parent) if self._holds(parent) else None
            if name not in self.modules:
                made = self.modules[name] = self._new(name)
                if above is not None:
                    setattr(above, leaf, made)  # already now: else a circle of imports would find the usual one
                self._execute(made)
            return self.modules[name]

    def _holds(self, name: str) -> bool:
        return name == self.package or name.startswith(f"{self.package}.")

    def _new(self, name: str) -> ModuleType:
        spec = find_spec(name)
        if spec is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        made = module_from_spec(spec)
        vars(made)["__builtins__"] = self.builtins
        return made

    def _execute(self, made: ModuleType) -> None:
        token = EDITED.set(self.sheet)
        try:
            made.__loader__.exec_module(made)  # type: ignore[union-attr]
        finally:
            EDITED.reset(token)

    def _import(self, name: str, scope: Any = None, inner: Any = None, wanted: Any = (), level: int = 0) -> Any:
        """Import as `__import__` does; what belongs to the package comes from the copy."""
        full = resolve_name("." * level + name, scope["__package__"]) if level else name
        if not self._holds(full):
            return builtins.__import__(name, scope, inner, wanted, level)
        found = self.load(full)
        if not wanted:
            return self._top(full)
        for word in wanted:
            if not hasattr(found, word) and find_spec(f"{full}.{word}") is not None:
                self.load(f"{full}.{word}")
        return found

    def _top(self, full: str) -> ModuleType:
        """Return what `import a.b` binds: `a`, which is outside of the copy unless the game is a package of its own."""
        top = full.partition(".")[0]
        if not self._holds(top):
            raise ImportError(f"rules write `from {full} import …`, for `import {full}` is not theirs alone")
        return self.load(top)


def _facts(sheet: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{field: value for field, value in row.items() if field not in WORDS} for row in sheet["card"]]


def _hash(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8]


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


# -- Proving


def _proved(made: Game, name: str) -> Game:
    """Deal with every number of seats, then play some checked games: a deck that cannot be played is refused."""
    from purrlor.engine.batch.playout import TROUBLES, play_games

    for seats in made.seats:
        _dealt(made, seats, name)
    for seats in made.seats:
        blank = made.blank(seats, 0, {"windows": "quick"})
        tally = play_games(made, blank, 0, PROOF_GAMES, checked=True)
        if tally.games[3]:
            trouble = TROUBLES[tally.games[3]]
            raise BadSetup("error-cards-unplayable", name=name, seats=seats, error=trouble, field="cards")
    if _beyond(usual_sheet(made.folder)["card"], made):
        for seats in made.seats:
            _played_plainly(made, seats, name)
    return made


def _beyond(usual: list[dict[str, Any]], made: Game) -> bool:
    """Return whether a card has a larger number than any of the usual ones."""
    most = Counter[str]()
    for row in usual:
        for word, value in row.items():
            most[word] = max(most[word], max(map(abs, _numbers(value, word)), default=0))
    return any(
        abs(number) > most[word]
        for card in made.cards.values()
        for word, value in {**card.numbers, "effect": list(card.effect)}.items()
        for number in _numbers(value, word)
    )


def _played_plainly(made: Game, seats: int, name: str) -> None:
    """Play in plain Python, where a number that its field cannot hold is an error and not another number."""
    match, chance = made.match(seats, seats, {"windows": "quick"}, backend=made.plain), random.Random(seats)
    try:
        while match.waiting and match.ply < PLAIN_MOVES:
            seat = chance.choice(match.waiting)
            match.advance(seat, chance.choice(match.legal(seat)))
    except UNSOUND as error:
        raise BadSetup("error-cards-numbers", name=name, seats=seats, error=_said(error), field="cards") from error


def _dealt(made: Game, seats: int, name: str) -> None:
    """Set a table up in plain Python, where a card that is not there is an error."""
    total = sum(card.count for card in made.cards.values())
    try:
        match = made.match(seats, 1, backend=made.plain)
        census = made.plain.census(match.state)
        fits = bool(match.waiting) and bool((census >= 0).all()) and int(census.sum()) <= max(total, 1)
    except UNSOUND:  # our own errors are among them
        fits = False
    if not fits or not np.any(match.state["waiting"]):
        raise BadSetup("error-cards-deal", name=name, n=total, seats=seats, field="count")
