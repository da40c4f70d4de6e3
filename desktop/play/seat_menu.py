"""Who sits where, as a menu: people or players without a person at each seat, and somebody who plays on for me."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from desktop.play.turn_plate import SAYS_TURNS
from desktop.session.autoplay import Extent
from desktop.session.match_session import MatchSession
from desktop.session.seats import LONGEST_NAME, PERSON
from desktop.settings import Settings
from rules_core.games.definition import Seat
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say


def _tr(text: str) -> str:
    return QCoreApplication.translate("SeatMenu", text)


class SeatMenu(QMenu):
    """The menu; whoever holds a seat has a tick. With it a game is shown, so players without a person begin."""

    def __init__(self, session: MatchSession, parent: QWidget, settings: Settings | None = None) -> None:
        """`settings` hold whether it is said whose turn it is; None where nothing is kept."""
        super().__init__(_tr("Se&ats"), parent)
        self.setObjectName("menu.seats")
        self.session = session
        self._holders: list[tuple[QAction, SeatId, str]] = []
        self._of_seat: dict[SeatId, QMenu] = {}
        for words, extent in (
            (_tr("Play until the &turn ends"), Extent.TURN),
            (_tr("Play until something &happens"), Extent.EVENT),
            (_tr("Play to the &end"), Extent.END),
        ):
            self._play(words, extent)
        self.go_on = QAction(_tr("Let players without a person &go on"), self)
        self.go_on.setObjectName("seats.go-on")
        self.go_on.triggered.connect(lambda _=False: session.autoplay.resume())
        self.addAction(self.go_on)
        if settings is not None and session.seats.can_be_named:
            self.turns = QAction(_tr("Say whose turn it &is"), self)
            self.turns.setObjectName("seats.say-turns")
            self.turns.setCheckable(True)
            self.turns.setChecked(settings.flag(SAYS_TURNS, default=True))
            self.turns.toggled.connect(lambda on: settings.set_flag(SAYS_TURNS, value=on))
            self.addAction(self.turns)
        self.addSeparator()
        for seat in session.seats.deciding:
            self._add(seat)
        self.aboutToShow.connect(self.refresh)
        self.refresh()
        session.autoplay.begin()

    def refresh(self) -> None:
        """Tick who sits where, and what they are called."""
        for seat, menu in self._of_seat.items():
            menu.setTitle(self.session.seats.name(seat).replace("&", "&&"))
        for action, seat, holder in self._holders:
            action.setChecked(self.session.seats.holder(seat) == holder)
        self.go_on.setEnabled(self.session.autoplay.rests)

    def _play(self, words: str, extent: Extent) -> None:
        action = QAction(words, self)
        action.setObjectName(f"seats.play.{extent.value}")
        action.setEnabled(bool(self.session.seats.kinds))
        action.triggered.connect(lambda _=False: self.session.play_for_me(extent))
        self.addAction(action)

    def _add(self, seat: Seat) -> None:
        menu = self.addMenu(self.session.seats.name(seat.id).replace("&", "&&"))
        menu.setObjectName(f"menu.seats.{seat.id}")
        self._of_seat[seat.id] = menu
        if self.session.seats.can_be_named:
            name = QAction(_tr("&Name"), menu)
            name.setObjectName(f"seats.{seat.id}.name")
            name.triggered.connect(lambda _=False: self._ask_name(seat.id))
            menu.addAction(name)
            menu.addSeparator()
        group = QActionGroup(menu)
        holders = [(PERSON, _tr("A person")), *((kind.id, say(kind.name)) for kind in self.session.seats.kinds)]
        for holder, words in holders:
            action = QAction(words, menu)
            action.setObjectName(f"seats.{seat.id}.{holder}")
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, holder=holder: self._give(seat, holder))
            menu.addAction(action)
            self._holders.append((action, seat.id, holder))

    def _ask_name(self, seat: SeatId) -> None:
        title = _tr("What is whoever sits there called?")
        name, said = QInputDialog.getText(
            self.parentWidget(), self.title().replace("&", ""), title, text=self.session.seats.names.get(seat, "")
        )
        if said:
            self.session.call_seat(seat, name[:LONGEST_NAME])
            self.refresh()

    def _give(self, seat: Seat, holder: str) -> None:
        self.session.give_seat(seat.id, holder)
        self.refresh()
