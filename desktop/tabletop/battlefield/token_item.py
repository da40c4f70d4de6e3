"""The item for a token: a disc that tips over, sways, fades and breathes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import cache
from math import hypot, inf, pi

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.look.token import LETTERED_BELOW, Posture, TokenView, disc_px, extent
from desktop.look.token_painting import paint_token
from desktop.look.token_signs import STACKED, USUAL, SignPlaces
from desktop.tabletop.battlefield.lean import FACE
from desktop.tabletop.battlefield.picture_item import Z_CHOSEN, Z_TOKEN, MovingItem
from desktop.tabletop.battlefield.views import UNITS_PER_INCH

BREATH_MS, BREATHS = 1600, 3
TURN_MS = 220
TIP_OVER = 1.6
"""How far a disc swings over its end when it tips: the overshoot of OutBack."""


@cache
def base_ring(diameter: int, ratio: float, *inks: int) -> QPixmap:
    """The dotted circle of a base `diameter` px across, in inks by turns: kept, as dotted lines are slow to draw."""
    side = diameter + 4
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dots = max(1, round(diameter * pi / 5))
    dot = diameter * pi / dots / 2
    for number, ink in enumerate(inks):
        pen = stroke(QColor.fromRgba(ink), 1.2, (dot * 0.8, dot * 1.2), flat=True)
        pen.setDashOffset(number * dot / 1.2)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(side / 2, side / 2), diameter / 2, diameter / 2)
    painter.end()
    return pixmap


class TokenItem(MovingItem):
    """A token: its disc may lean away from its base, which is then drawn as a dotted circle."""

    def __init__(self, view: TokenView, look: Look, least_scale: float = 1.0) -> None:
        super().__init__(view.id, Z_TOKEN)
        self.view = view
        self.look = look
        self.least_scale = least_scale
        self.narrow = False
        self._most = inf
        self._head = 0.0
        self._stacked = False
        self.signs = USUAL
        self.lean = QPointF(0, 0)
        self._diameter = float(view.rank.value)
        self._old: QPixmap | None = None
        self._old_rect = QRectF()
        self._shown = 1.0
        self._lying: float | None = None
        """How far the disc lies while it tips over or gets up; None when it does neither."""
        self._sway = 0.0
        self._breath = 0.0
        self._turn: QVariantAnimation | None = None
        self._breathing: QVariantAnimation | None = None
        self.setPos(view.x, view.y)
        self._stand()
        self.changed()

    @property
    def diameter(self) -> float:
        """Diameter of the disc in px at the zoom in force."""
        return self._diameter

    @property
    def disc_box(self) -> QRectF:
        """Where the disc stands when all motion has ended, in px from the table's corner."""
        half = self.diameter * 0.55
        centre = QPointF(self.view.x, self.view.y) * self.scale_px + self.lean
        return QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2)

    def set_view(self, view: TokenView, *, pace: float) -> None:
        """Show another state, at a pace (0 at once). The place is the scene's business: it animates the way."""
        old = self.view
        chosen = view.chosen and not old.chosen
        self.view = view
        if not view.chosen:
            self._end_breathing()
        if view.posture is not old.posture:
            self._turn_to(old, pace)
        self._stand()
        self.changed()
        if chosen and pace:
            self._breathe()

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the least disc is smaller."""
        if narrow != self.narrow:
            self.narrow = narrow
            self.changed()

    def stack(self) -> None:
        """From now on all signs lie on the disc itself, as in a line of men there is no room beside it."""
        if not self._stacked:
            self._stacked = True
            self.changed()

    def set_head(self, diameter: float) -> None:
        """On a pin the disc is so wide, in px, whatever its base; 0 puts it on its base again."""
        if diameter != self._head:
            self._head = diameter
            self.changed()

    @property
    def full_diameter(self) -> float:
        """Diameter of the disc in px where nobody is near."""
        return self._head or disc_px(
            self.view,
            self.scale_px * UNITS_PER_INCH,
            self.least_scale,
            narrow=self.narrow,
            most_swollen=self.look.most_swollen,
        )

    def set_most(self, diameter: float) -> None:
        """How wide the disc may be at most, in px: beside somebody whom the base does not touch no wider than that."""
        if diameter != self._most:
            self._most = diameter
            if self._fitting() != self._diameter:
                self.changed()

    def _fitting(self) -> float:
        """Diameter of the disc as there is room for it; an icon stays one."""
        full = self.full_diameter
        if self._head:
            return full
        return min(full, max(self._most, LETTERED_BELOW if full >= LETTERED_BELOW else 0.0))

    def set_signs(self, signs: SignPlaces) -> None:
        """In a crowd badge, letter and key stand where they are seen."""
        if signs != self.signs:
            self.signs = signs
            self.changed()

    @property
    def drawn_view(self) -> TokenView:
        if self._stacked:
            return replace(self.view, signs=STACKED, enlarged=max(self.view.enlarged, self.least_scale))
        return self.view if self.signs == USUAL else replace(self.view, signs=self.signs)

    def set_look(self, look: Look, least_scale: float) -> None:
        self.look, self.least_scale = look, least_scale
        self.changed()

    def set_sway(self, degrees: float) -> None:
        self.prepareGeometryChange()
        self._sway = degrees
        self.update()

    def set_lean(self, across: float, down: float) -> None:
        """Let the disc lean from its base, in px."""
        lean = QPointF(across, down)
        if lean != self.lean:
            self.prepareGeometryChange()
            self.lean = lean
            self.update()

    @property
    def is_still(self) -> bool:
        """Whether nothing moves in the item."""
        return self._lying is None and self._old is None and not self._sway and not self._breath

    def drawn_at(self, scale: float) -> QPointF:
        """Where its middle is drawn, in scene coordinates: in a crowd it leans away from where it stands."""
        return self.pos() + self.lean / scale

    def skip(self) -> None:
        self._end_turn()
        self._end_breathing()
        self._sway = 0.0
        self.update()

    def extent(self) -> QRectF:
        # Whatever changes the disc asks for its extent anew.
        self._diameter = self._fitting()
        return extent(self.drawn_view, self._diameter)

    def likeness(self) -> Hashable:
        return replace(self.drawn_view, x=0, y=0), self.diameter, self.look

    def draw(self, painter: QPainter) -> None:
        paint_token(painter, self.drawn_view, self.diameter, self.look)

    def boundingRect(self) -> QRectF:
        base = self.view.base * self.scale_px / 2 + 2
        halo = self.diameter * 0.75 if self._breath or self._sway or self._lying is not None else 0.0
        rect = self._rect.translated(self.lean).united(QRectF(-base, -base, base * 2, base * 2))
        return rect.adjusted(-halo * 0.2, -halo * 0.2, halo * 0.2, halo * 0.2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint_disc(painter)
        if self._head:
            return
        base = self.view.base * self.scale_px
        if self.diameter > base * 1.04 or not self.lean.isNull():
            self._paint_base(painter, base)

    def _paint_base(self, painter: QPainter, base: float) -> None:
        """Where it really stands, and a line to there from a disc that leans away."""
        colours = self.look.colours
        # It lies over rings of both sides; beside its disc also over the ground.
        inks = [colours.face.rgba()] if self.lean.isNull() else [colours.face.rgba(), colours.ink.rgba()]
        ring = base_ring(round(base), painter.device().devicePixelRatio(), *inks)
        half = ring.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(-half, -half), ring)
        away = hypot(self.lean.x(), self.lean.y())
        face = self.diameter * FACE / 2
        if away <= face:
            # The face lies over where it stands: its base alone says enough.
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        end = self.lean * (1 - face / away)
        for colour, wide in ((colours.face, 3.0), (colours.ink, 1.4)):
            painter.setPen(stroke(colour, wide))
            painter.setBrush(colour)
            painter.drawLine(QPointF(0, 0), end)
            painter.drawEllipse(QPointF(0, 0), wide / 2 + 0.4, wide / 2 + 0.4)

    def _paint_disc(self, painter: QPainter) -> None:
        colours = self.look.colours
        painter.save()
        if self._breath:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faint(colours.sel, 0.34 * self._breath))
            radius = self.diameter * (0.6 + 0.12 * self._breath)
            painter.drawEllipse(self.lean, radius, radius)
        if self._sway:
            painter.rotate(self._sway)
        if self._lying is not None:
            painter.translate(self.lean)
            paint_token(painter, self.drawn_view, self.diameter, self.look, lying=self._lying)
            painter.restore()
            return
        whole = painter.opacity()
        if self._old is not None and self._shown < 1.0:
            painter.setOpacity(whole * (1.0 - self._shown))
            painter.drawPixmap(self._old_rect.topLeft() + self.lean, self._old)
            painter.setOpacity(whole * self._shown)
        self.paint_picture(painter, self.lean)
        painter.restore()

    def _stand(self) -> None:
        # By y, so that the nearer disc lies over the farther one; in a line the left one over the right, whose face its
        # badge hides less than a whole disc would hide the badge.
        depth = self.view.y / 100_000 - self.view.x / 100_000_000
        self.setZValue(Z_CHOSEN if self.view.chosen else Z_TOKEN + depth)

    def _turn_to(self, old: TokenView, pace: float) -> None:
        self._end_turn()
        if not pace:
            return
        tips = {old.posture, self.view.posture} == {Posture.STANDING, Posture.KNOCKED_DOWN}
        # The scene owns it: when the scene goes, nothing turns an item that is gone.
        self._turn = QVariantAnimation(self.scene())
        self._turn.setDuration(round(TURN_MS / pace))
        if tips:
            curve = QEasingCurve(QEasingCurve.Type.OutBack)
            curve.setOvershoot(TIP_OVER)
            self._turn.setEasingCurve(curve)
            falls = self.view.posture is Posture.KNOCKED_DOWN
            self._turn.setStartValue(0.0 if falls else 1.0)
            self._turn.setEndValue(1.0 if falls else 0.0)
            self._turn.valueChanged.connect(self._tipped)
        elif self._pixmap is not None:
            self._old, self._old_rect = self._pixmap, QRectF(self._rect)
            self._turn.setStartValue(0.0)
            self._turn.setEndValue(1.0)
            self._turn.setEasingCurve(QEasingCurve.Type.OutQuad)
            self._turn.valueChanged.connect(self._faded)
        self._turn.finished.connect(self._end_turn)
        self._turn.start()

    def _tipped(self, value: float) -> None:
        self.prepareGeometryChange()
        self._lying = value
        self.update()

    def _faded(self, value: float) -> None:
        self._shown = value
        self.update()

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._turn.stop()
            self._turn.deleteLater()
            self._turn = None
        self.prepareGeometryChange()
        self._old, self._shown, self._lying = None, 1.0, None
        self.update()

    def _end_breathing(self) -> None:
        if self._breathing is not None:
            self._breathing.stop()
            self._breathing.deleteLater()
            self._breathing = None
        self.prepareGeometryChange()
        self._breath = 0.0
        self.update()

    def _breathe(self) -> None:
        self._end_breathing()
        self._breathing = QVariantAnimation(self.scene())
        self._breathing.setDuration(BREATH_MS)
        self._breathing.setLoopCount(BREATHS)
        self._breathing.setStartValue(0.0)
        self._breathing.setKeyValueAt(0.5, 1.0)
        self._breathing.setEndValue(0.0)
        self._breathing.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breathing.valueChanged.connect(self._breathed)
        self._breathing.start()

    def _breathed(self, value: float) -> None:
        self.prepareGeometryChange()
        self._breath = value
        self.update()
