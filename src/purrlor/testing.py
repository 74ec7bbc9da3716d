"""The universal check: what must hold in every game, for every number of seats and every option.

Use `check_game(game)` in tests; `purrlor check` runs the same over many more games.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from purrlor.engine.author.tales import Moved, Shown
from purrlor.engine.batch.playout import TROUBLES, play_games
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.engine.match.record import Record
from purrlor.errors import IllegalMove, NotYourTurn, PurrlorError

# So many unknown pieces in each of two zones, of so many kinds, never fall the same way four times.
MUCH, SEVERAL = 3, 6
# What a view says about the course of things: who is asked what.
ASKED = frozenset({"waiting", "prompt", "moves", "phase"})


class CheckFailed(AssertionError):
    """Something that must hold does not; `record` replays to the moment."""

    def __init__(self, sentence: str, record: Record) -> None:
        """Take what is wrong, and the match in which it is."""
        super().__init__(sentence)
        self.record = record


@dataclass(frozen=True)
class Variant:
    """One way to set a table: seats and options."""

    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.seats} seats" + "".join(f", {name}={value}" for name, value in self.options.items())


def variants(game: Game) -> list[Variant]:
    """List every number of seats with the defaults, and with each option value changed alone."""
    made = []
    for seats in game.seats:
        made.append(Variant(seats, {}))
        for option in game.options:
            values = [v for v in option.values[1:] if not (option.of_seats and isinstance(v, int) and v >= seats)]
            sample = values if len(values) <= 5 else [values[0], values[len(values) // 2], values[-1]]
            made += [Variant(seats, {option.name: value}) for value in sample]
    return made


def check_game(game: Game, games: int = 1, seed: int = 0, native_games: int = 200, walked: int = 100) -> int:
    """Check a game: `native_games` of every variant in compiled code, `games` of up to `walked` in Python."""
    every = variants(game)
    some = spread(every)[:: max(1, -(-len(spread(every)) // walked))]
    for i, variant in enumerate(every):
        check_native(game, variant, seed * 1_000_003 + i, native_games)
    for i, variant in enumerate(some):
        for k in range(games):
            check_walk(game, variant, random.Random(f"{seed}/{i}/{k}"), deep=0.15)
    return len(every) * native_games + len(some) * games


def spread(every: list[Variant]) -> list[Variant]:
    """Pick from all variants: every number of seats, and every option value once, at seats that change."""
    plain = [variant for variant in every if not variant.options]
    by_option: dict[str, list[Variant]] = {}
    for variant in every:
        if variant.options:
            by_option.setdefault(str(variant.options), []).append(variant)
    return plain + [ways[i % len(ways)] for i, ways in enumerate(by_option.values())]


def check_native(game: Game, variant: Variant, seed: int, games: int, first: int = 0) -> int:
    """Play many random games in compiled code, every list and every piece checked at each step; give the decisions."""
    options = {option.name: variant.options.get(option.name, option.default) for option in game.options}
    blank = game.blank(variant.seats, seed << 64, options)
    tally = play_games(game, blank, first, games, checked=True)
    trouble, number, ply = (int(n) for n in tally.games[3:])
    if trouble:
        record = Record(game.id, game.version, variant.seats, options, (seed << 64) + number)
        raise CheckFailed(f"{TROUBLES[trouble]} at ply {ply} ({variant})", record)
    return int(tally.games[1])


def check_walk(game: Game, variant: Variant, rng: random.Random, deep: float = 0.25) -> Match:
    """Play one random game, checking at every step; at a share `deep` of them also the slow things."""
    seed = rng.getrandbits(100)
    match = game.match(variant.seats, seed, variant.options, backend=game.native)
    plain = game.match(variant.seats, seed, variant.options, backend=game.plain)
    try:
        _walk(game, match, plain, rng, deep)
    except (AssertionError, PurrlorError, ArithmeticError, LookupError) as error:
        raise CheckFailed(f"{variant}: {error or type(error).__name__}", match.record) from error
    return match


def _walk(game: Game, match: Match, plain: Match, rng: random.Random, deep: float) -> None:
    total = match.game.native.census(match.state).sum(axis=0)
    since = 0
    while match.waiting:
        _check_lists(match, rng)
        looked = rng.random() < deep
        if looked:
            _check_deep(game, match, rng, since)
            since = match.beat
        seat = rng.choice(match.waiting)
        move = rng.choice(match.moves(seat))
        before = _others_see(match, seat) if looked else []
        told = match.play(seat, move.text if rng.random() < 0.5 else move.id)
        if looked and not told:
            _require(_others_see(match, seat) == before, f"'{seat} {move.text}' tells nothing, but others see a change")
        plain.play(seat, move)
        _require(match.same_bytes(plain), f"plain and native differ after '{seat} {move.text}'")
        census = match.game.native.census(match.state)
        _require((census.sum(axis=0) == total).all() and (census >= 0).all(), "a piece was lost or doubled")
        _require(match.ply <= match.game.definition.longest, "the game does not end")
    _require(match.is_over, "nobody is asked, but the game is not over")
    _check_end(game, match)


def _others_see(match: Match, seat: int) -> list[str]:
    """Return the table as all but one seat and a spectator see it, without who is asked what."""
    views = [match.view(other) for other in (None, *range(match.seats)) if other != seat]
    return [json.dumps({k: v for k, v in view.items() if k not in ASKED}) for view in views]


def _require(holds: Any, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


# -- At every step


def _check_lists(match: Match, rng: random.Random) -> None:
    for seat in range(match.seats):
        moves = match.moves(seat)
        _require(bool(moves) == (seat in match.waiting), f"seat {seat} has moves but is not asked, or the reverse")
        for name, words in (("label", [m.label for m in moves]), ("text", [m.text for m in moves])):
            _require(len(set(words)) == len(words), f"two moves of seat {seat} have the same {name}")
        _require(all(match.game.definition.verbs.number(m.text) == m.id for m in moves), "a text does not parse back")
    seat = rng.choice(range(match.seats))
    _check_refused(match, seat, rng.randrange(match.game.definition.verbs.size))


def _check_refused(match: Match, seat: int, move: int) -> None:
    """A move that is not on the list raises, names a rule, and changes nothing."""
    if move in [m.id for m in match.moves(seat)]:
        return
    before = match.state.tobytes()
    try:
        match.play(seat, move)
    except (IllegalMove, NotYourTurn) as error:
        _require(
            error.rule in match.game.rules, f"the refusal of '{match.game.definition.verbs.text(move)}' names no rule"
        )
    else:
        raise AssertionError(f"seat {seat} could play '{match.game.definition.verbs.text(move)}'")
    _require(before == match.state.tobytes(), "a refused move changed the state")


# -- At some steps


def _check_deep(game: Game, match: Match, rng: random.Random, since: int) -> None:
    _check_copy(match, rng)
    _check_round_trips(game, match)
    for seat in range(match.seats):
        check_two_worlds(match, seat, rng.getrandbits(60), since)


def _check_copy(match: Match, rng: random.Random) -> None:
    before, twin = match.head_bytes(), match.copy()
    _require(twin.same_bytes(match), "a copy differs")
    seat = rng.choice(twin.waiting)
    twin.play(seat, rng.choice(twin.moves(seat)))
    _require(match.head_bytes() == before, "a move on a copy changed the original")


def _check_round_trips(game: Game, match: Match) -> None:
    record = match.record
    _require(Record.from_json(record.to_json()) == record, "the record does not survive JSON")
    position = json.loads(json.dumps(match.position()))
    again = game.match(position=position)
    _require(again.same_bytes(match), "the position does not survive JSON")
    for seat in (None, *range(match.seats)):
        json.dumps(match.view(seat))


def check_two_worlds(match: Match, seat: int, seed: int, since: int = 0) -> None:
    """Deal anew what a seat cannot know: nothing that the seat can see may change.

    Events before beat `since` were looked at before: how they are told does not change any more.
    """
    world = match.imagine(seat, seed)
    mine = [_seen(match, seat, since), _seen(world, seat, since)]
    for name, here, there in ((name, mine[0][name], mine[1][name]) for name in mine[0]):
        _require(here == there, f"seat {seat} can tell two worlds apart by its {name}")
    _check_fields(match, world, seat)
    _check_known(match, world, seat)
    again = world.imagine(seat, seed + 1)
    _require(
        again.same_bytes(match.imagine(seat, seed + 1)), f"what seat {seat} imagines depends on what it cannot know"
    )
    _check_dealt_anew(match, seat, seed)
    _check_told(match, seat, since)
    _check_playable(world, random.Random(seed))


def _seen(match: Match, seat: int, since: int) -> dict[str, str]:
    view = match.view(seat)
    return {
        "view": json.dumps(view),
        "prompt": json.dumps(view["prompt"]),
        "moves": json.dumps(view["moves"]),
        "waiting": str(match.waiting),
        "events": json.dumps(match.events(seat, since)),
    }


def _check_fields(match: Match, world: Match, seat: int) -> None:
    """Fields that all may see, the seat's own row of private ones, and the records that it made are the same."""
    for name, field in match.game.definition.state.fields.items():
        here, there = match.state[name][0], world.state[name][0]
        if field.seen == "owner":
            here, there = here[seat], there[seat]
        elif field.seen == "maker":
            here, there = here[here["seat"] == seat], there[here["seat"] == seat]
        _require(field.seen == "none" or here.tobytes() == there.tobytes(), f"imagine changed '{name}', which is seen")


def _check_known(match: Match, world: Match, seat: int) -> None:
    """What a seat knows is true, is kept in the imagined world, and every zone keeps its size."""
    known = match.knowledge.of(seat)
    here, there = match.game.native.census(match.state), world.game.native.census(world.state)
    _require((known <= here).all(), f"seat {seat} knows something that is not so")
    _require((known <= there).all(), f"seat {seat}'s imagined world lacks a card that the seat knows")
    _require((here.sum(axis=1) == there.sum(axis=1)).all(), "a zone changed its size in an imagined world")
    _require((here.sum(axis=0) == there.sum(axis=0)).all(), "a piece was lost or doubled in an imagined world")


def _check_dealt_anew(match: Match, seat: int, seed: int) -> None:
    """With much unknown, some imagined world differs from the truth: nothing of it is carried over."""
    zones = match.game.definition.zones
    census = match.game.native.census(match.state) - match.knowledge.of(seat)
    unknown = census[[z for z in range(len(zones)) if not zones.sees(seat, z)]]
    second = sorted(unknown.sum(axis=1))[-2] if len(unknown) > 1 else 0
    if second < MUCH or (unknown.sum(axis=0) > 0).sum() < SEVERAL:
        return
    truth = _hidden(match, seat)
    _require(
        any(_hidden(match.imagine(seat, seed + k), seat) != truth for k in range(4)),
        f"the worlds that seat {seat} imagines are the true one",
    )


def _hidden(match: Match, seat: int) -> bytes:
    """Return the bytes that a seat cannot see, chance left out."""
    found = b""
    for name, field in match.game.definition.state.fields.items():
        cells = match.state[name][0]
        if field.seen == "owner":
            found += np.delete(cells, seat, axis=0).tobytes()
        elif field.seen == "maker":
            found += cells[cells["seat"] != seat].tobytes()
        elif field.seen == "none" and name != "rng":
            found += cells.tobytes()
    return found


def _check_told(match: Match, seat: int, since: int) -> None:
    """The telling of a movement that a seat did not see does not depend on the piece."""
    for event in match.history_from(since):
        if isinstance(event.tale, Moved | Shown) and not event.seen(seat):
            other = event._replace(args=(event.args[0] % (len(match.game.definition.pieces) - 1) + 1, *event.args[1:]))
            _require(event.seen_by(seat) == other.seen_by(seat), f"an event tells seat {seat} a hidden piece")


def _check_playable(world: Match, rng: random.Random) -> None:
    for _ in range(6):
        if world.waiting:
            seat = rng.choice(world.waiting)
            world.play(seat, rng.choice(world.moves(seat)))


# -- At the end


def _check_end(game: Game, match: Match) -> None:
    outcome = match.outcome
    _require(
        outcome is not None and outcome.winners != () and outcome.reason != "", "the outcome lacks a winner or a reason"
    )
    assert outcome is not None
    _require(len(outcome.scores) == len(outcome.ranks) == len(outcome.parts) == match.seats, "the outcome lacks a seat")
    again = game.replay(Record.from_json(match.record.to_json()))
    _require(again.same_bytes(match), "the replay ends differently")
    _require([e.args for e in again.history] == [e.args for e in match.history], "the replay tells another story")
    _check_refused(match, 0, 0)
    for seat in (None, *range(match.seats)):
        json.dumps(match.view(seat))


def walks(game: Game, seed: int) -> Iterator[Callable[[], Match]]:
    """Return endless checked walks over all variants, for a fuzzer that stops when it likes."""
    ways, number = variants(game), 0
    while True:
        rng = random.Random(f"{seed}/{number}")
        variant = ways[number % len(ways)]
        yield lambda variant=variant, rng=rng: check_walk(game, variant, rng)  # type: ignore[misc]
        number += 1


def census_of(match: Match) -> dict[str, dict[str, int]]:
    """Return the pieces of every zone by name, for tests."""
    counts = match.game.native.census(match.state)
    zones, pieces = match.game.definition.zones.names, match.game.definition.pieces.names
    return {
        zones[z]: {pieces[p]: int(counts[z, p]) for p in np.flatnonzero(counts[z])}
        for z in np.flatnonzero(counts.sum(axis=1))
    }
