"""Killed forty times while an item is kept or a backup is made, the library has all that was said to be kept."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from desktop.storage.backups import DAILY, KEPT, back_up
from tests.desktop.storage.kills import has_fork, lives
from tests.games.village.desktop.storage.kill_while_editing import NOW

KILLS = 40


@has_fork
def test_a_kill_loses_no_change_that_was_kept_and_spoils_no_backup(tmp_path: Path) -> None:
    found = lives("tests.games.village.desktop.storage.kill_while_editing", tmp_path, KILLS)
    # What was being written when the kill came may be there or not.
    assert all(int(now) - int(said) in (0, 1) for said, now, _, _ in found)
    assert {whole for _, _, whole, _ in found} == {"whole"}
    # A kill between a new backup and the going of the oldest leaves one too many, until the next.
    assert max(int(count) for *_, count in found) <= KEPT[DAILY] + 1

    # What the killed ones left half made goes with a backup of a later day.
    back_up(tmp_path / "library.sqlite", DAILY, NOW + timedelta(days=KILLS * 2000))
    assert len(list((tmp_path / "backups").iterdir())) == KEPT[DAILY]
