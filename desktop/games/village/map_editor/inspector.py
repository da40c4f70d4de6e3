"""The sheet at the right: everything about what is chosen, or about the village while nothing is."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.games.village.map_editor.arrange_rows import ArrangeRows
from desktop.games.village.map_editor.catalogue import Catalogue
from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.layout import MapThing, Ref, ThingKind
from desktop.games.village.map_editor.place_rows import PlaceRows
from desktop.games.village.map_editor.shapes import Shape
from desktop.games.village.map_editor.special_rows import KindRow, PartRows, TableSizeRow, UpgradesRow
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.low_room import LowRoom
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.village_fields import BUILDING

LEVELS = "level"
SIMPLE = ("name", "integrity", "economic", "height", "roof", "icon", LEVELS)
"""The keys of a building that the form shows, in this order; place and outline have rows of their own."""
PLAIN = ("name", "text", "waived")
"""The keys of a village or a table that the form shows while nothing is chosen."""


class Inspector(HeadedSheet):
    """Follows what is chosen. The form for single keys comes from the declaration of the content."""

    def __init__(self, editor: MapEditor, catalogue: Catalogue, bench: Bench) -> None:
        theme = bench.theme
        super().__init__(theme, "", "ui/sliders-horizontal")
        self.setObjectName("map.inspector")
        self.setAccessibleName(self.tr("Chosen"))
        self.editor = editor
        self.catalogue = catalogue
        self.bench = bench
        self.findings: tuple[Finding, ...] = ()
        self.place = PlaceRows(theme, editor)
        self.kind = KindRow(theme, editor, catalogue)
        self.part = PartRows(theme, editor)
        self.upgrades = UpgradesRow(theme, editor, catalogue)
        self.table = TableSizeRow(theme, editor)
        self.arrange = ArrangeRows(theme, editor)
        self.lock_note = text_label(self.tr("Locked: it stays where it is."), TextStyle.SMALL, "text_2", wrap=True)
        self.hint = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.form: FieldForm | None = None
        self._form_for: tuple[Path, tuple[str, ...]] | None = None
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._form_place = QVBoxLayout()
        above: tuple[QWidget, ...] = (self.lock_note, self.kind, self.part, self.place)
        below: tuple[QWidget, ...] = (self.upgrades, self.table, self.arrange, self.hint)
        for widget in above:
            self._column.addWidget(widget)
        self._column.addLayout(self._form_place)
        for widget in below:
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self.area = QScrollArea()
        self.area.setObjectName("map.inspector.scroll")
        self.area.setAccessibleName(self.tr("Chosen"))
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._inside)
        self.body.addWidget(self.area, 1)
        self.copy_button = self._button("map.copy", "ui/copy", self.tr("Copy"))
        self.reset_button = self._button("map.reset", "ui/rotate-ccw", self.tr("As in the rules"))
        self.remove_button = self._button("map.remove", "ui/trash-2", self.tr("Remove"))
        self.remove_button.setProperty("kind", "danger")
        self._buttons = QWidget()
        line = QHBoxLayout(self._buttons)
        line.setContentsMargins(0, theme.px(6), 0, theme.px(4))
        for button in (self.copy_button, self.reset_button, self.remove_button):
            line.addWidget(button)
        self._change: QWidget | None = None
        self._room = LowRoom(self)
        self._foot = QVBoxLayout()
        self.body.addLayout(self._foot)
        self._place_foot()
        self.copy_button.clicked.connect(editor.duplicate)
        self.remove_button.clicked.connect(editor.remove)
        self.reset_button.clicked.connect(self.as_in_the_rules)
        editor.chosen_changed.connect(self.show_chosen)
        editor.layout_changed.connect(self.show_chosen)
        theme.changed.connect(self._dress)
        self._dress()
        self.show_chosen()

    def show_chosen(self) -> None:
        """Show the rows for what is chosen now."""
        things = self.editor.things
        kinds = {one.kind for one in things}
        one = things[0] if len(things) == 1 else None
        building = one is not None and one.kind is ThingKind.BUILDING
        part = one is not None and one.kind is ThingKind.SPAWN
        self._say_heading(things)
        for widget, shown in (
            (self.place, bool(things) and kinds != {ThingKind.SPAWN}),
            (self.kind, kinds == {ThingKind.PIECE}),
            (self.part, part),
            (self.upgrades, building),
            (self.table, not things),
            (self.arrange, len(things) > 1),
            (self._buttons, bool(things)),
            (self.lock_note, any(self.editor.is_locked(thing) for thing in things)),
        ):
            widget.setVisible(shown)
        self.reset_button.setVisible(building and one is not None and self._official(one) is not None)
        self.hint.setText(self._hint(things))
        self.hint.setVisible(bool(self.hint.text()))
        if building and one is not None:
            self._show_form(one.path, tuple(field for key in SIMPLE for field in BUILDING if field.key == key))
        elif not things:
            fields = FIELDS[self.editor.draft.kind]
            self._show_form((), tuple(field for field in fields if field.key in PLAIN))
        else:
            self._show_form((), ())
        for rows in (self.place, self.kind, self.part, self.upgrades, self.table):
            if not rows.isHidden():
                rows.show_things()
        self._show_faults()

    def show_moving(self, shapes: Mapping[Ref, Shape]) -> None:
        """Show the numbers of the one thing that is being dragged; without one those of what stands there."""
        if self.place.isHidden():
            return
        if len(shapes) == 1 and tuple(shapes) == self.editor.chosen:
            self.place.show_moving(next(iter(shapes.values())))
        elif not shapes:
            self.place.show_things()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show what is wrong at its field."""
        self.findings = tuple(findings)
        self._show_faults()

    def go_to(self, path: Path) -> None:
        """Give the field that a path leads to the focus; the thing it belongs to is chosen already."""
        widget = self.form.widget_at(path) if self.form is not None else None
        if widget is None:
            for key in reversed(path):
                widget = self.place.field_for(key) if not self.place.isHidden() else None
                if widget is not None:
                    break
        if widget is not None and widget.isVisible():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(widget, 20, 60)

    def as_in_the_rules(self) -> None:
        """Give the chosen building back what the rules say; it stays where it stands."""
        things = self.editor.things
        official = self._official(things[0]) if len(things) == 1 else None
        if official is None:
            return
        path = things[0].path
        table = self.editor.draft.get(path, {})
        made = copy.deepcopy(official) | {"id": table.get("id"), "position": table.get("position", [0, 0])}
        self.editor.draft.put(path, made, self.tr("As in the rules: {name}").format(name=things[0].name))

    def hold_change(self, box: QWidget) -> None:
        """What the last change does stands below the fields and above the buttons."""
        self._change = box
        self._place_foot()

    def set_low(self, low: bool) -> None:
        """There is little height: the fields take all of it, and what stands at the foot scrolls with them."""
        self._room.set_low(low)
        self.heading.setVisible(not low)
        self._place_foot()
        self._dress()

    def _place_foot(self) -> None:
        low = self._room.is_low
        place, away = (self._column, self._foot) if low else (self._foot, self._column)
        for widget in (self._change, self._buttons):
            if widget is not None:
                away.removeWidget(widget)
                place.removeWidget(widget)
                place.addWidget(widget)

    def set_read_only(self, read_only: bool) -> None:
        """Let everything be looked at and nothing be changed."""
        for widget in (self._inside, self._buttons):
            widget.setEnabled(not read_only)

    # Inside

    def _say_heading(self, things: Sequence[MapThing]) -> None:
        words = self.editor.words
        if not things:
            village = self.editor.draft.kind == Kind.VILLAGE
            self.heading.set_title(self.tr("Village") if village else self.tr("Terrain"), self.tr("nothing is chosen"))
        elif len(things) == 1:
            note = {
                ThingKind.BUILDING: self.tr("one building"),
                ThingKind.PIECE: self.tr("one piece of ground"),
                ThingKind.SPAWN: self.tr("enemies come from here"),
                ThingKind.ZONE: self.tr("heroes deploy here"),
            }[things[0].kind]
            name = words.name(things[0])
            self.heading.set_title(name[:1].upper() + name[1:], note)
        else:
            self.heading.set_title(self.tr("%n thing(s)", "", len(things)), self.tr("what they have in common"))

    def _hint(self, things: Sequence[MapThing]) -> str:
        if not things:
            return self.tr("Click a thing on the map to change it, or Tab to it.")
        if len(things) == 1 and things[0].kind is not ThingKind.SPAWN:
            return self.tr("Double click it on the map, or press Enter there, to change its corners.")
        return ""

    def _official(self, thing: MapThing) -> dict[str, object] | None:
        """What the rules say about this building: the one of its id, or of its roof where the id is one's own."""
        stem = thing.id.rstrip("0123456789-")
        return self.catalogue.defaults.get(thing.id) or self.catalogue.defaults.get(stem)

    def _show_form(self, path: Path, fields: tuple[Field, ...]) -> None:
        wanted = (path, tuple(field.key for field in fields))
        if wanted == self._form_for:
            return
        self._form_for = wanted
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
            self.form = None
        if fields:
            self.form = FieldForm(self.bench, path, fields)
            self._form_place.addWidget(self.form)

    def _show_faults(self) -> None:
        things = self.editor.things
        path = things[0].path if len(things) == 1 else ()
        here = [one for one in self.findings if one.path[: len(path)] == path] if path or not things else []
        for rows in (self.place, self.kind, self.part, self.upgrades, self.table):
            rows.show_findings(here if not rows.isHidden() else ())
        if self.form is not None:
            self.form.show_findings(here)

    def _button(self, name: str, picture: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAccessibleName(words)
        button.setProperty("picture", picture)
        return button

    def _dress(self) -> None:
        px = self.theme.px
        low = self._room.is_low
        self._column.setContentsMargins(px(12 if low else 16), px(4 if low else 10), px(16), px(12))
        self._column.setSpacing(px(5 if low else 14))
        self._foot.setContentsMargins(px(12), px(4), px(12), px(4))
        for button in (self.copy_button, self.reset_button, self.remove_button):
            role = self.theme.colours.enemy if button is self.remove_button else self.theme.colours.text
            # Three words side by side are wider than a narrow sheet.
            button.setText("" if low else button.accessibleName())
            put_icon(button, str(button.property("picture")), px(17), role)
            button.setToolTip(tip(button.accessibleName() if low else ""))
            button.setStyleSheet(f"padding-left: {px(6)}px; padding-right: {px(6)}px;")
