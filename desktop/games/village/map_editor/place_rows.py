"""Place, size and turn of what is chosen, as numbers. Everything typed is one step, as if it had been dragged."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QDoubleSpinBox, QVBoxLayout, QWidget

from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.handles import frame_round
from desktop.games.village.map_editor.layout import MapThing, ThingKind, room_round
from desktop.games.village.map_editor.rows import NamedRow
from desktop.games.village.map_editor.shapes import Place, Shape, angle_of, heart_of, resized, stretched, tidy_angle
from desktop.look.theme import Theme
from desktop.workshop.forms.length_spin import LengthSpin
from desktop.workshop.forms.low_room import RoomPart, is_low
from rules_core.content.items import Finding

LEAST, MOST = -36.0, 108.0
LEAST_SIZE = 0.1
QUARTER = 15.0


class PlaceRows(RoomPart):
    """Place, Size and Turned by, for one thing or for several together."""

    def __init__(self, theme: Theme, editor: MapEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.editor = editor
        self.across = self._length("map.place.x", self.tr("Place, from the left"))
        self.down = self._length("map.place.y", self.tr("Place, from the top"))
        self.width_field = self._length("map.size.width", self.tr("Width"))
        self.depth_field = self._length("map.size.depth", self.tr("Depth"))
        self.turn = QDoubleSpinBox()
        self.turn.setObjectName("map.turn")
        self.turn.setAccessibleName(self.tr("Turned by"))
        self.turn.setRange(-360, 360)
        self.turn.setDecimals(1)
        self.turn.setSingleStep(QUARTER)
        self.turn.setSuffix(self.tr("°"))
        self.turn.setKeyboardTracking(False)
        self.turn.valueChanged.connect(self._turned)
        self.across.valueChanged.connect(partial(self._moved, is_across=True))
        self.down.valueChanged.connect(partial(self._moved, is_across=False))
        self.width_field.valueChanged.connect(partial(self._resized, is_width=True))
        self.depth_field.valueChanged.connect(partial(self._resized, is_width=False))
        self.place_row = NamedRow(
            theme, self.tr("Place"), (self.across, self.down), self.tr("From the left and from the top of the table.")
        )
        self.size_row = NamedRow(
            theme,
            self.tr("Size"),
            (self.width_field, self.depth_field),
            self.tr("Width and depth. Measure at its foot."),
        )
        self.turn_row = NamedRow(theme, self.tr("Turned by"), (self.turn,), self.tr("Most people leave this at 0."))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in (self.place_row, self.size_row, self.turn_row):
            self._column.addWidget(row)
        theme.changed.connect(self._dress)
        self._dress()

    def show_things(self) -> None:
        """Show what is chosen now."""
        things = [one for one in self.editor.things if one.kind is not ThingKind.SPAWN]
        if not things:
            return
        shapes = [one.shape for one in things]
        middle = things[0].pivot if len(things) == 1 else frame_round(shapes).middle
        self._show_numbers(shapes, middle)
        locked = any(self.editor.is_locked(one) for one in things)
        for field in (self.across, self.down, self.width_field, self.depth_field, self.turn):
            field.setEnabled(not locked)
        self.turn_row.setVisible(len(things) == 1)

    def show_moving(self, shape: Shape) -> None:
        """Show where the one chosen thing is being dragged."""
        is_building = self.editor.things[0].kind is ThingKind.BUILDING
        self._show_numbers([shape], frame_round([shape]).middle if is_building else heart_of(shape))

    def _show_numbers(self, shapes: Sequence[Shape], middle: Place) -> None:
        frame = frame_round(shapes)
        x, y = middle
        for field, value in (
            (self.across, x),
            (self.down, y),
            (self.width_field, frame.width),
            (self.depth_field, frame.depth),
        ):
            field.dress()
            least = LEAST_SIZE if field in (self.width_field, self.depth_field) else LEAST
            field.show_inches(round(value, 3), least, MOST)
        with QSignalBlocker(self.turn):
            self.turn.setValue(angle_of(shapes[0]) if len(shapes) == 1 else 0.0)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show what is wrong with place and outline."""
        self.place_row.show_findings([one for one in findings if one.path and one.path[-1] == "position"])
        about_outline = [one for one in findings if "outline" in one.path]
        self.size_row.show_findings(about_outline)

    def field_for(self, key: object) -> QWidget | None:
        """The field that stands for a key of the content."""
        return {"position": self.across, "outline": self.width_field}.get(str(key))

    def _things(self) -> list[MapThing]:
        return [one for one in self.editor.free if one.kind is not ThingKind.SPAWN]

    def _moved(self, _value: float, *, is_across: bool) -> None:
        things = self._things()
        if not things:
            return
        if len(things) == 1:
            x, y = things[0].pivot
        else:
            x, y = room_round(things).middle
        field = self.across if is_across else self.down
        away = field.inches() - (x if is_across else y)
        self.editor.move(*((away, 0.0) if is_across else (0.0, away)))
        # Where the table ends the move ended too.
        self.show_things()

    def _resized(self, _value: float, *, is_width: bool) -> None:
        things = self._things()
        if not things:
            return
        words = self.editor.words.resized(things)
        width, depth = self.width_field.inches(), self.depth_field.inches()
        frame = frame_round([one.shape for one in things])
        wide, deep = (width, frame.depth) if is_width else (frame.width, depth)
        if len(things) == 1:
            self.editor.reshape({things[0].ref: resized(things[0].shape, wide, deep)}, words)
            return
        across, down = wide / max(0.01, frame.width), deep / max(0.01, frame.depth)
        shapes = {one.ref: stretched(one.shape, frame.middle, 0.0, across, down) for one in things}
        self.editor.reshape(shapes, words)

    def _turned(self, angle: float) -> None:
        things = self._things()
        if len(things) == 1:
            self.editor.turn(tidy_angle(angle - angle_of(things[0].shape)))

    def _length(self, name: str, words: str) -> LengthSpin:
        field = LengthSpin()
        field.setObjectName(name)
        field.setAccessibleName(words)
        field.setKeyboardTracking(False)
        return field

    def fit_room(self) -> None:
        self._dress()

    def _dress(self) -> None:
        low = is_low(self)
        self._column.setSpacing(self.theme.px(5 if low else 14))
        for field in (self.across, self.down, self.width_field, self.depth_field, self.turn):
            field.setMinimumWidth(self.theme.px(124 if low else 138))
            field.lineEdit().setTextMargins(self.theme.px(9), 0, 0, 0)
