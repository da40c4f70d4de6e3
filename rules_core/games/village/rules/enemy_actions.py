"""One enemy model's actions: what it goes for, why, and what it does about it (V-6.2.7, V-6.2.8, R-V10)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import building_combat, decisions, fire, leaving
from rules_core.games.village.rules.behaviours import last_resort
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.rules.detours import WalkPath
from rules_core.games.village.rules.enemy_movement import Course, find_course
from rules_core.games.village.rules.enemy_opponents import choose_opponent
from rules_core.games.village.rules.enemy_shooting import Lanes, find_shot
from rules_core.games.village.rules.enemy_strides import Stride, next_stride
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind, is_there, reached, walk
from rules_core.games.village.rules.standstills import last_step
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Barricade, Siege
from rules_core.ground.pieces import LINEAR
from rules_core.kernel.table import Table
from rules_core.song import activation, morale, movement, shooting
from rules_core.song.actions import carry_out, may_attack
from rules_core.song.field import Acting
from rules_core.song.footing import must_climb

ARRIVED: Final = (decisions.ATTACK, decisions.POWER, decisions.IGNITE, decisions.LEAVE, decisions.STAY, decisions.HOLD)
"""What a model decides to do only where it touches its goal, or is as near as it has to be."""


def act(table: Table, siege: Siege, model: Fighter, actions: int) -> None:
    """V-6.2.5, V-6.2.7. The model takes all its actions; it finishes them before the next model begins (V-6.2.6)."""
    mind = begin(table, siege, model, actions)
    while mind.goes_on():
        mind.step()
    siege.acting = None


def begin(table: Table, siege: Siege, model: Fighter, actions: int) -> EnemyActivation:
    """V-6.2.5. The model has its actions and has not taken any of them yet."""
    activation.begin(model)
    model.activated = True
    acting = Acting(model.id, actions, turnover=False)
    siege.acting = acting
    return EnemyActivation(table, siege, model, acting)


class EnemyActivation:
    """What one model makes of its actions. Its goal is found when they begin, and anew when it is gone (R-V09)."""

    def __init__(self, table: Table, siege: Siege, model: Fighter, acting: Acting) -> None:
        self.table = table
        self.siege = siege
        self.model = model
        self.acting = acting
        self.group = siege.group(model.group)
        self.rule = RULES[self.group.behaviour]
        self.aim: Aim | None = None
        self.is_sent: bool = False
        """Whether people at a real table have sent it to its goal (R-V37)."""
        self.lanes = Lanes()
        self.rests: bool = False
        """Whether it does no more, though it has actions left."""
        self.told: str = ""

    def twin(self, table: Table, siege: Siege) -> EnemyActivation:
        """The same mind on a copy of the siege, for a rehearsal."""
        acting = siege.acting
        assert acting is not None
        other = EnemyActivation(table, siege, siege.models[self.model.id], acting)
        other.aim = self.aim
        other.is_sent = self.is_sent
        return other

    def send_to(self, goal: EnemyGoal) -> None:
        """R-V37. People at a real table want it to go there instead."""
        far = walk(self.siege, self.model, goal)
        self.aim = Aim(goal, decisions.OVERRULED, far, decisions.BY_PLAYERS, "R-V37")
        self.is_sent = True

    def goes_on(self) -> bool:
        """Whether it takes a further action."""
        return self.acting.actions > 0 and self.model.in_play and not self.siege.result and not self.rests

    def step(self) -> None:
        """The next thing that it does, with all that comes of it."""
        spent = self.next_action()
        # SBH-MOR-3. Whatever it has led to on the way (Traps, Free Hacks), Morale comes before the next action.
        morale.resolve(self.table, self.siege)
        self.rests = spent == 0
        self.acting.actions -= spent

    def next_action(self) -> int:
        """R-V10. The next thing that the model does; gives back how many actions it took, 0 when it does no more."""
        model = self.model
        # SBH-ACT-15, R-V10. First of all it gets free, gets up, comes to its senses.
        for state, option in (
            (model.transfixed, decisions.BREAK_FREE),
            (model.knocked_down, decisions.STAND),
            (model.looting, decisions.SNAP_OUT),
        ):
            if state:
                return self._recover(option)
        # R-V55. Held in melee it attacks who holds it, and does not leave.
        if self.siege.active_foes_in_contact(model):
            goes = self.rule.leaves_melee(self.siege, self.group)
            goes = goes and movement.may_leave(self.siege, model, self.acting.actions)
            # V-6.3.3, R-V65. A Ravager attacks those who hold it only when it touches nothing to destroy.
            if (
                self.rule.puts_buildings_first()
                and may_attack(self.siege, model, is_shot=False)
                and self._touches_building()
            ):
                return self._attack_here(self._aim_in_contact())
            # V-6.3.9. Who wants to leave attacks once, whatever its traits allow.
            if may_attack(self.siege, model, is_shot=False) and not (goes and model.attacked):
                return self._attack_opponent()
            if not goes:
                return 0
        # V-6.2.7. What its Behaviour wants.
        aim = self._current_aim()
        spent = 0
        if may_attack(self.siege, model, is_shot=False):
            spent = self._attack_here(aim)
        if spent == 0 and may_attack(self.siege, model, is_shot=True):
            spent = self._shoot(aim, self._wanted(aim))
        if spent == 0:
            spent = self._go_on(aim)
        return spent

    def _wanted(self, aim: Aim) -> list[Fighter]:
        """R-V57. Whom it shoots at; R-V37: who was sent somewhere shoots at nobody else."""
        if not self.is_sent or aim.clause != "R-V37":
            return self.rule.shoots_at(self.siege, self.group, self.model, aim)
        return [self.siege.model(aim.goal.id)] if aim.goal.kind is GoalKind.MODEL else []

    # States

    def _recover(self, option: str) -> int:
        if option == decisions.BREAK_FREE and self.acting.actions < 2:
            return 0
        # SBH-ACT-13. Who has only just begun to loot stays over the body.
        if option == decisions.SNAP_OUT and self.model.is_absorbed:
            return 0
        self._tell(option, Aim(EnemyGoal(GoalKind.NONE, ""), decisions.ITSELF, 0, decisions.NOTHING_ELSE, "SBH-ACT-15"))
        return carry_out(self.table, self.siege, self.model, option)

    # Attacks

    def _attack_opponent(self) -> int:
        """R-V55. One of its opponents."""
        siege = self.siege
        wants = self.rule.wants_foes()
        # Those who are down hold nobody up; only who is after them attacks them now.
        foes = siege.foes_in_contact(self.model) if wants else siege.active_foes_in_contact(self.model)
        if siege.song.standing_target_first:
            # SBH-HTH-6.
            foes = siege.active_foes_in_contact(self.model)
        aim = choose_opponent(self.table, siege, self.model, foes, prefers_heroes=self.rule.prefers_heroes())
        # V-6.3.9, R-V66. Who wants to leave makes no Power Blow that would eat the action it needs for that.
        if self.rule.leaves_melee(siege, self.group) and self._could_go(1) and not self._could_go(2):
            return self._strike(aim, decisions.ATTACK)
        return self._strike(aim)

    def _could_go(self, spent: int) -> bool:
        """Whether it could still leave the melee with so many actions spent."""
        left = self.acting.actions - spent
        return left > 0 and movement.may_leave(self.siege, self.model, left)

    def _strike(self, aim: Aim, verb: str = "") -> int:
        """R-V10. One attack in melee, a Power Blow when two actions are left; `verb` where it is settled already."""
        verb = verb or (decisions.POWER if self.acting.actions >= 2 else decisions.ATTACK)
        self._tell(verb, aim)
        return carry_out(self.table, self.siege, self.model, f"{verb}:{aim.goal.id}")

    def _touches_building(self) -> bool:
        """Whether a building beside it can be attacked."""
        ground = self.siege.ground
        return any(ground.touching_piece(self.model, one.id) for one in self.siege.standing_buildings())

    def _aim_in_contact(self) -> Aim:
        """Its goal; looked for anew when it is another one than what the model has come up against since."""
        if not reached(self.siege, self.model, self._current_aim().goal):
            self.aim = None
        return self._current_aim()

    def _attack_here(self, aim: Aim) -> int:
        """What it can attack from where it stands: a building to burn or to break, or somebody who is down."""
        siege = self.siege
        model = self.model
        # V-6.5.2, R-V48. A Torch Bearer sets alight what it would attack, if that does not burn yet.
        if fire.bears_torch(siege, model):
            for building_id in self.rule.burns(siege, model, aim):
                building = siege.buildings[building_id]
                if not building.burning and siege.ground.touching_piece(model, building_id):
                    self._tell(
                        decisions.IGNITE,
                        Aim(EnemyGoal(GoalKind.BUILDING, building_id), aim.name, 0, aim.decided_by, "R-V48"),
                    )
                    fire.ignite(self.table, siege, model, building)
                    return 1
        goal = aim.goal
        if goal.kind is GoalKind.BUILDING and goal.within == 0 and reached(siege, model, goal):
            # V-6.4.3. An enemy beside a building attacks it. R-V10: with two actions left it is a Power Blow.
            power = self.acting.actions >= 2
            self._tell(decisions.POWER if power else decisions.ATTACK, aim, self.rule.strikes_by)
            building_combat.attack_building(self.table, siege, model, siege.building(goal.id), power=power)
            return 2 if power else 1
        if goal.kind is GoalKind.MODEL and reached(siege, model, goal):
            return self._strike(aim)
        # V-6.3.3. A foe that does not hold it up is attacked when it is the only target beside the model.
        if self.rule.attacks_lone_foe() or goal.kind is GoalKind.NONE:
            foes = siege.foes_in_contact(model)
            if foes:
                lone = choose_opponent(self.table, siege, model, foes, prefers_heroes=self.rule.prefers_heroes())
                lone.clause = self.rule.turns_by
                return self._strike(lone)
        return 0

    def _shoot(self, aim: Aim, wanted: list[Fighter]) -> int:
        """R-V57. It goes as far as it needs for sight and the nearest range band, then shoots."""
        siege = self.siege
        model = self.model
        if shooting.may_reload(siege, model):
            self._tell(decisions.RELOAD, aim)
            return carry_out(self.table, siege, model, "reload")
        first = ""
        if aim.goal.kind is GoalKind.MODEL:
            first = aim.goal.id
            goal_model = siege.model(first)
            if not self.is_sent and goal_model not in wanted and self.rule.shoots_at(siege, self.group, model, aim):
                wanted = [goal_model, *wanted]
        keep = self.rule.keeps_to(siege, self.group)
        shot = find_shot(siege, model, wanted, first, self.acting.actions, keep, self.lanes)
        if shot is None:
            return 0
        target = EnemyGoal(GoalKind.MODEL, shot.target.id)
        reason = decisions.IN_SIGHT if shot.target.id != first else aim.decided_by
        chosen = Aim(target, aim.name if shot.target.id == first else decisions.IN_RANGE, 0, reason, "R-V57")
        chosen.distance = siege.ground.gap(model, shot.target)
        if (shot.x, shot.y) != (model.x, model.y):
            # It stops where the range band begins.
            self._tell(decisions.MOVE, chosen)
            movement.go(self.table, siege, model, shot.x, shot.y, "move", "V-6.2.7")
            return 1
        verb = decisions.AIM if self.acting.actions >= 2 else decisions.SHOOT
        self._tell(verb, chosen)
        return carry_out(self.table, siege, model, f"{verb}:{shot.target.id}")

    def _is_done_shooting(self) -> bool:
        """R-V57. Whether it has shot in this activation and can do so no more."""
        return self.model.shots_made > 0 and not may_attack(self.siege, self.model, is_shot=True)

    # Moves

    def _go_on(self, aim: Aim) -> int:
        """R-V10. Nothing to attack from here: nearer to the goal, as far as it can be."""
        siege = self.siege
        model = self.model
        actions = self.acting.actions
        goal = aim.goal
        if goal.kind is GoalKind.NONE:
            # V-7.1.1. Shut in on all sides, with nothing to do: it gives up.
            self._tell(decisions.LEAVE, aim)
            leaving.leave(self.table, siege, model, siege.ground.nearest_edge(model), "V-7.1.1")
            return 1
        if reached(siege, model, goal):
            return self._arrived(aim)
        if goal.kind is GoalKind.MODEL and self._is_done_shooting():
            # R-V57. A shooter does not walk into contact with those it shoots at.
            self._tell(decisions.STAY, aim, "R-V57")
            return 0
        if not movement.may_move(siege, model, actions) and not movement.may_step(siege, model, actions):
            return 0
        course = find_course(siege, model, goal, actions, self.rule.keeps_to(siege, self.group))
        if course.blocker is not None:
            # R-V66. Who leaves takes any open way, over another edge too.
            open_way = leaving.over_other_edge(siege, model, aim, actions)
            if open_way is None:
                return self._deal_with(aim, course.blocker)
            aim, course = open_way
            self.aim = aim
        return self._take_stride(aim, aim.goal, course)

    def _arrived(self, aim: Aim) -> int:
        """It is where it wants to be, and there is nothing (more) to attack."""
        if aim.goal.kind is GoalKind.EDGE:
            # R-V52. It touches the edge at the end of this Move action, and is gone.
            self._tell(decisions.LEAVE, aim, "R-V52")
            leaving.leave(self.table, self.siege, self.model, int(aim.goal.id), aim.clause)
            return 1
        # V-6.3.19. Guardians stay; everybody else has attacked.
        self._tell(decisions.HOLD if aim.goal.within > 0 else decisions.STAY, aim)
        return 0

    def _deal_with(self, aim: Aim, blocker: Fighter) -> int:
        """R-V10. Somebody bars every way to the goal: attack them."""
        siege = self.siege
        model = self.model
        goal = EnemyGoal(GoalKind.MODEL, blocker.id)
        barred = Aim(goal, decisions.BARS_THE_WAY, walk(siege, model, goal), decisions.NO_WAY_ROUND, self.rule.turns_by)
        barred.runner_up = aim.goal.id
        barred.runner_up_distance = aim.distance
        # R-V57. A shooter shoots at whoever bars the way, and does not walk up to them.
        if may_attack(siege, model, is_shot=True):
            spent = self._shoot(barred, [blocker])
            if spent > 0:
                return spent
        if self._is_done_shooting():
            self._tell(decisions.STAY, barred, "R-V57")
            return 0
        if reached(siege, model, goal):
            # R-V66. It has attacked them, and there is no way past.
            self._tell(decisions.STAY, barred, "R-V66")
            return 0
        course = find_course(siege, model, goal, self.acting.actions)
        # Somebody else may stand before the one who was met first: then that one it is.
        if course.blocker is not None:
            goal = EnemyGoal(GoalKind.MODEL, course.blocker.id)
            barred.goal = goal
            barred.distance = walk(siege, model, goal)
            course = find_course(siege, model, goal, self.acting.actions)
        return self._take_stride(barred, goal, course)

    def _take_stride(self, aim: Aim, goal: EnemyGoal, course: Course) -> int:
        """One straight move along the way, or what hinders it."""
        siege = self.siege
        model = self.model
        actions = self.acting.actions
        stride = None if course.way is None else self.stride_along(goal, course.way)
        if stride is None:
            return self._clear_the_way(aim, goal, course)
        self._tell(stride.manner, aim)
        sweep = stride.sweep
        spent = movement.cost(siege, model, sweep) if stride.manner == decisions.MOVE else 1
        movement.go(self.table, siege, model, sweep.x, sweep.y, stride.manner, "V-6.2.7", actions)
        # R-V52. A Raider that wants to leave is gone when its base touches the edge at the end of a Move action.
        if goal.kind is GoalKind.EDGE and model.standing and reached(siege, model, goal):
            self._tell(decisions.LEAVE, aim, "R-V52")
            leaving.leave(self.table, siege, model, int(goal.id), aim.clause)
        return spent

    def stride_along(self, goal: EnemyGoal, way: WalkPath, *, looks_on: bool = True) -> Stride | None:
        """The straight move that gets it furthest along its way."""
        keep = self.rule.keeps_to(self.siege, self.group)
        return next_stride(self.siege, self.model, goal, way, self.acting.actions, keep, looks_on=looks_on)

    def _clear_the_way(self, aim: Aim, goal: EnemyGoal, course: Course) -> int:
        """R-V10. No move gets it nearer: an obstacle to climb, a Barricade to break, or nothing to do."""
        siege, model = self.siege, self.model
        if course.way is not None and len(course.way.points) > 1:
            x, y = course.way.points[1]
            for piece_id in siege.ground.slowed_by(model, x, y):
                if not siege.ground.touching_piece(model, piece_id):
                    continue
                # R-V49. It touches a Barricade, its way leads across, and it cannot end beyond: it breaks it down.
                barricade = siege.barricades.get(piece_id)
                if barricade is not None and may_attack(siege, model, is_shot=False):
                    return self._break(aim, barricade)
                # SBH-MOV-6. Too high to step over.
                piece = siege.ground.piece(piece_id)
                if piece.has(LINEAR) and must_climb(siege, model, piece):
                    self._tell(decisions.CLIMB, aim)
                    return carry_out(self.table, siege, model, f"climb:{piece_id}")
            # SBH-MOV-7. No Move is long enough, or it can never have the two actions that it would take (SBH-ACT-13).
            step = last_step(
                siege, model, goal, course.way, has_one_action=self.rule.dice == 1 and self.acting.actions == 1
            )
            if step is not None:
                sweep, clause = step
                self._tell(decisions.STEP, aim, clause)
                movement.take(self.table, siege, model, sweep, "step", clause)
                return 1
        self._tell(decisions.WAIT, aim, "R-V10")
        return 0

    def _break(self, aim: Aim, barricade: Barricade) -> int:
        power = self.acting.actions >= 2
        barred = Aim(EnemyGoal(GoalKind.NONE, barricade.id), decisions.BARRICADE, 0, decisions.NO_ROOM, "R-V49")
        barred.runner_up = aim.goal.id
        barred.runner_up_distance = aim.distance
        self._tell(decisions.POWER if power else decisions.ATTACK, barred)
        building_combat.attack_barricade(self.table, self.siege, self.model, barricade, power=power)
        return 2 if power else 1

    # The decision

    def _current_aim(self) -> Aim:
        """R-V09. The goal of this activation; looked for anew when it is gone (R-V10)."""
        aim = self.aim
        if aim is None or not is_there(self.siege, aim.goal):
            wanted = self.rule.aim(self.table, self.siege, self.group, self.model)
            aim = self.aim = last_resort.instead(self.table, self.siege, self.model, wanted)
        return aim

    def _tell(self, action: str, aim: Aim, clause: str = "") -> None:
        """Say what the model does and why, once for each decision; `clause` where it is not the goal's."""
        decision = f"{action} {aim.goal.id} {aim.name}"
        if decision == self.told:
            return
        self.told = decision
        # How far it was when the goal was chosen means nothing any more once the model is there.
        is_there_now = action in ARRIVED
        self.table.tell(
            EnemyDecided(
                clause or aim.clause,
                self.model.id,
                action,
                aim.name,
                aim.goal.id,
                0 if is_there_now else aim.distance,
                aim.runner_up,
                aim.runner_up_distance,
                aim.decided_by,
            )
        )
