"""What people make for Warhold: each kind begins in order; what could not be played is told with place and remedy."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.games.warhold.card import GAME
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
    ],
)
def test_what_could_not_be_played_is_told_in_one_sentence_with_a_remedy(
    kind: str, changes: dict[str, Any], path: tuple[str, ...]
) -> None:
    (found,) = must(kind, **changes)
    assert found.path == path
    assert found.sentence.endswith(".")
    assert found.remedy.endswith(".")
