"""The library on a machine that fails: real full disks, real locks, folders that are really gone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import mkdtemp

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.session.game_library import GameLibrary
from desktop.shell.library_care import LibraryCare
from desktop.storage import library_file
from desktop.storage.backups import DAILY, back_up
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem, PlayedElsewhere, ProblemKind
from rules_core.games.catalogue import GAMES
from rules_core.kernel.saves import to_text
from tests.desktop.faults.disks import HOLD, fill
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import as_kept, new_match, play, setup


def test_a_full_disk_is_told_and_the_game_is_whole_once_there_is_room(small_disk: Path) -> None:
    library = Library(small_disk / LIBRARY_FILE)
    match = new_match()
    number = library.add("Long night", match, {})
    ballast = small_disk / "ballast"
    fill(ballast)
    play(match, 40)
    with pytest.raises(LibraryProblem, match=f"{small_disk} is full; make room") as told:
        library.record(number, match, {})
    assert told.value.kind is ProblemKind.FULL
    play(match, 3)
    ballast.unlink()
    library.record(number, match, {})
    library.close()
    assert as_kept(small_disk, number) == to_text(match)


def test_a_full_disk_at_the_start_is_told(small_disk: Path) -> None:
    fill(small_disk / "ballast")
    with pytest.raises(LibraryProblem) as told:
        Library(small_disk / LIBRARY_FILE)
    assert told.value.kind is ProblemKind.FULL


# Root may write everywhere: the child becomes nobody before it tries.
READ_ONLY = """
import os, sys
from pathlib import Path
from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
if os.getuid() == 0:
    os.setuid(65534)
for path in (Path(sys.argv[1]) / LIBRARY_FILE, Path(sys.argv[1]) / "in" / "it.sqlite"):
    try:
        Library(path)
    except LibraryProblem as fault:
        print(fault.kind.value, fault)
"""


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders are closed another way here")
@pytest.mark.parametrize("with_library", [True, False])
def test_a_read_only_folder_is_told_and_not_called_damaged(with_library: bool) -> None:
    folder = Path(mkdtemp(prefix="hearthwall-"))
    try:
        if with_library:
            Library(folder / LIBRARY_FILE).close()
        folder.chmod(0o555)
        started = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(folder)], capture_output=True, text=True, timeout=60
        )
        lines = started.stdout.splitlines()
        assert len(lines) == 2, started.stderr
        for line in lines:
            assert line.startswith("read-only ")
            assert "cannot be written to; allow" in line
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_library_held_by_another_process_is_told_and_waited_for_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_file, "PATIENCE_MS", 300)
    library = Library(tmp_path / LIBRARY_FILE)
    match = new_match()
    number = library.add("Long night", match, {})
    command = [sys.executable, "-c", HOLD, str(tmp_path / LIBRARY_FILE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        play(match, 2)
        for _ in range(2):
            with pytest.raises(LibraryProblem, match="in use by another program") as told:
                library.record(number, match, {})
            assert told.value.kind is ProblemKind.LOCKED
        begun = datetime.now(UTC)
        for _ in range(10):
            play(match, 1)
            with pytest.raises(LibraryProblem):
                library.record(number, match, {})
        assert datetime.now(UTC) - begun < timedelta(seconds=2), "the window would stand still at every answer"
        other.communicate("\n", timeout=20)
    library.record(number, match, {})
    library.close()
    assert as_kept(tmp_path, number) == to_text(match)


def test_a_folder_deleted_in_mid_game_is_told_and_made_anew_with_the_whole_game(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    library = Library(folder / LIBRARY_FILE)
    library.add("Another", new_match(1), {})
    match = new_match()
    number = library.add("Long night", match, {})
    play(match, 20)
    library.record(number, match, {})
    shutil.rmtree(folder)
    play(match, 1)
    with pytest.raises(LibraryProblem, match=f"{folder} is gone; put it back") as told:
        library.record(number, match, {})
    assert told.value.kind is ProblemKind.MISSING
    for _ in range(3):
        with pytest.raises(LibraryProblem, match=f"{folder} is gone; put it back"):
            library.record(number, match, {})
    assert not folder.exists()
    library.make_anew()
    library.record(number, match, {"wave": 2}, "")
    play(match, 5)
    library.record(number, match, {"wave": 3}, "")
    library.close()
    assert as_kept(folder, number) == to_text(match)
    assert [(card.name, card.summary) for card in read_cards(folder / LIBRARY_FILE)] == [("Long night", {"wave": 3})]


def test_a_game_opened_from_the_library_survives_the_loss_of_the_folder_too(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    library = Library(folder / LIBRARY_FILE)
    first = new_match()
    play(first, 10)
    number = library.add("Long night", first, {})
    library.close()
    library = Library(folder / LIBRARY_FILE)
    match = library.load(number, GAMES)
    shutil.rmtree(folder)
    play(match, 4)
    with pytest.raises(LibraryProblem):
        library.record(number, match, {})
    library.make_anew()
    library.record(number, match, {})
    library.close()
    assert as_kept(folder, number) == to_text(match)


def test_a_folder_that_is_put_back_goes_on_where_it_was(tmp_path: Path) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    library = Library(folder / LIBRARY_FILE)
    library.add("Another", new_match(1), {})
    match = new_match()
    number = library.add("Long night", match, {})
    folder.rename(away)
    play(match, 3)
    with pytest.raises(LibraryProblem):
        library.record(number, match, {})
    away.rename(folder)
    library.record(number, match, {})
    library.close()
    assert as_kept(folder, number) == to_text(match)
    assert len(read_cards(folder / LIBRARY_FILE)) == 2


def test_another_library_in_its_place_is_never_written_into_by_an_open_game(tmp_path: Path) -> None:
    path = tmp_path / LIBRARY_FILE
    strange = tmp_path / "strange.sqlite"
    others = Library(strange)
    theirs = new_match(1)
    assert others.add("Theirs", theirs, {}) == 1
    others.close()
    library = Library(path)
    match = new_match()
    number = library.add("Ours", match, {})
    assert number == 1
    strange.replace(path)
    play(match, 1)
    kinds = []
    for _ in range(3):
        with pytest.raises(LibraryProblem) as told:
            library.record(number, match, {})
        kinds.append(told.value.kind)
    library.close()
    assert kinds == [ProblemKind.MISSING, ProblemKind.REPLACED, ProblemKind.REPLACED]
    assert as_kept(tmp_path, 1) == to_text(theirs)


def test_a_game_open_while_an_older_backup_takes_the_place_is_kept_as_a_copy(tmp_path: Path) -> None:
    path = tmp_path / LIBRARY_FILE
    library = Library(path)
    match = new_match()
    number = library.add("Long night", match, {})
    backup = back_up(path, DAILY, datetime.now(UTC))
    play(match, 5)
    library.record(number, match, {})
    backup.path.replace(path)
    play(match, 1)
    with pytest.raises(LibraryProblem) as told:
        library.record(number, match, {})
    assert told.value.kind is ProblemKind.MISSING
    with pytest.raises(PlayedElsewhere):
        library.record(number, match, {})
    copy = library.add("Long night (copy)", match, {})
    play(match, 3)
    library.record(copy, match, {})
    library.close()
    assert as_kept(tmp_path, copy) == to_text(match)
    assert as_kept(tmp_path, number) == to_text(new_match())


def test_a_library_lost_under_the_list_of_games_is_told_and_not_written_into_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    library = Library(folder / LIBRARY_FILE)
    number = library.add("Long night", new_match(), {})
    shutil.rmtree(folder)
    with pytest.raises(LibraryProblem) as told:
        library.arranging.rename(number, "Short night")
    library.close()
    assert told.value.kind is ProblemKind.MISSING
    assert not folder.exists()


def test_a_clock_set_back_mixes_up_no_order(tmp_path: Path) -> None:
    times = [datetime(2027, 3, 12, 20, 0, tzinfo=UTC)]
    library = Library(tmp_path / LIBRARY_FILE, clock=lambda: times[-1])
    library.add("First", new_match(1), {})
    times.append(datetime(1970, 1, 1, tzinfo=UTC))
    library.add("Second", new_match(2), {})
    library.close()
    library = Library(tmp_path / LIBRARY_FILE, clock=lambda: times[-1])
    third = new_match(3)
    number = library.add("Third", third, {})
    library.add("Fourth", new_match(4), {})
    play(third, 1)
    library.record(number, third, {})
    library.close()
    assert [card.name for card in read_cards(tmp_path / LIBRARY_FILE)] == ["Third", "Fourth", "Second", "First"]


def test_a_folder_that_vanished_before_the_library_was_first_opened_is_not_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    games = GameLibrary(folder, summary_of)
    folder.rmdir()
    with pytest.raises(LibraryProblem, match=f"{folder} is gone"):
        games.begin(new_siege("Long night", setup(), 5))
    assert not folder.exists()
    games.make_anew()
    games.begin(new_siege("Long night", setup(), 5))
    assert [card.name for card in games.games()] == ["Long night"]
    games.close()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a place says who may read")
def test_the_folder_is_tidied_while_the_library_is_looked_after(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / LIBRARY_FILE
    Library(path).close()
    old, settings, film = tmp_path / "hearthwall.restored.part", tmp_path / "settings.ini", tmp_path / "film.mkv"
    for one in (old, settings, film):
        one.write_text("x")
        one.chmod(0o644)
    os.utime(old, (0, 0))
    window = QWidget()
    qtbot.addWidget(window)
    care = LibraryCare(window, path, lambda: None)
    with qtbot.waitSignal(care.looked):
        care.look()
    assert not old.exists()
    assert [oct(one.stat().st_mode & 0o777) for one in (settings, film)] == ["0o600", "0o644"]
