"""A search that a network guides walks along moves of imagined worlds, with priors and values from who acts."""

from __future__ import annotations

import logging
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import purrlor
from bots.positions import DRAWING, decisions, empty_deck, tables
from bots.random_nets import file_for, network_for
from purrlor.bots import bot, hints
from purrlor.bots.guided.think import Guided, GuidedRun, GuidedSettings
from purrlor.bots.instinct import win_of
from purrlor.bots.nets import plain
from purrlor.bots.nets.glance import Judge
from purrlor.bots.nets.network import Network
from purrlor.bots.nets.quantize import LOGIT, SHARE_STEP, SHARES
from purrlor.bots.search import Search
from purrlor.bots.tree import NODES
from purrlor.engine.author.chance import bits
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.encoding import encode, encoding
from purrlor.engine.match.match import Match
from purrlor.errors import BadSetup

GAME = purrlor.game("kitty-cataclysm")


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    return file_for(GAME, tmp_path_factory.mktemp("nets"))


def begun(match: Match, seat: int, net: Network, seed: int = 1, **settings: Any) -> GuidedRun:
    return GuidedRun(match, seat, GuidedSettings(**{"iterations": 400, **settings}), Judge(net, match.game), seed)


def judged(net: Network, match: Match, seat: int) -> tuple[Any, Any]:
    seen = encoding(match.game).turns[match.seats * MAX_SEATS + seat][match.legal(seat)].astype(np.int64)
    return plain.judged(net, encode(match, seat), seen)


def shares(net: Network, logits: Any) -> Any:
    behind = (logits.max() - logits) * SHARE_STEP // LOGIT
    parts = np.where(behind < SHARES, net.arrays["exp"][np.minimum(behind, SHARES - 1)], 0)
    return parts / parts.sum()


# -- A walk, step by step, beside a match of the same world


def walked(run: GuidedRun, match: Match, seat: int) -> tuple[Match, list[int], Any]:
    """Add one walk, and play the same in a match; give that, the nodes, and what they were worth before."""
    arrays = run.world.arrays
    mind, before = arrays["mind"].copy().view(np.recarray)[0], run.tree.copy()
    arrays["path"][:] = 0
    run.grow(1)
    twin = match.imagine(seat, 1)
    twin.state[:] = arrays["root"]
    for i in range(4):
        twin.state["rng"][0][i] = bits(mind)
    match.game.backend.imagine(twin.state, seat, match.knowledge.of(seat))
    nodes = [int(node) for node in arrays["path"] if node]
    for node in nodes:
        who, move = int(run.tree[node]["seat"]), int(run.tree[node]["move"])
        assert who == (seat if seat in twin.waiting else min(twin.waiting))
        assert move in twin.legal(who)  # what this world does not have is never played
        twin.advance(who, move)
    return twin, nodes, before


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_walk_is_a_game_and_its_end_is_judged_by_who_is_asked(name: str, seats: int) -> None:
    game = purrlor.game(name)
    net, deepest, ended = network_for(game), 0, 0
    for match, seat, seed in islice(decisions(name, seats, 2), 0, 40, 10):
        run = begun(match, seat, net, seed, temperature=3.0, explore=2.0)
        for _ in range(60):
            twin, nodes, before = walked(run, match, seat)
            assert twin.head_bytes() == run.world.arrays["world"].tobytes()[: game.definition.state.head]
            assert np.array_equal(twin.knowledge.table, run.world.arrays["knows"])
            wins = results(net, twin, seat)
            for node in nodes:
                gain = run.tree[node]["total"] - before[node]["total"]
                assert gain == pytest.approx(wins[run.tree[node]["seat"]])
            deepest, ended = max(deepest, len(nodes)), ended + twin.is_over
    assert deepest > 2


def results(net: Network, twin: Match, me: int) -> list[float]:
    """Return what the place is worth to each seat: the truth at the end, else what the seat that is asked expects."""
    if twin.is_over:
        return [win_share(twin.state["place"][0], twin.seats, seat) for seat in range(twin.seats)]
    asked = me if me in twin.waiting else min(twin.waiting)
    values = judged(net, twin, asked)[1]
    turned = [(seat - asked) % twin.seats for seat in range(twin.seats)]
    return [(values[i] / 1024 * (twin.seats - 1) + 1) / twin.seats for i in turned]


@pytest.mark.parametrize(("name", "seats"), tables())
def test_priors_are_the_shares_of_the_seat_that_thinks(name: str, seats: int) -> None:
    game = purrlor.game(name)
    net = network_for(game)
    for match, seat, seed in islice(decisions(name, seats, 1), 4):
        run = begun(match, seat, net, seed)
        run.grow(1)
        match.state["quick"] = 1
        moves, expected = match.legal(seat), shares(net, judged(net, match, seat)[0])
        if len(moves) > 1:
            size = int(run.count[NODES])
            found = dict(zip(run.tree["move"][1:size].tolist(), run.world.arrays["priors"][1:size], strict=True))
            assert found == pytest.approx(dict(zip(moves, expected.tolist(), strict=True)))


@pytest.mark.parametrize("others", [0, 1, 2])
def test_moves_that_some_worlds_lack_are_counted_where_they_were_there(others: int) -> None:
    match = GAME.match(3, 5)
    run = begun(match, match.waiting[0], network_for(GAME), others=others)
    run.grow(400)
    nodes = run.tree[1 : run.count[NODES]]
    assert (nodes["visits"] <= nodes["avail"]).all()
    theirs = nodes[(nodes["seat"] != match.waiting[0]) & (nodes["visits"] > 1)]
    assert len(theirs) > 3
    assert (theirs["avail"] < 400).all()
    priors, times = run.world.arrays["priors"], run.world.arrays["judged"]
    assert (priors[: run.count[NODES]] <= times[: run.count[NODES]] + 1e-9).all()


def believing(net: Network) -> Network:
    """Return a network that expects an even share for others, and more for whoever acts."""
    bias = np.zeros_like(net.arrays["judge_bias"])
    bias[0] = 141 << net.numbers["judge_shift"]  # tanh(141 / 256) is a half
    return replace(net, arrays={**net.arrays, "judge": np.zeros_like(net.arrays["judge"]), "judge_bias": bias})


def test_played_on_to_its_own_turn_every_seat_is_judged_by_itself() -> None:
    match, net = GAME.match(2, 3), believing(network_for(GAME))
    for own, lowest in ((0, 0.5), (1, 0.75)):
        run = begun(match, match.waiting[0], net, own=own, temperature=3.0)
        run.grow(60)
        nodes = run.tree[1 : run.count[NODES]]
        mine = nodes[(nodes["seat"] == match.waiting[0]) & (nodes["visits"] > 0)]
        assert (mine["total"] / mine["visits"]).min() == pytest.approx(lowest, abs=0.002)


# -- What it finds, and how it ends


def test_it_takes_the_win_that_is_there_and_not_the_loss(net: str) -> None:
    ahead, behind = empty_deck(0), empty_deck(1)
    for more in ("", ":own=1", ":others=1", ":others=2:depth=2"):
        kind = f"search:300:net={net}:temperature=8{more}"
        assert bot(kind, GAME).choose(ahead, 0, 1).text in DRAWING
        assert bot(kind, GAME).choose(behind, 0, 1).text not in DRAWING
        assert hints(ahead, 0, kind, 1)[0].win == 1.0


def test_equal_seeds_are_equal_moves_and_it_can_go_on(net: str) -> None:
    match, seat, _ = next(decisions(GAME.id, 4, 1))
    player = bot(f"search:200:net={net}", GAME)
    assert player.judge(match, seat, 7) == player.judge(match, seat, 7)
    seen = {tuple(hint.visits for hint in player.judge(match, seat, seed)) for seed in range(4)}
    assert len(seen) > 1
    whole, parts = (begun(match, seat, network_for(GAME)) for _ in range(2))
    whole.grow(300)
    for size in (1, 99, 200):
        parts.grow(size)
    assert whole.tree.tobytes() == parts.tree.tobytes()


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    match = GAME.match(3, 5)
    run = begun(match, match.waiting[0], network_for(GAME), iterations=4, temperature=3.0)
    run.grow(600)
    assert len(run.tree) - GAME.definition.most <= run.count[NODES] <= len(run.tree)
    assert run.tree[0]["visits"] == 600


def test_it_stops_when_asked_when_it_is_late_and_when_all_is_settled(net: str) -> None:
    match, seat, _ = next(decisions(GAME.id, 4, 1))
    asked = count()
    move = bot(f"search:1000000:net={net}:temperature=8", GAME).choose(match, seat, 1, stop=lambda: next(asked) >= 3)
    assert move in match.moves(seat)
    assert next(asked) == 4
    assert bot(f"search:5ms:net={net}", GAME).choose(match, seat, 1) in match.moves(seat)
    run = begun(match, seat, network_for(GAME), iterations=2000, temperature=0.1)
    run.run()
    visits = sorted((seen for seen, _ in run.counts().values()), reverse=True)
    assert run.done < 2000
    assert visits[0] - visits[1] > 2000 - run.done


# -- Without its network


def test_a_game_without_a_network_is_searched_and_that_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    player = bot("search:50:net=nowhere.net", GAME, capped=False)
    assert isinstance(player, Guided)
    assert isinstance(player.search, Search)
    assert player.settings()["why"] == "There is no network 'nowhere.net'."
    assert player.search.settings() == bot("tiger", GAME, capped=False).settings()
    small = Guided("small", player.network, bot("search:40", GAME), player.two)
    with caplog.at_level(logging.WARNING, "purrlor.bots"):
        for match, seat, seed in islice(decisions(GAME.id, 2, 1), 3):
            assert small.choose(match, seat, seed) == bot("search:40", GAME).choose(match, seat, seed)
            assert small.judge(match, seat, seed) == bot("search:40", GAME).judge(match, seat, seed)
    said = "There is no network 'nowhere.net'. The bot 'small' searches instead."
    assert [record.getMessage() for record in caplog.records] == [said]


def test_edited_cards_and_unmet_options_are_searched(net: str, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "paw-it-forward"\ncount = 3\n', encoding="utf-8")
    edited = purrlor.game(GAME.id, tmp_path / "cards.toml")
    player = bot(f"search:50:net={net}", edited)
    assert isinstance(player, Guided)
    assert "usual cards only" in str(player.refusal(edited.match(2, 1, backend=edited.plain)))
    assert player.refusal(GAME.match(2, 1)) is None
    unmet = Guided("mine", network_for(GAME, options={}, seats=[2]), bot("search:30", GAME), GuidedSettings(30))
    assert unmet.refusal(GAME.match(3, 1)) is not None


# -- Its name


def test_settings_come_from_the_name(net: str) -> None:
    made = bot(f"search:600:900ms:net={net}:explore=1.5:own=1:blunder=0.25", GAME)
    assert isinstance(made, Guided)
    two = made.settings()["two"]
    assert (two["iterations"], two["milliseconds"], two["explore"], two["own"]) == (600, 900, 1.5, 1)
    assert made.blunder == 0.25
    free = bot(f"search:600:900ms:net={net}", GAME, capped=False)
    assert free.settings()["two"]["milliseconds"] == 0
    assert made.settings()["network"] == Path(net).name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:net=instinct.net", "How long"),
        ("search:10:net=a.net:net=b.net", "twice"),
        ("search:10:net=a.net:candidates=2", "candidates"),
        ("search:10:net=a.net:others=3", "others is a whole number from 0 to 2"),
    ],
)
def test_what_makes_no_sense_is_said(name: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        bot(name, GAME)


def test_win_and_payoff_are_the_same_scale() -> None:
    assert [win_of(value, 3) for value in (-512, 0, 1024)] == pytest.approx([0, 1 / 3, 1])
