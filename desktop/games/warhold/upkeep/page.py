"""The Upkeep as one sheet in the place of the board: five numbered steps, and what the next Upkeep leaves.

Its buttons answer the question that stands; it never decides what may be had.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.games.warhold.banner_view import UPKEEP
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.upkeep.goods import equip_view, next_view, town_view
from desktop.games.warhold.upkeep.later_sheets import EquipSheet, NextSheet, TownSheet
from desktop.games.warhold.upkeep.parts import StepSheet
from desktop.games.warhold.upkeep.sheets import BuildSheet, GatherSheet, KeepSheet, PaySheet, TrainSheet
from desktop.games.warhold.upkeep.views import (
    Act,
    Upkeep,
    build_view,
    gather_view,
    keep_view,
    pay_view,
    train_view,
)
from desktop.look.theme import Theme
from desktop.play.arrow_ways import ARROWS, nearest
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.requests import Answer

ON_SHEET: Final = (
    topics.PAY,
    topics.UNPAID,
    topics.TRAIN,
    topics.TRADE,
    topics.HEAL,
    topics.CURE,
    topics.BUNDLES,
    topics.EQUIP,
)
"""Questions that are answered here; the others of an Upkeep are about tiles."""
THREE_FROM, TWO_FROM = 1500, 980
"""From this width of the window in px at 100 % on the sheets stand in three columns, or in two."""
SHARES: Final = {3: (31, 42, 70), 2: (1, 1), 1: (1,)}
OPEN: Final = {
    Phase.GATHER: "gather",
    Phase.PAY: "pay",
    Phase.TRAIN: "train",
    Phase.TRADE: "town",
    Phase.EQUIP: "equip",
}
GAP: Final = 8
BESIDE: Final = 90
"""Of the window beside the sheets at most, in px at 100 %."""
LEAST: Final = 430
"""What the narrower of two columns gives way to, in px at 100 %."""


class UpkeepPage(QScrollArea):
    """All sheets; what has no room is scrolled to, the open step first."""

    given = Signal(list)
    """These answers were chosen, for this question and the next ones."""

    def __init__(self, theme: Theme, presenter: WarPresenter) -> None:
        super().__init__()
        self.theme = theme
        self.presenter = presenter
        self.setObjectName("upkeep")
        self.setAccessibleName(self.tr("The Upkeep"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.house = ""
        """The stronghold that is looked at, where there are several."""
        self.stands = False
        """Whether it was shown when the last question stood."""
        self._tried: Act | None = None
        self._open = ""
        self._shown = ("", 0)
        """The open step and its height, as they were brought into sight."""
        self._count = 0
        self.gather, self.pay, self.keep = GatherSheet(theme), PaySheet(theme), KeepSheet(theme)
        self.train, self.build = TrainSheet(theme), BuildSheet(theme)
        self.town, self.equip, self.next = TownSheet(theme), EquipSheet(theme), NextSheet(theme)
        self.sheets: dict[str, StepSheet] = {
            "gather": self.gather,
            "pay": self.pay,
            "keep": self.keep,
            "train": self.train,
            "build": self.build,
            "town": self.town,
            "equip": self.equip,
            "next": self.next,
        }
        for sheet in self.sheets.values():
            sheet.given.connect(self._give)
            sheet.tried.connect(self._try)
        self.gather.house_wanted.connect(self._look_at)
        # What is pointed at is counted when the pointer rests.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(60)
        self._later.timeout.connect(self._show_next)
        self._page = QWidget()
        self._row = QHBoxLayout(self._page)
        self.setWidget(self._page)
        # A scroll area fills its page's ground; here the wood shows through.
        self._page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._columns: list[QWidget] = []
        theme.changed.connect(self._lay_out)
        self._lay_out()

    @property
    def is_on(self) -> bool:
        """Whether an Upkeep is on whose question is answered on sheets, by whoever is here."""
        session, war = self.presenter.session, self.presenter.war
        request = session.pending
        if war.phase not in UPKEEP or session.question_is_hidden or war.current() not in session.seats.persons:
            return False
        if session.is_behind:
            # While it is shown what an answer has brought the sheets lie there as before.
            return self.stands
        return request is not None and request.who == war.current() and request.topic in ON_SHEET

    def refresh(self) -> None:
        """Read state and question anew."""
        if self.presenter.war.phase not in UPKEEP:
            return
        self._tried = None
        upkeep = Upkeep(self.presenter, self.house)
        side = self.presenter.side(upkeep.seat)
        for sheet in self.sheets.values():
            sheet.side = side
        gather, pay, train = gather_view(upkeep), pay_view(upkeep), train_view(upkeep)
        build, town, equip = build_view(upkeep), town_view(upkeep), equip_view(upkeep)
        self.gather.show_view(gather, gather.head)
        self.pay.show_view(pay, pay.head)
        self.keep.show_keep(keep_view(upkeep))
        self.train.show_view(train, train.head)
        self.build.show_view(build, build.head)
        self.town.show_view(town, town.head)
        self.equip.setVisible(equip is not None)
        if equip is not None:
            self.equip.show_view(equip, equip.head)
        self.next.show_next(next_view(upkeep))
        self._settle()
        self._open = OPEN[self.presenter.war.phase]
        open_sheet = self.sheets.get(self._open)
        # Goods that are turned over are seen too: the sheet is higher then.
        shown = self._open, open_sheet.sizeHint().height() if open_sheet is not None else 0
        if shown != self._shown:
            self._shown = shown
            QTimer.singleShot(0, self, self._bring_into_sight)

    def _settle(self) -> None:
        """From within outwards all is laid out for what it shows now: else the first picture would be of half of it."""
        for sheet in self.sheets.values():
            sheet.settle()
            one: QWidget | None = sheet
            while one is not None and one is not self.widget():
                one = one.parentWidget()
                layout = one.layout() if one is not None else None
                if layout is not None:
                    layout.activate()

    def _bring_into_sight(self) -> None:
        """The step that is on."""
        if self._open in self.sheets:
            self.ensureWidgetVisible(self.sheets[self._open], 0, self.theme.px(GAP))

    # What people do

    def handle_key(self, event: QKeyEvent) -> bool:
        """Arrows go from button to button; Enter or Space presses the one with the focus."""
        way = ARROWS.get(Qt.Key(event.key()))
        buttons = [one for one in self.findChildren(QAbstractButton) if _may_be_pressed(one)]
        if way is None or not buttons:
            return False
        here = next((one for one in buttons if one.hasFocus()), None)
        open_sheet = self.sheets[self._open] if self._open else None
        first = next((one for one in buttons if open_sheet is not None and open_sheet.isAncestorOf(one)), buttons[0])
        found = nearest(here, buttons, way) if here is not None else first
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(found)
        return True

    def _give(self, answers: tuple[str, ...]) -> None:
        given: list[Answer] = list(answers)
        self.given.emit(given)

    def _try(self, act: Act | None) -> None:
        self._tried = act
        self._later.start()

    def _show_next(self) -> None:
        if self.presenter.war.phase in UPKEEP and self.is_on:
            self.next.show_next(next_view(Upkeep(self.presenter, self.house), self._tried))

    def _look_at(self, house: str) -> None:
        self.house = house
        self.refresh()

    # Columns

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """As many columns as there is room for."""
        # Docks come and go with the sheets: the window says how much room there is, and not the moment.
        wide = self.window().width() / self.theme.look.scale
        count = 3 if wide >= THREE_FROM else 2 if wide >= TWO_FROM else 1
        px = self.theme.px
        beside = 1 if count == 1 else SHARES[count][-1] / sum(SHARES[count])
        self.town.set_room(max((wide - BESIDE) * beside, wide - BESIDE - LEAST if count == 2 else 0))
        if count == self._count:
            return
        self._count = count
        for sheet in self.sheets.values():
            sheet.setParent(self._page)
        for column in self._columns:
            self._row.removeWidget(column)
            column.hide()
            column.deleteLater()
        self._columns = []
        self._row.setContentsMargins(px(4), px(2), px(4), px(2))
        self._row.setSpacing(px(GAP))
        for place, names in enumerate(_places(count)):
            column = QWidget()
            inside = QVBoxLayout(column)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(px(GAP))
            for name in names:
                # The last sheet of a column reaches down to the edge.
                inside.addWidget(self._placed(name), int(name == names[-1]))
            self._columns.append(column)
            self._row.addWidget(column, SHARES[count][place])
        for sheet in self.sheets.values():
            sheet.show()

    def _placed(self, name: str) -> QWidget:
        """A sheet, or two side by side."""
        first, _, second = name.partition("+")
        if not second:
            return self.sheets[first]
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(GAP))
        row.addWidget(self.sheets[first], 5)
        row.addWidget(self.sheets[second], 4)
        return whole


def _may_be_pressed(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled() and button.focusPolicy() is not Qt.FocusPolicy.NoFocus


def _places(count: int) -> tuple[tuple[str, ...], ...]:
    """Which sheets stand in which column, from the top down."""
    if count == 3:
        return ("gather", "pay", "keep"), ("train", "build"), ("town", "equip+next")
    if count == 2:
        return ("next", "gather", "pay", "keep"), ("train", "build", "town", "equip")
    return (("gather", "pay", "train", "build", "keep", "town", "equip", "next"),)
