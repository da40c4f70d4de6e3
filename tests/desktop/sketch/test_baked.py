"""A sheet of thousands of strokes is painted in slices: no call holds the window, and what is seen is right at last."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.sketch.baked import MANY, BakedSheet
from desktop.sketch.ops import Ops
from desktop.sketch.pieces import Layer, Piece

SHEET = QRectF(0, 0, 400, 280)


class Square(Piece):
    """Covers a part of the sheet, and counts how often squares are painted."""

    painted = 0

    def __init__(self, colour: str, part: QRectF = SHEET) -> None:
        super().__init__(part, Ops)
        self.colour = QColor(colour)

    def paint(self, painter: QPainter) -> None:
        Square.painted += 1
        painter.fillRect(self.bounds, self.colour)


def squares(colour: str) -> Layer:
    return Layer(colour, tuple(Square(colour) for _ in range(MANY * 12)))


def seen(baked: BakedSheet) -> QColor:
    image = QImage(400, 280, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    baked.draw(painter, SHEET, SHEET, 1.0)
    painter.end()
    return image.pixelColor(200, 140)


def test_many_other_pieces_are_painted_in_slices_behind_what_is_seen(qtbot: QtBot) -> None:
    baked = BakedSheet(400, 280)
    baked.set_layers([squares("red")])
    seen(baked)
    baked.finish()
    assert seen(baked) == QColor("red")
    Square.painted = 0
    baked.set_layers([squares("green")])
    assert Square.painted < MANY * 12
    assert seen(baked) == QColor("red")
    # What is drawn meanwhile lies above both.
    drawn = Square("blue", QRectF(190, 130, 20, 20))
    baked.put(drawn, 0)
    assert seen(baked) == QColor("blue")
    qtbot.waitUntil(lambda: baked.is_sharp)
    assert seen(baked) == QColor("blue")
    baked.take(drawn)
    qtbot.waitUntil(lambda: baked.is_sharp)
    assert seen(baked) == QColor("green")
    baked.stop()


def test_a_few_other_pieces_are_seen_at_once(qtbot: QtBot) -> None:
    baked = BakedSheet(400, 280)
    baked.set_layers([Layer("a", (Square("red"),))])
    seen(baked)
    baked.set_layers([Layer("b", (Square("green"),))])
    assert seen(baked) == QColor("green")
    baked.stop()


def test_while_a_hand_erases_only_what_is_seen_is_painted_and_the_rest_when_it_is_lifted(qtbot: QtBot) -> None:
    baked = BakedSheet(400, 280)
    ground, gone = Square("red"), Square("blue")
    baked.set_layers([Layer("a", (ground, gone))])
    seen(baked)
    baked.finish()
    baked.hold(on=True)
    Square.painted = 0
    baked.take(gone)
    assert (Square.painted, seen(baked)) == (1, QColor("red"))
    baked.hold(on=False)
    assert Square.painted == 2
    # The whole is what is seen in motion.
    part = QRectF(100, 70, 200, 140)
    image = QImage(400, 280, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    baked.draw(painter, SHEET, part, 3.0)
    painter.end()
    assert image.pixelColor(200, 140) == QColor("red")
    baked.stop()
