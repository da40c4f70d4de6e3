"""Engineers take fences, hedges and low walls away, a Short at a time (SDS-SR-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import ObstacleCleared
from rules_core.games.drums.state.features import Feature, middle_line, outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import TOUCH
from rules_core.ground.strips import without
from rules_core.kernel.table import Table

CLEAR: Final = "clear"
ACTIONS: Final = 2
CLEARED: Final = ("fence", "hedge", "wall")


def options(battle: Battle, man: Soldier, actions: int) -> list[str]:
    """The obstacles that an Engineer touches, as "clear:FEATURE"."""
    if actions < ACTIONS or man.floor > 0 or not man.is_active or not man.has("engineer"):
        return []
    reach = man.radius + TOUCH + 0.5
    near = [one for one in battle.features if one.kind in CLEARED and outline_of(one).nearer_than(man.x, man.y, reach)]
    return [f"{CLEAR}:{one.id}" for one in near]


def act(table: Table, battle: Battle, man: Soldier, id: str) -> int:
    """SDS-SR-3. Two actions: a Short of it is gone, before the man, and what is left stands as pieces of its own."""
    (obstacle,) = [one for one in battle.features if one.id == id]
    thick = min(obstacle.width, obstacle.depth) if not obstacle.points else obstacle.width
    left = without(middle_line(obstacle), man.x, man.y, battle.song.short, thick)
    kept = [one for one in battle.features if one.id != id]
    for line in left:
        kept.append(
            replace(
                obstacle,
                id=_free_id(kept, obstacle),
                x=line[0][0],
                y=line[0][1],
                turn=0,
                width=thick,
                depth=thick,
                points=tuple(line),
            )
        )
    battle.features = kept
    battle.lay_ground()
    table.tell(ObstacleCleared("SDS-SR-3", man.id, obstacle.kind))
    return ACTIONS


def _free_id(features: list[Feature], obstacle: Feature) -> str:
    """A name of its own for a piece of an obstacle; the first keeps that of the whole."""
    taken = {one.id for one in features}
    if obstacle.id not in taken:
        return obstacle.id
    number = 1
    while f"{obstacle.kind}-{number}" in taken:
        number += 1
    return f"{obstacle.kind}-{number}"
