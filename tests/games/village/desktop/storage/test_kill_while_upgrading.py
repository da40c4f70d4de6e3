"""Killed 200 times while it upgrades, keeps items, arranges and backs up, the library is whole and has everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.storage.cards import SCHEMA

ROOT = Path(__file__).parents[5]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork; the same writing is tested on the others.")
def test_two_hundred_kills_leave_a_whole_library_with_all_games_and_items(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.games.village.desktop.storage.kill_while_upgrading", str(tmp_path), "200"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900)
    assert run.returncode == 0, run.stderr
    left = run.stdout.split()
    assert len(left) == 200
    # Some were killed before the upgrade was done, which then left all as it was.
    assert {str(schema) for schema in range(1, SCHEMA + 1)} == set(left)
