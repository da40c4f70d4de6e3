"""Runs a program that kills its children again and again, and gives what it says of each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

has_fork = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no fork; the same writing is tested on the others."
)


def lives(module: str, folder: Path, kills: int) -> list[list[str]]:
    """The words that the module prints of each life; it has gone through all of them without a fault."""
    command = [sys.executable, "-m", module, str(folder), str(kills)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900)
    assert run.returncode == 0, run.stderr
    found = [line.split() for line in run.stdout.splitlines()]
    assert len(found) == kills
    return found
