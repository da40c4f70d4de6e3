"""The village's Supplies (V-3.3)."""

from __future__ import annotations

from rules_core.games.village.rules import aims
from rules_core.games.village.state.facts import SuppliesChanged
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import Table


def gain(table: Table, siege: Siege, points: int, cause: str, clause: str) -> None:
    """Supplies come in, or go out when `points` is below 0."""
    siege.supplies += points
    if points > 0:
        aims.count(siege, aims.SUPPLIES, points)
    table.tell(SuppliesChanged(clause, points, siege.supplies, cause))
