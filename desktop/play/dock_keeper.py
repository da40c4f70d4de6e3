"""Keeps the docks as each player left them, by width of the window; guests among them come and go by themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTabBar

from desktop.look.theme import Theme
from desktop.look.wood import WoodWindow
from desktop.play.docks import ON_DEMAND, WIDE, Dock, DockPlan, arrange, arrangement_for, set_widths
from desktop.play.panels.rules_panel import RulesPanel
from desktop.settings import Settings

LAYOUT = 4
"""Rises with the docks there are: a layout of another set of docks would leave the new ones anywhere."""


class DockKeeper(QObject):
    """Arranges the docks of one play window."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        docks: dict[str, Dock],
        plan: DockPlan,
        kept_as: str,
        window: WoodWindow,
    ) -> None:
        """`kept_as` is under which name the settings hold them."""
        super().__init__(window)
        self.plan = plan
        self.kept_as = kept_as
        self.theme = theme
        self.settings = settings
        self.docks = docks
        self.window = window
        self.arrangement = ""
        self._gave_way: list[str] = []
        self._low = False
        self._hidden_as_low = False
        self._left_as = QByteArray()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._settle)
        for name, dock in docks.items():
            dock.toggleViewAction().triggered.connect(lambda on, name=name: self.open(name) if on else None)

    def actions(self) -> list[QAction]:
        """What opens and closes each dock, for the View menu."""
        return [dock.toggleViewAction() for dock in self.docks.values()]

    def connect_panels(self, **calls: Callable[..., object]) -> None:
        """Connect these signals of every panel that has them."""
        for dock in self.docks.values():
            for signal, call in calls.items():
                if hasattr(dock.panel, signal):
                    getattr(dock.panel, signal).connect(call)

    def open(self, name: str) -> None:
        """Show a dock, before all others of its tabs."""
        self.docks[name].show()
        self.docks[name].raise_()
        self._spell_out_tabs()

    def show_rules(self, clause: str = "") -> None:
        """Open the rules, at a clause where one is meant."""
        panel = self.docks["rules"].panel
        assert isinstance(panel, RulesPanel)
        panel.show_clause(clause)
        self.open("rules")
        if not clause:
            panel.search.setFocus()

    def fit(self, width: int) -> None:
        """Docks as this player left them in a window of this width, or in their first places."""
        arrangement = arrangement_for(width / self.theme.look.scale)
        if arrangement == self.arrangement:
            return
        self.keep()
        self.arrangement = arrangement
        if self._hidden_as_low:
            self._hidden_as_low = False
            self.docks["timeline"].show()
        state = self.settings.bytes(f"{self.kept_as}/{arrangement}")
        self._left_as = state
        if state.isEmpty() or not self.window.restoreState(state, LAYOUT):
            self._left_as = QByteArray()
            arrange(self.theme, self.docks, self.plan, self.window, arrangement)
        self._later.start()
        self._low_or_not()
        self._spell_out_tabs()
        self.show_guests()

    def set_low(self, low: bool) -> None:
        """In a very low window the timeline leaves its room to the map."""
        if low != self._low:
            self._low = low
            self._low_or_not()

    def keep(self) -> None:
        """Remember where the docks are, but not while a guest may be among them."""
        if self.arrangement and not any(self._may_stay(name) for name in self.plan.guests):
            # That the timeline is hidden may be the window's doing and not the player's.
            self.docks["timeline"].setHidden(self.docks["timeline"].isHidden() and not self._hidden_as_low)
            self.settings.set_bytes(f"{self.kept_as}/{self.arrangement}", self.window.saveState(LAYOUT))
            self.docks["timeline"].setHidden(self.docks["timeline"].isHidden() or self._hidden_as_low)

    @property
    def has_guest(self) -> bool:
        """Whether a guest is open."""
        return any(not self.docks[name].isHidden() for name in self.plan.guests)

    def show_guests(self) -> None:
        """A guest takes its place while it is wanted, and leaves it when it may not stay."""
        for name in self.plan.guests:
            dock = self.docks[name]
            wanted = bool(getattr(dock.panel, "is_open", False))
            if wanted and dock.isHidden():
                if self.arrangement == WIDE:
                    self._others_give_way()
                self.open(name)
                self._set_widths()
            elif not wanted and not self._may_stay(name) and not dock.isHidden():
                dock.hide()
                self._others_come_back()
                self.docks[self.plan.top_right].raise_()
                self._set_widths()

    def _may_stay(self, name: str) -> bool:
        return bool(getattr(self.docks[name].panel, "stays", False))

    def _others_give_way(self) -> None:
        """Where docks stand below each other those at the right make room for a guest; in tabs it is one more."""
        others = (*self.plan.right, *ON_DEMAND)
        self._gave_way = [name for name in others if not self.docks[name].isHidden()]
        for name in self._gave_way:
            self.docks[name].hide()

    def _others_come_back(self) -> None:
        for name in self._gave_way:
            self.docks[name].show()
        self._gave_way = []

    def _low_or_not(self) -> None:
        timeline = self.docks["timeline"]
        if self._low and not timeline.isHidden():
            self._hidden_as_low = True
            timeline.hide()
        elif not self._low and self._hidden_as_low:
            self._hidden_as_low = False
            timeline.show()

    def _settle(self) -> None:
        """What has to wait until the window has laid itself out: before that it has no room to share."""
        if self._left_as.isEmpty() or self.has_guest:
            set_widths(self.theme, self.docks, self.plan, self.window, self.arrangement)
        else:
            self.window.restoreState(self._left_as, LAYOUT)
            self._low_or_not()
        self._left_as = QByteArray()
        self._spell_out_tabs()
        QTimer.singleShot(0, self, self._hide_old_tabs)

    def _hide_old_tabs(self) -> None:
        """Docks that are put into tabs one after the other may leave an earlier bar of tabs in sight, over no dock."""
        inside = self.window.rect()
        lefts = [dock.geometry().left() for dock in self.docks.values() if inside.intersects(dock.geometry())]
        for tabs in self.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if tabs.isVisible() and tabs.geometry().left() not in lefts:
                tabs.hide()

    def _spell_out_tabs(self) -> None:
        """Tabs say whole words: where they do not fit, arrows lead to the others."""
        for tabs in self.window.findChildren(QTabBar):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)

    def _set_widths(self) -> None:
        if self.arrangement:
            set_widths(self.theme, self.docks, self.plan, self.window, self.arrangement)
            self._later.start()
