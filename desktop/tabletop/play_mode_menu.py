"""The menu by which a game goes from the screen to a table and back, between two activations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import definition_of
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Topic


class PlayModeMenu(QObject):
    """The ways to play that a game offers, one of them chosen. Changing it is a correction like any other: named and
    undoable."""

    positions_doubted = Signal()
    """The game has come back to a map from a table that had none: somebody should look where everybody stands."""

    table_begins = Signal()
    """The game goes from the screen to a real table, which has to be built up first."""

    def __init__(
        self, window: QWidget, session: MatchSession, openings: Sequence[Topic], *, unfinished: str = ""
    ) -> None:
        """`openings` are what is asked before somebody acts; `unfinished` says that something is under way."""
        super().__init__(window)
        self.session = session
        self.openings = openings
        self.unfinished = unfinished or self.tr("Finish this activation first; then the game can go on another way.")
        words = {
            PlayMode.SCREEN: self.tr("On the &screen"),
            PlayMode.MAPPED: self.tr("At the &table, the map mirrors it"),
            PlayMode.UNMAPPED: self.tr("At the table, &without a map"),
        }
        self.menu = QMenu(self.tr("Play &where"), window)
        self.menu.setObjectName("menu.play-mode")
        group = QActionGroup(self.menu)
        self.actions: dict[PlayMode, QAction] = {}
        where = definition_of(session.match.game.name).where_played
        offered = [mode for mode in words if where is None or mode.value in where.words]
        for mode in offered:
            word = words[mode]
            action = QAction(word, self.menu)
            action.setObjectName(f"play-mode.{mode.value}")
            action.setCheckable(True)
            action.triggered.connect(self._chooser(mode))
            group.addAction(action)
            self.menu.addAction(action)
            self.actions[mode] = action
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the way that the game is played now."""
        self.actions[self.session.state.play_mode].setChecked(True)

    def _is_between(self) -> bool:
        """Whether no activation is under way: nobody acts, and nothing has been answered towards it."""
        match, request = self.session.match, self.session.pending
        begins = match.last_checkpoint(match.journal.head).node == match.journal.head
        opens = request is not None and request.topic in self.openings
        return getattr(self.session.state, "acting", None) is None and (begins or opens)

    def _chooser(self, mode: PlayMode) -> Callable[[], None]:
        return lambda: self.choose(mode)

    def choose(self, mode: PlayMode) -> None:
        """Go on another way; in the middle of an activation a sentence says why not."""
        before = self.session.state.play_mode
        if mode is before:
            return
        if not self._is_between():
            self.session.problem.emit(self.unfinished)
        elif self.session.amend("play_mode", mode.value):
            if before is PlayMode.UNMAPPED:
                self.positions_doubted.emit()
            elif before is PlayMode.SCREEN:
                self.table_begins.emit()
        self.refresh()
