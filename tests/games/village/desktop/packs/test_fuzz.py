"""A slice of the broken files that `python -m tests.games.village.desktop.packs.fuzz` reads by the hundred thousand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[5]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarm that ends a hang; the same files are read.")
def test_a_thousand_broken_packs_end_soon_and_write_nothing() -> None:
    # A process of its own: what it hears of writing it hears of everything.
    command = [sys.executable, "-m", "tests.games.village.desktop.packs.fuzz", "1000", "--seed", "1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "no crash, no hang, nothing written elsewhere" in run.stdout
