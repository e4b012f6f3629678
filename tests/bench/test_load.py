"""A full server in miniature: real games, all of them, everybody connected, every answer timed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.beffroi import bench
from tests.support.effort import effort


def test_a_small_server_answers_every_move_without_an_error(tmp_path: Path) -> None:
    size = ("--tables", "10", "--rate", "10", "--rate", "20", "--runs", "2", "--seconds", effort("1", "20"))
    ran = bench("load", *size, folder=tmp_path)
    assert ran.code == 0, ran.err
    reports = json.loads((tmp_path / "load.json").read_text())
    assert [(report["rate"], report["runs"]) for report in reports] == [(10, 2), (20, 2)]
    for report in reports:
        assert report["errors"] == 0
        assert report["clients"] == 40
        assert report["moves"] >= 10
        assert report["frames"] >= 4 * report["moves"]
        assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["max_ms"]
        assert report["p99_range_ms"][0] <= report["p99_ms"] <= report["p99_range_ms"][1]
        assert report["echo_p99_ms"] > 0
        assert report["server_ms_per_table"] > 0
        assert report["previews"] > 0
        assert all(0 < half <= most <= tail for _, half, most, tail in report["previews_ms"])
    assert "acknowledged after" in ran.out


def test_a_server_of_no_size_is_refused_in_one_sentence(tmp_path: Path) -> None:
    ran = bench("load", "--tables", "0", folder=tmp_path)
    assert ran.code == 2
    assert ran.err.strip() == "--tables must be more than 0, not 0."
