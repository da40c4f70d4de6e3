"""The notes of the guided game lie beside what they speak of, and inside the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.lesson import NOTES
from desktop.play.guide import Guide
from desktop.play.note_place import RIGHT, dock_rect
from desktop.play.play_window import PlayWindow
from desktop.tabletop.battlefield.table import map_rect
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def rect_in(window: PlayWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def map_of(window: PlayWindow) -> QRect:
    """Where the map itself lies in its view."""
    view = board_of(window).view
    drawn = view.mapFromScene(map_rect(view.battlefield.table)).boundingRect()
    return QRect(view.mapTo(window, drawn.topLeft()), drawn.size())


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 100), ((1900, 1050), 150)])
def test_no_note_covers_map_or_prompt_or_leaves_the_window(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    session = session_at(topics.DEPLOY)
    window = seat(qtbot, tmp_path, session)
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    qtbot.wait(60)
    guide = Guide(window.note_room(), session, NOTES, [])
    seen: set[str] = set()
    for _ in range(900):
        if len(seen) == len(NOTES) or session.pending is None:
            break
        if guide.note is not None and guide.note.objectName() not in seen:
            seen.add(guide.note.objectName())
            qtbot.wait(120)
            note = guide.note.geometry()
            assert window.rect().contains(note), guide.note.objectName()
            assert not note.intersects(map_of(window)), guide.note.objectName()
            assert not note.intersects(rect_in(window, window.prompt)), guide.note.objectName()
            if guide.note.objectName() == "learn.council":
                assert not note.intersects(dock_rect(window.note_room(), RIGHT))
        match = session.match
        assert match.pending is not None
        session.answer(ThumbPlayer().decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert len(seen) == len(NOTES)
