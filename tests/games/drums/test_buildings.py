"""Buildings: doors, windows, stairs, ladders, roofs, falls, and who fires and fights there (SDS-BLD)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.players import house_sense
from rules_core.games.drums.rules import climbs, deployment, doors, falls, indoors, rooms, sight, turns
from rules_core.games.drums.rules.amend import amend
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import Climbed, DoorBashed, DoorMoved, Fell, HorseLeft, LadderPushed
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.houses import House, Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.ground.ground import Sight
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import IllegalAnswer, Place
from rules_core.song import actions, melee, movement, shooting, targets, wounds
from rules_core.song.field import Acting
from rules_core.song.flight import flee
from rules_core.song.recoil import recoil
from rules_core.song.stride import plan
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    CUIRASSIER,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    Script,
    battle,
    beside,
    man,
    shot_parts,
)

SHORT, MEDIUM = 500, 800
SAPPER = "france-sapper"


def farm(plan: str = "farmhouse", turn: int = 0) -> Battle:
    """A building in the middle of the table: Medium by Medium, or as wide and deep as its plan."""
    return battle(Feature("h", "building", MIDDLE, MIDDLE, turn, MEDIUM, MEDIUM, plan=plan))


def part(state: Battle, id: str) -> Opening:
    """A door or window of the building by its last name."""
    return next(one for one in state.houses["h"].openings if one.id.endswith(f"/{id}"))


def by(state: Battle, seat: str, kind: str, opening: Opening, *, inside: bool) -> Soldier:
    """A man who touches a door or window, inside or outside."""
    seat_id = P1 if seat == "p1" else P2
    one = man(state, seat_id, kind, MIDDLE, MIDDLE)
    one.enter(opening.floor)
    house = state.houses[opening.house]
    spots = [
        spot
        for spot in indoors.spots_at(state, one, opening.outline, opening.floor)
        if house.outline.contains(*spot) is inside
        and opening.outline.segment_hits(
            spot[0], spot[1], 2 * opening_middle(opening)[0] - spot[0], 2 * opening_middle(opening)[1] - spot[1]
        )
    ]
    middle = opening_middle(opening)
    one.x, one.y = min(spots, key=lambda spot: length(spot[0] - middle[0], spot[1] - middle[1]))
    return one


def opening_middle(opening: Opening) -> tuple[int, int]:
    return round(opening.outline.middle_x), round(opening.outline.middle_y)


def at_climb(state: Battle, seat: str, kind: str, id: str, floor: int) -> Soldier:
    """A man at the foot or head of stairs or a ladder."""
    climb = indoors.climb(state, id)
    one = man(state, P1 if seat == "p1" else P2, kind, round(climb.outline.middle_x), round(climb.outline.middle_y))
    x, y = indoors.spots_at(state, one, climb.outline, floor)[0]
    one.enter(floor)
    one.x, one.y = x, y
    return one


def offered(state: Battle, one: Soldier, left: int = 3) -> list[str]:
    return actions.action_options(state, one, left)


def do(state: Battle, one: Soldier, option: str, **answers: object) -> tuple[Script, int]:
    """One action of his; gives back what was asked and told, and what it took."""
    state.acting = Acting(one.id, 3, turnover=False)
    table = Script(**answers)
    taken = actions.carry_out(table, state, one, option)
    state.acting = None
    return table, taken


FRONT, BACK, STAIRS = "h/heavy-door/front-door", "h/door/back-door", "h/stairs/stairs"


@rule("SDS-BLD-1", "SDS-BLD-2", "SDS-ACT-10", "R-S33", "SDS-MOV-5")
@pytest.mark.parametrize("turn", [0, 45])
def test_a_closed_door_is_opened_and_then_leads_in_one_at_a_time(turn: int) -> None:
    state = farm(turn=turn)
    door = part(state, "front-door")
    one = by(state, "p1", FUSILIER, door, inside=False)
    house = state.houses["h"]
    assert plan(state, one, MIDDLE, MIDDLE).length < 60
    assert f"open:{FRONT}" in offered(state, one)
    table, taken = do(state, one, f"open:{FRONT}")
    assert taken == 1
    assert table.told(DoorMoved)[0].state == "open"
    there = plan(state, one, MIDDLE, MIDDLE)
    assert house.inside.contains(there.x, there.y)
    # Somebody in the doorway fills it, and it cannot be closed.
    assert f"close:{FRONT}" in offered(state, one)
    mate = man(state, P1, FUSILIER, *opening_middle(door))
    assert plan(state, one, MIDDLE, MIDDLE).length < 60
    assert f"close:{FRONT}" not in offered(state, one)
    mate.fate = Fate.FLED
    do(state, one, f"close:{FRONT}")
    assert state.doors[FRONT] == "closed"
    assert plan(state, one, MIDDLE, MIDDLE).length < 60


@rule("SDS-BLD-1", "SDS-SR-11")
def test_horse_enters_no_house_and_comes_by_gates_alone() -> None:
    state = farm()
    state.doors[FRONT] = "open"
    state.lay_ground()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE + 600)
    assert rider.y - plan(state, rider, MIDDLE, MIDDLE).y < 120
    rider.y = MIDDLE + 400 + rider.radius
    assert not doors.options(state, rider, 3)
    barn = farm("barn")
    rider = man(barn, P1, CUIRASSIER, MIDDLE, MIDDLE + 600)
    assert plan(barn, rider, MIDDLE, MIDDLE).y < MIDDLE + 100
    rider.y = MIDDLE + 400 + rider.radius
    assert doors.options(barn, rider, 3) == ["close:h/gate/gate"]


@rule("SDS-BLD-2", "SDS-SR-3")
def test_a_barred_door_opens_from_inside_alone_and_engineers_bar_it() -> None:
    state = farm()
    door = part(state, "front-door")
    outside = by(state, "p1", FUSILIER, door, inside=False)
    inside = by(state, "p2", REDCOAT, door, inside=True)
    state.doors[FRONT] = "barred"
    assert doors.options(state, outside, 3) == [f"bash:{FRONT}"]
    assert f"open:{FRONT}" in doors.options(state, inside, 3)
    state.doors[FRONT] = "closed"
    sapper = by(farm(), "p1", SAPPER, door, inside=True)
    assert f"bar:{FRONT}" not in doors.options(state, inside, 3)
    assert f"bar:{FRONT}" in doors.options(state, sapper, 2)
    assert f"bar:{FRONT}" not in doors.options(state, sapper, 1)
    state = farm()
    sapper = by(state, "p1", SAPPER, door, inside=True)
    assert do(state, sapper, f"bar:{FRONT}")[1] == 2
    assert state.doors[FRONT] == "barred"


@rule("SDS-BLD-3", "SDS-ACT-11", "SDS-BLD-4", "R-S63")
@pytest.mark.parametrize(
    "kind, state_of, need",
    [
        ("door", "closed", 7),
        ("door", "barred", 9),
        ("heavy-door", "closed", 9),
        ("heavy-door", "barred", 9),
        ("gate", "closed", 11),
        ("gate", "barred", 11),
    ],
)
def test_what_a_door_withstands(kind: str, state_of: str, need: int) -> None:
    state = farm("barn" if kind == "gate" else "farmhouse")
    door = next(one for one in state.houses["h"].openings if one.kind == kind and one.is_outer)
    state.doors[door.id] = state_of
    state.lay_ground()
    assert doors.resistance(state, door) == need
    one = by(state, "p1", FUSILIER, door, inside=False)
    table, taken = do(state, one, f"bash:{door.id}", bash=need - 2 - 1 if need - 3 <= 6 else 6)
    (bashed,) = table.told(DoorBashed)
    assert (taken, bashed.need, bashed.broken, state.doors[door.id], one.attacked) == (1, need, False, state_of, False)
    if need - 2 <= 6:
        do(state, one, f"bash:{door.id}", bash=need - 2)
        assert state.doors[door.id] == "broken"
        assert not doors.options(state, one, 3)
        assert plan(state, one, MIDDLE, MIDDLE).length > 60


@rule("SDS-BLD-3", "SDS-HTH-9")
def test_what_helps_to_bash() -> None:
    state = farm("barn")
    door = part(state, "gate")
    state.doors[door.id] = "closed"
    state.lay_ground()
    one = by(state, "p1", SAPPER, door, inside=False)
    parts = dict(doors.bash_parts(state, one, door))
    assert parts["combat"] == one.profile.combat
    assert parts["axe"] == 2
    assert parts["engineer"] == 2
    for across in (-1, 1):
        beside(state, P1, FUSILIER, one, across)
    touching = [mate for mate in state.friends(one) if door.is_touched_by(mate)]
    assert dict(doors.bash_parts(state, one, door)).get("helpers", 0) == len(touching) == 2
    touching[0].knocked_down = True
    assert dict(doors.bash_parts(state, one, door))["helpers"] == 1


@rule("SDS-BLD-8", "SDS-RNG-12", "SDS-RNG-13")
def test_one_man_at_a_window_fires_and_is_fired_at_in_heavy_cover() -> None:
    state = farm()
    window = part(state, "south-window")
    inside = by(state, "p1", FUSILIER, window, inside=True)
    foe = man(state, P2, REDCOAT, inside.x, MIDDLE + 900)
    assert targets.sight_of(state, inside, foe) is Sight.CLEAR
    assert targets.sight_of(state, foe, inside) is Sight.COVER
    assert shot_parts(state, foe, inside)["heavy-cover"] == -2
    assert "heavy-cover" not in shot_parts(state, inside, foe)
    # A second man behind him sees nothing and is not seen; nor is anybody who is not at the window.
    behind = man(state, P1, FUSILIER, inside.x + 40, inside.y - 2 * inside.radius)
    assert targets.sight_of(state, behind, foe) is Sight.NONE
    assert targets.sight_of(state, foe, behind) is Sight.NONE
    inside.y -= 100
    assert targets.sight_of(state, foe, inside) is Sight.NONE


@rule("SDS-BLD-8", "SDS-RNG-6")
def test_walls_hide_and_open_doors_do_not() -> None:
    state = farm()
    # Through both doors: the back door lies before the door between the rooms, and the front door does not.
    west, east = man(state, P1, FUSILIER, MIDDLE - 700, MIDDLE), man(state, P2, REDCOAT, MIDDLE + 700, MIDDLE)
    assert targets.sight_of(state, west, east) is Sight.NONE
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE + 200)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE + 800)
    assert targets.sight_of(state, one, foe) is Sight.NONE
    state.doors[FRONT] = "open"
    state.lay_ground()
    assert targets.sight_of(state, foe, one) is Sight.COVER
    one.y = MIDDLE + 70
    assert targets.sight_of(state, foe, one) is Sight.CLEAR
    # A floor lies between.
    one.enter(1)
    assert targets.sight_of(state, foe, one) is Sight.NONE


@rule("SDS-BLD-8", "SDS-RNG-6")
def test_from_an_upper_window_one_fires_over_nobody_on_that_floor() -> None:
    state = farm()
    window = part(state, "south-upper")
    above = by(state, "p1", FUSILIER, window, inside=True)
    foe = man(state, P2, REDCOAT, above.x, MIDDLE + 800)
    assert targets.sight_of(state, above, foe) is Sight.CLEAR
    # Another man on the same spot one floor lower neither touches him nor is in his way.
    below = man(state, P1, FUSILIER, above.x, above.y)
    assert not state.ground.touching(above, below)
    assert targets.sight_of(state, above, foe) is Sight.CLEAR
    assert targets.sight_of(state, below, foe) is Sight.NONE
    assert f"window:{window.id}" not in offered(state, above)


@rule("SDS-BLD-8", "SDS-HTH-8", "SDS-HTH-8", "R-S69")
def test_fighting_at_a_window_and_climbing_through_it() -> None:
    state = farm()
    window = part(state, "south-window")
    inside = by(state, "p1", FUSILIER, window, inside=True)
    outside = by(state, "p2", REDCOAT, window, inside=False)
    assert state.in_contact(inside, outside)
    assert outside in state.foes_in_contact(inside)
    contest = melee.weigh(state, inside, outside)
    assert dict(contest.attacker_parts)["window"] == -1
    assert dict(contest.defender_parts)["obstacle"] == 1
    assert "window" not in dict(melee.weigh(state, outside, inside).attacker_parts)
    # Nobody climbs in where somebody stands.
    assert f"window:{window.id}" not in offered(state, outside)
    inside.fate = Fate.FLED
    _table, taken = do(state, outside, f"window:{window.id}")
    assert (taken, outside.floor) == (1, 0)
    assert state.houses["h"].inside.contains(outside.x, outside.y)
    # A wall keeps two apart who stand as near to each other.
    one = man(state, P1, FUSILIER, MIDDLE + 200, MIDDLE + 400 - 40 - 75)
    other = man(state, P2, REDCOAT, MIDDLE + 200, MIDDLE + 400 + 75)
    assert not state.in_contact(one, other)


@rule("SDS-BLD-5", "R-S33")
def test_stairs_take_a_whole_move_from_foot_to_head() -> None:
    state = farm()
    one = at_climb(state, "p1", FUSILIER, STAIRS, 0)
    _table, taken = do(state, one, f"up:{STAIRS}")
    assert (taken, one.floor, one.moves_made) == (1, 1, 1)
    climb = indoors.climb(state, STAIRS)
    assert climb.is_touched_by(one)
    # Upstairs the walls of that floor hold him, and no inner wall of the ground does.
    assert plan(state, one, MIDDLE, MIDDLE + 2000).y < MIDDLE + 400
    do(state, one, f"down:{STAIRS}")
    assert one.floor == 0
    assert climb.is_touched_by(one)
    rider = man(state, P1, CUIRASSIER, one.x, one.y)
    assert not climbs.options(state, rider, 3)


@rule("SDS-BLD-5", "SDS-HTH-8", "R-S69")
def test_on_stairs_the_upper_man_is_higher_and_whoever_recoils_onto_them_goes_down() -> None:
    state = farm()
    lower, upper = at_climb(state, "p1", FUSILIER, STAIRS, 0), at_climb(state, "p2", REDCOAT, STAIRS, 1)
    assert state.in_contact(lower, upper)
    contest = melee.weigh(state, lower, upper)
    assert dict(contest.defender_parts)["height"] == 1
    assert "height" not in dict(contest.attacker_parts)
    # Leaving by the stairs is leaving hand-to-hand combat.
    assert f"up:{STAIRS}" not in offered(state, lower, 1)
    lower.fate = Fate.FLED
    climb = indoors.climb(state, STAIRS)
    away = length(upper.x - climb.outline.middle_x, upper.y - climb.outline.middle_y)
    from_x = round(2 * upper.x - climb.outline.middle_x)
    from_y = round(2 * upper.y - climb.outline.middle_y)
    assert away > 0
    recoil(Script(), state, upper, from_x, from_y)
    assert (upper.floor, upper.knocked_down) == (0, False)
    assert climb.is_touched_by(upper)


LADDER = "h/ladder/ladder"


@rule("SDS-BLD-6", "R-S33", "R-S63")
def test_a_ladder_takes_a_move_for_each_floor() -> None:
    state = farm("barn")
    one = at_climb(state, "p1", FUSILIER, LADDER, 0)
    _table, taken = do(state, one, f"up:{LADDER}")
    assert (taken, one.floor, one.perch, one.height) == (1, 1, "", 0)
    do(state, one, f"down:{LADDER}")
    assert one.floor == 0


@rule("SDS-BLD-6", "SDS-BLD-7", "SDS-HTH-8", "R-S63", "R-S69")
def test_under_an_enemy_he_stays_on_the_ladder_and_may_be_pushed_off() -> None:
    state = farm("barn")
    one = at_climb(state, "p1", FUSILIER, LADDER, 0)
    foe = at_climb(state, "p2", REDCOAT, LADDER, 1)
    table, _ = do(state, one, f"up:{LADDER}")
    (climbed,) = table.told(Climbed)
    assert (one.perch, one.height, climbed.height, one.floor) == (LADDER, SHORT, SHORT, 0)
    # Hands are busy.
    assert state.in_contact(one, foe)
    assert foe.id in one.charged
    assert not targets.may_shoot(state, one)
    assert not movement.may_move(state, one, 3)
    one.loaded = False
    assert not shooting.may_reload(state, one)
    contest = melee.weigh(state, one, foe)
    assert dict(contest.attacker_parts)["ladder"] == -1
    assert "height" not in dict(contest.attacker_parts)
    assert "height" not in dict(contest.defender_parts)
    # One man for each Short of it.
    second = man(state, P1, FUSILIER, one.x, one.y)
    assert f"up:{LADDER}" not in offered(state, second)
    # The pusher's attack of the turn: 3 + 2 against 4 + 2 - 1 is no more.
    assert f"push:{LADDER}" in offered(state, foe)
    table, taken = do(state, foe, f"push:{LADDER}", attack_die=3, defence_die=4)
    assert taken == 1
    assert foe.attacked
    assert not table.told(LadderPushed)[0].falls
    assert one.perch
    assert f"push:{LADDER}" not in offered(state, foe)
    foe.attacked, foe.attacks_made = False, 0
    table, _ = do(state, foe, f"push:{LADDER}", attack_die=4, defence_die=4, fall=6, fall_die=1)
    assert table.told(LadderPushed)[0].totals == (6, 5)
    (fell,) = table.told(Fell)
    assert (fell.deep, one.height, one.perch, one.knocked_down) == (SHORT, 0, "", True)
    assert state.doors[LADDER] == "down"
    # It lies, and takes an action to be set up again.
    assert climbs.options(state, second, 3) == [f"raise:{LADDER}"]
    do(state, second, f"raise:{LADDER}")
    assert state.doors[LADDER] == "up"


@rule("SDS-BLD-6", "R-S63")
def test_a_recoil_on_a_ladder_is_a_fall() -> None:
    state = farm("barn")
    one = at_climb(state, "p1", FUSILIER, LADDER, 0)
    one.perch, one.height = LADDER, SHORT
    table = Script(fall=6, fall_die=1)
    recoil(table, state, one, one.x, one.y + 500)
    assert table.told(Fell)[0].deep == SHORT
    assert one.knocked_down
    assert not one.perch


@rule("SDS-BLD-9", "R-S34", "R-S63")
@pytest.mark.parametrize(
    "deep, dice, fate, gruesome",
    [
        (SHORT, (3, 3), "down", False),
        # 1 + 2 against 2 + 2: an odd or even win alike.
        (SHORT, (1, 3), "down", False),
        # 1 + 2 against 4 + 2: doubled.
        (SHORT, (1, 4), "dead", False),
        # 1 + 2 against 5 + 4: tripled.
        (SHORT + 1, (1, 5), "dead", True),
        (2 * SHORT, (6, 1), "down", False),
    ],
)
def test_what_a_fall_does(deep: int, dice: tuple[int, int], fate: str, gruesome: bool) -> None:
    state = farm()
    one = man(state, P1, FUSILIER, 1000, 1000)
    table = Script(fall=dice[0], fall_die=dice[1])
    falls.falls(table, state, one, deep)
    assert (one.fate is Fate.DEFEATED) is (fate == "dead")
    assert one.knocked_down or fate == "dead"
    assert [loss.gruesome for loss in state.losses] == ([gruesome] if fate == "dead" else [])


@rule("R-S63")
def test_a_low_drop_only_knocks_down() -> None:
    state = farm()
    one = man(state, P1, FUSILIER, 1000, 1000)
    table = Script()
    falls.falls(table, state, one, SHORT - 1)
    assert one.knocked_down
    assert not table.asked


TOWER: Plain = {
    "id": "tower",
    "name": "Tower",
    "width": 160,
    "depth": 160,
    "storeys": 1,
    "roof": "flat",
    "opening": [{"id": "door", "kind": "door", "wall": "south", "at": 80}],
    "climb": [
        {"id": "stairs", "kind": "stairs", "at": [20, 20], "size": [32, 60]},
        {"id": "outside", "kind": "ladder", "at": [80, -10], "size": [24, 10]},
    ],
}


def built(plan: Plain) -> Battle:
    """A building of a plan of its own in the middle of the table."""
    problems: list[Problem] = []
    kind = read_building(Reader(plan, "plan", problems))
    assert not problems
    state = battle()
    content = state.world.content
    state.world.content = replace(content, buildings={**content.buildings, kind.id: kind})
    state.features = [Feature("h", "building", MIDDLE, MIDDLE, 0, MEDIUM, MEDIUM, plan=kind.id)]
    state.lay_ground()
    return state


def tower() -> Battle:
    """A house with a flat roof, and a ladder outside."""
    return built(TOWER)


@rule("SDS-BLD-10", "SDS-BLD-9", "SDS-RNG-12")
def test_a_recoil_over_the_edge_of_a_roof_is_a_fall() -> None:
    state = tower()
    house = state.houses["h"]
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 320)
    one.enter(1)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1200)
    # From the roof all is seen, behind a parapet.
    assert targets.sight_of(state, one, foe) is Sight.CLEAR
    assert targets.sight_of(state, foe, one) is Sight.COVER
    assert sight.cover_of(state, foe, one) == sight.HEAVY
    # Of his own will nobody steps off.
    assert plan(state, one, MIDDLE, 0).y > MIDDLE - 400
    table = Script(fall=6, fall_die=1)
    recoil(table, state, one, MIDDLE, MIDDLE)
    assert table.told(Fell)[0].deep == SHORT
    assert (one.floor, one.knocked_down) == (0, True)
    assert not house.outline.contains(one.x, one.y)
    # In the middle of it a recoil is a recoil.
    other = man(state, P1, FUSILIER, MIDDLE + 100, MIDDLE + 100)
    other.enter(1)
    recoil(Script(), state, other, MIDDLE + 100, MIDDLE)
    assert other.floor == 1
    assert not other.knocked_down


@rule("SDS-BLD-6")
def test_an_outer_ladder_leads_onto_the_roof() -> None:
    state = tower()
    one = at_climb(state, "p1", FUSILIER, "h/ladder/outside", 0)
    house: House = state.houses["h"]
    assert not house.holds(one)
    do(state, one, "up:h/ladder/outside")
    assert one.floor == 1
    assert house.holds(one)


@rule("SDS-MOR-8", "SDS-BLD-5")
def test_who_flees_upstairs_runs_down_first_and_out_of_what_is_open() -> None:
    state = farm()
    state.doors[BACK] = "open"
    state.lay_ground()
    one = at_climb(state, "p1", FUSILIER, STAIRS, 1)
    flee(Script(), state, one, 1)
    assert one.floor == 0
    flee(Script(), state, one, 2)
    flee(Script(), state, one, 2)
    assert not state.houses["h"].outline.contains(one.x, one.y)


@rule("SDS-MOR-8")
def test_who_flees_far_from_the_stairs_runs_to_them() -> None:
    state = farm()
    one = man(state, P1, FUSILIER, MIDDLE - 250, MIDDLE + 250)
    one.enter(1)
    climb = indoors.climb(state, STAIRS)
    before = climb.outline.distance(one.x, one.y)
    flee(Script(), state, one, 1)
    assert one.floor == 1
    assert climb.outline.distance(one.x, one.y) < before


@rule("SDS-ACT-12", "SDS-HTH-29")
def test_a_rider_gets_down_and_up_again() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    wide = rider.radius
    table, taken = do(state, rider, "dismount")
    assert (taken, rider.has("mounted"), rider.radius < wide, rider.quality) == (1, False, True, 3)
    assert plan(state, rider, MIDDLE, 0).length == MEDIUM
    again = codec.from_plain(codec.to_plain(state), state.world).model(rider.id)
    assert (again.has("mounted"), again.radius, again.has_horse, again.horse_x) == (False, rider.radius, True, MIDDLE)
    copy = state.clone().model(rider.id)
    assert (copy.has("mounted"), copy.radius, copy.has_horse) == (False, rider.radius, True)
    assert table.told(HorseLeft)[0].how == "dismount"
    rider.y -= 400
    assert "mount" not in offered(state, rider)
    rider.y = MIDDLE - 100
    assert do(state, rider, "mount")[1] == 1
    assert (rider.has("mounted"), rider.radius, rider.x, rider.y) == (True, wide, MIDDLE, MIDDLE)


def waiting_horses(state: Battle) -> list[str]:
    return [one.id for one in state.models.values() if one.has_horse]


@rule("SDS-HTH-29")
def test_one_man_on_foot_holds_a_horse_or_it_is_gone() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    do(state, rider, "dismount")
    rider.y -= 500
    holder = man(state, P1, FUSILIER, MIDDLE, MIDDLE + 150)
    for seat in (P2, P1):
        turns._begin_turn(Script(), state, seat)
    assert waiting_horses(state) == [rider.id]
    holder.y += 300
    table = Script()
    turns._begin_turn(table, state, P1)
    assert waiting_horses(state) == []
    assert table.told(HorseLeft)[0].how == "ran"
    # A killed rider leaves none.
    other = man(state, P1, CUIRASSIER, 1000, 1000)
    wounds.kill(Script(), state, other, NO_MODEL, "SDS-HTH-6", gruesome=False)
    assert other.fate is Fate.DEFEATED
    assert waiting_horses(state) == []


@rule("S-TER-6")
def test_plans_that_cannot_be_are_refused_with_their_place() -> None:
    for change, place in (
        ({"storeys": 0}, "storeys"),
        ({"storeys": 3}, "roof"),
        ({"opening": [{"id": "a", "kind": "door", "wall": "inner", "at": 80}]}, "wall"),
        ({"climb": [{"id": "stairs", "kind": "stairs", "at": [20, 20], "size": [32, 60], "to_floor": 3}]}, "to_floor"),
    ):
        problems: list[Problem] = []
        read_building(Reader({**TOWER, **change}, "tower", problems))
        assert any(place in str(one) for one in problems), (change, problems)


def test_a_battle_indoors_comes_back_from_plain_data_the_same() -> None:
    state = farm()
    by(state, "p1", FUSILIER, part(state, "south-upper"), inside=True)
    state.doors[FRONT] = "broken"
    plain = codec.to_plain(state)
    again = codec.from_plain(plain, state.world)
    assert codec.to_plain(again) == plain
    assert again.model("p1-1").floor == 1
    plain["doors"]["h/door/nowhere"] = "open"
    with pytest.raises(ValueError, match="no such door"):
        codec.from_plain(plain, state.world)


def test_whoever_is_put_outside_by_hand_stands_on_the_ground() -> None:
    state = farm()
    one = by(state, "p1", FUSILIER, part(state, "south-upper"), inside=True)
    amend(state, f"models/{one.id}/position", (MIDDLE, MIDDLE + 200))
    assert one.floor == 1
    with pytest.raises(IllegalAnswer):
        amend(state, f"models/{one.id}/position", (MIDDLE, MIDDLE + 390))
    assert one.floor == 1
    amend(state, f"models/{one.id}/position", (1000, 1000))
    assert (one.floor, one.x, one.y) == (0, 1000, 1000)


def test_the_sergeant_goes_in_to_an_enemy_indoors_and_pushes_ladders() -> None:
    state = farm()
    one = by(state, "p1", FUSILIER, part(state, "front-door"), inside=False)
    assert not house_sense.way(state, one, tuple(offered(state, one)))
    foe = man(state, P2, REDCOAT, MIDDLE - 200, MIDDLE + 250)
    assert house_sense.way(state, one, tuple(offered(state, one))) == f"open:{FRONT}"
    state.doors[FRONT] = "barred"
    state.lay_ground()
    assert house_sense.way(state, one, tuple(offered(state, one))) == f"bash:{FRONT}"
    # The crow flies through the wall, and he does not.
    assert house_sense.detour(state, one, foe) > 0
    foe.enter(1)
    inside = at_climb(state, "p1", FUSILIER, STAIRS, 0)
    assert house_sense.way(state, inside, tuple(offered(state, inside))) == f"up:{STAIRS}"
    barn = farm("barn")
    climber, holder = at_climb(barn, "p1", FUSILIER, LADDER, 0), at_climb(barn, "p2", REDCOAT, LADDER, 1)
    do(barn, climber, f"up:{LADDER}")
    assert house_sense.way(barn, holder, tuple(offered(barn, holder))) == f"push:{LADDER}"


@rule("S-DEP-3", "SDS-BLD-1")
def test_men_on_foot_deploy_indoors_where_a_building_lies_near_enough() -> None:
    state = battle(Feature("h", "building", MIDDLE, 5550, 0, MEDIUM, MEDIUM, plan="farmhouse"))
    state.phase, state.attacker_edge = Phase.DEPLOYMENT, 3
    one, other = man(state, P1, FUSILIER, 0, 0), man(state, P1, CUIRASSIER, 0, 0)
    one.fate = other.fate = Fate.WAITING
    indoors_spot = (MIDDLE - 200, 5700)
    too_far = (MIDDLE - 200, 5230)
    table = Script(deploy=[(*indoors_spot, 0)], floor=["1"])
    deployment.deploy(table, state)
    asked = table.asked[0]
    assert isinstance(asked, Place)
    region = asked.region
    assert isinstance(region, rooms.Rooms)
    assert not region.contains(*too_far)
    assert region.floors(*indoors_spot) == [0, 1]
    # The wall between the rooms is on the ground alone.
    assert region.floors(MIDDLE + 50, 5550 + 40) == [1]
    assert region.contains(1000, 5800)
    assert region.nearest(*too_far) != too_far
    assert all(region.contains(*spot) for spot in region.candidates())
    assert (one.floor, one.x, one.y) == (1, *indoors_spot)
    # Horse stays outside.
    table = Script()
    deployment.deploy(table, state)
    asked = table.asked[0]
    assert isinstance(asked, Place)
    assert asked.region is not None
    assert not asked.region.contains(*indoors_spot)


WALL: Plain = {
    "id": "wall",
    "name": "Wall",
    "width": 600,
    "depth": 40,
    "storeys": 0,
    "roof": "flat",
    "climb": [{"id": "steps", "kind": "stairs", "at": [100, 40], "size": [60, 32]}],
}


@rule("SDS-BLD-10", "SDS-BLD-5")
def test_a_solid_wall_is_walked_upon_hides_and_is_fallen_from() -> None:
    state = built(WALL)
    state.lay_ground()
    before, behind = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 600), man(state, P2, REDCOAT, MIDDLE, MIDDLE + 600)
    assert targets.sight_of(state, before, behind) is Sight.NONE
    assert plan(state, before, MIDDLE, MIDDLE + 600).length < 600
    up = at_climb(state, "p2", REDCOAT, "h/stairs/steps", 0)
    do(state, up, "up:h/stairs/steps")
    assert up.floor == 1
    assert targets.sight_of(state, before, up) is Sight.COVER
    assert plan(state, up, up.x + 600, up.y).length > 500
    table = Script(fall=6, fall_die=1)
    recoil(table, state, up, up.x, up.y + 300)
    assert (up.floor, len(table.told(Fell))) == (0, 1)
