"""The rule of every trait, and the questions that chapters put to all traits of a model at once."""

from __future__ import annotations

from typing import Final

from rules_core.song import traits_of_fighting as fighting
from rules_core.song import traits_of_nerve as nerve
from rules_core.song import traits_of_shooting as shooting
from rules_core.song.field import Field
from rules_core.song.traits import TraitRule
from rules_core.song.warband import Model

Part = tuple[str, int]
"""Something that a score is made of: its cause and its number."""

RULES: Final[dict[str, TraitRule]] = {
    "acrobat": shooting.Acrobat(),
    "ambusher": fighting.Ambusher(),
    "artificial": nerve.Artificial(),
    "assassin": fighting.Assassin(),
    "bard": nerve.Bard(),
    "beastmaster": nerve.Beastmaster(),
    "berserk": fighting.Berserk(),
    "big": shooting.LargeTarget(),
    "champion": fighting.Champion(),
    "cleric": fighting.Cleric(),
    "combat-master": fighting.CombatMaster(),
    "coward": nerve.Coward(),
    "danger-sense": fighting.DangerSense(),
    "dashing": fighting.Dashing(),
    "dogged": fighting.Dogged(),
    "drain": fighting.Drain(),
    "fearless": nerve.Fearless(),
    "flying": fighting.Flying(),
    "free-disengage": fighting.FreeDisengage(),
    "gargantuan": shooting.LargeTarget(),
    "giant-slayer": fighting.GiantSlayer(),
    "good-shot": shooting.GoodShot(),
    "greedy": fighting.Greedy(),
    "group-fighter": fighting.GroupFighter(),
    "hatred": fighting.Hatred(),
    "heavy-armor": fighting.HeavyArmor(),
    "hero": nerve.Hero(),
    "heros-horse": fighting.Mounted(),
    "huge": shooting.LargeTarget(),
    "immortal": nerve.Immortal(),
    "inconvenient": fighting.Inconvenient(),
    "jouster": fighting.Jouster(),
    "leader": nerve.Leader(),
    "legendary-archer": shooting.LegendaryArcher(),
    "lethal": fighting.Lethal(),
    "mountaineer": shooting.Mountaineer(),
    "mounted": fighting.Mounted(),
    "opportunistic": fighting.Opportunistic(),
    "paladin": fighting.Paladin(),
    "poison": fighting.Poison(),
    "rabble": fighting.Rabble(),
    "reckless": nerve.Reckless(),
    "reflect": shooting.Reflect(),
    "savage": fighting.Savage(),
    "shield": fighting.Shield(),
    "shieldwall": shooting.Shieldwall(),
    "standard-bearer": nerve.StandardBearer(),
    "steadfast": nerve.Steadfast(),
    "swarm": shooting.Swarm(),
    "tailslap": fighting.Tailslap(),
    "terror": nerve.Terror(),
    "tough": nerve.Tough(),
    "undead": nerve.Undead(),
}
"""Traits of movement, of weapons and of tags alone have no rule here; their chapters know them by name."""

NO_RULE: Final = TraitRule()

LEADING: Final = ("leader", "beastmaster")
"""The traits of those who lead."""


def rules_of(model: Model) -> list[TraitRule]:
    """The rules of the model's traits, in the order of its card."""
    return [RULES.get(trait.id, NO_RULE) for trait in model.profile.traits]


def melee_parts(field: Field, model: Model, foe: Model, strikes: bool) -> list[Part]:
    """What its traits add to the model's own score in melee (SBH-HTH-4)."""
    parts: list[Part] = []
    for trait in model.profile.traits:
        number = RULES.get(trait.id, NO_RULE).melee_score(field, trait, model, foe, strikes)
        if number != 0:
            parts.append((trait.id, number))
    return parts


def shooting_parts(field: Field, shooter: Model, target: Model) -> list[Part]:
    """What the traits of both add to the shooter's score (SBH-RNG-3)."""
    parts: list[Part] = []
    for trait in shooter.profile.traits:
        number = RULES.get(trait.id, NO_RULE).shooting_score(field, trait, shooter, target)
        if number != 0:
            parts.append((trait.id, number))
    for trait in target.profile.traits:
        number = RULES.get(trait.id, NO_RULE).shot_at_score(field, trait, target, shooter)
        if number != 0:
            parts.append((trait.id, number))
    return parts


def overlooked_foes(model: Model) -> int:
    """How many foes beyond the first do not outnumber it."""
    return sum(rule.overlooked_foes() for rule in rules_of(model))


def denies_size_bonus(model: Model) -> bool:
    """Whether larger opponents get nothing for their size."""
    return any(rule.denies_size_bonus() for rule in rules_of(model))


def denies_ambush(model: Model) -> bool:
    """Whether it is never ambushed."""
    return any(rule.denies_ambush() for rule in rules_of(model))


def ambush_bonus(model: Model) -> int:
    """What its traits add to the bonus of an ambush."""
    return sum(rule.ambush_bonus() for rule in rules_of(model))


def combat_rerolls(model: Model, is_melee: bool) -> list[str]:
    """The uses by which it may roll its Combat die again and that are not gone."""
    uses = [rule.combat_reroll(is_melee) for rule in rules_of(model)]
    return [use for use in uses if use and use not in model.spent]


def makes_lethal(model: Model, victim: Model) -> bool:
    """Whether its traits make an attack on this victim Lethal (SBH-HTH-9)."""
    for trait in model.profile.traits:
        if RULES.get(trait.id, NO_RULE).makes_lethal(trait, model, victim):
            return True
    return False


def dies_when_beaten(model: Model) -> bool:
    """Whether any lost contest kills it."""
    return any(rule.dies_when_beaten() for rule in rules_of(model))


def saves_a_point(model: Model, is_melee: bool) -> bool:
    """Whether losing by exactly 1 is a draw for it."""
    return any(rule.saves_a_point(is_melee) for rule in rules_of(model))


def drains(model: Model) -> bool:
    """Whether its wins in melee only sap Quality."""
    return any(rule.drains() for rule in rules_of(model))


def is_savage(model: Model) -> bool:
    """Whether its kills in melee are gruesome."""
    return any(rule.is_savage() for rule in rules_of(model))


def poisons(model: Model) -> bool:
    """Whether those it beats may be poisoned."""
    return any(rule.poisons() for rule in rules_of(model))


def is_lifeless(model: Model) -> bool:
    """Whether poison and Drain do not work on it."""
    return any(rule.is_lifeless() for rule in rules_of(model))


def eases_gruesome(model: Model) -> bool:
    """Whether a Gruesome kill on it is a normal one."""
    return any(rule.eases_gruesome() for rule in rules_of(model))


def bears_wounds(model: Model) -> bool:
    """Whether a normal kill only costs it Quality (SBH-TGH-1)."""
    return any(rule.bears_wounds() for rule in rules_of(model))


def trips_up(model: Model, loser: Model) -> bool:
    """Whether this loser may go down where it would recoil."""
    return any(rule.trips_up(model, loser) for rule in rules_of(model))


def must_follow_up(model: Model) -> bool:
    """Whether it has no choice but to follow up."""
    return any(rule.must_follow_up() for rule in rules_of(model))


def is_greedy(model: Model) -> bool:
    """Whether it may stop to loot."""
    return any(rule.is_greedy() for rule in rules_of(model))


def reflects_shots(model: Model) -> bool:
    """Whether a shooter who loses against it suffers the result."""
    return any(rule.reflects_shots() for rule in rules_of(model))


def attacks_with_every_action(model: Model, is_shot: bool) -> bool:
    """Whether it may attack so with each of its actions (SBH-ACT-12)."""
    return any(rule.attacks_with_every_action(is_shot) for rule in rules_of(model))


def rolls_recklessly(model: Model) -> bool:
    """Whether it may take the reckless die."""
    return any(rule.rolls_recklessly() for rule in rules_of(model))


def heals_each_turn(model: Model) -> bool:
    """Whether a lost point of Quality comes back each turn."""
    return any(rule.heals_each_turn() for rule in rules_of(model))


def may_leave_melee(model: Model) -> bool:
    """Whether it may leave melee of its own will."""
    return not any(rule.stays_in_melee() for rule in rules_of(model))


def free_disengage(leaver: Model, foe: Model) -> bool:
    """Whether this foe gets no Free Hack when the model leaves it (SBH-MOV-14)."""
    if any(rule.holds_back_leavers() for rule in rules_of(foe)):
        return False
    return any(rule.leaves_unhacked(foe) for rule in rules_of(leaver))


def quality_bonus(model: Model, purpose: str) -> int:
    """What its traits add to each die of a Quality roll."""
    return sum(rule.quality_bonus(purpose) for rule in rules_of(model))


def has_automatic_success(model: Model) -> bool:
    """Whether one die of each Quality roll succeeds without being rolled."""
    return any(rule.has_automatic_success() for rule in rules_of(model))


def leads(model: Model, friend: Model) -> bool:
    """Whether the model is a Leader to this friend."""
    # SHORT CUT: every Quality roll asks this of all friends, and hardly anybody leads.
    if model.profile.trait_ids.isdisjoint(LEADING):
        return False
    return any(rule.leads(friend) for rule in rules_of(model))


def steadies(model: Model) -> bool:
    """Whether friends near it are steadier on Morale."""
    return any(rule.steadies() for rule in rules_of(model))


def skips_morale(model: Model, cause: str) -> bool:
    """Whether this cause does not shake it (SBH-MOR-5)."""
    return any(rule.skips_morale(cause) for rule in rules_of(model))


def crumbles(model: Model) -> bool:
    """Whether it is destroyed where others would flee (SBH-MOR-6)."""
    return any(rule.crumbles() for rule in rules_of(model))


def frightens(model: Model) -> bool:
    """Whether it is an object of Terror."""
    return any(rule.frightens() for rule in rules_of(model))


def rallies_flight(model: Model) -> bool:
    """Whether fleeing friends may run to it."""
    return any(rule.rallies_flight() for rule in rules_of(model))
