"""The outline of a building: a simple shape with its measures, or corners of one's own, always drawn beside them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.wheel_guard import WheelGuard
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.length_spin import LengthSpin
from desktop.workshop.forms.shape_canvas import ShapeCanvas
from desktop.workshop.forms.shapes import Corners, Shape, ShapeKind, corners_of, recognised, written
from rules_core.content.fields import Field
from rules_core.content.items import Path

LEAST, MOST = 0.5, 24.0
"""Inches a side may have in the form; what the rules take stands in the problems."""
NARROW = 600
"""Below this width, in px at 100 %, the measures stand below the picture."""
MEASURES: Final = ("width", "depth", "arm", "foot")


class OutlineControl(Control):
    """Shape, measures, picture, corners."""

    is_wide = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self._own = False
        """Whether the person asked for corners, though the shape is a simple one."""
        px = self.theme.px
        self.kinds: dict[ShapeKind, QPushButton] = {}
        names = {
            ShapeKind.RECTANGLE: self.tr("Rectangle"),
            ShapeKind.ELL: self.tr("L-shape"),
            ShapeKind.ROUND: self.tr("Round tower"),
            ShapeKind.OWN: self.tr("Own corners"),
        }
        bar = QWidget()
        flow = FlowLayout(bar, px(6))
        self._group = QButtonGroup(self)
        for kind, words in names.items():
            button = QPushButton(words)
            button.setProperty("kind", "choice")
            button.setCheckable(True)
            self.call(button, self.tr("{name}: {word}").format(name=self.name, word=words), kind.value)
            button.clicked.connect(lambda _=False, kind=kind: self._choose(kind))
            self._group.addButton(button)
            flow.addWidget(button)
            self.kinds[kind] = button
        self.canvas = ShapeCanvas(self.theme)
        self.call(self.canvas)
        self.canvas.moved.connect(self._move)
        self.measures: dict[str, LengthSpin] = {}
        self._guard = WheelGuard(self)
        self._measure_box = QWidget()
        grid = QGridLayout(self._measure_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(6))
        self._measure_labels: dict[str, QWidget] = {}
        said = (self.tr("Width"), self.tr("Depth"), self.tr("Arm"), self.tr("Foot"))
        for row, (key, words) in enumerate(zip(MEASURES, said, strict=True)):
            spin = self._spin(words, key)
            spin.valueChanged.connect(self._measured)
            label = text_label(words, TextStyle.SMALL_STRONG, "text_2")
            grid.addWidget(label, row, 0)
            grid.addWidget(spin, row, 1)
            self.measures[key] = spin
            self._measure_labels[key] = label
        grid.setColumnStretch(2, 1)
        self._corner_box = QWidget()
        self._corner_grid = QGridLayout(self._corner_box)
        self._corner_grid.setContentsMargins(0, 0, 0, 0)
        self._corner_grid.setHorizontalSpacing(px(6))
        self._corner_grid.setVerticalSpacing(px(4))
        self._corner_spins: list[tuple[LengthSpin, LengthSpin]] = []
        self._corner_parts: list[QWidget] = []
        side = QVBoxLayout()
        side.addWidget(self._measure_box)
        side.addWidget(self._corner_box)
        side.addStretch(1)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(px(12))
        self._middle.addWidget(self.canvas, 1)
        self._middle.addLayout(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(bar)
        column.addLayout(self._middle)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.canvas

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        ways = QBoxLayout.Direction
        way = ways.TopToBottom if narrow else ways.LeftToRight
        if self._middle.direction() != way:
            self._middle.setDirection(way)
            # The rows above have measured the other way.
            self.updateGeometry()

    @property
    def corners(self) -> Corners:
        return corners_of(self.value)

    @property
    def kind(self) -> ShapeKind:
        return ShapeKind.OWN if self._own else recognised(self.value).kind

    def look_changed(self) -> None:
        for spin in (*self.measures.values(), *(one for pair in self._corner_spins for one in pair)):
            self._dress(spin)
        self.canvas.updateGeometry()
        self.show_value()

    def show_value(self) -> None:
        shape, kind, corners = recognised(self.value), self.kind, self.corners
        self.kinds[kind].setChecked(True)
        self.canvas.show_corners(corners, can_move=kind is ShapeKind.OWN)
        is_own = kind is ShapeKind.OWN
        self._measure_box.setVisible(not is_own)
        self._corner_box.setVisible(is_own)
        for key, spin in self.measures.items():
            shown = key in ("width", "depth") or kind is ShapeKind.ELL
            spin.setVisible(shown)
            self._measure_labels[key].setVisible(shown)
            spin.show_inches(getattr(shape, key), LEAST, MOST)
        if is_own:
            if len(corners) != len(self._corner_spins):
                self._make_corners(corners)
            for pair, corner in zip(self._corner_spins, corners, strict=True):
                for spin, inches in zip(pair, corner, strict=True):
                    spin.show_inches(inches, -MOST, MOST)

    def _choose(self, kind: ShapeKind) -> None:
        self._own = kind is ShapeKind.OWN
        if not self._own and recognised(self.value).kind is not kind:
            now = recognised(self.value)
            width, depth = max(LEAST, now.width or 3), max(LEAST, now.depth or 3)
            if kind is ShapeKind.ROUND:
                width = depth = max(width, depth)
            self.put(written(Shape(kind, width, depth, width / 2, depth / 2).corners()))
        self.show_value()

    def _measured(self) -> None:
        width, depth, arm, foot = (self.measures[key].inches() for key in MEASURES)
        kind = self.kind
        arm, foot = min(arm, width - 0.25), min(foot, depth - 0.25)
        self.put(written(Shape(kind, width, depth, arm, foot).corners()), typing=True)

    def _move(self, number: int, x: float, y: float) -> None:
        corners = self.corners
        if 0 <= number < len(corners):
            self._own = True
            corners[number] = [x, y]
            self.put(written(corners), typing=True)

    def _typed(self, number: int) -> None:
        pair = self._corner_spins[number]
        self._move(number, pair[0].inches(), pair[1].inches())
        self.canvas.choose(number)

    def _insert(self, number: int) -> None:
        """A new corner in the middle of the side that begins here."""
        corners = self.corners
        here, there = corners[number], corners[(number + 1) % len(corners)]
        corners.insert(number + 1, [(here[0] + there[0]) / 2, (here[1] + there[1]) / 2])
        self._own = True
        self.put(written(corners))
        self.canvas.choose(number + 1)
        self._corner_spins[number + 1][0].setFocus()

    def _remove(self, number: int) -> None:
        corners = self.corners
        del corners[number]
        self._own = True
        self.canvas.setFocus()
        self.put(written(corners))

    def _make_corners(self, corners: Corners) -> None:
        """The table of corners, made anew when their number changes."""
        for part in self._corner_parts:
            self._corner_grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._corner_parts, self._corner_spins = [], []
        for number in range(len(corners)):
            pair = (
                self._spin(self.tr("Corner {number}, to the right").format(number=number + 1), f"{number}.x"),
                self._spin(self.tr("Corner {number}, down").format(number=number + 1), f"{number}.y"),
            )
            for spin in pair:
                spin.valueChanged.connect(lambda _, number=number: self._typed(number))
            self._corner_spins.append(pair)
            more = self._tool("ui/plus", self.tr("Corner {number}: one after it").format(number=number + 1), number)
            more.clicked.connect(lambda _=False, number=number: self._insert(number))
            more.setEnabled(not self.field.most or len(corners) < self.field.most)
            less = self._tool("ui/x", self.tr("Corner {number}: take it away").format(number=number + 1), number)
            less.clicked.connect(lambda _=False, number=number: self._remove(number))
            less.setEnabled(len(corners) > max(3, self.field.least))
            parts = (text_label(str(number + 1), TextStyle.SMALL_STRONG, "text_2"), *pair, more, less)
            for place, part in enumerate(parts):
                self._corner_grid.addWidget(part, number, place)
            self._corner_parts.extend(parts)

    def _tool(self, picture: str, words: str, number: int) -> QToolButton:
        tool = QToolButton()
        tool.setProperty("kind", "flat")
        tool.setIcon(icon(picture, self.theme.px(16), self.theme.colours.text_2, self.theme.colours.line))
        self.call(tool, words, f"{number}.{picture.rpartition('/')[2]}")
        tool.setToolTip(tip(words))
        return tool

    def _spin(self, words: str, part: str) -> LengthSpin:
        spin = LengthSpin()
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.installEventFilter(self._guard)
        self.call(spin, words, part)
        self._dress(spin)
        return spin

    def _dress(self, spin: LengthSpin) -> None:
        spin.dress(0.5)
        spin.lineEdit().setTextMargins(self.theme.px(9), 0, 0, 0)
        spin.setFixedWidth(self.theme.px(126))
