"""What people make for Warhold: each kind begins in order; what could not be played is told with place and remedy."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.finding_places import place_words
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content import fields
from rules_core.games.warhold.content.schema import CONTENT, KINDS
from tests.clauses import rule


def must(kind: str, **changes: Any) -> list[Finding]:
    """What has to be solved in a new item with changes."""
    plain = {**CONTENT.blank(kind, "mine", "Mine"), **changes}
    found = CONTENT.findings(Item(GAME, kind, plain), Known(CONTENT.official, []))
    return [one for one in found if one.weight is Weight.MUST]


@pytest.mark.parametrize("kind", [one.id for one in KINDS])
def test_a_new_one_of_each_kind_is_in_order(kind: str) -> None:
    assert not must(kind)


@rule("W-TYP-1")
def test_a_new_race_has_one_unit_of_each_type() -> None:
    named = [(one["kind"], one["name"]) for one in CONTENT.blank("race", "mine", "Mine")["unit"]]
    assert sorted(named) == [
        ("cavalry", "Cavalry"), ("infantry", "Infantry"), ("lord", "Lord"), ("ranged", "Ranged"),
        ("siege", "Siege engine"),
    ]  # fmt: skip


@rule("W-EOT-5", "W-EOT-9", "W-MAP-1")
@pytest.mark.parametrize(
    "kind, changes, path",
    [
        ("card", {"effect": "one-monster"}, ("monsters",)),
        ("card", {"effect": "volunteers"}, ("units",)),
        ("card", {"effect": "teleport"}, ("effect",)),
        ("board", {"rows": []}, ("rows",)),
        ("card", {"effect": "gold", "number": 0}, ("number",)),
        ("race", {"letter": "Kob"}, ("letter",)),
        ("equipment", {"effects": [{"effect": "hit-points", "number": -6}]}, ("effects", 0, "number")),
        ("equipment", {"effects": [{"effect": "block", "number": 10}]}, ("effects", 0, "number")),
        ("equipment", {"effects": [{"effect": "attacks", "number": 0}]}, ("effects", 0, "number")),
        ("equipment", {"effects": [{"effect": "potion", "number": 2}]}, ("effects", 0, "effect")),
        ("equipment", {"slot": "single", "effects": [{"effect": "silent"}]}, ("effects", 0, "effect")),
    ],
)
def test_what_could_not_be_played_is_told_in_one_sentence_with_a_remedy(
    kind: str, changes: dict[str, Any], path: tuple[str, ...]
) -> None:
    (found,) = must(kind, **changes)
    assert found.path == path
    assert found.sentence.endswith(".")
    assert found.remedy.endswith(".")


@rule("W-TYP-1")
@pytest.mark.parametrize("letter, told", [("K", ""), ("H", "H is the letter of Humans too.")])
def test_two_races_with_one_letter_are_told(letter: str, told: str) -> None:
    plain = {**CONTENT.blank("race", "mine", "Mine"), "letter": letter}
    found = CONTENT.findings(Item(GAME, "race", plain), Known(CONTENT.official, []))
    assert " ".join(one.sentence for one in found) == told


@rule("R-W01", "WH-SL-2")
def test_no_number_is_asked_where_none_is_said() -> None:
    assert not fields.HOW_MUCH.is_meant_with("blight")
    assert not fields.WITHIN.is_meant_with("gold")
    assert not fields.NUMBER.is_meant_with("silent")
    assert all(
        one in fields.NUMBER.when_words
        for item in CONTENT.official.ids("equipment").values()
        for one in [row["effect"] for row in item.plain["effects"] if row["number"] != 1]
    )


def test_every_kind_is_tested_by_wars() -> None:
    assert all(one.is_tested for one in KINDS)


@rule("WH-SL-2", "W-TYP-1", "W-BOX-6")
@pytest.mark.parametrize(
    "kind, changes, place",
    [
        ("equipment", {"effects": [{"effect": "silent"}, {"effect": "block", "number": 10}]}, "Effect 2"),
        ("box", {"monsters": [{"monster": "troll"}, {"monster": "troll"}]}, "Monster 2"),
    ],
)
def test_a_problem_in_a_row_names_the_row(kind: str, changes: dict[str, Any], place: str) -> None:
    (found,) = must(kind, **changes)
    assert place_words(found) == place


@rule("W-TWN-11")
def test_whoever_buys_and_sells_gains_no_gold() -> None:
    plain = {**CONTENT.blank("equipment", "mine", "Mine"), "buy": 10, "sell": 20}
    found = CONTENT.findings(Item(GAME, "equipment", plain), Known(CONTENT.official, []))
    assert [(one.path, one.weight) for one in found] == [(("sell",), Weight.ADVICE)]


def test_of_many_long_words_only_the_number_is_told() -> None:
    (found,) = must("card", effect="teleport")
    assert found.remedy == f"Choose one of the {len(fields.CARD_EFFECTS)} that the workshop offers."
    (found,) = must("card", deck="cellar")
    assert "Treasure" in found.remedy
