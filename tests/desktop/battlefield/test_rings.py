"""Distances round a place: their labels stand on their edge, and on the table."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.token import Gauge, TokenView, describe
from desktop.look.token_painting import token_image
from desktop.tabletop.battlefield.ring_items import RingItem, plate_id, ring_plate
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import Overlays, Point, Ring, RingEdge, TableView

TABLE = TableView(6000, 6000)
LOOK = Theme(LookName.LIGHT, 100).look


@pytest.mark.parametrize("centre", [(3000, 3000), (200, 200), (5900, 3000), (3000, 5950)])
def test_a_label_stands_on_the_edge_of_its_ring(centre: Point) -> None:
    plate = ring_plate(Ring("one", centre, 1200, label="12 cm"), TABLE)
    assert 0 < plate.x < TABLE.width
    assert 0 < plate.y < TABLE.height
    assert hypot(plate.x - centre[0], plate.y - centre[1]) == pytest.approx(1200, abs=2)


def test_the_label_of_a_fan_looks_where_it_aims_even_if_its_edge_lies_off_the_table() -> None:
    plate = ring_plate(Ring("far", (3000, 5000), 5600, towards=(3000, 2000)), TABLE)
    assert plate.x == pytest.approx(3000, abs=2)
    assert 0 < plate.y < 2000


def drawn(ring: Ring) -> QImage:
    image = QImage(600, 600, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    RingItem(ring, TABLE, LOOK).draw(painter, 10)
    painter.end()
    return image


def test_a_fan_fills_what_it_looks_at_and_edges_tell_rings_apart() -> None:
    fan = drawn(Ring("fan", (3000, 3000), 2000, towards=(3000, 1000)))
    assert fan.pixelColor(300, 200).alpha() > 0
    assert fan.pixelColor(300, 400).alpha() == 0
    edges = [drawn(Ring("ring", (3000, 3000), 2000, edge)) for edge in RingEdge]
    assert edges[0] != edges[1] != edges[2] != edges[0]


def test_a_gauge_is_drawn_by_its_cells_and_told_in_words() -> None:
    def token(gauge: Gauge | None) -> TokenView:
        return TokenView("f1", name="Fusilier", gauge=gauge)

    states = [None, Gauge(2, 2), Gauge(1, 2), Gauge(0, 2), Gauge(0, 2, useless=True), Gauge(2, 3)]
    pictures = [token_image(token(one), 44, LOOK) for one in states]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    assert describe(token(Gauge(1, 2, words="half loaded"))) == "Fusilier, half loaded."


def test_a_label_goes_farther_round_its_own_ring_where_somebody_stands(qtbot: QtBot) -> None:
    scene = BattlefieldScene(Theme(LookName.LIGHT, 100, less_motion=True))
    scene.set_table(TABLE)
    rings = tuple(Ring(id, (3000, 3000), radius, label=id) for id, radius in (("near", 700), ("far", 1200)))
    # A line of men where the labels would stand.
    men = [TokenView(f"m{x}{y}", name="Man", x=x, y=y) for x in range(2600, 3401, 200) for y in (1800, 2300)]
    scene.set_tokens(men, animated=False)
    scene.set_overlays(Overlays(rings=rings))
    signs = {sign.item_id: sign for sign in scene._overlays.signs()}
    for ring in rings:
        label = signs[plate_id(ring)]
        assert hypot(label.x() - 3000, label.y() - 3000) == pytest.approx(ring.radius, abs=20)
        assert all(hypot(label.x() - man.x, label.y() - man.y) > 200 for man in men)
