"""What one side sees at a glance: who is there, what each is worth, and what panic a loss would spread."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules.ending import LEAST_WITHOUT_COMMANDER, has_commander, present
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.ground.geometry import length
from rules_core.kernel.requests import SeatId
from rules_core.song import quality, shooting, targets, topics
from rules_core.song.contest import Contest, total
from rules_core.song.manner import Manner
from rules_core.song.reckoning import WAYS, ways_to_win
from rules_core.song.warband import Fate, ModelId

LEADER: Final = 30.0
"""What a Leader is worth beyond the points: his orders."""
FALL_SHARE: Final = 0.3
"""What lying on the ground costs, as a share of a life."""
RECOIL_SHARE: Final = 0.06
GONE: Final = 0.9
"""What it costs to run off the table, where the enemy gets half of the points for it (SDS-WIN-5)."""
SHAKEN: Final = 0.12
"""What one flight costs that ends on the table: the way back."""
BROKEN: Final = 250.0
"""What it costs when the whole squad breaks."""
DICE: Final = 3
"""Of a Morale roll."""


class Outlook:
    """The table as the player of a side sees it, made once a question: nothing moves while the player thinks.

    What takes a look at several men is found out when first asked for, and kept.
    """

    def __init__(self, battle: Battle, side: str) -> None:
        self.battle = battle
        self.side = side
        self.long = float(battle.song.long)
        self.friends: list[Soldier] = []
        """Our men on the table."""
        self.foes: list[Soldier] = []
        """Everybody else's."""
        for one in list(battle.models.values()):
            if one.fate is Fate.IN_PLAY:
                (self.friends if one.side == side else self.foes).append(one)
        self._panic: dict[ModelId, float] = {}
        self._losses: dict[ModelId, list[float]] = {}
        self._targets: dict[ModelId, list[Soldier]] = {}
        self._free: dict[ModelId, list[Soldier]] = {}
        self._contact: dict[ModelId, list[Soldier]] = {}
        self._chance: dict[ModelId, float] = {}
        self._leader: dict[str, Soldier | None] = {}

    # Who is where

    def contact(self, man: Soldier) -> list[Soldier]:
        """The enemies who touch a man."""
        found = self._contact.get(man.id)
        if found is None:
            found = self.battle.foes_in_contact(man)
            self._contact[man.id] = found
        return found

    def targets(self, man: Soldier) -> list[Soldier]:
        """At whom a man may fire alone."""
        found = self._targets.get(man.id)
        if found is None:
            found = [soldier(one) for one in targets.legal_targets(self.battle, man)]
            self._targets[man.id] = found
        return found

    def volley_targets(self, man: Soldier) -> list[Soldier]:
        """At whom he may fire in a volley or with aim: he need not take the nearest."""
        found = self._free.get(man.id)
        if found is None:
            found = [soldier(one) for one in targets.legal_targets(self.battle, man, freely=True)]
            self._free[man.id] = found
        return found

    def leader_of(self, side: str) -> Soldier | None:
        """Who gives orders on a side; None where nobody can."""
        if side not in self._leader:
            men = self.friends if side == self.side else self.foes
            self._leader[side] = next((one for one in men if one.side == side and one.has("leader")), None)
        return self._leader[side]

    def nearest_gap(self, man: Soldier) -> int:
        """How far the nearest enemy is away."""
        gap = 1 << 30
        for foe in self.foes:
            gap = min(gap, self.battle.ground.gap(man, foe))
        return gap

    def to_edge(self, x: int, y: int) -> int:
        """How far a spot lies from the nearest edge of the table."""
        side = self.battle.world.options.side
        return min(x, y, side - x, side - y)

    def middle(self, men: list[Soldier]) -> tuple[int, int]:
        """Where men stand on the whole; the middle of the table where there are none."""
        if not men:
            half = self.battle.world.options.side // 2
            return half, half
        return sum([one.x for one in men]) // len(men), sum([one.y for one in men]) // len(men)

    def chance(self, man: Soldier) -> float:
        """How likely one die gives a man an action (S-PRO-4)."""
        found = self._chance.get(man.id)
        if found is None:
            bonus = quality.bonus_for(self.battle, man, topics.ACTIVATION)
            found = (7 - quality.least_face(man.quality, bonus)) / 6.0
            self._chance[man.id] = found
        return found

    # What losses cost

    def panic(self, man: Soldier, *, is_led: bool = True) -> float:
        """What one Morale roll costs his side on average: flights, and who runs off the table (SDS-MOR-1). Nobody is
        led any more who rolls because the Leader is lost.
        """
        key = man.id if is_led else ModelId(f"{man.id}/alone")
        found = self._panic.get(key)
        if found is None:
            bonus = quality.bonus_for(self.battle, man, topics.MORALE)
            if not is_led:
                bonus -= quality.leader_bonus(self.battle, man)
            bonus = max(-2, min(2, bonus))
            miss = 1.0 - (7 - quality.least_face(man.quality, bonus)) / 6.0
            hit = 1.0 - miss
            one, two, three = 3 * miss * hit * hit, 3 * miss * miss * hit, miss * miss * miss
            room = self.to_edge(man.x, man.y) - man.radius
            stick = self.battle.song.stick(man.stick or "medium")
            once = GONE if room < stick else SHAKEN
            twice = GONE if room < 2 * stick else 2 * SHAKEN
            found = worth(man) * (one * once + two * twice + three)
            self._panic[key] = found
        return found

    def losses(self, man: Soldier) -> list[float]:
        """What a gruesome kill, a kill, a fall and a recoil of a man cost his side."""
        found = self._losses.get(man.id)
        if found is None:
            life = worth(man)
            toll, horror = self._toll(man)
            found = [life + toll + horror, life + toll, life * FALL_SHARE, life * RECOIL_SHARE]
            self._losses[man.id] = found
        return found

    def _toll(self, man: Soldier) -> tuple[float, float]:
        """What the loss of a man costs beyond his life, however he dies, and what a horrible death costs on top."""
        battle = self.battle
        men = self.friends if man.side == self.side else self.foes
        mates = [one for one in men if one.side == man.side and one is not man]
        seat = SeatId(man.side)
        if seat not in battle.out and self._breaks(seat, man):
            return BROKEN, 0.0
        halves = man.side not in battle.half_tested and battle.is_halved(
            man.side, len(mates), battle.start_counts.get(man.side, 0)
        )
        if man.has("leader") or halves:
            # SDS-MOR-2, SDS-MOR-4. Everybody rolls, and nobody twice for one loss.
            is_led = not man.has("leader")
            return sum([self.panic(one, is_led=is_led) for one in mates]), 0.0
        horror = 0.0
        for one in mates:
            if not one.has("fearless") and battle.ground.within(one, man, battle.song.long):
                horror += self.panic(one)
        return 0.0, horror

    def _breaks(self, seat: SeatId, man: Soldier) -> bool:
        """S-END-2, S-END-3. Whether his squad could go on no longer without him."""
        battle = self.battle
        there = present(battle, seat)
        if len(there) - 1 > LEAST_WITHOUT_COMMANDER:
            return False
        commands = man.has("leader") or man.has("nco")
        others = [one for one in there if one is not man and (one.has("leader") or one.has("nco"))]
        if not has_commander(battle, seat) or (commands and not others):
            return True
        return any(len(present(battle, other)) > len(there) - 1 for other in battle.seats if other != seat)

    # What attacks are worth

    def contest_worth(self, contest: Contest) -> float:
        """What a shot or a blow is worth to whoever makes it: what it costs the other, less what it may cost him."""
        attacker, defender = soldier(contest.attacker), soldier(contest.defender)
        attack, defence = total(contest.attacker_parts), total(contest.defender_parts)
        is_down = defender.knocked_down
        value = _weighed(ways_to_win(attack, defence, 1, lethal=is_down or contest.is_lethal), self.losses(defender))
        if not contest.is_shot and not is_down:
            value -= _weighed(ways_to_win(defence, attack, 1, lethal=False), self.losses(attacker))
        return value

    def shot_worth(self, man: Soldier, foe: Soldier, manner: Manner) -> float:
        """What a shot at this enemy is worth."""
        return self.contest_worth(shooting.prepare(self.battle, man, foe, manner))

    def away(self, man: Soldier, other: Soldier) -> float:
        """How far apart two men stand, from middle to middle."""
        return float(length(man.x - other.x, man.y - other.y))


def worth(man: Soldier) -> float:
    """What a man is worth to his side."""
    return max(12.0, float(man.profile.points)) + (LEADER if man.has("leader") else 0.0)


def kills(contest: Contest) -> int:
    """How often, in percent, the attacker puts the other out of action."""
    is_down = contest.defender.knocked_down or contest.is_lethal
    ways = ways_to_win(total(contest.attacker_parts), total(contest.defender_parts), 1, lethal=is_down)
    return round(100 * (ways[0] + ways[1]) / WAYS)


def _weighed(ways: list[int], costs: list[float]) -> float:
    return (ways[0] * costs[0] + ways[1] * costs[1] + ways[2] * costs[2] + ways[3] * costs[3]) / WAYS
