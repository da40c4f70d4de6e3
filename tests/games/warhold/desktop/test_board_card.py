"""Maps of Warhold are painted by the hand, mirrored and stamped; the program makes some and says how fair they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.warhold.editors import board_deeds
from desktop.games.warhold.editors.board_card import BoardCard
from desktop.games.warhold.editors.board_deeds import BoardPlan, plan_of
from desktop.games.warhold.editors.brushes import TOOLS
from desktop.games.warhold.editors.fairness_sheet import FairnessSheet
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.warhold.boards.symmetry import Symmetry
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.laying import turned
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless

LEFT = Qt.MouseButton.LeftButton
EMPTY = BoardPlan(12, "." * 120)


@pytest.fixture
def card(qtbot: QtBot, tmp_path: Path) -> Iterator[BoardCard]:
    """The card of a copy of a map that ships, in the real window."""
    speak(ENGLISH)
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1400, 900)
    window.show()
    window.show_workshop()
    entry = next(
        one for one in window.workshop.stock.entries() if (one.game, one.kind, one.key) == (GAME, "board", "two-rivers")
    )
    window.workshop.open(entry)
    assert window.workshop.frame is not None
    QTest.mouseClick(window.workshop.frame.head.copy, LEFT)
    frame = window.workshop.frame
    qtbot.waitUntil(lambda: frame.checks.is_current)
    (made,) = frame.findChildren(BoardCard)
    yield made
    made.maker.work = None
    window.close()


def lines(card: BoardCard) -> list[str]:
    found = card.bench.draft.get(("rows",))
    assert isinstance(found, list)
    return [str(one) for one in found]


def at(card: BoardCard, column: int, row: int) -> QPoint:
    board = card.canvas.board
    assert board is not None
    return card.canvas._transform(board).map(board.centre(row * board.columns + column)).toPoint()


def click(card: BoardCard, column: int, row: int, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(card.canvas, button, Qt.KeyboardModifier.NoModifier, at(card, column, row))


# By the hand in the window


@rule("W-MAP-1", "W-SET-4")
def test_a_stroke_paints_tile_by_tile_and_is_one_step(card: BoardCard, qtbot: QtBot) -> None:
    before = lines(card)
    card.tools["water"].click()
    QTest.mousePress(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, at(card, 3, 9))
    QTest.mouseMove(card.canvas, at(card, 4, 9))
    QTest.mouseMove(card.canvas, at(card, 5, 9))
    QTest.mouseRelease(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, at(card, 5, 9))
    assert lines(card)[9] == before[9][:3] + "www" + before[9][6:]
    card.bench.draft.stack.undo()
    assert lines(card) == before
    click(card, 9, 1, Qt.MouseButton.RightButton)
    assert card.hand.tool.name == "water", "the right button picks up what lies there"


def test_keys_do_what_the_hand_does(card: BoardCard) -> None:
    card.canvas.setFocus()
    card.canvas.cursor_tile = 0
    QTest.keyClick(card.canvas, Qt.Key.Key_M)
    QTest.keyClick(card.canvas, Qt.Key.Key_Space)
    QTest.keyClick(card.canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(card.canvas, Qt.Key.Key_Right)
    QTest.keyClick(card.canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert [row[:2] for row in lines(card)[:3]] == ["m.", "mr", "mm"]
    assert card.canvas.accessibleDescription() == "B3: Mountain"
    assert not nameless(card)


@rule("W-SET-8", "W-SET-11")
def test_where_a_place_may_not_lie_is_seen_before_it_is_put_there(card: BoardCard) -> None:
    card.tools["ruin"].click()
    columns = 27
    # Two tiles from the ruin at B2, and one beside the town.
    assert {3 * columns + 1, 7 * columns + 11} <= card.canvas.shut
    assert 8 * columns + 5 not in card.canvas.shut
    QTest.mouseMove(card.canvas, at(card, 1, 3))
    assert not card.canvas.ghost.allowed
    assert "W-SET-8" in card.told.text()
    click(card, 1, 3)
    assert lines(card)[3][1] == "r", "it is advice: the hand may do it all the same"
    click(card, 1, 3)
    assert lines(card)[3][1] == "."


@rule("R-W58", "WH-TL-3")
def test_strongholds_are_numbered_and_mirrored(card: BoardCard) -> None:
    card.mirror.setCurrentIndex(card.mirror.findData(Symmetry.HALF_TURN))
    card.tools["stronghold"].click()
    click(card, 1, 8)
    found = lines(card)
    assert [found[8][1:3], found[9][1:3], found[6][24:26], found[7][24:26]] == ["11", "11", "22", "22"]
    assert card.fairness.chips[2].isChecked()
    assert card.fairness.share.text().endswith("%")
    click(card, 25, 7)
    assert not any("1" in one or "2" in one for one in lines(card))


def test_what_is_not_drawn_is_no_way_of_no_length(qtbot: QtBot) -> None:
    sheet = FairnessSheet(Theme(LookName.LIGHT, 100, less_motion=True))
    qtbot.addWidget(sheet)
    board = Board("vale", "The vale", ("." * 28,) * 20)
    sheet.show_board(board)
    told = [one.text() for one in sheet.findChildren(QLabel)]
    assert told.count("none drawn") == 4
    sheet.show_board(replace(board, rows=("." * 13 + "r" + "." * 14, *board.rows[1:])))
    qtbot.waitUntil(lambda: [one.text() for one in sheet.findChildren(QLabel)].count("none drawn") == 2)


def test_a_map_of_ones_own_is_made_beside_the_window_and_can_be_stopped(card: BoardCard, qtbot: QtBot) -> None:
    before = lines(card)
    card.maker.players.setCurrentIndex(0)
    card.maker.sizes.setCurrentIndex(0)
    card.maker.button.click()
    card.maker.button.click()
    assert card.maker.work is None
    assert lines(card) == before
    with qtbot.waitSignal(card.maker.made, timeout=60_000):
        card.maker.button.click()
    assert (len(lines(card)), len(lines(card)[0])) == (16, 20)
    assert "fair to" in card.maker.said.text()
    assert (card.columns.value(), card.lines.value()) == (20, 16)
    card.lines.setValue(18)
    assert len(lines(card)) == 18
    turn = card.findChild(QPushButton, "board-card.turn")
    assert turn is not None
    turn.click()
    assert (len(lines(card)), len(lines(card)[0])) == (20, 18)


def test_rows_that_are_not_equally_long_are_shown_and_left_alone(card: BoardCard) -> None:
    odd = ["....", "..", *["...."] * 6]
    card.bench.put(("rows",), odd, "spoil it")
    card.refresh()
    click(card, 1, 1)
    assert lines(card) == odd
    assert "not equally long" in card.told.text()


# What each deed makes


def test_ground_fills_what_hangs_together_and_no_more() -> None:
    plan = plan_of(["..w..", "..w..", "..w.."])
    assert plan is not None
    assert board_deeds.filled(plan, 0, "f", Symmetry.NONE).lines() == ["ffw..", "ffw..", "ffw.."]
    assert board_deeds.filled(plan, 0, "f", Symmetry.LEFT_RIGHT).lines() == ["ffwff"] * 3


@rule("W-BOX-1", "WH-TL-1")
def test_a_game_tile_is_stamped_as_it_is_turned() -> None:
    stamped = board_deeds.stamped(EMPTY, 0, 14, 1, Symmetry.HALF_TURN)
    tile = turned(14, 1)
    assert "".join(row[:4] for row in stamped.lines()[:4]) == tile
    assert "".join(row[8:] for row in stamped.lines()[6:]) == tile[::-1]
    at_the_edge = board_deeds.stamped(EMPTY, 119, 14, 0, Symmetry.NONE)
    assert "".join(row[8:] for row in at_the_edge.lines()[6:]) == turned(14, 0)


@rule("R-W08", "R-W58")
def test_a_town_or_stronghold_goes_as_a_whole_and_numbers_close_up() -> None:
    plan = board_deeds.with_town(EMPTY, EMPTY.block(0, 3, 2), Symmetry.NONE)
    for corner in (24, 28, 32, 48 + 24):
        made = board_deeds.with_stronghold(plan, plan.block(corner, 2, 2), Symmetry.NONE)
        assert made is not None
        plan = made
    assert board_deeds.with_stronghold(plan, plan.block(110, 2, 2), Symmetry.NONE) is None, "four are enough"
    assert board_deeds.with_stronghold(EMPTY, EMPTY.block(5, 2, 2), Symmetry.LEFT_RIGHT) is not None
    odd = BoardPlan(13, "." * 130)
    assert board_deeds.with_stronghold(odd, odd.block(5, 2, 2), Symmetry.LEFT_RIGHT) is None, "it meets itself"
    painted = board_deeds.painted(plan, [0, 24], "m", Symmetry.NONE)
    assert painted.letters.count("T") == 0
    assert painted.letters[24:36] == "m...11..22.."
    cut = board_deeds.resized(plan, 9, 10)
    assert [row[8] for row in cut.lines()] == ["."] * 10, "half a Stronghold is none"


def test_every_tool_has_a_key_of_its_own() -> None:
    assert len({one.key for one in TOOLS}) == len({one.name for one in TOOLS}) == len(TOOLS)


def test_a_quick_stroke_has_no_gaps(card: BoardCard) -> None:
    start, end = at(card, 2, 3), at(card, 9, 5)
    card.tools["water"].click()
    QTest.mousePress(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(card.canvas, end)
    QTest.mouseRelease(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, end)
    wet = [(x, y) for y, line in enumerate(lines(card)) for x, letter in enumerate(line) if letter == "w"]
    for column in range(2, 10):
        assert any(x == column and 3 <= y <= 5 for x, y in wet)


def test_what_is_in_hand_is_turned_and_changed_by_buttons(card: BoardCard) -> None:
    assert card.turn_tool.isHidden()
    assert card.other_tile.isHidden()
    card.tools["stamp"].click()
    before = card.hand.design
    card.other_tile.click()
    card.turn_tool.click()
    assert (card.hand.design, card.hand.quarter) == (before + 1, 1)
    card.tools["town"].click()
    assert not card.turn_tool.isHidden()
    assert card.other_tile.isHidden()


def test_in_a_low_window_the_whole_map_is_seen_with_its_tools(card: BoardCard, qtbot: QtBot) -> None:
    window = card.window()
    assert isinstance(window, MainWindow)
    frame = window.workshop.frame
    assert frame is not None
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: frame.problems.is_folded)
    qtbot.waitUntil(lambda: card.canvas.height() > card.theme.px(280))
    area = frame.findChild(QScrollArea, "editor.card.scroll")
    assert area is not None
    seen = area.viewport().rect()
    assert area.verticalScrollBar().value() == 0
    for one in (card.palette_box, card.canvas, card.told):
        assert seen.contains(QRect(one.mapTo(area.viewport(), QPoint()), one.size()))
    card.tools["water"].click()
    click(card, 3, 3)
    # While it is being looked at again it stays folded, and the map where it is.
    assert frame.problems.is_folded
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert frame.problems.is_folded


@rule("W-SET-8")
def test_the_map_marks_where_something_is_wrong(card: BoardCard, qtbot: QtBot) -> None:
    bare = ["." * 24 for _ in range(20)]
    bare[3] = bare[3][:2] + "r" + bare[3][3:]
    bare[4] = bare[4][:5] + "r" + bare[4][6:]
    card.bench.put(("rows",), bare, "bare")
    qtbot.waitUntil(lambda: card.canvas.marked == {3 * 24 + 2, 4 * 24 + 5})
    card.bench.put(("rows",), [bare[0], *bare[:3], *bare[5:]], "mended")
    qtbot.waitUntil(lambda: not card.canvas.marked)
