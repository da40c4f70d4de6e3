"""Every plan of the rule-of-thumb player says what it is good for, in a few words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_actions import lacks_action_to_charge, overwatch_helps, sensible_action
from rules_core.games.village.players.thumb_plans import MovePlan, Reason, best_plan
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.plan_words import WHY, why
from rules_core.kernel.requests import Choose
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation, topics
from rules_core.song.field import Acting
from tests.games.village.little import foe, plain_content
from tests.games.village.players.table import act, fight, hero


def test_every_reason_but_staying_has_words() -> None:
    assert set(WHY) == set(Reason) - {Reason.STAY}


def test_a_charge_is_to_strike_while_there_is_an_action_left_for_it() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 8, 0)
    names = SiegeNames(state.world)
    plan = best_plan(Outlook(state), ada, 2, may_attack=True)
    assert (plan.reason, plan.about) == (Reason.STRIKE, orc.id)
    assert why(plan, names).startswith("To strike at ")
    assert best_plan(Outlook(state), ada, 1, may_attack=True).reason is not Reason.STRIKE
    assert why(MovePlan(0, 0, 0), names) == ""


def test_enter_alone_makes_no_attack_that_rather_hurts_us() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 6, 0)
    for combat, attacks in ((1, True), (9, False)):
        orc.profile = replace(orc.profile, combat=combat)
        state.acting = Acting(ada.id, 1, turnover=False)
        options = tuple(activation.action_options(state, ada, 1))
        question = Choose(PLAYERS, topics.ACTION, "SBH-ACT-10", ada.id, options)
        assert sensible_action(Outlook(state), question).startswith("attack:") is attacks


def test_enter_alone_walks_no_bow_into_a_fight_while_it_can_shoot() -> None:
    plain = plain_content()
    plain["hero"][0]["traits"].append({"id": "shooter-medium"})
    state = fight(Behaviour.FANATIC, 2, read(plain))
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 5, 3)
    # The player of the lab holds up whoever makes for the Town Hall.
    assert act(state, ada, 2) == "move"
    question = Choose(PLAYERS, topics.ACTION, "SBH-ACT-10", ada.id, tuple(activation.action_options(state, ada, 2)))
    assert sensible_action(Outlook(state), question) == f"aim:{orc.id}"


@pytest.mark.parametrize("combat, answer", [(3, "shoot:orc-1-1a"), (4, "move")])
def test_enter_goes_nearer_before_it_shoots_at_whom_no_throw_kills(combat: int, answer: str) -> None:
    plain = plain_content()
    plain["hero"][0]["traits"].append({"id": "shooter-medium"})
    state = fight(of=read(plain))
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 5, 8)
    orc.profile = replace(orc.profile, combat=combat)
    # The player of the lab shoots all the same.
    assert act(state, ada, 1) == f"shoot:{orc.id}"
    question = Choose(PLAYERS, topics.ACTION, "SBH-ACT-10", ada.id, tuple(activation.action_options(state, ada, 1)))
    assert sensible_action(Outlook(state), question) == answer


def test_enter_strikes_before_it_walks_on() -> None:
    state = fight(Behaviour.RAVAGER)
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 6, 0)
    orc.knocked_down = True
    # The next one makes for a building: the player of the lab holds it up.
    foe(state, "orc", 3, 0)
    question = Choose(PLAYERS, topics.ACTION, "SBH-ACT-10", ada.id, tuple(activation.action_options(state, ada, 2)))
    assert act(state, ada, 2) == "move"
    assert sensible_action(Outlook(state), question) == f"attack:{orc.id}"


@pytest.mark.parametrize("combat, helps", [(1, True), (9, False)])
def test_overwatch_is_advised_where_the_shot_kills_more_often_with_it(combat: int, helps: bool) -> None:
    plain = plain_content()
    plain["hero"][0]["traits"].append({"id": "shooter-medium"})
    state = fight(Behaviour.FANATIC, 2, read(plain))
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 5, 3)
    orc.profile = replace(orc.profile, combat=combat)
    assert overwatch_helps(state, ada, f"shoot:{orc.id}") is helps


def test_with_one_action_a_charge_that_takes_two_is_what_is_lacking() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    foe(state, "orc", 8, 0)
    for actions, lacks in ((1, True), (2, False)):
        state.acting = Acting(ada.id, actions, turnover=False)
        assert lacks_action_to_charge(Outlook(state), ada) is lacks
