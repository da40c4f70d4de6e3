"""What a hero takes from one wave into the next, and what ends with it (V-4.2.9, R-V34)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import council, deployment, wave_end
from rules_core.song import wounds
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses import rule
from tests.games.village.fighting import fight, hero
from tests.games.village.little import MIDDLE, level_up, siege
from tests.games.village.sitting import Sitting


@rule("V-4.2.9", "SBH-RNG-13", "R-V34")
def test_an_empty_quiver_stays_empty_and_a_bow_is_loaded_again() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, 10, "crossbow")
    ada.out_of_ammunition = True
    ada.loaded = False
    rested = wave_end.rested(ada)
    assert rested.out_of_ammunition
    assert rested.loaded


@rule("V-7.5.15", "V-7.5.16", "R-V17", "V-4.2.12", "SBH-TGH-2")
def test_a_revived_hero_bears_one_wound_more_and_dies_of_the_next() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, 10)
    for _ in range(4):
        wounds.kill(Sitting(), state, ada, NO_MODEL, "SBH-HTH-17", gruesome=False)
    assert ada.fate is Fate.DEFEATED
    council.revive(Sitting(), state, state.model("ada"))
    ada = state.model("ada")
    assert (ada.fate, ada.quality_lost, ada.quality, state.returning) == (Fate.WAITING, 2, 5, "ada")
    ada.fate = Fate.IN_PLAY
    assert not wounds.kill(Sitting(), state, ada, NO_MODEL, "SBH-HTH-17", gruesome=False)
    assert wounds.kill(Sitting(), state, ada, NO_MODEL, "SBH-HTH-17", gruesome=False)


@rule("V-7.5.16", "V-9.1")
@pytest.mark.parametrize("reach", [3, 5])
def test_a_revived_hero_stands_as_near_to_the_temple_as_the_setting_says(reach: int) -> None:
    state = siege(village={"revival_reach": reach * INCH})
    level_up(state, "temple", 3)
    region = deployment.revival_zone(state, state.model("ada"))
    # The Temple ends 8 inches to the right of the middle; the base adds half an inch.
    edge = MIDDLE + 8 * INCH + reach * INCH + INCH // 2
    assert region.contains(edge, MIDDLE - 6 * INCH)
    assert not region.contains(edge + 5, MIDDLE - 6 * INCH)
