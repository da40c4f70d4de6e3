"""The sand-clock of Reflection, where people want one: in a corner of the table, and nowhere else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.sand_clock import MINUTES, SandClock
from desktop.settings import Settings
from rules_core.games.defenders.state.city import City, Phase

WANTED = "play/defenders/sand-clock"
CHOSEN = "play/defenders/sand-clock-minutes"
"""In the settings: whether it is wanted, and for how long it runs."""
SWITCH = "play/defenders/sand-clock-{word}"
USUAL = 5
AWAY = 14
"""From the corner, in px at 100 %."""


class ReflectionClock(QObject):
    """Shows the clock at the upper right of `table` while people reflect; each Reflection begins with all its sand."""

    def __init__(self, theme: Theme, settings: Settings, table: QWidget) -> None:
        super().__init__(table)
        self.settings = settings
        self._table = table
        self._turn = -1
        minutes = settings.word(CHOSEN, [str(one) for one in MINUTES], str(USUAL), switch=SWITCH)
        self.clock = SandClock(theme, int(minutes), table)
        self.clock.hide()
        self.clock.minutes_chosen.connect(self._keep)
        self.action = QAction(self.tr("Sand-cl&ock in Reflection"), table)
        self.action.setObjectName("view.sand-clock")
        self.action.setCheckable(True)
        self.action.setChecked(settings.flag(WANTED, default=False))
        self.action.toggled.connect(self._want)
        self._state: City | None = None
        table.installEventFilter(self)

    def show_for(self, state: City) -> None:
        """Come with Reflection and go with it."""
        self._state = state
        if state.turn != self._turn:
            self._turn = state.turn
            self.clock.stop()
        self.clock.setVisible(state.phase is Phase.REFLECTION and self.action.isChecked())
        self._place()

    def _want(self, on: bool) -> None:
        self.settings.set_flag(WANTED, value=on)
        if self._state is not None:
            self.show_for(self._state)

    def _keep(self, minutes: int) -> None:
        self.settings.set_text(CHOSEN, str(minutes))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        away, size = self.clock.theme.px(AWAY), self.clock.sizeHint()
        self.clock.setGeometry(self._table.width() - size.width() - away, away, size.width(), size.height())
        self.clock.raise_()
