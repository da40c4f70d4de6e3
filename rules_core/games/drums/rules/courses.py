"""The course of a scenario: who stands where at first, who comes later, what the alarm changes (SDS-SCN)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import (
    BARRED,
    CLOSED,
)
from rules_core.games.drums.content.scenario_fields import FORAGING, FORLORN_HOPE
from rules_core.games.drums.content.types import Box, Scenario
from rules_core.games.drums.rules import ladders, topics
from rules_core.games.drums.rules.posts import PostRegion, anywhere, box_of, strips
from rules_core.games.drums.rules.ways import Beat
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.course import Course, Supply
from rules_core.games.drums.state.facts import AlarmRaised, CameOn, Deployed, Stationed
from rules_core.games.drums.state.features import HUNDREDTHS, outline_of
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.ground.ground import Sight
from rules_core.ground.pieces import BOTTOM, EDGES, TOP
from rules_core.kernel.region import Region
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.song import movement
from rules_core.song.reach import WayRegion
from rules_core.song.stride import plan
from rules_core.song.warband import Fate

WALL: Final = "wall"
BREACH: Final = "breach"
WOOD: Final = "wood"
EDGE: Final = "edge"
NO_VOLUNTEERS: Final = ("green", "reluctant", "wavering", "mounted")
NO_SENTRIES: Final = ("leader", "nco", "musician")
DEFENDER_MOVES: Final = 4
"""Up to this face the defender moves a sentry (SDS-SCN-2.5)."""


def begin(battle: Battle, scenario: Scenario) -> None:
    """S-DEP-2. The defender's side is the top, the attacker's the bottom."""
    course = battle.course = Course()
    battle.attacker_edge = BOTTOM
    battle.edges = {battle.attacker: BOTTOM, battle.defender: TOP}
    short = battle.song.short
    course.supplies = [Supply(x * short // HUNDREDTHS, y * short // HUNDREDTHS) for x, y in scenario.supplies]
    if scenario.course == FORLORN_HOPE:
        ladders.put_away(battle)
    # SDS-SCN-2.5. Nobody expects the foragers' guests.
    course.alarm = scenario.course != FORAGING


def house_of(battle: Battle) -> House:
    """The house of the scenario."""
    return next(one for one in battle.houses.values() if is_the_house(battle, one))


def is_the_house(battle: Battle, house: House) -> bool:
    """Whether it is the one that both sides want."""
    scenario = battle.world.scenario
    return scenario is not None and house.kind.id == scenario.house


def is_inside(battle: Battle, man: Soldier) -> bool:
    """Whether he is in the house; nobody is where it has burnt down."""
    return any(is_the_house(battle, one) and one.holds(man) for one in battle.houses.values())


# Who stands where at first


def deploy(table: Table, battle: Battle, scenario: Scenario) -> bool:
    """One step of it; gives back whether all are where they begin."""
    course = battle.course
    if _ask_first(table, battle, scenario):
        return False
    for seat in battle.deploying:
        for man in battle.models.values():
            if man.side == seat and man.fate is Fate.WAITING and man.id not in course.reserve:
                _post(table, battle, scenario, seat, man)
                return False
    if scenario.course == FORAGING:
        _name_edges(battle)
    return True


def _name_edges(battle: Battle) -> None:
    """R-S61. The attacker's own edge is that of his larger group; the defender's lies opposite."""
    heads = [battle.model(id) for id in battle.course.anchors]
    men = battle.men(battle.attacker)
    if heads:
        largest = max(heads, key=lambda head: sum(battle.ground.within(head, one, battle.song.long) for one in men))
        edge = battle.ground.nearest_edge(largest)
        battle.attacker_edge = edge
        battle.edges = {battle.attacker: edge, battle.defender: (edge + 1) % len(EDGES) + 1}


def _ask_first(table: Table, battle: Battle, scenario: Scenario) -> bool:
    """What is settled before anybody is set down; gives back whether something was."""
    course = battle.course
    if course.are_named:
        return False
    course.are_named = True
    attackers = _squad(battle, battle.attacker)
    defenders = _squad(battle, battle.defender)
    numbers = scenario.numbers
    if scenario.course == FORLORN_HOPE:
        # SDS-SCN-1.5. Fearless for this battle.
        able = [one.id for one in attackers if not any(one.has(trait) for trait in NO_VOLUNTEERS)]
        most = min(numbers["volunteers"], len(able))
        for id in table.pick(battle.attacker, topics.VOLUNTEERS, able, 0, most, "SDS-SCN-1.5") if able else ():
            battle.model(id).brace()
            course.volunteers.append(battle.model(id).id)
        ladders.hand_out(table, battle, attackers)
        # SDS-SCN-1.4. The rest of the garrison comes later.
        most = min(numbers["posts"], len(defenders))
        posted = table.pick(battle.defender, topics.POSTED, [one.id for one in defenders], 1, most, "SDS-SCN-1.4")
        course.reserve = [one.id for one in defenders if one.id not in posted]
    elif scenario.course == FORAGING:
        # SDS-SCN-2.3. A third of them, three at least.
        able = [one.id for one in defenders if not any(one.has(trait) for trait in NO_SENTRIES)]
        count = min(len(able), max(numbers["sentries"], len(defenders) // numbers["sentry_share"]))
        chosen = table.pick(battle.defender, topics.SENTRIES, able, count, count, "SDS-SCN-2.3")
        course.sentries = [one.id for one in defenders if one.id in chosen]
    else:
        # SDS-SCN-3.4. From the edge in the first turn; who is at home in woods may be there already.
        light = [one for one in attackers if one.has("scout") or one.has("light-infantry")]
        course.reserve = [one.id for one in attackers if one not in light]
        # SDS-SCN-3.3. Doors and gates may be barred.
        doors = [id for id, state in battle.doors.items() if state == CLOSED]
        for id in table.pick(battle.defender, topics.BARRED, doors, 0, len(doors), "SDS-SCN-3.3") if doors else ():
            battle.doors[id] = BARRED
        battle.lay_ground()
    return True


def _squad(battle: Battle, seat: SeatId) -> list[Soldier]:
    return [one for one in battle.models.values() if one.side == seat]


def _post(table: Table, battle: Battle, scenario: Scenario, seat: SeatId, man: Soldier) -> None:
    """Set one man down, or leave him for later where there is no room for him."""
    floor = 0
    clause = scenario.clause
    if scenario.course == FORLORN_HOPE and seat == battle.defender:
        where = BREACH
        walls = [box_of(battle, scenario, one) for one in ("wall-west", "wall-east")]
        man.enter(1)
        region: Region = PostRegion(battle, man, walls, anywhere)
        # SDS-SCN-1.4. On the wall, or within Short behind the breach.
        if not man.has("mounted") and not region.is_empty():
            where = table.choose(seat, topics.POST, (WALL, BREACH), "SDS-SCN-1.4", man.id)
        floor = 1 if where == WALL else 0
        if where == BREACH:
            man.enter(0)
            region = PostRegion(battle, man, [box_of(battle, scenario, "behind")], anywhere)
        clause = "SDS-SCN-1.4"
    elif scenario.course == FORLORN_HOPE:
        region = PostRegion(battle, man, strips(battle, [BOTTOM], battle.song.medium - man.radius), anywhere)
        clause = "SDS-SCN-1.5"
    elif scenario.course == FORAGING:
        region, clause = _foraging_post(battle, scenario, seat, man)
    elif seat == battle.defender:
        region, clause = _farm_post(battle, scenario, seat, man), "SDS-SCN-3.3"
    else:
        clause = "SDS-SCN-3.4"
        region = _wood_post(battle, man)
        if region.is_empty() or table.choose(seat, topics.POST, (WOOD, EDGE), clause, man.id) == EDGE:
            battle.course.reserve.append(man.id)
            return
    if region.is_empty():
        man.enter(0)
        battle.course.reserve.append(man.id)
        return
    x, y, _ = table.place(seat, topics.DEPLOY, region, clause, man.id)
    man.enter(floor)
    man.x, man.y = x, y
    man.start_x, man.start_y = x, y
    man.fate = Fate.IN_PLAY
    if scenario.course == FORAGING and seat == battle.attacker:
        _note_group(battle, man)
    table.tell(Stationed(clause, man.id, x, y, floor) if floor else Deployed(clause, man.id, x, y))


def _foraging_post(battle: Battle, scenario: Scenario, seat: SeatId, man: Soldier) -> tuple[Region, str]:
    house = house_of(battle)
    course = battle.course
    if seat == battle.defender:
        if man.id in course.sentries:
            # SDS-SCN-2.3. Within Long of the house, and outside.
            far = battle.song.long + man.radius
            around = _grown(house, far)
            return PostRegion(
                battle,
                man,
                [around],
                lambda x, y: not house.outline.contains(x, y) and house.outline.distance(x, y) <= far,
            ), "SDS-SCN-2.3"
        inside = _grown(house, 0)
        return PostRegion(battle, man, [inside, box_of(battle, scenario, "yard")], anywhere), "SDS-SCN-2.3"
    # SDS-SCN-2.4. At most so many groups, each within Long of its first man.
    medium = battle.song.medium
    boxes = [*strips(battle, EDGES, medium - man.radius), *_woods(battle)]
    if len(course.anchors) < scenario.numbers["groups"]:
        return _edge_or_wood(battle, man, boxes, []), "SDS-SCN-2.4"
    heads = [battle.model(one) for one in course.anchors]
    return _edge_or_wood(battle, man, boxes, heads), "SDS-SCN-2.4"


def _note_group(battle: Battle, man: Soldier) -> None:
    """SDS-SCN-2.4. Whether this man began a group of his own."""
    course = battle.course
    near = [one for one in course.anchors if battle.ground.within(battle.model(one), man, battle.song.long)]
    if not near:
        course.anchors.append(man.id)


def _edge_or_wood(battle: Battle, man: Soldier, boxes: list[Box], heads: list[Soldier]) -> Region:
    medium = battle.song.medium
    side = battle.world.options.side
    woods = [outline_of(one) for one in battle.features if one.kind == WOOD]

    far = battle.song.long + man.radius

    def allows(x: int, y: int) -> bool:
        at_edge = min(x, y, side - x, side - y) <= medium - man.radius
        in_wood = any(one.contains(x, y) and one.border_distance(x, y) <= medium for one in woods)
        by_a_head = not heads or any(length(x - one.x, y - one.y) <= far + one.radius for one in heads)
        return (at_edge or in_wood) and by_a_head

    return PostRegion(battle, man, boxes, allows)


def _farm_post(battle: Battle, scenario: Scenario, seat: SeatId, man: Soldier) -> Region:
    houses = list(battle.houses.values())
    outside = sum(1 for one in battle.men(seat) if not any(house.holds(one) for house in houses))
    is_full = scenario.numbers["outside_share"] * (outside + 1) > len(_squad(battle, seat))

    def allows(x: int, y: int) -> bool:
        return not is_full or any(house.outline.contains(x, y) for house in houses)

    # SDS-SCN-3.3. At most a third outside the buildings.
    return PostRegion(battle, man, [box_of(battle, scenario, "farm")], allows)


def _wood_post(battle: Battle, man: Soldier) -> Region:
    woods = [outline_of(one) for one in battle.features if one.kind == WOOD]

    def allows(x: int, y: int) -> bool:
        return any(one.contains(x, y) for one in woods)

    return PostRegion(battle, man, _woods(battle), allows)


def _woods(battle: Battle) -> list[Box]:
    found: list[Box] = []
    for one in battle.features:
        if one.kind == WOOD:
            outline = outline_of(one)
            found.append((int(outline.left), int(outline.top), int(outline.right), int(outline.bottom)))
    return found


def _grown(house: House, far: int) -> Box:
    outline = house.outline
    return int(outline.left) - far, int(outline.top) - far, int(outline.right) + far, int(outline.bottom) + far


# Who comes later


def arrivals(battle: Battle, seat: SeatId) -> list[Soldier]:
    """SDS-SCN-1.4, SDS-SCN-3.4. Who of the reserve may come on now."""
    scenario = battle.world.scenario
    if scenario is None or battle.round < scenario.numbers.get("reserve_round", 1):
        return []
    men = [battle.model(id) for id in battle.course.reserve]
    return [one for one in men if one.side == seat and one.fate is Fate.WAITING and not one.activated]


def come_on(table: Table, battle: Battle, man: Soldier, scenario: Scenario) -> None:
    """He stands at the edge of his side, and goes on from there with his first Move."""
    seat = SeatId(man.side)
    region = battle.ground.edge_strip(man.radius, battle.edges[seat], 0, battle.in_play())
    if region.is_empty():
        man.activated = True
        return
    x, y, _ = table.place(seat, topics.ARRIVE, region, scenario.clause, man.id)
    man.x, man.y = x, y
    man.start_x, man.start_y = x, y
    man.fate = Fate.IN_PLAY
    battle.course.reserve.remove(man.id)
    table.tell(CameOn(scenario.clause, man.id, x, y))


def begin_turn(battle: Battle, seat: SeatId) -> None:
    """R-S01. Whoever waits is fresh as well."""
    for id in battle.course.reserve:
        if battle.model(id).side == seat:
            battle.model(id).activated = False
    battle.course.patrolled = []


# Before the alarm


def is_unaware(battle: Battle, seat: SeatId) -> bool:
    """SDS-SCN-2.5. Whether this side does not act yet."""
    return seat == battle.defender and not battle.course.alarm


def patrol(table: Table, battle: Battle, seat: SeatId) -> bool:
    """SDS-SCN-2.5. One sentry makes its Move; gives back whether all have."""
    course = battle.course
    for id in course.sentries:
        man = battle.model(id)
        if id in course.patrolled or not man.in_play or not man.standing or battle.foes_in_contact(man):
            continue
        course.patrolled.append(id)
        die = table.roll(seat, topics.SENTRY_DIE, 1, "SDS-SCN-2.5", id)[0]
        mover = battle.defender if die <= DEFENDER_MOVES else battle.attacker
        region = WayRegion(Beat(battle, man, house_of(battle)))
        x, y, _ = table.place(mover, topics.SENTRY, region, "SDS-SCN-2.5", id)
        movement.take(table, battle, man, plan(battle, man, x, y), "free", "SDS-SCN-2.5")
        man.moves_made = 0
        return False
    return True


def look_for_alarm(table: Table, battle: Battle) -> None:
    """SDS-SCN-2.6. At the end of the attacker's turn: a shot, an attack, or somebody seen by a sentry."""
    course = battle.course
    if course.alarm:
        return
    attackers = battle.men(battle.attacker)
    cause = ""
    if any(one.attacked or one.attacks_made or one.shots_made for one in attackers):
        cause = "heard"
    for id in course.sentries:
        man = battle.model(id)
        if not man.in_play or not man.standing:
            continue
        for foe in attackers:
            near = battle.ground.within(man, foe, 2 * battle.song.long)
            if near and battle.own_sight(man, foe) is not Sight.NONE:
                cause = cause or "seen"
    if cause:
        course.alarm = True
        table.tell(AlarmRaised("SDS-SCN-2.6", cause))
