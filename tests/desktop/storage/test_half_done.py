"""A program that dies while it changes a file that is not in WAL, such as a backup just put back: a hot journal."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.storage.backups import DAILY, back_up, is_whole, newest_whole_backup
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.storage.library import Library
from desktop.storage.rescue import Health, look_over, put_aside, restore
from rules_core.kernel.match import begin
from tests.toy.toy_siege import ToySiege

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library with one game, its backup, and half a change in it that has to be undone before anybody may read."""
    library = Library(tmp_path / "before" / LIBRARY_FILE)
    library.add("Kept", begin(ToySiege({}), 5), {})
    library.close()
    backup = back_up(library.path, DAILY, NOW)
    place = tmp_path / "now" / LIBRARY_FILE
    place.parent.mkdir()
    with closing(sqlite3.connect(backup.path, isolation_level=None)) as file:
        # Kept out of memory: the file itself is changed before the change is over.
        file.execute("PRAGMA cache_size = 1")
        file.execute("BEGIN IMMEDIATE")
        file.execute("CREATE TABLE half (word)")
        file.executemany("INSERT INTO half VALUES (?)", [("x" * 3000,)] * 60)
        file.execute("UPDATE game SET name = 'Half'")
        file.executemany("INSERT INTO half VALUES (?)", [("x" * 3000,)] * 60)
        shutil.copyfile(backup.path, place)
        shutil.copyfile(f"{backup.path}-journal", f"{place}-journal")
        file.execute("ROLLBACK")
    shutil.copytree(backup.path.parent, place.parent / "backups")
    assert hot(place).stat().st_size
    return place


def hot(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def test_it_opens_again_as_it_was_before(path: Path) -> None:
    library = Library(path)
    assert [library.card(1).name] == ["Kept"]
    library.close()
    assert not hot(path).exists()


def test_whoever_only_looks_heals_it_too(path: Path) -> None:
    assert [card.name for card in read_cards(path)] == ["Kept"]


def test_it_is_whole_and_can_be_copied(path: Path) -> None:
    assert look_over(path) is Health.WHOLE
    copy = back_up(path, DAILY, NOW)
    assert [card.name for card in read_cards(copy.path)] == ["Kept"]


def test_the_journal_goes_aside_with_a_file_that_cannot_be_healed(path: Path) -> None:
    journal = hot(path).read_bytes()
    backup = newest_whole_backup(path)
    assert backup is not None
    aside = restore(path, backup, NOW)
    assert aside is not None
    assert hot(aside).read_bytes() == journal
    assert [card.name for card in read_cards(path)] == ["Kept"]
    assert is_whole(path)


def test_a_journal_without_its_file_is_put_aside_too(path: Path) -> None:
    path.unlink()
    assert put_aside(path, NOW) is None
    assert not hot(path).exists()
