"""The sandbox in the real window: anything is tried there, and neither library nor game knows of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.widgets.one_line import OneLine
from desktop.play.end_page import EndPage
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.timeline import Timeline
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.session.sandbox import SandboxSession
from desktop.shell.main_window import MainWindow
from desktop.storage.cards import LIBRARY_FILE
from rules_core.games import catalogue
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import Choose, Roll, SeatId
from tests.hunt.rules import JON, KIM
from tests.pig.definition import ANN, BEN
from tests.pig.test_window import opened, page_of, panel_of

LEASES = "leases"
"""Where programs note what they have open: written again and again, whatever is played."""


def rows(folder: Path) -> dict[str, list[Any]]:
    """Everything that the library holds."""
    with sqlite3.connect(folder / LIBRARY_FILE) as file:
        named = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        found = {name: file.execute(f'select * from "{name}"').fetchall() for name in named if name != LEASES}
    file.close()
    return found


def click(parent: QWidget, name: str) -> None:
    """Press the button of this name that is seen."""
    button = next(one for one in parent.findChildren(QAbstractButton, name) if one.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def sandbox_of(window: MainWindow) -> SandboxSession:
    session = window.session
    assert isinstance(session, SandboxSession)
    return session


def game_of(window: MainWindow) -> MatchSession:
    session = window.session
    assert session is not None
    assert not session.is_sandbox
    return session


def entry(window: QWidget, menu: str, words: str) -> QAction:
    """An entry of the menu that pops up."""
    found = next(one for one in window.findChildren(QMenu, menu))
    return next(action for action in found.actions() if action.text() == words)


def ask_for(window: QWidget, at: QPoint) -> None:
    """A right click."""
    QApplication.sendEvent(window, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, window.mapToGlobal(at)))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    # A platform without a screen lets no menu take the keys.
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: None)
    monkeypatch.setattr("desktop.session.sandbox.secrets.randbits", lambda bits: 7)
    catalogue.add_game(GameId("pig"), "tests.pig.definition")
    catalogue.add_game(GameId("hunt"), "tests.hunt.definition")
    made = opened(qtbot, tmp_path)
    # The library is there before the first look at its rows.
    made.games.library.leases.beat()
    return made


def pig(window: MainWindow, seats: dict[SeatId, str] | None = None, target: int = 20) -> MatchSession:
    """A game of pig in which Ann has 6 points at stake and her die waits."""
    window.start_game(NewGame(GameId("pig"), "Ann and Ben", {"target": target}, 5, {ANN: ASKED}, seats or {}))
    session = game_of(window)
    for answer in ("roll", (6,), "roll"):
        assert session.answer(answer)
    return session


@pytest.mark.parametrize("game", ["pig", "hunt"])
def test_it_begins_on_the_start_page_and_leaves_no_trace(window: MainWindow, tmp_path: Path, game: str) -> None:
    before = rows(tmp_path)
    click(window.hearth, "hearth.sandbox")
    click(window, f"choose-game.{game}")
    click(window, "new-game.start")
    sandbox = sandbox_of(window)
    page = page_of(window)
    assert window.windowTitle().startswith("Sandbox: ")
    assert page.findChild(QWidget, "sandbox") is not None
    first = sandbox.match.game.to_plain(sandbox.match.state)
    seat = sandbox.seats.deciding[0].id
    assert sandbox.amend(f"points/{seat}", 7)
    assert sandbox.match.state.points[seat] == 7
    sandbox.take_screen()
    sandbox.answer(getattr(sandbox.pending, "options", ((1,),))[0])
    while sandbox.match.undo_target() >= 0:
        sandbox.undo()
    assert sandbox.match.game.to_plain(sandbox.match.state) == first
    click(page, "sandbox.leave")
    assert window.at_hearth
    assert rows(tmp_path) == before
    assert window.hearth.findChild(QWidget, "hearth.recent.1") is None


def test_a_step_of_the_timeline_is_tried_and_the_game_goes_on_where_it_stood(
    window: MainWindow, tmp_path: Path
) -> None:
    game = pig(window)
    for answer in ((5,), "hold"):
        assert game.answer(answer)
    timeline = panel_of(page_of(window), "timeline", Timeline)
    page_of(window).marks.click()
    QTest.qWait(50)
    place = next(box for box, stop in timeline._places if stop.words == "It is Ben's turn")
    stood = game.match.journal.head
    ask_for(timeline, place.center().toPoint())
    entry(timeline, "timeline.menu", "Try this in the sandbox").trigger()
    sandbox = sandbox_of(window)
    assert sandbox.match.state == game.match.state
    before = rows(tmp_path)
    assert sandbox.amend("points/ben", 19)
    sandbox.answer("roll")
    click(page_of(window), "sandbox.leave")
    assert window.session is game
    assert game.match.journal.head == stood
    assert game.match.state.points == {"ann": 11, "ben": 0}
    assert rows(tmp_path) == before
    assert game.answer("roll")
    assert rows(tmp_path) != before
    page_of(window).actions_of_game.leave_action.trigger()
    assert window.at_hearth


def test_a_line_of_the_chronicle_is_tried_in_the_middle_of_a_turn(window: MainWindow) -> None:
    """With the answers since the last step, which can be undone there; and dice of its own."""
    game = pig(window)
    assert game.answer((5,))
    chronicle = panel_of(page_of(window), "chronicle", ChroniclePanel)
    chronicle.sandbox_wanted.emit(game.match.journal.way(0, game.match.journal.head)[2])
    sandbox = sandbox_of(window)
    assert sandbox.match.state.at_stake == 6
    assert isinstance(sandbox.pending, Roll)
    assert sandbox.match.seed != game.match.seed
    sandbox.undo()
    assert isinstance(sandbox.pending, Choose)
    assert sandbox.match.undo_target() < 0


def test_every_line_of_the_chronicle_offers_it_and_a_sandbox_none(window: MainWindow) -> None:
    game = pig(window)
    assert game.answer((1,))
    chronicle = panel_of(page_of(window), "chronicle", ChroniclePanel)
    view = chronicle.list.viewport()
    at = chronicle.list.visualRect(chronicle.filter.index(0, 0)).center()
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.mapToGlobal(at)))
    entry(chronicle, "chronicle.menu", "Try this in the sandbox").trigger()
    page = page_of(window)
    assert sandbox_of(window).pending is not None
    assert not panel_of(page, "chronicle", ChroniclePanel).list.offers_sandbox
    assert not page.actions_of_game.sandbox_action.isVisible()


def test_a_player_without_a_person_waits_for_the_button(window: MainWindow, qtbot: QtBot) -> None:
    game = pig(window, {BEN: "careful"}, 100)
    page_of(window).actions_of_game.sandbox_action.trigger()
    sandbox = sandbox_of(window)
    sandbox.autoplay.pace_ms = 0
    assert sandbox.answer((1,))
    assert sandbox.pending is not None
    assert sandbox.pending.who == "ben"
    words = page_of(window).findChild(OneLine, "sandbox.words")
    assert words is not None
    assert words.text() == "Ben would act now."
    head = sandbox.match.journal.head
    QTest.qWait(100)
    assert sandbox.match.journal.head == head
    click(page_of(window), "sandbox.act")
    qtbot.waitUntil(lambda: sandbox.pending is not None and sandbox.pending.who == "ann")
    assert sandbox.waiting == ""
    # And for each turn anew, however it comes to it.
    assert sandbox.amend("turn", sandbox.match.state.turn + 1)
    QTest.qWait(50)
    assert sandbox.waiting == "ben"
    sandbox.undo()
    assert sandbox.answer("hold")
    assert sandbox.waiting == "ben"
    QTest.qWait(100)
    assert sandbox.waiting == "ben"
    # A person may answer in place of the one who waits.
    assert sandbox.answer("hold")
    assert sandbox.waiting == ""
    assert game.match.state.at_stake == 6


def test_it_waits_at_the_first_question_too(window: MainWindow) -> None:
    game = pig(window, {BEN: "careful"}, 100)
    assert game.answer((1,))
    window.sandboxes.from_entry(game.match.journal.head)
    sandbox = sandbox_of(window)
    sandbox.autoplay.pace_ms = 0
    QTest.qWait(100)
    assert sandbox.waiting == "ben"
    assert sandbox.match.undo_target() < 0


def test_a_seat_that_is_given_to_a_player_waits_too(window: MainWindow) -> None:
    pig(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    sandbox = sandbox_of(window)
    sandbox.autoplay.pace_ms = 0
    assert sandbox.answer((1,))
    sandbox.give_seat(BEN, "careful")
    QTest.qWait(50)
    assert sandbox.waiting == "ben"


def test_a_sandbox_that_is_over_stays_at_the_table(window: MainWindow, tmp_path: Path) -> None:
    pig(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    sandbox = sandbox_of(window)
    before = rows(tmp_path)
    assert sandbox.amend("points/ann", 18)
    assert sandbox.answer((4,))
    assert sandbox.answer("hold")
    assert sandbox.match.over
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    assert not window.findChildren(EndPage)
    assert rows(tmp_path) == before
    sandbox.undo()
    assert not sandbox.match.over


def test_it_becomes_a_game_that_begins_where_it_began(window: MainWindow) -> None:
    game = pig(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    sandbox = sandbox_of(window)
    assert sandbox.amend("points/ann", 9)
    click(page_of(window), "sandbox.keep")
    kept = game_of(window)
    assert kept.name == "Ann and Ben (from the sandbox)"
    assert kept.game_id != game.game_id
    assert kept.match.state == sandbox.match.state
    assert len(window.games.games()) == 2
    while kept.match.undo_target() >= 0:
        kept.undo()
    assert kept.match.state.points["ann"] == 0


def test_the_hearth_puts_both_away_and_the_game_is_opened_again(window: MainWindow) -> None:
    game = pig(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    window.show_hearth()
    assert window.session is None
    window.open_game(game.game_id)
    assert game_of(window).match.state == game.match.state


def test_it_begins_where_a_saved_game_stands(window: MainWindow, tmp_path: Path) -> None:
    game = pig(window)
    window.show_hearth()
    before = rows(tmp_path)
    window.hearth.setFocus()
    QTest.keyClick(window.hearth, Qt.Key.Key_S)
    click(window, f"choose-game.saved.{game.game_id}")
    sandbox = sandbox_of(window)
    assert sandbox.match.state == game.match.state
    assert sandbox.policy.way_of(ANN) == ASKED
    sandbox.roll()
    window.show_hearth()
    assert rows(tmp_path) == before


def test_another_sandbox_takes_the_place_of_the_first_and_the_game_still_waits(window: MainWindow) -> None:
    game = pig(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    first = sandbox_of(window)
    window.sandboxes.new(NewGame(GameId("pig"), "Another", {"target": 50}, 3))
    assert sandbox_of(window) is not first
    window.renew()
    assert sandbox_of(window).name == "Another"
    click(page_of(window), "sandbox.leave")
    assert window.session is game


def test_what_is_hidden_stays_hidden(window: MainWindow) -> None:
    """Each sees the own card alone, as in the game; the strip says that playing on may show the others."""
    window.start_game(NewGame(GameId("hunt"), "A hunt", {"days": 1}, 3, {}, {JON: "stalker", KIM: "stalker"}))
    game = game_of(window)
    page_of(window).actions_of_game.sandbox_action.trigger()
    sandbox = sandbox_of(window)
    assert sandbox.match.state.cards == game.match.state.cards
    assert sandbox.state.cards == {**dict.fromkeys(("jon", "kim"), ""), "ida": game.match.state.cards["ida"]}
    words = page_of(window).findChild(OneLine, "sandbox.words")
    assert words is not None
    assert "may show what the game still hides" in words.text()
    assert sandbox.answer(getattr(sandbox.pending, "options", ("",))[0])
    if sandbox.pending is not None and sandbox.pending.who == "ida":
        assert sandbox.answer("wait")
    assert sandbox.waiting == "jon"
    assert sandbox.question_is_hidden


def test_people_who_share_the_screen_hand_it_over(window: MainWindow) -> None:
    window.start_game(NewGame(GameId("hunt"), "A hunt", {"days": 1}, 3))
    game_of(window).take_screen()
    page_of(window).actions_of_game.sandbox_action.trigger()
    assert set(sandbox_of(window).state.cards.values()) == {""}
    assert page_of(window).handover.isVisible()
