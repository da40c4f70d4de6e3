"""Fire (section 6.5)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.rules.building_combat import damage
from rules_core.games.village.state.facts import FirePutOut, FireSet
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Building, Siege
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song.warband import NO_MODEL

NONE: Final = "none"


def bears_torch(siege: Siege, model: Fighter) -> bool:
    """V-6.5.1. Whether the model is a Torch Bearer."""
    enemy = siege.world.content.enemies.get(model.profile.id)
    return enemy is not None and enemy.torch


def ignite(table: Table, siege: Siege, model: Fighter, building: Building) -> None:
    """V-6.5.2. A Torch Bearer beside a building sets it alight instead of attacking it; no roll is made."""
    # R-V16. It counts as the one attack of the activation.
    model.count_attack(is_shot=False)
    # V-6.5.3. The building carries a fire token. R-V18: one at most; Blessing does not keep it away (R-V24).
    building.burning = True
    table.tell(FireSet("V-6.5.2", model.id, building.id))


def burning(siege: Siege) -> list[Building]:
    """The buildings that carry a fire token, in the order of the village."""
    return [building for building in siege.standing_buildings() if building.burning]


def resolve_fires(table: Table, siege: Siege) -> None:
    """V-7.1.2 (1). When a wave has ended, resolve the burning buildings first. May end the game (R-V20)."""
    # V-6.5.5, V-6.5.6. Each hero beside burning buildings may put out one of them.
    for hero in siege.heroes:
        # R-V19. Any hero on the table, knocked down or not; Defenders cannot.
        if not hero.in_play:
            continue
        beside = [one.id for one in burning(siege) if siege.ground.touching_piece(hero, one.id)]
        if not beside:
            continue
        chosen = table.choose(PLAYERS, topics.PUT_OUT, [*beside, NONE], "V-6.5.5", hero.id)
        if chosen != NONE:
            building = siege.building(chosen)
            building.burning = False
            table.tell(FirePutOut("V-6.5.5", hero.id, building.id))
    # V-6.5.4. Every building that still burns loses 1 Integrity.
    for building in burning(siege):
        damage(table, siege, building, 1, "fire", "V-6.5.4")
        if siege.result:
            return
        # R-V18. The token stays and burns again after each later wave, unless the group plays otherwise.
        if siege.world.options.fires_die_after_wave and building.burning:
            building.burning = False
            table.tell(FirePutOut("R-V18", NO_MODEL, building.id))
