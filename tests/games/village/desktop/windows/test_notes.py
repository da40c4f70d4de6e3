"""The notes of the guided game lie beside what they speak of, and inside the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.lesson import NOTES
from desktop.play.guide import Guide
from desktop.play.note_place import DRAWER, RIGHT, dock_rect
from desktop.play.note_sheet import NoteSheet
from desktop.play.play_window import PlayWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.kernel.facts import Fact
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def rect_in(window: PlayWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def map_of(window: PlayWindow) -> QRect:
    """Where the map itself lies in its view."""
    view = board_of(window).view
    drawn = view.mapFromScene(view.battlefield.map_area).boundingRect()
    return QRect(view.mapTo(window, drawn.topLeft()), drawn.size())


def speaks(guide: Guide) -> bool:
    """Whether a note lies on the page."""
    return guide.note is not None


def play_on(window: PlayWindow, guide: Guide) -> Iterator[NoteSheet]:
    """Play with the thumb player and give every note that is shown, once it has found its place."""
    session, seen = window.session, set[str]()
    for _ in range(1800):
        note = guide.note
        if note is not None and note.objectName() not in seen:
            seen.add(note.objectName())
            yield note
        if len(seen) == len(NOTES) or (session.pending is None and not session.is_behind):
            break
        window.chapters.put_away()
        window.player.finish()
        match = session.match
        assert match.pending is not None
        session.answer(ThumbPlayer().decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert len(seen) == len(NOTES)


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 100), ((1900, 1050), 150)])
def test_no_note_covers_map_or_prompt_or_leaves_the_window(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.DEPLOY))
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    qtbot.wait(60)
    guide = Guide(window, NOTES, [])
    for note in play_on(window, guide):
        qtbot.wait(120)
        place = note.geometry()
        assert window.rect().contains(place), note.objectName()
        assert not place.intersects(rect_in(window, window.prompt)), note.objectName()
        if window.event_strip.isVisible():
            assert not place.intersects(rect_in(window, window.event_strip)), note.objectName()
        if note.objectName() == "learn.council":
            # It speaks of the council's sheet, which may be a drawer that leaves no more than the map.
            assert not place.intersects(dock_rect(window.note_room(), RIGHT))
            assert not place.intersects(dock_rect(window.note_room(), DRAWER))
        else:
            assert not place.intersects(map_of(window)), note.objectName()


def test_with_large_letters_in_a_small_window_a_note_scrolls_above_its_answers(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.DEPLOY), (1280, 720), 200)
    guide = Guide(window, NOTES, [])
    for note in play_on(window, guide):
        qtbot.wait(60)
        place = note.geometry()
        assert window.rect().contains(place), note.objectName()
        assert not place.intersects(rect_in(window, window.prompt)), note.objectName()
        assert not place.intersects(dock_rect(window.note_room(), DRAWER))
        for button in note.findChildren(QPushButton):
            inside = QRect(button.mapTo(note, QPoint(0, 0)), button.size())
            assert note.rect().contains(inside)
            assert button.width() >= button.sizeHint().width()


def test_their_turn_waits_while_somebody_reads_what_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    window.theme.set_less_motion(False)
    guide = Guide(window, [one for one in NOTES if one.topic is None], [])
    session = window.session
    beats: list[Fact] = []
    window.player.beat.connect(lambda fact, _: beats.append(fact))
    window.answer("pass")
    qtbot.waitUntil(lambda: speaks(guide))
    assert isinstance(beats[-1], EnemyDecided), "its arrow is what the note speaks of"
    assert session.is_behind
    reached = len(session.facts)
    qtbot.wait(2500)
    assert len(session.facts) == reached
    see = window.findChild(QPushButton, "learn.see")
    assert isinstance(see, QPushButton)
    QTest.mouseClick(see, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not session.is_behind or len(session.facts) > reached)
    assert not speaks(guide)
