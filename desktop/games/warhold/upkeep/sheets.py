"""The sheets of steps 1 to 3 and the keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.warhold.realms import FOOD, GOLD
from desktop.games.warhold.stores_panel import number
from desktop.games.warhold.upkeep.parts import LevelButton, Line, Part, Picture, StepSheet, Workers, fixed, note
from desktop.games.warhold.upkeep.views import (
    Act,
    BuildingView,
    BuildView,
    GatherView,
    Head,
    KeepView,
    PaidRow,
    PayView,
    PlaceView,
    SlotView,
    StepState,
    TrainRow,
    TrainView,
    tr,
)
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.pill import Pill, PillTone
from rules_core.games.warhold.rules.budget import Amount

NUMBER, PRICE = 54, 64
"""Widths of columns, in px at 100 %."""


class GatherSheet(StepSheet):
    """1 Gather."""

    house_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "gather", tr("1 Gather"), GOLD)

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, GatherView)
        px = self.theme.px
        found = [Part(view.houses, partial(self._houses, view.houses))] if view.houses else []
        found += [Part(place, partial(self._place, place)) for place in view.places]
        margins = px(12), px(6), px(12), px(8)
        found.append(Part(view.told, lambda: note(view.told, TextStyle.SMALL, "text_2", margins, wrap=True)))
        return found

    def _houses(self, houses: Sequence[tuple[str, str, bool]]) -> QWidget:
        row = Line(self.theme, "alt")
        for id, name, is_shown in houses:
            button = QPushButton(name)
            button.setProperty("kind", "choice")
            button.setCheckable(True)
            button.setChecked(is_shown)
            button.clicked.connect(lambda _=False, id=id: self.house_wanted.emit(id))
            row.add(button)
        row.row.addStretch(1)
        return row

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


class PaySheet(StepSheet):
    """2 Pay."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "pay", tr("2 Pay"), "shaking-hands")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, PayView)
        px = self.theme.px
        is_paid = view.head.state is StepState.DONE
        found = [Part((row, is_paid), partial(self._paid, row, is_paid=is_paid)) for row in view.rows]
        if not view.rows:
            margins = px(12), px(8), px(12), px(8)
            told = tr("Nobody needs anything.")
            found.append(Part(told, lambda: note(told, TextStyle.BODY, "text_2", margins)))
        for one in view.sums:
            found.append(Part(one, partial(self._sum, *one)))
        if view.gone:
            around = px(12), px(4), px(12), px(4)
            found.append(Part(view.gone, lambda: note(view.gone, TextStyle.SMALL_STRONG, "enemy", around)))
        if view.acts:
            found.append(Part(view.acts, partial(self._acts, view.acts)))
        return found

    def _paid(self, row: PaidRow, *, is_paid: bool) -> QWidget:
        wide = self.theme.px(NUMBER)
        line = Line(self.theme, high=36)
        line.add(
            Icon(self.theme, row.icon, 22),
            OneLine(row.name, TextStyle.STRONG),
            text_label(row.words, TextStyle.SMALL, "text_2"),
            fixed(text_label(str(row.gold), TextStyle.STRONG), wide),
            fixed(text_label(str(row.food), TextStyle.STRONG), wide),
            Icon(self.theme, "ui/check" if is_paid else "ui/circle", 16, "good" if is_paid else "text_2"),
        )
        line.row.setStretch(1, 1)
        return line

    def _sum(self, words: str, amount: Amount, is_sum: bool) -> QWidget:
        wide = self.theme.px(NUMBER)
        line = Line(self.theme, "alt" if is_sum else "base", high=32)
        step = TextStyle.ROW if is_sum else TextStyle.BODY
        labels = [fixed(text_label(number(one), step), wide) for one in (amount.gold, amount.food)]
        for label, value in zip(labels, (amount.gold, amount.food), strict=True):
            if value < 0 and is_sum:
                label.setProperty("tone", "enemy")
        gap = QWidget()
        gap.setFixedWidth(self.theme.px(16))
        line.add(text_label(words, step), *labels, gap)
        line.row.setStretch(0, 1)
        return line

    def _acts(self, acts: Sequence[Act]) -> QWidget:
        line = Line(self.theme)
        line.add(*[self.button(one, "gold" if place == 0 else "") for place, one in enumerate(acts)])
        line.row.addStretch(1)
        return line


class KeepSheet(StepSheet):
    """Who lives in the keep."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "keep", tr("Keep"), "castle")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, KeepView)
        return [Part(view.slots, partial(self._slots, view.slots))]

    def _slots(self, slots: Sequence[SlotView]) -> QWidget:
        px, made = self.theme.px, QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(px(10), px(8), px(10), px(10))
        row.setSpacing(px(6))
        for slot in slots:
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
        return made

    def show_keep(self, view: KeepView) -> None:
        """It is no step: its heading says how many live there."""
        self.show_view(view, Head(StepState.TO_COME, view.note, ""))
        self.head.pill.hide()


class TrainSheet(StepSheet):
    """3 Train."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "train", tr("3 Train"), "rally-the-troops")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, TrainView)
        rows = [Part(row, partial(self._row, row)) for row in view.rows]
        return [Part(view.note, partial(self._headings, view.note)), *rows]

    def _headings(self, told: str) -> QWidget:
        head = Line(self.theme, "alt", high=28)
        head.add(
            OneLine(told, TextStyle.SMALL, "text_2"),
            fixed(text_label(tr("Cost"), TextStyle.SMALL, "text_2"), self.theme.px(PRICE)),
            fixed(text_label(tr("Upkeep"), TextStyle.SMALL, "text_2"), self.theme.px(PRICE)),
            self._room(),
        )
        head.row.setStretch(0, 1)
        head.row.setStretch(3, 1)
        return head

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


class BuildSheet(StepSheet):
    """3 Build."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "build", tr("3 Build"), "claw-hammer")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, BuildView)
        px = self.theme.px
        bridge = view.bridge_words, view.bridge
        found = [
            Part(bridge, partial(self._bridge, *bridge)),
            Part(view.buildings, partial(self._levels, view.buildings)),
        ]
        if view.told:
            margins = px(12), 0, px(12), px(8)
            found.append(Part(view.told, lambda: note(view.told, TextStyle.SMALL, "text_2", margins, wrap=True)))
        return found

    def _bridge(self, words: str, act: Act | None) -> QWidget:
        line = Line(self.theme)
        line.add(Icon(self.theme, "bridge", 26), OneLine(words, TextStyle.STRONG))
        line.row.setStretch(1, 1)
        if act is not None:
            line.add(self.button(act))
        return line

    def _levels(self, buildings: Sequence[BuildingView]) -> QWidget:
        px, made = self.theme.px, QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(px(12), px(8), px(12), px(8))
        grid.setHorizontalSpacing(px(6))
        grid.setVerticalSpacing(px(6))
        for row, building in enumerate(buildings):
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
        for level in range(4):
            grid.setColumnStretch(level, 1)
        return made
