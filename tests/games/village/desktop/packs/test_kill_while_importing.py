"""Killed sixty times while a pack is taken in, the library opens with nothing of the pack or with all of it."""

from __future__ import annotations

from pathlib import Path

from tests.desktop.storage.kills import has_fork, lives

KILLS = 60


@has_fork
def test_a_kill_leaves_nothing_of_a_pack_or_all_of_it(tmp_path: Path) -> None:
    found = lives("tests.games.village.desktop.packs.kill_while_importing", tmp_path, KILLS)
    assert {there for _, _, there in found} == {"all", "nothing"}
    assert all(there == "all" for _, said, there in found if said == "done")
    # Struck within: it had begun and had not said that it was done.
    assert sum(said == "killed" for _, said, _ in found) > KILLS // 4
