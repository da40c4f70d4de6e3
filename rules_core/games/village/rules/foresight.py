"""One enemy's activation as far as it may lead to an attack on somebody, and the ways that it takes without them.

What is much quicker than to let it act comes first: most spots of a table are out of every enemy's reach or sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.behaviours.behaviour import heroes_in_play
from rules_core.games.village.rules.detours import WalkPath, is_way_round
from rules_core.games.village.rules.enemy_actions import EnemyActivation, begin
from rules_core.games.village.rules.enemy_movement import Course, approach
from rules_core.games.village.rules.enemy_shooting import Lane, Lanes, Shot
from rules_core.games.village.rules.enemy_strides import Stride
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind, is_there, route, straight, walks_on_air
from rules_core.games.village.rules.intents import DiceNeeded, ForeseeingTable
from rules_core.games.village.rules.ways_past import SPARE
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.ground.geometry import TOUCH, Body, Point, distance_to_segment, length
from rules_core.ground.ground import UNREACHABLE, Sight
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.table import Table
from rules_core.song.actions import may_attack
from rules_core.song.manner import Manner
from rules_core.song.options import INCH
from rules_core.song.stride import Company, allowance
from rules_core.song.targets import band, legal_targets, may_shoot
from rules_core.song.warband import Fate
from rules_core.song.weapons import basic_range

MANNERS: Final = {
    decisions.ATTACK: Manner.MELEE,
    decisions.POWER: Manner.POWER,
    decisions.SHOOT: Manner.SHOT,
    decisions.AIM: Manner.AIMED,
}
NEARLY: Final = 2 * INCH
"""Who could not come nearer than this to somebody beside an obstacle is not asked: as deep as one is fought across."""
BRUSH: Final = INCH // 4
"""The same on open ground, where attacks take contact: that, and room to spare."""


class Attacker:
    """An enemy and the numbers of successes with which it may act."""

    def __init__(self, siege: Siege, group: Group, member: Fighter, chances: list[float]) -> None:
        self.group: Final = group
        self.member: Final = member
        self.chances: Final = chances
        """How likely its group comes to so many successes at all."""
        self.reach: Final = allowance(siege, member)
        """How far one Move takes it."""
        arm = siege.weapon(member)
        self.stick: Final = basic_range(siege.song, arm) if arm is not None else 0
        self.reach_of_shots: Final = self.stick * len(arm.bands) if arm is not None else 0
        self.ways: Final[dict[int, Ways]] = {}
        """Where it goes with so many actions, once that was asked."""
        self.strides: Final[dict[str, Stride | None]] = {}
        """Its first moves past whom a victim far off has no say in, by all that they depend on."""
        self.lanes: Final[dict[str, Lane]] = {}
        """Where it may go to shoot at others, while nobody is asked about who stands near it."""
        self.harms: Final[dict[tuple[str, bool, int, int, int], float]] = {}
        """The chance that an attack on the victim harms, by all that makes one of its attacks another."""
        self.aim: Aim | None = None
        """What it goes for from where it stands, once that was asked: with so many actions or fewer."""

    def looks_anew(self) -> None:
        """The victim stands elsewhere. To who is after buildings that is no matter."""
        if self.aim is not None and (self.aim.goal.kind is GoalKind.MODEL or RULES[self.group.behaviour].wants_foes()):
            self.aim = None

    def may_reach(self, member: Fighter, victim: Fighter, room: int, actions: int) -> bool:
        """Whether the victim is near enough to be attacked by the member from where it stands by now. With more actions
        it always is, too."""
        limit = (actions - 1) * self.reach + self.reach_of_shots + member.radius + victim.radius + room
        dx = victim.x - member.x
        dy = victim.y - member.y
        return dx * dx + dy * dy <= limit * limit

    def may_attack(self, siege: Siege, member: Fighter, victim: Fighter, room: int, actions: int) -> bool:
        """The same more closely, wherever it stands in the course of its actions: False where it certainly cannot."""
        if not self.may_reach(member, victim, room, actions):
            return False
        if actions == 1:
            return may_attack_from_here(siege, member, victim)
        # SBH-MOV-4, SBH-HTH-1. A single move is straight, and who does not shoot has to end it in contact.
        is_last_move = actions == 2 and self.reach_of_shots == 0 and room == BRUSH
        return not (is_last_move and is_walled_off(siege, member, victim))


class _Leg:
    """A straight stretch of a way, by floats alone."""

    def __init__(self, ax: int, ay: int, bx: int, by: int) -> None:
        self.ax: Final[float] = float(ax)
        self.ay: Final[float] = float(ay)
        self.bx: Final[float] = float(bx)
        self.by: Final[float] = float(by)

    def is_far(self, x: float, y: float, room: float) -> bool:
        """Whether a spot is further from it than that. Most lie outside the box round it."""
        ax, ay, bx, by = self.ax, self.ay, self.bx, self.by
        if (x < ax - room and x < bx - room) or (x > ax + room and x > bx + room):
            return True
        if (y < ay - room and y < by - room) or (y > ay + room and y > by + room):
            return True
        return distance_to_segment(x, y, ax, ay, bx, by) > room


class Ways:
    """The ways that an enemy takes, or might want to take, while the victim is not there."""

    def __init__(self, start: Body) -> None:
        self.heeds: int = UNREACHABLE
        """Who is further off than that cannot be its goal."""
        self._legs: Final[list[_Leg]] = [_Leg(start.x, start.y, start.x, start.y)]
        self._known: Final[set[tuple[Point, Point]]] = set()
        self.looks: list[Body] = []
        """Where an archer would look round for whom to shoot at: where it stands, and wherever it would stop."""
        self.sticks: int = 0
        """Who is in no nearer range band from there is none whom it would rather shoot at."""
        self.goal: EnemyGoal | None = None
        """The place to which they lead; None where it is after somebody, or where somebody bars them all."""

    def lead_along(self, points: Sequence[Point]) -> None:
        """One more of them; many begin alike."""
        for index in range(1, len(points)):
            stretch = points[index - 1], points[index]
            if stretch not in self._known:
                self._known.add(stretch)
                (ax, ay), (bx, by) = stretch
                self._legs.append(_Leg(ax, ay, bx, by))

    def come_near(self, x: int, y: int, room: float) -> bool:
        """Whether one of them comes so near to a spot."""
        at_x, at_y = float(x), float(y)
        for leg in self._legs:
            if not leg.is_far(at_x, at_y, room):
                return True
        return False

    def look_at(self, siege: Siege, victim: Fighter, stick: int) -> bool:
        """R-V57. Whether an archer would see somebody as near as those at whom it would shoot."""
        for there in self.looks:
            if siege.ground.within(there, victim, self.sticks * stick) and siege.in_view(there, victim):
                return True
        return False


def may_attack_from_here(siege: Siege, member: Fighter, victim: Fighter) -> bool:
    """Whether the victim is in contact, or in range and in sight."""
    if siege.in_contact(member, victim):
        return True
    if band(siege, member, victim) == 0 or not may_shoot(siege, member):
        return False
    return siege.ground.glimpse(member, victim, ()) is not Sight.NONE


def is_walled_off(siege: Siege, member: Fighter, victim: Fighter) -> bool:
    """Whether no single move of the member can end in contact with the victim, for a wall stands between them."""
    if walks_on_air(member) or siege.in_contact(member, victim) or siege.ground.obstacles_at(member):
        return False
    near = float(member.radius + victim.radius + 2 * TOUCH)
    return siege.ground.is_walled_off(member, victim.x, victim.y, near)


def only_bars(siege: Siege, member: Fighter, victim: Fighter, goal: EnemyGoal) -> bool:
    """R-V10, R-V55. Whether the member, on its way to a place, attacks the victim only if the victim bars every way.

    It does not where the victim holds it up now, is down, or stands beside the place itself. Wherever a move along its
    way ends there is a way on, and no move runs into anybody, but maybe at the end of the way.
    """
    if goal.kind is GoalKind.MODEL or goal.kind is GoalKind.NONE:
        return False
    if not victim.is_active or siege.in_contact(member, victim):
        return False
    return straight(siege, victim, goal) > 2 * (member.radius + SPARE)


class Attacks(BaseException):
    """The outlook has come to an attack on somebody. Not an `Exception`: no rule may catch it."""

    def __init__(self, target: str, manner: Manner) -> None:
        super().__init__(target)
        self.target: Final = target
        self.manner: Final = manner


class _KnownLanes(Lanes):
    """Lanes from where an enemy stands now, remembered where the victim is none of those who matter to its move."""

    def __init__(self, attacker: Attacker, victim: Fighter) -> None:
        self.attacker: Final = attacker
        self.victim: Final = victim
        self.shot_from_here: Shot | None = None
        """What it found without a move when it looked last."""

    def from_here(self, siege: Siege, model: Fighter, wanted: list[Fighter], first: str) -> Shot | None:
        self.shot_from_here = super().from_here(siege, model, wanted, first)
        return self.shot_from_here

    def towards(self, siege: Siege, model: Fighter, target: Fighter, company: Company) -> Lane:
        known, stood = self.attacker.lanes, self.attacker.member
        is_away = model.x != stood.x or model.y != stood.y
        if is_away or target.id == self.victim.id or company.has(self.victim):
            return super().towards(siege, model, target, company)
        lane = known.get(target.id)
        if lane is None:
            lane = known[target.id] = super().towards(siege, model, target, company)
        return lane


class Foresight(EnemyActivation):
    """An enemy that acts as always, but ends where whatever it did next would be no attack on the victim, and with
    `Attacks` before its first attack on anybody."""

    def __init__(
        self,
        table: Table,
        siege: Siege,
        model: Fighter,
        attacker: Attacker,
        victim: Fighter,
        room: int,
        actions: int,
        *,
        bars: bool,
    ) -> None:
        super().__init__(table, siege, model, begin(table, siege, model, actions).acting)
        self.attacker: Final = attacker
        self.victim: Final = victim
        self.room: Final = room
        """How near it has to come for an attack: `NEARLY` or `BRUSH`."""
        self._known_lanes: Final = _KnownLanes(attacker, victim)
        self.lanes = self._known_lanes
        self.single_shot: Shot | None = None
        """The shot without a move that it found with two actions left, before it went nearer or aimed."""
        self.bars: Final = bars or actions > 1
        """Whether the victim may bar the way of its last action."""

    def goes_on(self) -> bool:
        if not super().goes_on():
            return False
        return self.attacker.may_attack(self.siege, self.model, self.victim, self.room, self.acting.actions)

    def _tell(self, action: str, aim: Aim, clause: str = "") -> None:
        if aim.goal.kind is GoalKind.MODEL and action in MANNERS:
            raise Attacks(aim.goal.id, MANNERS[action])

    def _current_aim(self) -> Aim:
        if self.aim is None and self.model.moves_made == 0:
            if self.attacker.aim is None:
                self.attacker.aim = super()._current_aim()
            self.aim = self.attacker.aim
        return super()._current_aim()

    def _shoot(self, aim: Aim, wanted: list[Fighter]) -> int:
        # Not at who bars its way: that is another aim than its own.
        if self.acting.actions < 2 or aim is not self.aim:
            return super()._shoot(aim, wanted)
        try:
            # R-V57. With a single action it would find the same and not look for a nearer place.
            return super()._shoot(aim, wanted)
        finally:
            self.single_shot = self._known_lanes.shot_from_here

    def _go_on(self, aim: Aim) -> int:
        if self._passes_by(aim) or self._walks_round(aim):
            return 0
        # R-V57. With its last action it shoots at who bars its way, or it moves and is done.
        if self.acting.actions == 1 and not self._may_shoot_at_who_bars(aim):
            return 0
        return super()._go_on(aim)

    def _passes_by(self, aim: Aim) -> bool:
        """R-V55. Whether the victim is down, holds nobody up, and is none of those whom it attacks all the same."""
        rule = self.rule
        if self.victim.is_active or rule.wants_foes() or rule.attacks_lone_foe():
            return False
        return aim.goal.kind is not GoalKind.MODEL and aim.goal.kind is not GoalKind.NONE

    def _walks_round(self, aim: Aim) -> bool:
        """R-V10. Whether it is on its way to a place, and there is a way round the victim."""
        siege, model, goal = self.siege, self.model, aim.goal
        if self.rule.wants_foes() or walks_on_air(model) or not only_bars(siege, model, self.victim, goal):
            return False
        direct = approach(siege, model, goal, self.acting.actions, self.rule.keeps_to(siege, self.group))
        if direct is None or siege.ground.obstacles_at(self.victim):
            return False
        blocker = direct.blocker
        return blocker is None or is_way_round(siege, model, direct.goal, direct.obstacles, blocker)

    def _may_shoot_at_who_bars(self, aim: Aim) -> bool:
        """Whether it may shoot at the victim, and might find that the victim bars every way: only who is met first on
        the direct one counts for that, and so nobody need look for the others where it is somebody else."""
        siege, model = self.siege, self.model
        if not self.bars or walks_on_air(model) or aim.goal.kind is GoalKind.NONE:
            return False
        if not may_attack(siege, model, is_shot=True) or self.victim not in legal_targets(siege, model):
            return False
        direct = approach(siege, model, aim.goal, self.acting.actions, self.rule.keeps_to(siege, self.group))
        return direct is not None and direct.blocker is not None and direct.blocker.id == self.victim.id

    def _take_stride(self, aim: Aim, goal: EnemyGoal, course: Course) -> int:
        return super()._take_stride(aim, goal, course) if self._may_come_beside(goal, course) else 0

    def stride_along(self, goal: EnemyGoal, way: WalkPath, *, looks_on: bool = True) -> Stride | None:
        if goal.id == self.victim.id:
            # What comes after its last move is no matter, unless that ends beside the victim.
            is_last = self.acting.actions == 2 and self.attacker.reach_of_shots == 0
            return super().stride_along(
                goal, way, looks_on=not is_last or bool(self.siege.ground.obstacles_at(self.victim))
            )
        if self.model.moves_made > 0 or not self._is_off(goal, way):
            return super().stride_along(goal, way)
        known = self.attacker.strides
        target = f"{goal.kind.value} {goal.id} {goal.within} {goal.x} {goal.y} {way.obstacles.target}"
        question = f"{self.acting.actions} {target} {way.is_direct} {way.span} {way.points}"
        if question not in known:
            known[question] = super().stride_along(goal, way)
        return known[question]

    def _is_off(self, goal: EnemyGoal, way: WalkPath) -> bool:
        """Whether the victim is too far off to matter to its move: nowhere near any spot that one move leads to, nor
        near a straight line from there to a corner of the way; where it may look for contact, two moves."""
        model, victim, reach = self.model, self.victim, self.attacker.reach
        room = float(reach + model.radius + victim.radius + INCH)
        moves = 1 if self.acting.actions < 2 or straight(self.siege, model, goal) > 2 * reach else 2
        if goal.id == victim.id or length(victim.x - model.x, victim.y - model.y) <= room + (moves - 1) * reach:
            return False
        for x, y in way.points:
            if distance_to_segment(victim.x, victim.y, model.x, model.y, x, y) <= room:
                return False
        return True

    def _may_come_beside(self, goal: EnemyGoal, course: Course) -> bool:
        """Whether its last action could be an attack on the victim after this move; without a shot that takes contact.

        No move runs into anybody but its goal and who stands at the end of the way; steps over obstacles may.
        """
        model, victim, ground = self.model, self.victim, self.siege.ground
        if self.acting.actions > 2 or self.attacker.reach_of_shots > 0 or goal.id == victim.id or course.way is None:
            return True
        if self.siege.in_contact(model, victim) or not victim.is_active:
            return True
        if ground.obstacles_at(model) or ground.obstacles_at(victim):
            return True
        x, y = course.way.points[-1]
        return ground.within(Body("", x, y, model.radius), victim, 2 * TOUCH)


def ways_without(siege: Siege, victim: Fighter, attacker: Attacker, actions: int) -> Ways:
    """The ways that it takes, or might want to take, with so many actions while the victim is not there."""
    ways = Ways(attacker.member)
    copy = clone(siege)
    copy.models[victim.id].fate = Fate.WAITING
    table = ForeseeingTable()
    member = copy.models[attacker.member.id]
    own = copy.group(attacker.group.number)
    rule = RULES[own.behaviour]
    if attacker.stick > 0:
        ways.sticks = attacker.reach_of_shots // attacker.stick
    mind: _Wayfarer | None = None
    try:
        if not own.has_activated:
            rule.begins(table, copy, own)
        aim = rule.aim(table, copy, own, member)
        if not rule.wants_foes():
            ways.heeds = -1
        elif own.behaviour is Behaviour.HUNTER and aim.name == decisions.NEAREST_HERO:
            # V-6.3.4. Only who is nearer than the hero it goes for now.
            ways.heeds = aim.distance + BRUSH
            if attacker.reach_of_shots > 0:
                ways.heeds = max(ways.heeds, _heeded_by_archer(copy, attacker, member, aim, actions))
        # V-6.2.8. There may be nothing that it can reach.
        leg = route(copy, member, aim.goal) if is_there(copy, aim.goal) else None
        if leg is not None:
            ways.lead_along(leg.points)
        mind = _Wayfarer(table, copy, member, actions, ways)
        while mind.goes_on():
            mind.look_round()
            mind.step()
        mind.look_round()
    except DiceNeeded:
        pass
    if rule.wants_foes():
        if attacker.reach_of_shots > 0 and (mind is None or mind.is_led_round or mind.is_barred):
            # Its way may depend on somebody who is not even near it.
            ways.heeds = UNREACHABLE
        return ways
    # Who is after a place shoots only at who bars its way.
    ways.looks.clear()
    if mind is not None and mind.aim is not None and not mind.is_barred:
        goal = mind.aim.goal
        ways.goal = goal if goal.kind not in (GoalKind.MODEL, GoalKind.NONE) else None
    return ways


def _heeded_by_archer(siege: Siege, attacker: Attacker, archer: Fighter, aim: Aim, actions: int) -> int:
    """R-V57. Who is further off than that is not one of the two towards whom an archer goes to shoot, and is nowhere
    near its first move, nor beside the hero it goes for where it may get there."""
    if siege.doubt > 0 or siege.play_mode is PlayMode.UNMAPPED or actions > 2:
        return UNREACHABLE
    if actions == 1:
        return 0
    others = [one for one in heroes_in_play(siege) if one.id != aim.goal.id]
    if not others:
        return UNREACHABLE
    second = min([siege.ground.gap(archer, one) for one in others])
    if aim.distance > 2 * (attacker.reach + archer.radius):
        return max(second, attacker.reach + INCH)
    return max(second, 2 * attacker.reach + 6 * archer.radius + INCH)


class _NotedLanes(Lanes):
    """Lanes of which every stop is noted."""

    def __init__(self, ways: Ways) -> None:
        self.ways: Final = ways

    def towards(self, siege: Siege, model: Fighter, target: Fighter, company: Company) -> Lane:
        lane = super().towards(siege, model, target, company)
        self.ways.looks.extend([Body(model.id, x, y, model.radius) for x, y in lane.stops])
        return lane


class _Wayfarer(EnemyActivation):
    """Notes every way that an enemy finds, each of its moves, and where it looks round to shoot."""

    def __init__(self, table: Table, siege: Siege, model: Fighter, actions: int, ways: Ways) -> None:
        super().__init__(table, siege, model, begin(table, siege, model, actions).acting)
        self.ways: Final = ways
        self.lanes = _NotedLanes(ways)
        self.is_led_round: bool = False
        """Whether people were in a direct way of it."""
        self.is_barred: bool = False
        """Whether they were in all of its ways."""

    def look_round(self) -> None:
        """It stands here now."""
        model = self.model
        self.ways.looks.append(Body(model.id, model.x, model.y, model.radius))

    def _tell(self, action: str, aim: Aim, clause: str = "") -> None:
        if action in (decisions.SHOOT, decisions.AIM):
            self.ways.sticks = band(self.siege, self.model, self.siege.model(aim.goal.id))
            if self.model.moves_made == 0 and aim.name == decisions.NEAREST_HERO:
                # Whom it goes for it shoots at before all others in the same band.
                self.ways.sticks -= 1
        super()._tell(action, aim, clause)

    def _deal_with(self, aim: Aim, blocker: Fighter) -> int:
        self.is_barred = True
        return super()._deal_with(aim, blocker)

    def _take_stride(self, aim: Aim, goal: EnemyGoal, course: Course) -> int:
        if course.way is not None:
            self.ways.lead_along(course.way.points)
            self.is_led_round = self.is_led_round or not course.way.is_direct
        before = (self.model.x, self.model.y)
        taken = super()._take_stride(aim, goal, course)
        self.ways.lead_along([before, (self.model.x, self.model.y)])
        return taken
