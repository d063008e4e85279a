"""What is counted: numbers only, never who or what."""

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class _Counters:
    """Made once a process: a registry takes each name only once."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.rows = Histogram(
            "permonik_row_seconds",
            "From a wish to its durable row",
            ["kind"],
            registry=registry,
            buckets=_BUCKETS,
        )
        self.refused = Counter("permonik_refused", "Messages refused, by code", ["code"], registry=registry)
        self.late = Histogram(
            "permonik_loop_late_seconds",
            "How late the server comes to what is due: long waits mean that it has too much to do",
            registry=registry,
            buckets=_BUCKETS,
        )
        self.sockets = Gauge("permonik_sockets", "Open connections to tables", registry=registry)
        self.tables = Gauge("permonik_tables", "Tables in memory", registry=registry)
        self.waiting = Gauge("permonik_bots_waiting", "Bots that wait for a worker", registry=registry)
        self.replaced = Gauge("permonik_workers_replaced", "Workers that died or hung", registry=registry)


_made: list[_Counters] = []


class Metrics:
    """The counters of this process."""

    def __init__(self) -> None:
        if not _made:
            _made.append(_Counters(REGISTRY))
        self.counters = _made[0]

    def row(self, kind: str, seconds: float) -> None:
        self.counters.rows.labels(kind).observe(seconds)

    def late(self, seconds: float) -> None:
        self.counters.late.observe(seconds)

    def refused(self, code: str) -> None:
        self.counters.refused.labels(code).inc()
