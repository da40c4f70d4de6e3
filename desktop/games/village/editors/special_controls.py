"""Controls that are made for one place of an item alone."""

from __future__ import annotations

from typing import Final

from desktop.games.village.editors.controls_buildings import VillageBuildingControl, VillageBuildingsControl
from desktop.games.village.editors.controls_points import PointsControl
from desktop.games.village.editors.controls_waves import WavesControl
from desktop.workshop.forms.control import Control
from rules_core.content.items import Path
from rules_core.games.village.content.kinds import Kind

CONTROLS: Final[dict[str, dict[Path, type[Control]]]] = {
    Kind.ENEMY: {("points",): PointsControl},
    Kind.DEFENDER: {("points",): PointsControl},
    Kind.SCENARIO: {
        ("wave",): WavesControl,
        ("guardian", "building"): VillageBuildingControl,
        ("loss", "buildings"): VillageBuildingsControl,
    },
}
"""By kind and path."""
