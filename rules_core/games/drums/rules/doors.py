"""Doors, gates and windows: opened, closed, barred, bashed in, climbed through (R-S33, SDS-BLD-1 to 4, SDS-BLD-8).

A door takes an action to open or close for whoever touches it; a barred one opens from inside alone. A window on the
ground is a way for one Move: it ends beside the window on its other side.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import (
    BARRED,
    BROKEN,
    CLOSED,
    DOOR,
    GATE,
    OPEN,
)
from rules_core.games.drums.rules import indoors, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import DoorBashed, DoorMoved
from rules_core.games.drums.state.houses import House, Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import SLACK, Point
from rules_core.kernel.table import Table
from rules_core.song import movement
from rules_core.song.trait_list import Part
from rules_core.song.traits_of_fighting import is_mounted

OPEN_IT: Final = "open"
CLOSE_IT: Final = "close"
BAR_IT: Final = "bar"
BASH_IT: Final = "bash"
CLIMB_THROUGH: Final = "window"
VERBS: Final = (OPEN_IT, CLOSE_IT, BAR_IT, BASH_IT, CLIMB_THROUGH)
RESISTS: Final = {DOOR: 7, GATE: 11}
"""SDS-BLD-3. What a roll must reach; heavy doors stand like barred ones."""
RESISTS_BARRED: Final = 9
MOST_HELPERS: Final = 2
BAR_ACTIONS: Final = 2
"""So many it takes to bar a door (SDS-SR-3)."""


def options(battle: Battle, man: Soldier, actions: int) -> list[str]:
    """What the man can do with the doors and windows that he touches, as "open:ID" and so on."""
    found: list[str] = []
    for house in battle.houses.values():
        if not house.is_near(man):
            continue
        for one in house.openings:
            if not one.is_touched_by(man):
                continue
            if one.is_door:
                found.extend([f"{verb}:{one.id}" for verb in _ways(battle, house, one, man, actions)])
            elif _far_side(battle, one, man, actions) is not None:
                found.append(f"{CLIMB_THROUGH}:{one.id}")
    return found


def _ways(battle: Battle, house: House, door: Opening, man: Soldier, actions: int) -> list[str]:
    # SDS-BLD-1. Horse has to do with gates only.
    if is_mounted(man) and door.kind != GATE:
        return []
    state = battle.doors[door.id]
    if state == OPEN:
        return [] if _is_blocked(battle, door) else [CLOSE_IT]
    if state == BROKEN:
        # SDS-BLD-4.
        return []
    found: list[str] = []
    is_inside = not door.is_outer or house.inside.contains(man.x, man.y)
    # SDS-BLD-2.
    if state == CLOSED or is_inside:
        found.append(OPEN_IT)
    found.append(BASH_IT)
    # SDS-SR-3.
    if state == CLOSED and is_inside and man.has("engineer") and actions >= BAR_ACTIONS:
        found.append(BAR_IT)
    return found


def _is_blocked(battle: Battle, door: Opening) -> bool:
    """Whether somebody stands in the doorway."""
    return any(
        one.floor == door.floor and door.outline.nearer_than(one.x, one.y, one.radius - SLACK)
        for one in battle.in_play()
    )


def act(table: Table, battle: Battle, man: Soldier, verb: str, id: str) -> int:
    """Carry out one of `options`; gives back the actions it took."""
    opening = indoors.opening(battle, id)
    if verb == BASH_IT:
        _bash(table, battle, man, opening)
        return 1
    if verb == CLIMB_THROUGH:
        return _climb_through(table, battle, man, opening)
    # SDS-ACT-10, SDS-BLD-2.
    state = {OPEN_IT: OPEN, CLOSE_IT: CLOSED}.get(verb, BARRED)
    _leave_so(battle, opening, state)
    table.tell(DoorMoved("SDS-SR-3" if verb == BAR_IT else "SDS-ACT-10", man.id, opening.id, state))
    return BAR_ACTIONS if verb == BAR_IT else 1


def _leave_so(battle: Battle, door: Opening, state: str) -> None:
    battle.doors[door.id] = state
    battle.lay_ground()


def _bash(table: Table, battle: Battle, man: Soldier, door: Opening) -> None:
    """SDS-ACT-11, SDS-BLD-3. A die and what the man brings along; no attack."""
    parts = bash_parts(battle, man, door)
    need = resistance(battle, door)
    die = table.roll(battle.voice(man), topics.BASH, 1, "SDS-BLD-3", man.id, need)[0]
    total = die + sum(number for _, number in parts)
    is_broken = total >= need
    table.tell(DoorBashed("SDS-ACT-11", man.id, door.id, die, total, need, is_broken))
    if is_broken:
        # SDS-BLD-4.
        _leave_so(battle, door, BROKEN)
        table.tell(DoorMoved("SDS-BLD-4", man.id, door.id, BROKEN))


def resistance(battle: Battle, door: Opening) -> int:
    """SDS-BLD-3, R-S63. What a door withstands; a barred gate withstands no more than a gate."""
    plain = RESISTS.get(door.kind, RESISTS_BARRED)
    return max(plain, RESISTS_BARRED) if battle.doors[door.id] == BARRED else plain


def bash_parts(battle: Battle, man: Soldier, door: Opening) -> list[Part]:
    """SDS-BLD-3. What the man adds to his die against a door."""
    content = battle.world.content
    parts: list[Part] = [("combat", man.profile.combat)]
    tool = max([content.arms[id].bash for id in battle.arms_of(man)], default=0)
    if tool:
        parts.append(("axe", tool))
    parts.extend(
        [(trait, number) for trait, number in (("engineer", 2), ("strong", 1), ("weak", -1)) if man.has(trait)]
    )
    helpers = [one for one in battle.friends(man) if one.standing and door.is_touched_by(one)]
    if helpers:
        parts.append(("helpers", min(MOST_HELPERS, len(helpers))))
    return parts


def _far_side(battle: Battle, window: Opening, man: Soldier, actions: int) -> Point | None:
    """SDS-BLD-8. Where a man on foot ends who climbs through a window on the ground; None where there is no room."""
    if man.floor > 0 or window.floor > 0 or is_mounted(man) or not movement.may_move(battle, man, actions):
        return None
    spots = indoors.spots_at(battle, man, window.outline, 0)
    line = window.outline
    beyond = [spot for spot in spots if line.segment_hits(man.x, man.y, spot[0], spot[1])]
    return beyond[0] if beyond else None


def _climb_through(table: Table, battle: Battle, man: Soldier, window: Opening) -> int:
    actions = battle.acting.actions if battle.acting is not None and battle.acting.model == man.id else 1
    spot = _far_side(battle, window, man, actions)
    assert spot is not None
    return indoors.go(table, battle, man, spot[0], spot[1], 0, "SDS-BLD-8")
