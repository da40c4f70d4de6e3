"""What the steps of the map editor are called, in the Edit menu and under the map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.games.village.map_editor.layout import MapThing, ThingKind


class StepWords(QObject):
    """One sentence for each kind of step, with the thing's name where there is one thing only."""

    def name(self, thing: MapThing) -> str:
        """What a thing is called, in the middle of a sentence."""
        if thing.kind is ThingKind.SPAWN:
            return self.tr("part of edge {edge}").format(edge=thing.edge)
        if thing.kind is ThingKind.ZONE:
            return self.tr("zone for the heroes")
        return thing.name or thing.id

    def moved(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Move: {name}").format(name=self.name(things[0]))
        return self.tr("Move %n thing(s)", "", len(things))

    def turned(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Turn: {name}").format(name=self.name(things[0]))
        return self.tr("Turn %n thing(s)", "", len(things))

    def mirrored(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Mirror: {name}").format(name=self.name(things[0]))
        return self.tr("Mirror %n thing(s)", "", len(things))

    def resized(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Change the size: {name}").format(name=self.name(things[0]))
        return self.tr("Change the size of %n thing(s)", "", len(things))

    def corners(self, thing: MapThing) -> str:
        return self.tr("Change the corners: {name}").format(name=self.name(thing))

    def removed(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Remove: {name}").format(name=self.name(things[0]))
        return self.tr("Remove %n thing(s)", "", len(things))

    def cut(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Cut: {name}").format(name=self.name(things[0]))
        return self.tr("Cut %n thing(s)", "", len(things))

    def duplicated(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Copy: {name}").format(name=self.name(things[0]))
        return self.tr("Copy %n thing(s)", "", len(things))

    def pasted(self, count: int) -> str:
        return self.tr("Paste %n thing(s)", "", count)

    def added(self, name: str) -> str:
        return self.tr("Add: {name}").format(name=name)

    def scattered(self, name: str, count: int) -> str:
        return self.tr("Scatter %n piece(s): {name}", "", count).format(name=name)

    def added_zone(self) -> str:
        return self.tr("Add a zone for the heroes")

    def added_part(self, edge: int) -> str:
        return self.tr("Enemies come from a part of edge {edge}").format(edge=edge)

    def part_changed(self) -> str:
        return self.tr("Change where enemies come from")

    def ordered(self, things: Sequence[MapThing]) -> str:
        if len(things) == 1:
            return self.tr("Change the order: {name}").format(name=self.name(things[0]))
        return self.tr("Change the order of %n thing(s)", "", len(things))

    def aligned(self) -> str:
        return self.tr("Bring into line")

    def distributed(self) -> str:
        return self.tr("Spread out evenly")

    def gate(self) -> str:
        return self.tr("Cut a gate")

    def table_size(self) -> str:
        return self.tr("Change the size of the table")
