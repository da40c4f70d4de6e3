"""Stairs, ladders, roofs, falls, and horses that are got down from (SDS-BLD-5 to 7, SDS-BLD-9, 10, SDS-ACT-12)."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules import climbs, falls, indoors, sight, turns
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import Climbed, Fell, HorseLeft, LadderPushed
from rules_core.games.drums.state.houses import House
from rules_core.ground.geometry import length
from rules_core.ground.ground import Sight
from rules_core.kernel.game import Plain
from rules_core.song import melee, movement, shooting, targets, wounds
from rules_core.song.flight import flee
from rules_core.song.recoil import recoil
from rules_core.song.stride import plan
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses.marks import rule
from tests.games.drums.farm import (
    BACK,
    LADDER,
    MEDIUM,
    SHORT,
    STAIRS,
    at_climb,
    built,
    do,
    farm,
    offered,
    tower,
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
    man,
)


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


WALL: Plain = {
    "id": "wall",
    "name": "Wall",
    "width": 600,
    "depth": 40,
    "storeys": 0,
    "roof": "flat",
    "climb": [{"id": "steps", "kind": "stairs", "x": 100, "y": 40, "width": 60, "depth": 32}],
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
