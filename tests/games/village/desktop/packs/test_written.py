"""After a pack is written: told where one stands, with the way to its folder, under a name that is fit for a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.packs.pack import file_name
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.packs.export_dialog import ExportDialog
from tests.games.village.desktop.packs.test_plan import archer
from tests.games.village.desktop.packs.test_windows import file_of, press, preview
from tests.games.village.desktop.windows.seats import opened


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """What the system was asked to show."""
    shown: list[Path] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(Path(url.toLocalFile())))
    yield shown
    BESIDE_ALL.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path / "home")


def write(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """Write the pack under the name that is suggested."""
    (dialog,) = window.findChildren(ExportDialog)
    qtbot.waitUntil(lambda: dialog.write_button.isEnabled())

    def chosen(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        return str(folder / Path(name).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    dialog.write_button.click()
    return next(folder.glob("*.hearthpack"))


def test_the_page_tells_of_it_and_shows_the_folder(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, folders: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = window.games.library.items.add(archer("Archer (copy)"), problems=0)
    window.workshop.show(number)
    window.packs.share([number])
    assert write(qtbot, window, monkeypatch, tmp_path).name == "Archer copy.hearthpack"
    assert window.findChildren(QMessageBox) == []
    page = window.workshop.page
    assert page is not None
    assert "Archer copy.hearthpack is written" in page.said.words.text()
    press(page, "workshop.next")
    assert folders == [tmp_path]
    page.said.say("Something else")
    assert not page.said.next.isVisible()


def test_an_editor_tells_of_it_in_its_own_line(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, folders: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = window.games.library.items.add(archer(), problems=0)
    window.workshop.open_number(number)
    frame = window.workshop.frame
    assert frame is not None
    frame.share_wanted.emit(number)
    write(qtbot, window, monkeypatch, tmp_path)
    assert window.findChildren(QMessageBox) == []
    assert "is written" in frame.notice.sentence()
    button = frame.notice.findChild(QPushButton, "editor.notice.next")
    assert isinstance(button, QPushButton)
    assert button.text() == "Show in folder"
    button.click()
    assert folders == [tmp_path]
    press(frame.notice, "editor.notice.close")
    assert not frame.notice.isVisible()


def test_in_the_workshop_what_came_in_is_told_there(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.workshop.show()
    open_file(window, file_of(tmp_path, [archer()]), window.packs.open)
    press(preview(qtbot, window), "pack.add")
    page = window.workshop.page
    assert page is not None
    assert "in your library" in page.said.words.text()
    assert window.findChildren(QMessageBox) == []


@pytest.mark.parametrize(
    "name, file",
    [
        ("Hearthwall (copy)", "Hearthwall copy"),
        ("Otto's mill: a/b\\c?", "Ottos mill a b c"),
        ("Über den Fluss - 2", "Über den Fluss 2"),
        ("well-kept_secret", "well-kept_secret"),
        ("...", "pack"),
        ("Con", "Con pack"),
        ("x" * 80, "x" * 60),
    ],
)
def test_a_file_gets_a_name_that_every_system_takes(name: str, file: str) -> None:
    assert file_name(name) == f"{file}.hearthpack"
