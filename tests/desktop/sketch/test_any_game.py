"""A game without a face of its own asks for a drawing: a sheet lies on the table until the question is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.plain_board import PlainBoard
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.sketch import drawing as drawing_module
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand, Kit
from desktop.sketch.ink import Letters, Stroke, from_bytes
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import SketchStart
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.marks import AREA, ink_in, marks_in
from rules_core.kernel.requests import Sketch, is_chance
from rules_core.players.random_player import random_answer
from tests.desktop.sketch.pen import MOVE, PRESS, RELEASE, pen
from tests.pig.match import session_of


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path) -> Iterator[PlayWindow]:
    """The window of a game that asks for a drawing on a small sheet."""
    session = session_of("toy", {})
    while not isinstance(session.pending, Sketch):
        assert session.pending is not None
        head = session.match.journal.head
        if is_chance(session.pending):
            assert session.answer(seeded_answer(5, head, session.pending))
        else:
            assert session.answer(random_answer(5, head, session.pending))
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(50)
    yield window
    window.put_away()


def sheet_of(window: PlayWindow) -> SketchSheet:
    assert isinstance(window.board, PlainBoard)
    assert window.board.page is not None
    return window.board.page.sheet


def drawn(session: MatchSession) -> tuple[str, ...]:
    """The last answer."""
    state = session.match.state
    return tuple(state.keepsake)


def test_a_sheet_lies_on_the_table_and_marks_fit_the_question(asked: PlayWindow) -> None:
    sheet, board = sheet_of(asked), asked.board
    assert isinstance(board, PlainBoard)
    assert sheet.isVisible()
    assert not board.scroller.isVisible()
    corners = [sheet.spot_of(x, y).toPoint() for x, y in ((1000, 1000), (3000, 1100), (2800, 2000), (1100, 1900))]
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=corners[0])
    for corner in corners[1:]:
        QTest.mouseMove(sheet, corner)
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=corners[-1])
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_Return)
    (mark,) = marks_in(drawn(asked.session))
    assert mark.kind == AREA
    # The question's sheet is 400 wide, and the paper 4000.
    assert all(90 <= x <= 310 and 90 <= y <= 210 for x, y in mark.points)
    data = asked.session.drawings.find(ink_in(drawn(asked.session)))
    assert data is not None
    assert len(from_bytes(data).strokes) == 1
    assert asked.session.pending is None
    assert not sheet.isVisible()
    assert board.scroller.isVisible()


def test_a_pen_that_is_pressed_draws_wider(asked: PlayWindow) -> None:
    sheet = sheet_of(asked)
    prompt = asked.prompt.prompt
    assert isinstance(prompt, SketchPrompt)
    prompt.hand.take(Kit.PEN)
    for number, (kind, pressure) in enumerate(((PRESS, 0.2), (MOVE, 0.5), (RELEASE, 1.0))):
        pen(sheet, kind, sheet.spot_of(1000 + 500 * number, 1200 + 200 * number), pressure)
    (stroke,) = prompt.drawing.elements
    assert isinstance(stroke, Stroke)
    assert [point[2] for point in stroke.points] == [51, 128]


def test_letters_are_written_by_keys_alone(asked: PlayWindow) -> None:
    sheet, prompt = sheet_of(asked), asked.prompt.prompt
    assert isinstance(prompt, SketchPrompt)
    for key in (Qt.Key.Key_A, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget() or asked, key)
    assert sheet.field.isVisible()
    QTest.keyClicks(sheet.field, "Old 1 Quay")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    (letters,) = prompt.drawing.elements
    assert isinstance(letters, Letters)
    assert letters.text == "Old 1 Quay"
    assert not sheet.field.isVisible()
    # Escape writes nothing, and what a click leaves behind is written.
    sheet.ask_text(500, 500)
    QTest.keyClicks(sheet.field, "no")
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    sheet.ask_text(500, 500)
    QTest.keyClicks(sheet.field, "yes")
    sheet.zoom_by(1.5)
    assert [one.text for one in prompt.drawing.ink.letters] == ["Old 1 Quay", "yes"]


def test_enter_in_the_word_field_writes_and_answers_nothing(asked: PlayWindow) -> None:
    sheet, pending = sheet_of(asked), asked.session.pending
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_1)
    sheet.ask_text(500, 500)
    for word in ("Quay", ""):
        QTest.keyClicks(sheet.field, word)
        QTest.keyClick(sheet.field, Qt.Key.Key_Return)
        assert asked.session.pending is pending
        sheet.ask_text(700, 700)


def test_a_word_that_is_being_typed_goes_with_the_drawing(asked: PlayWindow) -> None:
    sheet, prompt = sheet_of(asked), asked.prompt.prompt
    assert isinstance(prompt, SketchPrompt)
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_1)
    sheet.ask_text(500, 500)
    QTest.keyClicks(sheet.field, "Old Quay")
    prompt.done.click()
    data = asked.session.drawings.find(ink_in(drawn(asked.session)))
    assert data is not None
    assert [one.text for one in from_bytes(data).letters] == ["Old Quay"]


def test_a_corner_can_be_taken_back_and_goes_when_the_program_draws(asked: PlayWindow) -> None:
    sheet, prompt, page = sheet_of(asked), asked.prompt.prompt, asked.board
    assert isinstance(prompt, SketchPrompt)
    assert isinstance(page, PlainBoard)
    assert page.page is not None
    prompt.hand.take(Kit.OUTLINE)
    corner = sheet.spot_of(1000, 1000).toPoint()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=corner)
    assert prompt.back.isEnabled()
    assert page.page.strip.undo.isEnabled()
    prompt.back.click()
    assert not prompt.hand.line
    assert not prompt.back.isEnabled()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=corner)
    gone: list[bool] = []
    prompt.hand.line_changed.connect(lambda: gone.append(not prompt.hand.line))
    prompt.plain.click()
    # The sheet is told, and shows the corner no longer.
    assert gone == [True]


def test_a_stamp_for_which_there_is_no_room_is_told(asked: PlayWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_module, "LIMITS", (0, 0, 0, 0))
    sheet, prompt = sheet_of(asked), asked.prompt.prompt
    assert isinstance(prompt, SketchPrompt)
    prompt.hand.take(Kit.STAMP)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.spot_of(1000, 1000).toPoint())
    assert not prompt.drawing.elements
    assert prompt.done.second() == "The sheet is full: erase something first"


def test_what_is_drawn_is_seen_at_once_and_gone_after_undo(asked: PlayWindow) -> None:
    sheet = sheet_of(asked)
    sheet.baked.finish()
    QApplication.processEvents()
    empty = _paper(sheet)
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_1)
    with_area = _paper(sheet)
    assert with_area != empty
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_Backspace)
    assert _paper(sheet) == empty


def _paper(sheet: SketchSheet) -> QImage:
    return sheet.grab(sheet.paper().toRect().adjusted(4, 4, -4, -4)).toImage()


def test_a_question_on_other_paper_gets_a_sheet_of_that_size_with_low_tools(asked: PlayWindow) -> None:
    board, prompt = asked.board, asked.prompt.prompt
    assert isinstance(board, PlainBoard)
    assert isinstance(prompt, SketchPrompt)
    first = sheet_of(asked)
    subject = replace(prompt.drawing.subject, height=4000)
    start = SketchStart(subject, asked.session.drawings.keep)
    board.asked(SketchPrompt(asked.theme, prompt.request, prompt.view, start, Hand(Drawing(subject))))
    assert sheet_of(asked) is not first
    assert sheet_of(asked).sheet.height() == 4000
    assert first.hand is None
    # A low window shows the tools without words also beside a sheet that comes late.
    assert board.page is not None
    (tool, *_) = board.page.strip.kits.values()
    assert tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
