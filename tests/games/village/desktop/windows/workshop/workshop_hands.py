"""Hands in the workshop: what tests do there by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.page.entries import WorkshopRow
from desktop.workshop.page.page import WorkshopPage
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.loader import shipped


def own_hero(name: str, key: str) -> Item:
    return Item(GAME, Kind.HERO, {**shipped().plain["hero"][0], "id": key, "name": name})


def activate(window: MainWindow) -> None:
    """Shortcuts reach the active window only."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


def is_editing(window: MainWindow) -> bool:
    return window.workshop.frame is not None


def editor(window: MainWindow) -> EditorFrame:
    frame = window.workshop.frame
    assert frame is not None
    assert window.pages.currentWidget() is frame
    return frame


def show(window: MainWindow) -> WorkshopPage:
    QTest.keyClick(window.hearth, Qt.Key.Key_W)
    page = window.workshop.page
    assert page is not None
    assert window.pages.currentWidget() is page
    return page


def names(page: WorkshopPage) -> list[str]:
    return [entry.name for entry in page.model.shown]


def choose(page: WorkshopPage, name: str) -> WorkshopRow:
    (entry,) = [one for one in page.model.shown if one.name == name]
    page.choose([entry])
    page.show_chosen()
    return entry


def press(page: WorkshopPage, name: str) -> None:
    button = page.findChild(QPushButton, f"workshop.{name}")
    assert isinstance(button, QPushButton)
    assert button.isVisible(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def answer(window: QWidget, dialog: str, button: str) -> None:
    box = window.findChild(QMessageBox, dialog)
    assert isinstance(box, QMessageBox)
    found = box.findChild(QPushButton, button)
    assert isinstance(found, QPushButton)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
