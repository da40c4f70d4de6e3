"""Fire (section 6.5)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import fire
from rules_core.games.village.state.facts import BuildingDamaged, FirePutOut, FireSet
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, SiegeEnd
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import HIT, MISS, acts, deeds, defender, fight, hero
from tests.games.village.little import foe
from tests.games.village.sitting import Sitting


def arsonist(state: Siege, x: float, y: float) -> Fighter:
    return foe(state, "arsonist", x, y)


@rule("V-6.5.2", "V-6.5.3", "R-V16", "R-V48", "SBH-ACT-12")
def test_a_torch_bearer_ignites_instead_of_attacking_without_a_roll() -> None:
    state = fight(Behaviour.RAVAGER)
    one = arsonist(state, 0, -2.5)
    table = acts(state, one, 2)
    # It was the one attack of the activation; the second action brings no other.
    assert deeds(table) == [("ignite", "town-hall"), ("stay", "town-hall")]
    assert [(fact.model, fact.building) for fact in table.told(FireSet)] == [(one.id, "town-hall")]
    assert state.building("town-hall").burning
    assert state.building("town-hall").integrity == 6
    assert (one.attacks_made, one.shots_made) == (1, 0)


@rule("R-V18", "R-V16")
def test_a_building_burns_only_once_so_the_next_attack_is_a_normal_one() -> None:
    state = fight(Behaviour.RAVAGER)
    state.building("town-hall").burning = True
    assert deeds(acts(state, arsonist(state, 0, -2.5), 1, *HIT)) == [("attack", "town-hall")]


@rule("V-6.5.1")
def test_who_bears_no_torch_ignites_nothing() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = foe(state, "orc", 0, -2.5)
    assert not fire.bears_torch(state, orc)
    assert deeds(acts(state, orc, 1, *MISS)) == [("attack", "town-hall")]


CLOSE = {"town-hall": [4572, 4572], "forge": [4572, 3429], "temple": [6572, 3572], "watchtower": [6572, 5572],
         "stable": [2572, 5572]}  # fmt: skip
"""The Forge a base and a hair north of the Town Hall, so that one stands between the two and touches both."""


@rule("R-V48")
@pytest.mark.parametrize(
    "behaviour, lit",
    [(Behaviour.RAVAGER, "forge"), (Behaviour.FANATIC, ""), (Behaviour.RAIDER, "forge"), (Behaviour.GUARDIAN, "")],
)
def test_only_what_its_behaviour_would_attack_now(behaviour: Behaviour, lit: str) -> None:
    state = fight(behaviour, positions=CLOSE, village={"build_gap": 0})
    hero(state, "ada", 15, 15)
    state.groups[0].raid_target = BuildingId("forge")
    state.groups[0].objective = "forge"
    # The Town Hall burns already. A Ravager lights any other that it touches; a Fanatic wants the hall alone.
    state.building("town-hall").burning = True
    one = arsonist(state, 0, -2.5)
    answers = MISS if behaviour is Behaviour.FANATIC else ()
    ties = [("enemy-tie", "town-hall")] if behaviour is Behaviour.RAVAGER else []
    acts(state, one, 1, *ties, *answers)
    assert state.building("forge").burning == (lit == "forge")


@rule("R-V48")
def test_the_mindless_light_their_nearest_target_and_hunters_only_without_a_hero_to_reach() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", 15, 15)
    assert deeds(acts(state, arsonist(state, 0, -2.5), 1)) == [("ignite", "town-hall")]
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 15, 15)
    assert deeds(acts(state, arsonist(state, 0, -2.5), 1)) == [("move", "ada")]
    state = fight(Behaviour.HUNTER)
    assert deeds(acts(state, arsonist(state, 0, -2.5), 1)) == [("ignite", "town-hall")]


@rule("R-V24")
def test_blessing_does_not_keep_the_token_away() -> None:
    state = fight(Behaviour.RAVAGER)
    state.building("temple").level = 2
    acts(state, arsonist(state, 0, -2.5), 1)
    assert state.building("town-hall").burning


def after_the_wave(**choices: dict[str, object]) -> Siege:
    state = fight(heroes=2, **choices)
    for building in ("forge", "temple"):
        state.building(building).burning = True
    return state


@rule("V-6.5.4", "R-V18", "V-7.1.2")
def test_a_building_that_still_burns_loses_one_integrity_and_burns_on() -> None:
    state = after_the_wave()
    table = Sitting()
    fire.resolve_fires(table, state)
    assert [(one.building, one.left, one.cause) for one in table.told(BuildingDamaged)] == [
        ("forge", 2, "fire"),
        ("temple", 2, "fire"),
    ]
    assert state.building("forge").burning
    assert state.building("town-hall").integrity == 6


@rule("V-6.5.5", "V-6.5.6", "R-V19", "R-V43")
def test_each_hero_in_contact_may_put_out_one_fire_before_it_does_harm() -> None:
    state = fight(heroes=2, positions=CLOSE, village={"build_gap": 0})
    for building in ("town-hall", "forge"):
        state.building(building).burning = True
    # Ada touches both, and being down hinders nobody; Ben touches the hall.
    hero(state, "ada", 0, -2.5, down=True)
    hero(state, "ben", 0, 2.5)
    table = Sitting(("put-out", "forge"), ("put-out", "town-hall"))
    fire.resolve_fires(table, state)
    assert [getattr(one, "options", ()) for one in table.asked] == [
        ("town-hall", "forge", "none"),
        ("town-hall", "none"),
    ]
    assert [(one.hero, one.building) for one in table.told(FirePutOut)] == [("ada", "forge"), ("ben", "town-hall")]
    assert not table.told(BuildingDamaged)


@rule("V-6.5.5", "R-V19")
def test_nobody_else_can_and_nobody_must() -> None:
    state = after_the_wave()
    defender(state, "archer", -7.5, -6.5)
    ben = hero(state, "ben", 6.5, -8)
    ben.fate = Fate.FLED
    hero(state, "ada", 5, -8)
    table = Sitting(("put-out", "none"))
    fire.resolve_fires(table, state)
    assert state.building("forge").integrity == 2
    assert state.building("temple").integrity == 2


@rule("R-V18")
def test_a_setting_lets_fires_die_with_the_wave() -> None:
    state = after_the_wave(village={"fires_die_after_wave": True})
    table = Sitting()
    fire.resolve_fires(table, state)
    assert state.building("forge").integrity == 2
    assert not state.building("forge").burning
    assert [(one.clause, one.hero) for one in table.told(FirePutOut)] == [("R-V18", ""), ("R-V18", "")]


@rule("R-V20", "V-6.4.8", "R-V18")
def test_fire_can_bring_down_the_town_hall_and_end_the_game() -> None:
    state = after_the_wave()
    state.building("town-hall").burning = True
    state.building("town-hall").integrity = 1
    fire.resolve_fires(Sitting(), state)
    assert state.result is SiegeEnd.DEFEAT
    # The game is over at once: the Forge is not looked at any more.
    assert state.building("forge").integrity == 3


@rule("R-V18")
def test_with_the_building_its_fire_ends() -> None:
    state = after_the_wave()
    state.building("forge").integrity = 1
    fire.resolve_fires(Sitting(), state)
    assert state.building("forge").destroyed
    assert not state.building("forge").burning
