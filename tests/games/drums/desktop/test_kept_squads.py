"""A squad is kept while it is put together, and marches in the next battle."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.keep_sign import KeepSign
from desktop.play.play_window import PlayWindow
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.keep_made import KeepDialog
from desktop.shell.main_window import MainWindow
from rules_core.games.drums.card import GAME
from rules_core.games.drums.definition import DEFINITION
from rules_core.kernel.requests import Choose
from tests.clauses import rule
from tests.games.drums.field import P1, P2


@rule("S-SET-4")
def test_a_squad_is_kept_by_its_owner_and_chosen_for_another_battle(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.wake()
    window.start_game(NewGame(GAME, "Marbaix", DEFINITION.setup({}), 4))
    sign, session = window.findChild(KeepSign), window.session
    assert sign is not None
    assert session is not None
    assert not sign.isEnabled()
    session.take_screen()
    session.answer("take:grande-armee")
    assert sign.isEnabled()
    # Nothing begins with all of it, so no entry of the menu offers that.
    play = window.findChild(PlayWindow)
    assert play is not None
    assert not play.actions_of_game.once_more_action.isVisible()
    sign.click()
    (dialog,) = [one for one in window.findChildren(KeepDialog) if one.isVisible()]
    # Both can open the workshop: whoever keeps it is told.
    assert dialog.findChild(QWidget, "keep-made.secret") is not None
    line = dialog.findChild(QLineEdit, "keep-made.name")
    assert line is not None
    line.clear()
    QTest.keyClicks(line, "Our company")
    dialog.keep.click()
    (kept,) = window.games.library.items.items()
    assert (kept.kind, kept.plain["nation"]) == ("squad", "france")
    # The next one at the screen can keep nothing of it.
    session.answer("done")
    assert session.seats.handover == P2
    assert not sign.isEnabled()
    session.take_screen()
    assert not sign.isEnabled()
    setup = DEFINITION.setup({"squad_1": kept.id, "content": {"squad": [kept.plain]}})
    window.start_game(NewGame(GAME, "Ligny", setup, 4))
    again = window.session
    assert again is not None
    assert again.match.state.squads[P1].is_ready
    assert len(again.match.state.squads[P1].soldiers) == 11
    assert isinstance(again.pending, Choose)
    assert again.pending.who == P2
    window.close()
