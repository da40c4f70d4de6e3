"""Whatever a mouse, a pen or a key does in the middle of a stroke, the sheet comes out of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QInputDevice,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand, Kit
from desktop.sketch.ink import Letters, Tool
from desktop.sketch.sheet import GROWS, SketchSheet
from desktop.sketch.subject import Subject
from rules_core.kernel.marks import AREA, LINE, RIVER
from tests.desktop.sketch.pen import MOVE, PRESS, RELEASE, pen

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class WatchedSheet(SketchSheet):
    """Tells what is painted again."""

    painted = QRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted = self.painted.united(event.rect())
        super().paintEvent(event)


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[WatchedSheet]:
    sheet = WatchedSheet(Theme(less_motion=True), 4000, 2800)
    qtbot.addWidget(sheet)
    sheet.resize(812, 572)
    sheet.show()
    sheet.draw_with(a_hand())
    qtbot.waitUntil(lambda: sheet.baked.is_sharp)
    yield sheet
    sheet.put_away()


def a_hand(kit: Kit = Kit.PEN) -> Hand:
    hand = Hand(Drawing(Subject(4000, 2800, (), (AREA,))))
    hand.take(kit)
    return hand


def hand_of(sheet: SketchSheet) -> Hand:
    assert sheet.hand is not None
    return sheet.hand


def test_a_word_that_is_typed_stays_with_its_drawing(sheet: WatchedSheet) -> None:
    first, second = hand_of(sheet), a_hand()
    sheet.ask_text(500, 500)
    QTest.keyClicks(sheet.field, "Quay")
    sheet.draw_with(second)
    assert [one.text for one in first.drawing.ink.letters] == ["Quay"]
    assert not second.drawing.elements


def test_another_word_leaves_the_first_where_it_was(sheet: WatchedSheet) -> None:
    hand_of(sheet).take(Kit.LETTERS)
    for x, word in ((800, "Old"), (2400, "Quay")):
        for kind in (PRESS, RELEASE):
            pen(sheet, kind, sheet.spot_of(x, 900))
        QTest.keyClicks(sheet.field, word)
    sheet.setFocus()
    found = hand_of(sheet).drawing.ink.letters
    assert [(one.text, abs(one.x - x) < 6) for one, x in zip(found, (800, 2400), strict=True)] == [
        ("Old", True),
        ("Quay", True),
    ]


def test_strokes_take_the_colours_of_another_look(sheet: WatchedSheet) -> None:
    hand_of(sheet).drawing.add(Letters("Quay", 900, 900, 110))
    before = sheet.baked.pieces[-1].ops
    sheet.theme.set_name(LookName.DARK)
    after = sheet.baked.pieces[-1].ops
    assert [op.fill for op in before] != [op.fill for op in after]


def test_the_middle_button_in_the_middle_of_a_stroke_does_not_hold_the_pen_down(sheet: WatchedSheet) -> None:
    hand = hand_of(sheet)
    QTest.mousePress(sheet, LEFT, pos=QPoint(200, 200))
    QTest.mouseMove(sheet, QPoint(300, 220))
    QTest.mousePress(sheet, MIDDLE, pos=QPoint(300, 220))
    QTest.mouseRelease(sheet, LEFT, pos=QPoint(310, 220))
    was_panning = sheet.is_panning
    QTest.mouseRelease(sheet, MIDDLE, pos=QPoint(310, 220))
    assert (was_panning, sheet.is_panning) == (True, False)
    QTest.mouseMove(sheet, QPoint(500, 300))
    assert len(hand.drawing.elements) == 1
    assert not hand.line


def test_a_hand_that_is_taken_away_while_it_presses_lets_go(qtbot: QtBot, sheet: WatchedSheet) -> None:
    hand = hand_of(sheet)
    QTest.mousePress(sheet, LEFT, pos=QPoint(200, 200))
    QTest.mouseMove(sheet, QPoint(300, 220))
    sheet.draw_with(None)
    QTest.mouseRelease(sheet, LEFT, pos=QPoint(300, 220))
    assert len(hand.drawing.elements) == 1
    # The sheet is painted px for px again after it was zoomed.
    sheet.zoom_by(2.0)
    qtbot.waitUntil(lambda: sheet.baked.is_sharp)
    sheet.draw_with(hand)
    QTest.mouseMove(sheet, QPoint(400, 300))
    assert not hand.line


def test_the_other_end_of_a_pen_erases_and_gives_the_tool_back(sheet: WatchedSheet) -> None:
    hand = hand_of(sheet)
    hand.drawing.add(Letters("Quay", 900, 900, 110))
    for kind in (PRESS, RELEASE):
        pen(sheet, kind, sheet.spot_of(900, 900), turned=True)
    assert not hand.drawing.elements
    assert hand.kit is Kit.PEN


def test_a_pen_beside_the_paper_draws_nothing(sheet: WatchedSheet) -> None:
    sheet.clearFocus()
    for kind, at in ((PRESS, (-30, 300)), (MOVE, (200, 400)), (RELEASE, (600, 500))):
        pen(sheet, kind, sheet.spot_of(*at))
    assert not hand_of(sheet).drawing.elements
    assert sheet.hasFocus()


def test_space_that_is_let_go_elsewhere_moves_the_sheet_no_longer(sheet: WatchedSheet) -> None:
    sheet.hold_space()
    QApplication.sendEvent(sheet, QFocusEvent(QFocusEvent.Type.FocusOut))
    QTest.mousePress(sheet, LEFT, pos=QPoint(200, 200))
    assert not sheet.is_panning
    QTest.mouseRelease(sheet, LEFT, pos=QPoint(200, 200))


def forget_painted(qtbot: QtBot, sheet: WatchedSheet) -> None:
    """What is painted from now on counts."""
    qtbot.wait(40)
    sheet.painted = QRect()


@pytest.mark.parametrize("kit", [Kit.OUTLINE, Kit.PEN])
def test_what_has_been_shown_of_a_line_is_painted_away(qtbot: QtBot, sheet: WatchedSheet, kit: Kit) -> None:
    hand = hand_of(sheet)
    hand.take(kit)
    spots = [QPointF(2000 + 1500 * cos(turn * pi / 12), 1400 + 1100 * sin(turn * pi / 12)) for turn in range(18)]
    hand.press(*spots[0].toTuple())
    for spot in spots[1:]:
        hand.move(*spot.toTuple())
    forget_painted(qtbot, sheet)
    if kit is Kit.OUTLINE:
        # Its closing edge goes from the last point to the first, far from the pointer.
        hand.move(2000, 100)
        qtbot.waitUntil(lambda: sheet.painted.contains(sheet.spot_of(3300, 1400).toPoint()))
        forget_painted(qtbot, sheet)
    assert hand.handle_key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: sheet.painted.contains(sheet.spot_of(*spots[6].toTuple()).toPoint()))


@pytest.mark.parametrize("kit", GROWS)
def test_nothing_of_a_growing_line_changes_beyond_what_is_painted_again(
    qtbot: QtBot, sheet: WatchedSheet, kit: Kit
) -> None:
    line = Tool.WALL if kit is Kit.WALL else Tool.ROAD
    hand = Hand(Drawing(Subject(4000, 2800, (), (LINE, RIVER), line=line)))
    sheet.draw_with(hand)
    qtbot.waitUntil(lambda: sheet.baked.is_sharp)
    hand.take(kit)
    assert hand.kit is kit
    hand.press(300, 1200)
    for number in range(1, 12):
        before = sheet.grab().toImage()
        forget_painted(qtbot, sheet)
        hand.move(300 + 260 * number, 1400 + 500 * sin(number))
        qtbot.waitUntil(lambda: not sheet.painted.isEmpty())
        part = QRect(sheet.painted)
        assert part.width() < sheet.width() / 2
        assert without(before, part) == without(sheet.grab().toImage(), part)


def without(image: QImage, part: QRect) -> QImage:
    """All of a picture but a part of it."""
    painter = QPainter(image)
    painter.fillRect(part, Qt.GlobalColor.white)
    painter.end()
    return image


@pytest.mark.parametrize("kit", [Kit.ERASE, Kit.STAMP])
@pytest.mark.parametrize("is_down", [False, True])
def test_what_a_tool_would_do_goes_with_the_pointer(qtbot: QtBot, sheet: WatchedSheet, kit: Kit, is_down: bool) -> None:
    hand_of(sheet).take(kit)
    here, there = QPoint(200, 200), QPoint(600, 400)
    QTest.mousePress(sheet, LEFT, pos=here) if is_down else QTest.mouseMove(sheet, here)
    forget_painted(qtbot, sheet)
    QTest.mouseMove(sheet, there)
    qtbot.waitUntil(lambda: sheet.painted.contains(here) and sheet.painted.contains(there))


def test_a_small_stroke_and_its_end_paint_a_small_part(qtbot: QtBot, sheet: WatchedSheet) -> None:
    forget_painted(qtbot, sheet)
    QTest.mousePress(sheet, LEFT, pos=QPoint(300, 300))
    QTest.mouseMove(sheet, QPoint(320, 310))
    QTest.mouseRelease(sheet, LEFT, pos=QPoint(320, 310))
    assert hand_of(sheet).drawing.elements
    hand_of(sheet).drawing.undo()
    qtbot.waitUntil(lambda: not sheet.painted.isEmpty())
    assert sheet.painted.width() < sheet.width() / 2


def test_a_touchpad_moves_and_zooms_and_a_wheel_zooms_and_moves_when_it_is_tilted(sheet: WatchedSheet) -> None:
    devices, none = QInputDevice.DeviceType, Qt.KeyboardModifier.NoModifier
    kinds = QPointingDevice.PointerType.Finger, QInputDevice.Capability.PixelScroll
    pad = QPointingDevice("pad", 7, devices.TouchPad, *kinds, 2, 3)
    mouse = QPointingDevice("mouse", 8, devices.Mouse, QPointingDevice.PointerType.Generic, kinds[1], 1, 3)
    middle = QPointF(sheet.rect().center())

    def turn(device: QPointingDevice, pixels: QPoint, angle: QPoint, modifiers: Qt.KeyboardModifier = none) -> QPointF:
        """Where what lay in the middle of the screen lies then, from there."""
        before = sheet.unit_at(middle)
        phase, buttons = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
        source = Qt.MouseEventSource.MouseEventNotSynthesized
        event = QWheelEvent(middle, middle, pixels, angle, buttons, modifiers, phase, False, source, device)
        QApplication.sendEvent(sheet, event)
        return sheet.spot_of(before.x(), before.y()) - middle

    sheet.zoom_by(3.0)
    zoom = sheet.zoom
    assert (turn(pad, QPoint(30, -20), QPoint(60, -40)) - QPointF(30, -20)).manhattanLength() < 1
    assert (turn(mouse, QPoint(), QPoint(-120, 0)) - QPointF(-60, 0)).manhattanLength() < 1
    assert sheet.zoom == zoom
    turn(mouse, QPoint(), QPoint(0, 120))
    assert sheet.zoom > zoom
    zoom = sheet.zoom
    turn(pad, QPoint(0, 20), QPoint(0, 40), Qt.KeyboardModifier.ControlModifier)
    assert sheet.zoom > zoom
    zoom = sheet.zoom
    pinch = Qt.NativeGestureType.ZoomNativeGesture
    QApplication.sendEvent(sheet, QNativeGestureEvent(pinch, pad, 2, middle, middle, middle, 0.2, QPointF()))
    assert abs(sheet.zoom / zoom - 1.2) < 0.01
