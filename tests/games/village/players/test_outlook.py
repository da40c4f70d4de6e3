"""What the rule-of-thumb player sees at a glance."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.outlook import Outlook
from rules_core.song.options import INCH
from tests.games.village.little import foe
from tests.games.village.players.table import fight, hero


def test_an_enemy_is_held_by_whoever_touches_it_and_can_fight() -> None:
    state = fight()
    orc = foe(state, "orc", 6, 0)
    ada = hero(state, "ada", 6, 0)
    ada.x -= ada.radius + orc.radius
    assert Outlook(state).is_held(orc)
    ada.knocked_down = True
    assert not Outlook(state).is_held(orc)


def test_what_it_has_found_out_it_keeps_while_it_thinks() -> None:
    state = fight()
    orc = foe(state, "orc", 6, 0)
    outlook = Outlook(state)
    assert not outlook.is_held(orc)
    ada = hero(state, "ada", 6, 0)
    ada.x -= ada.radius + orc.radius
    assert not outlook.is_held(orc)
    assert Outlook(state).is_held(orc)


def test_every_threat_has_a_guard_of_its_own_the_nearest_one() -> None:
    state = fight(Behaviour.FANATIC, 3)
    near = foe(state, "orc", 5, 0)
    far = foe(state, "orc", -12, 0)
    ada, ben = hero(state, "ada", 8, 0), hero(state, "ben", -8, 0)
    outlook = Outlook(state)
    guarded = [outlook.threat_for(one) for one in (ada, ben)]
    assert [one.model for one in guarded if one is not None] == [near, far]
    assert [one.building for one in guarded if one is not None] == [state.world.heart, state.world.heart]


def test_whoever_is_badly_wounded_guards_nothing() -> None:
    state = fight(Behaviour.FANATIC)
    foe(state, "orc", 6, 0)
    ada = hero(state, "ada", 8, 0, wounds=3)
    assert ada.quality >= 6
    assert Outlook(state).threat_for(ada) is None


def test_an_enemy_is_the_more_urgent_the_nearer_it_is_to_what_it_wants() -> None:
    state = fight(Behaviour.FANATIC)
    orc = foe(state, "orc", 17, 0)
    worth = []
    for x in (17, 9, 6, 2):
        orc.x = state.world.map.width // 2 + x * INCH
        worth.append(Outlook(state).urgency_of(orc))
    assert worth[0] == 0
    assert worth == sorted(worth)
    assert worth[-1] > worth[1]
    orc.transfixed = True
    assert Outlook(state).urgency_of(orc) == 0


def test_those_who_are_after_people_are_no_threat_to_a_building() -> None:
    state = fight(Behaviour.HUNTER)
    orc = foe(state, "orc", 6, 0)
    ada = hero(state, "ada", 8, 0)
    outlook = Outlook(state)
    assert outlook.hunters() == [orc]
    assert outlook.threat_for(ada) is None
    assert outlook.nearest_hunter(ada) is orc
