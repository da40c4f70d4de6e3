"""Reads the scenarios, and says what of one cannot be played or won (SDS-SCN)."""

from __future__ import annotations

from typing import Final

from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.games.drums.content import scenario_fields as fields
from rules_core.games.drums.content.fields import PIECES, TABLE_SIDE
from rules_core.games.drums.content.loader import read_piece
from rules_core.games.drums.content.scenario_ways import is_open
from rules_core.games.drums.content.types import Box, Content, Loose, Scenario
from rules_core.wording.sentence import Part

BOX_EMPTY: Final = "This box has no inside."
GIVE_BOX: Final = "Let it end further right and further down than it begins."
PLACE_TWICE: Final = "This place stands there twice."
KEEP_ONE: Final = "Keep one of them."
PLACE_MISSING: Final = "A place is missing that its rules speak of: {place}."
ADD_PLACE: Final = "Add this place."
NO_HOUSE: Final = "The house does not stand on the table."
ADD_HOUSE: Final = "Set this building down once, or choose another as the house."
TWO_HOUSES: Final = "The house stands there more than once."
NO_ROOM: Final = "The house is solid: nobody comes in."
OTHER_HOUSE: Final = "Choose a building with rooms as the house."
NO_SUPPLIES: Final = "There is nothing to carry off."
ADD_SUPPLIES: Final = "Add supplies."
TOO_SHORT: Final = "The attacker cannot win: nobody is there before round {needed}."
MORE_ROUNDS: Final = "Play more rounds, or shorten the way."
TOO_LATE: Final = "The attacker cannot win: it counts from round {first} on, and the last is {rounds}."
EARLIER: Final = "Play more rounds, or let it count earlier."
NEVER_COMES: Final = "The reserve comes after the last round."
COME_EARLIER: Final = "Let it come earlier, or play more rounds."
TOO_LARGE: Final = "It does not fit into its box."
SMALLER: Final = "Make it smaller, or the box larger."
AT_ONCE: Final = "The attacker begins at the goal already."
MOVE_PLACE: Final = "Keep this place away from the lower edge."
SHUT: Final = "The attacker cannot win, for walls close every way there: {place}."
OPEN_WAY: Final = "Leave a gap between the walls, or give one a door or a ladder."
MEDIUM: Final = 160
A_ROUND: Final = 3 * MEDIUM
"""How far a man comes in a round at best, with three actions."""
OF_HOUSES: Final = (fields.FORAGING, fields.ASSAULT)


def read_scenario(reader: Reader, content: Content) -> Scenario:
    """One scenario with its table."""
    id, name, text = reader.text_of(ID), reader.text_of(NAME), reader.text_of(TEXT)
    goal, course, dark = reader.text_of(fields.GOAL), reader.word_of(fields.COURSE), reader.flag_of(fields.DARK)
    numbers = {one.key: reader.whole_of(one) for one in fields.NUMBERS}
    house = reader.word_of(fields.HOUSE, list(content.buildings))
    zones: dict[str, Box] = {}
    for row in reader.tables_of(fields.ZONES):
        zone = row.word_of(fields.ZONE_ID)
        if zone in zones:
            row.fault(fields.ZONE_ID.key, PLACE_TWICE, KEEP_ONE)
        zones[zone] = _box(row)
        row.done()
    features = []
    for number, row in enumerate(reader.tables_of(PIECES), start=1):
        features.append(read_piece(row, number, content))
        row.done()
    loose: list[Loose] = []
    for row in reader.tables_of(fields.LOOSE):
        kinds = row.words_of(fields.LOOSE_KINDS)
        width, depth, box = row.whole_of(fields.LOOSE_WIDTH), row.whole_of(fields.LOOSE_DEPTH), _box(row)
        if min(width, depth) > min(box[2] - box[0], box[3] - box[1]):
            row.fault(fields.LOOSE_WIDTH.key, TOO_LARGE, SMALLER, clause="S-TER-16")
        loose.append(Loose(kinds, width, depth, box))
        row.done()
    supplies: list[tuple[int, int]] = []
    for row in reader.tables_of(fields.SUPPLIES):
        supplies.append((row.whole_of(fields.SUPPLY_X), row.whole_of(fields.SUPPLY_Y)))
        row.done()
    reader.done()
    found = Scenario(
        id, course, name, text, goal, dark, house, numbers, zones, tuple(features), tuple(loose), tuple(supplies)
    )
    _look_at_places(reader, found, content)
    if course == fields.FORAGING:
        _look_at_supplies(reader, found)
    else:
        _look_at_rounds(reader, found)
        _look_at_ways(reader, found, content)
    return found


def _box(row: Reader) -> Box:
    left, top, right, bottom = [row.whole_of(one) for one in fields.BOX]
    if left >= right or top >= bottom:
        row.fault(fields.RIGHT.key, BOX_EMPTY, GIVE_BOX)
    return left, top, right, bottom


def _look_at_places(reader: Reader, one: Scenario, content: Content) -> None:
    for zone in fields.ZONES_OF[one.course]:
        if zone not in one.zones:
            place = fields.ZONE_ID.name_of(zone)
            reader.fault(fields.ZONES.key, PLACE_MISSING, ADD_PLACE, {"place": place}, clause=one.clause)
    if one.course in OF_HOUSES:
        houses = sum(piece.plan == one.house for piece in one.features)
        if houses != 1:
            reader.fault(fields.HOUSE.key, TWO_HOUSES if houses else NO_HOUSE, ADD_HOUSE, clause="SDS-SCN-3.2")
        elif content.buildings[one.house].storeys == 0:
            reader.fault(fields.HOUSE.key, NO_ROOM, OTHER_HOUSE, clause="SDS-SCN-3.2")


def _look_at_supplies(reader: Reader, one: Scenario) -> None:
    """SDS-SCN-2.10. Something there must be to win by."""
    if not one.supplies:
        reader.fault(fields.SUPPLIES.key, NO_SUPPLIES, ADD_SUPPLIES, clause="SDS-SCN-2.2")


def _look_at_ways(reader: Reader, one: Scenario, content: Content) -> None:
    """SDS-SCN-1.8, SDS-SCN-3.8. Whether walls leave a way to where the attacker has to come."""
    names = ("farm",) if one.course == fields.ASSAULT else ("breach", "inside")
    for name in names:
        goal = one.zones.get(name)
        if goal is not None and not is_open(one, content, goal):
            deeper, place = (list(one.zones).index(name),), fields.ZONE_ID.name_of(name)
            reader.fault(fields.ZONES.key, SHUT, OPEN_WAY, {"place": place}, deeper=deeper, clause=one.clause)
            return


def _look_at_rounds(reader: Reader, one: Scenario) -> None:
    """SDS-SCN-1.8, SDS-SCN-3.8. Whether the attacker, who begins below, can come there in time."""
    rounds, numbers = one.numbers["rounds"], one.numbers
    is_assault = one.course == fields.ASSAULT
    if numbers["reserve_round"] > rounds:
        reader.fault("reserve_round", NEVER_COMES, COME_EARLIER, clause="SDS-SCN-1.4")
        return
    goal = one.zones.get("farm" if is_assault else "inside")
    if goal is None:
        return
    if goal[3] >= TABLE_SIDE - MEDIUM and not is_assault:
        reader.fault(fields.ZONES.key, AT_ONCE, MOVE_PLACE, clause="SDS-SCN-1.8")
        return
    way = TABLE_SIDE - goal[3] - (0 if is_assault else MEDIUM)
    needed = -(-way // A_ROUND) + (numbers["reserve_round"] - 1 if is_assault else 0)
    if needed > rounds:
        reader.fault("rounds", TOO_SHORT, MORE_ROUNDS, {"needed": needed}, clause=one.clause)
    elif is_assault and numbers["first_win"] > rounds:
        values: dict[str, Part] = {"first": numbers["first_win"], "rounds": rounds}
        reader.fault("first_win", TOO_LATE, EARLIER, values, clause="SDS-SCN-3.8")
