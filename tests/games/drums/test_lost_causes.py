"""Squads and scenarios that nobody can play as they stand: each told with its place and its remedy."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules_core.content.items import Finding, Item, Weight
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.schema import CONTENT
from tests.clauses import rule

WALL: dict[str, Any] = {
    "id": "wall", "name": "Wall", "width": 1240, "depth": 40, "storeys": 0, "roof": "flat", "opening": []
}  # fmt: skip
ACROSS = {"kind": "building", "plan": "wall", "x": 600, "y": 420}


def findings(kind: str, base: str, *others: Item, weight: Weight = Weight.MUST, **parts: Any) -> list[Finding]:
    """What must be mended, or is advised, of an official item that has been changed so."""
    plain = copy.deepcopy(CONTENT.official.ids(kind)[base].plain)
    item = Item(GAME, kind, {**plain, "id": "own", **parts})
    return [one for one in CONTENT.findings(item, CONTENT.known(list(others))) if one.weight is weight]


def pieces(base: str, *more: dict[str, Any]) -> list[dict[str, Any]]:
    return [*CONTENT.official.ids("scenario")[base].plain["piece"], *more]


@rule("S-SET-2")
def test_a_squad_marches_with_nobody_whom_its_nation_cannot_buy() -> None:
    rows = [{"soldier": "britain-line-infantry-officer", "count": 1}, {"soldier": "france-voltigeur", "count": 5}]
    # It may be kept, for battles of mixed squads.
    (one,) = findings("squad", "redcoats", weight=Weight.ADVICE, soldiers=rows)
    assert (one.path, one.sentence) == (("soldiers", 1, "soldier"), "Great Britain cannot buy this soldier: Voltigeur.")
    assert one.remedy
    both = {"id": "allies", "name": "Allies", "soldiers": [row["soldier"] for row in rows]}
    nation = Item(GAME, "nation", {**CONTENT.official.ids("nation")["britain"].plain, **both})
    for weight in Weight:
        assert findings("squad", "redcoats", nation, weight=weight, nation="allies", soldiers=rows) == []


@rule("S-SET-5")
def test_points_that_no_battle_allows_are_told_at_the_soldiers() -> None:
    rows = [{"soldier": "britain-line-infantry-officer", "count": 20}]
    (one,) = findings("squad", "redcoats", soldiers=rows)
    assert (one.path, one.sentence) == (("soldiers",), "Points: 1200 of 1000, 200 too many.")


@rule("SDS-SCN-1", "SDS-SCN-3")
@pytest.mark.parametrize(
    "base, parts, path",
    [
        ("forlorn-hope", {"rounds": 1, "reserve_round": 1}, ("rounds",)),
        ("forlorn-hope", {"reserve_round": 11}, ("reserve_round",)),
        ("forlorn-hope", {"zone": []}, ("zone",)),
        ("forlorn-hope", {"piece": pieces("forlorn-hope", ACROSS)}, ("zone", 3)),
        ("foraging", {"supply": []}, ("supply",)),
        ("foraging", {"piece": []}, ("house",)),
        ("assault", {"rounds": 1}, ("rounds",)),
        ("assault", {"rounds": 20, "first_win": 21}, ("first_win",)),
        ("assault", {"house": "wall", "piece": [{**ACROSS, "y": 20}]}, ("house",)),
        ("assault", {"piece": pieces("assault", {**ACROSS, "y": 900})}, ("zone", 0)),
    ],
)
def test_a_scenario_that_cannot_be_won_says_why_and_where(
    base: str, parts: dict[str, Any], path: tuple[str | int, ...]
) -> None:
    found = findings("scenario", base, Item(GAME, "building", WALL), **parts)
    assert path in [one.path for one in found]
    assert all(one.sentence.endswith(".") and one.remedy for one in found)


@rule("SDS-SCN-1")
def test_a_wall_with_ladders_closes_no_way() -> None:
    climb = {"id": "ladder", "kind": "ladder", "x": 600, "y": 40, "width": 24, "depth": 10}
    wall = Item(GAME, "building", {**WALL, "climb": [climb]})
    assert findings("scenario", "forlorn-hope", wall, piece=pieces("forlorn-hope", ACROSS)) == []
