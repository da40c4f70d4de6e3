"""Print: from the menu of a real game to a PDF, and what was chosen is remembered."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.look.documents import in_documents
from desktop.play.play_window import PlayWindow
from desktop.printing.print_dialog import PrintDialog
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import seat, session_at


def opened(window: PlayWindow) -> PrintDialog:
    (action,) = [one for one in window.actions_for_menus()["table"] if one.shortcut().toString() == "Ctrl+P"]
    action.trigger()
    dialog = window.findChildren(PrintDialog)[-1]
    QTest.qWaitForWindowExposed(dialog)
    return dialog


def test_the_menu_opens_the_dialog_and_a_pdf_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(seat(qtbot, tmp_path, session_at(topics.WHOM)))
    assert "1 of" in dialog.where.text()
    dialog.keep_pdf(tmp_path / "out.pdf")
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert "out.pdf" in dialog.said.text()


def test_pages_are_leafed_through_by_key_and_button(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(seat(qtbot, tmp_path, session_at(topics.WHOM)))
    QTest.keyClick(dialog, Qt.Key.Key_PageDown)
    assert dialog.where.text().startswith("2 of")
    button = dialog.findChild(QPushButton, "print.back")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert dialog.where.text().startswith("1 of")
    assert not button.isEnabled()


def test_without_a_sheet_nothing_can_be_printed_and_the_choice_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    dialog = opened(window)
    for box in dialog.boxes:
        box.setChecked(False)
    assert not dialog.pdf.isEnabled()
    assert not dialog.print_button.isEnabled()
    dialog.boxes[1].click()
    dialog.paper.setCurrentText("Letter")
    dialog.accept()
    again = opened(window)
    assert [box.isChecked() for box in again.boxes].count(True) == 1
    assert again.boxes[1].isChecked()
    assert again.paper.currentText() == "Letter"


def test_a_pdf_is_proposed_among_the_documents_by_the_name_of_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    session.name = "Dawn: Wallend/2"
    dialog = opened(seat(qtbot, tmp_path, session))
    assert str(dialog.pdf_path) == in_documents("Dawn Wallend 2.pdf")


def test_a_place_that_cannot_be_written_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(seat(qtbot, tmp_path, session_at(topics.WHOM)))
    dialog.keep_pdf(tmp_path / "missing" / "out.pdf")
    assert "out.pdf" in dialog.said.text()
    assert "another place" in dialog.said.text()
