"""Tests of items in whole sieges: the same seeds give the same result, and they say only what the games show."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules_core.content.items import Item
from rules_core.content.trial_mark import needed_by
from rules_core.games.shares import Share
from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official, official_content, official_ids
from rules_core.games.village.content.loader import read
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.content.setup import build
from rules_core.games.village.trials.trial import SiegeTrial, official_trial, trial_of
from rules_core.games.village.trials.trial_game import TrialGame, play_trial
from rules_core.games.village.trials.trial_result import (
    IDLE_FROM,
    Warned,
    changes_between,
    is_result,
    result_of,
    share_of,
    summary_of,
    warnings_of,
)
from rules_core.games.village.trials.tried_sieges import choices, game_seed
from rules_core.kernel.game import Plain
from rules_core.lab.quick_test import QuickTest, run
from rules_core.song.options import INCH


def own(kind: str, id: str, **more: object) -> Item:
    """A copy of the first official item of a kind, under an id of its own."""
    first = next(one for one in official() if one.kind == kind)
    key = "kind" if kind == Kind.GROUND else "id"
    return Item(GAME, kind, {**copy.deepcopy(first.plain), key: id, "name": id.title(), **more})


def short(trial: SiegeTrial) -> SiegeTrial:
    """The same with a short siege, so that tests are quick."""
    return replace(trial, length="intro")


def test_the_same_seed_gives_the_same_result_in_one_process_and_in_two() -> None:
    trial = short(official_trial())
    once = run(trial, games=3, jobs=1)
    assert once["games"] == 3
    assert run(trial, games=3, jobs=2) == once


def test_every_party_size_gets_its_share_of_the_games() -> None:
    content = official_content()
    parties = [
        len(choices(official_trial(), content, number, game_seed(1, number), 2 + number % 3)["heroes"])
        for number in range(6)
    ]
    assert parties == [2, 3, 4, 2, 3, 4]


def test_what_cannot_be_set_up_is_said_and_not_tried_two_hundred_times() -> None:
    test = QuickTest(replace(official_trial(), village="nowhere"), games=200, jobs=1)
    test.start()
    assert test.wait(60)
    assert "nowhere" in test.fault
    # Nobody reads where in a setup that stands.
    assert not test.fault.startswith("village:")
    assert test.result() == {}


def test_content_that_cannot_be_read_ends_the_test_with_its_problem() -> None:
    trial = trial_of(own(Kind.HERO, "ada", quality=17))
    test = QuickTest(trial, games=3, jobs=1)
    test.start()
    assert test.wait(60)
    assert "quality" in test.fault


# In which siege each kind is tested

TESTED = [
    Kind.VILLAGE,
    Kind.BUILDING,
    Kind.HERO,
    Kind.ENEMY,
    Kind.DEFENDER,
    Kind.TERRAIN,
    Kind.GROUND,
]


@pytest.mark.parametrize("kind", TESTED, ids=lambda kind: kind)
def test_every_kind_of_item_can_be_set_up(kind: str) -> None:
    trial = trial_of(own(kind, "mine"))
    content = read(trial.content)
    for number in range(3):
        build(content, choices(trial, content, number, game_seed(1, number), 2 + number))


@pytest.mark.parametrize("piece", [{"village": "wallend"}, {"village": "wallend", "terrain": "plain"}])
def test_a_scenario_in_a_village_with_a_table_of_its_own_is_played_there(piece: Plain) -> None:
    plain = {**blank(Kind.SCENARIO, "at-the-wall", "At the wall"), **piece}
    trial = trial_of(Item(GAME, Kind.SCENARIO, plain))
    assert trial.terrains == ("wallend",)
    content = read(trial.content)
    assert build(content, choices(trial, content, 0, game_seed(1, 0), 2))["terrain"] == "wallend"


@pytest.mark.parametrize("like", ["town-hall", "forge"])
def test_a_building_that_is_larger_than_the_one_before_it_finds_room(like: str) -> None:
    levels = official_ids(Kind.BUILDING)[like].plain["level"]
    large = [[-3.5, -2.5], [3.5, -2.5], [3.5, 2.5], [-3.5, 2.5]]
    trial = trial_of(own(Kind.BUILDING, "big-barn", outline=large, level=levels))
    content = read(trial.content)
    assert build(content, choices(trial, content, 0, game_seed(1, 0), 2))


@pytest.mark.parametrize("wrong", [{"traits": None}, {"traits": 3}, {"kind": ""}, {}])
def test_a_kind_of_ground_with_problems_ends_the_test_with_a_word_and_never_hangs(wrong: Plain) -> None:
    plain = {key: value for key, value in own(Kind.GROUND, "mud").plain.items() if wrong or key != "kind"}
    test = QuickTest(lambda: trial_of(Item(GAME, Kind.GROUND, {**plain, **wrong})), games=2, jobs=1)
    test.start()
    assert test.wait(20)
    assert test.fault
    assert test.result() == {}


def test_a_hero_leads_every_party() -> None:
    trial = trial_of(own(Kind.HERO, "ada"))
    for number in range(9):
        party = choices(trial, read(trial.content), number, game_seed(1, number), 3)["heroes"]
        assert party[0] == "ada"
        assert len(set(party)) == 3


def test_a_building_takes_the_place_of_the_one_with_its_ability() -> None:
    tower = Item(GAME, Kind.BUILDING, {**official_ids(Kind.BUILDING)["watchtower"].plain, "id": "beacon"})
    village = read(trial_of(tower).content).villages["hearthwall"]
    assert [one.id for one in village.buildings] == ["town-hall", "forge", "temple", "beacon", "stable"]
    hall = Item(GAME, Kind.BUILDING, {**official_ids(Kind.BUILDING)["town-hall"].plain, "id": "keep"})
    assert next(iter(read(trial_of(hall).content).villages["hearthwall"].buildings)).id == "keep"


def test_an_enemy_joins_the_bestiary_and_the_official_content_stays_as_it_was() -> None:
    before = copy.deepcopy(official_content().plain)
    trial = trial_of(own(Kind.ENEMY, "fiend"))
    enemies = read(trial.content).enemies
    assert "fiend" in enemies
    assert len(enemies) == len(official_content().enemies) + 1
    for kind in TESTED:
        trial_of(own(kind, "mine"))
    assert official_content().plain == before


def test_house_rules_hold_in_the_siege() -> None:
    trial = trial_of(Item(GAME, Kind.RULES, {"id": "mild", "name": "Mild", "village": {"archers": 3}}))
    content = read(trial.content)
    setup = build(content, choices(trial, content, 0, 1, 2))
    assert setup["options"]["village"]["archers"] == 3


def test_lengths_of_house_rules_are_inches_and_the_game_has_them_in_its_own_unit() -> None:
    plain = {"id": "deep", "name": "Deep", "village": {"enemy_depth": 6}, "song": {"short": 4}}
    result = run(trial_of(Item(GAME, Kind.RULES, plain)), games=1, jobs=1)
    assert (result["games"], result["broken"]) == (1, 0)
    trial = trial_of(Item(GAME, Kind.RULES, plain))
    content = read(trial.content)
    options = build(content, choices(trial, content, 0, 1, 2))["options"]
    assert (options["village"]["enemy_depth"], options["song"]["short"]) == (6 * INCH, 4 * INCH)


def test_only_what_an_item_speaks_of_comes_along() -> None:
    village = own(Kind.VILLAGE, "mine")
    village.plain["building"][0]["level"][2]["ability"]["defender"] = "guards"
    guards, other = own(Kind.DEFENDER, "guards"), own(Kind.DEFENDER, "other", quality=99)
    assert needed_by(village, [other, guards], CONTENT) == [guards]


def test_the_fingerprint_follows_the_item_and_what_it_speaks_of() -> None:
    village, guards = own(Kind.VILLAGE, "mine"), own(Kind.DEFENDER, "guards")
    village.plain["building"][0]["level"][2]["ability"]["defender"] = "guards"
    first = trial_of(village, [guards]).fingerprint
    assert trial_of(copy.deepcopy(village), [copy.deepcopy(guards)]).fingerprint == first
    stronger = Item(GAME, Kind.DEFENDER, {**guards.plain, "combat": 5})
    assert trial_of(village, [stronger]).fingerprint != first
    village.plain["name"] = "Other"
    assert trial_of(village, [guards]).fingerprint != first


# Counting


def game(number: int, outcome: TrialOutcome = TrialOutcome.LOST, **marks: int) -> TrialGame:
    told = {key.replace("__", ":"): one for key, one in marks.items()}
    return TrialGame(number, outcome, heroes=2 + number % 3, marks=told)


def counted(games: Sequence[TrialGame]) -> Plain:
    return result_of(official_trial(), official_content(), games)


def test_games_that_do_not_end_are_not_won_and_broken_ones_do_not_count() -> None:
    result = counted(
        [
            game(0, TrialOutcome.WON),
            game(1, TrialOutcome.STALLED),
            game(2, TrialOutcome.BROKEN),
            game(3, TrialOutcome.LOST),
        ]
    )
    assert (result["games"], result["stalled"], result["broken"]) == (3, 1, 1)
    assert share_of(result, 0) == Share(1, 3)
    assert share_of(result, 2) == Share(1, 2)


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [game(number, TrialOutcome.WON if number % 5 else TrialOutcome.LOST) for number in range(40)]
    assert counted(games) == counted(list(reversed(games)))


def test_warnings_wait_until_the_interval_says_so() -> None:
    few = counted([game(number) for number in range(9)])
    assert warnings_of(few) == []
    many = counted([game(number) for number in range(200)])
    assert warnings_of(many) == [(0, Warned.UNBEATABLE)]
    easy = counted([game(number, TrialOutcome.WON) for number in range(200)])
    assert warnings_of(easy) == [(0, Warned.TRIVIAL)]
    two_cannot = counted(
        [game(number, TrialOutcome.WON if number % 3 and number % 2 else TrialOutcome.LOST) for number in range(200)]
    )
    assert warnings_of(two_cannot) == [(2, Warned.UNBEATABLE)]


def test_parts_that_never_mattered_are_named_once_there_are_enough_games() -> None:
    attacked = {f"attacked__{id}": 1 for id in ("town-hall", "temple", "watchtower", "stable")}
    assert counted([game(number, TrialOutcome.LOST, **attacked) for number in range(IDLE_FROM - 1)])["idle"] == []
    idle = counted([game(number, TrialOutcome.LOST, **attacked) for number in range(IDLE_FROM)])["idle"]
    assert ["building", "forge", "Forge"] in idle
    assert ["building", "temple", "Temple"] not in idle
    assert ["edge", "1", "1"] in idle


def test_a_real_game_marks_what_happened_in_it() -> None:
    trial = short(official_trial())
    marks = play_trial(trial, read(trial.content), 0, 1).marks
    for kind in ("attacked:", "type:", "edge:", "ground:"):
        assert any(mark.startswith(kind) for mark in marks), kind


def test_a_trait_is_marked_for_its_own_model_only() -> None:
    hero = own(Kind.HERO, "ada", combat=6, traits=[{"id": "tough"}, {"id": "opportunistic"}])
    trial = short(trial_of(hero))
    marks: dict[str, int] = {}
    for number in range(3):
        marks.update(play_trial(trial, read(trial.content), number, 1).marks)
    traits = {mark.removeprefix("trait:") for mark in marks if mark.startswith("trait:")}
    assert "opportunistic" in traits


@pytest.mark.parametrize(
    "path, value",
    [
        (("games",), "many"),
        (("heroes", "2", "wins"), 999),
        (("heroes",), []),
        (("falls", "forge"), [1]),
        (("falls", "forge"), [1000, "Forge"]),
        (("idle",), [["building", "forge"]]),
        (("idle",), [["building", "forge", "F" * 500]]),
        (("longest",), {"answers": -1, "rounds": 1, "minutes": 1}),
        (("before",), {"games": 1}),
        (("message",), None),
    ],
)
def test_a_result_that_somebody_else_wrote_is_looked_at_first(path: tuple[str, ...], value: object) -> None:
    result = counted([game(number, fell__forge=1) for number in range(70)])
    assert is_result(result)
    assert is_result({**result, "before": summary_of(result), "official": summary_of(result), "asked": 200})
    spoiled = copy.deepcopy(result)
    place = spoiled
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert not is_result(spoiled)


def test_what_a_change_does_compares_wins_and_losses_of_buildings() -> None:
    before = counted([game(number, fell__watchtower=1) if number < 20 else game(number) for number in range(100)])
    now = counted([game(number, fell__watchtower=1) if number < 70 else game(number) for number in range(100)])
    changes = changes_between(now, summary_of(before))
    assert (changes[0].part, changes[1].part, changes[1].name) == ("won", "falls", "Watchtower")
    assert changes[1].difference.is_more_than_chance
    assert not changes[0].difference.is_more_than_chance


# What decided, for whom it is hard, and how long it takes


def test_what_comes_before_winning_is_said_and_nothing_that_only_longer_games_have_time_for() -> None:
    lost, won = [game(number) for number in range(60)], [game(60 + number, TrialOutcome.WON) for number in range(60)]
    for one in (*lost, *won):
        one.waves = 6 if one.outcome is TrialOutcome.WON else 3
        # Only half of the forges that fell did so in time, and temples fell by chance.
        one.firsts = {"fell:forge": 2} if one.outcome is TrialOutcome.LOST and one.number < 40 else {}
        one.firsts |= {"fell:temple": 1} if one.number % 2 else {}
        one.firsts |= {"fell:stable": 5} if one.outcome is TrialOutcome.WON else {}
    # Games that end before that wave have had no time to lose anything, and are asked nothing.
    early = [game(200 + number) for number in range(40)]
    assert counted([*early, *lost, *won])["decided"] == [["fell", "forge", "Forge", 3, 0, 40, 60, 80]]
    result = counted([*lost, *won])
    assert result["decided"] == [["fell", "forge", "Forge", 3, 0, 40, 60, 80]]
    assert result["lost_in"] == [4, 60, 60]
    assert counted([*lost[:9], *won])["decided"] == []


def test_a_hero_with_whom_games_are_lost_is_named() -> None:
    heroes = official_trial().heroes
    games = [game(number, TrialOutcome.WON if number % 4 else TrialOutcome.LOST) for number in range(160)]
    for one in games:
        one.party = (heroes[0] if one.outcome is TrialOutcome.LOST else heroes[1], heroes[2 + one.number % 3])
    told = {row[0]: row[2:4] for row in counted(games)["parties"]}
    assert told[heroes[0]] == [0, 40]
    assert heroes[2] not in told


def test_the_game_in_the_middle_is_told() -> None:
    games = [game(number) for number in range(5)]
    for one, minutes in zip(games, (90, 10, 30, 200, 20), strict=True):
        one.minutes = minutes
    assert counted(games)["median"]["minutes"] == 30


@pytest.mark.parametrize(
    "key, value",
    [
        ("median", {"answers": 1, "rounds": "2", "minutes": 3}),
        ("lost_in", [3, 9, 4]),
        ("decided", [["fell", "forge", "Forge", 3, 1, 0, 0, 0]]),
        ("decided", [["sang", "forge", "Forge", 3, 1, 2, 0, 2]]),
        ("parties", [["marta", "M" * 200, 1, 2, 0, 2]]),
        ("parties", "all"),
    ],
)
def test_what_somebody_else_wrote_of_it_is_looked_at_first(key: str, value: object) -> None:
    result = counted([game(number) for number in range(70)])
    assert is_result(result)
    assert not is_result({**result, key: value})
    # Results from before these were counted still hold.
    assert is_result({known: result[known] for known in result if known != key})
