"""A sheet of thousands of strokes is painted in slices: no call holds the window, and what is seen is right at last."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.sketch.baked import MANY, BakedSheet
from desktop.sketch.ink import Stroke, Tool
from desktop.sketch.ops import Ops
from desktop.sketch.pieces import Layer, Piece, paper_layer, piece_of

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


def image_of(baked: BakedSheet) -> QImage:
    image = QImage(400, 280, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    baked.draw(painter, SHEET, SHEET, 1.0)
    painter.end()
    return image


def seen(baked: BakedSheet) -> QColor:
    return image_of(baked).pixelColor(200, 140)


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
    qtbot.waitUntil(lambda: seen(baked) == QColor("red"))
    assert Square.painted == 1
    baked.hold(on=False)
    qtbot.waitUntil(lambda: Square.painted == 2)
    # The whole is what is seen in motion.
    part = QRectF(100, 70, 200, 140)
    image = QImage(400, 280, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    baked.draw(painter, SHEET, part, 3.0)
    painter.end()
    assert image.pixelColor(200, 140) == QColor("red")
    baked.stop()


def scribbles(many: int) -> list[Piece]:
    """Strokes of a busy hand, some of them washes."""
    random = Random(3)
    made: list[Piece] = []
    for number in range(many):
        x, y = random.randrange(40, 360), random.randrange(40, 240)
        points = tuple((x + random.randrange(-30, 30), y + random.randrange(-30, 30), 160) for _ in range(12))
        tool, wide = (Tool.BRUSH, 24) if number % 7 == 0 else (Tool.PENCIL, 8) if number % 2 else (Tool.PEN, 7)
        made.append(piece_of(Stroke(tool, "#5a3a22", wide, points), LookName.LIGHT))
    return made


def test_where_very_much_lies_an_eraser_waits_for_a_little_of_it_and_the_rest_is_painted_meanwhile(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count()
    gone = Square("blue")
    baked = BakedSheet(400, 280)
    baked.set_layers([Layer("a", (*[Square("red") for _ in range(MANY)], gone))])
    seen(baked)
    baked.finish()
    # A clock on which each square takes a thousandth of a second.
    monkeypatch.setattr("desktop.sketch.pane.perf_counter", lambda: next(clock) / 1000)
    baked.hold(on=True)
    Square.painted = 0
    baked.take(gone)
    assert Square.painted == 0
    baked._work()
    assert 0 < Square.painted < 10
    # Until it is done nothing half done is seen.
    assert seen(baked) == QColor("blue")
    drawn = Square("green", QRectF(190, 130, 20, 20))
    baked.put(drawn, 0)
    assert seen(baked) == QColor("green")
    qtbot.waitUntil(lambda: baked.is_sharp)
    assert seen(baked) == QColor("green")
    assert image_of(baked).pixelColor(100, 100) == QColor("red")
    baked.stop()


@pytest.mark.parametrize("is_held", [False, True])
@pytest.mark.parametrize("is_half_painted", [False, True])
def test_what_is_erased_and_put_back_looks_as_if_it_had_been_so_always(
    qtbot: QtBot, *, is_half_painted: bool, is_held: bool
) -> None:
    paper, drawn = paper_layer(400, 280, LookName.LIGHT), scribbles(120)
    under = Layer("under", (Square("ivory"),))
    above = [Square("red", QRectF(0, 0, 4, 4)) for _ in range(MANY * 12)] if is_half_painted else []
    now = Layer("now", (*drawn, *above))
    baked = BakedSheet(400, 280)
    baked.set_layers([paper, Layer("before", (Square("white"),)), now] if is_half_painted else [paper, under, now])
    image_of(baked)
    baked.finish()
    # Then a new picture is on its way.
    baked.set_layers([paper, under, now])
    assert baked.is_sharp is not is_half_painted
    baked.hold(on=is_held)
    for number in range(0, 60, 3):
        baked.take(drawn[number])
    baked.put(drawn[30], len(baked.pieces) - baked.pieces.index(drawn[31]))
    qtbot.waitUntil(lambda: baked.is_sharp)
    baked.hold(on=False)
    left = [piece for number, piece in enumerate(drawn) if number >= 60 or number % 3 or number == 30]
    fresh = BakedSheet(400, 280)
    fresh.set_layers([paper, under, Layer("left", (*left, *above))])
    image_of(fresh)
    fresh.finish()
    assert list(baked.pieces) == list(fresh.pieces)
    assert image_of(baked) == image_of(fresh)
    baked.stop()
    fresh.stop()


@pytest.mark.parametrize("is_held", [False, True])
def test_what_is_drawn_below_others_is_painted_once_and_looks_as_if_it_had_been_there_before(
    qtbot: QtBot, *, is_held: bool
) -> None:
    paper, drawn = paper_layer(400, 280, LookName.LIGHT), scribbles(60)
    higher = [Square("olive", QRectF(20 * number, 15 * number, 30, 30)) for number in range(15)]
    baked = BakedSheet(400, 280)
    baked.set_layers([paper, Layer("now", (*drawn[:-1], *higher))])
    image_of(baked)
    baked.finish()
    baked.hold(on=is_held)
    Square.painted = 0
    baked.put(drawn[-1], len(higher))
    # Of what lies above nothing is painted while the hand is lifted.
    assert not (is_held and Square.painted)
    baked.hold(on=False)
    qtbot.waitUntil(lambda: baked.is_sharp)
    assert 0 < Square.painted <= 2 * len(higher)
    fresh = BakedSheet(400, 280)
    fresh.set_layers([paper, Layer("now", (*drawn, *higher))])
    image_of(fresh)
    fresh.finish()
    assert image_of(baked) == image_of(fresh)
    baked.stop()
    fresh.stop()
