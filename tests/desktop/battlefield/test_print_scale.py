"""A table as a picture at print scale: an inch is 300 dots, and nothing is left of one that was not finished."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.print_scale import DOTS_PER_INCH, write_at_print_scale
from desktop.tabletop.battlefield.views import BuildingView, Roof, TableView, TerrainKind, TerrainView

TABLE = TableView(5 * 254, 4 * 254, grid=False)
POND = TerrainView("pond", TerrainKind.POND, ((0, 508), (254, 508), (254, 1016), (0, 1016)))
HALL = BuildingView("hall", ((508, 127), (1016, 127), (1016, 889), (508, 889)), Roof.HALL, "house", "Hall", 2)


def redness(dot: QColor) -> int:
    return dot.red() - dot.blue()


def test_an_inch_is_three_hundred_dots_and_things_lie_where_they_do(tmp_path: Path) -> None:
    path, look = tmp_path / "map.png", Theme(LookName.LIGHT, less_motion=True).look
    told = list(write_at_print_scale(path, look, TABLE, (POND,), (HALL,)))
    assert told == sorted(told)
    assert told[-1] == 1.0
    image = QImage(str(path))
    assert (image.width(), image.height()) == (5 * DOTS_PER_INCH, 4 * DOTS_PER_INCH)
    assert round(image.dotsPerMeterX() * 0.0254) == round(image.dotsPerMeterY() * 0.0254) == DOTS_PER_INCH
    pond, roof, ground = (image.pixelColor(*place) for place in ((150, 1000), (640, 600), (1400, 1100)))
    assert pond.blue() > ground.blue()
    assert redness(roof) > redness(ground)
    # Below the first band too, and not a dot beyond its edge.
    assert image.pixelColor(1240, 600) != roof


def test_a_picture_that_nobody_finishes_leaves_no_file(tmp_path: Path) -> None:
    bands = write_at_print_scale(tmp_path / "map.png", Theme(LookName.LIGHT, less_motion=True).look, TABLE, (), ())
    next(bands)
    bands.close()
    assert list(tmp_path.iterdir()) == []


def test_where_no_file_can_be_that_is_told(tmp_path: Path) -> None:
    look = Theme(LookName.LIGHT, less_motion=True).look
    with pytest.raises(OSError, match="nowhere"):
        next(write_at_print_scale(tmp_path / "nowhere" / "map.png", look, TABLE, (), ()))
