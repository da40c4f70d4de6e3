"""The ground is drawn as maps by hand are, from the same seed everywhere the same; high contrast has no ornament."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.grain import grain_pixmap
from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.building import paint_building
from desktop.tabletop.battlefield.ground import ground_layer, ground_parts, renewed_ground
from desktop.tabletop.battlefield.shade import SHADOW, hachures, paint_shadow
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.strips import soft_outline
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.terrain import paint_low
from desktop.tabletop.battlefield.tracks import CLEAR, tracks_on
from desktop.tabletop.battlefield.views import BuildingView, Outline, Roof, TableView, TerrainKind, TerrainView
from tests.desktop.look.example import BUILDINGS, TABLE, inches, land, ring, square

LIGHT, PLAIN = Look(LookName.LIGHT), Look(LookName.HIGH_CONTRAST)
HOUSES = [one.outline for one in BUILDINGS]
SHADE = 16


def picture(look: Look = LIGHT) -> QImage:
    """A village on ground of all kinds."""
    kinds = [TerrainView(kind.value, kind, ring(4 + 5 * at % 29, 30, 1.6, 9)) for at, kind in enumerate(TerrainKind)]
    return map_image(look, 420, TABLE, (*land(20), *kinds), BUILDINGS)


def drawn(layer: BakedLayer, side: int = 700, *, most_ms: float = 0, scale: float = 0.07) -> QImage:
    """A layer at about the size that a play window shows."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0)
    sharp = False
    while not sharp:
        painter = QPainter(image)
        sharp = layer.draw(painter, QTransform(scale, 0, 0, scale, 20, 20), image.rect(), most_ms=most_ms)
        painter.end()
    return image


def apart(one: QImage, other: QImage) -> float:
    """Which share of the px differ by more than a shade: Qt rounds by where its memory lies."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(first - second) > SHADE for first, second in pairs) / one.sizeInBytes()


def on_white(side: int, paint: object, *given: object) -> QImage:
    """What a function paints, one px for each tenth of an inch."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    assert callable(paint)
    paint(painter, *given)
    painter.end()
    return image


def darkness(image: QImage, box: QRect) -> float:
    """How dark a part of a picture is, from 0 to 255."""
    places = [(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())]
    return 255 - sum(image.pixelColor(x, y).lightness() for x, y in places) / len(places)


def test_another_process_draws_the_same_picture(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "there.png"
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from tests.desktop.battlefield.test_drawn_ground import picture; picture().save(sys.argv[1])"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", code, str(path)], env=environment, check=True, timeout=60)
    there = QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)
    here = picture().convertToFormat(QImage.Format.Format_ARGB32)
    assert apart(here, there) < 0.0005


def test_what_overlaps_casts_one_shadow(qtbot: QtBot) -> None:
    """Whichever way round the corners run, and whatever casts it."""
    wall = TerrainView("wall", TerrainKind.WALL, ((300, 300), (900, 300), (900, 600), (300, 600)))
    house: Outline = ((600, 400), (600, 1000), (1200, 1000), (1200, 400))
    image = on_white(160, paint_shadow, (wall, house), LIGHT, 10.0)
    shades = {image.pixelColor(*place).name() for place in ((45, 45), (75, 50), (100, 80), (122, 90))}
    assert shades == {image.pixelColor(75, 55).name()}
    assert image.pixelColor(75, 55).lightness() == pytest.approx(255 * (1 - SHADOW), abs=8)
    # Down to the right, and nowhere else.
    assert image.pixelColor(28, 45) == image.pixelColor(100, 38) == QColor("white")


@pytest.mark.parametrize("scale", [0.031, 0.0717, 0.2071])
def test_the_shadow_has_no_seams_where_its_cells_meet(qtbot: QtBot, scale: float) -> None:
    area = map_rect(TABLE)
    white = LayerPart(area, lambda painter, ink: painter.fillRect(area, QColor("white")))
    parts = ground_parts(TABLE, [TerrainView("wall", TerrainKind.WALL, square(18, 18, 24))], LIGHT)
    shadow = [part for part in parts if isinstance(part.key, tuple) and part.key[0] == "shadow"]
    for most_ms in (0, 0.1):
        image = drawn(
            BakedLayer(area, [white, *shadow], opaque=True), round(9500 * scale), most_ms=most_ms, scale=scale
        )
        inside = range(round(7 * 254 * scale) + 20, round(29 * 254 * scale) + 20)
        assert len({image.pixel(at, inside[5]) for at in inside} | {image.pixel(inside[5], at) for at in inside}) == 1


def test_only_what_differs_of_a_shadow_is_drawn_again(qtbot: QtBot) -> None:
    wall, hedge = (
        TerrainView(name, TerrainKind.WALL, inches((x, 2), (x + 1, 2), (x + 1, 3), (x, 3)))
        for name, x in (("wall", 1.0), ("other", 4.0))
    )
    layer = ground_layer(TABLE, (wall, hedge), LIGHT)
    drawn(layer, scale=0.3, side=900)
    renewed_ground(layer, TABLE, (wall,), LIGHT)
    # What is gone with its margin, 213 px wide; the cell of the shadow is 457 px wide.
    assert 0 < sum(layer._dirty.count(tile) for tile in layer._tiles) <= 25


def test_the_side_away_from_the_sun_is_hatched(qtbot: QtBot) -> None:
    hill = TerrainView("hill", TerrainKind.HILL, ring(4, 4, 3, 16))
    slopes = hachures(soft_outline(hill), "hill", 40, 30, 120)
    sun, away = QRectF(250, 250, 500, 500), QRectF(1280, 1280, 500, 500)
    assert _length_in(slopes, away) > 2 * _length_in(slopes, sun)
    # A ditch has its shade where a hill has its light.
    dip = hachures(soft_outline(hill), "hill", 40, 30, 120, hollow=True)
    assert _length_in(dip, sun) > 2 * _length_in(dip, away)
    roof = BuildingView("house", ((0, 0), (800, 0), (800, 800), (0, 800)), Roof.TOWER, "house")
    for corners in (roof.outline, roof.outline[::-1]):
        view = BuildingView("house", corners, Roof.TOWER, "house")
        image = on_white(1000, lambda painter, view=view: _house(painter, view))
        assert darkness(image, QRect(840, 250, 40, 500)) > darkness(image, QRect(120, 250, 40, 500)) + 30


def _house(painter: QPainter, view: BuildingView) -> None:
    painter.resetTransform()
    painter.translate(500, 500)
    paint_building(painter, view, 1.0, LIGHT)


def _length_in(strokes: QPainterPath, box: QRectF) -> float:
    """How long the strokes are together that begin in a box."""
    ends = [QPointF(strokes.elementAt(at).x, strokes.elementAt(at).y) for at in range(strokes.elementCount())]
    pairs = zip(ends[0::2], ends[1::2], strict=True)
    return sum((end - start).manhattanLength() for start, end in pairs if box.contains(start))


@pytest.mark.parametrize("kind", [TerrainKind.POND, TerrainKind.WOOD, TerrainKind.FIELD, TerrainKind.MARSH])
def test_washes_are_darker_at_the_edge(qtbot: QtBot, kind: TerrainKind) -> None:
    piece = TerrainView("piece", kind, ring(4, 4, 3, 16))
    edge, bare = (on_white(204, paint_low, piece, look, 1.0) for look in (LIGHT, PLAIN))
    rim, inside = QRect(98, 27, 9, 4), QRect(98, 46, 9, 4)
    assert darkness(edge, rim) > darkness(edge, inside) + 5
    assert darkness(bare, rim) == pytest.approx(darkness(bare, inside), abs=40)


def test_water_lines_follow_the_shore_further_apart_inwards(qtbot: QtBot) -> None:
    pond = TerrainView("pond", TerrainKind.POND, square(4, 4, 6))
    image = on_white(204, paint_low, pond, LIGHT, 10.0)
    column = [image.pixelColor(102, y).lightness() for y in range(28, 60)]
    lines = [y for y in range(1, len(column) - 1) if column[y] < min(column[y - 1], column[y + 1]) - 2]
    gaps = [after - before for before, after in pairwise([-2, *lines])]
    assert len(lines) == 3
    assert gaps == sorted(gaps)
    # Thinner: each is paler than the one before.
    assert [column[y] for y in lines] == sorted(column[y] for y in lines)


def test_high_contrast_has_no_ornament(qtbot: QtBot) -> None:
    bare, village = (ground_layer(TABLE, (), PLAIN, houses) for houses in ((), HOUSES))
    assert grain_pixmap(LookName.HIGH_CONTRAST) is None
    assert drawn(bare) == drawn(village)
    inside = drawn(bare).copy(100, 100, 500, 500)
    assert {inside.pixelColor(x, x).name() for x in range(500)} == {PLAIN.colours.ground.name()}
    # In other looks shadows, yards and tracks belong to the ground.
    assert apart(drawn(ground_layer(TABLE, (), LIGHT)), drawn(ground_layer(TABLE, (), LIGHT, HOUSES))) > 0.01


@pytest.mark.parametrize("look", [LookName.LIGHT, LookName.DARK])
def test_grain_is_seen_but_changes_no_contrast(qtbot: QtBot, look: LookName) -> None:
    grain = grain_pixmap(look)
    assert grain is not None
    colour = Look(look).colours.ground
    image = QImage(512, 256, QImage.Format.Format_RGB32)
    image.fill(colour)
    painter = QPainter(image)
    painter.drawTiledPixmap(image.rect(), grain)
    painter.end()
    lightness = [image.pixelColor(x, y).lightness() - colour.lightness() for x in range(512) for y in range(0, 256, 3)]
    assert abs(sum(lightness) / len(lightness)) < 2
    assert max(map(abs, lightness)) < 26
    assert sum(map(abs, lightness)) / len(lightness) > 0.3
    # It fits to itself: the seam is no rougher than any other line.
    seam, other = (
        sum(abs(image.pixelColor(x, y).lightness() - image.pixelColor(x - 1, y).lightness()) for y in range(256))
        for x in (256, 128)
    )
    assert seam < other * 1.5


def test_tiles_that_are_baked_together_look_like_those_baked_one_by_one(qtbot: QtBot) -> None:
    at_once, one_by_one = (ground_layer(TABLE, land(30), LIGHT, HOUSES) for _ in range(2))
    assert apart(drawn(at_once), drawn(one_by_one, most_ms=0.1)) < 0.001
    assert at_once._tiles.keys() == one_by_one._tiles.keys()


def test_tracks_lead_to_every_house_and_through_nothing(qtbot: QtBot) -> None:
    table = TableView(seed="tracks")
    houses = (square(18, 18, 4), square(9, 18, 3), square(18, 9, 3), square(27, 18, 3), square(18, 18, 3))
    open_ground = tracks_on(table, (), houses)
    assert len(open_ground) == 3 + 2
    assert tracks_on(TableView(seed="tracks", tracks=False), (), houses) == ()
    assert tracks_on(table, (), ()) == tracks_on(table, (), houses[:1]) == ()
    # A thin wall is not stepped over, and the way out goes round it.
    wall = TerrainView("wall", TerrainKind.WALL, inches((4, 12), (4.3, 12), (4.3, 22), (4, 22)))
    pond = TerrainView("pond", TerrainKind.POND, ring(18, 13, 1.2))
    tracks = tracks_on(table, (wall, pond), houses)
    assert len(tracks) == 2 + 2
    area = QRectF(4 * 254 - CLEAR / 2, 12 * 254, CLEAR, 10 * 254)
    assert not any(area.contains(QPointF(*point)) for track in tracks for point in track.points)
    assert [track.points[-1][1] for track in tracks if track.points[-1][0] == 0] != [18 * 254]
