"""Every kind of fact that a siege tells, for saves to find them by name. A test fails when one is missing."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state import facts as village_facts
from rules_core.games.village.state import figure_facts, order_facts
from rules_core.kernel.facts import Fact
from rules_core.song import facts as song_facts

FACTS: Final[tuple[type[Fact], ...]] = (
    song_facts.ActivationStarted,
    song_facts.QualityRolled,
    song_facts.TurnedOver,
    song_facts.ModelMoved,
    song_facts.StoodUp,
    song_facts.Pinned,
    song_facts.BrokeFree,
    song_facts.AttackResolved,
    song_facts.TakenUp,
    song_facts.SetDown,
    song_facts.Wounded,
    song_facts.Healed,
    song_facts.KnockedDown,
    song_facts.Defeated,
    song_facts.ModelFled,
    song_facts.MoraleRolled,
    song_facts.Intercepted,
    song_facts.TraitUsed,
    song_facts.GroupOrdered,
    song_facts.Passed,
    village_facts.WaveOpened,
    village_facts.StoryTold,
    village_facts.ThreatsUnlocked,
    village_facts.WaveGenerated,
    figure_facts.EnemySwapped,
    figure_facts.GroupCutShort,
    figure_facts.BehaviourSwapped,
    figure_facts.WaveCutShort,
    figure_facts.StandInsUsed,
    village_facts.EdgesRevealed,
    village_facts.Deployed,
    village_facts.ObjectiveGiven,
    village_facts.LootChosen,
    village_facts.RoundStarted,
    village_facts.GroupActivated,
    village_facts.EnemyDecided,
    village_facts.BuildingAttacked,
    village_facts.BuildingDamaged,
    village_facts.BuildingDestroyed,
    village_facts.FireSet,
    village_facts.FirePutOut,
    village_facts.BlessingUsed,
    village_facts.OverwatchUsed,
    village_facts.MountsReadied,
    village_facts.TrapSprung,
    village_facts.LeftTable,
    village_facts.BarricadeDamaged,
    village_facts.WaveEnded,
    village_facts.SuppliesChanged,
    village_facts.TokenPlaced,
    village_facts.TokenRevealed,
    village_facts.TokenClaimed,
    village_facts.HerbsChanged,
    village_facts.MaterialsChanged,
    village_facts.VillagerMoved,
    village_facts.VillagerHome,
    village_facts.AmbushSprung,
    village_facts.CouncilOpened,
    village_facts.BuildingRepaired,
    village_facts.BuildingUpgraded,
    village_facts.BarricadePlaced,
    village_facts.TrapPlaced,
    village_facts.HeroRevived,
    village_facts.CouncilEnded,
    village_facts.GameEnded,
    village_facts.NoteWritten,
    village_facts.Amended,
    order_facts.OrderGiven,
    order_facts.OrderOverruled,
    song_facts.ContactReported,
)


def fact_kinds() -> dict[str, type[Fact]]:
    """The kinds by name."""
    return {kind.__name__: kind for kind in FACTS}
