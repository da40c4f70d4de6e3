"""A slice of the spoiled saves that `python -m tests.spoiled_saves` takes in by the thousand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarm that ends a hang; the same files are read.")
def test_three_hundred_spoiled_saves_are_refused_in_a_sentence_or_play_on() -> None:
    command = [sys.executable, "-m", "tests.spoiled_saves", "--count", "300"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "no traceback, and nothing taken in that cannot be played" in run.stdout
