"""What a player sees at a glance: who is there, what each enemy is likely to go for, and who holds whom."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import NO_BUILDING, Behaviour, BuildingId
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.song import stride
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId

FAR: Final = 1_000_000
HEART_WORTH: Final = 40
DAMAGE_WORTH: Final = 5
BUILDING_WORTH: Final = 4
LEVEL_WORTH: Final = 3
APPROACH: Final = 4
"""Twelfths of a building's importance that count for an enemy two moves away."""
AROUND: Final = 5 * INCH
"""Whoever is as near as that may join in."""


class Threat:
    """An enemy and the building it is likely to attack, with the gap to it."""

    def __init__(self, model: Fighter, building: BuildingId, gap: int) -> None:
        self.model = model
        self.building = building
        self.gap = gap


class Outlook:
    """The table as the player sees it, made once a question: nothing moves while the player thinks.

    What takes a look at several models is found out when first asked for, and kept.
    """

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.foes: list[Fighter] = []
        """Enemies on the table."""
        self.friends: list[Fighter] = []
        """Heroes and Defenders on the table."""
        for one in list(siege.models.values()):
            if one.fate is Fate.IN_PLAY:
                if one.side == ENEMIES:
                    self.foes.append(one)
                elif one.side == HEROES:
                    self.friends.append(one)
        self._likely: dict[ModelId, BuildingId] = {}
        self._held: dict[ModelId, bool] = {}
        self._urgency: dict[ModelId, int] = {}
        self._free_around: dict[ModelId, int] = {}
        self._hunters: list[Fighter] | None = None
        self._guards: dict[ModelId, Threat] | None = None

    def likely_building(self, foe: Fighter) -> BuildingId:
        """The building that an enemy's Behaviour is likely to lead it to, "" for none."""
        building = self._likely.get(foe.id)
        if building is None:
            building = _likely_building(self.siege, foe)
            self._likely[foe.id] = building
        return building

    def is_held(self, foe: Fighter) -> bool:
        """Whether somebody of ours who can still fight is in contact with the enemy."""
        held = self._held.get(foe.id)
        if held is None:
            held = False
            for one in self.friends:
                if self.siege.ground.touching(foe, one) and one.is_active:
                    held = True
                    break
            self._held[foe.id] = held
        return held

    def urgency_of(self, foe: Fighter) -> int:
        """What it is worth, in points, to stop this enemy now: most when it stands at the Town Hall."""
        urgency = self._urgency.get(foe.id)
        if urgency is None:
            urgency = _urgency(self.siege, foe, self.likely_building(foe))
            self._urgency[foe.id] = urgency
        return urgency

    def free_foes_around(self, model: Fighter) -> int:
        """How many active enemies near a model, itself not counted, have nobody of ours to deal with."""
        count = self._free_around.get(model.id)
        if count is None:
            count = 0
            for foe in self.foes:
                is_near = foe is not model and self.siege.ground.within(model, foe, AROUND)
                if is_near and foe.is_active and not self.is_held(foe):
                    count += 1
            self._free_around[model.id] = count
        return count

    def hunters(self) -> list[Fighter]:
        """The active enemies that are after people."""
        if self._hunters is None:
            self._hunters = [foe for foe in self.foes if foe.is_active and self.likely_building(foe) == NO_BUILDING]
        return self._hunters

    def threat_for(self, model: Fighter) -> Threat | None:
        """The threat that a model of ours is to stand against: every threat has its guard, the nearest one."""
        if self._guards is None:
            self._guards = self._find_guards()
        return self._guards.get(model.id)

    def _find_guards(self) -> dict[ModelId, Threat]:
        guards: dict[ModelId, Threat] = {}
        threats: list[Threat] = []
        for foe in self.foes:
            building = self.likely_building(foe)
            if building != NO_BUILDING:
                threats.append(Threat(foe, building, self.siege.ground.gap_to_piece(foe, building)))
        # The nearest to its building first.
        threats.sort(key=_gap)
        able = [friend for friend in self.friends if not is_fragile(friend)]
        # More of us than of them: the second line goes where the first one stands.
        for threat in threats * (1 + len(self.friends) // max(1, len(threats))):
            guard = self._nearest(threat.model, [friend for friend in able if friend.id not in guards])
            if guard is None:
                break
            guards[guard.id] = threat
        return guards

    def nearest_foe(self, model: Fighter) -> Fighter | None:
        """The enemy nearest to a model."""
        return self._nearest(model, self.foes)

    def nearest_active_foe(self, model: Fighter) -> Fighter | None:
        """The nearest enemy that can do something."""
        return self._nearest(model, [foe for foe in self.foes if foe.is_active])

    def nearest_hunter(self, model: Fighter) -> Fighter | None:
        """The nearest of those who are after people."""
        return self._nearest(model, self.hunters())

    def _nearest(self, model: Fighter, others: list[Fighter]) -> Fighter | None:
        best: Fighter | None = None
        least = FAR
        for other in others:
            gap = self.siege.ground.gap(model, other)
            if gap < least:
                least = gap
                best = other
        return best

    def clearance(self, model: Fighter) -> int:
        """How near the nearest active enemy is; FAR when there is none."""
        foe = self.nearest_active_foe(model)
        return FAR if foe is None else self.siege.ground.gap(model, foe)

    def is_idle_wave(self) -> bool:
        """Whether nobody left on the table comes to us: Guardians hold, Raiders leave."""
        for foe in self.foes:
            group = self.siege.group(foe.group)
            if group.behaviour is not Behaviour.GUARDIAN and not group.leaving:
                return False
        return True


def is_fragile(model: Fighter) -> bool:
    """Whether the model should stay out of melee: the next wound is the last."""
    return model.is_hero and model.quality >= 6


def _gap(threat: Threat) -> int:
    return threat.gap


def _likely_building(siege: Siege, foe: Fighter) -> BuildingId:
    group = siege.group(foe.group)
    behaviour = group.behaviour
    if behaviour is Behaviour.FANATIC:
        return siege.world.heart
    if behaviour is Behaviour.RAIDER:
        if group.leaving:
            return NO_BUILDING
        return group.raid_target or _nearest_building(siege, foe, only_economic=True)
    if behaviour in (Behaviour.RAVAGER, Behaviour.MINDLESS):
        return _nearest_building(siege, foe, only_economic=False)
    return NO_BUILDING


def _nearest_building(siege: Siege, foe: Fighter, *, only_economic: bool) -> BuildingId:
    """The standing building nearest as the crow flies."""
    best = NO_BUILDING
    least = FAR
    for building in siege.standing_buildings():
        if only_economic and not siege.world.buildings[building.id].economic:
            continue
        if least < FAR and not siege.ground.within_piece(foe, building.id, least):
            # Further off than another, as is quickly seen.
            continue
        gap = siege.ground.gap_to_piece(foe, building.id)
        if gap < least:
            least = gap
            best = building.id
    return best


def _urgency(siege: Siege, foe: Fighter, building: BuildingId) -> int:
    if building == NO_BUILDING or not foe.is_active:
        return 0
    reach = stride.allowance(siege, foe)
    if not siege.ground.within_piece(foe, building, 2 * reach):
        return 0
    importance = _importance(siege, building)
    if siege.ground.within_piece(foe, building, INCH // 2):
        return importance
    if siege.ground.within_piece(foe, building, reach):
        return importance * 2 // 3
    return importance * APPROACH // 12


def _importance(siege: Siege, building: BuildingId) -> int:
    """What a building is worth, in points: the Town Hall is the game, the others what has been put into them."""
    standing = siege.buildings[building]
    whole = siege.world.buildings[building].integrity
    if building == siege.world.heart:
        return HEART_WORTH + DAMAGE_WORTH * (whole - standing.integrity)
    return BUILDING_WORTH + LEVEL_WORTH * standing.level
