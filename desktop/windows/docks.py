"""The docks of the play window: which panels there are and where they stand at first."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.dock import SheetDock
from desktop.session.match_session import MatchSession
from rules_core.lab.names import SiegeNames


class PanelDock(SheetDock):
    """A sheet with a panel."""

    def __init__(self, theme: Theme, name: str, title: str, icon: str, panel: QWidget) -> None:
        super().__init__(theme, f"dock.{name}", title, icon)
        self.panel = panel
        self.set_body(panel)


def build_docks(theme: Theme, session: MatchSession, names: SiegeNames, window: QMainWindow) -> dict[str, PanelDock]:
    """All docks in their first places."""
    return {}
