"""Another language or unit is chosen in the middle of a game: everything is said anew, and nothing else changes."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from desktop.language import read_texts, system_language
from desktop.play.play_window import PlayWindow
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.shell.language_menu import begin_language
from desktop.shell.main_window import MainWindow
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.kernel.saves import to_text
from rules_core.song.facts import ModelMoved
from rules_core.wording.translation import LANGUAGE_IN_FORCE
from tests.desktop.windows.hands import Hands
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import opened

INCHES = re.compile(r"\d in\b|\d \d/\d in\b")
DISPLAY, READ_OUT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
CENTIMETRES = re.compile(r"\d cm\b")


def choose(window: MainWindow, name: str) -> None:
    """Choose an entry of the view menu and let the window make itself anew."""
    action = window.menus.view.findChild(QAction, name)
    assert isinstance(action, QAction)
    action.trigger()
    QTest.qWait(50)


def page(window: MainWindow) -> PlayWindow:
    shown = window.pages.currentWidget()
    assert isinstance(shown, PlayWindow)
    return shown


def texts(window: MainWindow) -> str:
    labels = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    # Qt itself adds a menu without a title to a bar that has been too narrow.
    titles = [menu.title() for menu in window.findChildren(QMenu) if menu.title()]
    return "\n".join([*labels, *titles])


def everything_told(window: MainWindow) -> str:
    """What labels, buttons and lists say: the answers, the chronicle, the rows of heroes and enemies."""
    level = window.findChild(QComboBox, "chronicle.level")
    assert isinstance(level, QComboBox)
    level.setCurrentIndex(0)
    said = [texts(window)]
    for button in window.findChildren(QAbstractButton):
        said += [button.text(), button.accessibleDescription(), button.toolTip()]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        for row in range(model.rowCount()):
            said += [str(model.index(row, 0).data(role)) for role in (DISPLAY, READ_OUT)]
    return "\n".join(said)


def keys_of(window: MainWindow) -> list[str]:
    """Every shortcut of the window, as often as it is given."""
    return sorted(filter(None, (action.shortcut().toString() for action in window.findChildren(QAction))))


def in_mid_game(qtbot: QtBot, folder: Path) -> tuple[MainWindow, MatchSession]:
    """The whole window, in a game whose heroes stand on the table."""
    window = opened(qtbot, folder)
    content = shipped()
    window.start_game(new_siege("Test", build(content, {"length": "intro", "heroes": list(content.heroes)[:2]}), 3))
    session = window.session
    assert session is not None
    bot = ThumbPlayer()
    while session.pending is not None and session.pending.topic != topics.WHOM:
        session.answer(bot.decide(session.state, session.pending, session.match.journal.head))
    page(window).player.finish()
    return window, session


def test_another_language_in_mid_game_keeps_game_question_and_window(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = in_mid_game(qtbot, tmp_path)
    window.resize(1920, 1080)
    qtbot.wait(150)
    kept, question, size = to_text(session.match), session.pending, window.size()
    before = page(window)
    english = before.prompt.title.text()
    before.dock_keeper.open("odds")
    choose(window, "language.de")
    assert page(window) is not before
    assert window.session is session
    assert session.pending is question
    assert to_text(session.match) == kept
    assert window.size() == size
    assert not page(window).docks["odds"].isHidden()
    german = page(window).prompt.title.text()
    assert german != english
    assert german in {forms[0] for forms in read_texts("de").values()}
    assert "Ansicht" in texts(window)
    assert Settings(tmp_path / "settings.ini").language == "de"
    # The game goes on, with real keys, and is told in German.
    assert question is not None
    head = session.match.journal.head
    Hands(page(window)).give(ThumbPlayer().decide(session.state, question, head))
    assert session.match.journal.head != head
    choose(window, "language.en")
    choose(window, "language.de")
    choose(window, "language.en")
    assert "Ansicht" not in texts(window)
    window.close()


def test_no_page_is_left_behind_and_none_answers_twice(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = in_mid_game(qtbot, tmp_path)
    before = keys_of(window)
    for key in ("language.de", "language.en", "lengths.centimetres", "lengths.inches"):
        choose(window, key)
    QTest.qWait(50)
    assert len(window.findChildren(PlayWindow)) == 1
    assert len(window.findChildren(QMenu, "menu.language")) == 1
    assert keys_of(window) == before
    question, depth = session.pending, session.match.journal.depth(session.match.journal.head)
    assert question is not None
    Hands(page(window)).give(ThumbPlayer().decide(session.state, question, session.match.journal.head))
    assert session.match.journal.depth(session.match.journal.head) == depth + 1
    assert page(window).prompt.title.text()
    window.close()


def test_lengths_are_told_in_centimetres_everywhere_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = in_mid_game(qtbot, tmp_path)
    bot = ThumbPlayer()
    while session.pending is not None and not any(isinstance(one.fact, ModelMoved) for one in session.facts):
        session.answer(bot.decide(session.state, session.pending, session.match.journal.head))
    page(window).player.finish()
    QTest.qWait(50)
    told = everything_told(window)
    assert not CENTIMETRES.search(told)
    assert INCHES.search(told), "nothing tells a length here"
    choose(window, "lengths.centimetres")
    assert LANGUAGE_IN_FORCE.centimetres
    told = everything_told(window)
    assert not INCHES.search(told), INCHES.findall(told)
    assert CENTIMETRES.search(told)
    assert Settings(tmp_path / "settings.ini").centimetres
    window.close()


def test_the_start_page_is_made_anew_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    english = texts(window)
    choose(window, "language.de")
    assert window.pages.currentWidget() is window.hearth
    assert texts(window) != english
    choose(window, "language.en")
    assert texts(window) == english
    window.close()


def test_the_chosen_language_holds_at_the_next_start(tmp_path: Path, qapp: QApplication) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.language = "de"
    begin_language(settings)
    assert LANGUAGE_IN_FORCE.language == "de"
    begin_language(settings, "en")
    assert LANGUAGE_IN_FORCE.language == "en"
    settings.language = "xx"
    begin_language(settings)
    assert LANGUAGE_IN_FORCE.language == system_language()
