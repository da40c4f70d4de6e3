"""Ids that a game refuses to share are told at both items, with an id that is free."""

from __future__ import annotations

import copy

import pytest

from rules_core.content.items import Change, Item, Weight
from rules_core.games.village.content.id_clashes import findings
from rules_core.games.village.content.item_checks import findings as all_findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with, known_beside, official, official_ids
from rules_core.games.village.content.setup import build
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem

LATER = "smithy-of-ours"


def own(kind: str, of: str, id: str) -> Item:
    plain: Plain = copy.deepcopy(official_ids(kind)[of].plain)
    plain.update(id=id, name=f"My {id}")
    return Item(GAME, kind, plain)


def hero(id: str) -> Item:
    return own(Kind.HERO, "maren-oak", id)


def village(building: str, of: str = "hearthwall") -> Item:
    made = own(Kind.VILLAGE, of, "ours")
    made.plain["building"][1]["id"] = building
    return made


def terrain(piece: str) -> Item:
    made = own(Kind.TERRAIN, "plain", "our-ground")
    made.plain["piece"][0]["id"] = piece
    return made


def walled(piece: str) -> Item:
    """A village with a table of its own."""
    made = own(Kind.VILLAGE, "wallend", "ours")
    made.plain["ground"]["piece"][0]["id"] = piece
    return made


def is_refused(items: list[Item]) -> bool:
    """By the setup of a game with all of them."""
    ids = {one.kind: one.id for one in items}
    mine = {kind: ids[kind] for kind in (Kind.VILLAGE, Kind.TERRAIN) if kind in ids}
    if "ground" in next((one.plain for one in items if one.kind == Kind.VILLAGE), {}):
        mine["terrain"] = mine["village"]
    heroes = [ids.get(Kind.HERO, "tobin-fletch"), "sister-ilse"]
    try:
        build(content_with(items), {"heroes": heroes, **mine})
    except SetupProblem as fault:
        return "give one of them another id" in str(fault)
    return False


@pytest.mark.parametrize(
    "items",
    [
        [hero(LATER), village(LATER)],
        [hero(LATER), terrain(LATER)],
        [village(LATER), terrain(LATER)],
        [hero(LATER), walled(LATER)],
        [hero(LATER), village("other")],
        [village(LATER, "wallend")],
    ],
    ids=["hero and building", "hero and piece", "building and piece", "hero and own table", "none", "alone"],
)
def test_what_a_game_refuses_is_told_at_both_items_and_what_it_takes_is_not(items: list[Item]) -> None:
    told = [findings(item, known_beside([one for one in items if one is not item])) for item in items]
    assert [bool(one) for one in told] == [is_refused(items)] * len(items)


def test_what_may_never_meet_may_share_an_id() -> None:
    """A village with a table of its own stands on no other ground."""
    mine = village(LATER, "wallend")
    mine.plain["id"] = "walled"
    assert findings(mine, known_beside([terrain(LATER)])) == []
    assert findings(terrain(LATER), known_beside([mine])) == []


def test_the_remedy_is_an_id_that_is_free_and_solves_it() -> None:
    mine, other = hero(LATER), village(LATER)
    other.plain["building"][2]["id"] = f"{LATER}-2"
    (found,) = [one for one in all_findings(mine, [other, hero(f"{LATER}-3")]) if one.weight is Weight.MUST]
    assert found.fix == (Change(("id",), f"{LATER}-4"),)
    assert "Forge of My ours" in found.sentence
    assert all_findings(Item(GAME, Kind.HERO, {**mine.plain, "id": f"{LATER}-4"}), [other]) == []
    (found,) = [one for one in all_findings(other, [mine]) if one.weight is Weight.MUST]
    assert found.path == ("building", 1, "id")
    assert found.fix == (Change(("building", 1, "id"), f"{LATER}-3"),)


def test_official_items_count_and_do_not_meet_each_other() -> None:
    assert [findings(one, known_beside()) for one in official() if findings(one, known_beside())] == []
    assert "Forge of" in findings(hero("forge"), known_beside())[0].sentence
    assert "Maren Oak" in findings(village("maren-oak"), known_beside())[0].sentence
    assert "pasture" in findings(own(Kind.BUILDING, "forge", "pasture"), known_beside())[0].sentence
