"""The docks of the play window: those that every game has, those that a game brings, and where they stand at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMainWindow, QTabWidget, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.dock import SheetDock
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.models.luck_list import LuckList, LuckWords
from desktop.play.models.thing_tree import ThingTree
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.list_panel import ListPanel
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.panels.odds_panel import OddsPanel
from desktop.play.panels.rules_panel import RulesPanel
from desktop.play.panels.timeline import Timeline
from desktop.play.parts import DockPart, PlayParts
from desktop.play.strip_dock import StripDock
from desktop.play.table_view.page import TableViewPage
from desktop.play.table_view.preview import TablePreview

BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
LEFT_WIDE, RIGHT_WIDE, GUEST_WIDE = 424, 376, 560
"""Of the docks at each side, in px at 100 %."""
ON_DEMAND = ("odds", "rules", "luck", "table", "list")
"""Docks that are closed until somebody wants them; they open as tabs beside the chronicle."""
CHRONICLE_SHARE = 0.5
"""Of the height of its side."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Docks", text)


class PanelDock(SheetDock):
    """A sheet with a panel."""

    def __init__(self, theme: Theme, name: str, title: str, icon: str, panel: QWidget, note: str = "") -> None:
        super().__init__(theme, f"dock.{name}", title, icon, note)
        self.icon_name = icon
        self.panel = panel
        if hasattr(panel, "noted"):
            panel.noted.connect(self._note)
        self.set_body(panel)

    def _note(self, words: str) -> None:
        """Other quiet words beside the title."""
        if words != self.heading.note.text():
            self.heading.note.setText(words)
            self.heading.fit_note()


Dock = PanelDock | StripDock


@dataclass(frozen=True)
class ShownByFace:
    """What a game's face puts into docks that every game has."""

    luck_words: LuckWords
    table_page: Callable[[], TableViewPage]
    """Makes the page of the table view, for its small picture."""


@dataclass(frozen=True)
class DockPlan:
    """Where docks stand at first, by name, from the top down."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    guests: tuple[str, ...]
    shares: dict[str, float]
    behind: dict[str, str] = field(default_factory=dict)
    """Docks that lie as tabs behind another one, with the name of that."""
    on_demand: tuple[str, ...] = ON_DEMAND
    left_wide: int = LEFT_WIDE
    right_wide: int = RIGHT_WIDE

    @property
    def top_right(self) -> str:
        """What is seen at the right."""
        return self.right[0]


def plan_of(parts: list[DockPart], opened: Sequence[str] = ()) -> DockPlan:
    """The plan for what a game brings, with the chronicle and what opens on demand; `opened` are open at once."""
    plain = [part for part in parts if not part.is_guest and not part.is_on_demand]
    left = next((part.wide for part in plain if part.at_left), 0)
    right = next((part.wide for part in plain if not part.at_left), 0)
    return DockPlan(
        left=tuple(part.name for part in plain if part.at_left),
        right=(*(part.name for part in plain if not part.at_left), *opened, "chronicle"),
        guests=tuple(part.name for part in parts if part.is_guest),
        shares={part.name: part.share for part in plain}
        | dict.fromkeys(opened, 1 - CHRONICLE_SHARE)
        | {"chronicle": CHRONICLE_SHARE},
        behind={part.name: part.behind for part in plain if part.behind},
        on_demand=(
            *(part.name for part in parts if part.is_on_demand),
            *(name for name in ON_DEMAND if name not in opened),
        ),
        left_wide=left or LEFT_WIDE,
        right_wide=right or RIGHT_WIDE,
    )


def build_docks(
    parts: PlayParts, brought: list[DockPart], shown: ShownByFace, plan: DockPlan, window: QMainWindow
) -> dict[str, Dock]:
    """All docks in their first places, in the order of the menu."""
    window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
    theme, presenter = parts.theme, parts.presenter

    def made(kind: list[DockPart]) -> dict[str, Dock]:
        return {part.name: PanelDock(theme, part.name, part.title, part.icon, part.panel, part.note) for part in kind}

    def asked() -> str:
        session = parts.session
        return session.pending.clause if session.pending is not None and not session.question_is_hidden else ""

    chronicle = ChroniclePanel(theme, ChronicleList(presenter))
    books = presenter.definition.card.books
    docks: dict[str, Dock] = {
        **made([part for part in brought if not part.is_guest]),
        "chronicle": PanelDock(theme, "chronicle", _tr("Chronicle"), "scroll-unfurled", chronicle),
        **made([part for part in brought if part.is_guest]),
        "timeline": StripDock(theme, "timeline", _tr("Timeline"), "ui/history", Timeline(theme, presenter)),
        "odds": PanelDock(theme, "odds", _tr("Odds"), "bullseye", OddsPanel(theme, parts.odds.table)),
        "rules": PanelDock(theme, "rules", _tr("Rules"), "open-book", RulesPanel(theme, books, asked)),
        "luck": PanelDock(
            theme, "luck", _tr("Luck"), "rolling-dices", LuckPanel(theme, LuckList(presenter, shown.luck_words))
        ),
        "list": PanelDock(theme, "list", _tr("List"), "ui/list", ListPanel(theme, ThingTree())),
        "table": PanelDock(
            theme, "table", _tr("Table view"), "ui/eye", TablePreview(theme, parts.session, shown.table_page)
        ),
    }
    docks["chronicle"].visibilityChanged.connect(lambda shown: chronicle.come_into_sight() if shown else None)
    for name, dock in docks.items():
        area = LEFT if name in plan.left else BOTTOM if name == "timeline" else RIGHT
        window.addDockWidget(area, dock)
    for name in (*plan.guests, *plan.on_demand, "timeline"):
        docks[name].hide()
    # What a tab says has to be short.
    for part in brought:
        if part.tab:
            docks[part.name].setWindowTitle(part.tab)
    return docks


def arrange(theme: Theme, docks: dict[str, Dock], plan: DockPlan, window: QMainWindow) -> None:
    """Put the docks into their first places: below each other on both sides, those on demand as tabs, closed."""
    layout = window.layout()
    assert layout is not None
    # A layout that settles between two of these steps leaves a bar of tabs behind that belongs to no dock.
    layout.setEnabled(False)
    for dock in docks.values():
        dock.setFloating(False)
    for name in plan.left:
        window.addDockWidget(LEFT, docks[name])
    for name in (*plan.right, *plan.guests, *plan.on_demand):
        window.addDockWidget(RIGHT, docks[name])
    window.addDockWidget(BOTTOM, docks["timeline"])
    second = docks["chronicle"]
    for name in plan.on_demand:
        window.tabifyDockWidget(second, docks[name])
        second = docks[name]
    for name in (*plan.left, *plan.right):
        docks[name].show()
    for name, first in plan.behind.items():
        window.tabifyDockWidget(docks[first], docks[name])
        docks[first].raise_()
    for name in (*plan.guests, *plan.on_demand, "timeline"):
        docks[name].hide()
    docks["chronicle"].raise_()
    layout.setEnabled(True)
    set_widths(theme, docks, plan, window)


def set_widths(theme: Theme, docks: dict[str, Dock], plan: DockPlan, window: QMainWindow) -> None:
    """The first widths and heights; a guest takes more room than what it stands for, but leaves the map its own."""
    at_right, wide = docks[plan.top_right], plan.right_wide
    for name in plan.guests:
        if not docks[name].isHidden():
            at_right, wide = docks[name], GUEST_WIDE
    sides = [(docks[name], plan.left_wide) for name in plan.left[:1]] + [(at_right, wide)]
    window.resizeDocks([dock for dock, _ in sides], [theme.px(side) for _, side in sides], Qt.Orientation.Horizontal)

    def shows(name: str) -> bool:
        return name not in plan.behind and not docks[name].isHidden()

    for stack in (plan.left, plan.right):
        shown = [(docks[name], plan.shares[name]) for name in stack if shows(name)]
        if not any(share for _, share in shown):
            # Docks that ask for nothing in particular are equals.
            shown = [(dock, 1 / len(shown)) for dock, _ in shown]
        if all(share for _, share in shown):
            high = [round(window.height() * share) for _, share in shown]
            window.resizeDocks([dock for dock, _ in shown], high, Qt.Orientation.Vertical)
