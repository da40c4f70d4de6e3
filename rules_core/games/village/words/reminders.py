"""What a group at a table easily forgets in this phase: short sentences, each only where it holds now.

Made of nothing but the state that everybody may see: where a find lies is known, what it is, is not (V-7.2.3).

    for reminder in reminders(siege, SiegeNames(siege.world)):
        print(reminder.kind, reminder.told.text())
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.village.rules.fire import burning
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.plain_words import plain_word
from rules_core.games.village.words.village_words import STICKS
from rules_core.wording.sentence import Part, Sentence

MILITIA: Final = "militia"
READY_MOUNTS: Final = "ready-mounts"
WARHORSE: Final = "warhorse"
BLESSING: Final = "blessing"
FIRES: Final = "fires"
TOKENS: Final = "tokens"
MORALE: Final = "morale"
KINDS: Final = (MORALE, MILITIA, READY_MOUNTS, WARHORSE, BLESSING, FIRES, TOKENS)
"""Every kind of reminder; a group may switch each of them off."""


@dataclass(frozen=True)
class Reminder:
    """One line: its kind, one of KINDS, and the sentence with its clause."""

    kind: str
    told: Sentence


def reminders(siege: Siege, names: Names) -> list[Reminder]:
    """What holds at this moment, in the order in which it comes up."""
    found: list[Reminder] = []
    if len(siege.owed) > 1:
        parts: dict[str, Part] = {"who": tuple([names.of(one) for one in siege.owed[1:]])}
        found.append(Reminder(MORALE, Sentence("Morale still to roll: {who}.", parts, clause="SBH-MOR-3")))
    _militia(siege, names, found)
    _ready_mounts(siege, found)
    _warhorse(siege, names, found)
    _blessing(siege, names, found)
    _fires(siege, names, found)
    _tokens(siege, found)
    return found


def _militia(siege: Siege, names: Names, found: list[Reminder]) -> None:
    """V-7.5.7, V-7.5.24 while they deploy, V-7.5.8 in the heroes' turn."""
    if siege.phase is Phase.HERO_DEPLOYMENT:
        about = [id for id in siege.waiting if siege.models[id].is_defender]
        clause = "R-V25"
        template = "Militia: set up {who} with the heroes."
    elif siege.phase is Phase.HERO_TURN:
        about = [one.id for one in siege.models.values() if one.is_defender and one.in_play and not one.activated]
        clause = "V-7.5.8"
        template = "Militia: {who} can still act."
    else:
        return
    if about:
        parts: dict[str, Part] = {"who": tuple([names.of(id) for id in about])}
        found.append(Reminder(MILITIA, Sentence(template, parts, clause=clause)))


def _ready_mounts(siege: Siege, found: list[Reminder]) -> None:
    """V-7.5.20, R-V54. While it is still to come."""
    stables = siege.with_ability("ready-mounts")
    phases = [Phase.HERO_DEPLOYMENT]
    if siege.world.options.ready_mounts_after_enemies:
        phases = [Phase.HERO_DEPLOYMENT, Phase.ENEMY_DEPLOYMENT, Phase.BEFORE_FIGHT]
    if stables and "ready-mounts" not in siege.spent and siege.phase in phases:
        stick = stables[0][1].stick or siege.world.options.ready_mounts_stick
        template = "Ready Mounts: one hero may move {stick} before the fight."
        found.append(Reminder(READY_MOUNTS, Sentence(template, {"stick": _stick(stick)}, clause="V-7.5.20")))


def _warhorse(siege: Siege, names: Names, found: list[Reminder]) -> None:
    """V-7.5.22. To be chosen before the fight; whoever rides it keeps its move until the wave is over (R-V50)."""
    stables = siege.with_ability("warhorse")
    before = siege.phase in (Phase.HERO_DEPLOYMENT, Phase.ENEMY_DEPLOYMENT, Phase.BEFORE_FIGHT)
    if before and stables and "warhorse" not in siege.spent:
        stick = stables[0][1].stick or siege.world.options.warhorse_stick
        template = "Warhorse: think of who moves {stick} in this wave."
        found.append(Reminder(WARHORSE, Sentence(template, {"stick": _stick(stick)}, clause="V-7.5.22")))
    if siege.phase is Phase.HERO_TURN:
        for hero in siege.heroes:
            if hero.in_play and hero.allowance:
                parts: dict[str, Part] = {"hero": names.of(hero.id), "stick": _stick(hero.allowance)}
                template = "Warhorse: {hero} moves {stick} in this wave."
                found.append(Reminder(WARHORSE, Sentence(template, parts, clause="V-7.5.22")))


def _blessing(siege: Siege, names: Names, found: list[Reminder]) -> None:
    """V-7.5.14. In the enemy's turn: ready for one building, or lying on it in this activation."""
    if siege.phase is not Phase.ENEMY_TURN:
        return
    turn = siege.group_turn
    if turn is not None and turn.blessed:
        parts: dict[str, Part] = {"building": names.of(turn.blessed)}
        template = "Blessing: {building} takes no damage in this activation."
        found.append(Reminder(BLESSING, Sentence(template, parts, clause="V-7.5.14")))
    elif "blessing" not in siege.spent and siege.with_ability("blessing"):
        template = "Blessing: it can still save one building in this wave."
        found.append(Reminder(BLESSING, Sentence(template, clause="V-7.5.14")))


def _fires(siege: Siege, names: Names, found: list[Reminder]) -> None:
    """V-6.5.4, V-6.5.5 until they have burned; R-V18 in the council."""
    alight = burning(siege)
    if not alight:
        return
    parts: dict[str, Part] = {"buildings": tuple([names.of(one.id) for one in alight])}
    if siege.phase in (Phase.HERO_TURN, Phase.ENEMY_TURN):
        clause = "V-6.5.5"
        template = "Fire at {buildings}: a hero beside it may put it out when the wave ends."
        if len(alight) > 1:
            template = "Fires at {buildings}: heroes beside them may each put one out when the wave ends."
    elif siege.phase is Phase.WAVE_ENDS:
        clause = "V-6.5.6"
        template = "Fire at {buildings}: each hero beside one may put one out."
    elif siege.phase is Phase.COUNCIL:
        clause = "R-V18"
        template = "Fire at {buildings}: repairs do not put it out."
    else:
        return
    found.append(Reminder(FIRES, Sentence(template, parts, clause=clause)))


def _tokens(siege: Siege, found: list[Reminder]) -> None:
    """V-7.2.5 in the heroes' turn; V-7.2.1 when a wave ends."""
    count = len(siege.tokens)
    if siege.phase is Phase.HERO_TURN and count:
        template = "One find lies outside: touch it."
        if count > 1:
            template = "{count} finds lie outside: touch them."
        found.append(Reminder(TOKENS, Sentence(template, {"count": count}, clause="V-7.2.5")))
    elif siege.phase is Phase.WAVE_ENDS and siege.wave < siege.world.waves:
        template = "Finds: a new one is placed after the Supplies."
        found.append(Reminder(TOKENS, Sentence(template, clause="V-7.2.1")))


def _stick(name: str) -> Part:
    return STICKS.get(name, plain_word(name))
