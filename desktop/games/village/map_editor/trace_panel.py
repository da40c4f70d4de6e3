"""The sheet of the background picture: choose, show, move, scale, turn, lock, and tell its size by two points."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFileDialog,
    QInputDialog,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.map_editor.picture_tool import Traced
from desktop.games.village.map_editor.rows import NamedRow
from desktop.games.village.map_editor.shapes import distance
from desktop.games.village.map_editor.trace_file import traced_picture
from desktop.games.village.map_editor.trace_item import TraceItem
from desktop.games.village.map_editor.tracing import LEAST_WIDTH, MOST_WIDTH, Tracing, read_tracing
from desktop.look.foreign_picture import PictureProblem
from desktop.look.lengths import unit
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.forms.length_spin import LengthSpin
from desktop.workshop.forms.lengths import inches_of, shown


class TracePanel(QScrollArea):
    """The picture is kept beside the item and never in it: it is in no pack and in no game."""

    move_wanted = Signal()
    calibrate_wanted = Signal()

    def __init__(self, theme: Theme, store: EditorStore, traced: Traced, item: TraceItem) -> None:
        super().__init__()
        self.theme, self.store, self.traced, self.item = theme, store, traced, item
        self.setObjectName("map.trace")
        self.setAccessibleName(self.tr("Picture to trace"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words = self.tr("A drawing or a photograph to draw over. It stays with you: it is in no pack and in no game.")
        self.note = text_label(words, TextStyle.SMALL, "text_2", wrap=True)
        self.fault = text_label("", TextStyle.SMALL_STRONG, "enemy", wrap=True)
        self.fault.hide()
        self.choose = self._button("map.trace.choose", self.tr("Choose a picture"))
        self.move_button = self._button("map.trace.move", self.tr("Move and stretch it"))
        self.calibrate = self._button("map.trace.calibrate", self.tr("Set its size by two points"))
        self.remove = self._button("map.trace.remove", self.tr("Take it away"))
        self.remove.setProperty("kind", "danger")
        self.shown = QCheckBox(self.tr("Shown"))
        self.shown.setObjectName("map.trace.shown")
        self.locked = QCheckBox(self.tr("Locked where it lies"))
        self.locked.setObjectName("map.trace.locked")
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setObjectName("map.trace.opacity")
        self.opacity.setAccessibleName(self.tr("How strong it is"))
        self.opacity.setRange(5, 100)
        self.width_field = LengthSpin()
        self.width_field.setObjectName("map.trace.width")
        self.width_field.setAccessibleName(self.tr("Width of the picture"))
        self.width_field.setKeyboardTracking(False)
        self.angle = QDoubleSpinBox()
        self.angle.setObjectName("map.trace.angle")
        self.angle.setAccessibleName(self.tr("Turned by"))
        self.angle.setRange(-180, 180)
        self.angle.setDecimals(1)
        self.angle.setSuffix(self.tr("°"))
        self.angle.setKeyboardTracking(False)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._parts = (
            self.shown,
            self.locked,
            NamedRow(theme, self.tr("How strong"), (self.opacity,)),
            NamedRow(theme, self.tr("Width on the table"), (self.width_field,)),
            NamedRow(theme, self.tr("Turned by"), (self.angle,)),
            self.move_button,
            self.calibrate,
            self.remove,
        )
        for widget in (self.note, self.choose, self.fault, *self._parts):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self.setWidget(inside)
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(self.take_away)
        self.move_button.clicked.connect(self.move_wanted)
        self.calibrate.clicked.connect(self.calibrate_wanted)
        self.shown.toggled.connect(lambda on: self._set(replace(traced.tracing, shown=on)))
        self.locked.toggled.connect(lambda on: self._set(replace(traced.tracing, locked=on)))
        self.opacity.valueChanged.connect(lambda value: self._set(replace(traced.tracing, opacity=value / 100)))
        self.width_field.valueChanged.connect(lambda _: self._set(traced.tracing.wider(self.width_field.inches())))
        self.angle.valueChanged.connect(lambda value: self._set(replace(traced.tracing, angle=value)))
        traced.changed.connect(self.show_state)
        traced.measured.connect(self._ask_length)
        theme.changed.connect(self._dress)
        self._dress()

    def open_kept(self, place: object) -> None:
        """Show what is kept: the picture, where the desk says."""
        try:
            data = self.store.picture()
        except LibraryProblem as fault:
            self._say(str(fault))
            data = b""
        self.traced.tracing = read_tracing(place)
        self._take(data)

    def take_file(self, path: Path) -> bool:
        """Trace the picture of a file; gives whether it can be."""
        try:
            data = traced_picture(path)
            self.store.keep_picture(data)
        except (PictureProblem, LibraryProblem) as fault:
            self._say(str(fault))
            return False
        self._say("")
        self._take(data)
        self.traced.set(replace(self.traced.tracing, shown=True, locked=False))
        return True

    def take_away(self) -> None:
        """Forget the picture."""
        try:
            self.store.keep_picture(b"")
        except LibraryProblem as fault:
            self._say(str(fault))
            return
        self._take(b"")

    def show_state(self) -> None:
        """Show how the picture lies."""
        tracing = self.traced.tracing
        self.item.place(tracing)
        there = self.traced.is_there
        for part in self._parts:
            part.setVisible(there)
        self.choose.setText(self.tr("Choose another picture") if there else self.tr("Choose a picture"))
        for box, on in ((self.shown, tracing.shown), (self.locked, tracing.locked)):
            with QSignalBlocker(box):
                box.setChecked(on)
        with QSignalBlocker(self.opacity):
            self.opacity.setValue(round(tracing.opacity * 100))
        self.width_field.dress()
        self.width_field.show_inches(tracing.width, LEAST_WIDTH, MOST_WIDTH)
        with QSignalBlocker(self.angle):
            self.angle.setValue(tracing.angle)
        still: tuple[QWidget, ...] = (self.width_field, self.angle, self.move_button, self.calibrate)
        for widget in still:
            widget.setEnabled(not tracing.locked)

    def calibrate_to(self, length: float) -> bool:
        """The two points that were set are `length` inches apart; gives whether that can be."""
        ends, self.traced.ends = self.traced.ends, None
        made = self.traced.tracing.calibrated(*ends, length) if ends is not None else None
        if made is None:
            return False
        self.traced.set(made)
        return True

    def _take(self, data: bytes) -> None:
        self.traced.is_there = self.item.set_picture(data)
        self.traced.proportion = self.item.proportion
        self.show_state()

    def _set(self, tracing: Tracing) -> None:
        self.traced.set(tracing)

    def _choose(self) -> None:
        kinds = self.tr("Pictures (*.png *.jpg *.jpeg)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a picture to trace"), "", kinds)
        if name:
            self.take_file(Path(name))

    def _ask_length(self) -> None:
        ends = self.traced.ends
        if ends is None:
            return
        question = self.tr("How far apart are the two points in truth? ({unit})").format(unit=unit())
        now = shown(distance(*ends))
        answer, agreed = QInputDialog.getDouble(
            self, self.tr("Size of the picture"), question, round(now, 1), 0.1, 500, 2
        )
        if agreed:
            self.calibrate_to(inches_of(answer))

    def _say(self, words: str) -> None:
        self.fault.setText(words)
        self.fault.setVisible(bool(words))

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAccessibleName(words)
        return button

    def _dress(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(12), px(10), px(12), px(12))
        self._column.setSpacing(px(10))
        self.opacity.setMinimumWidth(px(200))
        for field in (self.width_field, self.angle):
            field.setMinimumWidth(px(138))
            field.lineEdit().setTextMargins(px(9), 0, 0, 0)
        self.show_state()
