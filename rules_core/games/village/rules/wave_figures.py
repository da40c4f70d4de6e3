"""Counts the miniatures that are beside the table when enemies are made (R-V05, R-V45)."""

from __future__ import annotations

from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.rules.muster import Muster
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import Table
from rules_core.song.warband import Fate


def figures_beside(siege: Siege, defenders: list[str]) -> FigureSupply:
    """The figures for a new wave: all but those of the Defenders who muster for it."""
    shelf = FigureSupply(siege.world.collection)
    for kind in defenders:
        # Nobody counts the Defenders against a collection: one without a figure of its own takes none.
        shelf.take(kind)
    return shelf


def figures_left(siege: Siege) -> FigureSupply:
    """R-V45. The figures for an Ambush: those that are not in use; whoever is out of play lies beside the table."""
    shelf = FigureSupply(siege.world.collection)
    for model in siege.models.values():
        if not model.is_hero and model.fate in (Fate.IN_PLAY, Fate.WAITING):
            shelf.take(model.profile.id)
    return shelf


def tell_all(table: Table, muster: Muster) -> None:
    """Tell what the wave lacked, now that the enemies are known."""
    for fact in muster.all_facts():
        table.tell(fact)
