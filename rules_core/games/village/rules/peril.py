"""What would befall a model if it stood somewhere: who would strike it or shoot at it in the next enemy turn.

Counted by the rules: every enemy acts on a copy of the siege, for each number of successes that its group may roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.enemy_actions import begin
from rules_core.games.village.rules.foresight import (
    BRUSH,
    NEARLY,
    Attacker,
    Attacks,
    Foresight,
    only_bars,
    ways_without,
)
from rules_core.games.village.rules.goals import EnemyGoal
from rules_core.games.village.rules.intents import DiceNeeded, ForeseeingTable
from rules_core.games.village.rules.ways_past import leaves_a_way
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.remembered import RememberedGround, remembered
from rules_core.kernel.facts import Fact
from rules_core.song import activation, contest, melee, quality, shooting
from rules_core.song import topics as song_topics
from rules_core.song.contest import Contest
from rules_core.song.facts import ModelMoved
from rules_core.song.manner import RANGED, Manner
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId

APART: Final = 3 * INCH // 2
"""How far apart the spots are that are looked at where all of them are: little more than a base."""


class Threat:
    """What one enemy would do to the model: `shoots` or strikes, with which `chance`, and the chance of `harm`.

    `chance` is that its group gets so far, if no model before it changes anything; `harm` that the model then falls or
    worse by this one attack, without re-rolls, is part of it.
    """

    def __init__(self, attacker: Attacker) -> None:
        self.enemy: Final = attacker.member.id
        self._harms: Final = attacker.harms
        self.chance: float = 0.0
        self.harm: float = 0.0
        self.shoots: bool = False
        self.contests: Final[list[tuple[float, Contest]]] = []
        """How likely it attacks in which way: each as it is weighed."""

    def add(self, chance: float, manner: Manner, siege: Siege, enemy: Fighter, victim: Fighter) -> None:
        """With this chance it attacks, as they stand now."""
        # SBH-HTH-8. The attack is weighed before it is counted: only a first one can come from ambush.
        if manner in RANGED:
            self.shoots = True
            weighed = shooting.prepare(siege, enemy, victim, manner)
        else:
            weighed = melee.weigh(siege, enemy, victim, manner)
        self.contests.append((chance, weighed))
        self.chance += chance
        self.harm += chance * self._harm(siege, weighed)

    def _harm(self, siege: Siege, weighed: Contest) -> float:
        """The same for all spots from which it comes with the same scores."""
        scores = contest.total(weighed.attacker_parts), contest.total(weighed.defender_parts)
        question = (weighed.manner.value, weighed.is_lethal, weighed.better_armed, *scores)
        known = self._harms.get(question)
        if known is None:
            known = self._harms[question] = contest.harm(siege, weighed)
        return known


class DangerAt:
    """A spot, in tenths of a millimetre, where so `many` would attack, and the chance that one of them harms."""

    def __init__(self, x: int, y: int, many: int, harm: float) -> None:
        self.x: Final = x
        self.y: Final = y
        self.many: Final = many
        self.harm: Final = harm


class Peril:
    """What would befall one model at any spot, while everybody else stays where they stand. Changes nothing."""

    def __init__(self, siege: Siege, model: Fighter) -> None:
        self._stood: Final = clone(siege)
        self._stood.ground = remembered(self._stood.ground)
        self._twin: Final = self._stood.models[model.id]
        self._stands_at: Final = self._twin.y
        self._attackers: Final[list[Attacker]] = []
        self._copy: Siege | None = None
        """On which an enemy acts; used again while nothing has changed on it but that enemy."""
        self._passed: Final[dict[tuple[int, int], bool]] = {}
        """Whether bases of a size and kind get past where the victim stands now, once that was asked."""
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
                self._attackers.append(Attacker(self._stood, group, member, [goes_on * one for one in chances]))
            goes_on *= 1.0 - sum(
                [chances[number] for number in range(dice + 1) if dice - number >= activation.FAILURES_THAT_TURN_OVER]
            )

    @property
    def attackers(self) -> Sequence[Attacker]:
        """Every enemy that may act in the turn, in its order."""
        return self._attackers

    @property
    def stood(self) -> Siege:
        """The siege as it is looked at; nobody may change it."""
        return self._stood

    def at(self, x: int, y: int) -> list[Threat]:
        """Every enemy that would attack the model if it stood there, in the order of the turn."""
        twin = self._twin
        twin.x, twin.y = x, y
        self._passed.clear()
        room = BRUSH if twin.is_active and not self._stood.ground.obstacles_at(twin) else NEARLY
        found: list[Threat] = []
        for one in self._attackers:
            most = len(one.chances) - 1
            if not one.may_reach(one.member, twin, room, most):
                continue
            one.looks_anew()
            threat = Threat(one)
            for actions in range(most, 0, -1):
                if one.chances[actions] > 0.0 and one.may_attack(self._stood, one.member, twin, room, actions):
                    if self._add(threat, one, actions, room):
                        break
            if threat.chance > 0.0:
                found.append(threat)
        return found

    def rows(self) -> list[int]:
        """The lines across the table on which spots are looked at, those nearest to the model first."""
        rows = list(range(APART, self._stood.world.map.height, APART))
        rows.sort(key=lambda y: abs(y - self._stands_at))
        return rows

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

    def _add(self, threat: Threat, one: Attacker, actions: int, room: int) -> bool:
        """What it does to the model with so many actions, if it has a reason to, and whether that says all of fewer."""
        siege, member, victim = self._stood, one.member, self._twin
        ways = one.ways.get(actions)
        if ways is None:
            ways = one.ways[actions] = ways_without(siege, victim, one, actions)
        # V-6.2.7, R-V10. Who wants something else attacks only who holds it up or bars its way.
        near = siege.ground.gap(member, victim) <= ways.heeds
        bars = False
        if actions == 1 or not near:
            bars = ways.come_near(victim.x, victim.y, float(member.radius + victim.radius + room))
        # R-V57. An archer who is after somebody else shoots at the victim only if it sees it as near.
        near = near or bars or (one.stick > 0 and ways.look_at(siege, victim, one.stick))
        if not near or (ways.goal is not None and self._is_passed(member, ways.goal)):
            return False
        return self._foresee(threat, one, actions, room, bars=bars)

    def _is_passed(self, member: Fighter, goal: EnemyGoal) -> bool:
        """R-V10. Whether the member, on its way to a place, walks round the victim and attacks nobody there."""
        siege, victim = self._stood, self._twin
        if not only_bars(siege, member, victim, goal):
            return False
        size = (member.radius, member.crosses)
        known = self._passed.get(size)
        if known is None:
            known = self._passed[size] = leaves_a_way(siege, member, victim)
        return known

    def _foresee(self, threat: Threat, one: Attacker, actions: int, room: int, *, bars: bool) -> bool:
        """V-6.2.5, V-6.2.7. Let the member take so many actions on a copy, to its first attack."""
        copy = self._copy or clone(self._stood)
        self._copy = None
        twin, victim = copy.models[one.member.id], copy.models[self._twin.id]
        victim.x, victim.y = self._twin.x, self._twin.y
        own = copy.group(one.group.number)
        rule = RULES[own.behaviour]
        watching = _Watching(twin.id)
        mind: Foresight | None = None
        try:
            if not own.has_activated:
                rule.begins(watching, copy, own)
            mind = Foresight(watching, copy, twin, one, victim, room, actions, bars=bars)
            while mind.goes_on():
                mind.step()
        except Attacks as attack:
            if attack.target == victim.id:
                threat.add(one.chances[actions], attack.manner, copy, twin, victim)
        except DiceNeeded:
            # Whatever the dice would decide has begun.
            return False
        if watching.is_changed:
            return False
        # R-V57. With a single action who is after people wants the same ones, goes nowhere and shoots from here.
        shot = mind.single_shot if mind is not None and actions == 2 and rule.wants_foes() else None
        copy.models[twin.id] = twin = one.member.clone()
        if shot is not None and shot.target.id == victim.id and one.chances[1] > 0.0:
            begin(watching, copy, twin, 1)
            threat.add(one.chances[1], Manner.SHOT, copy, twin, victim)
            copy.models[twin.id] = one.member.clone()
        if isinstance(copy.ground, RememberedGround):
            copy.groups[copy.groups.index(own)] = one.group.clone()
            self._copy = copy
        return shot is not None


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


class _Watching(ForeseeingTable):
    """Notes whether anything has changed but where one enemy stands."""

    def __init__(self, enemy: ModelId) -> None:
        self.enemy: Final = enemy
        self.is_changed: bool = False

    def tell(self, fact: Fact) -> None:
        if not isinstance(fact, ModelMoved) or fact.model != self.enemy:
            self.is_changed = True
