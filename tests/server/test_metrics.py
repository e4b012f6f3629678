"""Figures about the server, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import Counter

from beffroi.server.metrics import Metrics


def lines(metrics: Metrics) -> list[str]:
    return metrics.page().decode().splitlines()


def test_moves_are_counted_by_their_answer_and_timed() -> None:
    metrics = Metrics()
    for answer, seconds in (("Ok", 0.003), ("Ok", 0.2), ("Stale", 0.003)):
        metrics.answered(answer, seconds)
    assert 'beffroi_answers_total{answer="Ok"} 2.0' in lines(metrics)
    assert 'beffroi_answers_total{answer="Stale"} 1.0' in lines(metrics)
    assert 'beffroi_answer_seconds_bucket{le="0.005"} 2.0' in lines(metrics)
    assert "beffroi_answer_seconds_count 3.0" in lines(metrics)


def test_what_is_counted_elsewhere_is_shown_too_and_every_server_counts_for_itself() -> None:
    elsewhere = Counter("beffroi_elsewhere", "Something", registry=None)
    one, other = Metrics(), Metrics()
    one.include(elsewhere)
    elsewhere.inc()
    assert "beffroi_elsewhere_total 1.0" in lines(one)
    assert not any("elsewhere" in line for line in lines(other))
