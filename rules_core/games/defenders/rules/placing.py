"""Placing the defenders before the siege (section 6)."""

from __future__ import annotations

from rules_core.games.defenders.content.cards import order
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Unit
from rules_core.games.defenders.state.facts import Placed
from rules_core.kernel.table import Table


def next_to_place(state: City) -> Unit | None:
    """D-PLC-2. The highest value first; None when all stand."""
    left = [unit for unit in state.units if unit.place == "" and not unit.is_dead]
    return max(left, key=lambda unit: order(unit.card)) if left else None


def places_for(state: City, unit: Unit) -> list[str]:
    """D-PLC-3, D-PLC-4, D-PLC-5. R-D53, R-D69. Where it may stand; without room the least full places."""
    if not unit.is_regiment():
        return [place.id for place in state.locations]
    spare = {place.id: place.room() - len(state.regiments_at(place.id)) for place in state.locations}
    most = max(spare.values())
    return [id for id, left in spare.items() if left > 0 or left == most]


def place(table: Table, state: City, unit: Unit) -> None:
    """R-D11. Who finished it places it."""
    unit.place = table.settle(unit.owner, topics.PLACING, places_for(state, unit), "D-PLC-2", unit.id)
    table.tell(Placed("D-PLC-2", unit.mention(), state.mention(unit.place)))
