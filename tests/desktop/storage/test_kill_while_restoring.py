"""Killed 40 times while a backup is put back and first opened, the next opening has every game of it."""

from __future__ import annotations

from pathlib import Path

from tests.desktop.storage.kills import has_fork, lives


@has_fork
def test_kills_while_a_backup_is_put_back_lose_nothing(tmp_path: Path) -> None:
    left = {word for (word,) in lives("tests.desktop.storage.kill_while_restoring", tmp_path, 40)}
    # Some were killed before the damaged file was out of the way, some with the backup in its place.
    assert {"DAMAGED", "WHOLE"} <= left <= {"DAMAGED", "WHOLE", "MISSING"}
