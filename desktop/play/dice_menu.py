"""Who throws which dice, as a menu: the usual ways, and each seat by itself. Can be changed at any moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.play.presenter import Presenter
from desktop.session.dice_policy import ASKED, AT_ONCE, DECK, TYPED
from rules_core.kernel.requests import SeatId


def _tr(text: str) -> str:
    return QCoreApplication.translate("DiceMenu", text)


class DiceMenu(QMenu):
    """The menu; what is in force has a tick."""

    def __init__(self, presenter: Presenter, parent: QWidget) -> None:
        super().__init__(_tr("D&ice"), parent)
        self.setObjectName("menu.dice")
        self.session = presenter.session
        self._entries: list[tuple[QAction, dict[SeatId, str]]] = []
        seats = presenter.seats.values()
        ruled = [seat.id for seat in seats if not seat.decides]
        usual = [
            (_tr("The &program rolls all dice"), AT_ONCE, AT_ONCE),
            (_tr("&We roll ours, the program rolls the enemy's"), TYPED, AT_ONCE),
            (_tr("The program rolls &ours, we roll the enemy's"), AT_ONCE, TYPED),
            (_tr("We roll &everything"), TYPED, TYPED),
            (_tr("&Ask each time"), ASKED, ASKED),
        ]
        if not ruled:
            # Without a side that the rules steer there are no dice of ours and theirs.
            usual = [one for one in usual if one[1] == one[2]]
        group = QActionGroup(self)
        for words, ours, theirs in usual:
            self._add(self, group, words, {seat.id: theirs if seat.id in ruled else ours for seat in seats})
        self.addSeparator()
        for seat in seats:
            menu = self.addMenu(presenter.dice_title(seat.id))
            group = QActionGroup(self)
            for words, way in (
                (_tr("The &program rolls"), AT_ONCE),
                (_tr("We &type what real dice show"), TYPED),
                (_tr("&Ask each time: roll here or type"), ASKED),
            ):
                self._add(menu, group, words, {seat.id: way})
        if presenter.definition.from_deck is not None:
            menu = self.addMenu(_tr("Cards of the de&ck"))
            group = QActionGroup(self)
            for words, way in (
                (_tr("The &program draws"), AT_ONCE),
                (_tr("We draw &real cards and type them"), TYPED),
                (_tr("&Ask each time: draw here or type"), ASKED),
            ):
                self._add(menu, group, words, {DECK: way})
        self.refresh()

    def refresh(self) -> None:
        """Tick what is in force."""
        way_of = self.session.policy.way_of
        for action, wanted in self._entries:
            action.setChecked(all(way_of(seat) == way for seat, way in wanted.items()))

    def _add(self, menu: QMenu, group: QActionGroup, words: str, ways: dict[SeatId, str]) -> None:
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        action = QAction(words, self)
        action.setCheckable(True)
        group.addAction(action)
        action.triggered.connect(lambda _=False: self._choose(ways))
        menu.addAction(action)
        self._entries.append((action, ways))

    def _choose(self, ways: dict[SeatId, str]) -> None:
        self.session.set_dice(ways)
        self.refresh()
