"""Setting up: towns, ruins, races, strongholds, first units, and who begins (section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.options import PLAYERS
from rules_core.games.warhold.rules import play, setting_up
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import name_of, steps_apart, tile_of
from rules_core.games.warhold.state.facts import NoRoom, OrderRolled, PhaseBegan, RoundBegan, TurnBegan
from rules_core.games.warhold.state.war import Phase, Ruin, Stronghold, Town
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import NO_SEAT
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, P3, campaign, put, script

WIDE = ("." * 26,) * 10


def names(war: Campaign, tiles: list[int]) -> list[str]:
    return [name_of(war.state, one) for one in tiles]


def at_phase(phase: Phase, *rows: str, **more: Any) -> Campaign:
    """An empty map in one phase of setting up."""
    war = campaign(*rows, **more)
    war.state.phase, war.state.turn_of, war.state.order = phase, 0, []
    for kingdom in war.state.kingdoms:
        kingdom.race = ""
    return war


@rule("W-SET-6", "W-TWN-1", "W-SET-9", "R-W08", "WH-TL-5")
@pytest.mark.parametrize("players, count", [(2, 1), (3, 2), (4, 2)])
def test_towns_are_placed_in_turn(players: int, count: int) -> None:
    war = at_phase(Phase.TOWNS, *WIDE, players=players, answers=["wide", "c3", "tall", "x8"][: 2 * count])
    while war.state.phase is Phase.TOWNS:
        setting_up.town_step(war)
    towns = war.state.towns
    assert [names(war, one.tiles) for one in towns] == [
        ["c3", "d3", "e3", "c4", "d4", "e4"],
        ["x8", "y8", "x9", "y9", "x10", "y10"],
    ][:count]
    assert {one.who for one in script(war).asked} == {P1, P2} if count == 2 else {P1}
    assert war.state.phase is Phase.RUINS


@rule("W-SET-6", "W-SET-9", "W-TWN-1", "R-W67")
def test_a_town_lies_on_dry_ground_and_touches_no_other() -> None:
    war = at_phase(Phase.TOWNS, "...w..", "...w..", "......", "mmm...", "......", players=3)
    assert names(war, setting_up.town_places(war, "wide")) == [
        "a1",
        "a2",
        "a3",
        "b3",
        "c3",
        "d3",
        "a4",
        "b4",
        "c4",
        "d4",
    ]
    war.state.towns.append(Town("town-1", [tile_of(war.state, one) for one in ("a1", "b1", "c1", "a2", "b2", "c2")]))
    assert names(war, setting_up.town_places(war, "wide")) == ["d3", "a4", "b4", "c4", "d4"]
    tight = at_phase(Phase.TOWNS, "..w", "..w")
    setting_up.town_step(tight)
    assert [one.what for one in script(tight).of(NoRoom)] == ["town"]
    assert tight.state.phase is Phase.RUINS


@rule("W-SET-7", "W-SET-8", "W-SET-9", "R-W04", "W-RUI-1", "WH-TL-10")
@pytest.mark.parametrize("each", [2, 3])
def test_each_player_places_ruins_far_from_each_other(each: int) -> None:
    war = at_phase(Phase.RUINS, *[".w" + "." * 40] * 20, ruins_each=each)
    while war.state.phase is Phase.RUINS:
        setting_up.ruin_step(war)
    tiles = [one.tile for one in war.state.ruins]
    assert len(tiles) == 2 * each
    assert [one.who for one in script(war).asked] == [P1, P2] * each
    assert min(steps_apart(war.state, one, other) for one in tiles for other in tiles if one != other) == 8
    assert "b1" not in getattr(script(war).asked[0], "options", ())


@rule("W-SET-8", "R-W63", "WH-QP-2", "R-W04", "R-W67")
def test_where_a_ruin_may_lie() -> None:
    war = at_phase(Phase.RUINS, "............", "............", "............")
    war.state.ruins = [Ruin(tile_of(war.state, "a1"))]
    war.state.towns = [Town("town-1", [tile_of(war.state, one) for one in ("k1", "l1", "k2", "l2", "k3", "l3")])]
    assert names(war, setting_up.ruin_places(war, 7)) == ["i1", "h2", "i2", "g3", "h3", "i3"]
    close = names(war, setting_up.ruin_places(war, 1))
    assert "b1" not in close
    assert "a2" not in close
    assert "j2" not in close
    assert {"b2", "c1", "i1"} <= set(close)
    tight = at_phase(Phase.RUINS, "........")
    while tight.state.phase is Phase.RUINS:
        setting_up.ruin_step(tight)
    assert len(tight.state.ruins) == 1
    assert [(one.what, one.clause) for one in script(tight).of(NoRoom)] == [("ruin", "R-W04")]
    quick = at_phase(Phase.RUINS, "........", quick_play=True)
    while quick.state.phase is Phase.RUINS:
        setting_up.ruin_step(quick)
    assert len(quick.state.ruins) == 4


@rule("W-SET-10", "R-W53")
def test_ties_roll_again_and_the_highest_chooses_first() -> None:
    war = at_phase(Phase.ORDER, *WIDE, players=3, dice=[4, 6, 4, 2, 5])
    setting_up.order_step(war)
    assert war.state.order == [P2, P3, P1]
    assert [one.order for one in script(war).of(OrderRolled)] == [(P2, P3, P1)]
    assert war.state.phase is Phase.STRONGHOLDS


@rule("W-SET-10", "W-SET-14", "W-SET-16", "WH-TL-3", "R-W54")
def test_each_chooses_another_race_and_founds_a_stronghold() -> None:
    war = at_phase(Phase.STRONGHOLDS, *WIDE, answers=["elves", "a1", "orcs", "y9"], start_gold=70, start_food=90)
    war.state.order = [P2, P1]
    setting_up.stronghold_step(war)
    setting_up.stronghold_step(war)
    races = [getattr(one, "options", ()) for one in script(war).asked if one.topic == "race"]
    assert "elves" in races[0]
    assert "elves" not in races[1]
    first, second = war.state.strongholds
    assert (names(war, first.tiles), first.seat) == (["a1", "b1", "a2", "b2"], P2)
    assert names(war, second.tiles) == ["y9", "z9", "y10", "z10"]
    assert (first.mine, first.farm, first.barracks, first.walls, first.miners, first.farmers) == (1,) * 6
    assert [(one.race, one.gold, one.food) for one in war.state.kingdoms] == [("orcs", 70, 90), ("elves", 70, 90)]
    setting_up.stronghold_step(war)
    assert war.state.phase is Phase.START


@rule("W-SET-11", "R-W63", "WH-QP-3", "R-W67")
@pytest.mark.parametrize("distance, first", [(10, "m1"), (5, "h1")])
def test_how_far_strongholds_lie_apart(distance: int, first: str) -> None:
    war = at_phase(Phase.STRONGHOLDS, "." * 26, "." * 26)
    war.state.strongholds = [Stronghold("hold-p2", P2, P2, setting_up.block(war, 0, 2, 2))]
    war.state.ruins = [Ruin(tile_of(war.state, "t1"))]
    places = names(war, setting_up.stronghold_places(war, P1, distance))
    assert places[0] == first
    assert "q1" in places
    assert not {"r1", "s1", "t1", "u1"} & set(places)
    war.state.towns = [Town("town-1", [tile_of(war.state, "z1")])]
    assert names(war, setting_up.stronghold_places(war, P1, 10))[-1] == "n1"


@rule("W-SET-12", "W-DWA-1")
def test_dwarves_alone_build_on_mountains_and_nobody_on_water() -> None:
    war = at_phase(Phase.STRONGHOLDS, "mm.w", "m..w", "..ww")
    for race, places in (("humans", ["b2"]), ("dwarves", ["a1", "b1", "a2", "b2"])):
        war.state.kingdom(P1).race = race
        war.state.ground = "mm.wm..w...w"
        assert names(war, setting_up.stronghold_places(war, P1, 10)) == places


@rule("W-SET-13")
def test_where_no_place_is_left_they_lie_closer() -> None:
    war = at_phase(Phase.STRONGHOLDS, "........", "........")
    war.state.order = [P1, P2]
    setting_up.stronghold_step(war)
    setting_up.stronghold_step(war)
    assert [(one.what, one.distance) for one in script(war).of(NoRoom)] == [("stronghold", 4)]
    assert names(war, war.state.strongholds[1].tiles)[0] == "g1"


@rule("W-SET-14", "W-SET-15", "W-TYP-1")
def test_lord_and_two_infantry_begin_at_home() -> None:
    war = at_phase(Phase.START, "SS...UU", "SS...UU", answers=["b2", "a1", "b1", "f1", "g1", "f2"])
    war.state.order = [P1, P2]
    for kingdom, race in zip(war.state.kingdoms, ("humans", "orcs"), strict=True):
        kingdom.race = race
    while war.state.phase is Phase.START:
        setting_up.start_step(war)
    assert [(one.profile, name_of(war.state, one.tile)) for one in war.state.units] == [
        ("humans/lord", "b2"),
        ("humans/infantry", "a1"),
        ("humans/infantry", "b1"),
        ("orcs/lord", "f1"),
        ("orcs/infantry", "g1"),
        ("orcs/infantry", "f2"),
    ]
    assert war.state.phase is Phase.FIRST


@rule("W-SET-19", "R-W53")
def test_the_highest_begins_and_then_it_goes_clockwise() -> None:
    war = at_phase(Phase.FIRST, *WIDE, players=3, dice=[2, 6, 6, 1, 3])
    setting_up.first_step(war)
    assert war.state.order == [P3, P1, P2]
    assert war.state.phase is Phase.GATHER


@rule("W-TRN-1", "W-UPK-2", "W-MOV-5", "W-MOV-6", "W-SET-19", "W-SET-20")
def test_a_round_goes_through_its_phases_in_order() -> None:
    war = campaign("SS.......UU", "SS.......UU", dice=[3] * 40, is_done=True)
    put(war, "a1", "humans/lord", P1)
    put(war, "j1", "elves/lord", P2)
    for kingdom in war.state.kingdoms:
        kingdom.gold = kingdom.food = 200
    war.state.phase, war.state.round, war.state.turn = Phase.GATHER, 0, 0
    passed: list[Phase] = []
    while war.state.turn < 3:
        if not passed or passed[-1] is not war.state.phase:
            passed.append(war.state.phase)
        play.STEPS[war.state.phase](war)
    turn = [Phase.GATHER, Phase.PAY, Phase.TRAIN, Phase.TRADE, Phase.EQUIP, Phase.MOVE, Phase.EXPLORE, Phase.COMBAT]
    turn += [Phase.COUNTER, Phase.EVENT]
    assert passed == [
        *turn,
        *turn,
        Phase.MONSTERS_MOVE,
        Phase.MONSTERS_FIGHT,
        Phase.GATHER,
    ]
    assert [one.seat for one in script(war).of(TurnBegan)] == [P1, P2, P1]
    assert [one.round for one in script(war).of(RoundBegan)] == [1, 2]
    assert [one.seat for one in script(war).of(PhaseBegan)][3:5] == [P2, P2]
    assert NO_SEAT in [one.seat for one in script(war).of(PhaseBegan)]


@rule("R-W54")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(SetupProblem):
        DEFINITION.make({PLAYERS: players})
    for count in (2, 3, 4):
        game = DEFINITION.make(DEFINITION.setup({PLAYERS: count}))
        assert len(DEFINITION.seats(game)) == count
