"""The Ambush that an Opportunity Token may be (V-7.3.8 to V-7.3.10, R-V45)."""

from __future__ import annotations

from rules_core.games.village.rules import deployment, escalation, generation, groups, waves
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.rules.muster import Muster
from rules_core.games.village.rules.wave_figures import figures_left, tell_all
from rules_core.games.village.state.facts import AmbushSprung
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.kernel.table import Table


def spring(table: Table, siege: Siege, token: Token) -> None:
    """V-7.3.8. A small Enemy Group appears at once; the wave is not over until it is gone (R-V31)."""
    world = siege.world
    level = world.levels[siege.wave - 1]
    # V-7.3.8, V-7.3.11. About a quarter of the wave's budget.
    budget = escalation.ambush_budget(waves.budget_of(world, siege.wave), world.options)
    muster = Muster(figures_left(siege))
    number = len(siege.groups) + 1
    plan = generation.ambush(table, world.recruits, world.options, level, budget, number, muster)
    if plan is None:
        # Nobody is left who could come.
        tell_all(table, muster)
        return
    # R-V31. It takes the next free number.
    group = groups.add_group(siege, plan)
    group.ambush = True
    # V-7.3.10, R-V31. The edge nearest to the token.
    group.edge = siege.ground.nearest_edge(token_body(siege, token))
    table.tell(AmbushSprung("V-7.3.8", group.number, group.edge, f"{plan.types[0].id}*{len(plan.types)}"))
    tell_all(table, muster)
    while not group.deployed:
        deployment.deploy_member(table, siege, group)
    # V-7.3.10. It acts from the next enemy turn on, also when a hero followed up onto the token during this one.
    for model in siege.members(group.number):
        model.activated = siege.phase is Phase.ENEMY_TURN
    # R-V51. Its models count for the half-strength roll from now on.
    siege.start_counts[ENEMIES] = siege.start_counts.get(ENEMIES, 0) + len(plan.types)
