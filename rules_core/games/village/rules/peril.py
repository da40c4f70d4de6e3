"""What would befall a model if it stood somewhere: who would strike it or shoot at it in the next enemy turn.

Counted by the rules: every enemy acts on a copy of the siege, for each number of successes that its group may roll.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.rules.intents import DiceNeeded, ForeseeingTable
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.facts import Fact
from rules_core.song import activation, contest, melee, quality, shooting
from rules_core.song import topics as song_topics
from rules_core.song.manner import Manner
from rules_core.song.warband import ModelId

MANNERS: Final = {
    decisions.ATTACK: Manner.MELEE,
    decisions.POWER: Manner.POWER,
    decisions.SHOOT: Manner.SHOT,
    decisions.AIM: Manner.AIMED,
}
SHOTS: Final = (Manner.SHOT, Manner.AIMED)


class Threat:
    """What one enemy would do to the model: `shoots` or strikes, with which `chance`, and the chance of `harm`.

    `chance` is that its group gets so far, if no model before it changes anything; `harm` that the model then falls or
    worse by this one attack, without re-rolls, is part of it.
    """

    def __init__(self, enemy: ModelId) -> None:
        self.enemy = enemy
        self.chance: float = 0.0
        self.harm: float = 0.0
        self.shoots: bool = False


def threats(siege: Siege, model: Fighter, x: int, y: int) -> list[Threat]:
    """Every enemy that would attack the model if it stood at (x, y), in the order of the turn. Changes nothing."""
    stood = clone(siege)
    twin = stood.models[model.id]
    twin.x, twin.y = x, y
    activation.start_turn(ForeseeingTable(), stood, ENEMIES)
    found: list[Threat] = []
    # V-6.1.8. How likely the enemy's turn still goes on when a group comes to its roll.
    goes_on = 1.0
    for group in stood.groups:
        members = stood.members(group.number)
        if not members:
            continue
        dice = RULES[group.behaviour].dice
        chances = _successes(stood, members, dice)
        for member in members:
            threat = Threat(member.id)
            for successes in range(1, dice + 1):
                if chances[successes] > 0.0:
                    _add(threat, stood, group, member, twin.id, successes, goes_on * chances[successes])
            if threat.chance > 0.0:
                found.append(threat)
        goes_on *= 1.0 - sum(
            [chances[number] for number in range(dice + 1) if dice - number >= activation.FAILURES_THAT_TURN_OVER]
        )
    return found


def _successes(siege: Siege, members: list[Fighter], dice: int) -> list[float]:
    """V-6.2.3, SBH-ACT-2. How likely each number of successes of the group is: against the worst Quality."""
    worst = quality.worst_of(siege, members, song_topics.ACTIVATION)
    need = max(2, min(6, worst.quality - quality.bonus_for(siege, worst, song_topics.ACTIVATION)))
    hit = (7 - need) / 6.0
    chances = [1.0]
    for number in range(dice):
        if number == 0 and siege.traits.has_automatic_success(worst):
            chances = [0.0, 1.0]
            continue
        one_more = [0.0] * (len(chances) + 1)
        for successes, chance in enumerate(chances):
            one_more[successes] += chance * (1.0 - hit)
            one_more[successes + 1] += chance * hit
        chances = one_more
    return chances


def _add(
    threat: Threat, stood: Siege, group: Group, member: Fighter, victim: ModelId, actions: int, chance: float
) -> None:
    """V-6.2.5, V-6.2.7. Let the member take so many actions on a copy, to its first dice."""
    copy = clone(stood)
    twin = copy.models[member.id]
    own = copy.group(group.number)
    watching = _Watching(twin.id)
    if not own.has_activated:
        RULES[own.behaviour].begins(watching, copy, own)
    try:
        act(watching, copy, twin, actions)
    except DiceNeeded as needed:
        if needed.topic != song_topics.ATTACK_DIE or watching.chosen != victim or watching.action not in MANNERS:
            return
        manner = MANNERS[watching.action]
        aimed_at = copy.models[victim]
        shoots = manner in SHOTS
        weighed = (
            shooting.prepare(copy, twin, aimed_at, manner) if shoots else melee.weigh(copy, twin, aimed_at, manner)
        )
        threat.shoots = threat.shoots or shoots
        threat.chance += chance
        threat.harm += chance * contest.harm(copy, weighed)


class _Watching(ForeseeingTable):
    """Notes what one enemy has decided last."""

    def __init__(self, enemy: ModelId) -> None:
        self.enemy = enemy
        self.action: str = ""
        self.chosen: str = ""

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, EnemyDecided) and fact.model == self.enemy:
            self.action, self.chosen = fact.action, fact.chosen
