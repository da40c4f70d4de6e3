"""Items on a machine that fails: a full disk, a library in use, a folder that is gone. What is under work stays."""

from __future__ import annotations

import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.storage import library_file
from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.item_cards import Arrival
from desktop.storage.library import Library
from desktop.storage.problems import ChangedElsewhere, LibraryProblem, ProblemKind
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.faults.disks import HOLD, fill


def hero(name: str, words: int = 0, id: str = "ada") -> Item:
    return Item(GAME, Kind.HERO, {"id": id, "name": name, "text": "Walks softly. " * words})


def test_a_full_disk_is_told_and_the_item_is_kept_once_there_is_room(small_disk: Path) -> None:
    library = Library(small_disk / LIBRARY_FILE)
    number = library.items.add(hero("Ada"))
    revision = library.items.item(number).revision
    ballast = small_disk / "ballast"
    fill(ballast)
    long = hero("Ada Fen", 40_000)
    for call in (
        lambda: library.items.keep(number, long.plain, revision),
        lambda: library.items.add(long),
        lambda: library.items.take_in([Arrival(hero("Bo", id="bo")), Arrival(hero("Cy", 40_000, "cy"))]),
        lambda: library.items.keep_picture(number, bytes(400_000)),
    ):
        with pytest.raises(LibraryProblem, match=f"{small_disk} is full; make room") as told:
            call()
        assert told.value.kind is ProblemKind.FULL
    ballast.unlink()
    assert [card.name for card in library.items.cards()] == ["Ada"]
    library.items.keep(number, hero("Ada Fen", 400).plain, revision)
    library.close()
    again = Library(small_disk / LIBRARY_FILE)
    assert again.items.item(number).item == hero("Ada Fen", 400)
    again.close()


def test_a_library_held_by_another_process_is_told_and_the_item_kept_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_file, "PATIENCE_MS", 300)
    library = Library(tmp_path / LIBRARY_FILE)
    number = library.items.add(hero("Ada"))
    revision = library.items.item(number).revision
    command = [sys.executable, "-c", HOLD, str(tmp_path / LIBRARY_FILE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(LibraryProblem, match="in use by another program") as told:
            library.items.keep(number, hero("Ada Fen").plain, revision)
        assert told.value.kind is ProblemKind.LOCKED
        # Reading goes on meanwhile, and a notice is not waited for.
        assert [card.name for card in library.items.cards()] == ["Ada"]
        begun = datetime.now(UTC)
        for _ in range(3):
            with pytest.raises(LibraryProblem):
                library.leases.take("item", number)
        assert datetime.now(UTC) - begun < timedelta(seconds=1.5)
        other.communicate("\n", timeout=20)
    library.items.keep(number, hero("Ada Fen").plain, revision)
    assert library.items.card(number).name == "Ada Fen"
    library.close()


def test_an_item_whose_folder_is_deleted_under_work_is_kept_as_a_new_one(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    library = Library(folder / LIBRARY_FILE)
    number = library.items.add(hero("Ada"))
    library.leases.take("item", number)
    revision = library.items.item(number).revision
    shutil.rmtree(folder)
    with pytest.raises(LibraryProblem, match=f"{folder} is gone") as told:
        library.items.keep(number, hero("Ada Fen").plain, revision)
    assert told.value.kind is ProblemKind.MISSING
    # A notice is no reason to make the folder anew.
    with pytest.raises(LibraryProblem):
        library.leases.beat()
    with pytest.raises(LibraryProblem, match=f"{folder} is gone"):
        library.items.add(hero("Ada Fen"))
    assert not folder.exists()
    library.make_anew()
    with pytest.raises(ChangedElsewhere):
        library.items.keep(number, hero("Ada Fen").plain, revision)
    library.items.add(hero("Ada Fen"))
    library.close()
    again = Library(folder / LIBRARY_FILE)
    assert [card.name for card in again.items.cards()] == ["Ada Fen"]
    again.close()
