"""The bench runs and says what it promises; how fast things are is not tested."""

import msgspec
import pytest

from tests.conformance.combinations import COMBINATIONS
from turntable.lab import bench


def test_the_bench_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.01)
    figures = msgspec.to_builtins(bench.bench(COMBINATIONS[0].game, COMBINATIONS[0].players))
    # A bot may well keep within its time.
    assert figures.pop("overrun_ms") >= 0
    assert all(figure > 0 for figure in figures.values())
