"""The overlays of a scene: which items stand for them, and what stays when others are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import hypot

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.overlays import (
    ArrowItem,
    LineItem,
    MeasureItem,
    SightItem,
    danger_layer,
    disc_place,
    paint_contact,
    paint_plate,
    paint_reach_disc,
    plate_rect,
    reach_layer,
)
from desktop.tabletop.battlefield.picture_item import Z_CONTACT, Z_DISC, Z_PLATE, Z_REACH, LayerItem, SignItem
from desktop.tabletop.battlefield.plate_places import CLEAR_PX, covered, place_plates
from desktop.tabletop.battlefield.ring_items import GhostItem, RingItem, label_places, plate_id, ring_plate
from desktop.tabletop.battlefield.views import Overlays, Plate, TableView

ARROW_MS = 200
CONTACT_BOX = QRectF(-8, -8, 16, 16)
AWAY = 2.0
"""For each px that the number of a reach stands off its usual place it may hide so many square px less."""
MOST_OF_MAP = 0.28
"""Where a plate would be wider than this share of the map it says less."""


class OverlayItems:
    """Everything above the ground that belongs to the current question."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._table = TableView()
        self._scale = 0.1
        self._lines: list[LineItem] = []
        self._discs: list[SignItem] = []
        self._contacts: list[SignItem] = []
        self._plates: list[tuple[Plate, SignItem]] = []
        self._aside: dict[str, QPointF] = {}
        self._parted: tuple[object, ...] = ()
        """Round what numbers and plates were last parted."""
        self._growing: QVariantAnimation | None = None
        self.shown = Overlays()
        self.layer = LayerItem(Z_REACH)
        scene.addItem(self.layer)
        self.danger = LayerItem(Z_DISC)
        scene.addItem(self.danger)

    def set_table(self, table: TableView) -> None:
        """The size of the table has changed."""
        self._table = table
        self.look_changed()

    def show(self, overlays: Overlays, *, animated: bool) -> None:
        """Show these overlays instead of the ones before."""
        old, self.shown = self.shown, overlays
        if overlays == old:
            return
        if (overlays.reach, overlays.zones) != (old.reach, old.zones):
            self._new_reach()
        if overlays.danger != old.danger:
            self._new_danger()
        if overlays.contacts != old.contacts:
            self._new_contacts()
        if _lines_of(overlays) != _lines_of(old):
            known = {arrow.id for arrow in old.arrows}
            self._new_lines()
            fresh = [item for item in self._lines if isinstance(item, ArrowItem) and item.arrow.id not in known]
            if fresh and animated:
                self._grow(fresh)
        if (overlays.plates, overlays.rings) != (old.plates, old.rings):
            self._new_plates()

    def look_changed(self) -> None:
        """Draw everything in the look in force."""
        self._new_reach()
        self._new_danger()
        self._new_contacts()
        self._new_lines()
        for _, item in self._plates:
            self._scene.removeItem(item)
        self._plates = []
        self._new_plates()

    def set_scale(self, scale: float, *, moving: bool) -> None:
        """The view shows `scale` px for a tenth of a millimetre."""
        self._scale = scale
        for line in self._lines:
            line.set_scale(scale)
        if not moving and self._says_otherwise():
            self._new_plates()
        for sign in self.signs():
            sign.set_scale(scale, moving=moving)

    def _says_otherwise(self) -> bool:
        """Whether a plate has other words at this scale than those it shows."""
        said = {plate.id: plate.text for plate, _ in self._plates}
        return any(self._as_said(plate).text != said.get(plate.id) for plate in self.shown.plates if plate.short)

    def skip(self) -> None:
        """Show arrows whole."""
        if self._growing is not None:
            self._growing.stop()
            for item in self._lines:
                if isinstance(item, ArrowItem):
                    item.set_progress(1.0)

    def layers(self) -> tuple[LayerItem, ...]:
        """What is baked, from the lowest to the highest."""
        return self.layer, self.danger

    def signs(self) -> Iterable[SignItem]:
        """All signs, for sharpening."""
        yield from self._discs
        yield from self._contacts
        for _, item in self._plates:
            yield item

    def _new_reach(self) -> None:
        look = self._theme.look
        self.layer.set_layer(reach_layer(self._table, self.shown.reach, self.shown.zones, look))
        self._parted = ()
        for disc in self._discs:
            self._scene.removeItem(disc)
        self._discs = []
        half = float(look.px(14))
        for band in self.shown.reach:
            if band.outlines:
                text = band.label or str(band.moves)
                paint = partial(self._paint_disc, text)
                disc = SignItem(f"reach {band.moves}", Z_DISC, QRectF(-half, -half, half * 2, half * 2), paint)
                disc.setPos(disc_place(band, self._table))
                self._discs.append(disc)
                self._add(disc)

    def _new_danger(self) -> None:
        self.danger.set_layer(danger_layer(self._table, self.shown.danger, self._theme.look))

    def _new_contacts(self) -> None:
        for old in self._contacts:
            self._scene.removeItem(old)
        self._contacts = []
        for place in self.shown.contacts:
            item = SignItem("contact", Z_CONTACT, CONTACT_BOX, partial(paint_contact, look=self._theme.look))
            item.setPos(*place)
            self._contacts.append(item)
            self._add(item)

    def _new_lines(self) -> None:
        look = self._theme.look
        for line in self._lines:
            self._scene.removeItem(line)
        shown = self.shown
        self._lines = [
            *(GhostItem(piece, look) for piece in shown.ghosts),
            *(RingItem(ring, self._table, look) for ring in shown.rings),
            *(ArrowItem(arrow, look) for arrow in shown.arrows if len(arrow.points) > 1),
            *(SightItem(sight, look) for sight in shown.sight),
            *(MeasureItem(measure, look) for measure in shown.measures),
        ]
        for line in self._lines:
            line.set_scale(self._scale)
            self._scene.addItem(line)

    def _new_plates(self) -> None:
        look = self._theme.look
        # Most stay while the pointer goes on: what says the same is not drawn again.
        kept = dict(self._plates)
        self._parted = ()
        self._plates = []
        labels = [ring_plate(ring, self._table) for ring in self.shown.rings if ring.label]
        for whole in (*self.shown.plates, *labels):
            plate = self._as_said(whole)
            item = kept.pop(plate, None)
            if item is None:
                item = SignItem(plate.id, Z_PLATE, plate_rect(plate, look), partial(self._paint_plate, plate))
                self._add(item)
            self._plates.append((plate, item))
        for item in kept.values():
            self._scene.removeItem(item)

    def _as_said(self, plate: Plate) -> Plate:
        """With the words that there is room for at this size of the map."""
        most = self._table.width * self._scale * MOST_OF_MAP
        is_large = plate.short and plate_rect(plate, self._theme.look).width() > most
        return replace(plate, text=plate.short) if is_large else plate

    def part(self, boxes: Sequence[QRectF], resting: Sequence[QRectF], discs: Sequence[QRectF]) -> None:
        """Set numbers of reach, then plates, where nothing else stands, given in px: pieces and signs, what numbers
        leave to be seen, and discs, which plates hide less than anything else."""
        around = self._lines, self._scale, boxes, resting, discs
        if around == self._parted:
            # Other marks on those who stand there move nothing.
            return
        self._parted = around
        self._part_plates([*boxes, *self._part_discs([*boxes, *resting])], discs)

    def _part_discs(self, taken: Sequence[QRectF]) -> list[QRectF]:
        """Set the numbers of reach bands where little of what already stands there, given in px, lies under them and
        they are not far from their usual places; gives where they stand."""
        boxes, scale = list(taken), self._scale
        bands = [band for band in self.shown.reach if band.outlines]

        for band, disc in zip(bands, self._discs, strict=True):
            box = disc.extent()
            usual = disc_place(band, self._table)
            disc.setPos(disc_place(band, self._table, partial(_disc_cost, usual, box, scale, boxes)))
            boxes.append(box.translated(disc.pos() * scale))
        return boxes[len(taken) :]

    def _part_plates(self, taken: Sequence[QRectF], discs: Sequence[QRectF]) -> None:
        """Move plates off each other, off the heads of arrows and off what already stands there, given in px."""
        heads = [item.head_box for item in self._lines if isinstance(item, ArrowItem)]
        taken = [*taken, *heads]
        order = sorted(self._plates, key=lambda one: (not one[0].first, one[0].y, one[0].x, one[0].id))
        wanted = [item.boundingRect().translated(plate.x * self._scale, plate.y * self._scale) for plate, item in order]
        wide, high = self._table.width * self._scale, self._table.height * self._scale
        # A plate that hangs over the side of the map would be cut off where the window ends.
        wanted = [
            rect.translated(
                max(0.0, -rect.left()) + min(0.0, wide - rect.right()),
                max(0.0, -rect.top()) + min(0.0, high - rect.bottom()),
            )
            for rect in wanted
        ]
        table = QRectF(-1, -1, wide + 2, high + 2)
        self._keep_on_rings([plate.id for plate, _ in order], wanted, [*taken, *discs], table)
        bound = [not plate.first for plate, _ in order]
        for (plate, item), placed in zip(order, place_plates(wanted, taken, table, discs, bound), strict=True):
            self._aside[plate.id] = placed.centre - QPointF(plate.x, plate.y) * self._scale
            item.setPos(placed.centre / self._scale)
            item.setVisible(placed.fits or plate.first)

    def _keep_on_rings(self, ids: Sequence[str], wanted: list[QRectF], taken: Sequence[QRectF], table: QRectF) -> None:
        """Labels of rings stand on their own rings, farther round where something lies: beside another ring they would
        tell of that one. Changes `wanted`."""
        rings = {plate_id(ring): ring for ring in self.shown.rings}
        occupied = list(taken)
        for number, id in enumerate(ids):
            if id not in rings:
                continue
            box = wanted[number]
            for place in label_places(rings[id], self._table):
                tried = box.translated(place * self._scale - box.center())
                if table.contains(tried) and not any(other.intersects(tried) for other in occupied):
                    wanted[number] = tried
                    break
            occupied.append(wanted[number].adjusted(-CLEAR_PX, -CLEAR_PX, CLEAR_PX, CLEAR_PX))

    def keep_plates(self) -> None:
        """Keep plates as far from their points, in px, as they stood: enough while the zoom changes."""
        for plate, item in self._plates:
            item.setPos(QPointF(plate.x, plate.y) + self._aside[plate.id] / self._scale)

    def _add(self, item: SignItem) -> None:
        item.set_scale(self._scale, moving=False)
        self._scene.addItem(item)

    def _grow(self, arrows: list[ArrowItem]) -> None:
        self._growing = QVariantAnimation()
        self._growing.setDuration(ARROW_MS)
        self._growing.setStartValue(0.0)
        self._growing.setEndValue(1.0)
        self._growing.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._growing.valueChanged.connect(partial(_set_progress, arrows))
        self._growing.start()

    def _paint_disc(self, text: str, painter: QPainter) -> None:
        paint_reach_disc(painter, text, self._theme.look)

    def _paint_plate(self, plate: Plate, painter: QPainter) -> None:
        paint_plate(painter, plate, self._theme.look)


def _disc_cost(usual: QPointF, box: QRectF, scale: float, boxes: Sequence[QRectF], place: QPointF) -> float:
    """How much of these would lie under the number of a reach at a place, in square px, and how far off it would be."""
    away = place - usual
    return covered(box.translated(place * scale), boxes) + AWAY * hypot(away.x(), away.y()) * scale


def _lines_of(overlays: Overlays) -> tuple[object, ...]:
    """What is drawn live."""
    return overlays.arrows, overlays.sight, overlays.measures, overlays.rings, overlays.ghosts


def _set_progress(arrows: list[ArrowItem], progress: float) -> None:
    for arrow in arrows:
        arrow.set_progress(progress)
