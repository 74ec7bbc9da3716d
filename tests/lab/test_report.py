"""Reports: true numbers, believable findings, a page that opens."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import purrlor
from purrlor.cli import main
from purrlor.engine.batch.batch import blank_state
from purrlor.engine.batch.playout import same_choices
from purrlor.lab.cards import stats
from purrlor.lab.cards.aggregate import FEATURES, features, study_chunk
from purrlor.lab.cards.study import event_index, recorded, study
from purrlor.lab.run.jobs import new_job
from purrlor.lab.simulate import simulate

GAME = purrlor.game("kitty-cataclysm")


# -- The loop behind a report


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_report_studies_the_games_that_simulate_plays(name: str) -> None:
    game = purrlor.game(name)
    job = new_job(game, 200, game.seats[-1])
    told, sums = simulate(game, 200, game.seats[-1]), study_chunk(job, 0)
    column = dict(zip(FEATURES, sums["sum"], strict=True))
    assert column["decisions"] == told["decisions"]
    for seat in range(job.seats):
        assert column[f"wins {seat}"] == pytest.approx(told["wins"][seat])
        assert column[f"score {seat}"] / 200 == pytest.approx(told["mean_scores"][seat])


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_cards_are_counted_as_the_events_of_a_match_tell(name: str) -> None:
    """Count the movements of every card of some games from the match's own history, and compare."""
    game = purrlor.game(name)
    blank = blank_state(game, game.seats[0], 3, {"windows": "quick"})
    found = study(game, blank, 0, 5)
    owners, times = game.definition.zones.owner, {}  # type: tuple[list[int | None], dict[tuple[str, int], int]]
    for number in range(5):
        match = game.match(game.seats[0], (3 << 64) + number, windows="quick")
        for seat, move in same_choices(match):
            match.play(seat, move)
        for event in match.history:
            if isinstance(event.tale, purrlor.engine.Moved):
                piece, source, target = event.args
                if owners[source] is not None:
                    times[f"{event.kind}-from", piece] = times.get((f"{event.kind}-from", piece), 0) + 1
                if owners[target] is not None and owners[target] != owners[source]:
                    times[f"{event.kind}-to", piece] = times.get((f"{event.kind}-to", piece), 0) + 1
    keys = [column.key for column in event_index(game).columns]
    for (key, piece), count in times.items():
        assert found.cards[keys.index(key), piece, 3] == count


def test_a_script_is_followed_to_the_same_end() -> None:
    blank = blank_state(GAME, 4, 9, {"windows": "quick"})
    [kept] = recorded(GAME, blank, 0, 300)
    again = study(GAME, blank, 0, 300, kept.script)
    assert (again.rows == kept.rows).all()
    assert np.array_equal(again.cards, kept.cards)


def test_rewards_are_shared_among_winners() -> None:
    rows = study(GAME, blank_state(GAME, 3, 1, {}), 0, 50).rows
    assert rows["share"].sum() == pytest.approx(50)
    assert features(rows, 3)[:, FEATURES.index("order 0")].sum() > 0


# -- How sure


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    rng, hits = random.Random(3), {"mean": 0, "rate": 0}
    for _ in range(2000):
        values = [rng.random() < 0.3 for _ in range(200)]
        total = float(sum(values))
        for name, found in (("mean", stats.mean(200, total, total)), ("rate", stats.rate(200, total))):
            hits[name] += found["low"] <= 0.3 <= found["high"]
    assert all(0.93 < count / 2000 < 0.97 for count in hits.values())


def test_an_effect_of_the_smallest_size_is_found_four_times_in_five() -> None:
    rng, error = random.Random(4), 0.01
    effect = stats.smallest(error)
    found = sum(stats.chance_of(rng.gauss(effect, error), error) < 0.05 for _ in range(4000))
    assert 0.77 < found / 4000 < 0.83


def test_among_many_cards_without_effect_hardly_any_stands_out() -> None:
    rng = random.Random(5)
    false = sum(any(stats.stands_out([rng.random() for _ in range(80)])) for _ in range(400))
    assert false / 400 < 0.09
    assert stats.stands_out([1e-9, 0.5, 0.9]) == [True, False, False]


def test_percentiles_are_read_from_counts() -> None:
    assert stats.percentile([0, 1, 1, 1, 1], 0.5) == 2
    assert stats.percentile([4], 0.5, start=-3) == -3


# -- The page


class Opened(HTMLParser):
    """Counts what a page has, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag not in ("meta", "path", "use", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen[tag] = self.seen.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_one_command_writes_the_page_and_the_numbers(name: str, tmp_path: Path) -> None:
    assert main(["report", name, "--games", "400", "--out", str(tmp_path), "--threads", "2"]) == 0
    data = json.loads((tmp_path / f"{name}.json").read_text(), parse_constant=_no_constant)
    game = purrlor.game(name)
    assert [g["seats"] for g in data["groups"]] == list(game.seats)
    for one in data["groups"]:
        assert sum(row["mean"] for row in one["by_seat"]) == pytest.approx(1)
        assert sum(end["mean"] for end in one["ends"].values()) == pytest.approx(1)
        assert all(
            cell["low"] <= cell["win"] <= cell["high"] for row in one["cards"]["rows"].values() for cell in row.values()
        )
    text = (tmp_path / f"{name}.html").read_text()
    opened = Opened()
    opened.feed(text)
    assert opened.open == []
    assert opened.seen["svg"] >= 6
    assert ">nan" not in text
    assert "http" not in text.replace("http://www.w3.org", "")  # it needs nothing from elsewhere


def _no_constant(word: str) -> float:
    raise AssertionError(f"{word} is not JSON")


def test_the_same_seed_gives_the_same_page(tmp_path: Path) -> None:
    for out in ("a", "b"):
        main(["report", "kitty-cataclysm", "--games", "300", "--seats", "2", "--out", str(tmp_path / out)])
    texts = [json.loads((tmp_path / out / "kitty-cataclysm.json").read_text()) for out in ("a", "b")]
    for text in texts:
        del text["seconds"]
    assert texts[0] == texts[1]


def test_a_card_that_is_made_stronger_is_found(tmp_path: Path) -> None:
    (tmp_path / "rich.toml").write_text('[[card]]\nid = "tail-chase"\nvalue = 12\n')
    words = ["report", "kitty-cataclysm", "--games", "6000", "--seats", "3", "--out", str(tmp_path)]
    assert main([*words, "--vs", str(tmp_path / "rich.toml")]) == 0
    data = json.loads((tmp_path / "kitty-cataclysm.json").read_text())
    [pair] = data["versus"]
    change = {name: row["drew-to"] for name, row in pair["cards"].items() if "drew-to" in row}
    best = max(change, key=lambda name: change[name]["effect"])
    assert best == "tail-chase"
    assert change[best]["stands_out"]
    assert pair["measures"]["winning score"]["low"] > 0


def test_two_equal_sides_differ_in_nothing(tmp_path: Path) -> None:
    words = ["report", "kitty-cataclysm", "--games", "500", "--seats", "2", "--out", str(tmp_path)]
    assert main([*words, "--vs", "kitty_view=open"]) == 0  # what is seen does not matter to chance
    [pair] = json.loads((tmp_path / "kitty-cataclysm.json").read_text())["versus"]
    assert all(found["mean"] == 0 for found in pair["measures"].values())


def test_bot_levels_stand_beside_each_other(tmp_path: Path) -> None:
    words = ["report", "kitty-cataclysm", "--games", "400", "--seats", "2", "--out", str(tmp_path)]
    assert main([*words, "--bots", "random,greedy", "--bot-games", "12"]) == 0
    groups = json.loads((tmp_path / "kitty-cataclysm.json").read_text())["groups"]
    assert [(g["bots"], g["games"]) for g in groups] == [(["random"], 400), (["greedy"], 12)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--vs", "deck_out"], "Compare with NAME=VALUE"),
        (["--vs", "nap=long"], "There is no option 'nap'"),
        (["--seats", "two"], "written 2,3,4"),
        (["--seats", "9"], "is for 2–5 players"),
        (["--games", "2"], "at least 2 games"),
        (["--vs", "nowhere.toml"], "no file"),
    ],
)
def test_bad_input_gets_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "kitty-cataclysm", "--games", "10", "--out", str(tmp_path), *words]) == 2
    assert sentence in capsys.readouterr().err
