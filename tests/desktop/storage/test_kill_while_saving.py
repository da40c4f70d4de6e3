"""Killed 80 times during autosave, the game opens at the last answer or the last but one."""

from __future__ import annotations

from pathlib import Path

from tests.desktop.storage.kills import has_fork, lives


@has_fork
def test_kills_lose_no_saved_answer(tmp_path: Path) -> None:
    for said, found in lives("tests.desktop.storage.kill_while_saving", tmp_path, 80):
        # What was said had been saved; one answer more, with its dice, may have been saved and not said.
        assert int(said) <= int(found) <= int(said) + 3
