"""What the checks say is said in the words of people: no id of something that is there, no key of a file."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules_core.content.items import Item, Path, Weight
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.schema import CONTENT

GROUP = {"behaviour": "hunter", "member": [{"type": "ash-goblin"}]}
WAVES = [{"escalation": 1, "group": [GROUP]}]
CASES: dict[str, tuple[str, Path, Any, list[str]]] = {
    "a leader who never comes": (
        Kind.SCENARIO,
        ("win",),
        {"kind": "leader", "enemy": "magpie-wyvern"},
        ["No group of a wave brings the leader, Magpie Wyvern, in a game of the length Intro."],
    ),
    "a leader whom nobody named": (Kind.SCENARIO, ("win",), {"kind": "leader"}, ["Leader: this is missing."]),
    "a leader who is nobody": (
        Kind.SCENARIO,
        ("win",),
        {"kind": "leader", "enemy": "nobody"},
        ["Leader: there is nothing called nobody."],
    ),
    "a class": (Kind.ENEMY, ("class",), "king", ["Class: 'king' is not known. Choose one of: Mob, Elite, Boss."]),
    "no levels": (
        Kind.VILLAGE,
        ("building", 0, "level"),
        [],
        [
            "Levels: there are none.",
            'Give exactly one building the ability "Heart of the village" at its first level.',
        ],
    ),
    "a long text": (
        Kind.HERO,
        ("text",),
        "lorem ipsum dolor " * 9,
        ["Story: 'lorem ipsum dolor lorem ipsum dolor...' only keeps the place."],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_said_in_words(name: str) -> None:
    kind, path, value, wanted = CASES[name]
    plain = blank(kind, "mine", "Mine")
    if kind == Kind.SCENARIO:
        plain["wave"] = copy.deepcopy(WAVES)
    *way, last = path
    table: Any = plain
    for key in way:
        table = table[key]
    table[last] = value
    said = [f"{one.sentence} {one.remedy}" for one in findings(Item(GAME, kind, plain)) if one.path[0] == path[0]]
    assert len(said) == len(wanted), said
    for words in wanted:
        assert any(words in one for one in said), said


def test_a_building_that_a_village_lacks_is_chosen_by_name() -> None:
    plain = {**blank(Kind.SCENARIO, "mine", "Mine"), "village": "hearthwall", "loss": {"buildings": ["mill"]}}
    (found,) = [one for one in findings(Item(GAME, Kind.SCENARIO, plain)) if one.path[0] == "loss"]
    assert found.remedy == "Choose one of: Town Hall, Forge, Temple, Watchtower, Stable."


def test_points_wait_until_what_they_are_reckoned_from_is_in_order() -> None:
    plain = {**blank(Kind.ENEMY, "mine", "Mine"), "combat": 99}
    assert [one.path for one in findings(Item(GAME, Kind.ENEMY, plain)) if one.path != ("text",)] == [("combat",)]
    cheap = {**plain, "combat": 8, "points": 1}
    (advice,) = [one for one in findings(Item(GAME, Kind.ENEMY, cheap)) if one.path == ("points",)]
    assert advice.sentence == "Mine: its points are 1, and the formula says 60."


def test_a_name_that_nobody_gave_is_told_and_one_of_blanks_is_told_once() -> None:
    fresh = Item(GAME, Kind.HERO, blank(Kind.HERO, "new-hero", CONTENT.new_name(Kind.HERO)))
    advised = [one for one in CONTENT.findings(fresh, CONTENT.known()) if one.path == ("name",)]
    assert [one.weight for one in advised] == [Weight.ADVICE]
    empty = fresh.with_values(name="   ")
    assert [one.weight for one in CONTENT.findings(empty, CONTENT.known()) if one.path == ("name",)] == [Weight.MUST]
    assert empty.name == "New hero"
    named = fresh.with_values(name="Ada")
    assert [one for one in CONTENT.findings(named, CONTENT.known()) if one.path == ("name",)] == []


def test_a_building_without_a_name_is_a_building() -> None:
    plain = blank(Kind.BUILDING, "mine", "")
    said = [one.sentence for one in findings(Item(GAME, Kind.BUILDING, plain)) if one.path == ("level",)]
    assert said == ["Building has one level alone, so that nothing can be bought for it."]
