"""Killed eighty times while a pack is taken in, the library opens with nothing of the pack or with all of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[5]
KILLS = 80
KILLER = "tests.games.village.desktop.packs.kill_while_importing"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork; the same writing is tested on the others.")
def test_a_kill_leaves_nothing_of_a_pack_or_all_of_it(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.games.village.desktop.packs.kill_while_importing",
        str(tmp_path),
        str(KILLS),
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stderr
    lives = [line.split() for line in run.stdout.splitlines()]
    assert len(lives) == KILLS
    assert {there for _, _, there in lives} == {"all", "nothing"}
    assert all(there == "all" for _, said, there in lives if said == "done")
    # Struck within: it had begun and had not said that it was done.
    assert sum(said == "killed" for _, said, _ in lives) > KILLS // 4
