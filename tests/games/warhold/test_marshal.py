"""The Marshal: the lord stays within the walls, the army at home until it is strong, and no gap is left."""

from __future__ import annotations

from contextlib import suppress

import pytest

from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players import marshal_moves
from rules_core.games.warhold.players.marshal import Marshal
from rules_core.games.warhold.players.marshal_moves import ARMY, Lay, best_tile
from rules_core.games.warhold.players.plans import Intent
from rules_core.games.warhold.players.thumb_moves import best_tile as thumbs_tile
from rules_core.games.warhold.rules import topics, training
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.state.war import Unit
from rules_core.games.warhold.words.reasons import REASONS
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import OutOfPatience, PlayerTable
from tests.games.warhold.board import P1, P2, campaign, put

HOME = ("..........", "..SS......", "..SS......", "..........", "..........", "..........")


def goes(war: Campaign, unit: Unit) -> str:
    """Where the Marshal wants a unit to go; "" where it stays."""
    tile, _ = best_tile(Lay(war, unit.seat), unit)
    return "" if tile is None else name_of(war.state, tile)


def test_a_lord_does_not_go_out_to_strike() -> None:
    war = campaign(*HOME)
    lord = put(war, "c2", "humans/lord", P1)
    put(war, "f2", "zombie")
    # By rule of thumb it is worth it.
    assert thumbs_tile(Intent(war, P1), lord)[0] >= 0
    assert goes(war, lord) == ""


def test_a_lord_who_is_out_comes_home() -> None:
    war = campaign(*HOME)
    lord = put(war, "h3", "humans/lord", P1)
    assert goes(war, lord) in ("c2", "c3", "d2", "d3")


def test_a_lord_turns_on_whoever_has_come_in() -> None:
    war = campaign(*HOME)
    lord = put(war, "c2", "humans/lord", P1)
    lord.profile = "dwarves/lord"
    put(war, "d3", "skeleton")
    # Across the corner only Long Reach strikes.
    assert goes(war, lord) in ("c3", "d2")


@pytest.mark.parametrize("is_near", [True, False])
def test_nobody_inside_leaves_a_gap_while_an_enemy_could_come_in(is_near: bool) -> None:
    war = campaign(*HOME)
    put(war, "c2", "humans/lord", P1)
    guards = [put(war, tile, "humans/infantry", P1) for tile in ("d2", "c3", "d3")]
    put(war, "f5" if is_near else "j6", "elves/infantry", P2)
    put(war, "j6", "elves/lord", P2)
    assert [goes(war, one) == "" for one in guards] == [is_near] * 3


@pytest.mark.parametrize("count", [ARMY - 1, ARMY])
def test_the_army_sets_out_when_it_is_strong(count: int) -> None:
    war = campaign(*[row + "." * 20 for row in HOME])
    put(war, "c2", "humans/lord", P1)
    for number in range(count):
        put(war, f"{'abcdef'[number % 6]}{4 + number // 6}", "humans/infantry", P1)
    rival = put(war, "z6", "elves/lord", P2)
    assert Lay(war, P1).goal == (rival.tile if count == ARMY else None)


def test_the_more_can_strike_the_less_of_an_enemy_counts() -> None:
    war = campaign(*HOME)
    put(war, "c2", "humans/lord", P1)
    enemy = put(war, "h3", "elves/infantry", P2)
    left = []
    for tile in ("f3", "f4", "f5", "g5"):
        put(war, tile, "humans/infantry", P1)
        left.append(Lay(war, P1).left(enemy))
    assert left == sorted(left, reverse=True)
    assert left[0] > left[-1] >= marshal_moves.REST


@pytest.mark.parametrize("rivals", [0, 2])
def test_guards_come_before_workers_where_rivals_are_near(rivals: int) -> None:
    war = campaign(*HOME)
    war.state.kingdom(P1).gold = war.state.kingdom(P1).food = 100
    put(war, "c2", "humans/lord", P1)
    put(war, "a1", "humans/infantry", P1)
    put(war, "b1", "humans/infantry", P1)
    put(war, "j6", "elves/lord", P2)
    for tile in ("i6", "i5")[:rivals]:
        put(war, tile, "elves/infantry", P2)
    request = Choose(P1, topics.TRAIN, "W-UPK-8", P1, ("train:infantry", "worker:mine", "worker:farm", "done"))
    thought = Marshal().think(war.state, request, 0)
    assert thought.answer == ("train:infantry" if rivals else "worker:mine")
    assert thought.reason == ("guards" if rivals else "workers")
    assert {"guards", "holds", "walls"} <= set(REASONS)


def test_it_trains_where_its_lord_is() -> None:
    war = campaign("SS....UU", "SS....UU")
    put(war, "a1", "humans/lord", P1)
    for house in war.state.strongholds:
        house.seat = P1
    war.state.strongholds.reverse()
    war.state.kingdom(P1).gold = war.state.kingdom(P1).food = 40
    war.table = PlayerTable(Marshal(), war.state, 1, 20)
    training.train_step(war)
    assert [name_of(war.state, one.tile)[0] for one in war.state.units if one.kind == "infantry"] in (["a"], ["b"])


def test_it_stands_last_in_the_form_and_plays_no_thousands_of_games() -> None:
    assert DEFINITION.players[-1].id == "marshal"
    assert DEFINITION.steady().id == "thumb"


def test_it_answers_whatever_it_is_asked() -> None:
    game = WarholdGame({"players": 2, "board": "four-corners", "approval": False})
    state = game.start()
    with suppress(OutOfPatience):
        game.play(PlayerTable(Marshal(), state, 3, 900), state)
    assert state.round > 3
