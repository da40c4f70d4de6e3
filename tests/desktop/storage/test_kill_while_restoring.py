"""Killed a hundred times while a backup is put back and first opened, the next opening has every game of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork; the same writing is tested on the others.")
def test_a_hundred_kills_while_a_backup_is_put_back_lose_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.desktop.storage.kill_while_restoring", str(tmp_path), "100"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stderr
    left = run.stdout.split()
    assert len(left) == 100
    # Some were killed before the damaged file was out of the way, some with the backup in its place.
    assert {"DAMAGED", "WHOLE"} <= set(left) <= {"DAMAGED", "WHOLE", "MISSING"}
