"""The ground that is renewed in parts looks as if it had been drawn as a whole."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.baked import BakedLayer
from desktop.tabletop.battlefield.ground import ground_layer, renewed_ground
from tests.desktop.look.example import TABLE, land

SIDE = 900
SHADE = 16


def drawn(layer: BakedLayer) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    layer.draw(painter, QTransform(0.09, 0, 0, 0.09, 20, 20), image.rect())
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> int:
    """How many px differ by more than a shade: thin strokes that are cut elsewhere begin at another share of a px."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    apart = [at // 4 for at in range(len(first)) if first[at] != second[at] and abs(first[at] - second[at]) > SHADE]
    return len(set(apart))


def test_a_piece_that_goes_and_comes_back_leaves_no_trace(qtbot: QtBot) -> None:
    look = Theme().look
    pieces = list(land(30))
    layer = ground_layer(TABLE, pieces, look)
    before = drawn(layer)
    fewer = [*pieces[:9], *pieces[11:]]
    assert renewed_ground(layer, TABLE, fewer, look) is layer
    without = drawn(layer)
    # Tufts of grass lean a little out of their cell, and strokes are cut elsewhere: a handful of px may differ.
    assert differing(without, drawn(ground_layer(TABLE, fewer, look))) < 60
    assert differing(without, before) > 200
    renewed_ground(layer, TABLE, pieces, look)
    assert differing(drawn(layer), before) < 500


def test_the_same_pieces_draw_nothing_again(qtbot: QtBot) -> None:
    look = Theme().look
    layer = ground_layer(TABLE, land(5), look)
    drawn(layer)
    tiles = dict(layer._tiles)
    renewed_ground(layer, TABLE, land(5), look)
    assert dict(layer._tiles) == tiles


def test_another_table_is_another_layer(qtbot: QtBot) -> None:
    look = Theme().look
    layer = ground_layer(TABLE, (), look)
    layer.area = QRectF(0, 0, 10, 10)
    assert renewed_ground(layer, TABLE, (), look) is not layer


def test_much_that_changed_is_drawn_a_little_at_a_time(qtbot: QtBot) -> None:
    look = Theme().look
    pieces = list(land(60))
    layer = ground_layer(TABLE, pieces, look)
    drawn(layer)
    layer.prepare()
    renewed_ground(layer, TABLE, pieces[40:], look)
    assert not layer.is_prepared
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    frames = 0
    sharp = False
    while not sharp:
        painter = QPainter(image)
        sharp = layer.draw(painter, QTransform(0.09, 0, 0, 0.09, 20, 20), image.rect(), most_ms=1)
        painter.end()
        frames += 1
    assert frames > 2
    assert differing(drawn(layer), drawn(ground_layer(TABLE, pieces[40:], look))) < 500
    layer.prepare(most_ms=1)
    layer.prepare()
    assert layer.is_prepared
