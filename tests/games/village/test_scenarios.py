"""Scenarios: their waves, who comes, what is different, and what a setup pins of them."""

import json
from dataclasses import replace
from typing import Any

import pytest

from rules_core.games.village.content.setup import build, read_setup
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules import guardian_objectives, wave_opening
from rules_core.games.village.rules.behaviours.guardian import zone_of
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.games.village.rules.goals import GoalKind
from rules_core.games.village.rules.waves import budget_of
from rules_core.games.village.state.facts import ObjectiveGiven, StoryTold, ThreatsUnlocked, WaveGenerated, WaveOpened
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.problems import SetupProblem
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.little import content
from tests.games.village.sitting import Careless, Sitting
from tests.games.village.tales import group, tale, tale_content, told


def opened(state: Siege, wave: int = 1, **answers: int) -> Careless:
    """Open a wave."""
    state.wave = wave
    table = Careless(3, **answers)
    wave_opening.open_wave(table, state)
    return table


def faults(setup: dict[str, Any] | None = None, **keys: Any) -> list[str]:
    """What is said about a scenario that cannot be played."""
    with pytest.raises(SetupProblem) as fault:
        build(tale_content(**keys), {"heroes": ["ada", "ben"], "scenario": "tale", **(setup or {})})
    return fault.value.problems


@rule("V-5.3.1", "V-4.1.1")
def test_the_waves_of_a_scenario_take_the_place_of_those_of_the_book() -> None:
    state = told(wave=[{"escalation": level} for level in (3, 1, 5, 2)])
    assert state.world.levels == (3, 1, 5, 2)
    assert state.world.waves == 4
    assert [one.escalation for one in opened(state, 3).told(WaveOpened)] == [5]


@rule("V-5.3.1")
@pytest.mark.parametrize("length", list(ESCALATION))
def test_a_scenario_without_waves_has_those_of_the_book(length: str) -> None:
    assert told(wave=[], setup={"length": length}).world.levels == ESCALATION[length]


@rule("V-5.3.1", "V-4.1.1")
@pytest.mark.parametrize("length, levels", [("intro", (1, 3)), ("standard", (1, 2, 3)), ("siege", (1, 2, 3))])
def test_a_wave_may_come_in_some_lengths_only(length: str, levels: tuple[int, ...]) -> None:
    waves = [{"escalation": 1}, {"escalation": 2, "lengths": ["standard", "siege"]}, {"escalation": 3}]
    assert told(wave=waves, setup={"length": length}).world.levels == levels


@rule("V-5.2.1", "V-5.2.2", "V-7.3.8")
def test_a_budget_in_percent_takes_the_place_of_the_level_s() -> None:
    state = told(3, wave=[{"escalation": 4, "budget_percent": 35}, {"escalation": 4}])
    assert budget_of(state.world, 1) == 105
    assert budget_of(state.world, 2) == 300
    assert opened(state).told(WaveOpened)[0].budget == 105


@rule("V-5.4.2", "V-6.2.1", "V-5.4.9")
def test_a_fixed_wave_comes_as_it_is_written() -> None:
    groups = [group("hunter", "orc", "orc", "champion", edge=3), group("raider", "thief")]
    state = told(wave=[{"escalation": 1, "group": groups}])
    table = opened(state, spawn_edge=2)
    assert [(one.behaviour, one.edge) for one in state.groups] == [(Behaviour.HUNTER, 3), (Behaviour.RAIDER, 2)]
    assert [model.profile.id for model in state.models.values() if model.group] == ["orc", "orc", "champion", "thief"]
    made = table.told(WaveGenerated)[0]
    assert (made.total, made.budget, state.wave_total) == (105, 105, 105)
    assert not table.told(ThreatsUnlocked)


@rule("V-5.5.1", "V-5.5.2", "V-5.5.4")
def test_edges_are_rolled_among_those_of_the_wave() -> None:
    groups = [group("hunter", "orc"), group("hunter", "orc"), group("hunter", "orc")]
    for seed in range(12):
        state = told(wave=[{"escalation": 5, "edges": ["2", "3"], "group": groups}])
        wave_opening.open_wave(Careless(seed), state)
        assert {one.edge for one in state.groups} == {2, 3}


@rule("V-5.5.4")
def test_one_edge_alone_needs_no_die_and_is_enough_at_every_level() -> None:
    state = told(wave=[{"escalation": 5, "edges": ["4"], "group": [group("hunter", "orc"), group("hunter", "orc")]}])
    table = opened(state)
    assert [one.edge for one in state.groups] == [4, 4]
    assert not [one for one in table.asked if one.topic == "spawn-edge"]


@rule("V-5.1.1")
def test_story_and_waves_are_read_out() -> None:
    state = told(wave=[{"text": "They come."}, {}])
    assert [(one.wave, one.text) for one in opened(state).told(StoryTold)] == [
        (0, "Once upon a time."),
        (1, "They come."),
    ]
    assert not opened(state, 2).told(StoryTold)


@rule("R-V04")
def test_only_the_bestiary_of_the_scenario_is_drawn_from() -> None:
    state = told(bestiary=["rat", "warlord"], wave=[{"escalation": 2}, {"group": [group("fanatic", "zealot")]}])
    opened(state)
    assert {model.profile.id for model in state.models.values() if model.group} == {"rat"}
    # Who is written down comes all the same.
    opened(state, 2)
    assert "zealot" in {model.profile.id for model in state.models.values() if model.group}


@rule("R-V04")
def test_own_enemies_come_only_where_they_are_asked_for() -> None:
    whole = replace(content(), own_enemies=("orc",))
    usual = build(whole, {"heroes": ["ada", "ben"]})
    assert "bestiary" not in usual
    assert "orc" not in [one["id"] for one in usual["content"]["enemy"]]
    asked = build(whole, {"heroes": ["ada", "ben"], "bestiary": ["orc", "rat", "warlord"]})
    assert list(read_setup(asked).recruits.enemies) == ["rat", "orc", "warlord"]


def test_an_enemy_who_is_not_there_cannot_be_asked_for() -> None:
    with pytest.raises(SetupProblem) as fault:
        build(content(), {"heroes": ["ada", "ben"], "bestiary": ["rat", "kraken"]})
    assert "bestiary: 'kraken' is not in the content; remove it." in fault.value.problems


@rule("V-4.7.2", "V-5.5.3", "V-6.1.2", "V-6.4.5", "V-7.1.2")
def test_special_rules_become_settings_and_people_have_the_last_word() -> None:
    special: dict[str, Any] = {
        "initial_tokens": 2,
        "enemy_depth": 8,
        "heroes_first": False,
        "building_combat": 1,
        "bonus_supplies": 3,
    }
    options = told(**special).world.options
    assert (options.initial_tokens, options.enemy_depth, options.heroes_first) == (2, 8 * INCH, False)
    assert (options.building_combat, options.bonus_supplies) == (1, 3)
    assert told(setup={"village": {"bonus_supplies": 1}}, **special).world.options.bonus_supplies == 1


def test_house_rules_of_a_scenario_come_in_their_order_and_below_its_special_rules() -> None:
    rules = [
        {"id": "hard", "name": "Hard", "village": {"archers": 1, "bonus_supplies": 2}, "song": {"short": 2.5}},
        {"id": "harder", "name": "Harder", "village": {"archers": 0}},
    ]
    assert told(sets=rules).world.options.archers == 2
    state = told(sets=rules, rules=["hard", "harder"], bonus_supplies=5)
    assert (state.world.options.archers, state.world.options.bonus_supplies) == (0, 5)
    assert state.world.song.short == 635


@rule("V-6.3.18", "R-V14", "V-6.3.17")
def test_guardians_hold_what_the_scenario_names() -> None:
    state = told(guardian={"building": "forge"})
    state.groups = [Group(1, Behaviour.GUARDIAN, 1)]
    table = Sitting()
    guardian_objectives.assign_objective(table, state, state.groups[0])
    assert [one.objective for one in table.told(ObjectiveGiven)] == ["forge"]
    # Once it is a ruin, R-V14 decides.
    state.building("forge").integrity = 0
    guardian_objectives.assign_objective(Careless(1), state, state.groups[0])
    assert state.groups[0].objective not in ("forge", "")


@rule("V-6.3.18", "V-6.3.19")
def test_guardians_may_hold_a_point() -> None:
    state = told(guardian={"point": [9, 12], "name": "standing stone"})
    state.groups = [Group(1, Behaviour.GUARDIAN, 1)]
    guardian_objectives.assign_objective(Sitting(), state, state.groups[0])
    goal = zone_of(state, state.groups[0])
    assert (goal.kind, goal.x, goal.y, goal.within) == (GoalKind.SPOT, 9 * INCH, 12 * INCH, 3 * INCH)


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"loss": {"buildings": ["inn"]}}, "has no building 'inn'"),
    ({"loss": {"fallen": 9}}, "has buildings (5)"),
    ({"guardian": {"building": "inn"}}, "has no building 'inn'"),
    ({"guardian": {"point": [70, 2]}}, "the point lies off the table"),
    ({"win": {"kind": "bosses"}}, "no wave brings a Boss"),
    ({"rules": ["odd"]}, "its house rules 'odd' are not in the content"),
    ({"village": {"spawn": [{"edge": 1}]}, "wave": [{"edges": ["3"]}]}, "no enemy comes from edge 3"),
    ({"setup": {"scenario": "other"}}, "scenario: 'other' is not in the content; choose one of: tale."),
    (
        {"setup": {"collection": {"owned": {"rat": 9}}}, "wave": [{"group": [group("hunter", "orc")]}]},
        "wave 1 of A Tale needs more figures of Orc than you own",
    ),
]


@pytest.mark.parametrize("keys, said", FAULTS, ids=[said[:30] for _, said in FAULTS])
def test_what_a_game_cannot_give_is_said(keys: dict[str, Any], said: str) -> None:
    assert any(said in one for one in faults(**keys)), faults(**keys)


def test_a_setup_pins_the_scenario_and_nothing_it_does_not_need() -> None:
    rules = [{"id": "hard", "name": "Hard", "village": {"archers": 1}}]
    both = [tale(rules=["hard"], bestiary=["rat", "warlord"], wave=[{"group": [group("hunter", "orc")]}, {}])]
    both.append({**tale(), "id": "other"})
    whole = content(scenario=both, rules=rules)
    setup = build(whole, {"heroes": ["ada", "ben"], "scenario": "tale"})
    assert [one["id"] for one in setup["content"]["scenario"]] == ["tale"]
    assert [one["id"] for one in setup["content"]["enemy"]] == ["rat", "orc", "warlord"]
    assert setup["bestiary"] == ["rat", "warlord"]
    again = VillageGame(json.loads(json.dumps(setup)))
    assert list(again.world.recruits.enemies) == ["rat", "warlord"]
    assert again.world.scenario == whole.scenarios["tale"]
    assert again.world.options.archers == 1


def test_a_game_without_a_scenario_pins_none() -> None:
    setup = build(tale_content(), {"heroes": ["ada", "ben"]})
    assert not {"scenario", "rules", "building"} & set(setup["content"])
    assert not {"scenario", "bestiary"} & set(setup)


@rule("R-V44")
def test_every_wave_must_have_somebody_who_may_come_and_not_only_the_smallest() -> None:
    # Nobody but Torch Bearers, who wait for Escalation 2; the second wave is larger, but of the first level.
    waves = [{"escalation": 4, "budget_percent": 5}, {"escalation": 1}]
    with pytest.raises(SetupProblem) as fault:
        told(wave=waves, bestiary=["arsonist", "warlord"])
    assert any(one.startswith("content.enemy: no Mob without a torch") for one in fault.value.problems)


@rule("R-V44")
def test_figures_must_serve_every_wave_and_not_only_the_smallest() -> None:
    waves = [{"escalation": 4, "budget_percent": 5}, {"escalation": 1}]
    with pytest.raises(SetupProblem) as fault:
        told(wave=waves, setup={"collection": {"owned": {"arsonist": 9}}})
    assert any(one.startswith("collection.owned: ") for one in fault.value.problems)
