"""Killed 80 times while it upgrades, keeps items, arranges and backs up, the library is whole and has everything."""

from __future__ import annotations

from pathlib import Path

from desktop.storage.cards import SCHEMA
from tests.desktop.storage.kills import has_fork, lives


@has_fork
def test_kills_leave_a_whole_library_with_all_games_and_items(tmp_path: Path) -> None:
    left = {word for (word,) in lives("tests.games.village.desktop.storage.kill_while_upgrading", tmp_path, 80)}
    # Some were killed before the upgrade was done, which then left all as it was, the others after it.
    assert str(SCHEMA) in left
    assert {str(schema) for schema in range(1, SCHEMA)} & left
    assert left <= {str(schema) for schema in range(1, SCHEMA + 1)}
