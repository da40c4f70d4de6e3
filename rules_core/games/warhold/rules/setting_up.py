"""Towns, ruins, races, strongholds, first units and the order of turns (W-SET-6 to W-SET-19)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import INFANTRY, LORD, MOUNTAIN_DWELLERS
from rules_core.games.warhold.options import BY_LOT
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.land import beside, name_of, tile_of, within
from rules_core.games.warhold.rules.recruits import new_unit
from rules_core.games.warhold.state.facts import NoRoom, OrderRolled, RuinPlaced, StrongholdFounded, TownPlaced
from rules_core.games.warhold.state.war import MOUNTAIN, NOTHING, WATER, Phase, Ruin, Stronghold, Town
from rules_core.kernel.requests import SeatId, Topic

WIDE: Final = "wide"
TALL: Final = "tall"
SHAPES: Final = {WIDE: (3, 2), TALL: (2, 3)}
"""R-W08, WH-TL-5. A town is two tiles by three, either way round."""
RUIN_DISTANCE: Final = 7
"""W-SET-8. A ruin may not be within so many tiles of another one."""
HOUSE_TILES: Final = 4
HOUSE_DISTANCE: Final = 10
QUICK_DISTANCE: Final = 5
"""W-SET-11, R-W63, WH-QP-3. A stronghold is further than so many tiles from towns and other strongholds."""
SETTING_UP: Final = (Phase.TOWNS, Phase.RUINS, Phase.STRONGHOLDS)
"""Ruins that a card brings later (RE-31, TR-10) are always a player's to place."""
START: Final = (LORD, INFANTRY, INFANTRY)
"""W-SET-14."""


def block(campaign: Campaign, corner: int, width: int, height: int) -> list[int]:
    """The tiles of a block by its north-west corner; none where it leaves the map."""
    state = campaign.state
    column, row = corner % state.columns, corner // state.columns
    if column + width > state.columns or row + height > state.rows:
        return []
    return [corner + down * state.columns + across for down in range(height) for across in range(width)]


def _is_free(campaign: Campaign, tiles: list[int]) -> bool:
    """W-SET-9. Land without a location."""
    state = campaign.state
    if not tiles:
        return False
    for tile in tiles:
        if state.ground[tile] in (WATER, NOTHING) or tile in state.bridges:
            return False
        if state.stronghold_at(tile) or state.town_at(tile) or state.ruin_at(tile):
            return False
    return not any(tile in site for site in sites_left(campaign) for tile in tiles)


def sites_left(campaign: Campaign) -> list[list[int]]:
    """R-W58. The tiles that a map that stands ready keeps for strongholds which are still to be founded."""
    founded = [one.id for one in campaign.state.strongholds]
    return [
        block(campaign, corner, 2, 2)
        for seat, corner in zip(campaign.state.seats, campaign.state.sites, strict=False)
        if stronghold_id(seat) not in founded
    ]


def stronghold_id(seat: SeatId) -> str:
    """What the stronghold is called that a player founds."""
    return f"hold-{seat}"


def _places(campaign: Campaign) -> list[list[int]]:
    """The tiles of each town and stronghold, and of each place that is kept for one."""
    state = campaign.state
    return [
        *[one.tiles for one in state.towns],
        *[one.tiles for one in state.strongholds],
        *sites_left(campaign),
    ]


def placed(campaign: Campaign, who: SeatId, topic: Topic, places: list[int], clause: str, subject: str) -> int:
    """R-W54. On which tile something is set up: where its player wants, or where the lot has it."""
    names = [name_of(campaign.state, one) for one in places]
    if campaign.options.placing == BY_LOT and campaign.state.phase in SETTING_UP:
        return tile_of(campaign.state, campaign.table.draw(who, topic, names, 1, "R-W54", subject)[0])
    return tile_of(campaign.state, campaign.table.choose(who, topic, names, clause, subject))


# Towns


def towns_wanted(campaign: Campaign) -> int:
    """W-SET-6. One, or two with three or four players."""
    return campaign.options.towns or (2 if len(campaign.state.seats) > 2 else 1)


def town_step(campaign: Campaign) -> None:
    """W-SET-6, W-SET-9. Players in turn place the towns."""
    state = campaign.state
    if len(state.towns) >= towns_wanted(campaign):
        state.phase, state.turn_of = Phase.RUINS, 0
        return
    who = state.seats[len(state.towns) % len(state.seats)]
    shapes = [shape for shape in SHAPES if town_places(campaign, shape)]
    if not shapes:
        # W-TWN-1 cannot be kept on such a map; it is told, and the war goes on without.
        campaign.table.tell(NoRoom("W-SET-6", "town", 0))
        state.phase, state.turn_of = Phase.RUINS, 0
        return
    if campaign.options.placing == BY_LOT:
        shape = campaign.table.draw(who, topics.TOWN_SHAPE, shapes, 1, "R-W54")[0]
    else:
        shape = campaign.table.settle(who, topics.TOWN_SHAPE, shapes, "W-SET-6")
    corner = placed(campaign, who, topics.TOWN_PLACE, town_places(campaign, shape), "W-SET-6", shape)
    state.towns.append(Town(f"town-{len(state.towns) + 1}", block(campaign, corner, *SHAPES[shape])))
    campaign.table.tell(TownPlaced("W-SET-6", name_of(state, corner)))


def town_places(campaign: Campaign, shape: str) -> list[int]:
    """Where a town fits, by its north-west corner; towns do not touch each other."""
    state = campaign.state
    width, height = SHAPES[shape]
    barred = within(state, [tile for town in state.towns for tile in town.tiles], 1)
    found: list[int] = []
    for tile in range(len(state.ground)):
        tiles = block(campaign, tile, width, height)
        if barred.isdisjoint(tiles) and _is_free(campaign, tiles):
            found.append(tile)
    return found


# Ruins


def ruin_step(campaign: Campaign) -> None:
    """W-SET-7, W-RUI-1, R-W04, WH-TL-10. Players in turn place their ruins."""
    state = campaign.state
    wanted = campaign.options.ruins_each * len(state.seats)
    if len(state.ruins) >= wanted:
        state.phase, state.turn_of = Phase.ORDER, 0
        return
    who = state.seats[len(state.ruins) % len(state.seats)]
    distance = RUIN_DISTANCE if not campaign.options.quick_play else 1
    if not place_ruin(campaign, who, distance, "W-SET-7"):
        # R-W04. No more of them fit.
        campaign.table.tell(NoRoom("R-W04", "ruin", distance))
        state.phase, state.turn_of = Phase.ORDER, 0


def ruin_places(campaign: Campaign, distance: int) -> list[int]:
    """W-SET-8, W-SET-9, R-W63, WH-QP-2. Where a ruin may lie on a map."""
    state = campaign.state
    barred = within(state, [one.tile for one in state.ruins], distance)
    # W-SET-8, W-SET-11.
    barred |= within(state, [tile for place in _places(campaign) for tile in place], 1)
    found: list[int] = []
    for tile in range(len(state.ground)):
        if tile not in barred and _is_free(campaign, [tile]) and not state.at(tile):
            found.append(tile)
    return found


def place_ruin(campaign: Campaign, who: SeatId, distance: int, clause: str) -> bool:
    """One ruin by the rules of setting up (W-SET-8; RE-31 and TR-10 too); False where none fits."""
    places = campaign.ground.ruin_places(campaign, distance)
    if not places:
        return False
    tile = campaign.ground.ruin_tile(campaign, who, places, clause)
    campaign.state.ruins.append(Ruin(tile))
    campaign.table.tell(RuinPlaced(clause, who, campaign.name_of(tile)))
    return True


# Who comes first


def _order_by_dice(campaign: Campaign, topic: Topic, clause: str) -> list[SeatId]:
    """W-SET-10, W-SET-19, R-W53. From the highest die down; those who tie roll again."""

    def ranked(seats: list[SeatId]) -> list[SeatId]:
        if len(seats) == 1:
            return seats
        faces = {seat: campaign.table.roll(seat, topic, 1, clause, seat)[0] for seat in seats}
        found: list[SeatId] = []
        for face in range(6, 0, -1):
            tied = [seat for seat in seats if faces[seat] == face]
            if tied:
                found.extend(ranked(tied))
        return found

    return ranked(list(campaign.state.seats))


def order_step(campaign: Campaign) -> None:
    """W-SET-10. Who chooses a race and places a stronghold first."""
    state = campaign.state
    state.order = _order_by_dice(campaign, topics.ORDER_DIE, "W-SET-10")
    campaign.table.tell(OrderRolled("W-SET-10", tuple(state.order)))
    state.phase, state.turn_of = Phase.STRONGHOLDS, 0


def first_step(campaign: Campaign) -> None:
    """W-SET-19. The highest takes the first turn, the others follow clockwise."""
    state = campaign.state
    first = _order_by_dice(campaign, topics.FIRST_DIE, "W-SET-19")[0]
    start = state.seats.index(first)
    state.order = [*state.seats[start:], *state.seats[:start]]
    campaign.table.tell(OrderRolled("W-SET-19", tuple(state.order)))
    state.phase, state.turn_of = Phase.GATHER, 0


# Races and strongholds


def stronghold_step(campaign: Campaign) -> None:
    """W-SET-10 to W-SET-14. The next player chooses a race and founds a stronghold."""
    state = campaign.state
    if state.turn_of == len(state.order):
        state.phase, state.turn_of = Phase.START, 0
        return
    who = state.order[state.turn_of]
    kingdom = state.kingdom(who)
    taken = [one.race for one in state.kingdoms]
    races = [one for one in campaign.content.races if one not in taken]
    # Nobody is asked for the last race.
    kingdom.race = campaign.table.settle(who, topics.RACE, races, "W-SET-10", who)
    tiles = campaign.ground.founding_tiles(campaign, who)
    state.strongholds.append(Stronghold(stronghold_id(who), who, who, tiles))
    kingdom.gold, kingdom.food = campaign.options.start_gold, campaign.options.start_food
    campaign.table.tell(StrongholdFounded("W-SET-10", who, kingdom.race, campaign.name_of(tiles[0])))
    state.turn_of += 1


def chosen_place(campaign: Campaign, who: SeatId) -> int:
    """W-SET-11, W-SET-13. The north-west corner of the stronghold that a player founds."""
    distance = QUICK_DISTANCE if campaign.options.quick_play else HOUSE_DISTANCE
    places = stronghold_places(campaign, who, distance)
    while not places and distance > 1:
        # W-SET-13. The players agree; the distance that still fits is told.
        distance -= 1
        places = stronghold_places(campaign, who, distance)
        if places:
            campaign.table.tell(NoRoom("W-SET-13", "stronghold", distance))
    return placed(campaign, who, topics.STRONGHOLD_PLACE, places, "W-SET-11", who)


def stronghold_places(campaign: Campaign, who: SeatId, distance: int) -> list[int]:
    """W-SET-11, W-SET-12, WH-TL-3, W-DWA-1, R-W67. Where a stronghold may stand, by its north-west corner."""
    state = campaign.state
    climbs = campaign.ability(who) == MOUNTAIN_DWELLERS
    barred = within(state, [tile for place in _places(campaign) for tile in place], distance)
    barred |= within(state, [one.tile for one in state.ruins], 1)
    found: list[int] = []
    for tile in range(len(state.ground)):
        tiles = block(campaign, tile, 2, 2)
        if not barred.isdisjoint(tiles) or not _is_free(campaign, tiles):
            continue
        if not climbs and any(state.ground[one] == MOUNTAIN for one in tiles):
            continue
        if any(
            further not in tiles and not _is_shut(campaign, further) for one in tiles for further in beside(state, one)
        ):
            found.append(tile)
    return found


def _is_shut(campaign: Campaign, tile: int) -> bool:
    state = campaign.state
    return state.ground[tile] in (WATER, NOTHING) and tile not in state.bridges


def start_step(campaign: Campaign) -> None:
    """W-SET-15, R-W10. Lord and two infantry stand on tiles of the stronghold, each where its player wants."""
    state = campaign.state
    if state.turn_of == len(state.order):
        state.phase, state.turn_of = Phase.FIRST, 0
        return
    who = state.order[state.turn_of]
    own = state.units_of(who)
    house = state.held_by(who)[0]
    kind = START[len(own)]
    free = [tile for tile in house.tiles if not state.at(tile)]
    new_unit(
        campaign,
        who,
        kind,
        settled_tile(campaign, who, topics.START_PLACE, free, "W-SET-15", kind),
    )
    if len(own) + 1 == len(START):
        state.turn_of += 1
