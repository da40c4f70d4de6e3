"""The sheet of keys of the play window: what belongs together stands together."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.key_uses import once
from desktop.look.keys_sheet import KeysSheet
from desktop.look.theme import Theme
from desktop.play.key_words import play_keys


def test_keys_stand_under_what_they_are_for_and_none_twice() -> None:
    groups = play_keys()
    assert all(group.title for group in groups)
    uses = [use for group in groups for use in group.uses]
    assert len(once(uses)) == len(uses)
    # Answers have the colour of whoever is asked.
    assert not [use for use in uses if "blue" in use.words]


def test_on_a_large_screen_all_of_them_are_seen_at_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    sheet = KeysSheet(Theme(), play_keys(), window)
    sheet.resize(1240, 1020)
    sheet.show()
    scroll = sheet.findChild(QScrollArea, "keys.scroll")
    assert scroll is not None
    qtbot.waitUntil(lambda: scroll.viewport().height() > 500)
    assert scroll.verticalScrollBar().maximum() == 0
