"""A layer of the map that is drawn once and shown many times.

The layer is recorded in tenths of a millimetre and baked in tiles at the zoom in force. While the zoom changes, a
picture of the whole layer stands in, so that a frame costs one blit; the tiles follow when the hand rests.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import floor, log2

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPicture, QPixmap, QTransform

TILE = 256
TILES_KEPT = 96
OVERVIEW = 1152


@dataclass(frozen=True)
class Part:
    """One part of a layer: what it covers, in tenths of a millimetre, and how it is drawn in that unit.

    `paint` gets the painter and the length of one px on the screen. Parts that a tile does not touch cost it nothing.
    Parts of the same `key` look the same, which a layer that is renewed goes by; None is like no other.
    """

    area: QRectF
    paint: Callable[[QPainter, float], None]
    key: Hashable = None


class BakedLayer:
    """One layer: `area` in tenths of a millimetre and the parts that lie on it, from the lowest to the highest.

    A part is recorded once for each octave of the zoom, so that strokes stay near their width without a new
    recording for each step of the wheel.
    """

    def __init__(self, area: QRectF, parts: Sequence[Part], *, opaque: bool) -> None:
        self.area = area
        self._parts = tuple(parts)
        self._opaque = opaque
        self._scale = 0.0
        self._pictures: dict[tuple[int, int], QPicture] = {}
        self._overview: QPixmap | None = None
        self._tiles: OrderedDict[tuple[float, int, int], QPixmap | None] = OrderedDict()

    def draw(
        self, painter: QPainter, to_device: QTransform, exposed: QRect, *, moving: bool = False, most_ms: float = 0
    ) -> bool:
        """Draw what lies in `exposed` (device px).

        `moving`: the zoom is changing, bake nothing. `most_ms` above 0: bake for so long at most. What is not baked
        shows the stand-in. Returns whether all of it was drawn sharp. The painter's transformation must be the
        identity, and `to_device` a scale and a shift.
        """
        self._scale = scale = to_device.m11()
        left, top = to_device.dx() + self.area.left() * scale, to_device.dy() + self.area.top() * scale
        origin = QPointF(floor(left + 0.5), floor(top + 0.5))
        target = QRectF(origin.x(), origin.y(), self.area.width() * scale, self.area.height() * scale)
        seen = target.toAlignedRect().intersected(exposed)
        if seen.isEmpty():
            return True
        wanted = self._tiles_over(seen, origin)
        lacking = [place for place in wanted if (scale, *place) not in self._tiles]
        if moving and lacking:
            self._draw_overview(painter, target)
            return False
        clock = QElapsedTimer()
        clock.start()
        while lacking and (not most_ms or clock.elapsed() < most_ms):
            self._bake(scale, *lacking.pop(0))
        # Room for what is seen and as much again, so that a large screen does not bake the same tile twice.
        while len(self._tiles) > max(TILES_KEPT, 2 * len(wanted)):
            self._tiles.popitem(last=False)
        if lacking:
            self._draw_overview(painter, target)
        for column, row in wanted:
            tile = self._tiles.get((scale, column, row))
            # A tile that no part touches is kept as None and costs nothing.
            if tile is not None:
                self._tiles.move_to_end((scale, column, row))
                painter.drawPixmap(QPointF(origin.x() + column * TILE, origin.y() + row * TILE), tile)
        return not lacking

    def renew(self, parts: Sequence[Part]) -> None:
        """Consist of other parts from now on. Only what lies under the difference is drawn again."""
        news = tuple(parts)
        old_places = {_name(part): number for number, part in enumerate(self._parts) if part.key is not None}
        kept = [old_places.get(_name(part), -1) if part.key is not None else -1 for part in news]
        changed = [part.area for part, old in zip(news, kept, strict=True) if old < 0]
        staying = [old for old in kept if old >= 0]
        stays = set(staying)
        changed += [part.area for number, part in enumerate(self._parts) if number not in stays]
        # What has changed its height among those that stay looks different as well.
        changed += [
            self._parts[old].area for old, sorted_old in zip(staying, sorted(staying), strict=True) if old != sorted_old
        ]
        if not changed:
            return
        pictures = self._pictures
        octaves = {octave for _, octave in pictures}
        self._pictures = {
            (number, octave): pictures[old, octave]
            for number, old in enumerate(kept)
            for octave in octaves
            if (old, octave) in pictures
        }
        self._parts = news
        self._redraw(changed)

    def _redraw(self, changed: Sequence[QRectF]) -> None:
        """Draw what lies in some areas again: on the tiles of the zoom in force, and on the stand-in."""
        if any(area.contains(self.area) for area in changed):
            self._tiles.clear()
            self._overview = None
            return
        for (scale, column, row), tile in list(self._tiles.items()):
            corner = QPointF(column * TILE, row * TILE)
            covered = self._covered(TILE, TILE, scale, corner)
            touched = [area for area in changed if area.intersects(covered)]
            if not touched:
                continue
            if scale != self._scale or tile is None or not self._opaque:
                del self._tiles[scale, column, row]
            else:
                self._patch(tile, scale, corner, touched)
        if self._overview is not None:
            scale = OVERVIEW / max(self.area.width(), self.area.height())
            self._patch(self._overview, scale, QPointF(0, 0), changed)

    def _patch(self, pixmap: QPixmap, scale: float, corner: QPointF, areas: Sequence[QRectF]) -> None:
        """Draw some areas of a picture again that is already there.

        Each goes by way of a picture of its own: parts set the clip themselves and would draw over the rest.
        """
        painter = QPainter(pixmap)
        for area in areas:
            place = (area.topLeft() - self.area.topLeft()) * scale - corner
            wanted = QRectF(place, area.size() * scale).toAlignedRect().adjusted(-1, -1, 1, 1)
            box = wanted.intersected(pixmap.rect())
            if not box.isEmpty():
                painter.drawPixmap(box, self._drawn(box.width(), box.height(), scale, corner + QPointF(box.topLeft())))
        painter.end()

    @property
    def is_prepared(self) -> bool:
        """Whether the stand-in is made."""
        return self._overview is not None

    def prepare(self) -> None:
        """Make the stand-in now, so that the first step of the wheel does not wait for it."""
        self._whole()

    def _tiles_over(self, seen: QRect, origin: QPointF) -> list[tuple[int, int]]:
        columns = range(floor((seen.left() - origin.x()) / TILE), floor((seen.right() - origin.x()) / TILE) + 1)
        rows = range(floor((seen.top() - origin.y()) / TILE), floor((seen.bottom() - origin.y()) / TILE) + 1)
        return [(column, row) for row in rows for column in columns]

    def _bake(self, scale: float, column: int, row: int) -> None:
        width = min(TILE, max(1, round(self.area.width() * scale + 0.5) - column * TILE))
        height = min(TILE, max(1, round(self.area.height() * scale + 0.5) - row * TILE))
        corner = QPointF(column * TILE, row * TILE)
        bare = not any(part.area.intersects(self._covered(width, height, scale, corner)) for part in self._parts)
        self._tiles[scale, column, row] = None if bare else self._drawn(width, height, scale, corner)

    def _drawn(self, width: int, height: int, scale: float, corner: QPointF) -> QPixmap:
        kind = QImage.Format.Format_RGB32 if self._opaque else QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(width, height, kind)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._play(painter, scale, corner, self._covered(width, height, scale, corner))
        painter.end()
        return QPixmap.fromImage(image)

    def _play(self, painter: QPainter, scale: float, corner: QPointF, covered: QRectF) -> None:
        painter.translate(-corner)
        painter.scale(scale, scale)
        painter.translate(-self.area.topLeft())
        octave = round(log2(scale))
        for number, part in enumerate(self._parts):
            if part.area.intersects(covered):
                painter.drawPicture(0, 0, self._picture(number, octave))

    def _covered(self, width: int, height: int, scale: float, corner: QPointF) -> QRectF:
        place = self.area.topLeft() + corner / scale
        return QRectF(place.x(), place.y(), width / scale, height / scale)

    def _whole(self) -> QPixmap:
        if self._overview is None:
            scale = OVERVIEW / max(self.area.width(), self.area.height())
            width, height = round(self.area.width() * scale), round(self.area.height() * scale)
            self._overview = self._drawn(width, height, scale, QPointF(0, 0))
        return self._overview

    def _draw_overview(self, painter: QPainter, target: QRectF) -> None:
        whole = self._whole()
        painter.drawPixmap(target, whole, QRectF(whole.rect()))

    def _picture(self, number: int, octave: int) -> QPicture:
        key = (number, octave)
        if key not in self._pictures:
            picture = QPicture()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._parts[number].paint(painter, 2.0**-octave)
            painter.end()
            self._pictures[key] = picture
        return self._pictures[key]


def _name(part: Part) -> Hashable:
    box = part.area
    return box.x(), box.y(), box.width(), box.height(), part.key
