"""Figures about the server, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted, each server for itself."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.answers = Counter("beffroi_answers", "Moves by how they were answered", ["answer"], registry=registry)
        self.seconds = Histogram(
            "beffroi_answer_seconds", "From a move to its answer", buckets=BUCKETS, registry=registry
        )
        self.previews = Histogram(
            "beffroi_preview_seconds",
            "From a question what an answer would bring to the preview",
            buckets=BUCKETS,
            registry=registry,
        )
        self.faults = Counter("beffroi_faults", "Tables that were frozen by a fault", registry=registry)
        self.fallbacks = Counter("beffroi_bot_fallbacks", "Answers played for a bot that gave none", registry=registry)
        self.cut_off = Counter("beffroi_cut_off", "Connections cut off, by reason", ["why"], registry=registry)
        self.connections = Gauge("beffroi_connections", "Open connections", registry=registry)
        self.searches = Counter("beffroi_searches", "Answers and hints that bots thought about", registry=registry)
        self.cut = Counter("beffroi_searches_cut", "Those of them that had too little time", registry=registry)
        self.tables = Gauge("beffroi_tables_in_memory", "Tables in memory", registry=registry)
        self.sockets = Gauge("beffroi_sockets", "Open web sockets and streams", registry=registry)

    def answered(self, answer: str, seconds: float) -> None:
        self.seconds.observe(seconds)
        self.answers.labels(answer).inc()

    def include(self, *figures: Collector) -> None:
        """Figures that are counted elsewhere."""
        for figure in figures:
            self._registry.register(figure)

    def page(self) -> bytes:
        return generate_latest(self._registry)
