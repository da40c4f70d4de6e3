"""F2 in the list of the workshop: own items of every game are called otherwise in their row, and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.workshop.page.entries import Origin
from desktop.workshop.page.page import WorkshopPage
from rules_core.content.items import Item
from rules_core.games.catalogue import games_with_content, schema_of
from rules_core.kernel.game import GameId
from tests.desktop.windows.test_start_page import opened


def own(window: MainWindow, game: GameId, name: str = "Before") -> int:
    """One of the first kind of a game's items; gives its number."""
    schema = schema_of(game)
    kind = schema.kinds[0].id
    return window.games.library.items.add(Item(game, kind, schema.blank(kind, "before", name)))


def shown(window: MainWindow, number: int) -> WorkshopPage:
    """The list with an item chosen."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.workshop.show(number)
    page = window.workshop.page
    assert page is not None
    page.show_chosen()
    return page


def line(page: WorkshopPage) -> QLineEdit | None:
    """Where the name is typed, while it is."""
    focus = QApplication.focusWidget()
    return focus if isinstance(focus, QLineEdit) and focus.objectName() == "workshop.name" else None


def typed(page: WorkshopPage, words: str) -> QLineEdit:
    """F2, and a name typed over the one that stands there."""
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    field = line(page)
    assert field is not None
    assert field.selectedText() == field.text()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, words)
    return field


def chosen(page: WorkshopPage) -> list[str]:
    return [one.name for one in page.chosen()]


@pytest.mark.parametrize("game", games_with_content())
def test_an_item_of_any_game_is_called_otherwise_and_back_again(qtbot: QtBot, tmp_path: Path, game: GameId) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    number = own(window, game)
    page = shown(window, number)
    field = typed(page, " After all ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: chosen(page) == ["After all"])
    stored = window.games.library.items.item(number)
    assert (stored.item.name, stored.item.id) == ("After all", "before")
    assert page.list.hasFocus()
    assert "After all" in page.said.words.text()
    QTest.mouseClick(page.said.undo, Qt.MouseButton.LeftButton)
    assert window.games.library.items.item(number).item.name == "Before"
    assert chosen(page) == ["Before"]
    assert page.list.hasFocus()


@pytest.mark.parametrize("words, why", [("", "empty"), ("   ", "empty"), ("<b>Hall", "markup")])
def test_what_is_no_name_is_told_and_stays_to_be_mended(qtbot: QtBot, tmp_path: Path, words: str, why: str) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    number = own(window, games_with_content()[0])
    page = shown(window, number)
    field = typed(page, words)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert line(page) is field
    assert field.text() == words
    assert why in page.said.words.text()
    assert window.games.library.items.item(number).item.name == "Before"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: line(page) is None)
    assert why not in page.said.words.text()
    assert chosen(page) == ["Before"]


def test_a_list_that_is_read_anew_takes_nothing_from_whoever_types(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    page = shown(window, own(window, games_with_content()[0]))
    field = typed(page, "Half a na")
    other = own(window, games_with_content()[0], "Another")
    page.refresh()
    page.model.put(page.chosen()[0])
    assert line(page) is field
    assert field.text() == "Half a na"
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(one.number == other for one in page.model.shown))
    assert chosen(page) == ["Half a na"]


def test_what_comes_with_the_program_keeps_its_name_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    page = shown(window, 0)
    page.origin.setCurrentIndex(page.origin.findData(Origin.OFFICIAL))
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    assert line(page) is None
    assert page.chosen()[0].name in page.said.words.text()
