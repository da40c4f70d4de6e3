"""Traps that enemies walk into (V-7.8.5, V-7.8.6, V-7.8.7, R-V29)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.markers import NEVER, touched_at
from rules_core.games.village.state.facts import TrapSprung
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Siege, Trap
from rules_core.ground.directions import turned
from rules_core.ground.geometry import Body
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap
from rules_core.song import movement, recoil
from rules_core.song.facts import Defeated
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import acts, at, deeds, fight, hero, raider
from tests.games.village.little import MIDDLE
from tests.games.village.sitting import Sitting


def trap(state: Siege, name: str, x: float, y: float) -> None:
    state.traps[name] = Trap(name, MIDDLE + round(x * INCH), MIDDLE + round(y * INCH))


@rule("V-7.8.5", "V-7.8.6", "V-7.8.7", "R-V29", "VMS-2")
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_an_enemy_without_tough_dies_of_any_trap_and_the_trap_is_gone(face: int) -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -10)
    orc = raider(state, "orc", 0, -14)
    table = acts(state, orc, 1, ("trap-die", face))
    assert [(one.trap, one.model, one.wounds) for one in table.told(TrapSprung)] == [
        ("trap-1", "orc", 2 if face >= 4 else 1)
    ]
    assert [one.gruesome for one in table.told(Defeated)] == [False]
    assert not orc.in_play
    assert not state.traps


@rule("R-V29", "V-7.8.6", "SBH-TGH-5")
@pytest.mark.parametrize("face, lost", [(3, 1), (4, 2)])
def test_a_tough_enemy_takes_so_many_wounds_and_goes_on_moving(face: int, lost: int) -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -12)
    troll = raider(state, "troll", 0, -14, "tough", quality=3)
    acts(state, troll, 1, ("trap-die", face))
    assert troll.quality_lost == lost
    assert at(troll) == (0, -9)


@rule("R-V61", "R-V29", "R-V31")
@pytest.mark.parametrize("degrees", range(0, 360, 15))
@pytest.mark.parametrize("aside", [0, 120, 250, 340, 384, 388])
def test_a_marker_is_touched_where_the_base_first_comes_up_to_it(degrees: int, aside: int) -> None:
    ground = MeasuredGround(GroundMap(36 * INCH, 36 * INCH, []))
    mover = Body("ada", MIDDLE, MIDDLE, 127)
    ahead, across = turned(1000, aside, degrees)
    marker = Body("trap-1", MIDDLE + ahead, MIDDLE + across, INCH)
    end_x, end_y = turned(1500, 0, degrees)
    at = touched_at(mover, MIDDLE + end_x, MIDDLE + end_y, marker)
    # 381 is the sum of the radii; up to 5 more (half a millimetre) are contact too, where they are nearest.
    if aside == 388:
        assert at == NEVER
        return
    assert abs(at - (1000 - (381 * 381 - aside * aside) ** 0.5 if aside < 381 else 1000)) < 4
    x, y = turned(round(at), 0, degrees)
    assert ground.touching(Body("ada", MIDDLE + x, MIDDLE + y, 127), marker)
    x, y = turned(round(at) - 20, 0, degrees)
    assert aside == 384 or not ground.touching(Body("ada", MIDDLE + x, MIDDLE + y, 127), marker)


@rule("R-V29", "V-7.8.5")
def test_brushing_the_marker_is_enough_and_passing_beside_it_is_not() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "touched", 1.5, -12)
    trap(state, "missed", -1.55, -12)
    troll = raider(state, "troll", 0, -14, "tough", quality=3)
    table = acts(state, troll, 1, ("trap-die", 1))
    assert [one.trap for one in table.told(TrapSprung)] == ["touched"]
    assert list(state.traps) == ["missed"]


@rule("V-7.8.5", "R-V29")
def test_several_traps_go_off_in_the_order_of_the_way_until_one_kills() -> None:
    state = fight(Behaviour.FANATIC)
    for name, y in (("third", -9.5), ("second", -11.75), ("first", -14)):
        trap(state, name, 0, y)
    troll = raider(state, "troll", 0, -16, "tough", "long-move", quality=5)
    table = acts(state, troll, 1, ("trap-die", 1), ("trap-die", 6))
    assert [one.trap for one in table.told(TrapSprung)] == ["first", "second"]
    assert not troll.in_play
    assert list(state.traps) == ["third"]


@rule("R-V29", "V-7.8.4")
def test_enemies_take_no_account_of_traps() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -10)
    troll = raider(state, "troll", 0, -14, "tough", quality=3)
    table = acts(state, troll, 2, ("trap-die", 1))
    assert at(troll)[0] == 0
    assert deeds(table)[0] == ("move", "town-hall")


@rule("R-V29", "V-7.8.5")
def test_heroes_walk_over_traps() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -10)
    ada = hero(state, "ada", 0, -12)
    movement.go(Sitting(), state, ada, MIDDLE, MIDDLE - 8 * INCH, "move", "SBH-MOV-4")
    assert at(ada) == (0, -8)
    assert list(state.traps) == ["trap-1"]


@rule("R-V29", "SBH-MOR-3", "R-V51")
def test_the_loss_shakes_the_others_before_the_next_action() -> None:
    state = fight(Behaviour.FANATIC)
    state.start_counts[ENEMIES] = 2
    trap(state, "trap-1", 0, -10)
    raider(state, "other", 14, -14)
    orc = raider(state, "orc", 0, -14)
    acts(state, orc, 2, ("trap-die", 1), ("morale", (6, 6, 6)))
    assert not state.losses


@rule("R-V29", "V-7.8.5")
def test_a_flier_springs_only_the_trap_on_which_it_lands() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "passed", 0, -11.5)
    trap(state, "landed-on", 0, -9)
    bat = raider(state, "bat", 0, -14, "flying", "tough", quality=3)
    table = acts(state, bat, 1, ("trap-die", 1))
    assert [one.trap for one in table.told(TrapSprung)] == ["landed-on"]


@rule("R-V29")
def test_a_recoil_into_a_trap_counts_too() -> None:
    state = fight(Behaviour.FANATIC)
    trap(state, "trap-1", 0, -12)
    orc = raider(state, "orc", 0, -9.75)
    table = Sitting(("trap-die", 2))
    assert not recoil.recoil(table, state, orc, orc.x, orc.y + INCH)
    assert not orc.in_play
