"""Corrections by a person ("the table says otherwise"): every field that one can see, by path, each checked first.

Paths: "models/p1-3/position", "models/p1-3/loading", "models/p1-3/floor", "doors/house-1/door/front",
"acting/actions", "round".
"""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.drums.content.building_words import DOOR_STATES, LADDER_STATES, UP
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import Amended
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import IllegalAnswer
from rules_core.song.shooting import RELOADING
from rules_core.song.warband import Fate
from rules_core.song.weapons import reload_cost
from rules_core.wording.quoting import quoted
from rules_core.wording.translation import say, tell

DOOR_PATH: Final = "doors/"
LOADING: Final = "loading"
"""How many actions of loading have been done: all of them is loaded."""
FLOOR: Final = "floor"
FLAGS: Final = ("knocked_down", "activated", "attacked", "loaded", "out_of_ammunition")
MOST_ACTIONS: Final = 9
LATEST_ROUND: Final = 999


def amend(battle: Battle, path: str, value: Any) -> Amended:
    """Correct one field. Raises `IllegalAnswer`, having changed nothing, when the correction breaks the state."""
    parts = path.split("/")
    if path == "round" and battle.phase is Phase.TURN:
        before = str(battle.round)
        battle.round = _whole(path, value, 1, LATEST_ROUND)
        return Amended("R-S01", path, before, str(battle.round))
    if path == "play_mode":
        return _mode(battle, path, value)
    if path == "acting/actions" and battle.acting is not None:
        before = str(battle.acting.actions)
        battle.acting.actions = _whole(path, value, 0, MOST_ACTIONS)
        return Amended("S-AM-1", path, before, str(battle.acting.actions))
    if path.startswith(DOOR_PATH) and path.removeprefix(DOOR_PATH) in battle.doors:
        return _door(battle, path.removeprefix(DOOR_PATH), path, value)
    if len(parts) == 3 and parts[0] == "models" and parts[1] in battle.models:
        before, after = _man(battle, battle.model(parts[1]), parts[2], path, value)
        return Amended("", path, before, after)
    raise _refused(path, say("there is nothing to correct; choose a field of the table"))


def _mode(battle: Battle, path: str, value: Any) -> Amended:
    """Screen and table change places only between two activations."""
    modes = [one.value for one in PlayMode]
    if value not in modes:
        raise _refused(path, tell("choose one of {choices}", choices=", ".join(modes)))
    if battle.acting is not None:
        raise _refused(path, say("finish this activation first; then the game goes on another way"))
    before = battle.play_mode
    battle.play_mode = PlayMode(value)
    # The same pieces lie on it; only who says where everybody stands is another.
    battle.lay_ground()
    return Amended("S-SCL-4", path, before.value, battle.play_mode.value)


def door_states(battle: Battle, id: str) -> tuple[str, ...]:
    """How a door, a gate or a ladder may be (SDS-BLD-2, SDS-BLD-4, SDS-BLD-6)."""
    is_door = any(one.id == id for house in battle.houses.values() for one in house.openings)
    return DOOR_STATES if is_door else LADDER_STATES


def _door(battle: Battle, id: str, path: str, value: Any) -> Amended:
    states = door_states(battle, id)
    if value not in states:
        raise _refused(path, tell("choose one of {choices}", choices=", ".join(states)))
    before = battle.doors[id]
    if value != UP and any(man.perch == id for man in battle.in_play()):
        raise _refused(path, say("somebody is on this ladder; correct first where that one stands"))
    battle.doors[id] = value
    battle.lay_ground()
    return Amended("SDS-BLD-2", path, before, value)


def floors_of(battle: Battle, man: Soldier) -> int:
    """The highest floor on which somebody could be in that place; 0 on open ground."""
    return max([one.top for one in battle.houses.values() if one.outline.contains(man.x, man.y)], default=0)


def _floor(battle: Battle, man: Soldier, path: str, value: Any) -> tuple[str, str]:
    """SDS-BLD-5. Another floor of the building in which he is."""
    before = man.floor
    wanted = _whole(path, value, 0, floors_of(battle, man))
    man.enter(wanted)
    if not battle.ground.fits(man, man.x, man.y, battle.others(man)):
        man.enter(before)
        raise _refused(path, say("there is no room; choose a free spot on the table"))
    # Whoever was on a ladder has let go of it.
    man.perch, man.height = "", 0
    return str(before), str(wanted)


def loading_of(battle: Battle, man: Soldier) -> tuple[int, int]:
    """How many actions of loading are done, and how many it takes (SDS-ACT-6, SDS-ACT-7); none without a firearm."""
    arm = battle.weapon(man)
    if arm is None:
        return 0, 0
    most = max(1, reload_cost(battle.song, arm) + battle.traits.reload_actions(man))
    return (most if man.loaded else min(man.spent.count(RELOADING), most - 1)), most


def _loading(battle: Battle, man: Soldier, path: str, value: Any) -> tuple[str, str]:
    done, most = loading_of(battle, man)
    wanted = _whole(path, value, 0, most)
    man.loaded = wanted == most
    man.spent = [one for one in man.spent if one != RELOADING]
    if not man.loaded:
        man.spent.extend([RELOADING] * wanted)
    return str(done), str(wanted)


def _man(battle: Battle, man: Soldier, field: str, path: str, value: Any) -> tuple[str, str]:
    if field in ("position", "beyond"):
        # "beyond": it was moved further than the rules allow, which is noted and not refused.
        return _position(battle, man, path, value)
    if field == LOADING and battle.weapon(man) is not None:
        return _loading(battle, man, path, value)
    if field == FLOOR:
        return _floor(battle, man, path, value)
    if field == "fate":
        fates = [one.value for one in (Fate.IN_PLAY, Fate.DEFEATED, Fate.FLED)]
        if value not in fates:
            raise _refused(path, tell("choose one of {choices}", choices=", ".join(fates)))
        before = man.fate.value
        man.fate = Fate(value)
        if man.fate is not Fate.IN_PLAY:
            man.knocked_down = False
        return before, man.fate.value
    if field not in FLAGS:
        raise _refused(
            path, tell("a model has {choices}", choices=", ".join(("position", FLOOR, "fate", LOADING, *FLAGS)))
        )
    if not isinstance(value, bool):
        raise _refused(path, say("say yes or no"))
    if value and field == "knocked_down" and not man.in_play:
        raise _refused(path, say("the model is not on the table; correct its fate first"))
    return str(_flag(man, field, wanted=value)), str(value)


def _flag(man: Soldier, field: str, *, wanted: bool) -> bool:
    """Set a state; gives back what it was."""
    if field == "knocked_down":
        before, man.knocked_down = man.knocked_down, wanted
    elif field == "activated":
        before, man.activated = man.activated, wanted
    elif field == "loaded":
        before, man.loaded = man.loaded, wanted
    elif field == "out_of_ammunition":
        before, man.out_of_ammunition = man.out_of_ammunition, wanted
    else:
        before, man.attacked = man.attacked, wanted
        man.attacks_made = max(1, man.attacks_made) if wanted else 0
        man.shots_made = man.shots_made if wanted else 0
    return before


def _position(battle: Battle, man: Soldier, path: str, value: Any) -> tuple[str, str]:
    is_spot = isinstance(value, (list, tuple)) and len(value) == 2
    if not is_spot or any(isinstance(one, bool) or not isinstance(one, int) for one in value):
        raise _refused(path, say("name a place by x and y"))
    x, y = int(value[0]), int(value[1])
    # Upstairs is only where a building is.
    floor = man.floor
    if not any(one.outline.contains(x, y) and floor <= one.top for one in battle.houses.values()):
        man.enter(0)
    if not battle.ground.fits(man, x, y, battle.others(man)):
        man.enter(floor)
        raise _refused(path, say("there is no room; choose a free spot on the table"))
    before = f"{man.x},{man.y}"
    man.x, man.y = x, y
    # Whoever was on a ladder has let go of it.
    man.perch, man.height = "", 0
    return before, f"{x},{y}"


def _whole(path: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _refused(path, tell("give a whole number from {least} to {most}", least=least, most=most))
    return value


def _refused(path: str, why: str) -> IllegalAnswer:
    return IllegalAnswer(f"{quoted(path)}: {why}.")
