"""Good play in bulk: the compiled loop plays what the bots play, deal for deal, and the lab uses it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import purrlor
from bots.random_nets import file_for
from purrlor.bots import bot, bots, bulk
from purrlor.engine.author.chance import warm_up, words
from purrlor.engine.author.state import Header
from purrlor.engine.batch.batch import blank_state
from purrlor.engine.batch.playout import THINKING, choose_seat
from purrlor.lab.arena.command import arena
from purrlor.lab.arena.schedule import ArenaSetup, play_in_bulk
from purrlor.lab.cards.script import bot_games
from purrlor.lab.run.jobs import is_bulk, new_job
from purrlor.lab.simulate import simulate

QUICK = {"windows": "quick"}


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("nets")
    return {name: file_for(purrlor.game(name), folder) for name in purrlor.GAMES}


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_the_loop_plays_what_the_bot_plays(name: str, nets: dict[str, str]) -> None:
    """Every move of the loop is the one that the bot at temperature 0 makes in a match on the same deal."""
    game = purrlor.game(name)
    seats, player = game.seats[-1], bot(f"{nets[name]}:0", game)
    blank = blank_state(game, seats, 9, QUICK)
    (played,) = bulk.play([player] * seats, game.match(seats, 0, QUICK), blank, 5, 2)
    for k in range(2):
        match, span = game.match(seats, (9 << 64) + 5 + k, QUICK), range(played.starts[k], played.starts[k + 1])
        for i in list(span)[:60]:
            seat, move = int(played.who[i]), int(played.what[i])
            assert player.choose(match, seat, 1).id == move
            assert len(match.legal(seat)) == played.many[i]
            match.play(seat, move)
        for i in list(span)[60:]:
            match.play(int(played.who[i]), int(played.what[i]))
        assert match.outcome is not None
        assert match.outcome.ranks == tuple(played.finals["place"][k][:seats].tolist())


def test_many_games_come_in_parts_and_warmth_makes_them_differ(
    nets: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = purrlor.game("paw-of-duty")
    players, table = bots([f"{nets['paw-of-duty']}:1", "random"], game), game.match(2, 0, QUICK)
    blank = blank_state(game, 2, 1, QUICK)
    monkeypatch.setattr(bulk, "ROOM", 100)
    count = game.definition.longest // 20  # more moves than there is room for at once
    parts = list(bulk.play(players, table, blank, 0, count))
    assert len(parts) > 1
    games = [
        part.what[start:end].tolist()
        for part in parts
        for start, end in zip(part.starts[:-1], part.starts[1:], strict=True)
    ]
    assert len(games) == count
    assert len({tuple(moves) for moves in games}) == count
    monkeypatch.setattr(bulk, "ROOM", 1 << 20)
    (again,) = bulk.play(players, table, blank, 0, count)
    assert again.what.tolist() == [move for moves in games for move in moves]


def test_only_networks_that_know_the_table_and_chance_are_played_in_bulk(nets: dict[str, str]) -> None:
    game = purrlor.game("kitty-cataclysm")
    table = game.match(2, 1)
    assert bulk.is_able(bots([nets[game.id], "random"], game), table)
    assert not bulk.is_able(bots([nets[game.id], "greedy"], game), table)
    assert not bulk.is_able(bots(["random", "random"], game), table)
    assert not bulk.is_able(bots(["nowhere.net", nets[game.id]], game), table)


def test_simulate_takes_networks_and_threads_change_nothing(nets: dict[str, str]) -> None:
    game = purrlor.game("kitty-cataclysm")
    one, two = (simulate(game, 450, 3, 4, threads=threads, bots=[nets[game.id]]) for threads in (1, 2))
    assert one["games"] == 450
    assert one["decisions"] > 450 * 10
    assert (one["wins"], one["decisions"]) == (two["wins"], two["decisions"])


def test_scripts_of_networks_hold_legal_games(nets: dict[str, str]) -> None:
    game = purrlor.game("were-kittens")
    job = new_job(game, 3, 2, 6, None, [nets[game.id], "random"])
    assert is_bulk(job)
    script = bot_games(job, 0, 3)
    for k in range(3):
        match = game.match(2, (6 << 64) + k, dict(job.options))
        for i in range(int(script.starts[k]), int(script.starts[k + 1])):
            assert script.many[i] == len(match.legal(int(script.who[i])))
            match.play(int(script.who[i]), int(script.what[i]))
        assert match.is_over


def test_an_arena_of_networks_is_played_in_bulk_on_the_same_deals(nets: dict[str, str], tmp_path: Path) -> None:
    setting = ArenaSetup("kitty-cataclysm", (f"{nets['kitty-cataclysm']}:0", "random"), 2, 3)
    result = arena(setting, 40, log=tmp_path / "log.jsonl")
    assert result["games"] == 40
    assert {**arena(setting, 40), "seconds": 0} == {**result, "seconds": 0}


def test_the_deal_of_an_arena_is_that_of_a_match(nets: dict[str, str]) -> None:
    """Seeds of an arena are longer than 64 bits, and their lower half may have its highest bit set."""
    game = purrlor.game("kitty-cataclysm")
    player = bot(f"{nets[game.id]}:0", game)
    for seed in ((5 << 70) + (1 << 63) + 12345, (7 << 64) + 3):
        match, order = game.match(2, seed, QUICK), _order(seed)
        played = play_in_bulk(match, [player, player], (0, 1))
        while match.waiting:
            seat = choose_seat(order, sum(1 << seat for seat in match.waiting))
            match.play(seat, player.choose(match, seat, 1))
        assert match.outcome is not None
        assert (played.ranks, played.scores) == (match.outcome.ranks, match.outcome.scores)
        assert played.decisions == match.ply


def _order(seed: int) -> Any:
    """Return the chance by which the loop draws who answers first."""
    mind: Any = Header.new()
    for i, word in enumerate(words(seed)):
        mind.rng[i] = word ^ THINKING
    warm_up(mind)
    return mind
