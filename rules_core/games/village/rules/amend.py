"""Corrections by a person ("the table says otherwise"): every field that one can see, by path, each checked first.

Paths, as `paths` lists them for a state: "supplies", "models/marta/position", "buildings/forge/integrity",
"barricades/barricade-3", "groups/2/edge", "spent/overwatch", "acting/actions"...
"""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.content.types import NO_BUILDING, Behaviour
from rules_core.games.village.rules import aims
from rules_core.games.village.rules.amend_checks import flag, refused, whole, word
from rules_core.games.village.rules.amend_markers import amend_marker, marker_paths
from rules_core.games.village.rules.amend_models import amend_model, fields_of
from rules_core.games.village.rules.guardian_objectives import PLACE
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.state.siege_map import ground_of
from rules_core.ground.play_mode import PlayMode
from rules_core.wording.translation import say, tell

COUNTS: Final = {"supplies": 999, "herbs": 99, "repair_materials": 99, "round": 9999}
"""What is simply counted, with the greatest number that makes sense."""
MOST_COUNTED: Final = 999
BUILDING_FIELDS: Final = ("integrity", "level", "burning")
GROUP_FIELDS: Final = ("behaviour", "edge", "objective", "raid_target", "leaving")
USES: Final = ("overwatch", "blessing", "ready-mounts", "warhorse", "healing", "engineering-corps", "resurrection")
ENEMY_TURN: Final = "enemy_turn"
"""The enemy's turn; its one correct value is `IS_OVER`."""
IS_OVER: Final = "over"
MARKERS: Final = ("barricades", "traps", "tokens", "villagers")


def paths(siege: Siege) -> list[str]:
    """Every path that may be corrected now."""
    found = [*COUNTS, "wave", "play_mode"]
    if aims.counted(siege):
        found.append("tally")
    for model in siege.models.values():
        found.extend([f"models/{model.id}/{field}" for field in fields_of(model)])
    for id in siege.buildings:
        found.extend([f"buildings/{id}/{field}" for field in BUILDING_FIELDS])
    found.extend(marker_paths(siege))
    for group in siege.groups:
        # V-5.1.2. What is hidden cannot be corrected: the attempt would tell.
        found.extend([f"groups/{group.number}/{one}" for one in GROUP_FIELDS if one != "edge" or siege.edges_known])
    found.extend([f"spent/{use}" for use in USES])
    if siege.acting is not None:
        found.append("acting/actions")
    if siege.group_turn is not None:
        found.append("group_turn/actions")
    if siege.phase is Phase.ENEMY_TURN:
        found.append(ENEMY_TURN)
    return found


def amend(siege: Siege, path: str, value: Any) -> Amended:
    """Correct one field. Raises `IllegalAnswer`, having changed nothing, when the correction breaks the state."""
    # R-V37. Any person at the table may correct; the group answers for it together.
    parts = path.split("/")
    if len(parts) == 1 and parts[0] in COUNTS:
        before, after = _count(siege, parts[0], value)
    elif path == "wave":
        before = str(siege.wave)
        siege.wave = whole(path, value, 1, siege.world.waves)
        after = str(siege.wave)
    elif len(parts) == 3 and parts[0] == "models" and parts[1] in siege.models:
        before, after = amend_model(siege, siege.model(parts[1]), parts[2], path, value)
    elif len(parts) == 3 and parts[0] == "buildings" and parts[1] in siege.buildings:
        before, after = _building(siege, parts[1], parts[2], path, value)
    elif parts[0] in MARKERS:
        before, after = amend_marker(siege, parts, path, value)
    elif len(parts) == 3 and parts[0] == "groups" and path in paths(siege):
        before, after = _group(siege, int(parts[1]), parts[2], path, value)
    elif len(parts) == 2 and parts[0] == "spent" and parts[1] in USES:
        before, after = _use(siege, parts[1], path, value)
    elif path == "tally" and aims.counted(siege):
        # V-8.1. What a scenario counts toward its aim; enough of it wins at the next step of the game.
        before = str(aims.tally_of(siege))
        siege.tally[aims.counted(siege)] = whole(path, value, 0, MOST_COUNTED)
        after = str(aims.tally_of(siege))
    elif path == "play_mode":
        before, after = _mode(siege, value)
    elif path == ENEMY_TURN and siege.phase is Phase.ENEMY_TURN:
        before, after = _enemy_turn(siege, value)
    elif path == "acting/actions" and siege.acting is not None:
        before = str(siege.acting.actions)
        siege.acting.actions = whole(path, value, 0, 9)
        after = str(siege.acting.actions)
    elif path == "group_turn/actions" and siege.group_turn is not None:
        before = str(siege.group_turn.actions)
        siege.group_turn.actions = whole(path, value, 0, 9)
        after = str(siege.group_turn.actions)
    else:
        raise refused(path, say("there is nothing to correct; choose a field of the table"))
    return Amended("R-V37", path, before, after)


def _count(siege: Siege, name: str, value: Any) -> tuple[str, str]:
    number = whole(name, value, 0, COUNTS[name])
    if name == "supplies":
        before = siege.supplies
        siege.supplies = number
    elif name == "herbs":
        before = siege.herbs
        siege.herbs = number
    elif name == "repair_materials":
        before = siege.repair_materials
        siege.repair_materials = number
    else:
        before = siege.round
        siege.round = number
    return str(before), str(number)


def _mode(siege: Siege, value: Any) -> tuple[str, str]:
    """Table and screen change places only between two activations."""
    mode = PlayMode(word("play_mode", value, [one.value for one in PlayMode]))
    if siege.acting is not None:
        raise refused("play_mode", say("finish this activation first; then the game goes on another way"))
    before = siege.play_mode
    if mode is before:
        return before.value, mode.value
    siege.play_mode = mode
    # The same pieces lie on it; only who says where everybody stands is another.
    added = [siege.ground.piece(id) for id in siege.barricades]
    siege.ground = ground_of(siege.world, mode, added)
    return before.value, mode.value


def _enemy_turn(siege: Siege, value: Any) -> tuple[str, str]:
    """No enemy acts any more in this turn: as if all had (V-6.1.7)."""
    after = word(ENEMY_TURN, value, [IS_OVER])
    siege.group_turn = None
    for model in siege.models.values():
        if model.side == ENEMIES:
            model.activated = True
    return "", after


def _building(siege: Siege, id: str, field: str, path: str, value: Any) -> tuple[str, str]:
    building = siege.building(id)
    kind = siege.world.buildings[building.id]
    if field == "integrity":
        before = str(building.integrity)
        building.integrity = whole(path, value, 0, kind.integrity)
        # V-6.4.4. Destroyed at 0: no fire, no name among the standing ones.
        building.burning = building.burning and not building.destroyed
        building.fell_in_wave = siege.wave if building.destroyed else 0
        return before, str(building.integrity)
    if field == "level":
        before = str(building.level)
        building.level = whole(path, value, 1, len(kind.levels))
        return before, str(building.level)
    if field == "burning":
        before = str(building.burning)
        wanted = flag(path, value)
        if wanted and building.destroyed:
            raise refused(path, say("a destroyed building does not burn"))
        building.burning = wanted
        return before, str(building.burning)
    raise refused(path, tell("a building has {choices}", choices=", ".join(BUILDING_FIELDS)))


def _group(siege: Siege, number: int, field: str, path: str, value: Any) -> tuple[str, str]:
    group = siege.group(number)
    if field == "behaviour":
        before = group.behaviour.value
        group.behaviour = Behaviour(word(path, value, [one.value for one in Behaviour]))
        return before, group.behaviour.value
    if field == "edge":
        before = str(group.edge)
        group.edge = whole(path, value, 1, 4)
        return before, str(group.edge)
    if field == "objective":
        before = group.objective
        holding = siege.world.scenario.holding if siege.world.scenario is not None else None
        place = [PLACE] if holding is not None and not holding.building else []
        group.objective = word(path, value, ["", *siege.buildings, *siege.tokens, *place])
        return before, group.objective
    if field == "raid_target":
        before = group.raid_target
        group.raid_target = word(path, value, [NO_BUILDING, *siege.buildings])
        return before, group.raid_target
    before = str(group.leaving)
    group.leaving = flag(path, value)
    return before, str(group.leaving)


def _use(siege: Siege, use: str, path: str, value: Any) -> tuple[str, str]:
    before = str(use in siege.spent)
    wanted = flag(path, value)
    if not wanted:
        siege.spent = [one for one in siege.spent if one != use]
    elif use not in siege.spent:
        siege.spent.append(use)
    return before, str(wanted)
