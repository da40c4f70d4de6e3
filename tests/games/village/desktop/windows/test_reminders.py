"""The reminder line of the play window: it says what holds, and each kind can be switched off for good."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.tabletop.reminders import Reminders
from rules_core.games.village.words.reminders import KINDS
from tests.games.village.desktop.windows.seats import seat, session_at


def switch(window: PlayWindow, kind: str) -> QAction:
    found = window.aids.reminders.menu.findChild(QAction, f"remind.{kind}")
    assert found is not None
    return found


def test_before_the_fight_the_line_reminds_of_ready_mounts(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("deploy"))
    line = window.aids.reminders.line
    assert line.isVisible()
    assert line.words == "Ready Mounts: one hero may move Short before the fight."
    assert line.accessibleName() == f"Remember: {line.words}"
    assert window.aids.reminders.sentences == [line.words]


def test_a_low_window_keeps_its_room_for_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("deploy")
    window = QWidget()
    qtbot.addWidget(window)
    theme = Theme(LookName.LIGHT, 200, less_motion=True)
    desk = Reminders(theme, Settings(tmp_path / "settings.ini"), session, window)
    QVBoxLayout(window).addWidget(desk.line)
    window.show()
    shown: list[bool] = []
    for high in (2000, 1300, 720, 1300):
        window.resize(1280, high)
        shown.append(desk.line.isVisible())
    assert shown == [True, True, False, True]
    # Other pages may still show it.
    assert desk.sentences


def test_what_no_longer_holds_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("ready-mounts")
    window = seat(qtbot, tmp_path, session)
    session.answer("none")
    assert "Ready Mounts" not in window.aids.reminders.line.words


def test_a_kind_can_be_switched_off_and_stays_off(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("deploy")
    window = seat(qtbot, tmp_path, session)
    switch(window, "ready-mounts").trigger()
    assert not window.aids.reminders.line.isVisible()
    assert window.aids.reminders.line.words == ""
    window.settings.sync()
    assert not Settings(tmp_path / "settings.ini").flag("remind/ready-mounts", default=True)
    again = seat(qtbot, tmp_path, session)
    assert not switch(again, "ready-mounts").isChecked()
    switch(again, "ready-mounts").trigger()
    assert again.aids.reminders.line.isVisible()


def test_the_menu_has_an_entry_for_every_kind(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("deploy"))
    for kind in KINDS:
        assert switch(window, kind).isCheckable()
    assert window.aids.reminders.menu.menuAction() in window.actions_for_menus()["table"]


def test_fires_and_finds_are_named_in_the_heroes_turn(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    window = seat(qtbot, tmp_path, session)
    assert session.amend("buildings/forge/burning", True)
    assert "Fire at the Forge" in window.aids.reminders.line.words
    session.undo()
    assert "Fire" not in window.aids.reminders.line.words
