"""Tools come and go beside the sheet, and the sheet stays where it is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand
from desktop.sketch.page import SketchPage
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import subject_of
from rules_core.kernel.marks import AREA
from rules_core.kernel.requests import Sketch, Topic
from rules_core.kernel.table import PLAYERS


def test_the_sheet_does_not_move_where_there_is_wood_for_the_tools(qtbot: QtBot) -> None:
    theme = Theme(less_motion=True)
    page = SketchPage(theme, SketchSheet(theme, 4000, 2800))
    qtbot.addWidget(page)
    page.resize(1400, 600)
    page.show()
    qtbot.waitExposed(page)
    before = page.sheet.spot_of(0, 0)
    asked = Sketch(PLAYERS, Topic("draw"), "", needs=(AREA,), allowed=(AREA,), width=4000, height=2800)
    hand = Hand(Drawing(subject_of(asked)))
    page.draw_with(hand)
    qtbot.wait(20)
    assert page.strip.isVisible()
    assert page.strip.width() > 40
    assert page.sheet.spot_of(0, 0) == before
    assert page.strip.geometry().right() < page.sheet.x() + page.sheet.paper().left()
    # Without enough wood the sheet stands beside them.
    page.resize(860, 600)
    qtbot.wait(20)
    assert page.strip.geometry().right() < page.sheet.x()
    page.draw_with(None)
    qtbot.wait(20)
    assert page.sheet.x() == 0


def test_where_a_tool_lies_nothing_is_told(qtbot: QtBot) -> None:
    page = SketchPage(Theme(), SketchSheet(Theme(), 4000, 2800))
    qtbot.addWidget(page)
    page.resize(1400, 640)
    page.show()
    qtbot.waitExposed(page)
    asked = Sketch(PLAYERS, Topic("draw"), "", needs=(AREA,), allowed=(AREA,), width=4000, height=2800)
    assert not page.has_tools_in(page.sheet.rect())
    page.draw_with(Hand(Drawing(subject_of(asked))))
    qtbot.wait(20)
    for tool in page.strip.kits.values():
        there = QRect(page.sheet.mapFrom(page, tool.mapTo(page, QPoint())), tool.size())
        assert page.has_tools_in(there)
    paper = page.sheet.paper().toRect()
    assert not page.has_tools_in(paper)
    # How near the sheet is seen stands together: beside the other tools, where it does not fit below them.
    closer, farther, everything = (button for button, _ in page.strip._others[-3:])
    assert closer.x() == farther.x() == everything.x() > page.strip.undo.x()
    page.strip.set_low(True)
    page.resize(1400, 230)
    qtbot.wait(20)
    assert closer.x() == farther.x() == everything.x()


def test_what_lies_below_the_tools_when_seen_closer_can_be_moved_out(qtbot: QtBot) -> None:
    page = SketchPage(Theme(), SketchSheet(Theme(), 4000, 2800))
    qtbot.addWidget(page)
    page.resize(1400, 600)
    page.show()
    qtbot.waitExposed(page)
    asked = Sketch(PLAYERS, Topic("draw"), "", needs=(AREA,), allowed=(AREA,), width=4000, height=2800)
    page.draw_with(Hand(Drawing(subject_of(asked))))
    qtbot.wait(20)
    for _ in range(4):
        page.sheet.look_closer()
    page.sheet.pan_by(5000, 0)
    assert page.sheet.paper().left() >= page.strip.geometry().right()
    assert page.sheet.spot_of(0, 0).x() >= page.strip.geometry().right()
    page.draw_with(None)
    qtbot.wait(20)
    # Without tools the sheet fills its room.
    assert page.sheet.spot_of(0, 0).x() <= page.sheet.paper().left() <= 10
