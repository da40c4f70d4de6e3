"""Keeps the docks as each player left them, by width of the window; the council's page comes and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from desktop.look.theme import Theme
from desktop.look.wood import WoodWindow
from desktop.panels.council_panel import CouncilPanel
from desktop.settings import Settings
from desktop.windows.docks import WIDE, PanelDock, arrange, arrangement_for, set_widths
from rules_core.games.village.siege import Phase

GIVE_WAY = ("enemies", "chronicle")


class DockKeeper:
    """Arranges the docks of one play window."""

    def __init__(self, theme: Theme, settings: Settings, docks: dict[str, PanelDock], window: WoodWindow) -> None:
        self.theme = theme
        self.settings = settings
        self.docks = docks
        self.window = window
        self.arrangement = ""
        self._later = QTimer(window)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(lambda: set_widths(theme, docks, window, self.arrangement))

    def fit(self, width: int, phase: Phase) -> None:
        """Docks as this player left them in a window of this width, or in their first places."""
        arrangement = arrangement_for(width / self.theme.look.scale)
        if arrangement == self.arrangement:
            return
        self.keep(phase)
        self.arrangement = arrangement
        state = self.settings.bytes(f"play/docks/{arrangement}")
        if state.isEmpty() or not self.window.restoreState(state):
            arrange(self.theme, self.docks, self.window, arrangement)
            self._later.start()
        self.show_council(phase)

    def keep(self, phase: Phase) -> None:
        """Remember where the docks are; the council's page is a guest and not remembered."""
        if self.arrangement and phase is not Phase.COUNCIL:
            self.settings.set_bytes(f"play/docks/{self.arrangement}", self.window.saveState())

    def show_council(self, phase: Phase) -> None:
        """The council's page takes its place while the council meets, and leaves it afterwards."""
        dock = self.docks["council"]
        meets = isinstance(dock.panel, CouncilPanel) and dock.panel.is_open
        if meets and dock.isHidden():
            self._others_give_way(self.arrangement == WIDE)
            dock.show()
            dock.raise_()
            self._set_widths()
        elif not meets and phase is not Phase.COUNCIL and not dock.isHidden():
            dock.hide()
            self._others_give_way(False)
            self.docks["enemies"].raise_()
            self._set_widths()

    def _others_give_way(self, away: bool) -> None:
        """Where docks stand below each other two make room for the council; in tabs it is one tab more."""
        for name in GIVE_WAY:
            self.docks[name].setVisible(not away)

    def _set_widths(self) -> None:
        if self.arrangement:
            set_widths(self.theme, self.docks, self.window, self.arrangement)
            # Once more when the window has laid itself out: before that it has no room to share.
            self._later.start()
