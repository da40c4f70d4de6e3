"""The large picture beside a list of placements: what stands already, the present piece, the tape that is laid."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from desktop.games.village.siege_scene import (
    Marks,
    building_views,
    marker_views,
    table_view,
    terrain_views,
    token_views,
)
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import Measure, Overlays, Plate, PlateTone, Zone, ZoneTone
from desktop.tabletop.models.placement_list import Measure as Wording
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import BEND, Kind, Placement

LEAST_SIDE = 300
FROM_EDGE = 200
"""How far inside the table the names of its edges stand, in tenths of a millimetre."""


class PlacementMap(BattlefieldView):
    """A battlefield of its own: it shows only what is named to it. The keys belong to the list beside it."""

    def __init__(self, theme: Theme, names: SiegeNames, parent: QWidget | None = None) -> None:
        self.scene_of_map = BattlefieldScene(theme)
        super().__init__(self.scene_of_map, parent)
        self.names = names
        self.setObjectName("placing.map")
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Picture of the table"))

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    def show_table(
        self, siege: Siege, there: Collection[str], now: Placement | None, length: Wording, *, others: bool = True
    ) -> None:
        """Draw what is `there`, and `now` with the tape that leads to it. `others`: also what has no step."""
        scene = self.scene_of_map
        marks = Marks(chosen=now.id if now is not None else "")
        ids = {*there, now.id} if now is not None else set(there)
        scene.set_table(table_view(siege))
        buildings = [view for view in building_views(siege, marks) if view.id in ids]
        markers = [view for view in marker_views(siege, marks, self.names) if view.id in ids]
        markers = [replace(view, chosen=view.id == marks.chosen) for view in markers]
        terrain = [view for view in terrain_views(siege) if others or view.id in ids]
        scene.set_pieces(buildings, markers, terrain)
        scene.set_tokens([view for view in token_views(siege, marks, self.names) if view.id in ids], animated=False)
        scene.set_overlays(self._overlays(siege, now, length), animated=False)
        self.viewport().setAccessibleDescription(scene.sentence(now.id) if now is not None else "")

    def _overlays(self, siege: Siege, now: Placement | None, length: Wording) -> Overlays:
        plates = self._edge_names(siege)
        if now is None:
            return Overlays(plates=plates)
        measures: list[Measure] = []
        for number, spot in enumerate(now.spots):
            if spot.mark == BEND:
                # Of a long piece the ends alone: a tape at every bend would hide the picture.
                plates = (*plates, Plate(f"bend-{number}", spot.x, spot.y, str(number), PlateTone.GOLD))
                continue
            across, down = spot.gauges
            for gauge, other in ((across, down), (down, across)):
                start, end = gauge.ends
                # The words stand where the other tape does not lie: always towards the middle of the table.
                measures.append(Measure(start, end, length(gauge.length), 1 if other.ahead else -1))
        zones: tuple[Zone, ...] = ()
        if now.kind in (Kind.TERRAIN, Kind.BUILDING, Kind.BARRICADE):
            outline = tuple(siege.ground.piece(now.id).outline.points)
            zones = (Zone(ZoneTone.GOLD, (outline,)),)
        return Overlays(zones=zones, measures=tuple(measures), plates=plates)

    def _edge_names(self, siege: Siege) -> tuple[Plate, ...]:
        """North, east, south, west: what the measurements speak of."""
        wide, high = siege.world.map.width, siege.world.map.height
        places = (
            ("north", self.tr("north"), wide // 2, FROM_EDGE),
            ("east", self.tr("east"), wide - FROM_EDGE, high // 2),
            ("south", self.tr("south"), wide // 2, high - FROM_EDGE),
            ("west", self.tr("west"), FROM_EDGE, high // 2),
        )
        return tuple(Plate(f"edge-{id}", x, y, words, PlateTone.PLAIN) for id, words, x, y in places)
