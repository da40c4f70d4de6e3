"""The docks of the play window: which panels there are and where they stand at first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMainWindow, QTabWidget, QWidget

from desktop.games.village.council.council_panel import CouncilPanel
from desktop.games.village.models.siege_rows import building_rows, enemy_rows, find_rows, hero_rows
from desktop.games.village.models.siege_table import SiegeTable
from desktop.look.theme import Theme
from desktop.look.widgets.dock import SheetDock
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.models.luck_list import LuckList
from desktop.play.models.odds_table import OddsTable
from desktop.play.models.thing_tree import ThingTree
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.list_panel import ListPanel
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.panels.odds_panel import OddsPanel
from desktop.play.panels.rules_panel import RulesPanel
from desktop.play.panels.table_panel import TablePanel
from desktop.play.panels.timeline import Timeline
from desktop.play.strip_dock import StripDock
from desktop.play.table_view.preview import TablePreview
from desktop.session.match_session import MatchSession
from rules_core.games.village.words.names import SiegeNames

BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
HEIGHTS = (
    (("village", 0.42), ("heroes", 0.31), ("finds", 0.27)),
    (("enemies", 0.5), ("chronicle", 0.5)),
)
"""How docks that stand below one another share the height of the window."""
WIDE, NARROW, SLIM = "wide", "narrow", "slim"
ON_DEMAND = ("odds", "rules", "luck", "table", "list")
"""Docks that are closed until somebody wants them; they open as tabs beside the chronicle."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Docks", text)


class PanelDock(SheetDock):
    """A sheet with a panel."""

    def __init__(self, theme: Theme, name: str, title: str, icon: str, panel: QWidget) -> None:
        super().__init__(theme, f"dock.{name}", title, icon)
        self.panel = panel
        self.set_body(panel)


Dock = PanelDock | StripDock


def build_docks(
    theme: Theme, session: MatchSession, names: SiegeNames, odds: OddsTable, window: QMainWindow
) -> dict[str, Dock]:
    """All docks in their first places."""
    window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
    chronicle = ChroniclePanel(theme, ChronicleList(session, names))
    docks: dict[str, Dock] = {
        "village": PanelDock(theme, "village", _tr("Village"), "village", _village(theme, session, names)),
        "heroes": PanelDock(theme, "heroes", _tr("Heroes"), "visored-helm", _heroes(theme, session, names)),
        "finds": PanelDock(theme, "finds", _tr("Defences and finds"), "stakes-fence", _finds(theme, session, names)),
        "enemies": PanelDock(theme, "enemies", _tr("Enemies"), "crossed-swords", _enemies(theme, session, names)),
        "chronicle": PanelDock(theme, "chronicle", _tr("Chronicle"), "scroll-unfurled", chronicle),
        "council": PanelDock(theme, "council", _tr("Council"), "round-table", CouncilPanel(theme, session, names)),
        "timeline": StripDock(theme, "timeline", _tr("Timeline"), "ui/history", Timeline(theme, session)),
        "odds": PanelDock(theme, "odds", _tr("Odds"), "bullseye", OddsPanel(theme, odds)),
        "rules": PanelDock(theme, "rules", _tr("Rules"), "open-book", RulesPanel(theme)),
        "luck": PanelDock(theme, "luck", _tr("Luck"), "rolling-dices", LuckPanel(theme, LuckList(session))),
        "list": PanelDock(theme, "list", _tr("List"), "ui/list", ListPanel(theme, ThingTree())),
        "table": PanelDock(theme, "table", _tr("Table view"), "ui/eye", TablePreview(theme, session)),
    }
    for name, dock in docks.items():
        area = LEFT if name in ("village", "heroes", "finds") else BOTTOM if name == "timeline" else RIGHT
        window.addDockWidget(area, dock)
    for name in ("council", *ON_DEMAND):
        docks[name].hide()
    # What a tab says has to be short.
    docks["finds"].setWindowTitle(_tr("Finds"))
    return docks


def arrangement_for(wide: float) -> str:
    """Which first places suit a window of this width in px at 100 % text."""
    return WIDE if wide >= 1500 else NARROW if wide >= 1100 else SLIM


def arrange(theme: Theme, docks: dict[str, Dock], window: QMainWindow, arrangement: str) -> None:
    """Put the docks into their first places: side by side, in tabs on both sides, or all in tabs at the right."""
    left = RIGHT if arrangement == SLIM else LEFT
    layout = window.layout()
    assert layout is not None
    # A layout that settles between two of these steps leaves a bar of tabs behind that belongs to no dock.
    layout.setEnabled(False)
    for name in ("village", "heroes", "finds"):
        window.addDockWidget(left, docks[name])
    for name in ("enemies", "chronicle", "council", *ON_DEMAND):
        window.addDockWidget(RIGHT, docks[name])
    window.addDockWidget(BOTTOM, docks["timeline"])
    if arrangement != WIDE:
        first, second = docks["heroes"], docks["enemies"]
        for name in ("village", "finds"):
            window.tabifyDockWidget(first, docks[name])
        if arrangement == SLIM:
            window.tabifyDockWidget(docks["finds"], second)
        for name in ("chronicle", "council"):
            window.tabifyDockWidget(second, docks[name])
            second = docks[name]
    second = docks["chronicle"] if arrangement == WIDE else docks["council"]
    for name in ON_DEMAND:
        window.tabifyDockWidget(second, docks[name])
        second = docks[name]
    for name in ("council", *ON_DEMAND):
        docks[name].hide()
    docks["enemies"].raise_()
    docks["heroes"].raise_()
    layout.setEnabled(True)
    set_widths(theme, docks, window, arrangement)


def set_widths(theme: Theme, docks: dict[str, Dock], window: QMainWindow, arrangement: str) -> None:
    """The widths that suit the arrangement; the council takes more room than what it stands for."""
    left, right = {WIDE: (424, 424), NARROW: (392, 340), SLIM: (392, 392)}[arrangement]
    sides = [(docks["heroes"], left), (docks["enemies"], right)]
    if not docks["council"].isHidden():
        sides = [
            (docks["heroes"], {WIDE: 400, NARROW: 320, SLIM: 320}[arrangement]),
            (docks["council"], {WIDE: 860, NARROW: 580, SLIM: 520}[arrangement]),
        ]
    if arrangement == SLIM:
        sides = sides[1:]
    window.resizeDocks([dock for dock, _ in sides], [theme.px(side) for _, side in sides], Qt.Orientation.Horizontal)
    if arrangement == WIDE:
        for stack in HEIGHTS:
            shown = [(docks[name], share) for name, share in stack if not docks[name].isHidden()]
            high = [round(window.height() * share) for _, share in shown]
            window.resizeDocks([dock for dock, _ in shown], high, Qt.Orientation.Vertical)


def _village(theme: Theme, session: MatchSession, names: SiegeNames) -> TablePanel:
    headings = (_tr("Building"), _tr("Level"), _tr("Integrity"), _tr("State"))
    model = SiegeTable(session, names, headings, building_rows)
    return TablePanel(theme, model, "table.village", _tr("Village"), _tr("There is no village."))


def _heroes(theme: Theme, session: MatchSession, names: SiegeNames) -> TablePanel:
    model = SiegeTable(session, names, (_tr("Hero"), _tr("Wounds"), _tr("State")), hero_rows)
    return TablePanel(theme, model, "table.heroes", _tr("Heroes"), _tr("Nobody is here."))


def _enemies(theme: Theme, session: MatchSession, names: SiegeNames) -> TablePanel:
    model = SiegeTable(session, names, (_tr("Enemy"), _tr("State")), enemy_rows)
    words = _tr("No enemy is on the table. Nobody knows yet from which edge they come.")
    return TablePanel(theme, model, "table.enemies", _tr("Enemies"), words)


def _finds(theme: Theme, session: MatchSession, names: SiegeNames) -> TablePanel:
    model = SiegeTable(session, names, (_tr("Thing"), _tr("State")), find_rows)
    words = _tr("No finds on the table. One appears after each wave but the last.")
    return TablePanel(theme, model, "table.finds", _tr("Defences and finds"), words)
