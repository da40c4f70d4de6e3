"""Finds what is new on a real table since its people last put something down."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.placing.measured_table import MeasuredTable
from rules_core.kernel.requests import Place, Request

SETTING = "table/new-pieces"


class Arrivals(QObject):
    """Watches a game and says once what is new: when people are asked again and nothing moves any more."""

    came = Signal(object)
    """The ids of what is new, a frozenset."""

    def __init__(
        self,
        session: MatchSession,
        player: FactPlayer,
        settings: Settings,
        table: Callable[[], MeasuredTable],
        parent: QObject,
    ) -> None:
        """`table` gives it as the game stands."""
        super().__init__(parent)
        self.session, self.player, self.settings, self._table = session, player, settings, table
        self._known = table().on_table()
        self._asked: Request | None = session.pending
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look)
        session.changed.connect(self._changed)
        session.rewound.connect(self.forget)
        player.finished.connect(self._soon.start)

    def forget(self) -> None:
        """What is there now is known: people have gone back or forth, corrected it, or were shown the whole table."""
        self._known = self._table().on_table()
        self._asked = self.session.pending

    def stop(self) -> None:
        """The window closes."""
        self._soon.stop()
        self.player.finished.disconnect(self._soon.start)

    def _changed(self) -> None:
        table, asked = self._table(), self._asked
        if not table.at_real_table:
            self.forget()
            return
        if isinstance(asked, Place) and not self.session.bot_is_playing:
            self._known |= table.put_by_people(asked)
        self._asked = self.session.pending
        self._soon.start()

    def _look(self) -> None:
        if self.session.bot_is_playing or self.player.playing or self.session.pending is None:
            return
        other = QApplication.activeModalWidget()
        table = self._table()
        new = table.on_table() - self._known
        if not new or not table.at_real_table:
            return
        if isinstance(other, QDialog):
            other.finished.connect(self._soon.start)
            return
        self._known = table.on_table()
        if self.settings.flag(SETTING, default=True):
            self.came.emit(new)
