"""After each wave a half-page tells how it went, until somebody goes on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName, colours_of
from desktop.look.sheet import style_sheet
from desktop.look.widgets.paper import Sheet
from desktop.play.play_window import PlayWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.kernel.requests import is_chance
from tests.games.village.desktop.windows.seats import seat, session_at


def play_to_the_end_of_the_wave(window: PlayWindow) -> None:
    """The council's first question stands; go back behind the end of the wave, and end it before our eyes."""
    session, bot = window.session, ThumbPlayer()
    session.undo()
    while session.pending is None or session.pending.topic != topics.COUNCIL:
        request = session.pending
        assert request is not None
        if is_chance(request):
            session.roll()
        else:
            session.answer(bot.decide(session.match.state, request, 0))
        window.player.finish()


def test_a_beaten_wave_is_told_on_a_half_page_that_a_key_puts_away(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL))
    # Whoever comes back to a game has been told already.
    assert window.chapters.isHidden()
    play_to_the_end_of_the_wave(window)
    assert window.chapters.isVisible()
    texts = [label.text() for label in window.chapters.findChildren(QLabel)]
    assert "Wave 1 is beaten" in texts
    entries = window.session.match.journal.head
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.chapters.isHidden()
    assert window.session.match.journal.head == entries
    window.actions_of_game.chapter_action.trigger()
    button = window.chapters.findChild(QPushButton, "chapter.on")
    assert isinstance(button, QPushButton)
    button.click()
    assert window.chapters.isHidden()


def test_an_answer_to_the_next_question_puts_the_half_page_away(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL))
    play_to_the_end_of_the_wave(window)
    assert window.chapters.isVisible()
    QTest.keyClick(window, Qt.Key.Key_1)
    assert window.chapters.isHidden()


def test_it_is_seen_whole_in_large_letters_and_in_another_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL), (1920, 1080))
    play_to_the_end_of_the_wave(window)
    chapters = window.chapters
    for look, scale, size in (
        (LookName.LIGHT, 100, (1920, 1080)),
        (LookName.DARK, 100, (1280, 720)),
        (LookName.DARK, 200, (1920, 1080)),
    ):
        qapp.setStyleSheet(style_sheet(colours_of(look), scale / 100))
        window.theme.set_name(look)
        window.theme.set_scale_percent(scale)
        window.resize(*size)
        qtbot.wait(100)
        (sheet,) = [one for one in chapters.findChildren(Sheet) if one.isVisible()]
        assert sheet.geometry() == chapters.rect()
        (scroll,) = sheet.findChildren(QScrollArea)
        assert scroll.verticalScrollBar().maximum() == 0, (scale, size)
    # The program is undressed again: where things stand in other tests depends on the letters.
    qapp.setStyleSheet("")
