"""A game's list of traits, and the questions that chapters put to all traits of a model at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_core.kernel.requests import Topic
from rules_core.song.manner import Manner
from rules_core.song.traits import TraitRule
from rules_core.song.troops import Troops
from rules_core.song.warband import Model

Part = tuple[str, int]
"""Something that a score is made of: its cause and its number."""

NO_RULE: Final = TraitRule()


class TraitList:
    """The traits that do something in a game, by id; every field has the list of its game."""

    def __init__(self, rules: Mapping[str, TraitRule]) -> None:
        self.rules: dict[str, TraitRule] = dict(rules)
        self.leading = frozenset([trait for trait, rule in rules.items() if rule.is_leader()])
        """The traits of those who lead."""

    def rules_of(self, model: Model) -> list[TraitRule]:
        """The rules of the model's traits, in the order of its card."""
        rules = self.rules
        return [rules.get(trait.id, NO_RULE) for trait in model.profile.traits]

    def melee_parts(self, field: Troops, model: Model, foe: Model, manner: Manner | None) -> list[Part]:
        """What its traits add to the model's own score in melee (SBH-HTH-4)."""
        parts: list[Part] = []
        for trait in model.profile.traits:
            number = self.rules.get(trait.id, NO_RULE).melee_score(field, trait, model, foe, manner)
            if number != 0:
                parts.append((trait.id, number))
        return parts

    def shooting_parts(self, field: Troops, shooter: Model, target: Model) -> list[Part]:
        """What the traits of both add to the shooter's score (SBH-RNG-3)."""
        parts: list[Part] = []
        for trait in shooter.profile.traits:
            number = self.rules.get(trait.id, NO_RULE).shooting_score(field, trait, shooter, target)
            if number != 0:
                parts.append((trait.id, number))
        for trait in target.profile.traits:
            number = self.rules.get(trait.id, NO_RULE).shot_at_score(field, trait, target, shooter)
            if number != 0:
                parts.append((trait.id, number))
        return parts

    def picks_targets(self, model: Model) -> bool:
        """Whether it shoots at whom it likes."""
        return any(rule.picks_targets() for rule in self.rules_of(model))

    def reload_actions(self, model: Model) -> int:
        """How many actions more it needs to reload."""
        return sum(rule.reload_actions(model) for rule in self.rules_of(model))

    def never_aims(self, model: Model) -> bool:
        """Whether it makes no Aimed Shots."""
        return any(rule.never_aims(model) for rule in self.rules_of(model))

    def overlooked_foes(self, model: Model) -> int:
        """How many foes beyond the first do not outnumber it."""
        return sum(rule.overlooked_foes() for rule in self.rules_of(model))

    def denies_size_bonus(self, model: Model) -> bool:
        """Whether larger opponents get nothing for their size."""
        return any(rule.denies_size_bonus() for rule in self.rules_of(model))

    def denies_ambush(self, model: Model) -> bool:
        """Whether it is never ambushed."""
        return any(rule.denies_ambush() for rule in self.rules_of(model))

    def ambush_bonus(self, model: Model) -> int:
        """What its traits add to the bonus of an ambush."""
        return sum(rule.ambush_bonus() for rule in self.rules_of(model))

    def combat_rerolls(self, model: Model, *, is_melee: bool) -> list[str]:
        """The uses by which it may roll its Combat die again and that are not gone."""
        uses = [rule.combat_reroll(is_melee=is_melee) for rule in self.rules_of(model)]
        return [use for use in uses if use and use not in model.spent]

    def makes_lethal(self, model: Model, victim: Model) -> bool:
        """Whether its traits make an attack on this victim Lethal (SBH-HTH-9)."""
        for trait in model.profile.traits:
            if self.rules.get(trait.id, NO_RULE).makes_lethal(trait, model, victim):
                return True
        return False

    def dies_when_beaten(self, model: Model) -> bool:
        """Whether any lost contest kills it."""
        return any(rule.dies_when_beaten() for rule in self.rules_of(model))

    def saves_a_point(self, model: Model, *, is_melee: bool) -> str:
        """The trait by which losing by exactly 1 is a draw for it, "" for none."""
        for trait in model.profile.traits:
            if self.rules.get(trait.id, NO_RULE).saves_a_point(is_melee=is_melee):
                return trait.id
        return ""

    def drains(self, model: Model) -> bool:
        """Whether its wins in melee only sap Quality."""
        return any(rule.drains() for rule in self.rules_of(model))

    def is_savage(self, model: Model) -> bool:
        """Whether its kills in melee are gruesome."""
        return any(rule.is_savage() for rule in self.rules_of(model))

    def poisons(self, model: Model) -> bool:
        """Whether those it beats may be poisoned."""
        return any(rule.poisons() for rule in self.rules_of(model))

    def is_lifeless(self, model: Model) -> bool:
        """Whether poison and Drain do not work on it."""
        return any(rule.is_lifeless() for rule in self.rules_of(model))

    def eases_gruesome(self, model: Model) -> bool:
        """Whether a Gruesome kill on it is a normal one."""
        return any(rule.eases_gruesome() for rule in self.rules_of(model))

    def bears_wounds(self, model: Model) -> bool:
        """Whether a normal kill only costs it Quality (SBH-TGH-1)."""
        return any(rule.bears_wounds() for rule in self.rules_of(model))

    def trips_up(self, model: Model, loser: Model) -> bool:
        """Whether this loser may go down where it would recoil."""
        return any(rule.trips_up(model, loser) for rule in self.rules_of(model))

    def must_follow_up(self, model: Model) -> bool:
        """Whether it has no choice but to follow up."""
        return any(rule.must_follow_up() for rule in self.rules_of(model))

    def is_greedy(self, model: Model) -> bool:
        """Whether it may stop to loot."""
        return any(rule.is_greedy() for rule in self.rules_of(model))

    def reflects_shots(self, model: Model) -> bool:
        """Whether a shooter who loses against it suffers the result."""
        return any(rule.reflects_shots() for rule in self.rules_of(model))

    def attacks_with_every_action(self, model: Model, *, is_shot: bool) -> bool:
        """Whether it may attack so with each of its actions (SBH-ACT-12)."""
        return any(rule.attacks_with_every_action(is_shot=is_shot) for rule in self.rules_of(model))

    def rolls_recklessly(self, model: Model) -> bool:
        """Whether it may take the reckless die."""
        return any(rule.rolls_recklessly() for rule in self.rules_of(model))

    def loses_action_on_1(self, model: Model) -> str:
        """The trait for which a natural 1 among the dice of an activation takes an action, "" for none."""
        for trait in model.profile.traits:
            if self.rules.get(trait.id, NO_RULE).loses_action_on_1():
                return trait.id
        return ""

    def heals_each_turn(self, model: Model) -> bool:
        """Whether a lost point of Quality comes back each turn."""
        return any(rule.heals_each_turn() for rule in self.rules_of(model))

    def may_leave_melee(self, model: Model) -> bool:
        """Whether it may leave melee of its own will."""
        return not any(rule.stays_in_melee() for rule in self.rules_of(model))

    def free_disengage(self, leaver: Model, foe: Model) -> bool:
        """Whether this foe gets no Free Hack when the model leaves it (SBH-MOV-14)."""
        if any(rule.holds_back_leavers() for rule in self.rules_of(foe)):
            return False
        return any(rule.leaves_unhacked(foe) for rule in self.rules_of(leaver))

    def quality_parts(self, model: Model, purpose: Topic) -> list[Part]:
        """What each of its traits adds to a die of a Quality roll, where it adds anything."""
        found = [(trait.id, self.rules.get(trait.id, NO_RULE).quality_bonus(purpose)) for trait in model.profile.traits]
        return [part for part in found if part[1] != 0]

    def quality_bonus(self, model: Model, purpose: Topic) -> int:
        """What its traits add to each die of a Quality roll."""
        return sum(rule.quality_bonus(purpose) for rule in self.rules_of(model))

    def has_automatic_success(self, model: Model) -> bool:
        """Whether one die of each Quality roll succeeds without being rolled."""
        return any(rule.has_automatic_success() for rule in self.rules_of(model))

    def leads(self, model: Model, friend: Model) -> bool:
        """Whether the model is a Leader to this friend."""
        # SHORT CUT: every Quality roll asks this of all friends, and hardly anybody leads.
        if model.profile.trait_ids.isdisjoint(self.leading):
            return False
        return any(rule.leads(friend) for rule in self.rules_of(model))

    def steadies(self, model: Model) -> bool:
        """Whether friends near it are steadier on Morale."""
        return any(rule.steadies() for rule in self.rules_of(model))

    def skips_morale(self, model: Model, cause: str) -> bool:
        """Whether this cause does not shake it (SBH-MOR-5)."""
        return any(rule.skips_morale(cause) for rule in self.rules_of(model))

    def mourns(self, model: Model, victim: Model) -> bool:
        """Whether the death of this friend shakes it."""
        return any(self.rules.get(one.id, NO_RULE).mourns(one, victim) for one in model.profile.traits)

    def shakes_its_kind_alone(self, model: Model) -> bool:
        """Whether its gruesome end shakes those of its own kind alone."""
        return any(rule.shakes_its_kind_alone() for rule in self.rules_of(model))

    def crumbles(self, model: Model) -> bool:
        """Whether it is destroyed where others would flee (SBH-MOR-6)."""
        return any(rule.crumbles() for rule in self.rules_of(model))

    def frightens(self, model: Model) -> bool:
        """Whether it is an object of Terror."""
        return any(rule.frightens() for rule in self.rules_of(model))

    def rallies_flight(self, model: Model) -> bool:
        """Whether fleeing friends may run to it."""
        return any(rule.rallies_flight() for rule in self.rules_of(model))
