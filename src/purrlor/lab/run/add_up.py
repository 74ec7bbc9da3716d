"""Chunks are added up in order, so that it does not matter who did which; what is done is kept when work stops."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.errors import BadSetup, PurrlorError
from purrlor.lab.run.checkpoint import Checkpoint
from purrlor.lab.run.jobs import Place, Sums, Work
from purrlor.lab.run.progress import Progress
from purrlor.said import Said
from purrlor.saying import complain


def add(total: Sums, part: Mapping[str, NDArray[Any]]) -> None:
    """Add the sums of a chunk; what is called max_… is the largest instead."""
    for name, array in part.items():
        if name not in total:
            total[name] = array.copy()
        elif name.startswith("max_"):
            total[name] = np.maximum(total[name], array)
        else:
            total[name] = total[name] + array


def add_up(job: Work, work: Callable[[Any, int], Sums], place: Place, checkpoint: Checkpoint) -> float:
    """Do the chunks that are not done yet and add them to what is kept; return the seconds spent, earlier ones too."""
    bar, start = Progress(job.games), time.perf_counter()
    bar.add(min(job.games, checkpoint.done * job.chunk))
    before = float(checkpoint.sums.pop("seconds", np.zeros(1))[0])
    if checkpoint.done:
        note(Said("run-goes-on", n=bar.done, path=checkpoint.path))
    try:
        left = range(checkpoint.done, job.chunks)
        for k, part in zip(left, place(lambda k: work(job, k), left), strict=True):
            add(checkpoint.sums, part)
            checkpoint.sums["seconds"] = np.array([before + time.perf_counter() - start])
            checkpoint.step(k + 1)
            bar.add(job.span(k)[1])
    except (PurrlorError, KeyboardInterrupt, OSError) as error:
        raise _interrupted(error, checkpoint, job) from error
    return float(checkpoint.sums["seconds"][0])


def note(said: Said) -> None:
    """Say something that is no result."""
    complain(said)


def _interrupted(error: BaseException, checkpoint: Checkpoint, job: Work) -> BaseException:
    """Keep what is done, and say where."""
    if checkpoint.done == 0 or isinstance(error, BadSetup):
        return error
    checkpoint.save()
    done = min(job.games, checkpoint.done * job.chunk)
    kept = Said("run-kept", done=done, games=job.games, path=checkpoint.path)
    if isinstance(error, KeyboardInterrupt):
        note(kept)
        return KeyboardInterrupt()
    return PurrlorError("error-run-kept", error=error, kept=kept)
