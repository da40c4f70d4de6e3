"""The Movement phase: units go, are struck when they leave an enemy, and change places (sections 11.2 and 11.3)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules import deaths, gear, topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.land import is_water, name_of
from rules_core.games.warhold.rules.strength import attacks, movement_left
from rules_core.games.warhold.rules.strikes import OPPORTUNITY, Blow, strike
from rules_core.games.warhold.rules.unmapped import marches
from rules_core.games.warhold.rules.unmapped.looks import look
from rules_core.games.warhold.rules.unmapped.spots import places_for
from rules_core.games.warhold.rules.ways import costs_of, exchanges, may_go, may_share, strikers, ways_of
from rules_core.games.warhold.state.facts import Moved, Swapped, Used, mention
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import SeatId

DONE: Final = "done"
STAY: Final = "stay"
SCROLL: Final = "scroll"
SMOKE: Final = "smoke"
POTION: Final = "potion"


def take_step(campaign: Campaign) -> bool:
    """W-MOV-1. One decision of the phase; False when it is over."""
    state = campaign.state
    seat = state.current()
    options = _options(campaign, seat)
    if not options:
        return False
    chosen = campaign.table.choose(seat, topics.MOVE, (*options, DONE), "W-MOV-1", seat)
    if chosen == DONE:
        return False
    lord = state.lord_of(seat)
    if chosen == SMOKE and lord is not None:
        use_smoke(campaign, seat)
    elif chosen == POTION and lord is not None:
        drink(campaign, seat)
    elif chosen == SCROLL and lord is not None:
        _return_home(campaign, lord)
    elif chosen == marches.STRUCK:
        runner, striker = marches.struck(campaign, seat)
        look(campaign, [striker], runner, is_near=True)
        strike_at(campaign, striker, runner)
    elif state.is_unmapped:
        marches.march(campaign, state.unit(chosen))
    else:
        _move(campaign, state.unit(chosen))
    return True


def _options(campaign: Campaign, seat: SeatId) -> list[str]:
    """Who can still go somewhere, and what the lord may use meanwhile."""
    state = campaign.state
    if state.is_unmapped:
        return [*marches.movers(campaign, seat), *_uses(campaign, seat)]
    movers = [one.id for one in state.units if one.seat == seat and can_move(campaign, one)]
    return [*movers, *_uses(campaign, seat)]


def can_move(campaign: Campaign, unit: Unit) -> bool:
    """Whether there is any tile that it can reach, or anybody to change places with."""
    if campaign.state.is_unmapped:
        return bool(places_for(campaign, unit))
    points = movement_left(campaign, unit)
    if not points:
        return False
    return may_go(campaign, unit, points) or bool(_exchanges(campaign, unit))


def _uses(campaign: Campaign, seat: SeatId) -> list[str]:
    state = campaign.state
    kingdom, lord = state.kingdom(seat), state.lord_of(seat)
    found: list[str] = []
    if lord is None:
        return found
    if not lord.spent and gear.single_with(campaign.content, kingdom, "return") and _free_at_home(campaign, lord):
        found.append(SCROLL)
    if not kingdom.has_smoke and gear.single_with(campaign.content, kingdom, "smoke"):
        found.append(SMOKE)
    if lord.wounds and gear.single_with(campaign.content, kingdom, "potion"):
        found.append(POTION)
    return found


def use_smoke(campaign: Campaign, seat: SeatId) -> None:
    """EQ-40. Until the next turn only natural sixes hit the lord."""
    kingdom = campaign.state.kingdom(seat)
    _use(campaign, seat, "smoke", "EQ-40")
    kingdom.has_smoke = True


def drink(campaign: Campaign, seat: SeatId) -> None:
    """EQ-37. In the own turn: wounds of the lord are healed."""
    from_potion = _use(campaign, seat, "potion", "EQ-37")
    lord = campaign.state.lord_of(seat)
    if lord is not None:
        deaths.heal(campaign, lord, from_potion, "eq-37", "EQ-37")


def _use(campaign: Campaign, seat: SeatId, effect: str, clause: str) -> int:
    kingdom = campaign.state.kingdom(seat)
    token = gear.single_with(campaign.content, kingdom, effect)
    number = gear.effect_in(campaign.content, [token], effect)
    gear.use_up(campaign.state, kingdom, token)
    campaign.table.tell(Used(clause, seat, gear.card_of(token)))
    return number


def _free_at_home(campaign: Campaign, lord: Unit) -> list[int]:
    state = campaign.state
    return [tile for house in state.held_by(lord.seat) for tile in house.tiles if not state.at(tile)]


def _return_home(campaign: Campaign, lord: Unit) -> None:
    """EQ-38. Instead of moving, onto a free tile of the own Stronghold; that is no step away from anybody."""
    free = _free_at_home(campaign, lord)
    tile = settled_tile(campaign, lord.seat, topics.SCROLL_WHERE, free, "EQ-38", lord.id)
    _use(campaign, lord.seat, "return", "EQ-38")
    lord.tile = tile
    lord.spent = 99
    lord.stepped += 1


def _exchanges(campaign: Campaign, unit: Unit) -> list[Unit]:
    state = campaign.state
    left = {one.id: movement_left(campaign, one) for one in state.units if one.seat == unit.seat}
    return exchanges(campaign, unit, left[unit.id], left)


def _move(campaign: Campaign, unit: Unit) -> None:
    """W-MOV-1 to W-MOV-4. Where it goes: a tile by its name, or a unit with which it changes places."""
    state = campaign.state
    ways = ways_of(campaign, unit, movement_left(campaign, unit))
    tiles = {name_of(state, tile): tile for tile in ways.tiles()}
    others = {one.id: one for one in _exchanges(campaign, unit)}
    chosen = campaign.table.choose(unit.seat, topics.MOVE_WHERE, (*tiles, *others, STAY), "W-MOV-1", unit.id)
    if chosen in tiles:
        go(campaign, unit, ways.way(tiles[chosen]))
    elif chosen in others:
        _exchange(campaign, unit, others[chosen])


def go(campaign: Campaign, unit: Unit, way: list[int], *, is_free: bool = False) -> None:
    """W-MOV-4, R-W24. Step by step; every step away from an enemy is struck at first, unless it `is_free`."""
    state = campaign.state
    names = [name_of(state, unit.tile)]
    points = 0
    costs = costs_of(campaign, unit)
    start = unit.tile
    for tile in way:
        if not is_free and not _survives(campaign, unit, start, names, points):
            return
        points += costs[tile]
        unit.tile = tile
        unit.stepped += 1
        names.append(name_of(state, tile))
    unit.spent += points
    campaign.table.tell(Moved("W-MOV-1", mention(unit), tuple(names), points))


def _survives(campaign: Campaign, unit: Unit, start: int, names: list[str], points: int) -> bool:
    """W-MOV-4. Whether it lives through the strikes at the tile that it is about to leave."""
    state = campaign.state
    enemies = strikers(campaign, unit)
    if enemies and len(names) > 1:
        # What has been gone so far is seen before the blows fall.
        campaign.table.tell(Moved("W-MOV-1", mention(unit), tuple(names), points))
        names[:] = names[-1:]
    for enemy in enemies:
        # R-W77. Those who come later keep their blow when it has fallen already.
        if not state.has_unit(unit.id):
            return False
        strike_at(campaign, enemy, unit)
    return state.has_unit(unit.id)


def strike_at(campaign: Campaign, enemy: Unit, runner: Unit) -> None:
    """W-AOO-2, W-AOO-3. One attack of opportunity, with all attacks."""
    enemy.has_struck = True
    strike(campaign, [enemy], [runner], attacks(campaign, enemy), Blow(OPPORTUNITY, "W-AOO-2"))


def _exchange(campaign: Campaign, unit: Unit, other: Unit) -> None:
    """W-MAP-5, R-W31, R-W66. All strikes come first; if one of them falls there is no exchange."""
    state = campaign.state
    for one in (unit, other):
        for enemy in strikers(campaign, one):
            if state.has_unit(one.id):
                strike_at(campaign, enemy, one)
    if not (state.has_unit(unit.id) and state.has_unit(other.id)):
        return
    unit.spent += costs_of(campaign, unit)[other.tile]
    other.spent += costs_of(campaign, other)[unit.tile]
    unit.tile, other.tile = other.tile, unit.tile
    unit.stepped += 1
    other.stepped += 1
    campaign.table.tell(Swapped("W-MAP-5", mention(unit), mention(other)))


def hasten(campaign: Campaign) -> None:
    """EQ-33. After combat the lord may go some more, with no enemy beside him."""
    state = campaign.state
    seat = state.current()
    lord = state.lord_of(seat)
    if lord is None:
        return
    kingdom = state.kingdom(seat)
    points = gear.effect_in(campaign.content, kingdom.worn, "haste")
    if points and gear.has_unused(campaign, kingdom, "haste") and not campaign.ground.enemies_beside(state, lord):
        kingdom.has_used.append("haste")
        walk(campaign, lord, points, "EQ-33")


def walk(campaign: Campaign, lord: Unit, points: int, clause: str) -> None:
    """EQ-33, RE-28. A lord goes so far by something else than movement; nobody strikes at him, if he goes at all."""
    state = campaign.state
    if state.is_unmapped:
        marches.walk(campaign, lord, clause)
        return
    ways = ways_of(campaign, lord, points)
    tiles = {name_of(state, tile): tile for tile in ways.tiles()}
    if not tiles:
        return
    chosen = campaign.table.choose(lord.seat, topics.HASTE, (*tiles, STAY), clause, lord.id)
    if chosen in tiles:
        spent = lord.spent
        go(campaign, lord, ways.way(tiles[chosen]), is_free=True)
        lord.spent = spent


def may_stand(campaign: Campaign, unit: Unit, tile: int) -> bool:
    """Whether it may be placed on a tile: land, with room."""
    state = campaign.state
    is_land = state.is_on_map(tile) and not is_water(state, tile)
    return is_land and may_share(campaign, unit, state.at(tile))
