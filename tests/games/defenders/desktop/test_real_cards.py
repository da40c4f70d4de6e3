"""At a real table people draw from their own deck: the row, the threat deck and the reserve follow it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.dice_menu import DiceMenu
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.card_prompt import CardPrompt
from desktop.session.dice_policy import AT_ONCE, DECK, TYPED, DicePolicy
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Draw, SeatId, is_chance
from tests.clauses import rule
from tests.pig.definition import DEFINITION as PIG
from tests.pig.match import NoKeeper

ROW = "9CJD0H2S3S4S5S6S7S8SASXKD"
"""Twelve cards by their keys; the joker is not in this deck and is refused."""


def window_of(qtbot: QtBot, folder: Path, session: MatchSession) -> PlayWindow:
    window = PlayWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1400, 860)
    window.show()
    qtbot.waitExposed(window)
    window.setFocus()
    return window


def type_in(window: PlayWindow, keys: str) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key(ord(key)))


def state_of(session: MatchSession) -> City:
    state = session.match.state
    assert isinstance(state, City)
    return state


@rule("D-CITY-1", "D-CITY-3")
def test_the_row_is_that_of_the_real_deck_and_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, at_table=True)
    qtbot.addWidget(form)
    box = form.findChild(QComboBox, "new-game.cards")
    assert box is not None
    assert box.currentText() == "We draw real cards"
    chosen: list[NewGame] = []
    form.chosen.connect(chosen.append)
    form.start.click()
    library = GameLibrary(tmp_path, lambda match: ({}, ""))
    session = library.begin(chosen[0])
    window = window_of(qtbot, tmp_path, session)
    session.answer("fantasy-town")
    assert isinstance(window.prompt.prompt, CardPrompt)
    type_in(window, ROW)
    row = ["C9", "D11", "H10", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S1", "D13"]
    assert state_of(session).row == row
    for answer in ("play:C9", "new-location", "type:watchtower"):
        session.answer(answer)
    window.put_away()
    session.end()
    # It is opened again, and still waits for the card in its place.
    again = library.resume(session.game_id)
    assert isinstance(again.pending, Draw)
    window = window_of(qtbot, tmp_path, again)
    type_in(window, "QH")
    assert state_of(again).row == [*row[1:], "H12"]
    window.put_away()
    again.end()
    library.close()


@rule("D-THR-3", "D-TA-2")
def test_the_threat_deck_and_the_reserve_follow_real_cards_and_what_is_no_card_is_the_programs(
    qtbot: QtBot, tmp_path: Path
) -> None:
    policy = DicePolicy(DEFINITION.from_deck)
    policy.set_plain({DECK: TYPED})
    match = begin(DefendersGame({"players": 3}), 5, policy)
    player = ThumbPlayer()
    while True:
        request = match.pending
        assert request is not None
        if isinstance(request, Draw) and match.state.turn:
            break
        if is_chance(request):
            match.answer(seeded_answer(match.seed, match.place(request), request))
        else:
            match.answer(player.decide(match.state, request, 0))
    session = MatchSession(match, policy, NoKeeper(), 1, "A city", lambda match: ({}, ""))
    window = window_of(qtbot, tmp_path, session)
    card = next(one for one in match.state.deck if one.startswith("H") and int(one[1:]) < 10)
    type_in(window, f"{card[1:]}3")
    assert state_of(session).reserve == [card]
    assert card not in state_of(session).deck
    # A threat or a place is no card: that is drawn here.
    assert not policy.waits_for(Draw(request.who, topics.RANDOM_FACE, "D-EVT-8", options=("threat-1", "threat-2")))
    window.put_away()


def test_the_menu_changes_whose_cards_are_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    match = begin(DefendersGame({"players": 2}), 5, policy := DicePolicy(DEFINITION.from_deck))
    session = MatchSession(match, policy, NoKeeper(), 1, "A city", lambda match: ({}, ""))
    window = window_of(qtbot, tmp_path, session)
    menu = DiceMenu(window.presenter, window)
    entries = {one.text(): one for one in menu.findChildren(QAction)}
    assert entries["The &program draws"].isChecked()
    entries["We draw &real cards and type them"].trigger()
    assert (policy.way_of(DECK), policy.way_of(SeatId("p1"))) == (TYPED, AT_ONCE)
    session.answer("fantasy-town")
    assert isinstance(window.prompt.prompt, CardPrompt)
    # The program draws at once when it is to draw after all.
    entries["The &program draws"].trigger()
    assert len(state_of(session).row) == 12
    window.put_away()


def test_a_game_without_cards_is_not_asked_about_them(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), PIG)
    qtbot.addWidget(form)
    assert form.findChild(QComboBox, "new-game.cards") is None
    assert DECK not in form.dice
