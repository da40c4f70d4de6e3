"""Assigns the objectives that Guardians hold (V-6.3.17, V-6.3.18, R-V14, R-V58)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.facts import ObjectiveGiven
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import PROGRAM, Table

PLACE: Final = "held-place"
"""The objective that is a point on the table, as a scenario names it (V-6.3.18)."""


def assign_objective(table: Table, siege: Siege, group: Group) -> None:
    """V-6.3.17. On deployment a Guardian Group receives its objective; other groups receive none."""
    if group.behaviour is not Behaviour.GUARDIAN:
        return
    give(table, group, _objective_for(table, siege, group), "V-6.3.17")


def give(table: Table, group: Group, objective: str, clause: str) -> None:
    """The group holds this from now on."""
    group.objective = objective
    table.tell(ObjectiveGiven(clause, group.number, objective))


def is_gone(siege: Siege, objective: str) -> bool:
    """R-V13. Whether what a group held is no longer there: a token taken, a building destroyed. Ground stays."""
    if objective in siege.tokens or objective == PLACE:
        return False
    building = siege.buildings.get(BuildingId(objective))
    return objective not in siege.ground.piece_ids() if building is None else building.destroyed


def _objective_for(table: Table, siege: Siege, group: Group) -> str:
    # V-6.3.18, R-V14. What the scenario names comes before everything else, as long as it is there.
    scenario = siege.world.scenario
    if scenario is not None and scenario.holding is not None:
        named = scenario.holding.building or PLACE
        if not is_gone(siege, named):
            return named
    # R-V14. An Opportunity Token, the nearest to the spawn edge.
    nearest = ""
    least = 0
    for token in siege.tokens.values():
        gap = siege.ground.gap_to_edge(token_body(siege, token), group.edge)
        if nearest == "" or gap < least:
            nearest = token.id
            least = gap
    if nearest:
        return nearest
    # R-V14. Else a random undestroyed building other than the Town Hall.
    options: list[str] = [building.id for building in siege.standing_buildings() if building.id != siege.world.heart]
    # V-6.3.18. Pieces of terrain as well, where the scenario has Guardians hold ground.
    if siege.world.options.guardians_hold_ground:
        options.extend(_ground(siege))
    if options:
        return options[0] if len(options) == 1 else table.draw(PROGRAM, topics.OBJECTIVE, options, 1, "R-V14")[0]
    # R-V58. Only the Town Hall is left: it is held, not attacked.
    return siege.world.heart


def _ground(siege: Siege) -> list[str]:
    """The pieces of the table's terrain that do something; roads and the like are nothing to hold."""
    return [piece.id for piece in siege.world.map.pieces if piece.id not in siege.buildings and piece.traits != 0]
