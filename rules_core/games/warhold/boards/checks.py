"""What is wrong with a map that can be read: places that the rules would not have so (sections 7 and 10)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rules_core.content.findings import finding
from rules_core.content.items import Finding, Weight
from rules_core.games.warhold.boards.fairness import fairness_on
from rules_core.games.warhold.boards.laid_out import FEWEST, laid_out
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import beside, name_of, nearest
from rules_core.games.warhold.rules.setting_up import HOUSE_DISTANCE, RUIN_DISTANCE, SHAPES, block
from rules_core.games.warhold.state.war import NOTHING, WATER
from rules_core.grid.squares import groups
from rules_core.wording.sentence import Part

ROWS: Final = "rows"
ODD_TOWN: Final = "The town at {place} is no block of two by three tiles."
MAKE_TOWN: Final = "Give it three tiles by two, or two by three, apart from other towns."
MANY_TOWNS: Final = "There are {count} towns; two are enough for four players."
TAKE_TOWN: Final = "Take one away, unless you want a map of trade."
RUIN_NEAR_RUIN: Final = "The ruins at {place} and {other} are {apart} tiles apart; it should be more than {distance}."
MOVE_RUIN: Final = "Move one of them, or play it as quick play."
RUIN_BESIDE: Final = "The ruin at {place} lies beside a town or a Stronghold."
MOVE_IT: Final = "Leave a tile between them."
HOUSE_NEAR: Final = "The Strongholds {number} and {other} are {apart} tiles apart; it should be more than {distance}."
HOUSE_NEAR_TOWN: Final = "The Stronghold {number} is {apart} tiles from a town; it should be more than {distance}."
MOVE_HOUSE: Final = "Move one of them, or play it as quick play."
LONE_HOUSE: Final = "Only one player has a Stronghold."
GIVE_TWO: Final = "Give at least two players theirs, or let all choose when they play."
NO_ROOM: Final = "There is no room for two Strongholds."
GIVE_ROOM: Final = "Leave land of two by two tiles, more than {distance} tiles apart and away from towns."
NO_WAY_TO_TOWN: Final = "Nobody comes on foot to the town at {place}."
NO_WAY_TO_RUIN: Final = "Nobody comes on foot to the ruin at {place}."
NO_WAY_TO_HOUSE: Final = "Nobody comes on foot to the Stronghold at {place}."
BRIDGE: Final = "Lead a bridge there, or take water away."
DRY_BRIDGE: Final = "The bridge at {place} leads nowhere."
LAY_BRIDGE: Final = "Lay it over water, beside land or another bridge."


def board_findings(board: Board) -> list[Finding]:
    """All that is wrong with a map, in the order of the book; its letters are in order."""
    numbers = [one for one in "1234" if any(one in row for row in board.rows)]
    campaign = laid_out(board, max(FEWEST, len(numbers)))
    found: list[Finding] = []
    _of_bridges(found, campaign)
    _of_towns(found, campaign)
    _of_ruins(found, campaign)
    _of_strongholds(found, campaign, len(numbers))
    _of_ways(found, campaign)
    return found


def _note(
    found: list[Finding], campaign: Campaign, tile: int, sentence: str, remedy: str, clause: str, **values: Part
) -> None:
    """One more finding, at the row of its tile; the map is playable all the same."""
    state = campaign.state
    named: dict[str, Part] = {"place": name_of(state, tile).upper(), **values}
    path = (ROWS, tile // state.columns)
    found.append(finding(path, sentence, remedy, named, weight=Weight.ADVICE, clause=clause))


def _of_bridges(found: list[Finding], campaign: Campaign) -> None:
    """W-MAP-9. A bridge joins land or another bridge."""
    state = campaign.state
    for tile in state.bridges:
        near = [one for one in beside(state, tile) if state.ground[one] not in (WATER, NOTHING) or one in state.bridges]
        if not near:
            _note(found, campaign, tile, DRY_BRIDGE, LAY_BRIDGE, "W-MAP-9")


def _of_towns(found: list[Finding], campaign: Campaign) -> None:
    """W-SET-6, R-W08, WH-TL-5."""
    state = campaign.state
    for town in state.towns:
        if not any(town.tiles == block(campaign, town.tiles[0], *shape) for shape in SHAPES.values()):
            _note(found, campaign, town.tiles[0], ODD_TOWN, MAKE_TOWN, "R-W08")
    if len(state.towns) > 2:
        _note(found, campaign, state.towns[2].tiles[0], MANY_TOWNS, TAKE_TOWN, "W-SET-6", count=len(state.towns))


def _of_ruins(found: list[Finding], campaign: Campaign) -> None:
    """W-SET-8, W-SET-11."""
    state = campaign.state
    for one, other in combinations([ruin.tile for ruin in state.ruins], 2):
        apart = nearest(state, one, [other])
        if apart <= RUIN_DISTANCE:
            _note(
                found,
                campaign,
                one,
                RUIN_NEAR_RUIN,
                MOVE_RUIN,
                "W-SET-8",
                other=name_of(state, other).upper(),
                apart=apart,
                distance=RUIN_DISTANCE,
            )
    places = [*[one.tiles for one in state.towns], *[block(campaign, one, 2, 2) for one in state.sites]]
    for ruin in state.ruins:
        if any(nearest(state, ruin.tile, tiles) <= 1 for tiles in places):
            _note(found, campaign, ruin.tile, RUIN_BESIDE, MOVE_IT, "W-SET-8")


def _of_strongholds(found: list[Finding], campaign: Campaign, marked: int) -> None:
    """W-SET-4, W-SET-11."""
    state = campaign.state
    if marked == 1:
        _note(found, campaign, state.sites[0], LONE_HOUSE, GIVE_TWO, "R-W58")
    if marked < FEWEST and fairness_on(campaign, FEWEST) is None:
        found.append(finding((ROWS,), NO_ROOM, GIVE_ROOM, {"distance": HOUSE_DISTANCE}, clause="W-SET-4"))
    houses = [block(campaign, one, 2, 2) for one in state.sites[:marked]]
    for (number, one), (second, other) in combinations(enumerate(houses, start=1), 2):
        apart = min([nearest(state, tile, other) for tile in one])
        if apart <= HOUSE_DISTANCE:
            values: dict[str, Part] = {"number": number, "other": second, "apart": apart, "distance": HOUSE_DISTANCE}
            _note(found, campaign, one[0], HOUSE_NEAR, MOVE_HOUSE, "W-SET-11", **values)
    for number, one in enumerate(houses, start=1):
        for town in state.towns:
            apart = min([nearest(state, tile, town.tiles) for tile in one])
            if apart <= HOUSE_DISTANCE:
                _note(
                    found,
                    campaign,
                    one[0],
                    HOUSE_NEAR_TOWN,
                    MOVE_HOUSE,
                    "W-SET-11",
                    number=number,
                    apart=apart,
                    distance=HOUSE_DISTANCE,
                )


def _of_ways(found: list[Finding], campaign: Campaign) -> None:
    """W-SET-3. Everything that is to be reached lies on the largest land, or a bridge leads there."""
    state = campaign.state
    main = _main_land(campaign)
    goals: list[tuple[str, int]] = [
        *[(NO_WAY_TO_TOWN, one.tiles[0]) for one in state.towns],
        *[(NO_WAY_TO_RUIN, one.tile) for one in state.ruins],
        *[(NO_WAY_TO_HOUSE, one) for one in state.sites],
    ]
    for sentence, tile in goals:
        if tile not in main:
            _note(found, campaign, tile, sentence, BRIDGE, "W-SET-3")


def _main_land(campaign: Campaign) -> set[int]:
    """The largest part of the map that hangs together on foot."""
    state = campaign.state
    land = [tile for tile, one in enumerate(state.ground) if one not in (WATER, NOTHING) or tile in state.bridges]
    largest: list[int] = max(groups(land, state.columns), key=len, default=[])
    return set(largest)
