"""A Lost Villager on the way home (V-7.3.4 to V-7.3.7, R-V33), in whole actions of a hero's turn."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.wanderer import Wanderer
from rules_core.games.village.rules import hero_turn
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.goals import GoalKind
from rules_core.games.village.rules.wave_end import send_home
from rules_core.games.village.state.facts import VillagerMoved
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Phase, Siege, Villager
from rules_core.ground.directions import turned
from rules_core.kernel.requests import Place
from rules_core.kernel.simulation import Player
from rules_core.song import morale, recoil, wounds
from rules_core.song.field import Acting
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, Fate, ModelId
from tests.clauses import rule
from tests.games.village.fighting import at, fight, hero, raider
from tests.games.village.little import MIDDLE, content
from tests.games.village.sitting import Careless, Sitting


def found(x: float, y: float, actions: int = 1) -> tuple[Siege, Fighter]:
    """A villager there; Ada, in contact with it on the right, acts."""
    state = fight(Behaviour.HUNTER)
    state.phase = Phase.HERO_TURN
    state.villagers["villager-1"] = Villager("villager-1", MIDDLE + round(x * INCH), MIDDLE + round(y * INCH))
    ada = hero(state, "ada", x + 1, y)
    state.acting = Acting(ModelId("ada"), actions, turnover=False)
    return state, ada


def spot(x: float, y: float) -> tuple[int, int, int]:
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 0


def villager_at(state: Siege) -> tuple[float, float]:
    one = state.villagers["villager-1"]
    return round((one.x - MIDDLE) / INCH, 1), round((one.y - MIDDLE) / INCH, 1)


@rule("V-7.3.5", "R-V33")
def test_taking_the_villager_along_costs_no_action() -> None:
    state, ada = found(10, -13, actions=2)
    table = Sitting(
        ("action", "move"),
        ("escort", "villager-1"),
        ("move", spot(14, -13)),
        ("villager", spot(13, -13)),
        ("action", "end"),
    )
    hero_turn.next_step(table, state)
    assert state.acting is not None
    assert state.acting.actions == 1
    assert (at(ada), villager_at(state)) == ((14, -13), (13, -13))
    hero_turn.next_step(table, state)
    # Asked before the hero says where to.
    assert [one.topic for one in table.asked[1:3]] == ["escort", "move"]
    assert isinstance(table.asked[2], Place)


FENCE = {
    "id": "fence",
    "name": "Fence",
    "text": "A low wall across the meadow.",
    "width": 36,
    "height": 36,
    "piece": [{"id": "low-wall", "kind": "low-wall", "outline": [[29.5, 2], [29.7, 2], [29.7, 8], [29.5, 8]]}],
}


@rule("V-7.3.5", "R-V33", "SBH-MOV-8")
def test_the_villager_comes_along_in_a_jump_as_in_any_other_move() -> None:
    state = fight(Behaviour.HUNTER, of=content(terrain=[FENCE]))
    state.phase = Phase.HERO_TURN
    state.villagers["villager-1"] = Villager("villager-1", *spot(10, -13)[:2])
    ada = hero(state, "ada", 11, -13)
    state.acting = Acting(ModelId("ada"), 2, turnover=False)
    table = Sitting(
        ("action", "jump:low-wall"),
        ("jump", 6),
        ("escort", "villager-1"),
        ("jump", spot(14, -13)),
        ("villager", spot(13, -13)),
    )
    hero_turn.next_step(table, state)
    assert (at(ada), villager_at(state)) == ((14, -13), (13, -13))


@rule("V-7.3.6", "R-V33")
def test_an_escort_lasts_for_one_move_only_even_one_that_leads_nowhere() -> None:
    state, ada = found(10, -13, actions=2)
    table = Sitting(("action", "move"), ("escort", "villager-1"), ("move", spot(11, -13)))
    hero_turn.next_step(table, state)
    assert state.villagers["villager-1"].escort == ""
    # Ada is pushed back later in the turn: nobody goes with her.
    assert recoil.recoil(Sitting(), state, ada, ada.x - INCH, ada.y)
    assert at(ada) == (12, -13)
    assert villager_at(state) == (10, -13)


@rule("V-7.3.6")
@pytest.mark.parametrize("fate", ["down", "defeated"])
def test_the_villager_waits_where_the_escort_is_lost(fate: str) -> None:
    state, ada = found(10, -13)
    state.villagers["villager-1"].escort = ModelId("ada")
    if fate == "down":
        wounds.knock_down(Sitting(), state, ada, "SBH-HTH-13")
    else:
        wounds.kill(Sitting(), state, ada, NO_MODEL, "SBH-HTH-17", gruesome=True)
        morale.resolve(Sitting(), state)
        assert ada.fate is Fate.DEFEATED
    assert state.villagers["villager-1"].escort == ""
    assert villager_at(state) == (10, -13)


@rule("R-V33")
def test_one_hero_takes_one_of_two_villagers() -> None:
    state, _ = found(10, -13)
    state.villagers["villager-2"] = Villager("villager-2", *spot(11, -14)[:2])
    table = Sitting(("action", "move"), ("escort", "villager-2"), ("move", spot(14, -13)), ("villager", spot(14, -14)))
    hero_turn.next_step(table, state)
    assert [one.villager for one in table.told(VillagerMoved)] == ["villager-2"]
    assert villager_at(state) == (10, -13)


@rule("R-V33", "V-6.1.3")
@pytest.mark.parametrize("behaviour", list(Behaviour))
def test_enemies_take_no_notice_of_the_villager_and_walk_through(behaviour: Behaviour) -> None:
    state = fight(behaviour)
    state.groups[0].objective = "temple"
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 0, 14)
    orc = raider(state, "orc", 0, -14)
    before = RULES[behaviour].aim(Sitting(), state, state.groups[0], orc)
    state.villagers["villager-1"] = Villager("villager-1", *spot(0, -12.9)[:2])
    after = RULES[behaviour].aim(Sitting(), state, state.groups[0], orc)
    assert (after.goal.kind, after.goal.id, after.distance) == (before.goal.kind, before.goal.id, before.distance)
    assert after.goal.kind is not GoalKind.NONE
    assert state.ground.fits(orc, *spot(0, -13)[:2], state.others(orc))


@rule("R-V33")
def test_between_waves_the_villager_stays_where_they_are() -> None:
    state, _ = found(10, -13)
    send_home(state)
    assert villager_at(state) == (10, -13)


# R-V63: the villager's place


def led(x: float, y: float) -> tuple[Siege, Sitting]:
    """Ada has led the villager to that place, and the players are asked where the villager stands."""
    state, _ = found(x, y - 3)
    table = Careless(1, action="move", escort="villager-1", move=spot(x, y))
    hero_turn.next_step(table, state)
    return state, table


def the_question(table: Sitting) -> Place:
    asked = next(one for one in table.asked if one.topic == "villager")
    assert isinstance(asked, Place)
    return asked


@rule("R-V63", "R-V33")
@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_the_players_choose_any_free_spot_in_contact_with_the_escort(degrees: int) -> None:
    x, y = turned(INCH, 0, degrees)
    there = spot(10, -13)
    wanted = there[0] + x, there[1] + y, 0
    state, ada = found(10, -16)
    table = Sitting(("action", "move"), ("escort", "villager-1"), ("move", there), ("villager", wanted))
    hero_turn.next_step(table, state)
    villager = state.villagers["villager-1"]
    assert (villager.x, villager.y) == wanted[:2]
    asked = the_question(table)
    assert (asked.clause, asked.subject) == ("R-V63", "villager-1")
    assert asked.region is not None
    # Neither upon the escort nor apart; the nearest spot to one further out is where it touches.
    for share, allowed in ((0.9, False), (1, True), (1.01, True), (1.04, False)):
        far = there[0] + round(x * share), there[1] + round(y * share)
        assert asked.region.contains(*far) is allowed
    near = asked.region.nearest(there[0] + 3 * x, there[1] + 3 * y)
    assert abs(near[0] - wanted[0]) <= 1
    assert abs(near[1] - wanted[1]) <= 1
    assert ada.in_play


@rule("R-V63")
def test_nobody_is_stood_upon() -> None:
    state, _ = found(10, -16)
    hero(state, "ben", 11, -13)
    table = Careless(1, action="move", escort="villager-1", move=spot(10, -13))
    hero_turn.next_step(table, state)
    region = the_question(table).region
    assert region is not None
    assert not region.contains(*spot(11, -13)[:2])
    assert region.contains(*region.nearest(*spot(11, -13)[:2]))
    assert all(region.contains(x, y) for x, y in region.candidates())


@rule("R-V63", "V-7.3.7")
@pytest.mark.parametrize("x", [-1.5, 0, 1.5, 2.4])
def test_beside_the_town_hall_home_comes_first(x: float) -> None:
    state, table = led(x, -3.4)
    # Careless takes the first of the good spots.
    assert not state.villagers
    assert state.supplies == 3
    # The players may leave them on the way.
    state, _ = found(x, -6.4)
    away = spot(x, -4.4)
    table = Sitting(("action", "move"), ("escort", "villager-1"), ("move", spot(x, -3.4)), ("villager", away))
    hero_turn.next_step(table, state)
    assert villager_at(state) == (x, -4.4)


@rule("R-V63")
@pytest.mark.parametrize("player", [ThumbPlayer(), Wanderer(1), Wanderer(2)])
def test_players_without_a_person_answer_too(player: Player[Siege]) -> None:
    state, table = led(0, -3.4)
    asked = the_question(table)
    answer = player.decide(state, asked, 1)
    asked.check(answer)
    assert not isinstance(player, ThumbPlayer) or (asked.region is not None and answer == asked.region.spots()[0])
