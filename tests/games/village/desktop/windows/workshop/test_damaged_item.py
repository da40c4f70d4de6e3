"""A damaged item in the workshop: shown as that among all others, into the trash and back, nothing lost silently."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.storage.backups import DAILY, back_up
from desktop.workshop.page.entries_model import ENTRY
from desktop.workshop.page.page import WorkshopPage
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.windows.workshop.workshop_hands import choose, is_editing, names, own_hero, press, show

HALF = "plain = substr(plain, 1, length(plain) / 2)"


def with_damage(window: MainWindow, change: str = HALF) -> WorkshopPage:
    """The workshop over a library with three heroes, the second of them damaged by other means than the program's."""
    items = window.games.library.items
    for key, name in (("ada", "Ada of the Fen"), ("cid", "Cid of the Mill"), ("dot", "Dot of the Ford")):
        items.add(own_hero(name, key), "Bo", tags=("campaign",))
    with sqlite3.connect(window.games.library.path) as file:
        assert file.execute(f"UPDATE item SET {change} WHERE key = 'cid'").rowcount == 1
    file.close()
    page = show(window)
    page.refresh()
    return page


def shown_buttons(page: WorkshopPage) -> list[str]:
    return [name for name, button in page.sheet.buttons.items() if button.isVisibleTo(page.sheet)]


def test_everything_that_can_be_read_is_there(window: MainWindow, qtbot: QtBot) -> None:
    page = with_damage(window)
    assert {"Ada of the Fen", "Cid of the Mill", "Dot of the Ford"} < set(names(page))
    assert len(names(page)) > 50
    # The others are looked at all the same, one after the other.
    qtbot.waitUntil(lambda: all(entry.problems >= 0 for entry in page.model.all))
    good = choose(page, "Dot of the Ford")
    assert not good.damaged
    assert "open" in shown_buttons(page)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert is_editing(window)


def test_the_damaged_one_is_shown_as_what_it_is(window: MainWindow) -> None:
    page = with_damage(window)
    entry = choose(page, "Cid of the Mill")
    assert entry.damaged
    row = page.model.index(page.model.row_of(entry), 0)
    assert row.data(ENTRY) == entry
    spoken = row.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Cid of the Mill, Damaged  #campaign, cannot be read"
    assert page.sheet.figures.text() == "What is written down of this item in the library is damaged."
    assert "In the trash it is out of the way and can be restored." in page.sheet.story.text()
    assert shown_buttons(page) == ["open", "delete"]
    assert page.sheet.buttons["open"].accessibleName() == "See the newest backup"
    assert nameless(page) == []
    page.choose([one for one in page.model.shown if one.number])
    page.show_chosen()
    assert "share" not in shown_buttons(page)


@pytest.mark.parametrize("by", ["button", "Enter"])
def test_the_way_back_is_offered_where_others_are_opened(window: MainWindow, qtbot: QtBot, by: str) -> None:
    page = with_damage(window)
    back_up(window.games.library.path, DAILY, datetime.now(UTC))
    choose(page, "Cid of the Mill")
    if by == "Enter":
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    else:
        press(page, "open")
    qtbot.waitUntil(lambda: window.care.box is not None)
    assert not is_editing(window)
    box = window.care.box
    assert box is not None
    assert "The newest whole backup is of" in box.informativeText()
    leave = next(one for one in box.buttons() if one.objectName() == "mend.leave")
    QTest.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert choose(page, "Cid of the Mill").damaged
    # The next one is named again as it is.
    choose(page, "Dot of the Ford")
    assert page.sheet.buttons["open"].accessibleName() == "Edit"


def test_it_is_said_once_and_shown_on_wish(window: MainWindow) -> None:
    page = with_damage(window)
    assert page.said.words.text() == "1 item of your library cannot be read; all others are here."
    page.search.setText("maren")
    QTest.mouseClick(page.said.next, Qt.MouseButton.LeftButton)
    assert [entry.name for entry in page.chosen()] == ["Cid of the Mill"]
    page.said.say("")
    page.refresh()
    assert page.said.words.text() != "1 item of your library cannot be read; all others are here."


@pytest.mark.parametrize("change", [HALF, "kind = 'wizard'", "plain = CAST(x'7b22ff223a317d' AS TEXT)", "plain = ''"])
def test_it_goes_into_the_trash_and_comes_back(window: MainWindow, change: str) -> None:
    page = with_damage(window, change)
    choose(page, "Cid of the Mill")
    press(page, "delete")
    assert "Cid of the Mill" not in names(page)
    assert page.said.words.text() == "“Cid of the Mill” is in the trash."
    assert page.said.undo.isVisible()
    page.places.setCurrentIndex(page.places.model().index(page.places.model().rowCount() - 1, 0))
    assert page.places.place.trash
    assert choose(page, "Cid of the Mill").damaged
    assert "unmended" in page.sheet.story.text()
    assert shown_buttons(page) == ["restore", "empty"]
    press(page, "restore")
    page.show_all()
    QApplication.processEvents()
    assert choose(page, "Cid of the Mill").damaged


def test_without_a_name_it_is_there_too(window: MainWindow) -> None:
    page = with_damage(window, f"name = '', {HALF}")
    assert choose(page, "Without a name").damaged
