"""Squads in secret, attack and defence, terrain, deployment, Scouts (S-SET, S-TER, S-DEP)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Item
from rules_core.games.chosen import ITEMS
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.squad_limits import COMMAND, FEWEST, broken_limits
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.options import CHOICES, SCALES, song_options
from rules_core.games.drums.rules import deployment, roles, squads, terrain, topics
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import (
    EdgeChosen,
    FeatureDropped,
    FeaturePlaced,
    RolesRolled,
    SquadsRevealed,
    TerrainRolled,
)
from rules_core.games.drums.state.features import AREA, HOUSE, KINDS, outline_of
from rules_core.games.drums.state.seen import seen_battle
from rules_core.kernel.requests import NO_SEAT, Choose, Place, SeatId
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import FUSILIER, MIDDLE, P1, P2, REDCOAT, Script, battle, man, setup

P3 = SeatId("p3")
SHORT, MEDIUM, LONG = 500, 800, 1200
READY = {"squad_1": "grande-armee", "squad_2": "redcoats"}


def begun(**choices: object) -> Battle:
    """A battle before its first question."""
    return DrumsGame(setup(**choices)).start()


def in_terrain(**dice: Any) -> tuple[Battle, Script]:
    """A battle whose defender lays out terrain, to the end of it, with these dice."""
    state = begun(**READY)
    squads.buy(Script(), state)
    state.attacker = P1
    state.phase = Phase.TERRAIN
    table = Script(**dice)
    while state.phase is Phase.TERRAIN:
        terrain.lay_out(table, state)
    return state, table


@rule("S-SCL-1", "S-SCL-2", "S-SCL-3", "SDS-CON-1", "R-S25", "SDS-CON-3", "R-S59")
@pytest.mark.parametrize("scale, short, side", [("15", 500, 6000), ("28", 750, 9000), ("40", 1000, 12000)])
def test_sticks_table_and_bases_follow_the_scale(scale: str, short: int, side: int) -> None:
    state = battle(scale=scale)
    song = song_options(state.world.options)
    assert (song.short, song.medium, song.long) == (short, short * 8 // 5, short * 12 // 5)
    assert state.world.options.side == side == SCALES[scale][3]
    assert 2 * state.world.card(FUSILIER).radius == short * 3 // 10 // 2 * 2
    assert 2 * state.world.card("france-hussar").radius == short * 4 // 10 // 2 * 2


@rule("S-SET-2", "S-SET-4", "S-INT-4")
def test_squads_are_bought_one_after_the_other_and_nobody_sees_the_other() -> None:
    state = begun()
    table = Script(
        buy=[f"add:{FUSILIER}", f"add:{FUSILIER}", f"drop:{FUSILIER}", "take:grande-armee", "done", "take:redcoats"]
    )
    for _ in range(3):
        squads.buy(table, state)
    assert state.squads[P1].soldiers == [FUSILIER]
    assert seen_battle(state, frozenset([P2])).squads[P1].soldiers == []
    assert seen_battle(state, frozenset([P1])).squads[P1].soldiers == [FUSILIER]
    squads.buy(table, state)
    assert len(state.squads[P1].soldiers) == 11
    squads.buy(table, state)
    squads.buy(table, state)
    assert not table.told(SquadsRevealed)
    assert [one.who for one in table.asked] == [P1] * 5 + [P2]
    table = Script(buy="done")
    squads.buy(table, state)
    squads.buy(table, state)
    assert state.phase is Phase.ROLES
    assert len(table.told(SquadsRevealed)[0].men) == 23
    assert seen_battle(state, frozenset([P2])) is state


@rule("SDS-PTS-4", "S-SET-5")
def test_what_is_offered_while_a_squad_is_bought() -> None:
    state = begun(points=120)
    squad = state.squads[P1]
    assert "done" not in squads.options(state, squad)
    squad.soldiers = ["france-line-infantry-officer"]
    offered = squads.options(state, squad)
    # One Leader only, and no more points than there are.
    assert f"add:{FUSILIER}" in offered
    assert "add:france-line-infantry-officer" not in offered
    assert "add:france-light-infantry-officer" not in offered
    assert "add:france-veteran-fusilier" in offered
    assert "add:france-old-guard-grenadier" not in offered
    assert not any(REDCOAT in one for one in offered)


@rule("S-SET-5", "SDS-PTS-4", "SDS-PTS-6", "SDS-PTS-7")
@pytest.mark.parametrize("nation", shipped().nations)
def test_the_fewest_points_are_enough_for_a_squad_of_every_nation(nation: str) -> None:
    least = next(one.least for one in CHOICES if one.key == "points")
    assert least is not None
    roster = [one for one in shipped().soldiers.values() if one.nation == nation]
    commanders = [one for one in roster if one.profile.has("leader") or one.profile.has("nco")]
    others = [one for one in roster if not any(one.profile.has(trait) for trait in COMMAND)]
    cheapest = min(others, key=lambda one: one.points)
    assert any(not broken_limits([one, *[cheapest] * (FEWEST - 1)], int(least)) for one in commanders)


@rule("SDS-PTS-4", "R-S67")
def test_of_several_ncos_the_dearest_leads() -> None:
    state = begun(limits=False)
    state.squads[P1].soldiers = ["france-light-infantry-sergeant", "france-dragoon-sergeant-on-foot", FUSILIER][::-1]
    state.squads[P2].soldiers = [REDCOAT]
    for squad in state.squads.values():
        squad.is_ready = True
    squads.buy(Script(), state)
    leaders = [one.profile.id for one in state.models.values() if one.has("leader")]
    assert leaders == ["france-light-infantry-sergeant"]


@rule("SDS-PTS-4")
def test_without_an_officer_the_one_nco_leads() -> None:
    state = begun()
    state.squads[P1].soldiers = ["france-line-sergeant", *[FUSILIER] * 5]
    state.squads[P2].soldiers = ["britain-line-infantry-officer", *[REDCOAT] * 5]
    for squad in state.squads.values():
        squad.is_ready = True
    squads.buy(Script(), state)
    assert [one.id for one in state.models.values() if one.has("leader")] == ["p1-1", "p2-1"]


@rule("S-SET-7", "S-SET-8", "S-SPR-1", "SDS-SR-16")
def test_scouts_help_to_choose_between_attack_and_defence() -> None:
    state = begun(**READY)
    squads.buy(Script(), state)
    scout = state.model("p2-1")
    scout.profile = state.world.card("austria-grenzer")
    table = Script(role_die=[4, 3, 3, 3], role="defend")
    roles.decide(table, state)
    # 4 against 3 and a Scout is a tie; then 3 against 4.
    assert sum(1 for one in table.asked if one.topic == topics.ROLE_DIE) == 4
    assert next(one for one in table.asked if one.topic == topics.ROLE).who == P2
    assert (state.attacker, state.defender) == (P1, P2)


@rule("S-TER-1", "S-TER-8", "S-TER-9", "S-TER-10", "S-TER-11", "S-TER-12", "S-TER-13", "S-TER-17", "R-S20")
def test_the_tables_of_the_four_quarters() -> None:
    rows = {
        0: ["woods", "building", "rough", "", "", ""],
        1: ["woods", "building", "rough", "fence", "", ""],
        2: ["woods", "building", "rough", "fence", "wall", ""],
        3: ["woods", "rough", "building", "fence", "wall", "hill"],
    }
    for face in range(1, 7):
        _, table = in_terrain(terrain_die=[face] * 8, woods_die=[4] * 8, number_die=[3] * 8)
        told = table.told(TerrainRolled)
        assert [one.quarter for one in told] == [0, 1, 1, 2, 2, 3, 3, 3]
        for one in told:
            expected = rows[one.quarter][face - 1]
            assert one.kind == ("wood" if expected == "woods" else expected)
            # d3 of fences and walls: a 3 is two of them.
            assert one.count == (2 if one.kind in ("fence", "wall") else 1 if one.kind else 0)
        assert {one.who for one in table.asked} == {P2}
    _, table = in_terrain(terrain_die=[1, 6, 6, 6, 6, 6, 6, 6], woods_die=3)
    assert (table.told(TerrainRolled)[0].kind, table.told(TerrainRolled)[0].count) == ("tree", 3)


@rule("S-TER-3", "S-TER-4", "S-TER-5", "S-TER-6", "S-TER-15", "R-S21")
def test_features_keep_apart_in_their_quarters_and_within_their_measures() -> None:
    state, table = in_terrain(terrain_die=[2, 3, 4, 3, 5, 4, 5, 6], number_die=[5, 6, 4, 3])
    placed = state.features
    assert len(placed) + len(table.told(FeatureDropped)) >= 10
    for one in placed:
        kind = KINDS[one.kind]
        sizes = sorted((one.width, one.depth))
        if kind.shape == AREA:
            assert SHORT <= sizes[0] <= sizes[1] <= LONG
        elif kind.shape == HOUSE:
            assert sizes[1] <= MEDIUM
        else:
            assert sizes[1] <= SHORT
        outline = outline_of(one)
        for other in placed:
            batch, other_batch = one.id.split("-")[1], other.id.split("-")[1]
            if other is not one and batch != other_batch:
                assert outline.gap_to(outline_of(other)) >= SHORT


@rule("S-TER-2")
@pytest.mark.parametrize("when", ["now", "later"])
def test_the_defender_sets_them_down_at_once_or_at_the_end(when: str) -> None:
    _, table = in_terrain(terrain_die=[3] * 8, place_now=when, number_die=[1] * 8, woods_die=[4] * 8)
    kinds = [type(one) for one in table.facts if isinstance(one, (TerrainRolled, FeaturePlaced))]
    if when == "now":
        assert kinds[:4] == [TerrainRolled, FeaturePlaced, TerrainRolled, FeaturePlaced]
    else:
        assert kinds[:8] == [TerrainRolled] * 8


@rule("S-TER-14")
def test_the_last_feature_may_go_into_the_first_quarter() -> None:
    for where, left in (("last", True), ("first", True)):
        state, table = in_terrain(terrain_die=[6, 6, 6, 6, 6, 2, 2, 2], last_feature=where)
        last = state.features[-1]
        assert (last.x < 3000) == left
        assert (last.y < 3000) == (where == "first")
        assert sum(1 for one in table.asked if one.topic == topics.LAST_FEATURE) == 1


@rule("S-DEP-1", "S-DEP-2", "S-DEP-3", "S-DEP-4", "R-S62")
def test_the_defender_deploys_first_on_the_other_side_within_medium() -> None:
    state = begun(**READY)
    squads.buy(Script(), state)
    state.attacker, state.phase = P1, Phase.DEPLOYMENT
    table = Script(edge="2")
    while state.phase is Phase.DEPLOYMENT:
        deployment.deploy(table, state)
    assert state.edges == {P1: 2, P2: 4}
    asked = [one for one in table.asked if isinstance(one, Place)]
    assert [one.who for one in asked] == [P2] * 12 + [P1] * 11
    for one in state.models.values():
        assert one.fate is Fate.IN_PLAY
        # The whole base.
        assert (one.x + one.radius <= MEDIUM) if one.side == P2 else (one.x - one.radius >= 6000 - MEDIUM)


@rule("SDS-SR-16", "R-S62")
def test_scouts_go_ahead_the_defenders_first_and_without_contact() -> None:
    state = battle(nation_2="austria")
    ours = man(state, P1, FUSILIER, 3000, 4000)
    scout = man(state, P2, "austria-grenzer", 3000, 3400)
    state.phase = Phase.SCOUTS
    table = Script(scout=[scout.id, (3000, 3500, 0)])
    deployment.scout(table, state)
    assert scout.y == 3500
    region = next(one for one in table.asked if isinstance(one, Place)).region
    assert region is not None
    assert not region.contains(3000, ours.y - 150)
    deployment.scout(table, state)
    assert state.phase is Phase.INITIATIVE
    assert scout.moves_made == 0
    asked = [one for one in table.asked if isinstance(one, Choose)]
    assert len(asked) == 1


@rule("S-SET-8", "S-DEP-2", "S-DEP-4", "R-S68")
@pytest.mark.parametrize("chosen, order", [("attack", ["p1", "p2", "p3"]), ("defend", ["p3", "p1", "p2"])])
def test_of_three_who_chooses_to_defend_does(chosen: str, order: list[str]) -> None:
    state = battle(players=3, nation_3="prussia")
    man(state, P3, "prussia-musketeer", MIDDLE, MIDDLE).fate = Fate.WAITING
    table = Script(role_die=[2, 5, 5, 2, 3, 5], role=chosen)
    roles.decide(table, state)
    assert [one.chooser for one in table.told(RolesRolled)] == [NO_SEAT, P3]
    assert next(one for one in table.asked if one.topic == topics.ROLE).who == P3
    # The defender lays out the terrain and deploys first, opposite; the attacker deploys last.
    assert (state.defender, state.deploying) == (order[0], order)
    state.edges = {}
    state.phase = Phase.DEPLOYMENT
    table = Script(edge="3")
    deployment.deploy(table, state)
    assert [state.edges[seat] for seat in state.deploying] == [1, 2, 3]
    clauses = {one.seat: one.clause for one in table.told(EdgeChosen)}
    assert clauses == {seat: "S-DEP-1" if seat == order[2] else "S-DEP-2" for seat in state.seats}


@rule("R-S50", "S-SET-4")
def test_a_squad_that_is_being_bought_can_be_kept_and_marches_again() -> None:
    game = DrumsGame(setup())
    state = game.start()
    assert not squads.kept_squad(game, state)
    squads.buy(Script(buy="take:grande-armee"), state)
    item = {"id": "mine", "name": "Mine", **squads.kept_squad(game, state)}
    made = Item(GAME, "squad", item)
    assert CONTENT.findings(made, CONTENT.known()) == []
    again = DrumsGame({**setup(), "squad_1": item["id"], ITEMS: {"squad": [item]}}).start()
    assert again.squads[P1].soldiers == state.squads[P1].soldiers
    # Nobody keeps what he may not see, and once squads lie open none is more the game's than another.
    assert not squads.kept_squad(game, seen_battle(state, frozenset([P2])))
    table = Script(buy=["done", "take:redcoats", "done"])
    while state.phase is Phase.SQUADS:
        squads.buy(table, state)
    assert not squads.kept_squad(game, state)
