"""Enemies and heroes on a table with a river and a bridge (SBH-TER-1, R-V09)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.siege import Siege
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import acts, at, fight, hero, raider
from tests.games.village.little import content, plain_content

BRIDGE = {"id": "bridge", "kind": "bridge", "outline": [[20.9, 7.2], [23.1, 7.2], [23.1, 10.8], [20.9, 10.8]]}


def beyond(kind: str, *more: dict[str, Any], behaviour: Behaviour = Behaviour.FANATIC) -> Siege:
    """A fight for a village beyond a river of this kind, 2 inches broad, from side to side at (x, -9)."""
    water = {"id": "river", "kind": kind, "outline": [[0, 8], [36, 8], [36, 10], [0, 10]]}
    table = {
        "id": "ford",
        "name": "Ford",
        "text": "A river from side to side.",
        "width": 36,
        "height": 36,
        "piece": [copy.deepcopy(one) for one in (*more, water)],
    }
    state = fight(behaviour, of=content(terrain=[table]))
    hero(state, "ben", -15, 15)
    return state


@rule("SBH-TER-1", "R-V09")
def test_enemies_take_the_bridge_over_deep_water_at_their_full_move() -> None:
    state = beyond("pond", BRIDGE)
    zealot = raider(state, "zealot", 4, -12)
    table = acts(state, zealot, 2)
    assert at(zealot)[1] > -7
    first = table.told(ModelMoved)[0]
    assert abs(first.to_y - first.from_y) > 4.9 * INCH


@rule("SBH-TER-1", "R-V09")
def test_enemies_go_the_long_way_round_to_a_bridge_and_never_through_the_water() -> None:
    state = beyond("pond", BRIDGE)
    zealot = raider(state, "zealot", -6, -12)
    for _ in range(5):
        acts(state, zealot, 1)
        x, y = at(zealot)
        assert not -10.4 < y < -7.6 or 3.3 < x < 4.8
        if y > -7:
            break
    assert at(zealot)[1] > -7


@rule("SBH-TER-1", "SBH-MOV-5")
@pytest.mark.parametrize("x, reach", [(4, 5.0), (-6, 3.0)], ids=["on the bridge", "beside it"])
def test_shallow_water_slows_beside_the_bridge_only(x: float, reach: float) -> None:
    state = beyond("stream", BRIDGE)
    table = acts(state, raider(state, "zealot", x, -11), 1)
    (move,) = table.told(ModelMoved)
    assert abs(((move.to_x - move.from_x) ** 2 + (move.to_y - move.from_y) ** 2) ** 0.5 - reach * INCH) < 4


@rule("SBH-TER-1")
def test_with_content_from_before_bridges_counted_nothing_has_changed() -> None:
    """A game that was begun then keeps its content, in which no kind of ground is a bridge."""
    plain = plain_content()
    plain["ground"] = [{key: one[key] for key in one if key != "bridge"} for one in plain["ground"]]
    assert not any(kind.bridge for kind in read(plain).ground.values())
    assert read(plain_content()).ground["bridge"].bridge
