"""How people ruled is written on a page that stays with the game; whoever disagrees lets dice decide."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.house_rules_dialog import HouseRulesDialog, thrown
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from tests.pig.match import session_after


def test_what_is_written_is_kept_and_the_highest_die_is_right(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after()
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.show()
    for words in ("Dice on the floor are thrown again.", "No takes back."):
        window.actions_of_game.at_table.rules_action.trigger()
        dialog = next(one for one in QApplication.topLevelWidgets() if isinstance(one, HouseRulesDialog))
        dialog.page.setPlainText(words)
        dialog.roll()
        assert dialog.fallen.text().endswith("is right for now.")
        dialog.accept()
        assert session.mended.ruled == words
        dialog.deleteLater()
        QApplication.processEvents()


def test_whoever_ties_throws_again() -> None:
    dice = iter([4, 6, 6, 2, 5])
    assert thrown(3, lambda: next(dice)) == [{0: 4, 1: 6, 2: 6}, {1: 2, 2: 5}]
