"""Damaged libraries, as disks and crashes leave them: noticed, put aside whole, and a backup takes their place."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.storage.backups import DAILY, back_up, newest_whole_backup
from desktop.storage.cards import read_cards
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.problems import ChangedElsewhere, DamagedLibrary, LibraryProblem
from desktop.storage.rescue import Health, look_over, put_aside, restore
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.match import begin
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)


def truncated(content: bytes) -> bytes:
    return content[: len(content) // 2]


def zeroed_page(content: bytes) -> bytes:
    return content[:4096] + bytes(4096) + content[8192:]


def garbage_header(content: bytes) -> bytes:
    return b"\xde\xad\xbe\xef" * 25 + content[100:]


def nothing(content: bytes) -> bytes:
    return content[:0]


def another_file(content: bytes) -> bytes:
    return b"Dear diary, " * (len(content) // 12)


DAMAGES = (truncated, zeroed_page, garbage_header, nothing, another_file)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library with a game, items of its own, and a backup of it."""
    library = Library(tmp_path / "hearthwall.sqlite")
    match = begin(ToySiege({}), 5)
    number = library.add("Kept", match, {})
    while not match.over:
        match.answer(first_answer(match))
        library.record(number, match, {})
    for count in range(40):
        library.items.add(Item(GAME, Kind.HERO, {"id": "ada", "name": f"Ada {count}", "text": "Walks softly. " * 40}))
    library.marks.put(GAME, Kind.HERO, "maren-oak", OfficialMark(favourite=True))
    library.close()
    back_up(library.path, DAILY, NOW)
    return library.path


def test_a_whole_library_is_found_whole(path: Path) -> None:
    assert look_over(path) is Health.WHOLE
    opened = Library(path)
    assert look_over(path) is Health.WHOLE
    opened.close()


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_noticed_and_the_backup_takes_its_place(path: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = read_cards(path)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    assert look_over(path) is Health.DAMAGED
    backup = newest_whole_backup(path)
    assert backup is not None
    aside = restore(path, backup, NOW)
    assert aside is not None
    assert aside.read_bytes() == damaged
    assert look_over(path) is Health.WHOLE
    assert read_cards(path) == whole
    assert backup.path.exists()
    library = Library(path)
    assert {card.name for card in library.items.cards()} == {f"Ada {count}" for count in range(40)}
    assert library.marks.all() == {(GAME, Kind.HERO, "maren-oak"): OfficialMark(favourite=True)}
    library.close()


def test_an_item_under_work_while_a_backup_takes_the_place_is_kept_as_a_copy(path: Path) -> None:
    library = Library(path)
    number = library.items.cards()[0].number
    stored = library.items.item(number)
    revision = library.items.keep(number, {**stored.plain, "name": "Changed"}, stored.revision)
    backup = newest_whole_backup(path)
    assert backup is not None
    restore(path, backup, NOW)
    changed = {**stored.plain, "name": "Changed again"}
    with pytest.raises(LibraryProblem, match="is gone"):
        library.items.keep(number, changed, revision)
    with pytest.raises(ChangedElsewhere):
        library.items.keep(number, changed, revision)
    copy = library.items.add(Item(GAME, Kind.HERO, changed))
    assert library.items.card(number).name == stored.card.name
    assert library.items.card(copy).name == "Changed again"
    library.close()


@pytest.mark.parametrize("damage", [garbage_header, another_file])
def test_a_file_that_is_no_library_is_said_to_be_damaged(path: Path, damage: Callable[[bytes], bytes]) -> None:
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(DamagedLibrary):
        read_cards(path)
    with pytest.raises(DamagedLibrary):
        Library(path)


def test_the_log_goes_aside_with_its_file_and_is_not_read_into_the_next(path: Path) -> None:
    opened = Library(path)
    opened.add("In the log", begin(ToySiege({}), 6), {})
    log = path.with_name(path.name + "-wal")
    kept = log.read_bytes()
    assert kept
    backup = newest_whole_backup(path)
    assert backup is not None
    aside = restore(path, backup, NOW)
    assert aside is not None
    assert aside.with_name(aside.name + "-wal").read_bytes() == kept
    assert not log.exists()
    assert [card.name for card in read_cards(path)] == ["Kept"]
    assert [card.name for card in read_cards(aside)] == ["In the log", "Kept"]
    opened.close()


def test_a_library_that_is_gone_while_its_backups_are_there_is_missing(path: Path) -> None:
    assert put_aside(path, NOW) is not None
    assert look_over(path) is Health.MISSING
    assert put_aside(path, NOW) is None


def test_a_new_folder_misses_nothing(tmp_path: Path) -> None:
    assert look_over(tmp_path / "hearthwall.sqlite") is Health.WHOLE


def test_a_backup_that_vanished_leaves_the_damaged_file_in_place(path: Path) -> None:
    backup = newest_whole_backup(path)
    assert backup is not None
    path.write_bytes(b"no library")
    backup.path.unlink()
    with pytest.raises(LibraryProblem, match="backup"):
        restore(path, backup, NOW)
    assert path.read_bytes() == b"no library"
