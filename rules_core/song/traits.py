"""Traits as rules: each answers questions at named moments of the game and does nothing by itself.

The chapters ask at their moment, carry out the answer and tell it; so the order of events stands in the chapters alone.
Every moment gets the trait with its parameters. A game lists its traits in a `TraitList`; the book's are `SBH_TRAITS`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.kernel.requests import Topic
from rules_core.song.manner import Manner
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait

GRUESOME_KILL: Final = "gruesome"
LEADER_LOST: Final = "leader"
HALF_LOST: Final = "half"
TERROR: Final = "terror"
STANDARD_LOST: Final = "standard"
WARD_LOST: Final = "ward"


@mypyc_attr(allow_interpreted_subclasses=True)
class TraitRule:
    """A trait without any effect; the others say more at some of the moments."""

    # The scores of a contest (SBH-HTH-4, SBH-RNG-3)

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        """Added to the model's own score in melee; `manner` is how it attacks, None where it defends itself."""
        return 0

    def shooting_score(self, field: Troops, trait: Trait, shooter: Model, target: Model) -> int:
        """Added to the score of a shooter who has the trait."""
        return 0

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        """Added to the score of whoever shoots at a model that has the trait."""
        return 0

    def denies_size_bonus(self) -> bool:
        """Whether a larger opponent gets no bonus for its size."""
        return False

    def overlooked_foes(self) -> int:
        """How many foes in contact beyond the first do not count as outnumbering (SBH-HTH-5)."""
        return 0

    def denies_ambush(self) -> bool:
        """Whether nobody gets the bonus for an ambush against it (SBH-HTH-8)."""
        return False

    def ambush_bonus(self) -> int:
        """Added to the bonus of its own ambushes."""
        return 0

    def combat_reroll(self, *, is_melee: bool) -> str:
        """The use by which it may roll its own Combat die again, "" for none. A turn's use ends with ":turn"."""
        return ""

    def picks_targets(self) -> bool:
        """Whether it shoots at whom it likes, not at the nearest (SBH-RNG-10)."""
        return False

    def reload_actions(self, model: Model) -> int:
        """How many actions more it needs to reload (SBH-RNG-6)."""
        return 0

    def never_aims(self, model: Model) -> bool:
        """Whether it makes no Aimed Shots (SBH-RNG-3)."""
        return False

    # The result of a contest (SBH-HTH-17)

    def makes_lethal(self, trait: Trait, model: Model, victim: Model) -> bool:
        """Whether its declared attacks on this victim are Lethal (SBH-HTH-9)."""
        return False

    def dies_when_beaten(self) -> bool:
        """Whether any lost contest kills it, and a doubled one gruesomely."""
        return False

    def saves_a_point(self, *, is_melee: bool) -> bool:
        """Whether a contest that it loses by exactly 1 is a draw."""
        return False

    def drains(self) -> bool:
        """Whether its wins in melee worsen Quality and do nothing else."""
        return False

    def is_savage(self) -> bool:
        """Whether its kills in melee are gruesome."""
        return False

    def poisons(self) -> bool:
        """Whether those it beats may be poisoned."""
        return False

    def is_lifeless(self) -> bool:
        """Whether poison, Drain and Assassins do not work on it."""
        return False

    def eases_gruesome(self) -> bool:
        """Whether a Gruesome kill on it is a normal one."""
        return False

    def bears_wounds(self) -> bool:
        """Whether a normal kill only costs it Quality (SBH-TGH-1)."""
        return False

    def trips_up(self, model: Model, loser: Model) -> bool:
        """Whether one who recoils from it may go down instead."""
        return False

    def must_follow_up(self) -> bool:
        """Whether it has no choice but to follow up (SBH-HTH-12)."""
        return False

    def is_greedy(self) -> bool:
        """Whether it may stop to loot after a kill in melee."""
        return False

    def reflects_shots(self) -> bool:
        """Whether a shooter who loses against it suffers the result."""
        return False

    # Activation and actions

    def attacks_with_every_action(self, *, is_shot: bool) -> bool:
        """Whether it may attack once with each action in this way (SBH-ACT-12)."""
        return False

    def rolls_recklessly(self) -> bool:
        """Whether it may roll one die more and overlook one failure, at the price of an advance."""
        return False

    def loses_action_on_1(self) -> bool:
        """Whether a natural 1 among the dice of its activation takes one of the actions."""
        return False

    def heals_each_turn(self) -> bool:
        """Whether one lost point of Quality comes back at the start of each of its side's turns."""
        return False

    def stays_in_melee(self) -> bool:
        """Whether it never leaves melee of its own will."""
        return False

    def leaves_unhacked(self, foe: Model) -> bool:
        """Whether it draws no Free Hack when it leaves this foe (SBH-MOV-14)."""
        return False

    def holds_back_leavers(self) -> bool:
        """Whether those in contact with it lose that privilege."""
        return False

    # Quality rolls (SBH-ACT-3) and Morale (SBH-MOR-4)

    def quality_bonus(self, purpose: Topic) -> int:
        """Added to each die of its own Quality rolls for this purpose."""
        return 0

    def has_automatic_success(self) -> bool:
        """Whether one die of each Quality roll succeeds without being rolled."""
        return False

    def is_leader(self) -> bool:
        """Whether it leads at all: only those who do are asked whom."""
        return False

    def leads(self, friend: Model) -> bool:
        """Whether this friend profits from its leadership (SBH-GRP-6)."""
        return False

    def steadies(self) -> bool:
        """Whether friends within Medium are steadier on Morale."""
        return False

    def skips_morale(self, cause: str) -> bool:
        """Whether it need not roll Morale for this cause (SBH-MOR-5)."""
        return False

    def mourns(self, trait: Trait, victim: Model) -> bool:
        """Whether the death of this friend shakes it (SBH-MOR-2)."""
        return False

    def shakes_its_kind_alone(self) -> bool:
        """Whether its gruesome end shakes those of its own kind, and them anywhere (SBH-MOR-5)."""
        return False

    def crumbles(self) -> bool:
        """Whether it never flees but is destroyed by failures (SBH-MOR-6)."""
        return False

    def frightens(self) -> bool:
        """Whether it is an object of Terror (SBH-MOR-2)."""
        return False

    def rallies_flight(self) -> bool:
        """Whether fleeing friends may run to it instead."""
        return False
