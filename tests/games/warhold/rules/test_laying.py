"""The map: game tiles, who lays them, and whether all like it (section 10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.options import SIZES
from rules_core.games.warhold.rules import laying, play
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.grounds import ground_of
from rules_core.games.warhold.rules.land import beside_each
from rules_core.games.warhold.state.facts import MapMade, MapRefused, TileLaid
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, Script, campaign, script


def unlaid(laying: str, size: str = "small", answers: list[str] | None = None, players: int = 2) -> Campaign:
    """A war whose map has still to be laid."""
    war = campaign(".", answers=answers or (), players=players, laying=laying, size=size)
    war.state.ground, war.state.columns, war.state.rows = "", 0, 0
    war.state.phase = Phase.MAP
    return war


def cut_off(rows: str, columns: int) -> int:
    """How many tiles of land nobody reaches from the south-east, over bridges too."""
    near = beside_each(columns, len(rows) // columns)
    land = {tile for tile, letter in enumerate(rows) if letter != "w"}
    seen = {max(land)}
    edge = list(seen)
    while edge:
        for further in near[edge.pop()]:
            if further in land and further not in seen:
                seen.add(further)
                edge.append(further)
    return len(land - seen)


@rule("W-BOX-1", "WH-TL-1", "W-MAP-1", "W-MAP-8", "W-SET-3")
def test_sixty_game_tiles_of_sixteen_tiles_each() -> None:
    assert sum(laying.COPIES) == 60
    assert len(laying.COPIES) == len(laying.DESIGNS)
    assert {len(one) for one in laying.DESIGNS} == {16}
    assert set("".join(laying.DESIGNS)) == set(".fmwb")
    wet = [one.count("w") + one.count("b") for one in laying.DESIGNS]
    assert (min(one for one in wet if one), max(wet)) == (2, 7)
    # A pond may cut a corner off; a river has its bridge.
    assert max(cut_off(one, 4) for one in laying.DESIGNS) == 1
    assert cut_off("....wwww....", 4) == 4


@rule("W-SET-2", "W-BOX-1")
def test_a_game_tile_turns_clockwise() -> None:
    design = laying.DESIGNS.index("f.......m......f")
    assert [laying.turned(design, quarter) for quarter in range(4)] == [
        "f.......m......f",
        ".m.f........f...",
        "f......m.......f",
        "...f........f.m.",
    ]


@rule("W-SET-2", "W-SET-4", "R-W54")
@pytest.mark.parametrize("size, columns, rows", [("small", 20, 16), ("box", 40, 24)])
def test_a_map_that_is_laid_by_lot(size: str, columns: int, rows: int) -> None:
    war = unlaid("by-lot", size)
    while war.state.phase is Phase.MAP:
        laying.lay_step(war)
    state = war.state
    assert (state.columns, state.rows, len(state.ground)) == (columns, rows, columns * rows)
    assert "b" not in state.ground
    assert all(state.ground[tile] == "w" for tile in state.bridges)
    used = [len([one for one in state.laid if one.design == design]) for design in range(18)]
    assert all(count <= most for count, most in zip(used, laying.COPIES, strict=True))
    assert all(one.who == P1 for one in script(war).asked)
    assert SIZES[size][0] * SIZES[size][1] == len(state.laid)


@rule("W-SET-2", "W-SET-4")
@pytest.mark.parametrize("way, seconds", [("in-turns", P2), ("by-one", P1)])
def test_a_map_that_people_lay_tile_beside_tile(way: str, seconds: str) -> None:
    war = unlaid(way, answers=["d0", "p2-2", "t0", "d11", "p2-1", "t90"])
    laying.lay_step(war)
    laying.lay_step(war)
    asked = script(war).asked
    where = [getattr(one, "options", ()) for one in asked if one.topic == "lay-where"]
    assert len(where[0]) == 20
    assert where[1] == ("p2-1", "p1-2", "p3-2", "p2-3")
    assert [one.who for one in asked] == [P1] * 3 + [seconds] * 3
    assert [(one.design, one.turn, one.column, one.row) for one in war.state.laid] == [(0, 0, 2, 2), (11, 1, 2, 1)]
    assert [one.tile for one in script(war).of(TileLaid)] == ["3/3", "3/2"]


@rule("W-SET-1", "R-W58")
def test_all_approve_of_a_map_or_it_is_laid_anew() -> None:
    war = unlaid("by-lot")
    while war.state.phase is Phase.MAP:
        laying.lay_step(war)
    script(war).answers = ["yes", "no"]
    laying.approve_step(war)
    laying.approve_step(war)
    assert (war.state.phase, war.state.laid) == (Phase.MAP, [])
    assert [one.seat for one in script(war).of(MapRefused)] == [P2]
    while war.state.phase is not Phase.TOWNS:
        play.STEPS[war.state.phase](war)
    assert [(one.columns, one.rows) for one in script(war).of(MapMade)] == [(20, 16)]
    assert war.state.turn_of == 0


@rule("W-SET-1", "R-W58")
def test_a_ready_map_that_is_refused_goes_with_all_that_lies_on_it() -> None:
    game = WarholdGame({"board": "four-corners", "players": 4, "size": "small"})
    state = game.start()
    war = Campaign(Script([1] * 60, ["no"]), state, game.content, game.world.options, ground_of(state))
    laying.approve_step(war)
    while state.phase is Phase.MAP:
        laying.lay_step(war)
    assert (state.columns, state.towns, state.ruins, game.fault_of(state)) == (20, [], [], "")


@rule("W-SET-1")
def test_where_nobody_is_asked_the_map_is_taken_as_it_lies() -> None:
    war = campaign("...", approval=False)
    war.state.phase = Phase.APPROVAL
    laying.approve_step(war)
    assert war.state.phase is Phase.TOWNS
    assert script(war).asked == []


@rule("R-W58", "W-SET-1", "W-TWN-1", "W-SET-3")
@pytest.mark.parametrize("board, players", [("two-rivers", 2), ("three-marches", 3), ("four-corners", 4)])
def test_maps_stand_ready_for_two_three_and_four(board: str, players: int) -> None:
    game = WarholdGame({"board": board, "players": players})
    state = game.start()
    assert state.phase.value == "approval"
    assert 1 <= len(state.towns) <= 2
    letters = [("b" if tile in state.bridges else one) for tile, one in enumerate(state.ground)]
    assert cut_off("".join(letters), state.columns) == 0
    war = Campaign(
        Script([1, 2, 3, 4]), state, game.content, replace(game.world.options, approval=False), ground_of(state)
    )
    while state.phase is not Phase.START:
        play.STEPS[state.phase](war)
    assert len(state.strongholds) == players
