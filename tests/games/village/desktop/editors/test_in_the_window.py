"""The editor in the real window: from a new item over a problem back to the workshop, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.look.widgets.paper import Sheet
from desktop.shell.main_window import MainWindow
from desktop.shell.rules_dialog import RulesDialog
from desktop.storage.library import Library
from desktop.workshop.editors.frame import EditorFrame
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.accessibility.tree import nameless


def the_frame(window: MainWindow) -> EditorFrame:
    page = window.pages.currentWidget()
    assert isinstance(page, EditorFrame)
    return page


def test_a_new_hero_is_edited_undone_and_kept(qtbot: QtBot, window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.HERO)
    frame = the_frame(window)
    frame.draft.put(("name",), "", "Clear the name")
    qtbot.waitUntil(lambda: frame.checks.checked.must == 1)
    QTest.keySequence(frame.body, QKeySequence("F8"))
    assert frame.body.isAncestorOf(frame.window().focusWidget())
    QTest.keySequence(frame.window().focusWidget(), QKeySequence("Ctrl+Z"))
    qtbot.waitUntil(lambda: frame.checks.is_current and not frame.checks.checked.must)
    frame.draft.put(("name",), "Old Bram", "Rename")
    QTest.keySequence(frame.window().focusWidget(), QKeySequence("Esc"))
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.workshop.page)
    card = window.games.library.items.cards()[0]
    assert (card.name, card.problems) == ("Old Bram", 0)


def test_a_clause_opens_the_rules_at_its_place(qtbot: QtBot, window: MainWindow) -> None:
    window.workshop.make(GAME, Kind.HERO)
    the_frame(window).rules_wanted.emit("V-4.4.2")
    dialog = window.findChildren(RulesDialog)[-1]
    assert isinstance(dialog, RulesDialog)
    item = dialog.rules.list.currentItem()
    assert item is not None
    assert item.text().startswith("V-4.4.2")
    dialog.reject()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_problems_stand_in_one_line_with_the_form_above(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.workshop.make(GAME, Kind.HERO)
    frame = the_frame(window)
    QTest.qWait(50)
    sheets = frame.body.findChildren(Sheet, options=Qt.FindChildOption.FindDirectChildrenOnly)
    lefts = [one.mapTo(frame, one.rect().topLeft()).x() for one in (*sheets, frame.problems)]
    rights = [one.mapTo(frame, one.rect().topRight()).x() for one in (*sheets, frame.problems)]
    assert len(sheets) == 2
    assert abs(lefts[0] - lefts[2]) <= 1
    assert abs(rights[1] - rights[2]) <= 1


@pytest.mark.parametrize("kind", [Kind.HERO, Kind.SCENARIO, Kind.RULES], ids=lambda kind: kind)
def test_every_control_of_the_page_has_a_name(qtbot: QtBot, window: MainWindow, kind: str) -> None:
    window.workshop.make(GAME, kind)
    frame = the_frame(window)
    frame.show_test()
    assert nameless(frame) == []


def test_closing_the_window_keeps_what_was_typed_last(window: MainWindow, tmp_path: Path) -> None:
    window.workshop.make(GAME, Kind.HERO)
    the_frame(window).draft.put(("name",), "Typed last", "Rename")
    window.close()
    library = Library(next((tmp_path / "home").rglob("*.sqlite")))
    assert [card.name for card in library.items.cards()] == ["Typed last"]
    library.close()
