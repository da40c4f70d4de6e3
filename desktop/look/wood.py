"""The wooden table: one tileable picture of planks for each look, painted once."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QMainWindow, QWidget

from desktop.look.colours import Colours, LookName, colours_of, faint, mixed
from desktop.look.ink import seeded, stroke
from desktop.look.theme import Look, Theme
from desktop.look.widgets.dock import SheetDock

TILE_WIDTH, TILE_HEIGHT = 1536, 768
_PLANKS = (0, 92, 190, 274, 384, 470, 574, 676, TILE_HEIGHT)
_SHADES = (0.0, 0.07, -0.06, 0.03, -0.1, 0.05, -0.03, 0.09)


@cache
def wood_pixmap(name: LookName) -> QPixmap:
    """The planks of a look. The tile fits to itself on all sides. High contrast draws no wood, only its ground."""
    colours = colours_of(name)
    pixmap = QPixmap(TILE_WIDTH, TILE_HEIGHT)
    pixmap.fill(colours.wood)
    if name is LookName.HIGH_CONTRAST:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(len(_PLANKS) - 1):
        _paint_plank(painter, number, colours)
    painter.end()
    return pixmap


def paint_wood(painter: QPainter, rect: QRect, look: Look, origin: QPointF | None = None) -> None:
    """Cover `rect` with wood; `origin` is the point where a tile begins."""
    start = origin or QPointF(0, 0)
    offset = QPointF((rect.left() - start.x()) % TILE_WIDTH, (rect.top() - start.y()) % TILE_HEIGHT)
    painter.drawTiledPixmap(QRectF(rect), wood_pixmap(look.name), offset)


class WoodGround(QWidget):
    """A widget whose ground is the wooden table: central widgets and pages stand on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # Planks run through under neighbouring widgets of one window.
        origin = QPointF(-self.mapTo(self.window(), self.rect().topLeft()))
        paint_wood(painter, event.rect(), self._theme.look, origin)


class WoodWindow(QMainWindow):
    """A main window whose ground is the wooden table: it shows between docks."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        origin = QPointF(-self.mapTo(self.window(), self.rect().topLeft()))
        bare = event.region()
        for dock in self.findChildren(SheetDock, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if dock.isVisible() and not dock.isFloating():
                bare -= dock.paper.covered.translated(dock.pos())
        painter = QPainter(self)
        painter.setClipRegion(bare)
        paint_wood(painter, bare.boundingRect(), self.theme.look, origin)


def _paint_plank(painter: QPainter, number: int, colours: Colours) -> None:
    random = seeded(f"plank {number}")
    top, bottom = _PLANKS[number], _PLANKS[number + 1]
    shade = _SHADES[number % len(_SHADES)]
    ground = mixed(colours.wood, colours.wood_light if shade > 0 else colours.shadow, abs(shade))
    painter.fillRect(QRectF(0, top, TILE_WIDTH, bottom - top), ground)
    dark = mixed(ground, QColor("#000000"), 0.32)
    knots = [
        QPointF(random.uniform(200, TILE_WIDTH - 200), random.uniform(top + 24, bottom - 24))
        for _ in range(random.choice((0, 0, 1, 1)))
    ]
    lines = max(4, (bottom - top) // 13)
    painter.save()
    painter.setClipRect(QRectF(0, top, TILE_WIDTH, bottom - top))
    for line in range(lines):
        height = top + (line + random.uniform(0.2, 0.8)) * (bottom - top) / lines
        _paint_grain(painter, height, knots, faint(dark, random.uniform(0.22, 0.55)), number)
    for knot in knots:
        for ring in range(4):
            painter.setPen(stroke(faint(dark, 0.5 - ring * 0.09), 1.2))
            painter.setBrush(faint(dark, 0.5) if ring == 0 else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(knot, 4 + ring * 6.0, 2.2 + ring * 2.6)
    painter.restore()
    painter.fillRect(QRectF(0, bottom - 2, TILE_WIDTH, 2), mixed(ground, QColor("#000000"), 0.5))
    painter.fillRect(QRectF(0, top, TILE_WIDTH, 1), mixed(ground, colours.wood_light, 0.1))
    joint = random.uniform(120, TILE_WIDTH - 120)
    painter.fillRect(QRectF(joint, top, 1.5, bottom - top), faint(QColor("#000000"), 0.4))


def _paint_grain(painter: QPainter, height: float, knots: list[QPointF], colour: QColor, number: int) -> None:
    random = seeded(f"grain {number} {height:.3f}")
    bends = 24
    # The line ends where it began, so that the tile fits to itself.
    heights = [height + random.uniform(-2.6, 2.6) for _ in range(bends)]
    points = []
    for x in range(0, TILE_WIDTH + 1, 12):
        place, share = divmod(x * bends / TILE_WIDTH, 1)
        # Soft from bend to bend.
        soft = share * share * (3 - 2 * share)
        y = heights[int(place) % bends] * (1 - soft) + heights[(int(place) + 1) % bends] * soft
        for knot in knots:
            near = 1 - min(1.0, abs(x - knot.x()) / 90)
            y += (1 if y >= knot.y() else -1) * near * max(0.0, 12 - abs(y - knot.y()) * 0.3)
        points.append(QPointF(x, y))
    # Lines one px wide are drawn many times faster than wider ones, and this stands on the way to the start page.
    painter.setPen(QPen(colour, 1))
    painter.drawPolyline(points)
