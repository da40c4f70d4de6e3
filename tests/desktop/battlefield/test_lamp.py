"""The lamp darkens the map outside a circle, not its margin, and only what changes is painted by it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Lamp
from tests.desktop.look.example import TABLE

INSIDE, OUTSIDE, MARGIN = (18, 18), (4, 4), (18, -0.3)
"""Places in inches."""


def brightness(scene: BattlefieldScene) -> list[int]:
    """How bright bare paper would be at each of the places with nothing but the lamp over it."""
    found = []
    for across, down in (INSIDE, OUTSIDE, MARGIN):
        image = QImage(4, 4, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        place = QRectF(across * UNITS_PER_INCH, down * UNITS_PER_INCH, 20, 20)
        scene.render(painter, QRectF(0, 0, 4, 4), place)
        painter.end()
        found.append(image.pixelColor(2, 2).lightness())
    return found


def test_outside_the_circle_the_map_is_darker_and_the_margin_is_not(qtbot: QtBot) -> None:
    scene = BattlefieldScene(Theme(LookName.LIGHT, less_motion=True))
    scene.set_table(TABLE)
    lit = brightness(scene)
    middle = 18 * UNITS_PER_INCH
    scene.set_lamp(Lamp(middle, middle, 5 * UNITS_PER_INCH))
    inside, outside, margin = brightness(scene)
    assert (inside, margin) == (lit[0], lit[2])
    assert 0.82 <= outside / lit[1] <= 0.88
    scene.set_lamp(None)
    assert brightness(scene) == lit


def test_with_high_contrast_nothing_is_darker(qtbot: QtBot) -> None:
    theme = Theme(LookName.LIGHT, less_motion=True)
    scene = BattlefieldScene(theme)
    scene.set_table(TABLE)
    scene.set_lamp(Lamp(0, 0, 1))
    theme.set_name(LookName.HIGH_CONTRAST)
    plain = brightness(scene)
    scene.set_lamp(None)
    assert brightness(scene) == plain
