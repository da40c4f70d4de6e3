"""A tag on the map of a game that is played without one: it is a sketch, nobody keeps places exactly."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.pill import Pill, PillTone
from desktop.session.match_session import MatchSession
from rules_core.games.village.state.siege import PlayMode

AWAY = 10
"""Distance in px at 100 % from the corner of the view."""


class SketchTag(Pill):
    """Stands in a corner of the view as long as the game is played without a map."""

    def __init__(self, theme: Theme, session: MatchSession, view: QWidget) -> None:
        super().__init__(theme, parent=view)
        self.setObjectName("sketch-tag")
        self._session = session
        self._view = view
        view.installEventFilter(self)
        self._words = self.tr("A sketch: places are rough")
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the tag or put it away."""
        unmapped = self._session.state.play_mode is PlayMode.UNMAPPED
        self.set_pill(self._words if unmapped else "", PillTone.WARN, icon="ui/pencil")
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        """At the right of the lower edge, where neither dice nor the enemy's edge are."""
        self.resize(self.sizeHint())
        away = self.theme.px(AWAY)
        self.move(self._view.width() - self.width() - away, self._view.height() - self.height() - away)
