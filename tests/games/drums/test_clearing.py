"""Engineers take obstacles away, a Short at a time (SDS-SR-3)."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules import clearing
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import ObstacleCleared
from rules_core.games.drums.state.features import Feature, outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.song import actions
from rules_core.song.field import Acting
from rules_core.song.stride import plan
from tests.clauses import rule
from tests.games.drums.field import FUSILIER, MIDDLE, P1, REDCOAT, Script, battle, man, shot_parts

SAPPER = "france-sapper"
SHORT = 500
THICK = 60


def hedge(length: int, *, turn: int = 0, kind: str = "hedge") -> Feature:
    return Feature("hedge-1", kind, MIDDLE, MIDDLE, turn, length, THICK)


def south_of(state: Battle, kind: str, x: int = MIDDLE, down: int = THICK // 2) -> Soldier:
    """A man who touches what lies in the middle, from the south."""
    return man(state, P1, kind, x, MIDDLE + down + state.world.card(kind).radius)


def clear(state: Battle, sapper: Soldier) -> Script:
    (option,) = clearing.options(state, sapper, 2)
    state.acting = Acting(sapper.id, 2, turnover=False)
    table = Script()
    assert actions.carry_out(table, state, sapper, option) == 2
    return table


@rule("SDS-SR-3")
@pytest.mark.parametrize("kind", ["fence", "hedge", "wall"])
def test_two_actions_take_a_short_out_of_the_middle(kind: str) -> None:
    state = battle(hedge(2000, kind=kind))
    sapper = south_of(state, SAPPER)
    foe = man(state, P1, REDCOAT, MIDDLE, MIDDLE - THICK - 60)
    foe.side = "p2"
    shooter = south_of(state, FUSILIER, MIDDLE, 600)
    assert any(cause.endswith("cover") for cause in shot_parts(state, shooter, foe))
    table = clear(state, sapper)
    assert [one.kind for one in table.told(ObstacleCleared)] == [kind]
    west, east = sorted(state.features, key=lambda one: one.x)
    assert (outline_of(west).left, outline_of(west).right) == (MIDDLE - 1000, MIDDLE - SHORT / 2)
    assert (outline_of(east).left, outline_of(east).right) == (MIDDLE + SHORT / 2, MIDDLE + 1000)
    assert len({one.id for one in state.features}) == 2
    # What is gone covers nobody and slows nobody.
    assert not any(cause.endswith("cover") for cause in shot_parts(state, shooter, foe))
    mover = man(state, P1, FUSILIER, MIDDLE + 150, MIDDLE + 300)
    assert plan(state, mover, MIDDLE + 150, MIDDLE - 300).length == 600
    # It is kept in saves.
    assert codec.from_plain(codec.to_plain(state), state.world).features == state.features


@rule("SDS-SR-3")
def test_near_an_end_a_whole_short_goes_and_a_short_piece_goes_as_a_whole() -> None:
    state = battle(hedge(1200))
    clear(state, south_of(state, SAPPER, MIDDLE + 550))
    (left,) = state.features
    assert (outline_of(left).left, outline_of(left).right) == (MIDDLE - 600, MIDDLE + 100)
    state = battle(hedge(SHORT))
    clear(state, south_of(state, SAPPER, MIDDLE + 200))
    assert state.features == []


@rule("SDS-SR-3")
def test_a_bent_hedge_is_cut_along_its_line() -> None:
    points = ((MIDDLE - 800, MIDDLE), (MIDDLE, MIDDLE), (MIDDLE, MIDDLE - 800))
    bent = Feature("hedge-1", "hedge", points[0][0], points[0][1], 0, THICK, THICK, points)
    state = battle(bent)
    clear(state, south_of(state, SAPPER, MIDDLE))
    west, north = state.features
    assert west.points == ((MIDDLE - 800, MIDDLE), (MIDDLE - 250, MIDDLE))
    assert north.points == ((MIDDLE, MIDDLE - 250), (MIDDLE, MIDDLE - 800))


@rule("SDS-SR-3")
def test_who_may_not() -> None:
    state = battle(hedge(1000), Feature("wood-1", "wood", MIDDLE, MIDDLE + 900, 0, 500, 500))
    sapper = south_of(state, SAPPER)
    assert clearing.options(state, sapper, 2) == ["clear:hedge-1"]
    assert clearing.options(state, sapper, 1) == []
    assert clearing.options(state, south_of(state, FUSILIER, MIDDLE + 300), 3) == []
    sapper.y += 100
    assert clearing.options(state, sapper, 2) == []
    # A wood stays where it is.
    sapper.y = MIDDLE + 700
    assert clearing.options(state, sapper, 2) == []
