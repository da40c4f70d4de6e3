"""Standstills that a wave may come to, and what ends them: narrow gates, deep obstacles, nowhere to go (V-7.1.1)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_plans import best_plan
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.guardian import Guardian
from rules_core.games.village.rules.detours import Obstacles, WalkPath
from rules_core.games.village.rules.enemy_actions import begin
from rules_core.games.village.rules.enemy_bent_steps import bent_step, step_over
from rules_core.games.village.rules.enemy_movement import SCRAMBLE, find_course, scramble
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind
from rules_core.games.village.state.facts import LeftTable
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.game import Plain
from rules_core.song.facts import AttackResolved
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses import rule
from tests.games.village.fighting import at, fight, hero, raider
from tests.games.village.little import MIDDLE, PLAIN, content
from tests.games.village.sitting import Careless


def behind_a_wall(behaviour: Behaviour, gate: Plain | None, *, wide: float = 2.0, **village: object) -> Siege:
    """A village behind a high wall from side to side, 0.4 inches deep, with one gap above the middle."""
    left, right = 18 - wide / 2, 18 + wide / 2
    pieces: list[Plain] = [
        {"id": "left-wall", "kind": "wall", "outline": [[0, 8.8], [left, 8.8], [left, 9.2], [0, 9.2]]},
        {"id": "right-wall", "kind": "wall", "outline": [[right, 8.8], [36, 8.8], [36, 9.2], [right, 9.2]]},
    ]
    if gate is not None:
        pieces.append({"id": "gate", **gate})
    table = {"id": "bare", "name": "Wall", "text": "One gap.", "width": 36, "height": 36, "piece": pieces}
    shut = {**PLAIN["village"][0], "waived": ["V-4.3.4"]}
    return fight(behaviour, of=content(terrain=[table], village=[shut]), village=dict(village))


def gate(deep: float = 0.4) -> Plain:
    """A gate as wide as the gap, around the line of the wall."""
    top, low = 9 - deep / 2, 9 + deep / 2
    return {"kind": "gate", "outline": [[17, top], [19, top], [19, low], [17, low]]}


@rule("R-V10", "SBH-HTH-4", "SBH-MOV-6")
def test_whoever_holds_a_gate_from_right_behind_it_is_fought_across_it() -> None:
    for behaviour in (Behaviour.FANATIC, Behaviour.HUNTER, Behaviour.RAVAGER):
        state = behind_a_wall(behaviour, gate())
        # Side by side they leave no room behind the gate, and none of them can be walked round.
        hero(state, "ada", -0.65, -8.3)
        hero(state, "ben", 0.65, -8.3)
        orc = raider(state, "orc", 0, -11)
        table = Careless(1)
        lets_act(state, orc, 2, table)
        assert table.told(AttackResolved), behaviour


HALL = EnemyGoal(GoalKind.BUILDING, "town-hall")


def way_to_the_hall(state: Siege, model: Fighter) -> WalkPath:
    way = find_course(state, model, HALL, 1).way
    assert way is not None
    return way


def spots(*places: tuple[float, float]) -> list[tuple[int, int]]:
    """Inches from the middle."""
    return [(MIDDLE + round(x * INCH), MIDDLE + round(y * INCH)) for x, y in places]


def lets_act(state: Siege, model: Fighter, times: int, table: Careless) -> None:
    """One action in each of so many activations, as long as it is there."""
    for _ in range(times):
        if model.in_play:
            mind = begin(table, state, model, 1)
            while mind.goes_on():
                mind.step()


@rule("SBH-MOV-6", "SBH-MOV-7")
def test_an_enemy_whose_base_is_too_large_for_its_move_steps_over_the_gate() -> None:
    wide = {"kind": "gate", "outline": [[15, 8.8], [21, 8.8], [21, 9.2], [15, 9.2]]}
    state = behind_a_wall(Behaviour.FANATIC, wide, wide=6.0)
    giant = raider(state, "giant", 0, -12, base=3.0)
    lets_act(state, giant, 1, Careless(1))
    swept = scramble(state, giant, HALL, way_to_the_hall(state, giant), has_one_action=False)
    assert swept is not None
    assert (swept.x, swept.y) == (giant.x, giant.y + swept.length)
    lets_act(state, giant, 1, Careless(1))
    assert at(giant)[1] > -8


@rule("SBH-MOV-6", "SBH-MOV-7")
def test_a_step_over_a_gate_follows_a_slanting_way() -> None:
    wide: Plain = {"kind": "gate", "outline": [[15, 8.8], [21, 8.8], [21, 9.2], [15, 9.2]]}
    state = behind_a_wall(Behaviour.FANATIC, wide, wide=6.0)
    giant = raider(state, "giant", -0.5, -10.7, base=3.0)
    straight_on = WalkPath(spots((-0.5, -10.7), (0.5, -6.7)), 5000, Obstacles((), NO_MODEL), is_direct=True)
    swept = scramble(state, giant, HALL, straight_on, has_one_action=False)
    assert swept is not None
    assert (swept.x - giant.x) * 4 == pytest.approx(swept.y - giant.y, abs=4)
    # To the side first, then over it.
    king = raider(state, "king", -1.5, -10.2, base=2.0)
    bent = WalkPath(spots((-1.5, -10.2), (0, -10.2), (1.5, -7.0)), 2000, Obstacles((), NO_MODEL), is_direct=True)
    giant.fate = Fate.DEFEATED
    swept = bent_step(state, king, bent)
    assert swept is not None
    assert (swept.x, swept.y) == pytest.approx((MIDDLE + 1.125 * INCH, MIDDLE - 7.8 * INCH), abs=SCRAMBLE)


@rule("SBH-MOV-6", "SBH-MOV-7")
def test_an_enemy_beside_the_only_line_through_a_narrow_gate_steps_along_its_way() -> None:
    state = behind_a_wall(Behaviour.RAVAGER, gate())
    king = raider(state, "king", 0.6, -10.2, base=2.0)
    # Room enough behind it, and none to draw back and line up.
    raider(state, "friend", 0, -11.8, base=2.0)
    # Down the middle of the gate, until the whole base is beyond it.
    swept = bent_step(state, king, way_to_the_hall(state, king))
    assert swept is not None
    assert swept.x == MIDDLE
    assert swept.y == pytest.approx(MIDDLE - 8.8 * INCH + king.radius, abs=SCRAMBLE)
    lets_act(state, king, 3, Careless(1))
    assert at(king)[1] > -8.2


@rule("SBH-MOV-6", "R-V10")
def test_nobody_steps_over_people_who_stand_behind_an_ordinary_gate() -> None:
    state = behind_a_wall(Behaviour.FANATIC, gate())
    orc = raider(state, "orc", 0, -9.75)
    for number in range(3):
        raider(state, f"friend-{number}", 0, -8.2 + 1.05 * number)
    assert step_over(state, orc, HALL, way_to_the_hall(state, orc), has_one_action=False) is None


@rule("V-6.3.9", "R-V52")
def test_who_flies_leaves_over_a_wall_without_a_gate() -> None:
    state = behind_a_wall(Behaviour.RAIDER, None, wide=0.5)
    state.groups[0].leaving = True
    wyvern = raider(state, "wyvern", 0, -7, "flying")
    lets_act(state, wyvern, 6, Careless(1))
    assert wyvern.fate is Fate.FLED


@rule("V-7.1.1", "V-6.2.8", "R-V13")
def test_who_can_reach_nothing_goes_home() -> None:
    for behaviour in Behaviour:
        state = behind_a_wall(behaviour, None, wide=0.5)
        hero(state, "ada", 0, -5)
        orc = raider(state, "orc", 0, -14)
        table = Careless(1)
        lets_act(state, orc, 6, table)
        assert orc.fate is Fate.FLED, behaviour
        (left,) = table.told(LeftTable)
        assert left.edge == 1


@rule("V-7.1.1", "V-6.4.5")
def test_who_can_break_nothing_goes_home_once_nobody_is_left_to_fight() -> None:
    state = behind_a_wall(Behaviour.MINDLESS, None, wide=4.0, building_combat=6)
    rat = raider(state, "rat", 0, -6, combat=0)
    strong = raider(state, "troll", 3, -6, combat=4)
    hero(state, "ada", 9, 9)
    table = Careless(1)
    assert begin(table, state, rat, 1)._current_aim().goal.kind is not GoalKind.EDGE
    state.model("ada").fate = Fate.FLED
    assert begin(table, state, rat, 1)._current_aim().goal.kind is GoalKind.EDGE
    assert begin(table, state, strong, 1)._current_aim().goal.kind is GoalKind.BUILDING


@rule("R-V13", "V-6.3.19")
def test_guardians_to_whom_nobody_comes_come_themselves_in_the_end() -> None:
    state = behind_a_wall(Behaviour.GUARDIAN, None, wide=4.0)
    state.groups[0].objective = "left-wall"
    hero(state, "ada", 0, 9)
    orc = raider(state, "orc", -10, -11)
    for state.round, goes in ((60, False), (61, True)):
        aim = Guardian().aim(Careless(1), state, state.groups[0], orc)
        assert (aim.goal.kind is GoalKind.BUILDING) is goes
        assert (Guardian().keeps_to(state, state.groups[0]) is None) is goes
        assert (aim.decided_by == decisions.WAITED_LONG) is goes


@rule("R-V13", "V-6.3.19", "V-6.3.20")
def test_a_table_may_let_guardians_wait_for_less_or_for_ever() -> None:
    for patience, goes in ((10, True), (0, False)):
        state = behind_a_wall(Behaviour.GUARDIAN, None, wide=4.0, guardian_patience=patience)
        state.groups[0].objective = "left-wall"
        hero(state, "ada", 0, 9)
        orc = raider(state, "orc", -10, -11)
        state.round = 11 if goes else 9999
        aim = Guardian().aim(Careless(1), state, state.groups[0], orc)
        assert (aim.goal.kind is GoalKind.BUILDING) is goes


def test_the_steady_player_gives_way_where_nobody_comes_forward() -> None:
    state = behind_a_wall(Behaviour.RAVAGER, gate())
    ada = hero(state, "ada", 0, -8.2)
    raider(state, "orc", 0, -11)
    state.round = 31
    assert best_plan(Outlook(state), ada, 2, may_attack=True).y > ada.y + 5 * INCH
    state.round = 45
    assert best_plan(Outlook(state), ada, 2, may_attack=True).y < ada.y
