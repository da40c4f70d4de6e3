"""The numbers of a table's edges, each in the middle of its edge or as near to that as nothing lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.look.theme import Look
from desktop.tabletop.battlefield.picture_item import Z_EDGES, SignItem
from desktop.tabletop.battlefield.plate_places import covered
from desktop.tabletop.battlefield.table import edge_places, edge_plate_px, paint_edge_plate
from desktop.tabletop.battlefield.views import TableView

STEPS = (0.0, 1.0, -1.0, 1.6, -1.6, 2.2, -2.2, 3.0, -3.0, 0.0)
"""How far a number may step aside, in widths of its plate; where everything is taken it stays."""


def edge_signs(table: TableView, look: Look) -> list[SignItem]:
    """A sign for each edge, in its usual place."""
    half = edge_plate_px(look) / 2
    rect = QRectF(-half * 2, -half * 2, half * 4, half * 4)
    signs: list[SignItem] = []
    for number, (place, state) in enumerate(zip(edge_places(table), table.edges, strict=True), start=1):
        paint = partial(paint_edge_plate, number=number, state=state, look=look)
        sign = SignItem(f"edge {number}", Z_EDGES, rect, paint)
        sign.setPos(place)
        signs.append(sign)
    return signs


def step_aside(signs: Sequence[SignItem], table: TableView, scale: float, look: Look, lying: Sequence[QRectF]) -> None:
    """Put each sign where none of these boxes, in px from the table's corner, lies on it."""
    side = edge_plate_px(look)
    for place, sign in zip(edge_places(table), signs, strict=True):
        is_level = 0 < place.x() < table.width
        for step in STEPS:
            aside = step * side / scale
            sign.setPos(place + (QPointF(aside, 0) if is_level else QPointF(0, aside)))
            if not covered(sign_box(sign, scale, look), lying):
                break


def sign_box(sign: SignItem, scale: float, look: Look) -> QRectF:
    """What the plate of an edge covers, in px from the table's corner."""
    side, at = edge_plate_px(look), sign.pos() * scale
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
