"""The large picture beside a list of placements: what stands already, the present piece, the tape that is laid."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import Measure, Overlays, Plate, PlateTone, Zone, ZoneTone
from desktop.tabletop.placing.measured_table import Measure as Wording
from desktop.tabletop.placing.measured_table import MeasuredTable
from rules_core.ground.tape_measure import BEND, Placement

LEAST_SIDE = 300
FROM_EDGE = 200
"""How far inside the table the names of its edges stand, in tenths of a millimetre."""


class PlacementMap(BattlefieldView):
    """A battlefield of its own: it shows only what is named to it. The keys belong to the list beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.scene_of_map = BattlefieldScene(theme)
        super().__init__(self.scene_of_map, parent)
        self.setObjectName("placing.map")
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Picture of the table"))

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    def show_table(
        self,
        table: MeasuredTable,
        there: Collection[str],
        now: Placement | None,
        length: Wording,
        *,
        others: bool = True,
    ) -> None:
        """Draw what is `there`, and `now` with the tape that leads to it. `others`: also what has no step."""
        scene = self.scene_of_map
        chosen = now.id if now is not None else ""
        ids = {*there, now.id} if now is not None else set(there)
        buildings, markers, terrain, tokens = table.pieces(chosen)
        scene.set_table(table.table_view())
        scene.set_pieces(
            [view for view in buildings if view.id in ids],
            [replace(view, chosen=view.id == chosen) for view in markers if view.id in ids],
            [view for view in terrain if others or view.id in ids],
        )
        scene.set_tokens([view for view in tokens if view.id in ids], animated=False)
        scene.set_overlays(self._overlays(table, now, length), animated=False)
        self.viewport().setAccessibleDescription(scene.sentence(now.id) if now is not None else "")

    def _overlays(self, table: MeasuredTable, now: Placement | None, length: Wording) -> Overlays:
        plates = self._edge_names(table, now)
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
        outline = table.outline(now)
        zones = (Zone(ZoneTone.GOLD, (outline,)),) if outline is not None else ()
        return Overlays(zones=zones, measures=tuple(measures), plates=plates)

    def _edge_names(self, table: MeasuredTable, now: Placement | None) -> tuple[Plate, ...]:
        """North, east, south, west: what the measurements speak of. They keep away from the tape."""
        wide, high = table.width, table.height
        spots = [(spot.x, spot.y) for spot in now.spots] if now is not None else []
        across = self._clear(wide, [x for x, _ in spots])
        down = self._clear(high, [y for _, y in spots])
        places = (
            ("north", self.tr("north"), across, FROM_EDGE),
            ("east", self.tr("east"), wide - FROM_EDGE, down),
            ("south", self.tr("south"), across, high - FROM_EDGE),
            ("west", self.tr("west"), FROM_EDGE, down),
        )
        return tuple(Plate(f"edge-{id}", x, y, words, PlateTone.PLAIN) for id, words, x, y in places)

    @staticmethod
    def _clear(side: int, taken: list[int]) -> int:
        """A quarter of a side, so that the number in its middle is seen, in the half where fewer tapes lie."""
        before = sum(1 if one <= side // 2 else -1 for one in taken)
        return side * 3 // 4 if before > 0 else side // 4
