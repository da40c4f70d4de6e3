"""Keeps the docks of a wide window as the player left them; in a narrow one they are drawers, and nothing is kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMenu, QTabBar, QWidget

from desktop.look.theme import Theme
from desktop.look.wood import WoodWindow
from desktop.play.docks import GUEST_WIDE, LEFT_WIDE, Dock, DockPlan, PanelDock, arrange, set_widths
from desktop.play.drawers import DrawerColumn
from desktop.play.panels.list_panel import ListPanel
from desktop.play.panels.rules_panel import RulesPanel
from desktop.settings import Settings

LAYOUT = 6
"""Rises with the docks there are: a layout of another set of docks would leave the new ones anywhere."""
WIDE_FROM = 1500
"""From this width of the window in px at 100 % on docks stand beside the map; in a narrower one they are drawers."""
AT_REST_MS = 50
"""So long after the last change the docks have the sizes that they are restored to."""
LEAST_MAP = 0.85
"""A layout from before docks left the map its room is mended where the map has less than this of what is planned."""
MOST_COVERED = 0.25
"""Of the map by a drawer: it lies beside the map as far as there is room, and never over its middle."""
SHUT = QDockWidget.DockWidgetFeature.DockWidgetClosable
"""A drawer can be closed, and neither dragged nor torn off."""


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
        table: QWidget,
    ) -> None:
        """`kept_as` is under which name the settings hold them, `table` what no drawer may hide."""
        super().__init__(window)
        self.plan = plan
        self.theme = theme
        self.settings = settings
        self.docks = docks
        self.window = window
        self._table = table
        self._margins = QMargins()
        self.is_wide: bool | None = None
        """Whether docks stand beside the map; None before the window has a width."""
        self._kept_as = f"{kept_as}/wide"
        self._mended_as = f"{kept_as}/mended"
        self._as_left = QByteArray()
        """The docks as they stand at the player's wish: without guests, and before a narrow window folded them."""
        self._gave_way: list[str] = []
        self._cleared: dict[str, QSize] | None = None
        """The docks that are away while the table needs all room, and how large each was; None while it does not."""
        self._greeted: set[str] = set()
        """Guests that have been opened as drawers; who closes one is not shown it again."""
        self._later = self._soon(self._settle)
        self._remember_later = self._soon(self._remember, AT_REST_MS)
        self._features = {name: dock.features() for name, dock in docks.items()}
        self._drawers = [name for name in docks if name != "timeline"]
        for number, (name, dock) in enumerate(docks.items(), 1):
            action = dock.toggleViewAction()
            if isinstance(dock.panel, ListPanel) or number <= 9:
                action.setShortcut(QKeySequence("Ctrl+L" if isinstance(dock.panel, ListPanel) else f"Ctrl+{number}"))
            action.triggered.connect(lambda on, name=name: self.open(name) if on else None)
            if isinstance(dock.panel, ListPanel):
                # Whoever opens it by its key reads it, or hears it, at once.
                tree = dock.panel.tree
                action.triggered.connect(lambda on, tree=tree: tree.setFocus() if on else window.setFocus())
            dock.installEventFilter(self)
            dock.dockLocationChanged.connect(lambda _: self._remember_later.start())
        window.installEventFilter(self)
        self.column = DrawerColumn(theme, docks, (*plan.left, *plan.right, *plan.guests))
        self.column.wanted.connect(self._flip)
        self.column.hide()
        self._reset = QAction(self.tr("&Reset panels"), self)
        self._reset.triggered.connect(lambda _=False: self.reset())
        self.menu = self._filled_menu()

    def set_table(self, table: QWidget) -> None:
        """Another part of the board is what lies on the table now."""
        self._table = table

    def _filled_menu(self) -> QMenu:
        """What opens and closes each dock, and puts all of them back: a menu in the View menu, which is long enough."""
        menu = QMenu(self.tr("P&anels"), self.window)
        menu.setObjectName("menu.panels")
        menu.addActions([dock.toggleViewAction() for dock in self.docks.values()])
        menu.addSeparator()
        menu.addAction(self._reset)
        return menu

    def connect_panels(self, **calls: Callable[..., object]) -> None:
        """Connect these signals of every panel that has them."""
        for dock in self.docks.values():
            for signal, call in calls.items():
                if hasattr(dock.panel, signal):
                    getattr(dock.panel, signal).connect(call)

    def open(self, name: str) -> None:
        """Show a dock, before all others of its tabs; as a drawer instead of any other one."""
        if not self.is_wide and name in self._drawers:
            self.close_drawer(but=name)
            self._place_drawer(name)
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

    # Wide and narrow

    def fit(self, width: int) -> None:
        """Docks as this player left them in a wide window, drawers in a narrow one."""
        is_wide = width / self.theme.look.scale >= WIDE_FROM
        if is_wide == self.is_wide:
            return
        if self.is_wide:
            self._write()
        self._cleared = None
        self.is_wide = is_wide
        self.column.setVisible(not is_wide)
        if is_wide:
            self._unfold()
        else:
            self._fold()
        self.show_guests()

    def reset(self) -> None:
        """All docks in their first places, at once."""
        self.settings.set_bytes(self._kept_as, QByteArray())
        self._as_left = QByteArray()
        # What is kept from now on has been arranged by people.
        self.settings.set_flag(self._mended_as, value=True)
        if self.is_wide:
            self._unfold()
        else:
            self.close_drawer()
            self.docks["timeline"].hide()
        self.show_guests()

    def keep(self) -> None:
        """Remember where the docks are for the next game."""
        self._remember()
        self._write()

    def _write(self) -> None:
        if not self._as_left.isEmpty():
            self.settings.set_bytes(self._kept_as, self._as_left)

    def _remember(self) -> None:
        """Where the docks are is the player's doing, unless a guest is among them or the window is too narrow."""
        self._remember_later.stop()
        squeezed = self.window.width() < self.theme.px(WIDE_FROM)
        is_usual = not squeezed and not self.has_guest and self._cleared is None
        if self.is_wide and is_usual and not self._later.isActive():
            self._as_left = self.window.saveState(LAYOUT)

    def _unfold(self) -> None:
        self._gave_way = []
        self._cleared = None
        self._make_room()
        for name, dock in self.docks.items():
            dock.setFeatures(self._features[name])
            if isinstance(dock, PanelDock):
                dock.heading.handle.show()
        arrange(self.theme, self.docks, self.plan, self.window)
        self._as_left = self.settings.bytes(self._kept_as)
        if not self._as_left.isEmpty() and not self.window.restoreState(self._as_left, LAYOUT):
            self._as_left = QByteArray()
        self._later.start()
        self._spell_out_tabs()

    def _fold(self) -> None:
        self._remember_later.stop()
        self._gave_way = []
        for name in self._drawers:
            dock = self.docks[name]
            dock.setFloating(False)
            self.window.removeDockWidget(dock)
            dock.setFeatures(SHUT)
            if isinstance(dock, PanelDock):
                dock.heading.handle.hide()

    # Drawers

    @property
    def open_drawer(self) -> str:
        """The drawer that is open, "" for none."""
        if self.is_wide:
            return ""
        return next((name for name in self._drawers if not self.docks[name].isHidden()), "")

    def close_drawer(self, but: str = "") -> bool:
        """Close whatever drawer is open, unless it is this one; says whether there was one.

        Who opens one by its key has it open already, so that there may be two.
        """
        names = [] if self.is_wide else [name for name in self._drawers if not self.docks[name].isHidden()]
        closed = [name for name in names if name != but]
        for name in closed:
            self.docks[name].hide()
        return bool(closed)

    def _flip(self, name: str) -> None:
        if self.docks[name].isHidden():
            self.open(name)
        else:
            self.close_drawer()

    def set_margins(self, margins: QMargins) -> None:
        """The wood round docks and board."""
        self._margins = margins
        self._make_room()

    def _make_room(self, taken: int = 0) -> None:
        """The board moves aside for a drawer by so many px."""
        self.window.setContentsMargins(self._margins + QMargins(0, 0, taken, 0))

    def _place_drawer(self, name: str) -> None:
        """At the right of the map, and over its edge only where there is no room beside it."""
        board, inside = self.window.centralWidget(), self.window.rect() - self._margins
        assert board is not None
        room = inside.width() - (board.width() - self._table.width())
        spare = max(0, room - self._table.height())
        wanted = self.theme.px(GUEST_WIDE if name in self.plan.guests else LEFT_WIDE)
        wide = min(wanted, spare + round(self._table.height() * MOST_COVERED))
        self._make_room(min(wide, spare))
        foot = inside.bottom()
        if not self.docks["timeline"].isHidden():
            foot -= self.docks["timeline"].height()
        left = inside.right() - wide + 1
        self.docks[name].setGeometry(QRect(QPoint(left, inside.top()), QPoint(inside.right(), foot)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            if watched is self.window and self.open_drawer:
                self._place_drawer(self.open_drawer)
            elif watched is not self.window:
                self._remember_later.start()
        elif event.type() == QEvent.Type.HideToParent and not self.is_wide and not self.open_drawer:
            self._make_room()
        elif event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._remember_later.start()
        return False

    # Guests

    @property
    def has_guest(self) -> bool:
        """Whether a guest is open."""
        return any(not self.docks[name].isHidden() for name in self.plan.guests)

    def show_guests(self) -> None:
        """A guest takes its place while it is wanted, and leaves it when it may not stay."""
        for name in self.plan.guests:
            panel = self.docks[name].panel
            wanted = bool(getattr(panel, "is_open", False))
            may_stay = wanted or bool(getattr(panel, "stays", False))
            if self.is_wide:
                self._seat(name, wanted=wanted, may_stay=may_stay)
            elif self.is_wide is not None:
                self._seat_in_drawer(name, wanted=wanted, may_stay=may_stay)

    def _seat(self, name: str, *, wanted: bool, may_stay: bool) -> None:
        dock = self.docks[name]
        if wanted and dock.isHidden():
            self._remember()
            # Where docks stand below each other those at the right make room for a guest.
            others = (*self.plan.right, *self.plan.on_demand)
            self._gave_way = [other for other in others if not self.docks[other].isHidden()]
            for other in self._gave_way:
                self.docks[other].hide()
            self.open(name)
            self._set_widths()
        elif not may_stay and not dock.isHidden():
            dock.hide()
            for other in self._gave_way:
                self.docks[other].show()
            self._gave_way = []
            self.docks[self.plan.top_right].raise_()
            self._set_widths()

    def _seat_in_drawer(self, name: str, *, wanted: bool, may_stay: bool) -> None:
        is_shown = not self.docks[name].isHidden()
        if wanted and name not in self._greeted:
            self._greeted.add(name)
            self.open(name)
        elif not wanted and name in self._greeted and (is_shown or not may_stay):
            # While something is placed the map is wanted whole; afterwards the guest comes back.
            self._greeted.discard(name)
            if is_shown:
                self.close_drawer()

    # All room for the table

    def clear_table(self, *, wanted: bool) -> None:
        """Put the docks beside the table away while it needs all the room, and back when it does not any more.

        Whoever opens one meanwhile sees it; where docks stand is remembered without them.
        """
        if not self.is_wide or wanted == (self._cleared is not None):
            return
        if wanted:
            self._remember()
            shown = [name for name in self._drawers if not self.docks[name].isHidden()]
            # A game may begin so: before the window has laid itself out sizes say nothing.
            has_sizes = not self._later.isActive()
            self._cleared = {name: self.docks[name].size() if has_sizes else QSize() for name in shown}
            for name in self._cleared:
                self.docks[name].hide()
            return
        cleared, self._cleared = self._cleared or {}, None
        layout = self.window.layout()
        assert layout is not None
        # All is laid out once when all are there, and not for each that comes.
        layout.setEnabled(False)
        for name in cleared:
            self.docks[name].show()
        layout.setEnabled(True)
        if not all(size.isValid() for size in cleared.values()):
            self._later.start()
            return
        # Restoring all that the window knows of its docks takes longer than everything else between two questions.
        docks = [self.docks[name] for name in cleared]
        self.window.resizeDocks(docks, [size.width() for size in cleared.values()], Qt.Orientation.Horizontal)
        self.window.resizeDocks(docks, [size.height() for size in cleared.values()], Qt.Orientation.Vertical)
        self._spell_out_tabs()
        QTimer.singleShot(0, self, self._hide_old_tabs)

    # Settling

    def _settle(self) -> None:
        """What has to wait until the window has laid itself out: before that it has no room to share."""
        if not self.is_wide:
            return
        if self._as_left.isEmpty() or self.has_guest:
            set_widths(self.theme, self.docks, self.plan, self.window)
        else:
            # Their widths are put back. What people have opened or closed while a guest or the table took the room
            # stays so.
            hidden = {name: dock.isHidden() for name, dock in self.docks.items()}
            self.window.restoreState(self._as_left, LAYOUT)
            for name, dock in self.docks.items():
                if dock.isHidden() != hidden[name]:
                    dock.setHidden(hidden[name])
            # How wide the map is then shows when the window has laid itself out.
            QTimer.singleShot(0, self, self._mend)
        self._spell_out_tabs()
        QTimer.singleShot(0, self, self._hide_old_tabs)

    def _mend(self) -> None:
        """Once for a layout that was kept: docks that had grown over the map are as wide again as they were meant."""
        board, is_mended = self.window.centralWidget(), self.settings.flag(self._mended_as, default=False)
        if not self.is_wide or board is None or self._as_left.isEmpty() or is_mended:
            return
        self.settings.set_flag(self._mended_as, value=True)
        sides = self.theme.px(self.plan.left_wide) + self.theme.px(self.plan.right_wide)
        if board.width() < (self.window.width() - sides) * LEAST_MAP:
            set_widths(self.theme, self.docks, self.plan, self.window)
            self._remember_later.start()

    def _hide_old_tabs(self) -> None:
        """Docks that are put into tabs one after the other may leave an earlier bar of tabs in sight, over no dock."""
        inside = self.window.rect()
        lefts = [dock.geometry().left() for dock in self.docks.values() if inside.intersects(dock.geometry())]
        for tabs in self.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if tabs.isVisible() and tabs.geometry().left() not in lefts:
                tabs.hide()

    def _spell_out_tabs(self) -> None:
        """Tabs say whole words: where they do not fit, arrows lead to the others."""
        for tabs in self.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if tabs.elideMode() is not Qt.TextElideMode.ElideNone:
                tabs.setElideMode(Qt.TextElideMode.ElideNone)

    def _set_widths(self) -> None:
        set_widths(self.theme, self.docks, self.plan, self.window)
        self._later.start()

    def _soon(self, call: Callable[[], None], interval: int = 0) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(call)
        return timer
