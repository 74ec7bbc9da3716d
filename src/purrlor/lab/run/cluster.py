"""Chunks of games on a Dask cluster that is already there: `--cluster tcp://host:8786`."""

from __future__ import annotations

import concurrent.futures
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from purrlor.errors import PurrlorError
from purrlor.lab.run.jobs import Place, Sums, Work, rules_hash

CONNECT_SECONDS = 10
ASK_SECONDS = 2
AHEAD = 4  # chunks in flight for each thread of the workers
RETRIES = 5


class ClusterGone(PurrlorError):
    """The cluster does not answer, or its workers cannot do the work."""

    code = "cluster-gone"


def do_chunk(work: Callable[[Any, int], Sums], job: Work, k: int) -> tuple[str, Sums]:
    """Do one chunk on a worker; say by which rules."""
    return rules_hash(job.game), work(job, k)


def on_cluster(address: str, work: Callable[[Any, int], Sums], job: Work) -> Place:
    """Do chunks on the workers of a scheduler; they come back in order, each once."""

    def place(_: Callable[[int], Sums], items: range) -> Iterator[Sums]:
        client = connect(address)
        try:
            yield from _chunks(client, address, work, job, items)
        finally:
            client.close(timeout=ASK_SECONDS)

    return place


def connect(address: str) -> Any:
    """Return a client of the scheduler, once it has a worker."""
    import distributed

    client_of: Any = distributed.Client
    try:
        client = client_of(address, timeout=CONNECT_SECONDS, set_as_default=False)
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterGone("error-cluster-silent", address=address, field="cluster") from error
    return client


def _chunks(client: Any, address: str, work: Any, job: Work, items: range) -> Iterator[Sums]:
    ahead, running = iter(items), deque[Any]()
    room = AHEAD * max(1, sum(client.nthreads().values()))
    for k in ahead:
        # not pure: two runs at once must not share, and cancel, each other's chunks
        running.append(client.submit(do_chunk, work, job, k, pure=False, retries=RETRIES))
        if len(running) >= room:
            yield _result(client, address, running.popleft(), job)
    while running:
        yield _result(client, address, running.popleft(), job)


def _result(client: Any, address: str, future: Any, job: Work) -> Sums:
    """Wait for a chunk, as long as the scheduler is there."""
    from distributed import CancelledError, KilledWorker
    from distributed.comm.core import CommClosedError

    while True:
        try:
            rules, sums = future.result(timeout=ASK_SECONDS)
        except (TimeoutError, concurrent.futures.TimeoutError) as error:
            if client.status == "running":
                continue
            raise ClusterGone("error-cluster-gone", address=address, field="cluster") from error
        except (CommClosedError, CancelledError, KilledWorker, concurrent.futures.CancelledError, OSError) as error:
            raise ClusterGone("error-cluster-dying", address=address, field="cluster") from error
        if rules != rules_hash(job.game):
            raise ClusterGone("error-cluster-rules", field="cluster")
        return sums  # type: ignore[no-any-return]
