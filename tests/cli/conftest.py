"""What all tests of the command line start from."""

import pytest

from tests.cli.running import ENVIRONMENT, in_process


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, wide lines: the same on every machine."""
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="session")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Kernels that are loaded, and compiled on disk for the commands started as processes."""
    file = tmp_path_factory.mktemp("kernels") / "records.jsonl"
    assert in_process("simulate", "ghosts-galore", "--games", 1, "--records", file).status == 0
