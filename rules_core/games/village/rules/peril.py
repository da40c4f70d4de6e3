"""What would befall a model if it stood somewhere: who would strike it or shoot at it in the next enemy turn.

Counted by the rules: every enemy acts on a copy of the siege, for each number of successes that its group may roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.rules.goals import is_there, route
from rules_core.games.village.rules.intents import DiceNeeded, ForeseeingTable
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.ground.geometry import Point, distance_to_segment
from rules_core.kernel.facts import Fact
from rules_core.song import activation, contest, melee, quality, shooting
from rules_core.song import topics as song_topics
from rules_core.song.facts import ModelMoved
from rules_core.song.manner import Manner
from rules_core.song.options import INCH
from rules_core.song.stride import allowance
from rules_core.song.warband import Fate, ModelId
from rules_core.song.weapons import basic_range

MANNERS: Final = {
    decisions.ATTACK: Manner.MELEE,
    decisions.POWER: Manner.POWER,
    decisions.SHOOT: Manner.SHOT,
    decisions.AIM: Manner.AIMED,
}
SHOTS: Final = (Manner.SHOT, Manner.AIMED)
APART: Final = 3 * INCH // 2
"""How far apart the spots are that are looked at where all of them are: little more than a base."""
NEARLY: Final = 2 * INCH
"""Whoever could not come nearer than this is not asked: the depth of an obstacle to fight across, and room to spare."""


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


class DangerAt:
    """A spot, in tenths of a millimetre, where so `many` would attack, and the chance that one of them harms."""

    def __init__(self, x: int, y: int, many: int, harm: float) -> None:
        self.x: Final = x
        self.y: Final = y
        self.many: Final = many
        self.harm: Final = harm


class _Attacker:
    """An enemy and the numbers of successes with which it may act."""

    def __init__(self, group: Group, member: Fighter, chances: list[float], reach: int, reach_of_shots: int) -> None:
        self.group: Final = group
        self.member: Final = member
        self.chances: Final = chances
        """How likely its group comes to so many successes at all."""
        self.reach: Final = reach
        """How far one Move takes it."""
        self.reach_of_shots: Final = reach_of_shots
        self.ways: list[Point] = []
        """Where it goes with its eyes on buildings alone; nothing for who is after people."""

    def may_harm(self, x: int, y: int, radius: int, actions: int) -> bool:
        """Whether it could attack a base there. Much quicker than to let it act, and never wrongly False."""
        limit = (actions - 1) * self.reach + self.reach_of_shots + self.member.radius + radius + NEARLY
        dx = x - self.member.x
        dy = y - self.member.y
        if dx * dx + dy * dy > limit * limit:
            return False
        if not self.ways:
            return True
        # V-6.2.7, R-V10. Who wants buildings attacks only who holds it up or bars its way.
        room = float(self.member.radius + radius + NEARLY)
        last = self.ways[0]
        for spot in self.ways:
            if distance_to_segment(x, y, last[0], last[1], spot[0], spot[1]) <= room:
                return True
            last = spot
        return False


class Peril:
    """What would befall one model at any spot, while everybody else stays where they stand. Changes nothing."""

    def __init__(self, siege: Siege, model: Fighter) -> None:
        self._stood: Final = clone(siege)
        self._twin: Final = self._stood.models[model.id]
        self._attackers: Final[list[_Attacker]] = []
        activation.start_turn(ForeseeingTable(), self._stood, ENEMIES)
        # V-6.1.8. How likely the enemy's turn still goes on when a group comes to its roll.
        goes_on = 1.0
        for group in self._stood.groups:
            members = self._stood.members(group.number)
            if not members:
                continue
            dice = RULES[group.behaviour].dice
            chances = _successes(self._stood, members, dice)
            for member in members:
                self._attackers.append(self._attacker(group, member, [goes_on * one for one in chances]))
            goes_on *= 1.0 - sum(
                [chances[number] for number in range(dice + 1) if dice - number >= activation.FAILURES_THAT_TURN_OVER]
            )

    def at(self, x: int, y: int) -> list[Threat]:
        """Every enemy that would attack the model if it stood there, in the order of the turn."""
        twin = self._twin
        twin.x, twin.y = x, y
        found: list[Threat] = []
        for one in self._attackers:
            threat = Threat(one.member.id)
            for actions in range(1, len(one.chances)):
                if one.chances[actions] > 0.0 and one.may_harm(x, y, twin.radius, actions):
                    _add(threat, self._stood, one.group, one.member, twin.id, actions, one.chances[actions])
            if threat.chance > 0.0:
                found.append(threat)
        return found

    def rows(self) -> list[int]:
        """The lines across the table on which spots are looked at."""
        return list(range(APART, self._stood.world.map.height, APART))

    def in_row(self, y: int) -> list[DangerAt]:
        """The dangerous spots of a line across the table, among those where the model could stand."""
        stood = self._stood
        others = stood.others(self._twin)
        found: list[DangerAt] = []
        for x in range(APART, stood.world.map.width, APART):
            if stood.ground.fits(self._twin, x, y, others):
                attackers = self.at(x, y)
                if attackers:
                    found.append(DangerAt(x, y, len(attackers), harm_of(attackers)))
        return found

    def _attacker(self, group: Group, member: Fighter, chances: list[float]) -> _Attacker:
        siege = self._stood
        arm = siege.weapon(member)
        shots = basic_range(siege.song, arm) * len(arm.bands) if arm is not None else 0
        found = _Attacker(group, member, chances, allowance(siege, member), shots)
        if not RULES[group.behaviour].wants_foes():
            found.ways = self._ways_without(group, member)
        return found

    def _ways_without(self, group: Group, member: Fighter) -> list[Point]:
        """The ways that a member takes, or might want to take, while the model is not there."""
        copy = clone(self._stood)
        copy.models[self._twin.id].fate = Fate.WAITING
        watching = _Watching(member.id)
        twin = copy.models[member.id]
        own = copy.group(group.number)
        rule = RULES[own.behaviour]
        points = [(twin.x, twin.y)]
        try:
            if not own.has_activated:
                rule.begins(watching, copy, own)
            goal = rule.aim(watching, copy, own, twin).goal
            # V-6.2.8. There may be nothing that it can reach.
            leg = route(copy, twin, goal) if is_there(copy, goal) else None
            if leg is not None:
                points = [*leg.points, *leg.points[::-1]]
            act(watching, copy, twin, rule.dice)
        except DiceNeeded:
            pass
        return [*points, *watching.path]


def threats(siege: Siege, model: Fighter, x: int, y: int) -> list[Threat]:
    """Every enemy that would attack the model if it stood at (x, y), in the order of the turn. Changes nothing."""
    return Peril(siege, model).at(x, y)


def harm_of(threats: Sequence[Threat]) -> float:
    """The chance that at least one of them harms, each taken for itself."""
    spared = 1.0
    for threat in threats:
        spared *= 1.0 - threat.harm
    return 1.0 - spared


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
        # SBH-HTH-8. The attack is counted before its dice, and only a first one can come from ambush.
        twin.attacks_made -= 1
        aimed_at = copy.models[victim]
        shoots = manner in SHOTS
        weighed = (
            shooting.prepare(copy, twin, aimed_at, manner) if shoots else melee.weigh(copy, twin, aimed_at, manner)
        )
        threat.shoots = threat.shoots or shoots
        threat.chance += chance
        threat.harm += chance * contest.harm(copy, weighed)


class _Watching(ForeseeingTable):
    """Notes what one enemy has decided last, and where it has gone."""

    def __init__(self, enemy: ModelId) -> None:
        self.enemy = enemy
        self.action: str = ""
        self.chosen: str = ""
        self.path: list[Point] = []

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, EnemyDecided) and fact.model == self.enemy:
            self.action, self.chosen = fact.action, fact.chosen
        elif isinstance(fact, ModelMoved) and fact.model == self.enemy:
            self.path.append((fact.to_x, fact.to_y))
