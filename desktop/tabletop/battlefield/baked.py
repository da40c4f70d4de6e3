"""A layer of the map that is drawn once and shown many times.

The layer is recorded in tenths of a millimetre and baked in tiles at the zoom in force. While the zoom changes, a
picture of the whole layer stands in, so that a frame costs one blit; the tiles follow when the hand rests.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import floor, log2

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPicture, QPixmap, QRegion, QTransform

from desktop.tabletop.battlefield.dirty_tiles import DirtyCells

TILE = 256
TILES_KEPT = 96
OVERVIEW = 1152
FEW = 16
"""So many dirty cells do not wait for the next frame, unless they take long."""
FEW_TIMES = 2
"""For how many times as long as everything else they may be drawn."""
MANY = 120
"""Of so many changes nobody looks at each: everything is drawn again."""
STAND_IN = "the stand-in"
"""Its key among dirty pictures."""


@dataclass(frozen=True)
class LayerPart:
    """One part of a layer: what it covers, in tenths of a millimetre, and how it is drawn in that unit.

    `paint` gets the painter and the length of one px on the screen. Parts that a tile does not touch cost it nothing.
    Parts of the same `key` look the same, which a layer that is renewed goes by; None is like no other. `made_of` says
    what a part is made of, each with its key and what it covers: where one of them changes, only that is drawn again.
    """

    area: QRectF
    paint: Callable[[QPainter, float], None]
    key: Hashable = None
    made_of: tuple[tuple[Hashable, QRectF], ...] = ()


class BakedLayer:
    """One layer: `area` in tenths of a millimetre and the parts that lie on it, from the lowest to the highest.

    A part is recorded once for each octave of the zoom, so that strokes stay near their width without a new
    recording for each step of the wheel.
    """

    def __init__(self, area: QRectF, parts: Sequence[LayerPart], *, opaque: bool, grain: QPixmap | None = None) -> None:
        """`grain` is laid over everything in px of the screen, from the upper left corner of the area; its sides are
        as long as a tile's."""
        self.area = area
        self.grain = grain
        self._parts = tuple(parts)
        self._opaque = opaque
        self._scale = 0.0
        self._pictures: dict[int, dict[int, QPicture]] = {}
        """By the id of a part, and the octave of the zoom."""
        self._overview: QPixmap | None = None
        self._tiles: OrderedDict[tuple[float, int, int], QPixmap | None] = OrderedDict()
        self._dirty = DirtyCells()
        """Of tiles, by their keys, and of the stand-in."""

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
        dirty = [place for place in wanted if (scale, *place) in self._dirty]
        clock = QElapsedTimer()
        clock.start()
        if sum(self._dirty.count((scale, *place)) for place in dirty) <= FEW:
            # What one piece leaves behind is drawn at once: nobody shall see it lag behind its frame.
            while dirty and (not most_ms or clock.elapsed() < FEW_TIMES * most_ms):
                if not self._freshen(scale, *dirty[0]):
                    dirty.pop(0)
        if not most_ms and self._bake_together(scale, lacking):
            lacking = []
        while (lacking or dirty) and (not most_ms or clock.elapsed() < most_ms):
            if dirty:
                if not self._freshen(scale, *dirty[0]):
                    dirty.pop(0)
            else:
                self._bake(scale, *lacking.pop(0))
        # Room for what is seen and as much again, so that a large screen does not bake the same tile twice.
        while len(self._tiles) > max(TILES_KEPT, 2 * len(wanted)):
            self._dirty.forget(self._tiles.popitem(last=False)[0])
        if lacking:
            # Where there are tiles the stand-in would shine through them.
            clip = QRegion()
            for column, row in lacking:
                corner = origin.toPoint() + QPoint(column * TILE, row * TILE)
                clip += QRect(corner, self._tile_size(scale, column, row))
            painter.save()
            painter.setClipRegion(clip, Qt.ClipOperation.IntersectClip)
            self._draw_overview(painter, target)
            painter.restore()
        for column, row in wanted:
            tile = self._tiles.get((scale, column, row))
            # A tile that no part touches is kept as None and costs nothing.
            if tile is not None:
                self._tiles.move_to_end((scale, column, row))
                painter.drawPixmap(QPointF(origin.x() + column * TILE, origin.y() + row * TILE), tile)
        return not lacking and not dirty

    def renew(self, parts: Sequence[LayerPart]) -> None:
        """Consist of other parts from now on. Only what lies under the difference is drawn again, when it is shown."""
        news = tuple(parts)
        kept = self._kept(news)
        staying = [old for old in kept if old >= 0]
        stays = set(staying)
        coming = [part for part, old in zip(news, kept, strict=True) if old < 0]
        changed = _differing([part for number, part in enumerate(self._parts) if number not in stays], coming)
        # What has changed its height among those that stay looks different as well.
        changed += [
            self._parts[old].area for old, sorted_old in zip(staying, sorted(staying), strict=True) if old != sorted_old
        ]
        if not changed:
            return
        for number, part in enumerate(self._parts):
            if number not in stays:
                self._pictures.pop(id(part), None)
        for part, old in zip(news, kept, strict=True):
            if old >= 0 and self._parts[old] is not part:
                self._pictures[id(part)] = self._pictures.pop(id(self._parts[old]), {})
        self._parts = news
        self._redraw(changed)

    def _kept(self, news: Sequence[LayerPart]) -> list[int]:
        """Which of the present parts each of other parts is, or looks like; -1 for what is new."""
        same = {id(part): number for number, part in enumerate(self._parts)}
        kept = [same.get(id(part), -1) for part in news]
        if -1 in kept:
            found = set(kept)
            alike = {
                _name(part): number
                for number, part in enumerate(self._parts)
                if number not in found and part.key is not None
            }
            for number, part in enumerate(news):
                if kept[number] < 0 and part.key is not None:
                    kept[number] = alike.pop(_name(part), -1)
        return kept

    def _redraw(self, changed: Sequence[QRectF]) -> None:
        """What lies in some areas has to be drawn again: on the tiles of the zoom in force, and on the stand-in."""
        if any(area.contains(self.area) for area in changed):
            self._tiles.clear()
            self._overview = None
            self._dirty.clear()
            return
        for (scale, column, row), tile in list(self._tiles.items()):
            corner = QPointF(column * TILE, row * TILE)
            covered = self._covered(TILE, TILE, scale, corner)
            touched = [covered] if len(changed) > MANY else [area for area in changed if area.intersects(covered)]
            if not touched:
                continue
            if scale != self._scale or tile is None or not self._opaque:
                del self._tiles[scale, column, row]
                self._dirty.forget((scale, column, row))
            else:
                self._mark((scale, column, row), tile, scale, corner, touched)
        if self._overview is not None:
            whole = [self.area] if len(changed) > MANY else changed
            self._mark(STAND_IN, self._overview, self._overview_scale, QPointF(0, 0), whole)

    def _mark(self, key: Hashable, pixmap: QPixmap, scale: float, corner: QPointF, areas: Sequence[QRectF]) -> None:
        """Some areas of a picture show what is no longer so."""
        for area in areas:
            place = (area.topLeft() - self.area.topLeft()) * scale - corner
            box = QRectF(place, area.size() * scale).toAlignedRect().adjusted(-1, -1, 1, 1)
            self._dirty.mark(key, box, pixmap.size())

    def _patch(self, pixmap: QPixmap, scale: float, corner: QPointF, box: QRect) -> None:
        """Draw a box of a picture again that is already there.

        It goes by way of a picture of its own: parts set the clip themselves and would draw over the rest.
        """
        fresh = self._drawn(box.width(), box.height(), scale, corner + QPointF(box.topLeft()))
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(box, fresh)
        painter.end()

    def _freshen(self, scale: float, column: int, row: int) -> bool:
        """Draw a few dirty cells of a tile again; gives whether some are left."""
        key = (scale, column, row)
        tile = self._tiles.get(key)
        if tile is None:
            self._dirty.forget(key)
        else:
            self._patch(tile, scale, QPointF(column * TILE, row * TILE), self._dirty.take(key, tile.size()))
        return key in self._dirty

    @property
    def is_prepared(self) -> bool:
        """Whether the stand-in is made and shows what is so, and everything is recorded for the zooms to come."""
        return self._overview is not None and STAND_IN not in self._dirty and not self._unrecorded()

    def prepare(self, most_ms: float = 0) -> None:
        """Make the stand-in now, so that the first step of the wheel does not wait for it, and record the parts.

        A stand-in that is there is brought up to date for `most_ms` at most, which the recording also keeps to; 0: as
        long as it takes.
        """
        whole = self._whole()
        clock = QElapsedTimer()
        clock.start()
        while STAND_IN in self._dirty and (not most_ms or clock.elapsed() < most_ms):
            self._patch(whole, self._overview_scale, QPointF(0, 0), self._dirty.take(STAND_IN, whole.size()))
        lacking = self._unrecorded()
        while lacking and (not most_ms or clock.elapsed() < most_ms):
            self._picture(*lacking.pop())

    def _unrecorded(self) -> list[tuple[LayerPart, int]]:
        """Parts that are not recorded for the zoom in force, or for the larger one to which it is likely to go."""
        octaves = {_octave(scale) for scale in (self._overview_scale, self._scale) if scale > 0}
        return [
            (part, octave)
            for octave in sorted(octaves)
            for part in self._parts
            if octave not in self._pictures.get(id(part), ())
        ]

    def _tiles_over(self, seen: QRect, origin: QPointF) -> list[tuple[int, int]]:
        columns = range(floor((seen.left() - origin.x()) / TILE), floor((seen.right() - origin.x()) / TILE) + 1)
        rows = range(floor((seen.top() - origin.y()) / TILE), floor((seen.bottom() - origin.y()) / TILE) + 1)
        return [(column, row) for row in rows for column in columns]

    def _bake_together(self, scale: float, lacking: Sequence[tuple[int, int]]) -> bool:
        """Bake a whole block of tiles as one picture: a part that lies on several of them is played once.

        Gives whether that was done; what is no block, or only one tile, is baked by itself.
        """
        columns, rows = {column for column, _ in lacking}, {row for _, row in lacking}
        if not 1 < len(lacking) <= TILES_KEPT or len(lacking) < len(columns) * len(rows):
            return False
        first, top = min(columns), min(rows)
        boxes = {(column, row): self._tile_size(scale, column, row) for column, row in lacking}
        width = (max(columns) - first) * TILE + boxes[max(columns), top].width()
        height = (max(rows) - top) * TILE + boxes[first, max(rows)].height()
        block = self._image(width, height, scale, QPointF(first * TILE, top * TILE), at_once=True)
        for (column, row), size in boxes.items():
            self._dirty.forget((scale, column, row))
            cut = None
            if not self._is_bare(size, scale, QPointF(column * TILE, row * TILE)):
                place = QPoint((column - first) * TILE, (row - top) * TILE)
                cut = QPixmap.fromImage(block.copy(QRect(place, size)))
            self._tiles[scale, column, row] = cut
        return True

    def _bake(self, scale: float, column: int, row: int) -> None:
        size, corner = self._tile_size(scale, column, row), QPointF(column * TILE, row * TILE)
        self._dirty.forget((scale, column, row))
        bare = self._is_bare(size, scale, corner)
        self._tiles[scale, column, row] = None if bare else self._drawn(size.width(), size.height(), scale, corner)

    def _tile_size(self, scale: float, column: int, row: int) -> QSize:
        """The last tile of a row or a column ends with the layer."""
        return QSize(
            min(TILE, max(1, round(self.area.width() * scale + 0.5) - column * TILE)),
            min(TILE, max(1, round(self.area.height() * scale + 0.5) - row * TILE)),
        )

    def _is_bare(self, size: QSize, scale: float, corner: QPointF) -> bool:
        covered = self._covered(size.width(), size.height(), scale, corner)
        return not any(part.area.intersects(covered) for part in self._parts)

    def _drawn(self, width: int, height: int, scale: float, corner: QPointF, *, at_once: bool = False) -> QPixmap:
        return QPixmap.fromImage(self._image(width, height, scale, corner, at_once=at_once))

    def _image(self, width: int, height: int, scale: float, corner: QPointF, *, at_once: bool) -> QImage:
        """A part of the layer. `at_once`: there will be no more of it soon, so that nothing is recorded."""
        kind = QImage.Format.Format_RGB32 if self._opaque else QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(width, height, kind)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._play(painter, scale, corner, self._covered(width, height, scale, corner), at_once=at_once)
        if self.grain is not None:
            painter.resetTransform()
            painter.drawTiledPixmap(QRectF(image.rect()), self.grain, corner)
        painter.end()
        return image

    def _play(self, painter: QPainter, scale: float, corner: QPointF, covered: QRectF, *, at_once: bool) -> None:
        painter.translate(-corner)
        painter.scale(scale, scale)
        painter.translate(-self.area.topLeft())
        octave = _octave(scale)
        for part in self._parts:
            if not part.area.intersects(covered):
                continue
            if at_once:
                painter.save()
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                part.paint(painter, 2.0**-octave)
                painter.restore()
            else:
                painter.drawPicture(0, 0, self._picture(part, octave))

    def _covered(self, width: int, height: int, scale: float, corner: QPointF) -> QRectF:
        place = self.area.topLeft() + corner / scale
        return QRectF(place.x(), place.y(), width / scale, height / scale)

    @property
    def _overview_scale(self) -> float:
        return OVERVIEW / max(self.area.width(), self.area.height())

    def _whole(self) -> QPixmap:
        if self._overview is None:
            scale = self._overview_scale
            width, height = round(self.area.width() * scale), round(self.area.height() * scale)
            self._overview = self._drawn(width, height, scale, QPointF(0, 0), at_once=True)
        return self._overview

    def _draw_overview(self, painter: QPainter, target: QRectF) -> None:
        whole = self._whole()
        painter.drawPixmap(target, whole, QRectF(whole.rect()))

    def _picture(self, part: LayerPart, octave: int) -> QPicture:
        pictures = self._pictures.setdefault(id(part), {})
        if octave not in pictures:
            picture = QPicture()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            part.paint(painter, 2.0**-octave)
            painter.end()
            pictures[octave] = picture
        return pictures[octave]


def _differing(going: Sequence[LayerPart], coming: Sequence[LayerPart]) -> list[QRectF]:
    """What has to be drawn again where parts go and others come: of two in one place only what differs."""
    changed = [part.area for part in (*going, *coming) if not part.made_of]
    there = {_place(part): dict(part.made_of) for part in going if part.made_of}
    for part in coming:
        if part.made_of:
            before, after = there.pop(_place(part), {}), dict(part.made_of)
            changed.extend(area for key, area in before.items() if key not in after)
            changed.extend(area for key, area in after.items() if key not in before)
    changed.extend(area for gone in there.values() for area in gone.values())
    return changed


def _octave(scale: float) -> int:
    return round(log2(scale))


def _name(part: LayerPart) -> Hashable:
    return *_place(part), part.key


def _place(part: LayerPart) -> tuple[float, float, float, float]:
    box = part.area
    return box.x(), box.y(), box.width(), box.height()
