"""The sheets of steps 1 to 3 and the keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.warhold.realms import GOLD
from desktop.games.warhold.upkeep.parts import Line, Part, StepSheet, note
from desktop.games.warhold.upkeep.rows import Levels, PaidLine, PlaceLine, SumLine, TrainHeadings, TrainLine
from desktop.games.warhold.upkeep.views import (
    Act,
    BuildView,
    GatherView,
    Head,
    KeepView,
    PayView,
    SlotView,
    StepState,
    TrainView,
    tr,
)
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine


class GatherSheet(StepSheet):
    """1 Gather."""

    house_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "gather", tr("1 Gather"), GOLD)

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, GatherView)
        px = self.theme.px
        found = [Part(view.houses, partial(self._houses, view.houses))] if view.houses else []
        found += [Part(place, partial(PlaceLine, self), kind="place") for place in view.places]
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


class PaySheet(StepSheet):
    """2 Pay."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "pay", tr("2 Pay"), "shaking-hands")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, PayView)
        px = self.theme.px
        is_paid = view.head.state is StepState.DONE
        found = [Part((row, is_paid), partial(PaidLine, self), kind="paid") for row in view.rows]
        if not view.rows:
            margins = px(12), px(8), px(12), px(8)
            told = tr("Nobody needs anything.")
            found.append(Part(told, lambda: note(told, TextStyle.BODY, "text_2", margins)))
        found += [Part(one, partial(SumLine, self, 16), kind="sum") for one in view.sums]
        if view.gone:
            around = px(12), px(4), px(12), px(4)
            found.append(Part(view.gone, lambda: note(view.gone, TextStyle.SMALL_STRONG, "enemy", around)))
        if view.acts:
            found.append(Part(view.acts, partial(self._acts, view.acts)))
        return found

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


class TrainSheet(StepSheet):
    """3 Train."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "train", tr("3 Train"), "rally-the-troops")

    def parts(self, view: object) -> list[Part]:
        assert isinstance(view, TrainView)
        rows = [Part(row, partial(TrainLine, self), kind="train") for row in view.rows]
        return [Part(view.note, partial(TrainHeadings, self), kind="headings"), *rows]


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
            Part(view.buildings, partial(Levels, self), kind=f"levels {[len(one.levels) for one in view.buildings]}"),
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
