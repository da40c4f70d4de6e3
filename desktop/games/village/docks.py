"""The docks of a siege: village, heroes, finds, enemies, and the council."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.games.village.council.council_panel import CouncilPanel
from desktop.games.village.models.siege_rows import building_rows, enemy_rows, find_rows, hero_rows
from desktop.games.village.presenter import VillagePresenter
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Row
from desktop.play.panels.table_panel import TablePanel
from desktop.play.parts import DockPart, PlayParts
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames

RowMaker = Callable[[Siege, SiegeNames], list[Row]]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Docks", text)


def siege_table(presenter: VillagePresenter, headings: tuple[str, ...], rows: RowMaker) -> RowTable:
    """A table about the siege."""
    return RowTable(presenter.session, headings, lambda: rows(presenter.siege, presenter.names))


def village_docks(parts: PlayParts) -> list[DockPart]:
    """Those at the left, those at the right, and the council as a guest."""
    presenter = parts.presenter
    assert isinstance(presenter, VillagePresenter)

    def table(name: str, title: str, headings: tuple[str, ...], rows: RowMaker, empty: str) -> TablePanel:
        return TablePanel(parts.theme, siege_table(presenter, headings, rows), f"table.{name}", title, empty)

    village, heroes, enemies = _tr("Village"), _tr("Heroes"), _tr("Enemies")
    defences = _tr("Defences and finds")
    of_village = _tr("Building"), _tr("Level"), _tr("Integrity"), _tr("State")
    of_heroes = _tr("Hero"), _tr("Wounds"), _tr("State")
    of_enemies = _tr("Enemy"), _tr("State")
    of_finds = _tr("Thing"), _tr("State")
    no_enemies = _tr("No enemy is on the table. Nobody knows yet from which edge they come.")
    no_finds = _tr("No finds on the table. One appears after each wave but the last.")
    return [
        DockPart(
            "village",
            village,
            "village",
            table("village", village, of_village, building_rows, _tr("There is no village.")),
            share=0.42,
        ),
        DockPart(
            "heroes",
            heroes,
            "visored-helm",
            table("heroes", heroes, of_heroes, hero_rows, _tr("Nobody is here.")),
            share=0.31,
        ),
        DockPart(
            "finds",
            defences,
            "stakes-fence",
            table("finds", defences, of_finds, find_rows, no_finds),
            share=0.27,
            tab=_tr("Finds"),
        ),
        DockPart(
            "enemies",
            enemies,
            "crossed-swords",
            table("enemies", enemies, of_enemies, enemy_rows, no_enemies),
            at_left=False,
            share=0.5,
        ),
        DockPart(
            "council",
            _tr("Council"),
            "round-table",
            CouncilPanel(parts.theme, parts.session, presenter.names),
            at_left=False,
            is_guest=True,
        ),
    ]
