"""Rows of the inspector for single kinds of things: the kind of ground, a part of an edge, the upgrades, the table."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from desktop.games.village.map_editor.catalogue import Catalogue
from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.layout import MapThing, ThingKind, edge_length
from desktop.games.village.map_editor.rows import NamedRow
from desktop.look.theme import Theme
from desktop.workshop.forms.length_spin import LengthSpin
from rules_core.content.items import Finding
from rules_core.games.village.content.terrain_fields import HEIGHT, WIDTH


class KindRow(QWidget):
    """Which ground the chosen pieces are."""

    def __init__(self, theme: Theme, editor: MapEditor, catalogue: Catalogue) -> None:
        super().__init__()
        self.editor = editor
        self.field = QComboBox()
        self.field.setObjectName("map.kind")
        self.field.setAccessibleName(self.tr("Ground"))
        for one in catalogue.grounds:
            self.field.addItem(one.name, one.kind)
        self.field.activated.connect(self._picked)
        self.row = NamedRow(theme, self.tr("Ground"), (self.field,), self.tr("What it is, and so what it does."))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def show_things(self) -> None:
        kinds = {one.word for one in self.editor.things if one.kind is ThingKind.PIECE}
        self.field.setCurrentIndex(self.field.findData(kinds.pop()) if len(kinds) == 1 else -1)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self.row.show_findings([one for one in findings if one.path and one.path[-1] == "kind"])

    def _picked(self, _number: int) -> None:
        kind = str(self.field.currentData())
        paths = [one.path for one in self.editor.things if one.kind is ThingKind.PIECE and one.word != kind]
        if not paths:
            return
        words = self.tr("Another ground: {name}").format(name=self.field.currentText())
        draft = self.editor.draft
        if len(paths) == 1:
            draft.put((*paths[0], "kind"), kind, words)
            return
        with draft.step(words):
            for path in paths:
                draft.put((*path, "kind"), kind, words)


class PartRows(QWidget):
    """The edge that enemies come from, and which part of it."""

    def __init__(self, theme: Theme, editor: MapEditor) -> None:
        super().__init__()
        self.theme = theme
        self.editor = editor
        self.edge = QComboBox()
        self.edge.setObjectName("map.edge")
        self.edge.setAccessibleName(self.tr("Edge"))
        for number, words in enumerate(
            (self.tr("Upper"), self.tr("Right"), self.tr("Lower"), self.tr("Left")), start=1
        ):
            self.edge.addItem(self.tr("{number}: {name}").format(number=number, name=words), number)
        self.edge.activated.connect(self._edge_picked)
        self.start = self._length("map.part.from", self.tr("From"))
        self.end = self._length("map.part.to", self.tr("To"))
        self.start.valueChanged.connect(self._changed)
        self.end.valueChanged.connect(self._changed)
        self.edge_row = NamedRow(
            theme, self.tr("Edge"), (self.edge,), self.tr("The edge of the table that enemies come over.")
        )
        self.part_row = NamedRow(
            theme,
            self.tr("From and to"),
            (self.start, self.end),
            self.tr("Measured along the edge, from the left or from the top."),
        )
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.edge_row)
        self._column.addWidget(self.part_row)

    def show_things(self) -> None:
        thing = self._thing()
        if thing is None:
            return
        self._column.setSpacing(self.theme.px(14))
        self.edge.setCurrentIndex(thing.edge - 1)
        long = edge_length(thing.edge, self.editor.layout.width, self.editor.layout.height)
        for field, value in ((self.start, thing.start), (self.end, thing.end)):
            field.dress()
            field.setMinimumWidth(self.theme.px(138))
            field.lineEdit().setTextMargins(self.theme.px(9), 0, 0, 0)
            field.show_inches(value, 0.0, long)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self.edge_row.show_findings([one for one in findings if one.path and one.path[-1] == "edge"])
        self.part_row.show_findings([one for one in findings if one.path and one.path[-1] != "edge"])

    def _thing(self) -> MapThing | None:
        things = self.editor.things
        return things[0] if len(things) == 1 and things[0].kind is ThingKind.SPAWN else None

    def _changed(self, _value: float) -> None:
        thing = self._thing()
        if thing is not None:
            self.editor.set_part(thing.ref, self.start.inches(), self.end.inches())
            self.show_things()

    def _edge_picked(self, number: int) -> None:
        thing = self._thing()
        if thing is None or thing.edge == number + 1:
            return
        layout = self.editor.layout
        long = edge_length(number + 1, layout.width, layout.height)
        table = {"edge": number + 1, "from": min(thing.start, long - 4), "to": min(thing.end, long)}
        self.editor.draft.put(thing.path, table, self.editor.words.part_changed())

    def _length(self, name: str, words: str) -> LengthSpin:
        field = LengthSpin()
        field.setObjectName(name)
        field.setAccessibleName(words)
        field.setKeyboardTracking(False)
        return field


class UpgradesRow(QWidget):
    """Whose levels a building has: taken over from any building of the rules or of one's own."""

    def __init__(self, theme: Theme, editor: MapEditor, catalogue: Catalogue) -> None:
        super().__init__()
        self.editor = editor
        self.catalogue = catalogue
        self.field = QComboBox()
        self.field.setObjectName("map.upgrades")
        self.field.setAccessibleName(self.tr("Upgrades"))
        for number, name in enumerate(catalogue.names):
            words = self.tr("{name}, from the rules") if number < catalogue.own_from else self.tr("{name}, your own")
            self.field.addItem(words.format(name=name), number)
        self.field.activated.connect(self._picked)
        hint = self.tr("Take the levels over from this building. Below they can be changed.")
        self.row = NamedRow(theme, self.tr("Upgrades"), (self.field,), hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def show_things(self) -> None:
        thing = self._thing()
        levels = self.editor.draft.get((*thing.path, "level")) if thing is not None else None
        found = [number for number, one in enumerate(self.catalogue.buildings) if one.get("level") == levels]
        self.field.setCurrentIndex(found[0] if found else -1)
        self.field.setPlaceholderText(self.tr("Levels of its own"))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Faults of levels stand below the levels themselves."""

    def _thing(self) -> MapThing | None:
        things = self.editor.things
        return things[0] if len(things) == 1 and things[0].kind is ThingKind.BUILDING else None

    def _picked(self, number: int) -> None:
        thing = self._thing()
        if thing is not None:
            levels = copy.deepcopy(self.catalogue.buildings[number].get("level", []))
            words = self.tr("Other upgrades: {name}").format(name=thing.name)
            self.editor.draft.put((*thing.path, "level"), levels, words)


class TableSizeRow(QWidget):
    """The size of the table."""

    def __init__(self, theme: Theme, editor: MapEditor) -> None:
        super().__init__()
        self.theme = theme
        self.editor = editor
        self.width_field, self.height_field = LengthSpin(), LengthSpin()
        for field, name, words in (
            (self.width_field, "map.table.width", self.tr("Width of the table")),
            (self.height_field, "map.table.height", self.tr("Depth of the table")),
        ):
            field.setObjectName(name)
            field.setAccessibleName(words)
            field.setKeyboardTracking(False)
            field.valueChanged.connect(partial(self._changed, field))
        hint = self.tr("From left to right and from top to bottom. Everything keeps its place from the middle.")
        self.row = NamedRow(theme, self.tr("Table"), (self.width_field, self.height_field), hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def show_things(self) -> None:
        layout = self.editor.layout
        for field, value, limits in (
            (self.width_field, layout.width, WIDTH),
            (self.height_field, layout.height, HEIGHT),
        ):
            field.dress(4.0)
            field.setMinimumWidth(self.theme.px(138))
            field.lineEdit().setTextMargins(self.theme.px(9), 0, 0, 0)
            field.show_inches(value, limits.least, limits.most)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self.row.show_findings([one for one in findings if one.path and one.path[-1] in ("width", "height")])

    def _changed(self, _field: LengthSpin, _value: float) -> None:
        with QSignalBlocker(self):
            self.editor.set_size(self.width_field.inches(), self.height_field.inches())
