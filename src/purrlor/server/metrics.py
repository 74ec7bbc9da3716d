"""What the server counts, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Moves:
    """Moves, and how long they took. Counted at every move: so by plain numbers, which are collected when asked for."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def took(self, seconds: float) -> None:
        """Count a move that is in the log."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Return what was counted, as Prometheus wants it."""
        bounds, totals = [*map(str, BUCKETS), "+Inf"], list(accumulate(self.counts))
        yield CounterMetricFamily("purrlor_moves", "Moves acknowledged after their commit", value=totals[-1])
        yield HistogramMetricFamily(
            "purrlor_move_seconds",
            "From a move's arrival to its commit",
            buckets=list(zip(bounds, totals, strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.registry = CollectorRegistry()
        made: Any = {"registry": self.registry}
        self.moves = Moves()
        self.registry.register(self.moves)
        self.clashes = Counter("purrlor_clashes", "Moves that lost their ply to another process", **made)
        self.rebuilt = Counter("purrlor_tables_rebuilt", "Games played again from their log", **made)
        self.refused = Counter("purrlor_refused", "Messages that were refused", ["code"], **made)
        self.dropped = Counter("purrlor_dropped", "Connections that the server closed", ["code"], **made)
        self.requests = Counter("purrlor_requests", "HTTP requests answered", ["status"], **made)
        self.sockets = Gauge("purrlor_sockets", "Open websockets", **made)
        self.rooms = Gauge("purrlor_tables_in_memory", "Tables in memory", **made)
        self.behind = Gauge("purrlor_behind_seconds", "How late the server does what is due", **made)
        self.people = Gauge("purrlor_people", "Players and watchers connected to tables here", **made)
        self.healthy = Gauge("purrlor_healthy", "1 while the database keeps what is written", **made)
        self.backup = Gauge("purrlor_backup_timestamp_seconds", "When the newest backup was made", **made)
        self.healthy.set(1)
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        """Write all counters as Prometheus reads them."""
        return generate_latest(self.registry)
