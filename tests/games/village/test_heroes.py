"""What a hero of the siege bears (section 4.2): wounds, healing, defeat."""

import pytest

from rules_core.games.village.rules.wave_end import rested
from rules_core.games.village.state.fighter import Fighter
from rules_core.song import wounds
from rules_core.song.warband import NO_MODEL, Fate, ModelId
from tests.clauses import rule
from tests.games.village.little import content, plain_content, put, siege
from tests.games.village.sitting import Sitting


def hit(hero: Fighter, times: int, gruesome: bool = False) -> None:
    state = siege()
    put(state, hero, 0, 8)
    for _ in range(times):
        wounds.kill(Sitting(), state, hero, NO_MODEL, "SBH-HTH-17", gruesome=gruesome)


@rule("V-4.2.7", "V-4.2.10", "V-4.2.11", "V-4.2.5")
@pytest.mark.parametrize(
    "kills, quality, fate", [(0, 3, "in play"), (1, 4, "in play"), (2, 5, "in play"), (3, 6, "in play")]
)
def test_each_of_three_kills_costs_one_quality(kills: int, quality: int, fate: str) -> None:
    hero = siege().model("ada")
    hit(hero, kills)
    assert (hero.quality, hero.fate.value) == (quality, fate)


@rule("V-4.2.7", "V-4.2.11")
def test_the_fourth_kill_defeats() -> None:
    hero = siege().model("ada")
    hit(hero, 4)
    assert hero.fate is Fate.DEFEATED


@rule("V-4.2.8")
def test_a_gruesome_kill_defeats_at_once() -> None:
    hero = siege().model("ada")
    hit(hero, 1, gruesome=True)
    assert hero.fate is Fate.DEFEATED
    assert hero.quality_lost == 0


@rule("V-4.2.10", "V-4.2.11")
def test_healing_one_of_two_wounds_gives_quality_four() -> None:
    state = siege()
    hero = state.model("ada")
    hero.quality_lost = 2
    wounds.heal(Sitting(), state, hero, 1, "V-7.5.13")
    assert hero.quality == 4


@rule("R-V02")
@pytest.mark.parametrize("quality, kills", [(2, 4), (4, 2), (5, 1)])
def test_a_hero_of_another_quality_bears_six_minus_quality(quality: int, kills: int) -> None:
    plain = plain_content()
    plain["hero"][0]["quality"] = quality
    state = siege(of=content(hero=plain["hero"]))
    hero = state.model("ada")
    fates: list[Fate] = []
    for times in (kills, 1):
        hit(hero, times)
        fates.append(hero.fate)
    assert fates == [Fate.IN_PLAY, Fate.DEFEATED]


@rule("V-4.2.9")
def test_a_night_heals_nothing() -> None:
    hero = siege().model("ada")
    hit(hero, 2)
    assert rested(hero).quality == 5


@rule("V-7.5.9", "R-V19")
def test_a_defender_bears_nothing() -> None:
    state = siege()
    archer = Fighter(ModelId("village-archer-1-1"), state.world.content.defenders["village-archer"].profile, "heroes")
    archer.is_defender = True
    hit(archer, 1)
    assert archer.fate is Fate.DEFEATED
    assert archer not in state.heroes
