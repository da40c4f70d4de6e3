"""A tag on the map of a game that is played without one: it is a sketch, nobody keeps places exactly."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.pill import Pill, PillTone, pill_size
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.view import BattlefieldView
from rules_core.ground.play_mode import PlayMode

ICON = "ui/pencil"
AWAY = 10
"""Distance in px at 100 % from the corner of the view."""


class SketchTag(Pill):
    """Stands in a corner of the view as long as the game is played without a map; without its words where it would lie
    on the map.
    """

    def __init__(self, theme: Theme, session: MatchSession, view: BattlefieldView) -> None:
        super().__init__(theme, parent=view)
        self.setObjectName("sketch-tag")
        self._session = session
        self._view = view
        view.installEventFilter(self)
        # Where the map lies is known when the view has fitted it.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._settle)
        view.zoomed.connect(self._soon.start)
        self._words = self.tr("A sketch: places are rough")
        self.setToolTip(tip(self._words))
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the tag or put it away."""
        self._settle()
        self.setVisible(self._session.state.play_mode is PlayMode.UNMAPPED)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._settle()
            self._soon.start()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        """At the right of the lower edge, where neither dice nor the enemy's edge are, or close by the map's left."""
        away, wide = self.theme.px(AWAY), self._view.width()
        whole = pill_size(self._words, self.theme.look, icon=ICON)[0]
        has_room = wide - self._view.map_area().right() >= whole + 2 * away
        text = self._words if has_room else ""
        if text != self.text() or not self.accessibleName():
            shown = self.isVisibleTo(self._view)
            self.set_pill(text, PillTone.WARN, icon=ICON)
            self.setAccessibleName(self._words)
            self.setVisible(shown)
        self.resize(self.sizeHint())
        left, area = wide - self.width() - away, self._view.map_area()
        if left < area.right() and area.left() >= self.width() + 2 * away:
            # All of the wood is at the left of the map.
            left = round(area.left()) - self.width() - away
        self.move(left, self._view.height() - self.height() - away)
