"""The vector environment in which every seat is ours."""

from __future__ import annotations

import numpy as np
import pytest

from purrlor.adapters.everyone import Asked, EverySeatVectorEnv
from purrlor.errors import BadSetup


def played(envs: EverySeatVectorEnv, seed: int) -> tuple[list[bytes], dict[int, list[float]], Asked]:
    """Play a while by chance; give what was shown, and what the games were worth by number of seats."""
    asked, chance = envs.reset(seed), np.random.default_rng(3)
    shown, worth = [], {int(n): list[float]() for n in np.unique(asked.sizes)}
    for _ in range(120):
        shown.append(asked.features.tobytes() + asked.moves.tobytes() + asked.seats.tobytes())
        asked, ended, payoffs = envs.step((chance.random(envs.num_envs) * asked.move_counts).astype(int))
        for i in np.flatnonzero(ended):
            worth[int(asked.sizes[i])].append(float(payoffs[i].max()))
            assert payoffs[i].sum() == pytest.approx(0, abs=1e-5)
    return shown, worth, asked


def test_the_same_seed_gives_the_same_games() -> None:
    envs = EverySeatVectorEnv("kitty-cataclysm", {2: 20, 4: 10}, threads=2)
    one, worth, asked = played(envs, 5)
    assert played(envs, 5)[0] == one != played(envs, 6)[0]
    assert all(len(games) > 5 and max(games) == 1 for games in worth.values())
    assert (asked.move_counts > 1).all() and (asked.seats < asked.sizes).all()
    envs.close()


def test_features_have_names_and_moves_have_texts() -> None:
    envs = EverySeatVectorEnv("were-kittens", {3: 4})
    asked = envs.reset(1)
    told = [envs.encoding.names[f - 1] for f in asked.features[0, : asked.feature_counts[0]]]
    assert "I am asked" in told and "seats = 3" in told
    texts = [envs.game.definition.verbs.text(int(move)) for move in asked.moves[0, : asked.move_counts[0]]]
    assert len(set(texts)) == asked.move_counts[0]
    envs.close()


@pytest.mark.parametrize("tables", [{}, {2: 0}])
def test_no_games_are_refused(tables: dict[int, int]) -> None:
    with pytest.raises(BadSetup, match="at least 1"):
        EverySeatVectorEnv("kitty-cataclysm", tables)
