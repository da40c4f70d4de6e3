"""Who threatens what: the enemies on the table, what each is likely to go for, and how near it is."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import NO_BUILDING, Behaviour, BuildingId
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.song import stride
from rules_core.song.options import INCH
from rules_core.song.warband import Fate

FAR: Final = 1_000_000
HEART_WORTH: Final = 40
DAMAGE_WORTH: Final = 5
BUILDING_WORTH: Final = 4
LEVEL_WORTH: Final = 3
APPROACH: Final = 4
"""Twelfths of a building's importance that count for an enemy two moves away."""


class Threat:
    """An enemy and the building it is likely to attack ("" for those after people), with the gap to it."""

    def __init__(self, model: Fighter, building: BuildingId, gap: int) -> None:
        self.model = model
        self.building = building
        self.gap = gap


def enemies(siege: Siege) -> list[Fighter]:
    """Enemies on the table."""
    return [one for one in list(siege.models.values()) if one.side == ENEMIES and one.fate is Fate.IN_PLAY]


def our_side(siege: Siege) -> list[Fighter]:
    """Heroes and Defenders on the table."""
    return [one for one in list(siege.models.values()) if one.side == HEROES and one.fate is Fate.IN_PLAY]


def threats(siege: Siege) -> list[Threat]:
    """Every enemy that is after a building, the nearest to its building first."""
    found: list[Threat] = []
    for model in enemies(siege):
        building = likely_building(siege, model)
        if building:
            found.append(Threat(model, building, siege.ground.gap_to_piece(model, building)))
    found.sort(key=_gap)
    return found


def _gap(threat: Threat) -> int:
    return threat.gap


def likely_building(siege: Siege, enemy: Fighter) -> BuildingId:
    """The building that an enemy's Behaviour is likely to lead it to, "" for none."""
    group = siege.group(enemy.group)
    behaviour = group.behaviour
    if behaviour is Behaviour.FANATIC:
        return siege.world.heart
    if behaviour is Behaviour.RAIDER:
        if group.leaving:
            return NO_BUILDING
        return group.raid_target or nearest_building(siege, enemy, only_economic=True)
    if behaviour in (Behaviour.RAVAGER, Behaviour.MINDLESS):
        return nearest_building(siege, enemy, only_economic=False)
    return NO_BUILDING


def nearest_building(siege: Siege, model: Fighter, *, only_economic: bool) -> BuildingId:
    """The standing building nearest as the crow flies."""
    best = NO_BUILDING
    least = FAR
    for building in siege.standing_buildings():
        if only_economic and not siege.world.buildings[building.id].economic:
            continue
        if least < FAR and not siege.ground.within_piece(model, building.id, least):
            # Further off than another, as is quickly seen.
            continue
        gap = siege.ground.gap_to_piece(model, building.id)
        if gap < least:
            least = gap
            best = building.id
    return best


def nearest_enemy_gap(siege: Siege, model: Fighter, foes: list[Fighter]) -> int:
    """How near the nearest active enemy is; FAR when there is none."""
    least = FAR
    for foe in foes:
        if foe.is_active:
            least = min(least, siege.ground.gap(model, foe))
    return least


def nearest_foe(siege: Siege, model: Fighter, foes: list[Fighter]) -> Fighter | None:
    """The nearest of some enemies."""
    best: Fighter | None = None
    least = FAR
    for foe in foes:
        gap = siege.ground.gap(model, foe)
        if gap < least:
            least = gap
            best = foe
    return best


def free_foes(siege: Siege, spot: Fighter, foes: list[Fighter], reach: int = 5 * INCH) -> int:
    """How many active enemies within reach of a model, itself not counted, have nobody of ours to deal with."""
    count = 0
    for foe in foes:
        if foe is spot or not foe.is_active or not siege.ground.within(spot, foe, reach):
            continue
        if not is_held(siege, foe):
            count += 1
    return count


def is_held(siege: Siege, foe: Fighter) -> bool:
    """Whether somebody of ours who can still fight is in contact with the enemy."""
    for one in list(siege.models.values()):
        if one.side == HEROES and siege.ground.touching(foe, one) and one.is_active:
            return True
    return False


def reach_of(siege: Siege, model: Fighter) -> int:
    """How far one Move takes the model."""
    return stride.allowance(siege, model)


def importance(siege: Siege, building: BuildingId) -> int:
    """What a building is worth, in points: the Town Hall is the game, the others what has been put into them."""
    standing = siege.buildings[building]
    whole = siege.world.buildings[building].integrity
    if building == siege.world.heart:
        return HEART_WORTH + DAMAGE_WORTH * (whole - standing.integrity)
    return BUILDING_WORTH + LEVEL_WORTH * standing.level


def urgency_of(siege: Siege, foe: Fighter) -> int:
    """What it is worth, in points, to stop this enemy now: most when it stands at the Town Hall."""
    building = likely_building(siege, foe)
    if not building or not foe.is_active:
        return 0
    if siege.ground.within_piece(foe, building, INCH // 2):
        return importance(siege, building)
    if siege.ground.within_piece(foe, building, reach_of(siege, foe)):
        return importance(siege, building) * 2 // 3
    if siege.ground.within_piece(foe, building, 2 * reach_of(siege, foe)):
        return importance(siege, building) * APPROACH // 12
    return 0


def is_fragile(model: Fighter) -> bool:
    """Whether the model should stay out of melee: the next wound is the last."""
    return model.is_hero and model.quality >= 6


def is_idle_wave(siege: Siege) -> bool:
    """Whether nobody left on the table comes to us: Guardians hold, Raiders leave."""
    for one in enemies(siege):
        group = siege.group(one.group)
        if group.behaviour is not Behaviour.GUARDIAN and not group.leaving:
            return False
    return True
