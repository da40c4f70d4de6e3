"""Killed forty times while an item is kept or a backup is made, the library has all that was said to be kept."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from desktop.storage.backups import DAILY, KEPT, back_up
from tests.architecture.tree import ROOT
from tests.games.village.desktop.storage.kill_while_editing import NOW

KILLS = 40
KILLER = "tests.games.village.desktop.storage.kill_while_editing"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork; the same writing is tested on the others.")
def test_a_kill_loses_no_change_that_was_kept_and_spoils_no_backup(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.games.village.desktop.storage.kill_while_editing",
        str(tmp_path),
        str(KILLS),
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stderr
    lives = [line.split() for line in run.stdout.splitlines()]
    assert len(lives) == KILLS
    # What was being written when the kill came may be there or not.
    assert all(int(found) - int(said) in (0, 1) for said, found, _, _ in lives)
    assert {whole for _, _, whole, _ in lives} == {"whole"}
    # A kill between a new backup and the going of the oldest leaves one too many, until the next.
    assert max(int(count) for *_, count in lives) <= KEPT[DAILY] + 1

    # What the killed ones left half made goes with a backup of a later day.
    back_up(tmp_path / "library.sqlite", DAILY, NOW + timedelta(days=KILLS * 2000))
    assert len(list((tmp_path / "backups").iterdir())) == KEPT[DAILY]
