"""A real Dask scheduler and two real workers on loopback: a worker dies, and every game is played exactly once."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import purrlor
from purrlor.errors import PurrlorError
from purrlor.lab.run.cluster import ClusterGone, connect, on_cluster
from purrlor.lab.run.jobs import new_job, over_threads
from purrlor.lab.simulate import simulate_job, tally

GAME = purrlor.game("kitty-cataclysm")
pytestmark = pytest.mark.filterwarnings("ignore")  # Dask warns of its own ports and of workers that go


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, workers: int) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._run("dask_scheduler", "--port", str(port), "--no-dashboard")
        self.workers = [
            self._run("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(workers)
        ]

    def _run(self, part: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{part}", *words, "--host", "127.0.0.1"]
        quiet = {**os.environ, "PURRLOR_SILENT": "1"}
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=quiet)

    def ready(self) -> None:
        """Wait until the scheduler answers and knows all workers."""
        for _ in range(60):
            try:
                client = connect(self.address)
                break
            except ClusterGone:
                time.sleep(0.5)
        client.wait_for_workers(len(self.workers), timeout=120)
        client.close()

    def stop(self) -> None:
        """End all processes."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    made = Cluster(2)
    try:
        made.ready()
        yield made
    finally:
        made.stop()


@pytest.mark.timeout(600)
def test_a_worker_dies_and_every_game_is_played_once(cluster: Cluster) -> None:
    job = new_job(GAME, 200_000, 3)
    parts = []
    for k, part in enumerate(on_cluster(cluster.address, tally, job)(lambda k: {}, range(job.chunks))):
        parts.append(part)
        if k == 1:
            cluster.workers[0].kill()
    assert cluster.workers[0].wait() != 0
    here = list(over_threads(1)(lambda k: tally(job, k), range(job.chunks)))
    assert len(parts) == len(here) == job.chunks
    for there, mine in zip(parts, here, strict=True):
        assert all(np.array_equal(there[name], mine[name]) for name in mine)


@pytest.mark.timeout(600)
def test_when_the_scheduler_dies_what_is_done_is_kept(cluster: Cluster, tmp_path: Path) -> None:
    job, keep = new_job(GAME, 400_000, 2), tmp_path / "sums"
    place = on_cluster(cluster.address, tally, job)

    def dies(work, items):  # type: ignore[no-untyped-def]
        for k, part in enumerate(place(work, items)):
            yield part
            if k == 1:
                cluster.scheduler.kill()

    with pytest.raises(PurrlorError, match=r"gone.*games are kept in"):
        simulate_job(job, dies, keep)
    result = simulate_job(job, over_threads(2), keep)
    assert result["games"] == 400_000
    assert result["wins"] == simulate_job(job, over_threads(2))["wins"]
