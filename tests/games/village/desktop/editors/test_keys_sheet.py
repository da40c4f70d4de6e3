"""The sheet of keys: by a key, a button and the menu, in every editor, and with every key that does something."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.games.village.map_editor.body import VillageBody
from desktop.look.keys_sheet import KeysSheet
from desktop.look.widgets.key_cap import KeyCap
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.accessibility.tree import nameless


def the_sheet(window: MainWindow) -> KeysSheet:
    QApplication.processEvents()
    sheet = window.findChildren(KeysSheet)[-1]
    assert sheet.isVisible()
    return sheet


def the_frame(window: MainWindow) -> EditorFrame:
    page = window.pages.currentWidget()
    assert isinstance(page, EditorFrame)
    return page


def words_of(sheet: KeysSheet) -> set[str]:
    return {label.text() for label in sheet.findChildren(QLabel)}


def test_the_map_tells_every_key_that_does_something(window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.VILLAGE)
    body: object = the_frame(window).body
    assert isinstance(body, VillageBody)
    QTest.keySequence(body.view, QKeySequence("?"))
    sheet = the_sheet(window)
    said, caps = words_of(sheet), [cap.text() for cap in sheet.findChildren(KeyCap)]
    for action in window.findChildren(QAction):
        if action.objectName().startswith("map."):
            assert action.shortcut().isEmpty() or action.text().replace("&", "") in said, action.objectName()
    for tool in body.view.tools.values():
        for deed in tool.deeds():
            assert deed.words in said
            assert deed.called in caps
    assert nameless(sheet) == []
    sheet.reject()


def test_a_form_has_its_sheet_too_even_from_within_a_field(window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.BUILDING)
    frame = the_frame(window)
    frame.body.setFocus()
    QTest.keySequence(frame.window().focusWidget(), QKeySequence("Ctrl+F1"))
    sheet = the_sheet(window)
    assert {"the next field", "go to the next problem", "the corner before, the next corner"} <= words_of(sheet)
    sheet.reject()


def test_the_button_and_the_menu_open_it(window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.HERO)
    QTest.mouseClick(the_frame(window).head.keys, Qt.MouseButton.LeftButton)
    the_sheet(window).reject()
    entry = next(one for one in window.menus.help.actions() if one.text() == "&Keys")
    window.menus.help.aboutToShow.emit()
    assert entry.isEnabled()
    entry.trigger()
    the_sheet(window).reject()


def test_where_a_page_has_no_keys_the_menu_offers_none(window: MainWindow) -> None:
    window.show_hearth()
    window.menus.help.aboutToShow.emit()
    entry = next(one for one in window.menus.help.actions() if one.text() == "&Keys")
    assert not entry.isEnabled()


def test_the_page_of_the_workshop_tells_its_keys(window: MainWindow) -> None:
    window.show_workshop()
    window.show_keys()
    sheet = the_sheet(window)
    assert {"make something new", "throw away, into the trash"} <= words_of(sheet)
    sheet.reject()
