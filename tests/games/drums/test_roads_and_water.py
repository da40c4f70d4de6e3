"""Roads, bridges, streams and fords (SDS-MOV-7, SDS-MOV-13)."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules import fire
from rules_core.games.drums.rules.sight import HEAVY, LIGHT, cover_of
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature, outline_of, with_fords
from rules_core.ground.strips import stretch, strip
from rules_core.song import actions, recoil, shooting
from rules_core.song.facts import TraitUsed
from rules_core.song.stride import plan
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import CUIRASSIER, FUSILIER, MIDDLE, P1, P2, REDCOAT, Script, battle, man

SHORT, MEDIUM, LONG = 500, 800, 1200
STREAM_WIDE = 500
DRY = 260
"""From the middle of the stream to its bank, and a little more."""


def stream(y: int = MIDDLE) -> Feature:
    """A stream straight across the table."""
    return Feature("stream", "stream", 0, y, 0, STREAM_WIDE, STREAM_WIDE, ((0, y), (6000, y)))


def bridge() -> Feature:
    """A bridge over it in its middle."""
    return Feature("bridge", "bridge", MIDDLE, MIDDLE, 0, 300, 700)


def north(state: Battle, x: int, kind: str = FUSILIER, y: int = MIDDLE + 700) -> int:
    """How far north a man gets from there."""
    one = man(state, P1, kind, x, y)
    return y - plan(state, one, x, y - 2 * LONG).y


@rule("SDS-MOV-7")
@pytest.mark.parametrize("kind, slow, full", [(FUSILIER, SHORT, MEDIUM), (CUIRASSIER, MEDIUM, LONG)])
def test_a_road_takes_the_slowness_from_what_lies_under_it(kind: str, slow: int, full: int) -> None:
    wood = Feature("wood", "wood", MIDDLE, MIDDLE, 0, 2000, 2000)
    road = Feature("road", "road", MIDDLE, 0, 0, 300, 300, ((MIDDLE, 0), (MIDDLE, 6000)))
    assert north(battle(wood), MIDDLE, kind) == slow
    assert north(battle(wood, road), MIDDLE, kind) == full
    # Beside it the wood is as it was.
    assert north(battle(wood, road), MIDDLE + 400, kind) == slow


@rule("SDS-MOV-13", "SDS-MOV-5", "SDS-MOV-7", "SDS-MOV-3")
def test_a_stream_is_crossed_by_its_bridge_and_slowly_by_its_fords() -> None:
    features = with_fords([stream(), bridge()], SHORT)
    near = MIDDLE + 400
    assert north(battle(*features), MIDDLE, y=near) == MEDIUM
    assert north(battle(*features), MIDDLE + 400, y=near) == SHORT
    # Further from the bridge than Short the water is deep.
    state = battle(*features)
    assert north(state, MIDDLE + 150 + SHORT + 200, y=near) == near - MIDDLE - STREAM_WIDE // 2 - 75
    # Fords that are marked take the place of the usual ones.
    ford = Feature("ford", "ford", 1000, MIDDLE, 0, 500, 500, ((800, MIDDLE), (1200, MIDDLE)))
    marked = with_fords([stream(), bridge(), ford], SHORT)
    assert [one.id for one in marked] == ["stream", "bridge", "ford"]
    assert north(battle(*marked), 1000, y=near) == SHORT
    assert north(battle(*marked), MIDDLE + 400, y=near) < SHORT


def driven(face: int) -> tuple[Battle, Script]:
    """A man at the bank whom a blow drives towards the water, and the die with which he gets out."""
    state = battle(stream())
    loser = man(state, P1, FUSILIER, 1000, MIDDLE + DRY + 75)
    table = Script(water=face)
    recoil.recoil(table, state, loser, 1000, MIDDLE + DRY + 300)
    return state, table


@rule("SDS-MOV-13")
def test_who_is_driven_into_deep_water_drowns_or_has_wet_powder() -> None:
    state, _ = driven(3)
    assert state.model("p1-1").fate is Fate.DEFEATED
    state, table = driven(4)
    wet = state.model("p1-1")
    assert wet.in_play
    assert wet.standing
    assert (wet.wet, wet.loaded) == (True, False)
    assert table.told(TraitUsed)[-1].trait == "wet"
    # He cannot load what is wet, and a friend's cartridges are no use.
    friend = man(state, P1, FUSILIER, wet.x - 150, wet.y)
    assert not shooting.may_reload(state, wet)
    assert fire.options(state, wet, 2) == []
    # A musket of somebody who fell is, but it is empty.
    friend.fate = Fate.DEFEATED
    assert f"cartridges:{friend.id}" in actions.action_options(state, wet, 2)
    assert actions.carry_out(table, state, wet, f"cartridges:{friend.id}") == 1
    assert (wet.wet, wet.loaded) == (False, False)
    assert shooting.may_reload(state, wet)


@rule("SDS-MOV-13")
def test_a_bridge_has_water_on_both_sides() -> None:
    state = battle(stream(), bridge())
    loser = man(state, P1, FUSILIER, MIDDLE + 60, MIDDLE)
    assert not recoil.recoil(Script(water=2), state, loser, MIDDLE - 300, MIDDLE)
    assert loser.fate is Fate.DEFEATED


@rule("SDS-RNG-11", "SDS-RNG-12", "SDS-MOV-6")
@pytest.mark.parametrize("kind, cover", [("hedge", LIGHT), ("rampart", HEAVY)])
def test_a_hedge_is_light_cover_and_a_bank_of_earth_heavy(kind: str, cover: int) -> None:
    line = Feature("line", kind, 1000, MIDDLE, 0, 100, 100, ((1000, MIDDLE), (3000, MIDDLE)))
    state = battle(line)
    target = man(state, P2, REDCOAT, 2000, MIDDLE - 150)
    shooter = man(state, P1, FUSILIER, 2000, MIDDLE + 900)
    assert cover_of(state, shooter, target) == cover
    assert north(battle(line), 2000, y=MIDDLE + 200) == SHORT


def test_lines_of_terrain_are_kept_and_checked() -> None:
    state = battle(*with_fords([stream(), bridge()], SHORT))
    plain = codec.to_plain(state)
    again = codec.from_plain(plain, state.world)
    assert again.features == state.features
    assert again.ground.pieces_with(64)[0].id == "stream"
    plain["features"][0]["points"] = [[0, 0], [0, 0]]
    with pytest.raises(ValueError, match="points"):
        codec.from_plain(plain, state.world)


def test_strips_follow_their_line() -> None:
    bent = [(0, 0), (1000, 0), (1000, 1000)]
    outline = strip(bent, 200)
    assert outline.contains(500, 90)
    assert not outline.contains(500, 110)
    assert outline.contains(910, 500)
    assert not outline.contains(500, 500)
    assert stretch(bent, 900, 50, 200) == [(700, 0), (1000, 0), (1000, 100)]
    assert outline_of(Feature("", "stream", 0, 0, 0, 200, 200, tuple(bent))).points == outline.points
