"""Only what has changed is painted, and the screen then shows what it would show if everything had been."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QRegion, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.token import Posture
from desktop.tabletop.battlefield import baked
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.motion import Gait
from desktop.tabletop.battlefield.picture_item import SignItem
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView, Tool
from desktop.tabletop.battlefield.views import Overlays
from tests.desktop.look.example import BUILDINGS, MARKERS, OVERLAYS, TABLE, crowd, land

LOOKS = [LookName.LIGHT, LookName.DARK, LookName.HIGH_CONTRAST]
PANS = [(14, 7), (-14, -7), (33, 0), (0, -61), (301, 0), (0, 417), (-977, -3), (1, 1)]


class Shown:
    """A window that holds nothing but a view, so that the planks begin beside it."""

    def __init__(self, qtbot: QtBot, look: LookName, *, less_motion: bool = True) -> None:
        self.theme = Theme(look, less_motion=less_motion)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.scene = BattlefieldScene(self.theme, self.window)
        self.view = BattlefieldView(self.scene, self.window)
        self.window.resize(701, 603)
        self.view.setGeometry(37, 23, 640, 560)
        self.scene.set_table(TABLE)
        self.scene.set_pieces(BUILDINGS, MARKERS, land(12))
        self.scene.set_tokens(crowd(30))
        self.scene.set_overlays(OVERLAYS)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Wait until everything is drawn sharp."""
        QTest.qWait(0)
        self.view.finish()
        QTest.qWait(0)
        while not self.view.is_sharp:
            QTest.qWait(5)

    def on_screen(self) -> QImage:
        """What has been painted so far, and not what would be painted now."""
        return self.window.screen().grabWindow(self.window.winId()).toImage()

    def check(self, what: str) -> None:
        """What is on the screen is what a repaint of everything shows."""
        QTest.qWait(0)
        while not self.view.is_sharp:
            QTest.qWait(5)
        # What still has to be painted, but no further step of what moves.
        QCoreApplication.sendPostedEvents()
        partly = self.on_screen()
        self.view.viewport().repaint()
        whole = self.on_screen()
        assert not whole.isNull()
        assert partly == whole, f"{what}: {differing(partly, whole)}"


def differing(one: QImage, other: QImage) -> str:
    """Where two pictures differ, for the message of a failing test."""
    spots = [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
    return f"{len(spots)} px from {min(spots)} to {max(spots)}"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.value)
@pytest.mark.parametrize("zoom", [1.0, 1.37, 3.1])
def test_a_moved_map_leaves_nothing_behind(qtbot: QtBot, look: LookName, zoom: float) -> None:
    shown = Shown(qtbot, look)
    shown.view.zoom_by(zoom, QPointF(211, 190))
    shown.settle()
    for across, down in PANS:
        shown.view.pan_by(across, down)
        shown.check(f"moved by {across}, {down}")


def test_a_machine_that_has_no_time_leaves_nothing_unsharp(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ground and reach are done in different frames, whichever is the last."""

    chance = Random(7)

    class Interrupted(QElapsedTimer):
        def elapsed(self) -> int:
            return chance.choice((0, 1000))

    shown = Shown(qtbot, LookName.LIGHT)
    shown.view.zoom_by(3.1, QPointF(211, 190))
    shown.settle()
    monkeypatch.setattr(baked, "QElapsedTimer", Interrupted)
    for across, down in PANS:
        shown.view.pan_by(across, down)
        shown.check(f"moved by {across}, {down}")


class Painted(QObject):
    """Remembers what a widget is asked to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[QRegion] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.parts.append(QRegion(event.region()))
        return False


def test_only_the_edge_and_the_wood_are_painted_when_the_map_is_moved(qtbot: QtBot) -> None:
    shown = Shown(qtbot, LookName.LIGHT)
    shown.scene.set_overlays(Overlays())
    shown.view.zoom_by(3.0, QPointF(300, 250))
    shown.settle()
    painted = Painted()
    shown.view.viewport().installEventFilter(painted)
    shown.view.pan_by(10, 0)
    QTest.qWait(0)
    middle = shown.view.viewport().rect().adjusted(20, 20, -20, -20)
    assert painted.parts
    assert not any(part.contains(middle.center()) or part.boundingRect() == middle for part in painted.parts)


def test_a_map_that_is_moved_in_its_window_lies_on_the_planks_there(qtbot: QtBot) -> None:
    shown = Shown(qtbot, LookName.LIGHT)
    shown.view.move(50, 30)
    shown.check("moved")
    shown.view.pan_by(9, 2)
    shown.check("and its map moved")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.value)
def test_things_that_change_leave_nothing_behind(qtbot: QtBot, look: LookName) -> None:
    shown = Shown(qtbot, look)
    scene, view = shown.scene, shown.view
    view.zoom_by(1.8, QPointF(300, 250))
    shown.settle()
    tokens = crowd(30)
    chosen = replace(tokens[3], chosen=True, offered=True, key="1", posture=Posture.KNOCKED_DOWN)
    moved = [replace(one, x=one.x + 300, y=one.y - 200) for one in tokens[8:14]]
    steps: list[tuple[str, Callable[[], object]]] = [
        ("tokens are chosen", lambda: scene.set_tokens([*tokens[:3], chosen, *tokens[4:]])),
        ("tokens go elsewhere", lambda: scene.set_tokens([*tokens[:8], *moved, *tokens[14:]])),
        ("tokens are gone", lambda: scene.set_tokens(tokens[:12])),
        ("no overlays", lambda: scene.set_overlays(Overlays())),
        ("overlays", lambda: scene.set_overlays(OVERLAYS)),
        ("no markers", lambda: scene.set_pieces(BUILDINGS)),
        ("no roofs", lambda: scene.set_pieces([replace(one, destroyed=True, name="") for one in BUILDINGS])),
        ("one building dragged", lambda: scene.lift(BUILDINGS[0].id, 2000, 2200)),
        ("and put back", scene.settle),
        ("a disc dragged", lambda: scene.lift(tokens[2].id, 2500, 2600)),
        ("and that put back", scene.settle),
        ("other ground", lambda: scene.set_terrain(land(5))),
    ]
    for what, step in steps:
        step()
        shown.check(what)


def test_the_ruler_leaves_nothing_behind(qtbot: QtBot) -> None:
    shown = Shown(qtbot, LookName.LIGHT)
    view = shown.view
    view.set_tool(Tool.RULER)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view.viewport(), left, none, QPoint(120, 130))
    for at in (QPoint(400, 380), QPoint(200, 420), QPoint(480, 90)):
        QTest.mouseMove(view.viewport(), at)
        shown.check(f"ruler to {at.x()}, {at.y()}")
    QTest.mouseRelease(view.viewport(), left, none, QPoint(480, 90))
    view.pan_by(20, 20)
    shown.check("moved with the map")
    view.clear_ruler()
    shown.check("taken away")


def test_motion_leaves_nothing_behind(qtbot: QtBot) -> None:
    """Discs that walk, rock, tip over, fade and breathe, in the middle of it and when it is cut short."""
    shown = Shown(qtbot, LookName.LIGHT, less_motion=False)
    scene = shown.scene
    tokens = crowd(30)
    scene.set_tokens(
        [
            replace(tokens[0], x=tokens[0].x + 900, y=tokens[0].y + 500),
            replace(tokens[1], x=tokens[1].x - 300),
            replace(tokens[2], posture=Posture.KNOCKED_DOWN),
            replace(tokens[3], chosen=True),
            replace(tokens[4], posture=Posture.TRANSFIXED),
            *tokens[6:],
        ],
        gaits={tokens[1].id: Gait.RECOIL},
    )
    for moment in range(8):
        QTest.qWait(60)
        shown.check(f"moment {moment}")
    scene.skip()
    shown.check("cut short")


def test_half_a_px_goes_the_same_way_wherever_the_map_is(qtbot: QtBot) -> None:
    """Else one half of a picture, painted after the map was moved, would not fit to the other half."""
    item = SignItem("", 0, QRectF(-2.5, -2.5, 5, 5), lambda painter: painter.fillRect(-3, -3, 6, 6, QColor("black")))
    for across in (10, 11, 12, 13):
        image = QImage(30, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.translate(across, across)
        item.paint_picture(painter, QPointF(0, 0))
        painter.end()
        assert image.pixelColor(across - 2, across) == QColor("black")
        assert image.pixelColor(across - 3, across) == QColor("white")


def test_on_a_screen_with_parts_of_a_px_everything_is_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown(qtbot, LookName.LIGHT)
    view = shown.view
    modes = QGraphicsView.ViewportUpdateMode
    for ratio, mode in ((1.25, modes.FullViewportUpdate), (2.0, modes.SmartViewportUpdate)):
        monkeypatch.setattr(view, "devicePixelRatioF", lambda ratio=ratio: ratio)
        QCoreApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert view.viewportUpdateMode() is mode


def test_no_stand_in_shines_through_what_is_sharp(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def veil(painter: QPainter, px: float) -> None:
        painter.fillRect(area, QColor(0, 0, 0, 100))

    def shown(most_ms: float) -> bool:
        image.fill(QColor("white"))
        painter = QPainter(image)
        sharp = layer.draw(painter, QTransform(), image.rect(), most_ms=most_ms)
        painter.end()
        return sharp

    area = QRectF(0, 0, 600, 200)
    layer = BakedLayer(area, [LayerPart(area, veil)], opaque=False)
    image = QImage(600, 200, QImage.Format.Format_RGB32)
    seen = iter((0, 1000))
    monkeypatch.setattr(QElapsedTimer, "elapsed", lambda clock: next(seen))
    assert not shown(4)
    assert image.pixelColor(100, 100) == image.pixelColor(500, 100)
