"""The page that covers a game while the screen changes hands, and the menu of seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.handover_page import HandoverPage
from desktop.play.presenter import Presenter
from desktop.play.seat_menu import SeatMenu
from desktop.play.undo_words import UndoWords
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Choose
from tests.desktop.session.keeping import Kept, catalogue_with, session_of
from tests.hunt.rules import IDA, JON, KIM, CardsShown


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig", "hunt")


class Table(QWidget):
    """Stands for the play window: a field that has the focus, and a shortcut."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.field = QLineEdit()
        self.undone = 0
        QVBoxLayout(self).addWidget(self.field)
        undo = QAction("Undo", self)
        undo.setShortcut("Ctrl+U")
        undo.triggered.connect(self.undo)
        self.addAction(undo)
        self.resize(500, 400)
        self.page = HandoverPage(Theme(LookName.LIGHT, 100, less_motion=True), session, self)

    def undo(self) -> None:
        self.undone += 1


def shown(qtbot: QtBot, session: MatchSession) -> Table:
    table = Table(session)
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    return table


def test_nothing_is_shown_until_a_key_is_pressed(qtbot: QtBot) -> None:
    session = session_of("hunt", seed=2)
    table = shown(qtbot, session)
    page = table.page
    assert page.isVisible()
    assert page.title.text() == "Hand the screen to Ida."
    assert page.geometry() == table.rect()
    table.resize(700, 500)
    assert page.geometry() == table.rect()
    # A narrow window breaks the lines: who is meant is read whole.
    table.resize(200, 500)
    assert page.title.width() < page.title.sizeHint().width()
    assert page.title.height() >= page.title.heightForWidth(page.title.width()) > page.title.sizeHint().height()
    QTest.keyClick(page, Qt.Key.Key_Shift)
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.isVisible()
    assert session.state.cards["ida"]
    table.field.setFocus()
    session.answer("c3")
    assert page.isVisible()
    assert page.title.text() == "Hand the screen to Jon."
    assert "Jon" in page.accessibleName()
    assert page.hasFocus()
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
    assert table.field.hasFocus()


def test_no_shortcut_works_under_the_page(qtbot: QtBot) -> None:
    session = session_of("hunt", seed=2)
    table = shown(qtbot, session)
    table.page.setFocus()
    QTest.keyClick(table.page, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert table.undone == 0
    assert not table.page.isVisible()
    table.field.setFocus()
    QTest.keyClick(table.field, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert table.undone == 1


def test_undo_does_not_name_what_another_has_done_in_secret() -> None:
    session = session_of("hunt", seed=2)
    words = UndoWords(Presenter(session))
    session.take_screen()
    words.remember()
    card = session.pending.options[0] if isinstance(session.pending, Choose) else ""
    session.answer(card)
    # Nobody sits there, then the next one: neither learns it; who has played it reads it when it is undone.
    assert words.undo() == "the last answer"
    session.take_screen()
    assert words.undo() == "the last answer"
    session.undo()
    session.take_screen()
    assert card in words.redo()


def test_the_page_goes_when_a_player_takes_the_seat(qtbot: QtBot) -> None:
    session = session_of("hunt", seed=2)
    table = shown(qtbot, session)
    session.give_seat(IDA, "stalker")
    session.give_seat(JON, "stalker")
    assert not table.page.isVisible()
    session.stop_bot()


def entry(menu: SeatMenu, name: str) -> QAction:
    found = menu.findChild(QAction, name)
    assert isinstance(found, QAction)
    return found


def test_the_menu_gives_seats_away(qtbot: QtBot) -> None:
    kept = Kept()
    session = session_of("hunt", keeper=kept)
    window = QWidget()
    qtbot.addWidget(window)
    menu = SeatMenu(session, window)
    assert entry(menu, "seats.jon.person").isChecked()
    entry(menu, "seats.jon.stalker").trigger()
    assert kept.settings == {"seats": {"jon": "stalker"}}
    menu.refresh()
    assert [entry(menu, f"seats.{seat}.stalker").isChecked() for seat in ("ida", "jon", "kim")] == [False, True, False]
    assert not entry(menu, "seats.go-on").isEnabled()


def test_the_menu_starts_players_and_lets_them_go_on(qtbot: QtBot) -> None:
    session = session_of("hunt", seats={IDA: "stalker", JON: "stalker", KIM: "stalker"})
    window = QWidget()
    qtbot.addWidget(window)
    menu = SeatMenu(session, window)
    assert session.bot_is_playing
    session.stop_bot()
    menu.refresh()
    entry(menu, "seats.go-on").trigger()
    qtbot.waitUntil(lambda: session.pending is None)


def test_the_menu_plays_to_the_end(qtbot: QtBot) -> None:
    session = session_of("hunt")
    window = QWidget()
    qtbot.addWidget(window)
    entry(SeatMenu(session, window), "seats.play.end").trigger()
    qtbot.waitUntil(lambda: session.pending is None)
    assert isinstance(session.facts[-1].fact, CardsShown)


def test_the_keys_go_to_the_page_when_the_focus_is_given_to_what_it_covers(qtbot: QtBot) -> None:
    session = session_of("hunt", seed=2)
    table = shown(qtbot, session)
    # As a game that is opened again: its window asks for the focus when it is shown.
    table.setFocus()
    assert table.page.hasFocus()
    QTest.keyClick(table.page, Qt.Key.Key_Tab)
    assert not table.page.isVisible()
    table.setFocus()
    assert table.focusProxy() is None
