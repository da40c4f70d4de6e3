"""Backups: one a day, checked, a handful kept; a damaged library never takes the place of a good copy."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.storage.backups import BEFORE_UPGRADE, DAILY, KEPT, back_up, back_up_if_due, backups, newest_whole_backup
from desktop.storage.cards import read_cards
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

EVENING = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    library = Library(tmp_path / "hearthwall.sqlite")
    library.add("Kept", begin(ToySiege({}), 5), {})
    library.close()
    return library.path


def test_a_backup_is_made_once_a_day(path: Path) -> None:
    assert back_up_if_due(path, EVENING) is not None
    assert back_up_if_due(path, EVENING + timedelta(hours=3)) is None
    assert back_up_if_due(path, EVENING + timedelta(hours=23)) is not None
    assert [card.name for card in read_cards(backups(path)[0].path)] == ["Kept"]


def test_a_clock_set_back_does_not_stop_the_backups(path: Path) -> None:
    back_up_if_due(path, EVENING + timedelta(days=400))
    assert back_up_if_due(path, EVENING) is not None


def test_a_handful_is_kept_of_each_kind(path: Path) -> None:
    back_up(path, BEFORE_UPGRADE, EVENING - timedelta(days=90))
    for day in range(9):
        back_up(path, DAILY, EVENING + timedelta(days=day))
    kept = backups(path)
    assert [one.made for one in kept if one.kind == DAILY] == [EVENING + timedelta(days=day) for day in (8, 7, 6, 5, 4)]
    assert len(kept) == KEPT[DAILY] + 1
    assert [file.suffix for file in path.with_name("backups").iterdir()] == [".sqlite"] * len(kept)


def test_what_was_saved_a_moment_ago_and_lies_in_the_log_is_in_the_backup(path: Path) -> None:
    library = Library(path)
    match = begin(ToySiege({}), 6)
    number = library.add("Fresh", match, {})
    match.answer(first_answer(match))
    library.record(number, match, {})
    copy = Library(back_up(path, DAILY, EVENING).path)
    assert copy.load(number, {GameId("toy"): ToySiege}).journal.entries == match.journal.entries
    for opened in (library, copy):
        opened.close()


def test_a_damaged_library_pushes_no_good_copy_out(path: Path) -> None:
    for day in range(KEPT[DAILY]):
        back_up(path, DAILY, EVENING + timedelta(days=day))
    good = backups(path)
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes(4096)
    path.write_bytes(content)
    with pytest.raises(LibraryProblem):
        back_up(path, DAILY, EVENING + timedelta(days=9))
    assert backups(path) == good
    assert all(file.suffix == ".sqlite" for file in path.with_name("backups").iterdir())


def test_the_newest_whole_backup_passes_over_a_damaged_one(path: Path) -> None:
    first = back_up(path, DAILY, EVENING)
    second = back_up(path, DAILY, EVENING + timedelta(days=1))
    second.path.write_bytes(second.path.read_bytes()[:5000])
    assert newest_whole_backup(path) == first


def test_a_file_of_another_name_is_no_backup(path: Path) -> None:
    back_up(path, DAILY, EVENING)
    (path.parent / "backups" / "hearthwall-lastyear-daily.sqlite").write_bytes(b"")
    (path.parent / "backups" / "hearthwall-20260101T000000000000-mine.sqlite").write_bytes(b"")
    assert len(backups(path)) == 1
