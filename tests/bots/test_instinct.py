"""Instinct plays its network's best move; where the network has not learned the game, a search plays and says so."""

from __future__ import annotations

import logging
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import purrlor
from bots.positions import decisions
from bots.random_nets import file_for, network_for
from purrlor.bots import bot
from purrlor.bots.instinct import Instinct, win_of
from purrlor.bots.nets import plain
from purrlor.bots.nets.network import kept
from purrlor.bots.search import Search
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.encoding import encode, encoding
from purrlor.errors import BadSetup

GAME = "kitty-cataclysm"


@pytest.fixture(scope="module")
def name(tmp_path_factory: pytest.TempPathFactory) -> str:
    return file_for(purrlor.game(GAME), tmp_path_factory.mktemp("nets"))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_legal_move_is_played(name: str, seats: int) -> None:
    player, net, turns = bot(f"{name}:0", GAME), kept(Path(name)), encoding(purrlor.game(GAME)).turns
    chosen = set()
    for match, seat, seed in islice(decisions(GAME, seats, 3), 30):
        match.state["quick"] = 1
        moves = match.legal(seat)
        seen = turns[match.seats * MAX_SEATS + seat][moves].astype(np.int64)
        logits, values = plain.judged(net, encode(match, seat), seen)
        best = max(range(len(moves)), key=lambda k: (logits[k], -seen[k]))
        assert player.choose(match, seat, seed).id == moves[best]
        hints = player.judge(match, seat, seed)
        assert hints[0].visits == max(hint.visits for hint in hints)
        assert moves[best] in {hint.move.id for hint in hints if hint.visits == hints[0].visits}
        assert 990 <= sum(hint.visits for hint in hints) <= 1000
        assert {hint.win for hint in hints} == {win_of(int(values[0]), seats)}
        chosen.add(best)
    assert len(chosen) > 1  # or it might always take the first


def test_warmth_draws_by_shares_and_by_seed(name: str) -> None:
    match, seat, _ = next(decisions(GAME, 4, 1))
    warm, cold = bot(f"{name}:temperature=1", GAME), bot(f"{name}:0", GAME)
    drawn = [warm.choose(match, seat, seed).id for seed in range(400)]
    assert drawn == [warm.choose(match, seat, seed).id for seed in range(400)]
    assert len({cold.choose(match, seat, seed).id for seed in range(20)}) == 1
    for hint in warm.judge(match, seat, 1):
        share, spread = hint.visits / 1000, 4 * (hint.visits / 1000 * (1 - hint.visits / 1000) / 400) ** 0.5
        assert abs(drawn.count(hint.move.id) / 400 - share) < spread + 0.01


def test_one_glance_takes_less_than_two_milliseconds(name: str) -> None:
    import time

    player, spent = bot(name, GAME), []
    for match, seat, seed in islice(decisions(GAME, 4, 2), 20):
        start = time.perf_counter()
        player.choose(match, seat, seed)
        spent.append(time.perf_counter() - start)
    assert min(spent) < 0.002


def test_an_odd_temperature_is_refused() -> None:
    with pytest.raises(BadSetup, match="temperature is a number from 0 to 100"):
        bot("instinct:temperature=-1", GAME)


# -- Without its network


def test_a_game_without_a_network_is_searched_and_that_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    player = bot("nowhere.net", GAME)
    assert isinstance(player, Instinct)
    assert isinstance(player.search, Search)
    assert player.settings()["network"] is None
    assert player.settings()["why"] == "There is no network 'nowhere.net'."
    with caplog.at_level(logging.WARNING, "purrlor.bots"):
        for match, seat, seed in islice(decisions(GAME, 2, 1), 3):
            assert player.choose(match, seat, seed) in match.moves(seat)
            assert player.judge(match, seat, seed)[0].visits > 0
    said = "There is no network 'nowhere.net'. The bot 'nowhere.net' searches instead."
    assert [record.getMessage() for record in caplog.records] == [said]


def test_a_game_that_nobody_knows_has_no_network() -> None:
    made = bot("instinct", "a game from outside")
    assert made.settings()["why"] == "There is no network 'instinct.net'."


def test_edited_cards_are_searched(name: str, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "paw-it-forward"\ncount = 3\n', encoding="utf-8")
    edited = purrlor.game(GAME, tmp_path / "cards.toml")
    match, player = edited.match(2, 1, backend=edited.plain), bot(name, edited)
    assert isinstance(player, Instinct)
    assert "usual cards only" in str(player.refusal(match))
    assert player.refusal(purrlor.game(GAME).match(2, 1)) is None


@pytest.mark.parametrize(("changes", "said"), [({"seats": [2]}, "at 3 seats"), ({"options": {}}, "with")])
def test_a_table_that_training_never_met_is_searched(changes: dict[str, Any], said: str) -> None:
    game = purrlor.game("were-kittens")
    match = game.match(3, 1)
    player = Instinct("mine", network_for(game, **changes), bot("search:30", game))
    assert said in str(player.refusal(match))
    seat = match.waiting[0]
    assert player.choose(match, seat, 5) == bot("search:30", game).choose(match, seat, 5)
    assert Instinct("mine", network_for(game), bot("search:30", game)).refusal(match) is None
