"""Turns every kind of fact into its sentence; there is no other place for it.

`sentence(fact, names)` gives a `Sentence`: an English template with named parts, the dice, the clause and a tone.
The report in the terminal, the golden games and the chronicle of the desktop all say it with these words.

    names = SiegeNames(siege.world)
    print(sentence(fact, names).text())
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rules_core.games.village.words import (
    correction_words,
    council_words,
    figure_words,
    order_words,
    village_words,
)
from rules_core.games.village.words.names import Names
from rules_core.kernel.facts import Fact
from rules_core.song.words import fact_words
from rules_core.wording.sentence import Sentence

Teller = Callable[[Any, Names], Sentence]

WORDS: Final[dict[str, Teller]] = {
    **fact_words.TELLERS,
    "WaveOpened": village_words.wave_opened,
    "StoryTold": village_words.story_told,
    "ThreatsUnlocked": village_words.threats_unlocked,
    "WaveGenerated": village_words.wave_generated,
    "EnemySwapped": figure_words.enemy_swapped,
    "GroupCutShort": figure_words.group_cut_short,
    "BehaviourSwapped": figure_words.behaviour_swapped,
    "WaveCutShort": figure_words.wave_cut_short,
    "StandInsUsed": figure_words.stand_ins_used,
    "EdgesRevealed": village_words.edges_revealed,
    "Deployed": village_words.deployed,
    "ObjectiveGiven": village_words.objective_given,
    "LootChosen": village_words.loot_chosen,
    "RoundStarted": village_words.round_started,
    "GroupActivated": village_words.group_activated,
    "EnemyDecided": village_words.enemy_decided,
    "BuildingAttacked": village_words.building_attacked,
    "BuildingDamaged": village_words.building_damaged,
    "BuildingDestroyed": village_words.building_destroyed,
    "FireSet": village_words.fire_set,
    "FirePutOut": village_words.fire_put_out,
    "BlessingUsed": village_words.blessing_used,
    "OverwatchUsed": village_words.overwatch_used,
    "MountsReadied": village_words.mounts_readied,
    "TrapSprung": village_words.trap_sprung,
    "LeftTable": village_words.left_table,
    "BarricadeDamaged": village_words.barricade_damaged,
    "WaveEnded": village_words.wave_ended,
    "AmbushSprung": village_words.ambush_sprung,
    "GameEnded": village_words.game_ended,
    "NoteWritten": village_words.note_written,
    "Amended": correction_words.amended,
    "RollCorrected": correction_words.roll_corrected,
    "OrderGiven": order_words.order_given,
    "OrderOverruled": order_words.order_overruled,
    "SuppliesChanged": council_words.supplies_changed,
    "TokenPlaced": council_words.token_placed,
    "TokenRevealed": council_words.token_revealed,
    "TokenClaimed": council_words.token_claimed,
    "HerbsChanged": council_words.herbs_changed,
    "MaterialsChanged": council_words.materials_changed,
    "VillagerMoved": council_words.villager_moved,
    "VillagerHome": council_words.villager_home,
    "CouncilOpened": council_words.council_opened,
    "BuildingRepaired": council_words.building_repaired,
    "BuildingUpgraded": council_words.building_upgraded,
    "BarricadePlaced": council_words.barricade_placed,
    "TrapPlaced": council_words.trap_placed,
    "HeroRevived": council_words.hero_revived,
    "CouncilEnded": council_words.council_ended,
}
"""Who words which fact, by the name of its class. A test sees to it that no fact of any game is missing."""


def sentence(fact: Fact, names: Names) -> Sentence:
    """What is told about a fact. A fact without words of its own is named by its class, so that nothing is lost."""
    teller = WORDS.get(type(fact).__name__)
    if teller is None:
        return Sentence("{fact}", {"fact": type(fact).__name__}, clause=fact.clause)
    return teller(fact, names)
