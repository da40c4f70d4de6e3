"""Beside two dice that are compared stand both sides with their numbers, and what is needed (SBH-HTH-1, SBH-HTH-17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.games.village.odds import SiegeOdds
from desktop.games.village.presenter import VillagePresenter
from desktop.session.dice_policy import ASKED, DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.village.words.contest_words import contest_line
from rules_core.games.village.words.names import Names
from rules_core.kernel.requests import Roll, options_of
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics
from rules_core.song.contest import AttackResult
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId
from rules_core.song.words.contest_words import AS_IT_LIES, as_it_lies
from rules_core.song.words.fact_words import attack_resolved
from tests.clauses import rule
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say
from tests.games.village.desktop.session.test_exact_odds import match_of_champion
from tests.games.village.desktop.windows.seats import session_at


def shot(die: int, *reasons: str) -> AttackResolved:
    return AttackResolved("", ModelId("Tobin"), ModelId("Reaver"), "shot", die, 3, 0, 0, "draw", ModelId(""), reasons)


OURS = ("attacker:combat:3", "attacker:aimed:1", "attacker:range:-4")


@rule("SBH-HTH-17")
@pytest.mark.parametrize(
    "theirs, told",
    [
        (3, "Tobin 3+1-4 against Reaver 3: beat its die by 4."),
        (-1, "Tobin 3+1-4 against Reaver -1: an equal die wins."),
        (-3, "Tobin 3+1-4 against Reaver -3: wins even if its die is 2 higher."),
    ],
)
def test_the_attacker_is_told_by_how_much_to_win(theirs: int, told: str) -> None:
    assert contest_line(shot(1, *OURS, f"defender:combat:{theirs}"), topics.ATTACK_DIE, Names()).text() == told


@rule("SBH-HTH-17")
@pytest.mark.parametrize(
    "die, told",
    [
        (5, "Reaver 3 against Tobin 3+1-4 and a 5: 2 is a draw, more wins."),
        (3, "Reaver 3 against Tobin 3+1-4 and a 3: any die wins."),
    ],
)
def test_the_defender_is_told_which_faces_do(die: int, told: str) -> None:
    assert contest_line(shot(die, *OURS, "defender:combat:3"), topics.DEFENCE_DIE, Names()).text() == told


@rule("SBH-HTH-1")
def test_the_prompt_of_a_die_says_it_before_the_die_is_rolled() -> None:
    session = session_at("action", "attack:")
    session.set_dice({PLAYERS: ASKED, ENEMY: ASKED})
    request = session.pending
    assert request is not None
    attack = next(one for one in options_of(request) if one.startswith("attack:"))
    session.answer(attack)
    presenter = VillagePresenter(session)
    roll = session.pending
    assert isinstance(roll, Roll)
    assert roll.topic == topics.ATTACK_DIE
    count, before = len(session.match.facts), session.match.journal.head
    assert " against " in presenter.question(roll).second
    # It is found out on a copy.
    assert (len(session.match.facts), session.match.journal.head, session.pending) == (count, before, roll)
    session.answer((4,))
    roll = session.pending
    assert isinstance(roll, Roll)
    assert roll.topic == topics.DEFENCE_DIE
    assert " and a 4: " in presenter.question(roll).second


@rule("SBH-HTH-17")
@pytest.mark.parametrize(
    "result, loser, told",
    [
        ("draw", "", "Tobin 7 against Reaver 3: a draw, if that stands."),
        ("kill", "Reaver", "Tobin 7 against Reaver 3: a kill on Reaver, if that stands."),
        ("fall", "Tobin", "Tobin 7 against Reaver 3: Tobin is knocked down, if that stands."),
    ],
)
def test_whoever_may_roll_again_is_told_how_the_dice_lie(result: str, loser: str, told: str) -> None:
    lying = AttackResolved("", ModelId("Tobin"), ModelId("Reaver"), "melee", 3, 1, 7, 3, result, ModelId(loser))
    assert as_it_lies(lying, Names()).text() == told


def test_every_result_of_two_dice_can_be_told() -> None:
    assert set(AS_IT_LIES) == {one.value for one in AttackResult}


@rule("SBH-HTH-17")
def test_a_champion_sees_what_stands_and_the_odds_of_another_die() -> None:
    match, attack = match_of_champion(4)
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "Test", nothing_to_say)
    session.answer(attack)
    request, count = session.pending, len(session.match.facts)
    assert request is not None
    assert topics.is_reroll(request.topic)
    presenter = VillagePresenter(session)
    assert presenter.question(request).second.endswith("if that stands.")
    assert len(session.match.facts) == count
    source = SiegeOdds(presenter)
    assert source.options(request) == ("yes",)
    lying = presenter.contest_as_it_lies(request)
    assert lying is not None
    outcome = source.outcome(request, "yes")
    # For whoever is attacked the same fall is none of the enemy's.
    fall = replace(lying, loser=ModelId(request.subject), result="fall")
    assert outcome.of_fact(fall) == "self:fall"
    assert outcome.of_fact(replace(fall, loser=ModelId("somebody else"))) == "target:fall"


@rule("SBH-HTH-17")
@pytest.mark.parametrize("ours, theirs, usual", [(1, 1, "yes"), (1, 6, "yes"), (6, 1, "no"), (6, 6, "no")])
def test_enter_rolls_again_where_another_die_is_better(ours: int, theirs: int, usual: str) -> None:
    match, attack = match_of_champion(4)
    match.supplier = policy = DicePolicy()
    session = MatchSession(match, policy, NoKeeper(), 1, "Test", nothing_to_say)
    session.set_dice({PLAYERS: ASKED, ENEMY: ASKED})
    for answer in (attack, (ours,), (theirs,)):
        assert session.answer(answer)
    request = session.pending
    assert request is not None
    assert topics.is_reroll(request.topic)
    view = VillagePresenter(session).question(request)
    assert view.options[view.default].key == usual


@rule("SBH-HTH-17")
@pytest.mark.parametrize(
    "scores, result, saved_by, told",
    [
        ((7, 7), "draw", "", "Tobin attacks Reaver, 7 to 7: a draw."),
        ((8, 7), "draw", "heavy-armor", "Tobin attacks Reaver, 8 to 7: Reaver is saved by heavy armour."),
        ((6, 7), "draw", "heavy-armor", "Tobin attacks Reaver, 6 to 7: Tobin is saved by heavy armour."),
        ((4, 7), "nothing", "", "Tobin attacks Reaver, 4 to 7: Reaver cannot strike back."),
    ],
)
def test_a_blow_that_harms_nobody_says_why(scores: tuple[int, int], result: str, saved_by: str, told: str) -> None:
    fact = AttackResolved(
        "", ModelId("Tobin"), ModelId("Reaver"), "melee", 3, 3, *scores, result, ModelId(""), (), saved_by
    )
    assert attack_resolved(fact, Names()).text() == told
