"""The hunt in the real window: its map of squares is clicked, and each seat sees its own card alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.plain_board import PlainBoard
from desktop.play.thing_areas import SquareMap
from tests.pig.match import session_of
from tests.pig.test_window import seat


def test_hunters_and_beasts_share_a_map_whose_squares_are_clicked(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of("hunt", {"days": 1})
    session.take_screen()
    session.answer((3,))
    window = seat(qtbot, tmp_path, session)
    board = window.board
    assert isinstance(board, PlainBoard)
    area = board.areas["hunters/squares"]
    assert isinstance(area.things, SquareMap)
    assert (area.things.columns, area.things.rows) == (5, 5)
    assert area.heading.text() == "Hunters, Beasts"
    square = board.button_of("square 2,1")
    assert square is not None
    assert square.accessibleName() == "c2, can be chosen."
    QTest.mouseClick(square, Qt.MouseButton.LeftButton)
    assert session.match.state.at["ida"] == (2, 1)
    hunter = board.button_of("ida")
    assert hunter is not None
    assert hunter.geometry().center().y() < area.things.side * 2
    assert board.button_of("square 2,1") is None


def test_the_board_shows_the_card_of_the_seat_at_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of("hunt", {"days": 1})
    session.take_screen()
    window = seat(qtbot, tmp_path, session)
    board = window.board
    assert isinstance(board, PlainBoard)
    names = {seat: board.button_of(f"card-{seat}") for seat in ("ida", "jon", "kim")}
    shown = {seat: button.view.name for seat, button in names.items() if button is not None}
    own = session.definition.words(session.match.game).called(session.match.state.cards["ida"])
    assert shown == {"ida": own, "jon": "Face down", "kim": "Face down"}
