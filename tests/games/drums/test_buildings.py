"""Buildings: doors, windows, who fires and fights there, and who deploys indoors (SDS-BLD-1 to 4, SDS-BLD-8)."""

from __future__ import annotations

import pytest

from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.players import house_sense
from rules_core.games.drums.rules import deployment, doors, rooms
from rules_core.games.drums.rules.amend import amend
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Phase
from rules_core.games.drums.state.facts import DoorBashed, DoorMoved
from rules_core.games.drums.state.features import Feature
from rules_core.ground.ground import Sight
from rules_core.kernel.requests import IllegalAnswer, Place
from rules_core.song import melee, targets
from rules_core.song.stride import plan
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.farm import (
    FRONT,
    LADDER,
    MEDIUM,
    SAPPER,
    STAIRS,
    TOWER,
    at_climb,
    by,
    do,
    farm,
    offered,
    opening_middle,
    part,
)
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


@rule("S-TER-6")
def test_plans_that_cannot_be_are_refused_with_their_place() -> None:
    for change, place in (
        ({"storeys": 0}, "storeys"),
        ({"storeys": 3}, "roof"),
        ({"opening": [{"id": "a", "kind": "door", "wall": "inner", "at": 80}]}, "wall"),
        (
            {"climb": [{"id": "stairs", "kind": "stairs", "x": 20, "y": 20, "width": 32, "depth": 60, "to_floor": 3}]},
            "to_floor",
        ),
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
    # Alone he never breaks what takes a nine; with two who help he may.
    assert (
        house_sense.way(state, one, tuple(offered(state, one))),
        house_sense.breaks(state, one, f"bash:{FRONT}"),
    ) == ("", 0)
    mates = [man(state, P1, FUSILIER, one.x + across, one.y) for across in (-60, 60)]
    assert house_sense.way(state, one, tuple(offered(state, one))) == f"bash:{FRONT}"
    assert house_sense.breaks(state, one, f"bash:{FRONT}") == 2 / 6
    for mate in mates:
        mate.fate = Fate.FLED
    # The crow flies through the wall, and he does not.
    assert house_sense.detour(state, one, None, foe, house_sense.house_of(state, foe)) > 0
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
