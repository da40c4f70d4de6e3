"""Rows of the sheets that show one view after the other, and stay where they are: new widgets cost more than all that
is counted for them."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.warhold.realms import FOOD, GOLD
from desktop.games.warhold.stores_panel import number
from desktop.games.warhold.upkeep.goods import EquipView, SlotItem
from desktop.games.warhold.upkeep.parts import ActButton, LevelButton, Picture, Row, StepSheet
from desktop.games.warhold.upkeep.row_pen import RowPen, paint_workers
from desktop.games.warhold.upkeep.views import Act, BuildingView, PaidRow, PlaceView, TrainRow, tr
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.drops import WoundDrops
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up, line_height, width_of
from desktop.look.widgets.pill import PillTone, pill_size
from rules_core.games.warhold.rules.budget import Amount

NUMBER, PRICE = 54, 64
"""Widths of columns, in px at 100 %."""
PAID_LEAST, SUM_LEAST, PLACE_LEAST, TRAIN_LEAST, SLOT_LEAST = 220, 150, 220, 250, 60
"""What rows need besides their buttons, in px at 100 %."""
PLACE_HIGH, LOCK = 62, 16


class ActButtons:
    """The buttons at the end of a row: as many as there are acts."""

    def __init__(
        self,
        sheet: StepSheet,
        row: QHBoxLayout,
        kind: str = "gold",
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        """`side` is where they stand in a row that is higher."""
        self._sheet, self._row, self._kind, self._side = sheet, row, kind, side
        self._place = row.count()
        self._buttons: list[ActButton] = []

    def show_acts(self, acts: tuple[Act, ...]) -> None:
        """Offer these."""
        for place, act in enumerate(acts):
            if place == len(self._buttons):
                self._buttons.append(self._sheet.button(act, self._kind))
                self._row.insertWidget(self._place + place, self._buttons[-1], 0, self._side)
            self._buttons[place].show_act(act)
            self._buttons[place].show()
        for button in self._buttons[len(acts) :]:
            button.put_away()

    def left(self) -> int:
        """Where the first of them begins."""
        return self._buttons[0].x()


class PaidLine(Row):
    """2 Pay: some of one kind, with what they need, and whether it is paid."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, high=36, least=PAID_LEAST)
        self._shown: tuple[PaidRow, bool] | None = None

    def fill(self, view: Any) -> None:
        self._shown = row, _ = view
        assert isinstance(row, PaidRow)
        self.told(row.name, row.words, str(row.gold), str(row.food))

    def paint_row(self, pen: RowPen) -> None:
        if self._shown is None:
            return
        row, is_paid = self._shown
        pen.icon(row.icon, 22)
        pen.icon("ui/check" if is_paid else "ui/circle", 16, "good" if is_paid else "text_2", at_end=True)
        for amount in (row.food, row.gold):
            pen.column(str(amount), NUMBER, TextStyle.STRONG)
        pen.words(row.words, TextStyle.SMALL, "text_2", at_end=True)
        pen.others(row.name, TextStyle.STRONG)


class SumLine(Row):
    """Gold and food of something, or of all of it: what is short in a sum stands out."""

    def __init__(self, sheet: StepSheet, end: int = 0) -> None:
        """`end` is left free at the right end, in px at 100 %."""
        super().__init__(sheet, high=32, least=SUM_LEAST)
        self._end = end
        self._shown: tuple[str, Amount, bool] = "", Amount(0, 0), False

    def fill(self, view: Any) -> None:
        self._shown = words, amount, is_sum = view
        self.set_role("alt" if is_sum else "base")
        self.told(words, number(amount.gold), number(amount.food))

    def paint_row(self, pen: RowPen) -> None:
        words, amount, is_sum = self._shown
        step = TextStyle.ROW if is_sum else TextStyle.BODY
        if self._end:
            pen.take(pen.look.px(self._end), at_end=True)
        for value in (amount.food, amount.gold):
            pen.column(number(value), NUMBER, step, "enemy" if value < 0 and is_sum else "text")
        pen.others(words, step)


class PlaceLine(Row):
    """1 Gather: mine or farm with its workers."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, "alt", high=PLACE_HIGH, least=PLACE_LEAST)
        self._shown: PlaceView | None = None
        self._buttons = ActButtons(sheet, self.row, "chip", Qt.AlignmentFlag.AlignBottom)

    def fill(self, view: Any) -> None:
        assert isinstance(view, PlaceView)
        self._shown = view
        self.told(_levelled(view), view.words, view.brings)
        self._buttons.show_acts((view.act,) if view.act is not None else ())

    def paint_row(self, pen: RowPen) -> None:
        view = self._shown
        if view is None:
            return
        look, side = pen.look, self.sheet.side
        pen.picture(view.icon, side, 40)
        room = pen.rest()
        high = line_height(TextStyle.ROW, look.scale)
        first = RowPen(pen.painter, look, QRectF(room.left(), room.top(), room.width(), high), 8)
        first.icon(GOLD if view.is_gold else FOOD, 20, "text_2", at_end=True)
        first.words(view.brings, TextStyle.ROW, "good", at_end=True)
        first.words(_levelled(view), TextStyle.ROW)
        first.others(view.words, TextStyle.SMALL, "text_2")
        pen.cut.extend(first.cut)
        end = self._buttons.left() - look.px(10) if view.act is not None else room.right()
        low = look.px(26)
        # In the middle of the button beside it.
        below = QRectF(room.left(), room.bottom() - low - look.px(2), max(0.0, end - room.left()), low)
        paint_workers(pen.painter, below, view.workers, view.most, side, look)


def _levelled(view: PlaceView) -> str:
    return tr("{name} {level}").format(name=view.name, level=view.level)


class TrainHeadings(Row):
    """3 Train: what stands in the columns below."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, "alt", high=28)
        self._words = ""

    def fill(self, view: Any) -> None:
        self._words = str(view)
        self.told(self._words)

    def paint_row(self, pen: RowPen) -> None:
        take_end(pen)
        for words in (tr("Upkeep"), tr("Cost")):
            pen.column(words, PRICE, TextStyle.SMALL, "text_2")
        pen.others(self._words, TextStyle.SMALL, "text_2")


def take_end(pen: RowPen, least: float = 0.0) -> QRectF:
    """The end of a row of 3 Train: as wide as its beginning, with two columns between them."""
    between = 2 * pen.look.px(PRICE) + 3 * pen.gap
    return pen.take(max(least, (pen.free - between) / 2), at_end=True)


class TrainLine(Row):
    """3 Train: somebody who can be had, with buttons or with what was taken or why not."""

    def __init__(self, sheet: StepSheet) -> None:
        super().__init__(sheet, least=TRAIN_LEAST)
        self._shown: TrainRow | None = None
        self._buttons = ActButtons(sheet, self.row)

    def fill(self, view: Any) -> None:
        assert isinstance(view, TrainRow)
        self._shown = view
        self.set_role("sel_bg" if view.had else "base")
        self.told(view.name, view.cost, view.needs, view.had or view.words)
        self._buttons.show_acts(view.acts)

    def paint_row(self, pen: RowPen) -> None:
        view = self._shown
        if view is None:
            return
        end = take_end(pen, pen.end - self._buttons.left() if view.acts else 0.0)
        for words, step, tone in ((view.needs, TextStyle.SMALL, "text_2"), (view.cost, TextStyle.STRONG, "text")):
            pen.column(words, PRICE, step, tone)
        pen.picture(view.icon, self.sheet.side, 30)
        # A name comes before what was taken, which the colour of the row says too.
        name = width_of(view.name, TextStyle.ROW, pen.look.scale)
        if view.had and view.acts and name + pen.gap + pill_size(view.had, pen.look)[0] <= pen.free:
            pen.pill(view.had, PillTone.GOOD)
        pen.others(view.name, TextStyle.ROW)
        if view.acts:
            return
        last = RowPen(pen.painter, pen.look, end, 6)
        if view.had:
            last.pill(view.had, PillTone.GOOD, icon="ui/check")
        elif view.is_refused:
            last.words(view.words, TextStyle.SMALL_STRONG, "enemy", at_end=True, spare=LOCK + 6)
            last.icon("ui/lock", LOCK, "enemy", at_end=True)
        else:
            last.words(view.words, TextStyle.SMALL, "text_2", at_end=True)
        pen.cut.extend(last.cut)


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
        super().__init__(sheet, least=SLOT_LEAST)
        self._shown: SlotItem | None = None
        self._buttons = ActButtons(sheet, self.row, "gold" if waits else "quiet")

    def fill(self, view: Any) -> None:
        assert isinstance(view, SlotItem)
        self._shown = view
        self.set_role("sel_bg" if view.waits else "base" if view.hint else "alt")
        self.told(self._place(view), view.name, view.hint)
        self._buttons.show_acts((view.act,) if view.act is not None else ())

    def paint_row(self, pen: RowPen) -> None:
        view = self._shown
        if view is None:
            return
        pen.icon(view.icon, 26, "text" if view.hint else "disabled")
        if view.act is not None:
            pen.take(pen.end - self._buttons.left(), at_end=True)
        pen.two_lines(
            (self._place(view), TextStyle.SMALL, "text_2"),
            (view.name, TextStyle.STRONG, "text" if view.hint else "disabled"),
        )
        # What it does stands in the tooltip, after what was cut off.
        pen.cut.extend([view.hint] if view.hint else [])

    def _place(self, view: SlotItem) -> str:
        return tr("waits") if view.waits else view.slot


class Figures(Painted):
    """The lord's figures, one below the other: what each is of, and how much."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._figures: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_figures(self, figures: tuple[tuple[str, str], ...]) -> None:
        """Show these."""
        if figures != self._figures:
            self._figures = figures
            self.setAccessibleName(", ".join([f"{words} {figure}" for words, figure in figures]))
            self.look_changed()

    def sizeHint(self) -> QSize:
        scale, px = self.theme.look.scale, self.theme.px
        words = [width_of(one, TextStyle.SMALL, scale) for one, _ in self._figures]
        figures = [width_of(one, TextStyle.SMALL_STRONG, scale) for _, one in self._figures]
        wide = max([one + other for one, other in zip(words, figures, strict=True)], default=0.0) + px(10)
        return QSize(ceil(wide), ceil(self._high() * len(self._figures)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _high(self) -> float:
        return line_height(TextStyle.SMALL, self.theme.look.scale) + self.theme.px(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        high = self._high()
        for place, (words, figure) in enumerate(self._figures):
            pen = RowPen(painter, self.theme.look, QRectF(0, place * high, self.width(), high), 10)
            pen.words(figure, TextStyle.SMALL_STRONG, at_end=True)
            pen.others(words, TextStyle.SMALL)


class Outfit(QWidget):
    """5 Equip: the lord's figures, what is worn and what waits; it has as many rows as the view that made it."""

    def __init__(self, sheet: StepSheet, made_for: EquipView) -> None:
        super().__init__()
        self._sheet = sheet
        theme, px = sheet.theme, sheet.theme.px
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(12), px(10), px(12), px(10))
        whole.setSpacing(px(10))
        # The lord above and the places below, from edge to edge: beside each other names have no room for their ends.
        lord = QHBoxLayout()
        lord.setSpacing(px(18))
        face = QVBoxLayout()
        face.setSpacing(px(2))
        self._drops, self._picture = WoundDrops(theme), Picture(theme, "", sheet.side, 68)
        for one in (self._drops, self._picture):
            face.addWidget(one, 0, Qt.AlignmentFlag.AlignHCenter)
        face.addStretch(1)
        lord.addLayout(face)
        self._figures = Figures(theme)
        lord.addWidget(self._figures, 1, Qt.AlignmentFlag.AlignVCenter)
        whole.addLayout(lord)
        grid = QGridLayout()
        grid.setSpacing(px(6))
        self._slots = [SlotLine(sheet, waits=one.waits) for one in (*made_for.slots, *made_for.waiting)]
        worn = len(made_for.slots)
        for place, slot in enumerate(self._slots[:worn]):
            grid.addWidget(slot, place // 2, place % 2)
        # What waits has a button beside its name, and a row of its own.
        for place, slot in enumerate(self._slots[worn:]):
            grid.addWidget(slot, (worn + 1) // 2 + place, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        whole.addLayout(grid)
        whole.addStretch(1)

    def fill(self, view: Any) -> None:
        assert isinstance(view, EquipView)
        self._drops.set_wounds(view.wounds, view.most)
        self._picture.show_icon(view.icon, self._sheet.side)
        self._figures.show_figures(view.figures)
        for slot, item in zip(self._slots, (*view.slots, *view.waiting), strict=True):
            slot.fill(item)
