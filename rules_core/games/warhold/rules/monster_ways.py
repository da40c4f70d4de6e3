"""Where monsters go: which goal is nearest, and by which tiles (W-MTN-2 to W-MTN-16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rules_core.games.warhold.content.types import BEAST, FLIES, KINDS, LORD
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.land import beside_each, steps_apart
from rules_core.games.warhold.rules.strength import has, movement, reach
from rules_core.games.warhold.state.war import NOTHING, WATER, Stronghold, Town, Unit
from rules_core.kernel.data_game import KIND

UNIT: Final = 0
STRONGHOLD: Final = 1
TOWN: Final = 2
"""W-MTN-3. At the same distance a unit comes first, then a stronghold, then a town."""
EVERYWHERE: Final = 10_000
"""More steps than any map has tiles."""


@dataclass(slots=True)
class Goal:
    """Something that draws a monster."""

    rank: int
    id: str
    tiles: list[int] = field(metadata={KIND: list[int]})
    """Where it is: the tile of a unit, the tiles of a place."""
    kind_rank: int = 0
    """W-MTN-4. The lesser type first."""
    is_wounded: bool = False
    """W-MTN-5."""


@dataclass(slots=True)
class Search:
    """The ways of one monster from its tile: how many steps each tile takes, and from where it is reached."""

    steps: dict[int, int] = field(default_factory=dict, metadata={KIND: dict[int, int]})
    came: dict[int, list[int]] = field(default_factory=dict, metadata={KIND: dict[int, list[int]]})
    """All tiles from which it is reached as shortly."""


def goals(campaign: Campaign, marked: Sequence[str]) -> list[Goal]:
    """W-MTN-2, R-W45, R-W62, R-W77. All that draws monsters, but places that are marked for destruction already."""
    state = campaign.state
    found: list[Goal] = []
    for unit in state.units:
        if not is_monster(unit):
            found.append(Goal(UNIT, unit.id, [unit.tile], KINDS.index(unit.kind), unit.wounds > 0))
    for house in state.strongholds:
        if house.id not in marked:
            found.append(Goal(STRONGHOLD, house.id, house.tiles))
    # R-W45.
    for town in state.towns if campaign.options.towns_draw_monsters else ():
        if not town.is_ruined and town.id not in marked:
            found.append(Goal(TOWN, town.id, town.tiles))
    return found


def flies(campaign: Campaign, monster: Unit) -> bool:
    """R-W14, W-MON-13, WH-TL-9. Whether it crosses water."""
    return campaign.options.monsters_flown and has(campaign, monster, FLIES)


def search(campaign: Campaign, monster: Unit, most: int = EVERYWHERE) -> Search:
    """R-W44, W-MON-12. One point a tile, round water and people, through monsters; no further than `most` steps."""
    state = campaign.state
    near = beside_each(state.columns, state.rows)
    is_flying = flies(campaign, monster)
    shut = {one.tile for one in state.units if not is_monster(one)}
    ground, bridges = state.ground, set(state.bridges)
    found = Search({monster.tile: 0}, {})
    edge = [monster.tile]
    step = 0
    while edge and step < most:
        step += 1
        beyond: list[int] = []
        for tile in edge:
            for further in near[tile]:
                known = found.steps.get(further)
                if known is not None:
                    if known == step:
                        found.came[further].append(tile)
                    continue
                letter = ground[further]
                if letter == NOTHING or further in shut:
                    continue
                if letter == WATER and further not in bridges and not is_flying:
                    continue
                found.steps[further] = step
                found.came[further] = [tile]
                beyond.append(further)
        edge = beyond
    return found


def distance_to(campaign: Campaign, monster: Unit, goal: Goal, ways: Search) -> int:
    """R-W44. The length of the way to a goal, 0 where none leads there."""
    near = beside_each(campaign.state.columns, campaign.state.rows)
    best = 0
    for tile in goal.tiles:
        for one in near[tile]:
            steps = ways.steps.get(one)
            if steps is not None and (not best or steps + 1 < best):
                best = steps + 1
    return best


def best_goals(campaign: Campaign, monster: Unit, offered: list[Goal], ways: Search) -> tuple[list[Goal], int]:
    """W-MTN-2 to W-MTN-5. The nearest goals that are equally good by the book, and how far they are."""
    ranked: list[tuple[tuple[int, int, int, int, int], Goal]] = []
    for goal in offered:
        steps = distance_to(campaign, monster, goal, ways)
        if steps:
            kind = goal.kind_rank
            if is_spared(campaign, monster, goal):
                # EQ-36. Beasts choose the bearer of the totem last.
                kind = len(KINDS)
            ranked.append(((int(kind == len(KINDS)), steps, goal.rank, kind, 0 if goal.is_wounded else 1), goal))
    if not ranked:
        return [], 0
    least = min([one[0] for one in ranked])
    return [one[1] for one in ranked if one[0] == least], least[1]


def is_spared(campaign: Campaign, monster: Unit, goal: Goal) -> bool:
    """EQ-36. Whether a goal is the bearer of the Beast Totem, for a beast."""
    if goal.rank != UNIT or not has(campaign, monster, BEAST):
        return False
    unit = campaign.state.unit(goal.id)
    return unit.kind == LORD and gear.worn(campaign.state, campaign.content, unit, "totem") > 0


def in_range(campaign: Campaign, monster: Unit, tile: int, goal: Goal) -> bool:
    """W-MTN-7. Whether it strikes a unit from a tile."""
    return goal.rank == UNIT and steps_apart(campaign.state, tile, goal.tiles[0]) <= reach(campaign, monster)


def stops(campaign: Campaign, monster: Unit, goal: Goal, ways: Search) -> list[int]:
    """Where its move may end this turn: the tiles with which it comes nearest, the most advantageous ones of them.

    W-MTN-6, W-MTN-7, W-MTN-8, W-MTN-10, R-W44, R-W64, R-W73: land, without another monster on it, beside one unit
    rather than two.
    """
    state = campaign.state
    taken = {one.tile for one in state.units if one is not monster}
    points = movement(campaign, monster)
    near = beside_each(state.columns, state.rows)
    bridges = set(state.bridges)
    free = [
        tile
        for tile, steps in ways.steps.items()
        if steps <= points and tile not in taken and not (state.ground[tile] == WATER and tile not in bridges)
    ]
    best = [tile for tile in free if in_range(campaign, monster, tile, goal)]
    if best:
        # W-MTN-7. It goes no nearer than it must.
        least = min([ways.steps[tile] for tile in best])
        best = [tile for tile in best if ways.steps[tile] == least]
    else:
        to_goal = steps_to(campaign, monster, goal)
        left = [to_goal.get(tile, EVERYWHERE) for tile in free]
        least = min(left, default=EVERYWHERE)
        best = [tile for tile, steps in zip(free, left, strict=True) if steps == least < EVERYWHERE]
    if len(best) < 2:
        return best
    people = {one.tile for one in state.units if not is_monster(one)}
    crowd = {tile: len([one for one in near[tile] if one in people]) for tile in best}
    # Beside nobody is as good as beside one, of those that come equally near.
    fewest = min(crowd.values())
    best = [tile for tile in best if crowd[tile] == fewest]
    shortest = min([ways.steps[tile] for tile in best])
    return [tile for tile in best if ways.steps[tile] == shortest]


def steps_to(campaign: Campaign, monster: Unit, goal: Goal) -> dict[int, int]:
    """How many steps each tile is from a goal, for this monster."""
    state = campaign.state
    near = beside_each(state.columns, state.rows)
    is_flying = flies(campaign, monster)
    shut = {one.tile for one in state.units if not is_monster(one)}
    ground, bridges = state.ground, set(state.bridges)
    found: dict[int, int] = {}
    edge = list(goal.tiles)
    if goal.rank != UNIT:
        for tile in goal.tiles:
            if tile not in shut:
                found[tile] = 0
    step = 0
    while edge:
        step += 1
        beyond: list[int] = []
        for tile in edge:
            for further in near[tile]:
                if further in found or further in shut or ground[further] == NOTHING:
                    continue
                if ground[further] == WATER and further not in bridges and not is_flying:
                    continue
                found[further] = step
                beyond.append(further)
        edge = beyond
    return found


def way_to(ways: Search, tile: int) -> list[int]:
    """The tiles of a shortest way, without that on which it stands."""
    found: list[int] = []
    while tile in ways.came:
        found.append(tile)
        tile = ways.came[tile][0]
    found.reverse()
    return found


def needed_to_destroy(house: Stronghold | Town) -> int:
    """W-MTN-11, W-FAQ-3, R-W08, WH-TL-2, WH-TL-4. Monsters on more than half of the tiles."""
    return len(house.tiles) // 2 + 1
