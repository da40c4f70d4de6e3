"""Rows of the sheets that show one view after the other, and stay where they are: new widgets cost more than all that
is counted for them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.games.warhold.realms import FOOD, GOLD
from desktop.games.warhold.stores_panel import number
from desktop.games.warhold.upkeep.goods import EquipView, SlotItem
from desktop.games.warhold.upkeep.parts import (
    ActButton,
    LevelButton,
    Line,
    Picture,
    Row,
    StepSheet,
    Workers,
    fixed,
)
from desktop.games.warhold.upkeep.views import Act, BuildingView, PaidRow, PlaceView, TrainRow, tr
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.drops import WoundDrops
from desktop.look.widgets.icon_label import Icon, set_step, set_tone, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.pill import Pill, PillTone
from rules_core.games.warhold.rules.budget import Amount

NUMBER, PRICE = 54, 64
"""Widths of columns, in px at 100 %."""


class ActButtons:
    """The buttons at the end of a row: as many as there are acts."""

    def __init__(self, sheet: StepSheet, row: QHBoxLayout, kind: str = "gold") -> None:
        self._sheet, self._row, self._kind = sheet, row, kind
        self._place = row.count()
        self._buttons: list[ActButton] = []

    def show_acts(self, acts: tuple[Act, ...]) -> None:
        """Offer these."""
        for place, act in enumerate(acts):
            if place == len(self._buttons):
                self._buttons.append(self._sheet.button(act, self._kind))
                self._row.insertWidget(self._place + place, self._buttons[-1])
            self._buttons[place].show_act(act)
            self._buttons[place].show()
        for button in self._buttons[len(acts) :]:
            button.put_away()


class PaidLine(Row):
    """2 Pay: some of one kind, with what they need, and whether it is paid."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, high=36)
        wide = self.theme.px(NUMBER)
        self._icon, self._name = Icon(self.theme, "", 22), OneLine("", TextStyle.STRONG)
        self._words = text_label("", TextStyle.SMALL, "text_2")
        self._gold, self._food = (fixed(text_label("", TextStyle.STRONG), wide) for _ in range(2))
        self._paid = Icon(self.theme, "ui/circle", 16)
        self.add(self._icon, self._name, self._words, self._gold, self._food, self._paid)
        self.row.setStretch(1, 1)

    def fill(self, view: Any) -> None:
        row, is_paid = view
        assert isinstance(row, PaidRow)
        self._icon.set_icon(row.icon)
        self._name.setText(row.name)
        self._words.setText(row.words)
        self._gold.setText(str(row.gold))
        self._food.setText(str(row.food))
        self._paid.set_icon("ui/check" if is_paid else "ui/circle", "good" if is_paid else "text_2")


class SumLine(Row):
    """2 Pay: gold and food of something, or of all of it."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, high=32)
        wide = self.theme.px(NUMBER)
        self._words = text_label("", TextStyle.BODY)
        self._labels = [fixed(text_label("", TextStyle.BODY), wide) for _ in range(2)]
        gap = QWidget()
        gap.setFixedWidth(self.theme.px(16))
        self.add(self._words, *self._labels, gap)
        self.row.setStretch(0, 1)

    def fill(self, view: Any) -> None:
        words, amount, is_sum = view
        show_amount(self, self._words, self._labels, words, amount, is_sum=is_sum)


class NextLine(Row):
    """What the next Upkeep brings, needs or leaves."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, high=32)
        self._words = text_label("", TextStyle.BODY)
        self._labels = [fixed(text_label("", TextStyle.BODY), self.theme.px(NUMBER)) for _ in range(2)]
        self.add(self._words)
        self.row.addStretch(1)
        self.add(*self._labels)

    def fill(self, view: Any) -> None:
        words, amount, is_sum = view
        show_amount(self, self._words, self._labels, words, amount, is_sum=is_sum)


def show_amount(line: Line, label: QLabel, labels: list[QLabel], words: str, amount: Amount, *, is_sum: bool) -> None:
    """Gold and food of something; what is short in a sum stands out."""
    line.set_role("alt" if is_sum else "base")
    step = TextStyle.ROW if is_sum else TextStyle.BODY
    label.setText(words)
    set_step(label, step)
    for one, value in zip(labels, (amount.gold, amount.food), strict=True):
        one.setText(number(value))
        set_step(one, step)
        set_tone(one, "enemy" if value < 0 and is_sum else "text")


class PlaceLine(Row):
    """1 Gather: mine or farm with its workers."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, "alt")
        px = self.theme.px
        self._picture = Picture(self.theme, "", sheet.side, 40)
        self._name, self._words = text_label("", TextStyle.ROW), OneLine("", TextStyle.SMALL, "text_2")
        self._brings, self._icon = text_label("", TextStyle.ROW, "good"), Icon(self.theme, GOLD, 20, "text_2")
        self._workers = Workers(self.theme, 0, 1, sheet.side)
        words = QVBoxLayout()
        words.setSpacing(px(3))
        first = QHBoxLayout()
        first.setSpacing(px(8))
        first.addWidget(self._name)
        first.addWidget(self._words, 1)
        first.addWidget(self._brings)
        first.addWidget(self._icon)
        words.addLayout(first)
        second = QHBoxLayout()
        second.addWidget(self._workers, 1)
        words.addLayout(second)
        self._buttons = ActButtons(sheet, second, "chip")
        self.add(self._picture, words)

    def fill(self, view: Any) -> None:
        assert isinstance(view, PlaceView)
        self._picture.show_icon(view.icon, self.sheet.side)
        self._name.setText(tr("{name} {level}").format(name=view.name, level=view.level))
        self._words.setText(view.words)
        self._brings.setText(view.brings)
        self._icon.set_icon(GOLD if view.is_gold else FOOD)
        self._workers.show_workers(view.workers, view.most, self.sheet.side)
        self._buttons.show_acts((view.act,) if view.act is not None else ())


class TrainLine(Row):
    """3 Train: somebody who can be had, with buttons or with what was taken or why not."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet)
        px = self.theme.px
        names = QHBoxLayout()
        names.setSpacing(px(10))
        self._picture = Picture(self.theme, "", sheet.side)
        self._name, self._taken = OneLine("", TextStyle.ROW), Pill(self.theme, tone=PillTone.GOOD)
        names.addWidget(self._picture)
        names.addWidget(self._name, 1)
        names.addWidget(self._taken)
        end = QHBoxLayout()
        end.setSpacing(px(6))
        end.addStretch(1)
        self._buttons = ActButtons(sheet, end)
        self._lock, self._had = Icon(self.theme, "ui/lock", 16, "enemy"), Pill(self.theme, tone=PillTone.GOOD)
        self._words = OneLine("", TextStyle.SMALL, "text_2")
        for one in (self._lock, self._had, self._words):
            end.addWidget(one)
        self._cost = fixed(text_label("", TextStyle.STRONG), px(PRICE))
        self._needs = fixed(text_label("", TextStyle.SMALL, "text_2"), px(PRICE))
        self.add(names, self._cost, self._needs, end)
        self.row.setStretch(0, 1)
        self.row.setStretch(3, 1)

    def fill(self, view: Any) -> None:
        assert isinstance(view, TrainRow)
        has_acts = bool(view.acts)
        self.set_role("sel_bg" if view.taken else "base")
        self._picture.show_icon(view.icon, self.sheet.side)
        self._name.setText(view.name)
        self._taken.set_pill(tr("%n trained", view.taken) if view.taken and has_acts else "", PillTone.GOOD)
        self._cost.setText(view.cost)
        self._needs.setText(view.needs)
        self._buttons.show_acts(view.acts)
        self._lock.setVisible(view.is_refused and not has_acts)
        self._had.set_pill(view.words if view.taken and not has_acts else "", PillTone.GOOD, icon="ui/check")
        is_told = not (has_acts or view.taken)
        self._words.setText(view.words if is_told else "")
        set_step(self._words, TextStyle.SMALL_STRONG if view.is_refused else TextStyle.SMALL)
        set_tone(self._words, "enemy" if view.is_refused else "text_2")
        self._words.setVisible(is_told)


class Levels(QWidget):
    """3 Build: the levels of each building."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__()
        self._sheet = sheet
        px = sheet.theme.px
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(px(12), px(8), px(12), px(8))
        self._grid.setHorizontalSpacing(px(6))
        self._grid.setVerticalSpacing(px(6))
        for level in range(4):
            self._grid.setColumnStretch(level, 1)
        self._heads: list[tuple[Icon, QLabel]] = []
        self._buttons: list[list[LevelButton]] = []

    def fill(self, view: Any) -> None:
        buildings: tuple[BuildingView, ...] = view
        for row, building in enumerate(buildings):
            if row == len(self._heads):
                self._add(building)
            icon, label = self._heads[row]
            icon.set_icon(building.icon)
            label.setText(building.name)
            for button, one in zip(self._buttons[row], building.levels, strict=True):
                button.show_level(one, self._sheet.side)

    def _add(self, building: BuildingView) -> None:
        theme, row = self._sheet.theme, len(self._heads)
        name = QHBoxLayout()
        name.setSpacing(theme.px(8))
        icon, label = Icon(theme, building.icon, 26), text_label(building.name, TextStyle.STRONG)
        name.addWidget(icon)
        name.addWidget(label, 1)
        self._grid.addLayout(name, row, 0)
        self._heads.append((icon, label))
        buttons: list[LevelButton] = []
        for level, one in enumerate(building.levels, 1):
            button = LevelButton(theme, one, self._sheet.side)
            button.given.connect(self._sheet.given)
            button.rested.connect(self._sheet.tried)
            self._grid.addWidget(button, row, level)
            buttons.append(button)
        self._buttons.append(buttons)


class SlotLine(Row):
    """5 Equip: a place of the lord's outfit, or something that waits."""

    def __init__(self, sheet: StepSheet, *, waits: bool) -> None:
        super().__init__(sheet)
        self._icon = Icon(self.theme, "", 26)
        self._place, self._name = OneLine("", TextStyle.SMALL, "text_2"), OneLine("", TextStyle.STRONG)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._place)
        told.addWidget(self._name)
        self.add(self._icon, told)
        self.row.setStretch(1, 1)
        self._buttons = ActButtons(sheet, self.row, "gold" if waits else "quiet")

    def fill(self, view: Any) -> None:
        assert isinstance(view, SlotItem)
        is_full = bool(view.hint)
        self.set_role("sel_bg" if view.waits else "base" if is_full else "alt")
        self.setToolTip(tip(view.hint))
        self._icon.set_icon(view.icon, "text" if is_full else "disabled")
        self._place.setText(tr("waits") if view.waits else view.slot)
        self._name.setText(view.name)
        set_tone(self._name, "text" if is_full else "disabled")
        self._buttons.show_acts((view.act,) if view.act is not None else ())


class Outfit(QWidget):
    """5 Equip: the lord's figures, what is worn and what waits; it has as many rows as the view that made it."""

    def __init__(self, sheet: StepSheet, made_for: EquipView) -> None:
        super().__init__()
        self._sheet = sheet
        theme, px = sheet.theme, sheet.theme.px
        whole = QHBoxLayout(self)
        whole.setContentsMargins(px(12), px(10), px(12), px(10))
        whole.setSpacing(px(14))
        left = QVBoxLayout()
        left.setSpacing(px(2))
        self._drops, self._picture = WoundDrops(theme), Picture(theme, "", sheet.side, 68)
        for one in (self._drops, self._picture):
            left.addWidget(one, 0, Qt.AlignmentFlag.AlignHCenter)
        self._figures: list[tuple[QLabel, QLabel]] = []
        for _ in made_for.figures:
            row, pair = QHBoxLayout(), (text_label("", TextStyle.SMALL), text_label("", TextStyle.SMALL_STRONG))
            row.addWidget(pair[0], 1)
            row.addWidget(pair[1])
            left.addLayout(row)
            self._figures.append(pair)
        left.addStretch(1)
        whole.addLayout(left, 2)
        right = QVBoxLayout()
        right.setSpacing(px(6))
        grid = QGridLayout()
        grid.setSpacing(px(6))
        self._slots = [SlotLine(sheet, waits=one.waits) for one in (*made_for.slots, *made_for.waiting)]
        for place, slot in enumerate(self._slots):
            grid.addWidget(slot, place // 2, place % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        right.addLayout(grid)
        right.addStretch(1)
        whole.addLayout(right, 5)

    def fill(self, view: Any) -> None:
        assert isinstance(view, EquipView)
        self._drops.set_wounds(view.wounds, view.most)
        self._picture.show_icon(view.icon, self._sheet.side)
        for labels, texts in zip(self._figures, view.figures, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
        for slot, item in zip(self._slots, (*view.slots, *view.waiting), strict=True):
            slot.fill(item)
