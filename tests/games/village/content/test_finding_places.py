"""A finding in a row of a list says in which, the way players call it, and not twice."""

import copy
from typing import Any

import pytest
from hypothesis import given

from rules_core.content.fields import Field, FieldKind
from rules_core.content.finding_places import ROMAN, place_words, placed_sentence
from rules_core.content.findings import value_at
from rules_core.content.items import Finding, Item, Path
from rules_core.games.village.content.fields import FIELDS, field_of
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import KINDS, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.song.trait_types import shipped
from tests.games.village.content.test_mutated_items import RICH, spoiled_items

VILLAGE, STORY = RICH
FORGE = official_ids(Kind.BUILDING)["forge"]
HERO = next(iter(official_ids(Kind.HERO).values()))
TABLE = next(iter(official_ids(Kind.TERRAIN).values()))
PLACES: dict[str, tuple[Item, Path, Any, str]] = {
    "a level": (FORGE, ("level", 1, "text"), "", "Level II: What it does: this is empty."),
    "a level of a building": (
        VILLAGE,
        ("building", 1, "level", 2, "cost"),
        -1,
        "Forge, level III: Cost: -1 does not fit.",
    ),
    "a building without a name": (VILLAGE, ("building", 1, "name"), "", "Building 2: Name: this is empty."),
    "a building whose name cannot be read": (
        VILLAGE,
        ("building", 1, "name"),
        "x" * 99,
        "Building 2: Name has 99 letters.",
    ),
    "a wave": (STORY, ("wave", 2, "escalation"), 99, "Wave 3: Escalation: 99 does not fit."),
    "a member of a group": (
        STORY,
        ("wave", 2, "group", 0, "member", 0, "count"),
        9,
        "Wave 3, group 1, row 1 of the models: How many: 9 does not fit.",
    ),
    "a part of an edge": (VILLAGE, ("spawn", 1, "from"), -1, "Part of edge 3: From: -1 does not fit."),
    "a part of no edge": (VILLAGE, ("spawn", 1, "edge"), None, "Spawn edge 2: Edge: this is missing."),
    "a zone": (
        VILLAGE,
        ("zone", 0, "outline"),
        [[1, 1]],
        "Deployment zone 1: Outline has too",
    ),
    "a piece": (
        TABLE,
        ("piece", 0, "outline"),
        [[1, 1]],
        f"Piece {TABLE.plain['piece'][0]['id']}: Outline has too",
    ),
    "a trait": (HERO, ("traits", 0), {"id": "good-shot", "against": "x" * 60}, "Good shot: Against has 60 letters."),
    "a tag with markup": (HERO, ("tags",), ["orc", "<b>x</b>"], "Tags, row 2: '<b>' would be drawn as markup; texts"),
}


def spoiled(item: Item, path: Path, value: Any) -> list[Finding]:
    plain = copy.deepcopy(item.plain)
    value_at(plain, path[:-1])[path[-1]] = value
    return [one for one in findings(Item(item.game, item.kind, plain)) if one.path[: len(path)] == path]


@pytest.mark.parametrize("name", PLACES)
def test_the_place_is_told_before_the_sentence(name: str) -> None:
    item, path, value, words = PLACES[name]
    told = [placed_sentence(one) for one in spoiled(item, path, value)]
    assert [one for one in told if one.startswith(words)], told


def test_what_the_sentence_names_is_not_told_twice() -> None:
    (touching,) = [one for one in spoiled(VILLAGE, ("building", 1, "position"), [0, 0]) if "stands in" in one.sentence]
    assert place_words(touching) == ""
    assert "Forge" in touching.sentence
    (twice,) = spoiled(HERO, ("traits", 1), HERO.plain["traits"][0])
    assert place_words(twice) == ""
    (cheap,) = [one for one in spoiled(FORGE, ("level", 2, "cost"), 1) if one.clause == "V-7.5.2"]
    assert placed_sentence(cheap) == cheap.sentence


def test_what_lies_in_no_row_has_no_place() -> None:
    (finding,) = [one for one in spoiled(FORGE, ("name",), "") if one.path == ("name",)]
    assert finding.place == ()
    assert placed_sentence(finding) == "Name: this is empty."


def lists_of(fields: tuple[Field, ...]) -> list[Field]:
    found = [one for one in fields if one.kind in (FieldKind.TABLES, FieldKind.TRAITS)]
    return [*found, *(deeper for one in fields for deeper in lists_of(one.parts))]


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind)
def test_every_list_says_what_its_rows_are_called(kind: str) -> None:
    for field in lists_of(FIELDS[kind]):
        assert "{number}" in field.row or "{roman}" in field.row, field.key
        assert not field.called or field.part(field.called) is not None, field.key


HUGE = 10**4000


@given(spoiled_items())
def test_every_row_on_the_way_is_named(item: Item) -> None:
    for one in findings(item):
        sentence = placed_sentence(one).casefold()
        for deep, step in enumerate(one.path):
            field = field_of(item.kind, one.path[:deep])
            if not isinstance(step, int) or field is None or not field.row:
                continue
            row = value_at(item.plain, one.path[: deep + 1])
            row = row if isinstance(row, dict) else {"name": row}
            id = row.get("id")
            trait = shipped().get(id) if isinstance(id, str) else None
            names = [row.get("name"), row.get(field.called), trait.name if trait is not None else None]
            # Python refuses to write out a number of thousands of digits.
            names = ["..." if isinstance(one, int) and abs(one) >= HUGE else one for one in names]
            names = [one for one in names if one not in (None, "")]
            called = [str(name).casefold() for name in names]
            # A text with odd signs stands in the sentence as Python writes it.
            called.extend(repr(name).casefold()[:30] for name in names)
            number = ROMAN[step] if "{roman}" in field.row and step < len(ROMAN) else str(step + 1)
            numbered = field.row.format(number=number, roman=number).casefold()
            assert numbered in sentence or any(name in sentence for name in called), (one.path, sentence)


def test_a_number_too_long_to_be_written_out_is_told_as_any_other_fault() -> None:
    spoiled = Item(HERO.game, HERO.kind, {**HERO.plain, "id": "of-my-own", "traits": [{"id": 1 << 20_000}]})
    assert [one for one in findings(spoiled) if one.path[:2] == ("traits", 0)]
