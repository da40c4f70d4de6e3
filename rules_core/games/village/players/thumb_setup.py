"""The rule-of-thumb player's setup: where the heroes' side takes position, and what the Stable's gifts are used for."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.players.outlook import FAR, is_fragile
from rules_core.games.village.players.thumb_plans import MovePlan, Reason, beyond
from rules_core.games.village.rules import topics
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, length
from rules_core.kernel.requests import Choose, Place, Spot
from rules_core.song import stride
from rules_core.song.options import INCH

NOBODY: Final = "none"
STANCES: Final = ((2, -3), (0, -3), (3, -1), (3, 1))
"""Where round the Town Hall heroes wait for an enemy from an unknown edge, in inches: close together."""
IN_FRONT: Final = 4 * INCH
RUN: Final = 14 * INCH
"""A find further away than this from the nearest spot is not gone for at once."""


def choose_post(siege: Siege, request: Place) -> Spot:
    """Where somebody is set up."""
    region = request.region
    assert region is not None
    plan = plan_post(siege, request)
    return plan.x, plan.y, region.turns[0]


def plan_post(siege: Siege, request: Place) -> MovePlan:
    """A runner towards a find, shooters by the Watchtower, the others round the Town Hall or against a known enemy."""
    region = request.region
    assert region is not None
    plan = _post(siege, siege.model(request.subject))
    plan.x, plan.y = region.nearest(plan.x, plan.y)
    return plan


def _post(siege: Siege, model: Fighter) -> MovePlan:
    heart = siege.world.heart
    heart_x, heart_y = siege.world.middles[heart]
    token = _find_in_reach(siege, model)
    if token is not None:
        return MovePlan(0, token.x, token.y, reason=Reason.FETCH_FIRST, about=token.id)
    if siege.edges_known and siege.groups:
        # The side that the strongest part of the wave comes from.
        edge = siege.groups[0].edge
        width = siege.world.map.width
        height = siege.world.map.height
        ways = {1: (heart_x, 0), 2: (width, heart_y), 3: (heart_x, height), 4: (0, heart_y)}
        edge_x, edge_y = ways.get(edge, (heart_x, heart_y))
        aside = (_place_in_line(siege, model) - 1) * 2 * INCH
        x, y = beyond(edge_x, edge_y, heart_x, heart_y, -IN_FRONT)
        x, y = (x + aside, y) if edge in (1, 3) else (x, y + aside)
        return MovePlan(0, x, y, reason=Reason.FACE, about=str(edge), beside=heart)
    if siege.weapon(model) is not None:
        for tower, _ in siege.with_ability("overwatch"):
            x, y = siege.world.middles[tower.id]
            return MovePlan(0, x, y, reason=Reason.TOWER, about=tower.id)
    across, down = STANCES[_place_in_line(siege, model) % len(STANCES)]
    return MovePlan(0, heart_x + across * INCH, heart_y + down * INCH, reason=Reason.WAIT, about=heart)


def _place_in_line(siege: Siege, model: Fighter) -> int:
    """Numbers the models of the heroes' side, so that they spread out."""
    line = [one.id for one in siege.models.values() if one.side == model.side]
    return line.index(model.id)


def _find_in_reach(siege: Siege, model: Fighter) -> Body | None:
    """The find that this hero is to run for: the fastest sound hero, and only one."""
    if not model.is_hero or is_fragile(model) or runner(siege) != model.id:
        return None
    heart_x, heart_y = siege.world.middles[siege.world.heart]
    best: Body | None = None
    least = float(RUN + 8 * INCH)
    for marker in _prizes(siege):
        away = length(marker.x - heart_x, marker.y - heart_y)
        if away < least:
            least = away
            best = marker
    return best


def _prizes(siege: Siege) -> list[Body]:
    """Villagers and finds on the table, as points."""
    found = [Body(one.id, one.x, one.y, 0) for one in siege.villagers.values()]
    found.extend([Body(one.id, one.x, one.y, 0) for one in siege.tokens.values()])
    return found


def runner(siege: Siege) -> str:
    """The hero who fetches things: the fastest of those who can take a blow, the best shot last; "" for none."""
    best = ""
    most = -1
    for hero in siege.heroes:
        if is_fragile(hero) or not (hero.in_play or hero.id in siege.waiting):
            continue
        value = stride.allowance(siege, hero) - (INCH if siege.weapon(hero) is not None else 0)
        if value > most:
            most = value
            best = hero.id
    return best


def choose_mount(siege: Siege, request: Choose) -> str:
    """Ready Mounts for the runner when there is something to run for; Warhorse for the strongest on foot."""
    if request.topic == topics.READY_MOUNTS:
        name = runner(siege)
        if name in request.options and (siege.tokens or siege.villagers):
            return name
        return NOBODY if NOBODY in request.options else request.options[0]
    best = request.options[0]
    most = -1
    for option in request.options:
        if option not in siege.models:
            continue
        hero = siege.model(option)
        value = 10 * hero.profile.combat - 4 * hero.quality_lost - (60 if hero.has("long-move") else 0)
        if value > most:
            most = value
            best = option
    return best


def choose_ride(siege: Siege, request: Place) -> Spot:
    """Towards the nearest find or villager."""
    region = request.region
    assert region is not None
    hero = siege.model(request.subject)
    prize = nearest_prize(siege, hero)
    x, y = (hero.x, hero.y) if prize is None else (prize.x, prize.y)
    x, y = region.nearest(x, y)
    return x, y, region.turns[0]


def nearest_prize(siege: Siege, hero: Fighter) -> Body | None:
    """The find or villager nearest to a hero."""
    nearest: Body | None = None
    least = FAR
    for marker in _prizes(siege):
        gap = siege.ground.gap(hero, marker)
        if gap < least:
            least = gap
            nearest = marker
    return nearest
