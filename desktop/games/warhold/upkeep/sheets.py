"""The sheets of steps 1 to 3 and the keep."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.warhold.realms import FOOD, GOLD
from desktop.games.warhold.stores_panel import number
from desktop.games.warhold.upkeep.parts import LevelButton, Line, Picture, StepSheet, Workers, fixed
from desktop.games.warhold.upkeep.views import (
    BuildView,
    GatherView,
    Head,
    KeepView,
    PayView,
    PlaceView,
    StepState,
    TrainRow,
    TrainView,
    tr,
)
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.pill import Pill, PillTone

NUMBER, PRICE = 54, 64
"""Widths of columns, in px at 100 %."""


class RealmSheet(StepSheet):
    """A sheet in the colours of a kingdom."""

    def __init__(self, theme: Theme, name: str, title: str, icon: str) -> None:
        super().__init__(theme, name, title, icon)
        self.side = BannerSide.REALM_1

    def column(self) -> QVBoxLayout:
        """The new inside, from the top down."""
        column = QVBoxLayout(self.inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        return column


class GatherSheet(RealmSheet):
    """1 Gather."""

    house_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "gather", tr("1 Gather"), GOLD)

    def fill(self, view: object) -> None:
        assert isinstance(view, GatherView)
        px, column = self.theme.px, self.column()
        if view.houses:
            row = Line(self.theme, "alt")
            for id, name, is_shown in view.houses:
                button = QPushButton(name)
                button.setProperty("kind", "choice")
                button.setCheckable(True)
                button.setChecked(is_shown)
                button.clicked.connect(lambda _=False, id=id: self.house_wanted.emit(id))
                row.add(button)
            row.row.addStretch(1)
            column.addWidget(row)
        for place in view.places:
            column.addWidget(self._place(place))
        told = text_label(view.told, TextStyle.SMALL, "text_2", wrap=True)
        told.setContentsMargins(px(12), px(6), px(12), px(8))
        column.addWidget(told)
        column.addStretch(1)

    def _place(self, view: PlaceView) -> QWidget:
        px = self.theme.px
        line = Line(self.theme, "alt")
        words = QVBoxLayout()
        words.setSpacing(px(3))
        first = QHBoxLayout()
        first.setSpacing(px(8))
        first.addWidget(text_label(tr("{name} {level}").format(name=view.name, level=view.level), TextStyle.ROW))
        first.addWidget(OneLine(view.words, TextStyle.SMALL, "text_2"), 1)
        first.addWidget(text_label(view.brings, TextStyle.ROW, "good"))
        first.addWidget(Icon(self.theme, GOLD if view.is_gold else FOOD, 20, "text_2"))
        words.addLayout(first)
        second = QHBoxLayout()
        second.addWidget(Workers(self.theme, view.workers, view.most, self.side), 1)
        if view.act is not None:
            second.addWidget(self.button(view.act, "chip"))
        words.addLayout(second)
        line.add(Picture(self.theme, view.icon, self.side, 40), words)
        return line


class PaySheet(RealmSheet):
    """2 Pay."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "pay", tr("2 Pay"), "shaking-hands")

    def fill(self, view: object) -> None:
        assert isinstance(view, PayView)
        px, column = self.theme.px, self.column()
        wide = px(NUMBER)
        for row in view.rows:
            line = Line(self.theme, high=36)
            tone = "good" if view.head.state is StepState.DONE else "text_2"
            line.add(
                Icon(self.theme, row.icon, 22),
                OneLine(row.name, TextStyle.STRONG),
                text_label(row.words, TextStyle.SMALL, "text_2"),
                fixed(text_label(str(row.gold), TextStyle.STRONG), wide),
                fixed(text_label(str(row.food), TextStyle.STRONG), wide),
                Icon(self.theme, "ui/check" if view.head.state is StepState.DONE else "ui/circle", 16, tone),
            )
            line.row.setStretch(1, 1)
            column.addWidget(line)
        if not view.rows:
            told = text_label(tr("Nobody needs anything."), TextStyle.BODY, "text_2")
            told.setContentsMargins(px(12), px(8), px(12), px(8))
            column.addWidget(told)
        for words, amount, is_sum in view.sums:
            line = Line(self.theme, "alt" if is_sum else "base", high=32)
            step = TextStyle.ROW if is_sum else TextStyle.BODY
            labels = [fixed(text_label(number(one), step), wide) for one in (amount.gold, amount.food)]
            for label, value in zip(labels, (amount.gold, amount.food), strict=True):
                if value < 0 and is_sum:
                    label.setProperty("tone", "enemy")
            gap = QWidget()
            gap.setFixedWidth(px(16))
            line.add(text_label(words, step), *labels, gap)
            line.row.setStretch(0, 1)
            column.addWidget(line)
        if view.gone:
            told = text_label(view.gone, TextStyle.SMALL_STRONG, "enemy")
            told.setContentsMargins(px(12), px(4), px(12), px(4))
            column.addWidget(told)
        if view.acts:
            line = Line(self.theme)
            line.add(*[self.button(one, "gold" if place == 0 else "") for place, one in enumerate(view.acts)])
            line.row.addStretch(1)
            column.addWidget(line)
        column.addStretch(1)


class KeepSheet(RealmSheet):
    """Who lives in the keep."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "keep", tr("Keep"), "castle")

    def fill(self, view: object) -> None:
        assert isinstance(view, KeepView)
        px = self.theme.px
        row = QHBoxLayout(self.inside)
        row.setContentsMargins(px(10), px(8), px(10), px(10))
        row.setSpacing(px(6))
        for slot in view.slots:
            cell = QVBoxLayout()
            cell.setSpacing(0)
            if slot.icon:
                cell.addWidget(Icon(self.theme, slot.icon, 26), 0, Qt.AlignmentFlag.AlignHCenter)
            strong = TextStyle.SMALL_STRONG if slot.icon else TextStyle.SMALL
            name = text_label(slot.name, strong, "text" if slot.icon else "disabled")
            cell.addWidget(name, 0, Qt.AlignmentFlag.AlignCenter)
            if slot.words:
                words = text_label(slot.words, TextStyle.SMALL, "text_2")
                cell.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
            cell.addStretch(1)
            row.addLayout(cell, 1)

    def show_keep(self, view: KeepView) -> None:
        """It is no step: its heading says how many live there."""
        self.show_view(view, Head(StepState.TO_COME, view.note, ""))
        self.head.pill.hide()


class TrainSheet(RealmSheet):
    """3 Train."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "train", tr("3 Train"), "rally-the-troops")

    def fill(self, view: object) -> None:
        assert isinstance(view, TrainView)
        column = self.column()
        head = Line(self.theme, "alt", high=28)
        head.add(
            OneLine(view.note, TextStyle.SMALL, "text_2"),
            fixed(text_label(tr("Cost"), TextStyle.SMALL, "text_2"), self.theme.px(PRICE)),
            fixed(text_label(tr("Upkeep"), TextStyle.SMALL, "text_2"), self.theme.px(PRICE)),
            self._room(),
        )
        head.row.setStretch(0, 1)
        head.row.setStretch(3, 1)
        column.addWidget(head)
        for row in view.rows:
            column.addWidget(self._row(row))
        column.addStretch(1)

    def _room(self) -> QWidget:
        return QWidget()

    def _row(self, row: TrainRow) -> QWidget:
        px = self.theme.px
        line = Line(self.theme, "sel_bg" if row.taken else "base")
        names = QHBoxLayout()
        names.setSpacing(px(10))
        names.addWidget(Picture(self.theme, row.icon, self.side))
        names.addWidget(OneLine(row.name, TextStyle.ROW), 1)
        if row.taken and row.acts:
            names.addWidget(Pill(self.theme, tr("%n trained", row.taken), PillTone.GOOD))
        end = QHBoxLayout()
        end.setSpacing(px(6))
        end.addStretch(1)
        for act in row.acts:
            end.addWidget(self.button(act))
        if not row.acts:
            if row.is_refused:
                end.addWidget(Icon(self.theme, "ui/lock", 16, "enemy"))
            if row.taken:
                end.addWidget(Pill(self.theme, row.words, PillTone.GOOD, icon="ui/check"))
            else:
                tone = "enemy" if row.is_refused else "text_2"
                end.addWidget(OneLine(row.words, TextStyle.SMALL_STRONG if row.is_refused else TextStyle.SMALL, tone))
        line.add(
            names,
            fixed(text_label(row.cost, TextStyle.STRONG), px(PRICE)),
            fixed(text_label(row.needs, TextStyle.SMALL, "text_2"), px(PRICE)),
            end,
        )
        line.row.setStretch(0, 1)
        line.row.setStretch(3, 1)
        return line


class BuildSheet(RealmSheet):
    """3 Build."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "build", tr("3 Build"), "claw-hammer")

    def fill(self, view: object) -> None:
        assert isinstance(view, BuildView)
        px, column = self.theme.px, self.column()
        line = Line(self.theme)
        line.add(Icon(self.theme, "bridge", 26), OneLine(view.bridge_words, TextStyle.STRONG))
        line.row.setStretch(1, 1)
        if view.bridge is not None:
            line.add(self.button(view.bridge))
        column.addWidget(line)
        grid = QGridLayout()
        grid.setContentsMargins(px(12), px(8), px(12), px(8))
        grid.setHorizontalSpacing(px(6))
        grid.setVerticalSpacing(px(6))
        for row, building in enumerate(view.buildings):
            name = QHBoxLayout()
            name.setSpacing(px(8))
            name.addWidget(Icon(self.theme, building.icon, 26))
            name.addWidget(text_label(building.name, TextStyle.STRONG), 1)
            grid.addLayout(name, row, 0)
            for level, one in enumerate(building.levels, 1):
                button = LevelButton(self.theme, one, self.side)
                act = one.act
                if act is not None:
                    button.clicked.connect(lambda _=False, act=act: self.given.emit(act.answers))
                    button.rested.connect(self.tried)
                grid.addWidget(button, row, level)
        grid.setColumnStretch(0, 1)
        for level in (1, 2, 3):
            grid.setColumnStretch(level, 1)
        column.addLayout(grid)
        if view.told:
            told = text_label(view.told, TextStyle.SMALL, "text_2", wrap=True)
            told.setContentsMargins(px(12), 0, px(12), px(8))
            column.addWidget(told)
        column.addStretch(1)
