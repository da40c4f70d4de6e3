"""Traits that change the scores and results of a fight."""

from __future__ import annotations

from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.manner import STRIKES, Manner
from rules_core.song.traits import TraitRule
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait


def is_mounted(model: Model) -> bool:
    """Whether the model fights from the saddle."""
    ids = model.profile.trait_ids
    return "mounted" in ids or "heros-horse" in ids


def answers_to(model: Model, name: str) -> bool:
    """Whether a name in a trait (Hatred, Lethal) means this model: a tag, a trait or its profile."""
    return name in model.profile.tags or model.has(name) or model.profile.id == name


def has_just_charged(model: Model, foe: Model) -> bool:
    """Whether it makes its first attack in the turn in which it moved into contact with this foe (SBH-HTH-19)."""
    return model.attacks_made == 0 and foe.id in model.charged


class Mounted(TraitRule):
    """SBH-HTH-4. Fights better from the saddle; leaves those on foot freely (SBH-MOV-14)."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if not is_mounted(foe) and foe.profile.size <= model.profile.size else 0

    def leaves_unhacked(self, foe: Model) -> bool:
        return not is_mounted(foe) and not foe.has("flying")


class Dashing(TraitRule):
    """Strikes harder in the turn of its charge."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if manner in STRIKES and has_just_charged(model, foe) else 0


class Jouster(TraitRule):
    """On horseback, strikes harder in the turn of its charge."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if manner in STRIKES and is_mounted(model) and foe.id in model.charged else 0


class Berserk(TraitRule):
    """Strikes harder in its own turn, and never breaks off."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if manner in STRIKES else 0

    def stays_in_melee(self) -> bool:
        return True


class Hatred(TraitRule):
    """Fights better against those it hates."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if answers_to(foe, trait.against) else 0


class Paladin(TraitRule):
    """Fights better against Evil."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1 if answers_to(foe, "evil") else 0

    def shooting_score(self, field: Troops, trait: Trait, shooter: Model, target: Model) -> int:
        return 1 if answers_to(target, "evil") else 0


class Opportunistic(TraitRule):
    """Strikes harder at those a friend keeps busy; that does not help its defence."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        if manner is None:
            return 0
        # SBH-MOV-13. With a Free Hack as with any other attack.
        busy = any(friend.is_active and field.in_contact(friend, foe) for friend in field.friends(model))
        return 1 if busy else 0


class GiantSlayer(TraitRule):
    """Knows how to fight the large."""

    def denies_size_bonus(self) -> bool:
        return True


class GroupFighter(TraitRule):
    """Used to fighting two at once."""

    def overlooked_foes(self) -> int:
        return 1


class DangerSense(TraitRule):
    """Is never taken by surprise."""

    def denies_ambush(self) -> bool:
        return True


class Ambusher(TraitRule):
    """Makes more of an ambush."""

    def ambush_bonus(self) -> int:
        return 1


class Champion(TraitRule):
    """Rolls its Combat die again once a turn in melee."""

    def combat_reroll(self, *, is_melee: bool) -> str:
        return "champion:turn" if is_melee else ""


class Assassin(TraitRule):
    """Kills the living with any win."""

    def makes_lethal(self, trait: Trait, model: Model, victim: Model) -> bool:
        return not victim.has("undead") and not victim.has("artificial")


class Lethal(TraitRule):
    """Kills one kind of enemy with any win."""

    def makes_lethal(self, trait: Trait, model: Model, victim: Model) -> bool:
        return answers_to(victim, trait.against)


class Cleric(TraitRule):
    """SBH-HTH-9. Lays the Undead to rest, until its power is gone."""

    def makes_lethal(self, trait: Trait, model: Model, victim: Model) -> bool:
        return victim.has("undead") and "cleric" not in model.spent


class Rabble(TraitRule):
    """Dies of any defeat."""

    def dies_when_beaten(self) -> bool:
        return True


class HeavyArmor(TraitRule):
    """Turns narrow defeats; a burden on climbs."""

    def saves_a_point(self, *, is_melee: bool) -> bool:
        return True

    def quality_bonus(self, purpose: Topic) -> int:
        return -2 if purpose == topics.CLIMB else 0


class Shield(TraitRule):
    """Turns narrow defeats in melee."""

    def saves_a_point(self, *, is_melee: bool) -> bool:
        return is_melee


class Drain(TraitRule):
    """Saps the strength of those it beats."""

    def drains(self) -> bool:
        return True


class Savage(TraitRule):
    """Kills horribly."""

    def is_savage(self) -> bool:
        return True


class Poison(TraitRule):
    """May poison those it beats."""

    def poisons(self) -> bool:
        return True


class Tailslap(TraitRule):
    """May sweep those who give way off their feet."""

    def trips_up(self, model: Model, loser: Model) -> bool:
        return loser.profile.size <= model.profile.size


class Greedy(TraitRule):
    """May stop to loot the slain."""

    def is_greedy(self) -> bool:
        return True


class Dogged(TraitRule):
    """Follows whoever gives way, and never breaks off."""

    def must_follow_up(self) -> bool:
        return True

    def stays_in_melee(self) -> bool:
        return True


class CombatMaster(TraitRule):
    """Strikes with every action."""

    def attacks_with_every_action(self, *, is_shot: bool) -> bool:
        return not is_shot


class FreeDisengage(TraitRule):
    """Slips away from anybody."""

    def leaves_unhacked(self, foe: Model) -> bool:
        return True


class Flying(TraitRule):
    """Rises out of reach of those who cannot fly (SBH-MOV-14)."""

    def leaves_unhacked(self, foe: Model) -> bool:
        return not foe.has("flying")


class Inconvenient(TraitRule):
    """Is hard to slip away from."""

    def holds_back_leavers(self) -> bool:
        return True
