"""Who may be shot at in a siege (SBH-RNG-10): heroes have points too, though no wave is counted in them (V-4.2.2)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.escalation import party_value
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.song.targets import legal_targets
from rules_core.song.warband import ModelId, Trait, profile
from tests.clauses import rule
from tests.games.village.fighting import defender, fight, hero
from tests.games.village.little import put, siege


def shooter(state: Siege, side: str, points: int, x: float, y: float) -> Fighter:
    card = profile("archer", 4, 2, (Trait("shooter-long"),), points=points)
    model = Fighter(ModelId("archer"), card, side)
    model.group = 1 if side == ENEMIES else 0
    return put(state, model, x, y)


def target(state: Siege, name: str, points: int, x: float, y: float) -> Fighter:
    model = Fighter(ModelId(name), profile(name, 4, 2, points=points), ENEMIES)
    model.group = 1
    return put(state, model, x, y)


@rule("SBH-ACT-1", "SBH-PTS-1")
def test_a_hero_has_the_points_of_the_formula() -> None:
    # Quality 3, Combat 3 and Tough: (15 + 15) times 2.
    assert siege().model("ada").profile.points == 60
    # Maren Oak: Combat 4, Tough 15, Heavy Armor 3.
    assert shipped().heroes["maren-oak"].profile.points == 76


@rule("V-4.2.2", "V-4.2.3")
def test_in_a_wave_every_hero_counts_a_hundred_all_the_same() -> None:
    state = siege(heroes=3)
    assert party_value(3, state.world.options) == 300


@rule("SBH-RNG-10")
@pytest.mark.parametrize("points, names", [(26, ["ada"]), (130, ["ada", "ben"])])
def test_an_enemy_shoots_at_the_nearest_hero_unless_it_is_worth_more_than_twice_as_much(
    points: int, names: list[str]
) -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -3, -10)
    hero(state, "ben", 6, -10)
    archer = shooter(state, ENEMIES, points, 0, -15)
    assert [one.id for one in legal_targets(state, archer)] == names


@rule("SBH-RNG-10")
def test_a_defender_may_be_passed_over_only_by_the_dear() -> None:
    state = fight(Behaviour.HUNTER)
    defender(state, "bowman", -3, -10)
    hero(state, "ada", 6, -10)
    archer = shooter(state, ENEMIES, 46, 0, -15)
    assert [one.id for one in legal_targets(state, archer)] == ["bowman"]
    dear = shooter(state, ENEMIES, 47, 0, -15)
    assert [one.id for one in legal_targets(state, dear)] == ["bowman", "ada"]


@rule("SBH-RNG-10")
@pytest.mark.parametrize("points, names", [(29, ["near", "far"]), (30, ["near"])])
def test_a_hero_passes_over_what_is_worth_less_than_half_of_the_hero(points: int, names: list[str]) -> None:
    state = fight(Behaviour.HUNTER)
    target(state, "near", points, -3, -10)
    target(state, "far", 40, 6, -10)
    archer = shooter(state, HEROES, state.model("ada").profile.points, 0, -15)
    assert [one.id for one in legal_targets(state, archer)] == names
