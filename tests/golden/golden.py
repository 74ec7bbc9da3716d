"""Golden games: recorded games told line by line, so that a change of rules, views or words shows as a diff.

`make golden` (or `python tests/golden/golden.py [GAME …]`) writes them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import purrlor
from purrlor.engine.author.options import settle_options
from purrlor.engine.batch.playout import play_games, same_choices
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.engine.match.record import Record

HERE = Path(__file__).parent
TRIES = 60
REASON_TRIES = 3000


def needed(game: Game) -> list[tuple[str, Any]]:
    """List what must be covered: every number of seats, every option value, every reason to end."""
    seats = [("seats", n) for n in game.seats]
    options = [(option.name, value) for option in game.options for value in _sample(option.values)]
    return [*seats, *options, *(("reason", reason) for reason in game.definition.reasons if reason)]


def _sample(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Take all values, or the first, the second and the last of a long range."""
    return values if len(values) <= 6 else (values[0], values[1], values[-1])


def covered(match: Match) -> set[tuple[str, Any]]:
    """List what one finished match covers."""
    assert match.outcome is not None
    return {("seats", match.seats), ("reason", match.outcome.reason), *match.options.items()}


def tell(game: Game, record: Record) -> str:
    """Tell a record: after every move what happened and what can be seen that could not be seen before."""
    match, seen = game.replay(record, 0), Seen()
    lines = ["# " + json.dumps(json.loads(record.to_json())), *seen.scene(match)]
    for ply, (seat, text) in enumerate(record.moves, start=1):
        told = match.play(seat, text)
        lines.append(f"{ply}. seat {seat} {text}")
        for event in told:
            lines += _event(event, match.seats)
        lines += seen.scene(match)
    return "\n".join([*lines, "= " + json.dumps(match.view(None)["outcome"]), ""])


def _event(event: Any, seats: int) -> Iterator[str]:
    """Tell an event to a spectator, and to the seats that see more."""
    yield f"   - {event.text(None)}"
    for seat in range(seats):
        if event.say(seat) != event.say(None):
            yield f"     {seat}: {event.text(seat)}"


class Seen:
    """What each seat and a spectator saw last, so that only changes are written."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self.last: dict[int | None, dict[str, str]] = {}

    def scene(self, match: Match) -> Iterator[str]:
        """Write what is new to a spectator, and to each seat beyond that."""
        public = match.view(None)
        yield from self._changes(None, _zones(public), {})
        for seat in range(match.seats):
            view = match.view(seat)
            mine = {name: text for name, text in _zones(view).items() if _zones(public).get(name) != text}
            asked = view["prompt"]
            prompt = f"asked [{asked['rule']}] {asked['text']}: {len(view['moves'])} moves" if asked else ""
            yield from self._changes(seat, mine, {"": prompt} if prompt else {})

    def _changes(self, who: int | None, zones: dict[str, str], more: dict[str, str]) -> Iterator[str]:
        before = self.last.get(who, {})
        new = [f"{name} {text}" for name, text in zones.items() if before.get(name) != text] + list(more.values())
        self.last[who] = zones
        if new:
            yield f"   {'|' if who is None else who} " + " ; ".join(new)


def _zones(view: dict[str, Any]) -> dict[str, str]:
    return {zone["id"]: f"{zone['size']}{_pieces(zone['pieces'])}" for zone in view["zones"]}


def _pieces(pieces: list[dict[str, Any]]) -> str:
    shown = []
    for piece in pieces:
        if piece["face"] is not None:
            extra = "".join(str(piece[key]) for key in ("facing", "marks") if key in piece)
            place = f"@{piece['position']}" if "position" in piece else ""
            shown.append(f"{piece['face']}{'*' + str(piece['count']) if piece['count'] > 1 else ''}{place}{extra}")
    return f" {','.join(shown)}" if shown else ""


def finished(game: Game, seats: int, options: dict[str, Any], seed: int) -> Match:
    """Play one random game to its end, the way the compiled loop chooses."""
    match = game.match(seats, seed, options)
    for seat, move in same_choices(match):
        match.play(seat, move)
    return match


def shortest(game: Game, seats: int, options: dict[str, Any], reason: str = "") -> Match | None:
    """Find the shortest of some games, or of those that end for a given reason, with the compiled loop."""
    chosen = settle_options(game.options, options, "")
    game.check_options(seats, chosen)
    blank = game.blank(seats, 0, chosen)
    found = (10**9, -1)
    for seed in range(REASON_TRIES if reason else TRIES):
        tally = play_games(game, blank, seed, 1)
        ends = game.definition.reasons[int(tally.reasons.argmax())]
        if not reason or ends == reason:
            found = min(found, (int(tally.games[1]), seed))
    return finished(game, seats, options, found[1]) if found[1] >= 0 else None


def write(game: Game) -> None:
    """Write enough golden games to cover everything."""
    place = HERE / game.id
    place.mkdir(exist_ok=True)
    for old in place.glob("*.txt"):
        old.unlink()
    done: set[tuple[str, Any]] = set()
    for name, value in needed(game):
        if (name, value) in done:
            continue
        match = _for(game, name, value)
        if match is None:
            print(f"{game.id}: no random game ends with '{value}'; record one by hand", file=sys.stderr)
            continue
        done |= covered(match)
        (place / f"{name}-{str(value).replace(' ', '-')}.txt").write_text(tell(game, match.record), encoding="utf-8")
    print(f"{game.id}: {len(list(place.glob('*.txt')))} golden games")


def _for(game: Game, name: str, value: Any) -> Match | None:
    if name == "seats":
        return shortest(game, value, {})
    if name == "reason":
        quick: dict[str, Any] = {"windows": "quick"}
        ways = [(game.seats[0], quick), (game.seats[-1], quick)]
        ways += [(game.seats[0], {**quick, option.name: v}) for option in game.options for v in option.values[1:2]]
        return next((m for seats, options in ways if (m := shortest(game, seats, options, str(value)))), None)
    names_seat = any(option.name == name and option.of_seats for option in game.options)
    quick = {} if name == "windows" else {"windows": "quick"}
    return shortest(game, game.seats[-1] if names_seat else game.seats[0], {**quick, name: value})


if __name__ == "__main__":
    for chosen in sys.argv[1:] or purrlor.GAMES:
        write(purrlor.game(chosen))
