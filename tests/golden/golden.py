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
from purrlor.engine.game import Game
from purrlor.engine.match import Match
from purrlor.engine.playout import same_choices
from purrlor.engine.record import Record

HERE = Path(__file__).parent
TRIES = 12
REASON_TRIES = 4000


def needed(game: Game) -> list[tuple[str, Any]]:
    """List what must be covered: every number of seats, every option value, every reason to end."""
    seats = [("seats", n) for n in game.seats]
    options = [(option.name, value) for option in game.options for value in _sample(option.values)]
    return [*seats, *options, *(("reason", reason) for reason in game.parts.reasons if reason)]


def _sample(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Take all values, or the first, the second and the last of a long range."""
    return values if len(values) <= 6 else (values[0], values[1], values[-1])


def covered(match: Match) -> set[tuple[str, Any]]:
    """List what one finished match covers."""
    assert match.outcome is not None
    return {("seats", match.seats), ("reason", match.outcome.reason), *match.options.items()}


def tell(game: Game, record: Record) -> str:
    """Tell a record: after every move what happened and what can be seen."""
    match = game.replay(record, 0)
    lines = ["# " + json.dumps(json.loads(record.to_json())), *_scene(match, 0)]
    for ply, (seat, text) in enumerate(record.moves, start=1):
        told = match.play(seat, text)
        lines.append(f"{ply}. seat {seat} {text}")
        for event in told:
            lines += _event(event, match.seats)
        lines += _scene(match, ply)
    return "\n".join([*lines, "= " + json.dumps(match.view(None)["outcome"]), ""])


def _event(event: Any, seats: int) -> Iterator[str]:
    """Tell an event to a spectator, and to the seats that see more."""
    public = event.text(None)
    yield f"   - {public}"
    for seat in range(seats):
        if event.text(seat) != public:
            yield f"     {seat}: {event.text(seat)}"


def _scene(match: Match, ply: int) -> Iterator[str]:
    """Show the view of a spectator, and of each seat what is different."""
    public = _zones(match.view(None))
    yield "   | " + " ; ".join(f"{name} {text}" for name, text in public.items())
    for seat in range(match.seats):
        view = match.view(seat)
        mine = [f"{name} {text}" for name, text in _zones(view).items() if public[name] != text]
        if view["prompt"]:
            mine.append(f"asked [{view['prompt']['rule']}] {view['prompt']['text']}: {len(view['moves'])} moves")
        if mine:
            yield f"   {seat} " + " ; ".join(mine)


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
    """Find a short game, or one that ends for a given reason."""
    found: Match | None = None
    for seed in range(REASON_TRIES if reason else TRIES):
        match = finished(game, seats, options, seed)
        if reason and match.outcome is not None and match.outcome.reason == reason:
            return match
        if not reason and (found is None or match.ply < found.ply):
            found = match
    return found


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
        ways = [(game.seats[0], {}), (game.seats[-1], {})]
        ways += [(game.seats[0], {option.name: v}) for option in game.options for v in option.values[1:2]]
        return next((m for seats, options in ways if (m := shortest(game, seats, options, str(value)))), None)
    seats = game.seats[-1] if name == "dealer" else game.seats[len(game.seats) // 2]
    return shortest(game, seats, {name: value})


if __name__ == "__main__":
    for chosen in sys.argv[1:] or purrlor.GAMES:
        write(purrlor.game(chosen))
