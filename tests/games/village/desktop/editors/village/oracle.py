"""The second opinion on shapes: shapely's polygons."""

from __future__ import annotations

from typing import Any

import shapely  # type: ignore[import-untyped]  # shapely carries no types of its own

from desktop.games.village.map_editor.shapes import Place, Shape


def polygon(shape: Shape) -> Any:
    """The shape as shapely knows it."""
    return shapely.Polygon(shape)


def point(place: Place) -> Any:
    """A place as shapely knows it."""
    return shapely.Point(place)
