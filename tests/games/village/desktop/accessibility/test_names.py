"""Every control of every page has a name that a screen reader can say."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.games.village.collection.collection_state import CollectionState
from desktop.games.village.collection.dialog import CollectionDialog
from desktop.games.village.collection.stand_ins_dialog import StandInsDialog
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.look.keys_sheet import KeysSheet
from desktop.look.theme import Theme
from desktop.play.correct_thing.dialog import CorrectThingDialog
from desktop.play.key_words import play_keys
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED
from desktop.session.game_library import GameLibrary
from desktop.shell.about import About
from desktop.shell.credits import Credits
from desktop.shell.games_list import GamesList
from desktop.shell.rules_dialog import RulesDialog
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.rules import topics
from rules_core.kernel.requests import is_chance
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import board_of, opened, seat, session_at


def with_a_game(folder: Path) -> None:
    shelf = GameLibrary(folder, summary_of)
    content = shipped()
    shelf.begin(new_siege("The long night", build(content, {"heroes": list(content.heroes)[:2], "length": "intro"}), 5))
    shelf.close()


@pytest.mark.parametrize("has_games", [False, True])
def test_the_start_page(qtbot: QtBot, tmp_path: Path, has_games: bool) -> None:
    if has_games:
        with_a_game(tmp_path)
    assert nameless(opened(qtbot, tmp_path)) == []


def test_every_page_of_the_new_game_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(less_motion=True), tmp_path, opened(qtbot, tmp_path))
    dialog.open()
    pages = dialog.findChild(QStackedWidget)
    assert isinstance(pages, QStackedWidget)
    assert pages.count() == 4
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        QApplication.processEvents()
        assert nameless(dialog) == [], number
    dialog.reject()


def test_the_dialogs(qtbot: QtBot, tmp_path: Path) -> None:
    with_a_game(tmp_path)
    theme = Theme(less_motion=True)
    window = opened(qtbot, tmp_path)
    dialogs: list[QDialog] = [
        Credits(theme, window),
        About(theme, "Hearthwall", tmp_path, window),
        GamesList(theme, window.games, window),
        KeysSheet(theme, play_keys(), window),
        RulesDialog(theme, window),
        CollectionDialog(theme, tmp_path, window),
        StandInsDialog(theme, CollectionState(tmp_path, shipped(), window), "reaver", window),
    ]
    for dialog in dialogs:
        dialog.open()
        QApplication.processEvents()
        assert nameless(dialog) == [], dialog.objectName()
        dialog.reject()


@pytest.mark.parametrize(
    "topic", [topics.DEPLOY, topics.WHOM, "dice", "action", "move", topics.COUNCIL, topics.TRAP, topics.NOTE]
)
def test_the_play_window_at_every_kind_of_question(qtbot: QtBot, tmp_path: Path, topic: str) -> None:
    window = seat(qtbot, tmp_path, session_at(topic))
    for dock in window.docks.values():
        dock.show()
        QApplication.processEvents()
    assert nameless(window) == []


def test_dice_that_a_person_types(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    session.policy.of_seat[PLAYERS] = ASKED
    window: PlayWindow = seat(qtbot, tmp_path, session)
    session.answer("2")
    assert session.pending is not None
    assert is_chance(session.pending)
    assert nameless(window) == []


def test_printing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    window.print_sheets()
    (dialog,) = window.findChildren(QDialog, "dialog.print")
    assert isinstance(dialog, QDialog)
    assert nameless(dialog) == []


@pytest.mark.parametrize("topic", [topics.ORDER, song_topics.CONTACT, "move", topics.DEPLOY])
def test_what_is_asked_only_at_a_table(qtbot: QtBot, tmp_path: Path, topic: str) -> None:
    mode = "mapped" if topic == topics.ORDER else "unmapped"
    window = seat(qtbot, tmp_path, session_at(topic, play_mode=mode))
    assert nameless(window) == []


def test_the_windows_of_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, play_mode="mapped"))
    actions = window.actions_of_game
    opened_by = {
        "dialog.rebuild": board_of(window).placing.build_up,
        "dialog.positions": board_of(window).placing.check,
        "dialog.check-table": window.actions_of_game.at_table.check_table,
        "dialog.correct-die": actions.at_table.correct_die,
    }
    for name, call in opened_by.items():
        call()
        QApplication.processEvents()
        (dialog,) = window.findChildren(QDialog, name)
        assert isinstance(dialog, QDialog)
        assert nameless(dialog) == []
        dialog.reject()
    for thing in (
        board_of(window).siege.heroes[0].id,
        "forge",
        next(id for id in board_of(window).siege.models if "-" in id),
    ):
        correct = CorrectThingDialog(window.theme, window.presenter, thing, window)
        correct.open()
        QApplication.processEvents()
        assert nameless(correct) == []
        correct.reject()
    window.table_view.open()
    shown = window.table_view.shown
    assert shown is not None
    QApplication.processEvents()
    assert nameless(shown) == []
    shown.close()
