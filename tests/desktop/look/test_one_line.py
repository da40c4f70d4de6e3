"""Words on one line: whole where there is room, with dots and a tooltip where there is none."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.paper import HeadedSheet

WORDS = "2 must be solved, 3 are advice, the rest is in order"


def shown(qtbot: QtBot, title: str, width: int) -> HeadedSheet:
    sheet = HeadedSheet(Theme(), title, "ui/info", WORDS)
    qtbot.addWidget(sheet)
    sheet.resize(width, 200)
    sheet.show()
    return sheet


def test_a_note_in_a_narrow_heading_ends_in_dots(qtbot: QtBot) -> None:
    sheet = shown(qtbot, "Problems", 900)
    note = sheet.heading.note
    assert note.shown() == note.text() == WORDS
    assert note.toolTip() == ""
    sheet.resize(280, 200)
    qtbot.waitUntil(lambda: note.shown() != WORDS)
    assert note.shown().endswith("…")
    assert note.fontMetrics().horizontalAdvance(note.shown()) <= note.width()
    assert note.text() == note.toolTip() == WORDS


def test_a_title_ends_in_dots_only_where_its_note_has_no_room_left(qtbot: QtBot) -> None:
    sheet = shown(qtbot, "Light infantry sergeant", 280)
    title = sheet.heading.title
    assert title.shown() == title.text()
    sheet.resize(120, 200)
    qtbot.waitUntil(lambda: title.shown() != title.text())
    assert title.shown().endswith("…")
    assert title.toolTip() == title.text()
