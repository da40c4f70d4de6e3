"""What is at stake where a model stands: attacks on it, the chance to lose it, and what buildings may expect to lose in
the next enemy turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.rules.foresight import Attacker
from rules_core.games.village.rules.intents import DiceNeeded, ForeseeingTable
from rules_core.games.village.rules.peril import Peril, Threat
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import BuildingAttacked
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request, Roll
from rules_core.song import contest
from rules_core.song import topics as song_topics
from rules_core.song.contest import AttackResult, Contest
from rules_core.song.warband import Model
from rules_core.song.wounds import WORST_QUALITY

FACES: Final = range(1, 7)
BUILDING_CLAUSE: Final = "V-6.4.5"


class Blow:
    """How one enemy would attack most likely: what both add to their dice."""

    def __init__(self, enemy: str, attack: int, defence: int, *, shoots: bool) -> None:
        self.enemy: Final = enemy
        self.attack: Final = attack
        self.defence: Final = defence
        self.shoots: Final = shoots


def blow_of(threat: Threat) -> Blow:
    """The likeliest attack of an enemy."""
    _, fought = max(threat.contests, key=lambda one: one[0])
    attack, defence = contest.total(fought.attacker_parts), contest.total(fought.defender_parts)
    return Blow(threat.enemy, attack, defence, shoots=fought.is_shot)


def loss_of(siege: Siege, model: Fighter, threats: Sequence[Threat]) -> float:
    """The chance that the model is lost to these attacks, each taken for itself.

    SBH-TGH-2. Whoever is Tough bears wounds until its Quality is worse than 6+; SBH-TGH-3: but no gruesome kill.
    """
    bears = WORST_QUALITY - model.quality if siege.traits.bears_wounds(model) else 0
    wounded = [1.0] + [0.0] * bears
    """How likely it has come through with so many wounds more."""
    for threat in threats:
        final = 0.0
        costs = 0.0
        for chance, fought in threat.contests:
            dies, suffers = _ends(siege, fought)
            final += chance * dies
            costs += chance * suffers
        for wounds in range(bears, -1, -1):
            before = wounded[wounds - 1] if wounds > 0 else 0.0
            wounded[wounds] = wounded[wounds] * (1.0 - final - costs) + before * costs
    return max(0.0, 1.0 - sum(wounded))


def _ends(siege: Siege, fought: Contest) -> tuple[float, float]:
    """The chances that an attack kills outright, and that it costs a point of Quality, for all 36 throws."""
    defender = fought.defender
    # SBH-HTH-9. A target that is down or pinned makes any win of the attacker a kill.
    if defender.knocked_down or defender.transfixed:
        fought.is_lethal = True
    dies = 0
    suffers = 0
    for attack in FACES:
        for defence in FACES:
            fought.attacker_die, fought.defender_die, fought.loser = attack, defence, None
            contest.settle_result(siege, fought)
            result = _result_for(fought, defender)
            if result is AttackResult.GRUESOME:
                dies += 1
            elif result is AttackResult.KILL or result is AttackResult.DRAIN:
                suffers += 1
    return dies / 36.0, suffers / 36.0


def _result_for(fought: Contest, model: Model) -> AttackResult:
    return fought.result if fought.loser is model else AttackResult.NOTHING


def integrity_at_stake(peril: Peril) -> float:
    """V-6.4.5. How much Integrity buildings lose to attacks in the next enemy turn, as is to be expected.

    Each enemy for itself, from where all stand now; fires and what falls in mid-turn are left out.
    """
    expected = 0.0
    for one in peril.attackers:
        for actions in range(1, len(one.chances)):
            if one.chances[actions] > 0.0:
                expected += one.chances[actions] * _cost(peril.stood, one, actions)
    return expected


def _cost(siege: Siege, one: Attacker, actions: int) -> float:
    """What a building may expect to lose to this enemy with so many actions."""
    copy = clone(siege)
    twin, group = copy.models[one.member.id], copy.group(one.group.number)
    watching = _Besieging()
    try:
        if not group.has_activated:
            RULES[group.behaviour].begins(watching, copy, group)
        act(watching, copy, twin, actions)
    except DiceNeeded:
        pass
    found = watching.attack
    if found is None or found.building not in copy.buildings:
        return 0.0
    options = siege.world.options
    lead = twin.profile.combat - options.building_combat + (1 if found.power else 0)
    points = 0
    for attack in FACES:
        for defence in FACES:
            if attack + lead > defence:
                score = defence + options.building_combat - (1 if found.power else 0)
                doubled = attack + twin.profile.combat >= 2 * max(siege.song.score_floor, score)
                points += 2 if doubled and options.doubled_hits_cost_two else 1
    return points / 36.0


class _Besieging(ForeseeingTable):
    """Lets an enemy act until dice are needed; an attack on a building is noted, and fails."""

    def __init__(self) -> None:
        self.attack: BuildingAttacked | None = None

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Roll) and request.clause == BUILDING_CLAUSE:
            # Its first die is the attacker's: nothing falls by it, so that the enemy goes on as it stands.
            return (1,) if request.topic == song_topics.ATTACK_DIE else (6,)
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, BuildingAttacked) and self.attack is None:
            self.attack = fact
