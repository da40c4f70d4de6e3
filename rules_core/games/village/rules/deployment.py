"""Deployment (V-5.1.1 (4) and (5), section 5.6): heroes and Defenders by the players, enemies by hidden draws."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.open_routes import is_connected, spawn_parts
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import before_fight, edges, topics
from rules_core.games.village.rules.guardian_objectives import assign_objective
from rules_core.games.village.state.facts import Deployed
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Group, Phase, Siege
from rules_core.ground.geometry import FAR, TOUCH, Body, length
from rules_core.kernel.region import Region
from rules_core.kernel.table import PLAYERS, PROGRAM, Table
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, Fate

STAY: Final = "stay"
GO: Final = "go"


def next_hero(table: Table, siege: Siege) -> None:
    """V-5.1.1 (4). The next hero or Defender takes position; after the last one Ready Mounts, then the enemy's turn."""
    if siege.waiting:
        deploy_friend(table, siege, siege.models[siege.waiting[0]])
        siege.waiting.pop(0)
        return
    if "ready-mounts" not in siege.spent and not siege.world.options.ready_mounts_after_enemies:
        # R-V54. Right after the heroes have deployed.
        before_fight.ready_mounts(table, siege)
        return
    # R-V51. The heroes' side starts with those who were deployed.
    siege.start_counts[HEROES] = len([model for model in siege.in_play() if model.side == HEROES])
    siege.returning = NO_MODEL
    siege.phase = Phase.ENEMY_DEPLOYMENT


def deploy_friend(table: Table, siege: Siege, model: Fighter) -> None:
    """V-5.6.1, V-5.6.2, V-7.5.7, V-7.5.24. The players set up a hero or a Defender."""
    if model.is_defender:
        region, clause = defender_zone(siege, model), _mustering_clause(siege, model)
    elif model.id == siege.returning and _stays_at_temple(table, siege, model):
        region, clause = revival_zone(siege, model), "V-7.5.16"
    else:
        clause = "V-5.6.2" if siege.with_ability("advanced-deployment") else "V-5.6.1"
        region = hero_zone(siege, model)
    x, y, _ = table.place(PLAYERS, topics.DEPLOY, region, clause, model.id)
    set_up(table, siege, model, x, y, clause)


def hero_zone(siege: Siege, model: Fighter) -> Region:
    """V-5.6.1. Near the Town Hall; V-5.6.2 near any undestroyed building with Advanced Deployment (R-V27)."""
    depth = siege.world.options.hero_depth
    scouted = siege.with_ability("advanced-deployment")
    near = [siege.world.heart]
    if scouted:
        depth = max([ability.reach for _, ability in scouted]) or depth
        near = [building.id for building in siege.standing_buildings()]
    if siege.world.village.zones:
        return _drawn_zone(siege, model, near if scouted else [], depth)
    return _roomy_zone(siege, model, near, depth)


def _drawn_zone(siege: Siege, model: Fighter, near: list[BuildingId], reach: int) -> Region:
    """V-5.6.1. Where the village has its deployment zones drawn, they hold instead of the Town Hall's surroundings.

    Where they are full, the nearest ground outside.
    """
    grown = 0
    zones = siege.world.village.zones
    region = siege.ground.drawn_zone(model.radius, zones, grown, near, reach, siege.in_play())
    while not region.candidates() and grown < siege.world.map.width + siege.world.map.height:
        grown += 3 * INCH
        region = siege.ground.drawn_zone(model.radius, zones, grown, near, reach, siege.in_play())
    return region


def defender_zone(siege: Siege, model: Fighter) -> Region:
    """V-7.5.7, V-7.5.24. Near the building that sent the Defender."""
    senders = [(one, by) for one, by in siege.with_ability("militia") if by.defender == model.profile.id]
    reach = max([ability.reach for _, ability in senders], default=0) or siege.world.options.defender_reach
    # Where people have corrected the sender away in the meantime, those who are on their way come to the Town Hall.
    homes = [building.id for building, _ in senders] or [siege.world.heart]
    return _roomy_zone(siege, model, homes, reach)


def _mustering_clause(siege: Siege, model: Fighter) -> str:
    """V-7.5.7 for those whom the Town Hall calls, V-7.5.24 for all others."""
    heart = siege.world.buildings[siege.world.heart]
    calls = [level.ability for level in heart.levels if level.ability is not None]
    return "V-7.5.7" if any(one.defender == model.profile.id for one in calls) else "V-7.5.24"


def revival_zone(siege: Siege, model: Fighter) -> Region:
    """V-7.5.16. Beside the Temple."""
    temples = siege.with_ability("resurrection")
    reach = max([ability.reach for _, ability in temples]) or siege.world.options.revival_reach
    return _roomy_zone(siege, model, [building.id for building, _ in temples], reach)


def _stays_at_temple(table: Table, siege: Siege, model: Fighter) -> bool:
    """R-V17. The revived hero may stay beside the Temple or deploy as all others do."""
    if not siege.with_ability("resurrection"):
        return False
    return table.choose(PLAYERS, topics.RETURNING, (STAY, GO), "R-V17", model.id) == STAY


def _roomy_zone(siege: Siege, model: Fighter, near: list[BuildingId], reach: int) -> Region:
    """The zone round some buildings; where it is full, the nearest ground outside it."""
    region = siege.ground.zone(model.radius, near, reach, siege.in_play())
    while not region.candidates() and reach < siege.world.map.width + siege.world.map.height:
        reach += 3 * INCH
        region = siege.ground.zone(model.radius, near, reach, siege.in_play())
    return region


def next_enemy(table: Table, siege: Siege) -> None:
    """V-5.1.1 (5). The edges are shown (V-5.1.2), then one model after the other is set up."""
    edges.reveal(table, siege, "V-5.1.2")
    for group in siege.groups:
        if not group.deployed:
            deploy_member(table, siege, group)
            return
    siege.phase = Phase.BEFORE_FIGHT


def deploy_member(table: Table, siege: Siege, group: Group) -> None:
    """V-5.5.3. The next model of a Group is set up close to its edge; after the last one Guardians get an objective."""
    waiting = [one for one in siege.models.values() if one.group == group.number and one.fate is Fate.WAITING]
    present = siege.members(group.number)
    if waiting:
        model = waiting[0]
        region = enemy_zone(siege, model, group.edge)
        if present:
            x, y = _beside(siege, model, region, present[0])
        else:
            x, y = _anywhere(table, siege, model, region)
        set_up(table, siege, model, x, y, "V-5.5.3")
    if len(waiting) <= 1:
        group.deployed = True
        # V-6.3.17. On deployment each Guardian Group receives its objective.
        assign_objective(table, siege, group)


def enemy_zone(siege: Siege, model: Fighter, edge: int) -> Region:
    """V-5.5.3. Close to the edge, clear of everybody, and not in contact with the heroes' side."""
    bodies: list[Body] = []
    for one in siege.in_play():
        # Contact is made by moving, not by deployment.
        bodies.append(one if one.side == ENEMIES else Body(one.id, one.x, one.y, one.radius + 2 * TOUCH))
    depth = siege.world.options.enemy_depth
    parts = spawn_parts(siege.world.village, edge)
    region = siege.ground.edge_strip(model.radius, edge, depth, bodies, parts)
    while not region.candidates() and depth < siege.world.map.width + siege.world.map.height:
        depth += 3 * INCH
        region = siege.ground.edge_strip(model.radius, edge, depth, bodies, parts)
    if not region.candidates():
        # Not even behind its part of the edge is any room left.
        region = siege.ground.edge_strip(model.radius, edge, depth, bodies)
    return region


def _anywhere(table: Table, siege: Siege, model: Fighter, region: Region) -> tuple[int, int]:
    """R-V15. A random spot clear of terrain, from which a way leads to the village."""
    left = region.candidates()
    open_spots = [(x, y) for x, y in left if _is_open(siege, model, x, y)]
    spots = {f"{x},{y}": (x, y) for x, y in open_spots or left}
    while spots:
        # Hidden, so that nothing is seen of a wave that is not there yet.
        chosen = table.draw(PROGRAM, topics.SPAWN_SPOT, list(spots), 1, "R-V15", model.id, hidden=True)[0]
        x, y = spots.pop(chosen)
        if is_connected(siege.ground, model.radius, x, y, siege.world.village):
            return x, y
    return left[0]


def _beside(siege: Siege, model: Fighter, region: Region, first: Fighter) -> tuple[int, int]:
    """R-V15. The models of a Group stand together: as near to the first as there is open ground and a way."""
    x, y = region.nearest(first.x, first.y)
    if region.contains(x, y) and _is_good(siege, model, x, y):
        return x, y
    best = (x, y)
    least = FAR
    for one_x, one_y in region.candidates():
        gap = length(one_x - first.x, one_y - first.y)
        if gap < least and _is_good(siege, model, one_x, one_y):
            best = (one_x, one_y)
            least = gap
    return best


def _is_good(siege: Siege, model: Fighter, x: int, y: int) -> bool:
    return _is_open(siege, model, x, y) and is_connected(siege.ground, model.radius, x, y, siege.world.village)


def _is_open(siege: Siege, model: Fighter, x: int, y: int) -> bool:
    """Whether the base would stand on no difficult or linear ground."""
    return not siege.ground.slowed_by(Body(model.id, x, y, model.radius), x, y)


def set_up(table: Table, siege: Siege, model: Fighter, x: int, y: int, clause: str) -> None:
    """The model stands on the table."""
    model.x = x
    model.y = y
    model.start_x = x
    model.start_y = y
    model.fate = Fate.IN_PLAY
    table.tell(Deployed(clause, model.id, x, y))
