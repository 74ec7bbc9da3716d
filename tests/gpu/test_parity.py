"""What a GPU played is what the CPU plays; the digests in parity.json were made on a GPU by bench/gpu.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import purrlor
from gpu import blank_of, on_cpu  # type: ignore[attr-defined]  # bench/gpu.py, not this folder
from purrlor.engine.gpu import launch, numba_cuda
from purrlor.engine.gpu.launch import NoGpu, play_on_gpu, require_gpu
from sampling import some

PARITY = json.loads((Path(__file__).parent / "parity.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", PARITY)
def test_the_cpu_reaches_the_same_final_states_as_the_gpu(name: str) -> None:
    game, told = purrlor.game(name), PARITY[name]
    if told["version"] != game.version:
        pytest.fail(f"parity.json holds version {told['version']} of {name}; run bench/gpu.py on a GPU")
    assert on_cpu(game, told["seats"], told["games"]) == told["digest"]


@pytest.mark.parametrize("name", some(tuple(purrlor.GAMES), "kitty-cataclysm", "were-kittens", "paw-of-duty"))
def test_the_rules_compile_for_a_gpu_that_is_not_here(name: str) -> None:
    text = launch.ptx_of(purrlor.game(name))
    assert ".target sm_90" in text
    assert ".entry" in text


def test_every_game_was_compared() -> None:
    assert set(PARITY) == set(purrlor.GAMES)


def has_gpu() -> bool:
    try:
        require_gpu()
    except NoGpu:
        return False
    return True


def test_a_cuda_target_that_lacks_something_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = {**numba_cuda.NEEDS, "numba.cuda.codegen": ("CUDACodeLibrary.purr",)}
    monkeypatch.setattr(numba_cuda, "NEEDS", needs)
    monkeypatch.setattr(launch, "load_cuda", numba_cuda.load_cuda.__wrapped__)  # as if for the first time
    with pytest.raises(NoGpu, match=r"numba\.cuda\.codegen\.CUDACodeLibrary\.purr"):
        require_gpu()


def test_without_a_gpu_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        @staticmethod
        def is_available() -> bool:
            return False

    monkeypatch.setattr(launch, "load_cuda", lambda: Nothing)
    game = purrlor.game("kitty-cataclysm")
    blank: Any = blank_of(game, 4)
    with pytest.raises(NoGpu, match="no GPU here"):
        play_on_gpu(game, blank, 0, 10)
