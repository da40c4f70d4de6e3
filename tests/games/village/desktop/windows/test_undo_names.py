"""Undo and redo have names: what the last answer did, and which activation is taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.widgets.key_cap import KeyCap
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.deed_words import deed, step_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import title_of
from rules_core.kernel.match import begin
from rules_core.kernel.requests import options_of
from rules_core.kernel.table import PLAYERS
from rules_core.players.random_player import RandomPlayer
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import board_of, opened, seat, session_at
from tests.games.village.desktop.windows.test_dialogs import setup


def plain(action: QAction) -> str:
    """What a menu entry says."""
    return action.text().replace("&", "")


def press(window: PlayWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def test_undo_and_redo_say_which_attack_they_mean(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("action", "aim:")
    window = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    option = next(one for one in options_of(request) if one.startswith("aim:"))
    who, whom = (title_of(board_of(window).names, id) for id in (request.subject, option.partition(":")[2]))
    press(window, Qt.Key(Qt.Key.Key_1 + options_of(request).index(option)))
    actions = window.actions_of_game
    qtbot.waitUntil(lambda: plain(actions.undo_action) == f"Undo: {who} aims at {whom}")
    assert plain(actions.undo_step_action) == f"Undo the activation of {who}"
    assert actions.undo_action.toolTip() == f"Undo: {who} aims at {whom} (Ctrl+Z)"
    cap = next(one for one in window.prompt.findChildren(KeyCap) if one.property("key") == "Backspace")
    assert cap.toolTip() == actions.undo_action.toolTip()
    actions.undo_action.trigger()
    qtbot.waitUntil(lambda: plain(actions.redo_action) == f"Redo: {who} aims at {whom}")
    assert plain(actions.undo_action) == f"Undo: {who} rolls three dice"


def test_a_whole_activation_is_taken_back_and_given_again_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    window = seat(qtbot, tmp_path, session)
    assert session.pending is not None
    who = title_of(board_of(window).names, session.pending.subject)
    press(window, Qt.Key.Key_3)
    actions = window.actions_of_game
    qtbot.waitUntil(lambda: plain(actions.undo_step_action) == f"Undo the activation of {who}")
    actions.undo_step_action.trigger()
    assert session.pending is not None
    assert session.pending.topic == "dice"
    qtbot.waitUntil(lambda: plain(actions.redo_step_action) == f"Redo the activation of {who}")
    assert plain(actions.redo_action) == f"Redo: {who} rolls three dice"
    actions.redo_step_action.trigger()
    assert session.pending.topic != "dice"
    assert not actions.redo_step_action.isEnabled()


def test_typed_dice_are_named_by_their_faces(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    window = seat(qtbot, tmp_path, session)
    session.policy.of_seat[PLAYERS] = ASKED
    for key in (Qt.Key.Key_2, Qt.Key.Key_6, Qt.Key.Key_5):
        press(window, key)
    qtbot.waitUntil(lambda: plain(window.actions_of_game.undo_action).endswith("rolls 6, 5"))


def test_with_nothing_to_take_back_both_are_plain_and_cannot_be_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.DEPLOY)
    window = seat(qtbot, tmp_path, session)
    QTest.qWait(200)
    actions = window.actions_of_game
    words = [(actions.undo_action, "Undo"), (actions.redo_action, "Redo")]
    words += [(actions.undo_step_action, "Undo the activation"), (actions.redo_step_action, "Redo the activation")]
    for action, word in words:
        assert plain(action) == word
        assert not action.isEnabled()


def test_a_correction_is_named_as_one(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    assert session.amend("supplies", 5)
    qtbot.waitUntil(lambda: plain(window.actions_of_game.undo_action) == "Undo: a correction")


def test_an_answer_of_an_earlier_evening_has_its_name_too(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    assert session.pending is not None
    window = seat(qtbot, tmp_path, session)
    who = title_of(board_of(window).names, session.pending.subject)
    qtbot.waitUntil(lambda: plain(window.actions_of_game.undo_action) == f"Undo: {who} acts")


def test_the_edit_menu_shows_names_and_tool_tips(qtbot: QtBot, tmp_path: Path) -> None:
    main = opened(qtbot, tmp_path)
    main.start_game(new_siege("village", setup(), 5))
    page = main.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    assert main.menus.edit.toolTipsVisible()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("takes position" in plain(entry) for entry in main.menus.edit.actions()))
    main.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_every_answer_of_a_game_has_a_deed_in_words(seed: int) -> None:
    content = shipped()
    made = build(content, {"heroes": list(content.heroes)[seed * 3 - 3 : seed * 3], "length": "intro"})
    match = begin(GAMES[GAME](made), seed)
    names = SiegeNames(match.state.world)
    lots: RandomPlayer[Siege] = RandomPlayer(seed)
    players = (lots, ThumbPlayer())
    for number in range(400):
        request = match.pending
        if request is None:
            break
        answer = players[number % 2].decide(match.state, request, match.journal.depth(match.journal.head))
        words = deed(request, answer, match.state, names)
        assert words
        assert "{" not in words
        assert not words.endswith(".")
        match.answer(answer)
    for told in match.steps():
        assert step_words(told.fact, names)
