"""The story of a siege counts what happened and names the throw that was least likely."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.village.moments import moment_of
from desktop.games.village.story import chapter_of, of_last_wave, story_of
from desktop.tabletop.deeds import chance_of, deeds_of, ways_of
from rules_core.games.village.definition import DEFINITION
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    GameEnded,
    LeftTable,
    RoundStarted,
    WaveEnded,
    WaveOpened,
)
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, ModelFled, ModelMoved
from rules_core.song.warband import NO_MODEL, ModelId
from tests.games.village.desktop.models.test_tables import session_in

TIMES = (WaveOpened("V-5.1.1", 2, 5, 1, 75), RoundStarted("V-6.1.2", 5, "heroes"))


@pytest.fixture
def siege() -> Siege:
    state = session_in(Phase.HERO_TURN).state
    assert isinstance(state, Siege)
    return state


def told(*facts: Fact) -> list[Told]:
    return [Told(0, fact) for fact in facts]


def blow(attacker: str, defender: str, dice: tuple[int, int], scores: tuple[int, int]) -> AttackResolved:
    loser = defender if scores[0] > scores[1] else attacker
    return AttackResolved(
        "SBH-HTH-2", ModelId(attacker), ModelId(defender), "melee", *dice, *scores, "kill", ModelId(loser)
    )


@pytest.mark.parametrize(
    "dice, scores, chance",
    [((6, 1), (9, 4), 15), ((6, 1), (7, 5), 3), ((6, 2), (9, 8), 3), ((2, 6), (5, 9), 15), ((1, 1), (7, 1), 36)],
)
def test_the_chance_of_a_blow_counts_all_throws(dice: tuple[int, int], scores: tuple[int, int], chance: int) -> None:
    assert chance_of(blow("a", "b", dice, scores)) == chance


def test_deeds_and_ways_are_the_heroes_own(siege: Siege) -> None:
    hero, foe = siege.heroes[0].id, ModelId("somebody")
    facts = told(
        ModelMoved("SBH-MOV-1", hero, 0, 0, 300, 400, "move"),
        ModelMoved("SBH-MOV-1", hero, 300, 400, 300, 500, "move"),
        ModelMoved("SBH-MOV-1", hero, 900, 500, 900, 600, "move"),
        ModelMoved("SBH-MOV-1", foe, 0, 0, 100, 0, "move"),
        Defeated("SBH-HTH-7", foe, hero, False),
        Defeated("SBH-HTH-7", foe, NO_MODEL, False),
        KnockedDown("SBH-HTH-7", hero),
        replace(blow(hero, foe, (1, 6), (3, 9)), manner="aimed"),
        blow(hero, foe, (1, 6), (3, 9)),
    )
    did = deeds_of([hero], facts)[hero]
    assert (did.slain, did.downs, did.shots, did.walked) == (1, 1, 1, 700.0)
    assert ways_of([hero], facts)[hero] == [[(0, 0), (300, 400), (300, 500)], [(900, 500), (900, 600)]]
    assert of_last_wave(facts) == facts
    assert of_last_wave([*told(*TIMES), *facts, *told(*TIMES), facts[-1]])[2:] == facts[-1:]


def test_the_story_names_the_closest_call_and_the_least_likely_kill(qtbot: QtBot, siege: Siege) -> None:
    one, two = (hero.id for hero in siege.heroes[:2])
    foe = ModelId("somebody")
    facts = told(
        *TIMES,
        BuildingDamaged("V-6.4.5", siege.world.heart, 2, 4, "attack"),
        blow(one, foe, (6, 5), (10, 9)),
        Defeated("SBH-HTH-7", foe, one, False),
        blow(two, foe, (6, 1), (7, 5)),
        Defeated("SBH-HTH-7", foe, two, False),
    )
    parts = story_of(siege, facts, DEFINITION.words(session_in(Phase.HERO_TURN).match.game))
    call, roll, *deeds = parts
    assert "had 4 of 6 Integrity left, wave 2, round 5." in call.text
    assert roll.text.endswith("So it goes with 3 of the 36 throws of two dice, wave 2, round 5.")
    assert [part.text for part in deeds[:2]] == ["1 enemy defeated."] * 2
    assert (deeds[-1].title, deeds[-1].text) == (
        "Wave by wave",
        "2: 2 enemies defeated, 5 rounds, 2 Integrity lost.",
    )


@pytest.mark.parametrize(
    "cause, ending",
    [("attack", "0. That was the end, wave 2, round 5."), ("fire", "The Town Hall burned down, wave 2, round 5.")],
)
def test_a_lost_village_tells_what_brought_it_down(qtbot: QtBot, siege: Siege, cause: str, ending: str) -> None:
    heart = siege.world.heart
    blow = BuildingAttacked("V-6.4.5", ModelId("somebody"), heart, False, 6, 1, 9, 0, True)
    facts = told(*TIMES, blow, BuildingDamaged("V-6.4.5", heart, 1, 0, cause))
    fall = story_of(siege, facts, DEFINITION.words(session_in(Phase.HERO_TURN).match.game))[0]
    assert fall.title == "The fall"
    assert fall.text.endswith(ending)


def test_where_nothing_was_close_that_is_said_and_nothing_is_made_up(siege: Siege) -> None:
    parts = story_of(siege, [], DEFINITION.words(session_in(Phase.HERO_TURN).match.game))
    assert parts[0].text == "The Town Hall was never touched."
    assert len(parts) == 1 + len(siege.heroes)


def test_where_the_heart_was_spared_the_worst_of_the_other_buildings_is_told(siege: Siege) -> None:
    words = DEFINITION.words(session_in(Phase.HERO_TURN).match.game)
    one, two, *_ = [id for id in siege.world.buildings if id != siege.world.heart]
    hurt = BuildingDamaged("V-6.4.5", one, 2, 1, "attack")
    fallen = BuildingDamaged("V-6.4.5", two, 3, 0, "attack")
    (call, *_), (worse, *_) = (story_of(siege, told(*TIMES, *them), words) for them in ([hurt], [hurt, fallen]))
    assert call.text.startswith("The Town Hall was never touched. ")
    assert call.text.endswith(" had 1 of 3 Integrity left, wave 2, round 5.")
    assert worse.text.endswith(" fell, wave 2, round 5.")
    touch = BuildingDamaged("V-6.4.5", siege.world.heart, 1, 5, "attack")
    touched = story_of(siege, told(*TIMES, fallen, touch), words)
    assert touched[0].text.startswith("The Town Hall never had less than 5 of 6 Integrity. ")
    assert touched[0].text.endswith(" fell, wave 2, round 5.")
    # With half or less left nothing was closer.
    shaken = BuildingDamaged("V-6.4.5", siege.world.heart, 2, 3, "attack")
    closest = story_of(siege, told(*TIMES, fallen, touch, shaken), words)
    assert closest[0].text == "The Town Hall had 3 of 6 Integrity left, wave 2, round 5."


def test_a_beaten_wave_is_told_with_its_own_figures_alone(qtbot: QtBot, siege: Siege) -> None:
    foe = ModelId("somebody")
    other = WaveOpened("V-5.1.1", 3, 5, 1, 75), Defeated("SBH-HTH-7", foe, NO_MODEL, False)
    words = DEFINITION.words(session_in(Phase.HERO_TURN).match.game)

    def short(*happened: Fact) -> tuple[object, str]:
        facts = told(*TIMES, Defeated("SBH-HTH-7", foe, NO_MODEL, False), *happened, *other)
        moment = moment_of(WaveEnded("V-7.1.1", 2), siege, facts, words)
        assert moment is not None
        return moment.title, moment.second

    assert short() == ("Wave 2 is beaten", "1 enemy defeated, 5 rounds, 0 Integrity lost.")
    assert short(Defeated("SBH-HTH-7", siege.heroes[0].id, foe, False))[1].startswith(
        "1 enemy defeated, 1 of ours lost"
    )
    gone = ModelFled("SBH-MOR-1", foe, 0), LeftTable("V-6.3.9", foe, 1)
    assert short(*gone)[1] == "1 enemy defeated, 2 left the field, 5 rounds, 0 Integrity lost."


def test_a_chapter_tells_what_its_wave_cost_as_long_as_nothing_new_has_begun(siege: Siege, qtbot: QtBot) -> None:
    heart, words = siege.world.heart, DEFINITION.words(session_in(Phase.HERO_TURN).match.game)
    before = (TIMES[0], BuildingDamaged("V-6.5.2", heart, 3, 3, "attack"), WaveEnded("V-6.1.1", 2))
    fight = (WaveOpened("V-5.1.1", 3, 5, 1, 75), TIMES[1], BuildingDamaged("V-6.5.2", heart, 1, 2, "attack"))
    end = WaveEnded("V-6.1.1", 3)
    assert chapter_of(siege, told(*before, *fight), words) is None
    chapter = chapter_of(siege, told(*before, *fight, end), words)
    assert chapter is not None
    assert chapter.title == "Wave 3 is beaten"
    assert ("The Town Hall", "Lost 1 Integrity, 2 left.") in [(part.title, part.text) for part in chapter.parts]
    assert chapter_of(siege, told(*before, *fight, end, GameEnded("V-8.1", "victory", "stood")), words) is None
