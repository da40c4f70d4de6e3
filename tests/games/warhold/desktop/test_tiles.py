"""The board as it is drawn: areas of one ground, the map while it changes, figures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.games.warhold.tiles.areas import areas_of, loops_round, rounded_outline
from desktop.games.warhold.tiles.figure_painting import figure_pixmap
from desktop.games.warhold.tiles.figures import PAIRED, FigureMarks, Shape, figure_views, marked
from desktop.games.warhold.tiles.ground import ground_image
from desktop.games.warhold.tiles.land import tile_name
from desktop.games.warhold.tiles.tile_map import MASTERLESS, TILE, TileMap, map_of, read_map
from desktop.games.warhold.tiles.told_map import map_after
from desktop.look.colours import LookName
from desktop.look.theme import Look
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.rules.laying import DESIGNS, turned
from rules_core.games.warhold.state.facts import BridgeBuilt, Built, Destroyed, Seized, TileLaid, TownPlaced
from rules_core.games.warhold.state.war import Laid, Phase, Ruin
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.requests import NO_SEAT
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put
from tests.games.warhold.desktop.wars import war

LIGHT = Look(LookName.LIGHT)


def words() -> WarholdWords:
    return WarholdWords(shipped())


def test_tiles_that_share_a_side_are_one_area_and_those_that_share_a_corner_are_two() -> None:
    board = read_map(["ff..", "f..f", "..f."])
    assert [area.tiles for area in areas_of(board, "f")] == [(0, 1, 4), (7,), (10,)]
    assert len(loops_round({7, 10}, 4)) == 2
    around = loops_round({0, 1, 2, 4, 6, 8, 9, 10}, 4)
    assert len(around) == 2, "a ring has an edge within"


def test_an_area_covers_the_middles_of_its_own_tiles_and_of_no_others() -> None:
    board = read_map(["......", ".www..", ".w.w..", ".www..", "......"])
    (lake,) = areas_of(board, "w")
    for tile in range(len(board.ground)):
        assert lake.path.contains(board.centre(tile)) is (board.ground[tile] == "w"), tile
    frame = rounded_outline(board, lake.tiles)
    assert frame.contains(board.centre(7))
    assert not frame.contains(board.centre(14))


def test_the_edge_of_an_area_at_the_edge_of_the_board_lies_beyond_it() -> None:
    board = read_map(["ww..", "ww.."])
    (lake,) = areas_of(board, "w")
    assert lake.path.contains(QPointF(1.0, 1.0))
    assert lake.path.contains(QPointF(TILE / 2, 2 * TILE - 1))


@pytest.mark.parametrize("look", LookName)
def test_the_same_board_looks_the_same_every_time_and_another_one_does_not(look: LookName, qtbot: QtBot) -> None:
    rows = ["..fm", "wbwr", "TTT.", "TTT."]
    once, again = (ground_image(read_map(rows), Look(look), 200) for _ in range(2))
    assert once == again
    assert once != ground_image(read_map(["..ff", *rows[1:]]), Look(look), 200)


def test_a_board_is_named_as_people_do() -> None:
    board = TileMap(30, 4, "." * 120)
    for tile in (0, 29, 95, 119):
        assert board.named(tile_name(board, tile).lower()) == tile


@rule("W-SET-2")
def test_game_tiles_are_seen_while_they_are_laid() -> None:
    state = campaign(".").state
    state.columns = state.rows = 0
    state.laid.append(Laid(9, 1, 2, 1))
    board = map_of(state, words())
    assert (board.columns, board.rows) == (24, 20)
    seen = [board.letter(8 + place % 4, 4 + place // 4) for place in range(16)]
    assert "".join(seen) == turned(9, 1)
    assert set(board.ground) == {"_", *DESIGNS[9]}


@rule("W-STR-11", "W-SEI-3")
def test_a_stronghold_shows_its_walls_and_its_master() -> None:
    state = war(Phase.MOVE).state
    mine, other = state.strongholds
    mine.walls, other.seat = 3, NO_SEAT
    holds = {one.id: one for one in map_of(state, words()).holds}
    assert (holds[mine.id].level, holds[mine.id].realm) == (3, 0)
    assert holds[other.id].realm == MASTERLESS
    assert (holds[mine.id].name, holds[other.id].name) == ("Player 1", "")


def test_only_what_a_fact_tells_changes_on_the_map() -> None:
    before = read_map(["....w...", "....w...", "11.....T", "11.....T"])
    before = replace(before, towns=())
    after = replace(read_map(["....b...", "....b...", "11...TTT", "11...TTT"]), bridges=frozenset({4, 12}))
    one = map_after(before, BridgeBuilt("W-UPK-15", P1, "e2"), after)
    assert one.bridges == {12}
    assert not one.towns
    two = map_after(one, TownPlaced("W-SET-6", "f3"), after)
    assert [len(town.tiles) for town in two.towns] == [6]
    raised = replace(after, holds=tuple(replace(hold, level=2, realm=1) for hold in after.holds))
    assert map_after(two, Built("W-STR-11", P1, "mine", 2), raised).holds == two.holds
    assert map_after(two, Built("W-STR-11", P1, "walls", 2), raised).holds == raised.holds
    assert map_after(two, Seized("W-SEI-1", P1, "hold-1"), raised).holds == raised.holds
    gone = replace(after, holds=())
    assert map_after(two, Destroyed("W-MTN-13", "hold-1", "a3"), gone).holds == ()
    laid = map_after(TileMap(8, 4, "_" * 32), TileLaid("W-SET-2", P1, "2/1"), TileMap(8, 4, "f" * 32))
    assert laid.ground == ("____ffff" * 4)


@rule("W-MAP-4", "W-ATT-10", "W-ORC-1")
def test_figures_tell_kingdom_number_wounds_and_who_shares_a_tile() -> None:
    found = campaign("........", "........")
    put(found, "a1", "orcs/infantry", P2)
    put(found, "a1", "orcs/infantry", P2)
    put(found, "c1", "humans/lord", P1, wounds=2)
    put(found, "e1", "dragon")
    put(found, "f1", "skeleton")
    state = found.state
    views = {view.id: view for view in figure_views(state, map_of(state, words()), words())}
    first, second, lord, dragon, bones = (views[unit.id] for unit in state.units)
    assert (first.badge, second.badge, lord.badge, dragon.badge) == ("O1", "O2", "H", "1")
    assert first.size == second.size == PAIRED
    assert (first.x, first.y) != (second.x, second.y)
    assert (lord.shape, first.shape, dragon.shape) == (Shape.DISC, Shape.HEXAGON, Shape.TEETH)
    assert (lord.wounds, lord.most, lord.is_lord) == (2, 5, True)
    assert dragon.is_great
    assert dragon.size > bones.size
    assert (dragon.category, bones.category, lord.category) == ("lord", "small", "")
    assert "3 of 5 hit points left" in lord.sentence


@rule("W-MOV-1")
def test_who_has_gone_is_settled_and_who_may_go_is_offered() -> None:
    state = war(Phase.MOVE).state
    lord, pikes, knights, elf = state.units
    pikes.stepped = knights.stepped = elf.stepped = 1
    marks = FigureMarks(frozenset({lord.id, knights.id}))
    views = marked(figure_views(state, map_of(state, words()), words()), marks)
    seen = {view.id: (view.offered, view.settled) for view in views}
    assert seen == {lord.id: (True, False), pikes.id: (False, True), knights.id: (True, False), elf.id: (False, False)}
    whole = figure_pixmap(next(view for view in views if view.id == pikes.id), 40, LIGHT).toImage()
    fresh = figure_pixmap(replace(next(view for view in views if view.id == pikes.id), settled=False), 40, LIGHT)
    assert whole != fresh.toImage()


@rule("W-RUI-6")
@pytest.mark.usefixtures("qapp")
def test_a_treasure_is_seen_beside_its_ruin() -> None:
    state = campaign("....", "....").state
    state.ruins.append(Ruin(2))
    bare = ground_image(map_of(state, words()), LIGHT, 200)
    state.ruins[0].has_treasure = True
    assert ground_image(map_of(state, words()), LIGHT, 200) != bare
