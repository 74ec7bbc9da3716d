"""Positions from the middle of games, as a table would show them to one seat: what stills are made of.

Every game with every number of seats is played once at random, from a fixed seed, by plain rules (they need no compiler
and say the same as compiled ones); the moments worth looking at are kept.
"""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import purrlor
from browser import company
from browser.serving import SHOTS
from purrlor.engine import Game, Match
from purrlor.engine.match.rendering import tell

KINDS = ("turn", "many", "touched", "window", "crowded", "alarm", "end")
SEED = 11
GAMES_FOR_AN_ALARM = 12  # so many games are played for one in which somebody is about to win
MOST_LOOKS = 16  # at so many questions of a game for one that fits
MOST_ALARMS = 60
BEATS = 25  # so much of the log is there
FRAMES = 12  # and so much of the replay of a finished game
RING = 40  # seconds left, where a clock runs
KEPT = SHOTS / "positions"


class Position(NamedTuple):
    """A moment of a game, ready to be put into the page (`still`): there something is `touched` first, or nothing."""

    game: str
    seats: int
    kind: str
    still: dict[str, Any]
    touched: str = ""
    next: tuple[str, ...] = ()  # what can be touched then

    def __str__(self) -> str:
        """Say which it is."""
        return f"{self.game} with {self.seats}, {self.kind}"


class Question(NamedTuple):
    """Somebody was asked."""

    match: Match  # as it stood
    seat: int
    moves: int

    @property
    def own(self) -> bool:
        """Say whether it was in their own turn."""
        return self.match.turn == self.seat


class Look(NamedTuple):
    """What was seen when somebody was asked, and what each move touches."""

    ply: int
    view: dict[str, Any]
    touches: list[tuple[str, ...]]

    def next(self, touched: str = "") -> tuple[str, ...]:
        """List what can be touched first, or after a first touch."""
        if not touched:
            return tuple(dict.fromkeys(one[0] for one in self.touches if one))
        return tuple(dict.fromkeys(one[1] for one in self.touches if one[:1] == (touched,) and len(one) > 1))

    @property
    def choices(self) -> int:
        """Count what can be chosen first: by touching, or in words."""
        return len(self.next()) + sum(not touched for touched in self.touches)

    @property
    def widest(self) -> str:
        """Name the touch after which most can be touched, if something can."""
        return max(self.next(), key=lambda one: len(self.next(one)), default="")

    @property
    def then(self) -> tuple[str, ...]:
        """List what can be touched after that one."""
        return self.next(self.widest) if self.widest else ()


class Course:
    """One game at random, from its start to its end."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        """Play it."""
        self.game, self.seats = game, seats
        self.match = game.match(seats, seed, windows="open", backend=game.plain)
        self.asked: list[Question] = []
        self.moves: list[tuple[int, int]] = []
        chance = random.Random(f"{game.id} {seats} {seed}")
        while not self.match.is_over:
            self._step(chance)

    def _step(self, chance: random.Random) -> None:
        seat = chance.choice(self.match.waiting)
        legal = self.match.legal(seat)
        self.asked.append(Question(self.match.copy(), seat, len(legal)))
        self.moves.append((seat, chance.choice(legal)))
        self.match.advance(*self.moves[-1])

    def events(self, ply: int, seat: int) -> list[Any]:
        """Tell a seat what happened before a ply."""
        return _told(self.match, slice(max(0, ply + 1 - BEATS), ply + 1), seat)


def _told(match: Match, which: slice, viewer: int | None) -> list[Any]:
    told = (tell(match.game.plain, batch, viewer) for batch in match.event_batches[which])
    return [msgspec.json.decode(one) for one in told if one]


@cache
def positions(game: str, seats: int) -> tuple[Position, ...]:
    """Give the positions of a game with a number of seats; they are kept until the rules change."""
    file = KEPT / f"{game}-{seats}-{_sources()}.json"
    if not file.is_file():
        KEPT.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(msgspec.json.encode(_played(game, seats)))
        fresh.replace(file)
        for old in set(KEPT.glob(f"{game}-{seats}-*.json")) - {file}:
            old.unlink(missing_ok=True)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Position, ...])


@cache
def _sources() -> str:
    """Name all that positions are made from."""
    sources = [*Path(purrlor.__file__).parent.rglob("*.py"), *Path(purrlor.__file__).parent.rglob("*.toml")]
    own = [Path(__file__), Path(company.__file__)]
    return hashlib.sha256(b"".join(one.read_bytes() for one in [*sorted(sources), *own])).hexdigest()[:12]


def _played(game: str, seats: int) -> tuple[Position, ...]:
    course = Course(purrlor.game(game), seats, SEED)
    found = _chosen(course, _looks(_candidates(course)))
    made = [_asked(course, kind, look) for kind, look in found.items()]
    return (*made, *_alarm(course), _end(course))


def _candidates(course: Course) -> list[Question]:
    """Choose the questions that may be worth a look."""
    some = [one for one in course.asked if one.moves > 1]
    full = sorted(some, key=lambda one: -one.moves)[:MOST_LOOKS]
    return [*_spread([one for one in some if one.own]), *_spread([one for one in some if not one.own]), *full]


def _spread(asked: list[Question]) -> list[Question]:
    """Take some of many, from everywhere."""
    return asked[:: max(1, len(asked) // MOST_LOOKS)]


def _looks(asked: list[Question]) -> list[Look]:
    """Look at questions; where there is one answer only, the table gives it, and nobody is asked."""
    found = [_look(one.match, one.seat) for one in asked]
    return [look for look in found if not look.view["prompt"].get("forced")]


def _look(match: Match, seat: int) -> Look:
    view = msgspec.json.decode(match.facts(seat))
    return Look(match.ply, view, [match.game.touches(one.get("say") or one["text"], seat) for one in view["moves"]])


def _chosen(course: Course, looks: list[Look]) -> dict[str, Look]:
    """Choose one for each kind; a game without windows has none."""
    middle = sorted(looks, key=lambda one: abs(one.ply - len(course.moves) / 2))
    found = {
        "turn": next((one for one in middle if one.view["turn"] == one.view["seat"]), middle[0]),
        "many": max(looks, key=lambda one: (one.choices, one.ply)),
        "touched": max((one for one in looks if one.then), key=lambda one: (len(one.then), one.ply), default=None),
        "window": next((one for one in middle if _is_window(one.view)), None),
        "crowded": max(looks, key=lambda one: (_crowd(one.view), one.ply)),
    }
    return {kind: look for kind, look in found.items() if look is not None}


def _is_window(view: dict[str, Any]) -> bool:
    """Say whether somebody may react to what another one does."""
    return view["turn"] != view["seat"] and any(move["text"] == "pass" for move in view["moves"])


def _crowd(view: dict[str, Any]) -> int:
    return sum(len(zone["pieces"]) for zone in view["zones"])


def _alarm(course: Course) -> Iterator[Position]:
    """Look for a question while somebody is about to win: in this game or, where there is such a thing, in others."""
    game, seats = course.game, course.seats
    for seed in range(SEED, SEED + GAMES_FOR_AN_ALARM if game.definition.alarms else SEED):
        played = course if seed == SEED else Course(game, seats, seed)
        late = [one for one in played.asked if one.moves > 1][-MOST_ALARMS:]
        found = next((look for one in reversed(late) for look in _looks([one]) if look.view.get("alarms")), None)
        if found:
            yield _asked(played, "alarm", found)
            return


def _asked(course: Course, kind: str, look: Look) -> Position:
    touched = look.widest if kind == "touched" else ""
    still = _still(course, kind, look.view, look.ply)
    return Position(course.game.id, course.seats, kind, still, touched, look.next(touched))


def _still(course: Course, kind: str, view: dict[str, Any], ply: int) -> dict[str, Any]:
    seat = view["seat"]
    sitting = company.chairs(course.seats, seat, long_me=kind == "crowded")
    clocks = [{"seat": seat, "until": RING, "reserve": 0}] if kind == "window" else []
    return {
        **company.table(course.game, sitting, seat, view["outcome"], bool(clocks)),
        "view": view,
        "events": course.events(ply, seat),
        "clocks": clocks,
        "answers": {"forced": True, "saved": []},
        "undo": None if view["outcome"] else course.asked[ply].match.obstacle(seat) or "yes",
    }


def _end(course: Course) -> Position:
    """Show the result, with what is left of the replay."""
    view = msgspec.json.decode(course.match.facts(0))
    still = _still(course, "end", view, len(course.moves))
    names = [seat["name"] for seat in still["table"]["seats"]]
    head = {"table": still["table"]["id"], "game": course.game.id, "title": course.game.title, "names": names}
    replay = {
        **head,
        "eyes": "open",
        "last": len(course.moves),
        "frames": _frames(course),
        "outcome": view["outcome"],
        "shuffle": "kept",
    }
    return Position(course.game.id, course.seats, "end", {**still, "replay": replay})


def _frames(course: Course) -> list[dict[str, Any]]:
    """Give the last steps nearly as the server's replay has them: as a spectator saw them."""
    return [_frame(course, one.match) for one in course.asked[-FRAMES:]]


def _frame(course: Course, match: Match) -> dict[str, Any]:
    seat, number = course.moves[match.ply - 1] if match.ply else (None, None)
    text = None if number is None else course.game.definition.verbs.text(number)
    told = _told(match, slice(-1, None), None)
    view = msgspec.json.decode(match.facts(None))
    return {"ply": match.ply, "seat": seat, "move": text, "say": text, "events": told, "view": view}
