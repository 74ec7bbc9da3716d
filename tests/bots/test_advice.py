"""Advice: a reason is true of half of the lines or more, and only what the seat is told; equal moves are equal."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from bots.positions import DRAWING, decisions, empty_deck, tables
from purrlor.bots import bot
from purrlor.bots.advice import HELD, Advice, advise, are_equal, noise
from purrlor.bots.base import Hint
from purrlor.bots.lines import CHUNK, Line, Lines
from purrlor.bots.reasons import Cases, Reason, usual
from purrlor.bots.search import Search, SearchRun, Sight
from purrlor.engine.match.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "warm-laundry" / "src"
BY, WORLDS = "search:200", 16


def search_run(match: Match, seat: int, seed: int) -> SearchRun:
    thinker = bot(BY, match.game)
    assert isinstance(thinker, Search)
    run = thinker.begin(match, seat, seed)
    run.run()
    return run


def lines_of(match: Match, seat: int, seed: int, advised: list[Advice]) -> Lines:
    """Play the lines of a piece of advice once more."""
    run = search_run(match, seat, seed)
    held = [advice.hint.move.id for advice in advised[:HELD] if advice.hint.visits]
    return Lines(run, held, WORLDS).play()


def replayed(match: Match, lines: Lines, line: Line) -> tuple[Match, tuple[tuple[str, ...], ...]]:
    """Play a line move by move, by the plain rules; give where it ends and what the seat was told."""
    state = lines.starts[line.world : line.world + 1].copy()
    made, told = Match(match.game, state, match.options, 0, match.game.plain), []
    for seat, number in line.moves:
        told.append(tuple(event.say(lines.seat) for event in made.advance(seat, number)))
    return made, tuple(told)


def is_true(why: Reason, now: Match, seat: int, then: Match, says: set[str]) -> bool:
    """Say whether a reason holds in one line."""
    if why.kind in ("event", "spared"):
        return why.say in says
    if why.kind in ("won", "lost"):
        return then.outcome is not None and (seat in then.outcome.winners) == (why.kind == "won")
    before, scores = ([each["score"] for each in at.view(None)["seats"]] for at in (now, then))
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return bool(scores[seat] - (before[seat] if why.kind == "points" else max(rivals)) >= why.n)


def share_of(why: Reason, match: Match, lines: Lines, after: int) -> float:
    """Count again in how many lines after a move a reason is true, by the plain rules."""
    ends = [replayed(match, lines, line) for line in lines.after(after)]
    true = [is_true(why, match, lines.seat, then, {say for says in told for say in says}) for then, told in ends]
    return sum(true) / len(true)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_reason_is_true_of_at_least_half_of_the_lines(name: str, seats: int) -> None:
    compared = 0
    for match, seat, seed in islice(decisions(name, seats, 4), 0, 120, 2):
        advised = advise(match, seat, BY, seed, worlds=WORLDS)
        assert not any(advice.why for advice in advised[2:])
        for i, advice in enumerate(advised[:2]):
            if advice.why and advice.why.kind != "better":
                after = advised[1 if advice.why.kind in ("spared", "lost") else i].hint.move.id
                lines = lines_of(match, seat, seed, advised)
                assert share_of(advice.why, match, lines, after) == advice.why.of >= 0.5, advice
                compared += 1
        if compared >= 6:
            break
    assert compared > 0


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_line_is_what_the_rules_play_and_the_seat_is_told(name: str, seats: int) -> None:
    for match, seat, seed in islice(decisions(name, seats, 1), 2):
        lines = lines_of(match, seat, seed, advise(match, seat, BY, seed, worlds=WORLDS))
        for move in lines.moves[:2]:
            for line in lines.after(move)[:4]:
                made, told = replayed(match, lines, line)
                assert line.moves[0] == (seat, move)
                assert line.told == told
                assert made.head_bytes() == line.final.tobytes()[: match.game.definition.state.head]
                assert made.is_over or len(line.moves) == 24 or (made.turn == seat and seat in made.waiting)


def test_reasons_tell_what_is_to_be_had() -> None:
    """Over some games: captures, points and the like are found, not only that a move is somehow better."""
    kinds = Counter(
        advice.why.kind
        for match, seat, seed in islice(decisions("paw-of-duty", 2, 3), 0, 90, 2)
        for advice in advise(match, seat, "search:2000", seed)[:1]
        if advice.why
    )
    assert kinds["event"] >= 3 and kinds.total() >= 10, kinds


def test_two_ways_to_win_are_equal_and_said_to_win() -> None:
    match = empty_deck(richer=0)
    advised = advise(match, 0, "search:300", 1)
    first, second, *rest = advised
    assert {first.hint.move.text, second.hint.move.text} == DRAWING
    assert first.equal and second.equal and not any(advice.equal for advice in rest)
    assert first.why == second.why == Reason("won", of=1.0)


def test_what_loses_the_game_is_warned_of() -> None:
    """One seat is ahead; who plays a card that draws ends the game and loses it."""
    match = empty_deck(richer=1)
    advised = advise(match, 0, "search:300", 1)
    best, bad = advised[0].hint, next(advice.hint for advice in advised if advice.hint.move.text in DRAWING)
    assert best.move.text not in DRAWING and bad.win == 0
    run = search_run(match, 0, 1)
    cases = Cases(Lines(run, [best.move.id, bad.move.id], WORLDS).play(), [best, bad])
    assert cases.why(0, spares=True) == Reason("lost", of=1.0)
    assert cases.why(0, spares=False) != Reason("lost", of=1.0)


def seen(results: list[float]) -> Sight:
    return Sight(len(results), sum(results), sum(result**2 for result in results))


def judged(sight: Sight, scatter: float) -> Advice:
    move = empty_deck(richer=0).moves(0)[0]
    return Advice(Hint(move, sight.visits, sight.mean), noise(sight, scatter))


def test_noise_is_the_standard_error() -> None:
    chance = random.Random(1)
    results = [chance.random() for _ in range(2000)]
    assert noise(seen(results), 1 / 12) == pytest.approx((1 / 12 / 2000) ** 0.5, rel=0.05)
    assert noise(seen(results[:20]), 1 / 12) > 5 * noise(seen(results), 1 / 12)
    assert noise(seen([0.5] * 3), 1 / 12) > 0.05  # three alike prove little
    assert noise(seen([]), 0.0) == 1.0


def test_moves_of_the_same_worth_are_equal_nearly_always() -> None:
    chance, same, other = random.Random(2), 0, 0
    for _ in range(200):
        one, two, better = ([chance.random() + by for _ in range(300)] for by in (0, 0, 0.12))
        same += are_equal(judged(seen(one), 1 / 12), judged(seen(two), 1 / 12))
        other += are_equal(judged(seen(one), 1 / 12), judged(seen(better), 1 / 12))
    assert same >= 180 and other <= 5


def test_a_move_that_was_hardly_looked_at_is_equal_to_none() -> None:
    assert not are_equal(judged(seen([0.5] * 300), 0.1), judged(seen([0.5] * 3), 0.1))


def test_the_seed_decides() -> None:
    match, seat, seed = next(decisions("kitty-cataclysm", 4, 1))
    assert advise(match, seat, BY, seed) == advise(match, seat, BY, seed)


def test_a_stop_leaves_the_reasons_out() -> None:
    match, seat, seed = next(decisions("kitty-cataclysm", 4, 1))
    advised = advise(match, seat, "search:100000000", seed, stop=lambda: True)
    assert {advice.hint.move for advice in advised} == set(match.moves(seat))
    assert not any(advice.why for advice in advised)


def test_lines_end_with_the_time_and_always_begin() -> None:
    match, seat, seed = next(decisions("kitty-cataclysm", 4, 1))
    run = search_run(match, seat, seed)
    lines = Lines(run, [match.moves(seat)[0].id], 3 * CHUNK).play(milliseconds=1e-6)
    assert lines.worlds == CHUNK == len(lines.after(lines.moves[0]))


def test_a_bot_that_does_not_search_judges_without_reasons() -> None:
    match, seat, seed = next(decisions("kitty-cataclysm", 2, 1))
    advised = advise(match, seat, "greedy:4", seed)
    assert advised and not any(advice.why or advice.equal for advice in advised)


@pytest.mark.parametrize(("values", "n"), [([1, 2, 3, 4], 3), ([5], 5), ([0, 0, 7], 0), ([2, 2, 9, 9, 9], 9)])
def test_the_usual_number_is_reached_by_half(values: list[int], n: int) -> None:
    assert usual(values) == n
    assert sum(value >= n for value in values) >= len(values) / 2


def test_a_game_from_outside_is_advised_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE)
    match, kinds = import_module("warm_laundry").GAME.match(2, 3), set()
    while match.waiting:
        seat = match.waiting[0]
        advised = advise(match, seat, "search:1000", match.ply)
        kinds |= {advice.why.kind for advice in advised if advice.why}
        match.play(seat, advised[0].hint.move)
    assert "points" in kinds and kinds & {"event", "spared"}, kinds
