"""The traits of the SBH book, each with its rule: a game makes its list of these and of its own."""

from __future__ import annotations

from typing import Final

from rules_core.song import traits_of_fighting as fighting
from rules_core.song import traits_of_nerve as nerve
from rules_core.song import traits_of_shooting as shooting
from rules_core.song.traits import TraitRule

SBH_TRAITS: Final[dict[str, TraitRule]] = {
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
    "protect": nerve.Protect(),
    "rabble": fighting.Rabble(),
    "reckless": nerve.Reckless(),
    "reflect": shooting.Reflect(),
    "savage": fighting.Savage(),
    "sharpshooter": shooting.Sharpshooter(),
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
