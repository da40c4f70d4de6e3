"""Standstills that end when a wave has gone on for long: friends in each other's way, no room beside a goal."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind
from rules_core.games.village.rules.standstills import LONG, finds_room, past_friends
from rules_core.games.village.state.facts import EnemyDecided, LeftTable
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import rectangle
from rules_core.ground.pieces import LINEAR, Piece
from rules_core.kernel.game import Plain
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import add_group, at, fight, hero, raider
from tests.games.village.little import PLAIN, content
from tests.games.village.sitting import Careless
from tests.games.village.test_standstills import HALL, behind_a_wall, gate, lets_act, way_to_the_hall


def face_to_face() -> tuple[Siege, Fighter, Fighter]:
    """A leaving Raider in a lane hardly wider than its base, 4 inches long, and a Fanatic who wants in by it."""
    pieces: list[Plain] = [
        {"id": "left-rocks", "kind": "rocks", "outline": [[0, 5], [17.3, 5], [17.3, 9], [0, 9]]},
        {"id": "right-rocks", "kind": "rocks", "outline": [[18.7, 5], [36, 5], [36, 9], [18.7, 9]]},
    ]
    table = {"id": "bare", "name": "Lane", "text": "One lane.", "width": 36, "height": 36, "piece": pieces}
    state = fight(Behaviour.RAIDER, of=content(terrain=[table]))
    state.groups[0].leaving = True
    add_group(state, Behaviour.FANATIC)
    hero(state, "ada", -15, 15)
    thief = raider(state, "thief", 0, -10.5)
    zealot = raider(state, "zealot", 0, -11.5)
    zealot.group = 2
    state.round = LONG + 1
    return state, thief, zealot


def decided(table: Careless, model: Fighter) -> list[tuple[str, str]]:
    return [(one.action, one.clause) for one in table.told(EnemyDecided) if one.model == model.id]


@rule("SBH-MOV-10", "R-V10")
def test_friends_who_block_each_other_wait_until_the_wave_has_gone_on_for_long() -> None:
    state, thief, zealot = face_to_face()
    state.round = LONG
    table = Careless(1)
    lets_act(state, thief, 3, table)
    lets_act(state, zealot, 3, table)
    assert {action for action, _ in decided(table, thief) + decided(table, zealot)} == {"wait"}
    assert (at(thief), at(zealot)) == ((0, -10.5), (0, -11.5))


@rule("SBH-MOV-10", "V-7.1.1")
def test_after_that_one_steps_past_the_other_and_both_go_on() -> None:
    state, thief, zealot = face_to_face()
    table = Careless(1)
    lets_act(state, thief, 1, table)
    assert decided(table, thief) == [("step", "SBH-MOV-10")]
    assert [one.clause for one in table.told(ModelMoved)] == ["SBH-MOV-10"]
    # Right behind the other, and no further.
    assert at(thief) == pytest.approx((0, -12.5), abs=0.07)
    lets_act(state, thief, 4, table)
    assert thief.fate is Fate.FLED
    lets_act(state, zealot, 2, table)
    assert at(zealot)[1] > -8


@rule("SBH-MOV-10")
def test_the_inner_one_may_be_passed_as_well() -> None:
    state, _, zealot = face_to_face()
    table = Careless(1)
    lets_act(state, zealot, 1, table)
    assert decided(table, zealot) == [("step", "SBH-MOV-10")]
    assert at(zealot) == pytest.approx((0, -9.5), abs=0.07)


@rule("SBH-MOV-10")
def test_nobody_steps_past_friends_where_all_ground_beyond_is_taken() -> None:
    state, _, zealot = face_to_face()
    swept = past_friends(state, zealot, HALL, way_to_the_hall(state, zealot))
    assert swept is not None
    assert (swept.x, swept.y) == (zealot.x, zealot.y + swept.length)
    for number in range(8):
        raider(state, f"friend-{number}", 0, -9.5 + number)
    assert past_friends(state, zealot, HALL, way_to_the_hall(state, zealot)) is None


@rule("SBH-MOV-10", "SBH-MOV-11")
def test_a_step_past_friends_neither_passes_a_foe_nor_ends_beside_one() -> None:
    state, _, zealot = face_to_face()
    way = way_to_the_hall(state, zealot)
    hero(state, "ben", 0, -8.5)
    assert past_friends(state, zealot, HALL, way) is None
    # Beside whom it is after it may end.
    swept = past_friends(state, zealot, EnemyGoal(GoalKind.MODEL, "ben"), way)
    assert swept is not None
    assert abs(swept.y - state.model("ben").y) == pytest.approx(INCH, abs=16)


@rule("SBH-MOV-6", "SBH-MOV-10")
def test_a_step_past_friends_leads_over_nothing_that_has_to_be_climbed() -> None:
    state, _, zealot = face_to_face()
    way = way_to_the_hall(state, zealot)
    fence = Piece("fence", "fence", rectangle(zealot.x, zealot.y + 2 * INCH, 6 * INCH, 30), LINEAR, 3 * INCH)
    state.ground.add_piece(fence)
    assert past_friends(state, zealot, HALL, way) is None


def right_behind_the_gate(behaviour: Behaviour) -> Siege:
    """A gate 0.6 inches deep, and the Town Hall so near behind it that no base finds room between the two."""
    middle = [18.0, 9.9]
    pieces: list[Plain] = [
        {"id": "left-wall", "kind": "wall", "outline": [[0, 6.4], [17, 6.4], [17, 7], [0, 7]]},
        {"id": "right-wall", "kind": "wall", "outline": [[19, 6.4], [36, 6.4], [36, 7], [19, 7]]},
        {"id": "gate", "kind": "gate", "outline": [[17, 6.4], [19, 6.4], [19, 7], [17, 7]]},
    ]
    table = {"id": "bare", "name": "Gate", "text": "One gate.", "width": 36, "height": 36, "piece": pieces}
    hall = {
        **PLAIN["village"][0]["building"][0],
        "position": [middle[0] - 18, middle[1] - 18],
        "outline": [[-17, -2], [17, -2], [17, 2], [-17, 2]],
    }
    village = {
        **PLAIN["village"][0],
        "waived": ["V-4.3.4", "V-4.4.1", "V-4.4.2", "V-4.4.3", "V-4.4.4"],
        "building": [hall],
    }
    return fight(behaviour, of=content(terrain=[table], village=[village]))


@rule("V-6.2.8", "V-7.1.1")
@pytest.mark.parametrize("behaviour", [Behaviour.RAVAGER, Behaviour.FANATIC, Behaviour.MINDLESS])
def test_who_finds_no_room_beside_a_building_goes_home_when_the_wave_has_gone_on_for_long(behaviour: Behaviour) -> None:
    state = right_behind_the_gate(behaviour)
    hero(state, "ada", 0, 12)
    orc = raider(state, "orc", 0, -13)
    table = Careless(1)
    state.round = LONG
    lets_act(state, orc, 3, table)
    assert ("wait", "R-V10") in decided(table, orc)
    state.round = LONG + 1
    lets_act(state, orc, 4, table)
    assert orc.fate is Fate.FLED
    assert [one.edge for one in table.told(LeftTable)] == [1]


@rule("V-6.2.8")
def test_who_only_has_to_wait_for_friends_beside_a_building_stays() -> None:
    """Room that others take is room: they may leave or die."""
    state = behind_a_wall(Behaviour.FANATIC, gate())
    state.round = LONG + 1
    zealot = raider(state, "zealot", 0, -8)
    for number, (x, y) in enumerate(((-2.6, -2.6), (0, -2.6), (2.6, -2.6), (-2.6, 0), (2.6, 0), (0, 2.6))):
        raider(state, f"friend-{number}", x, y, base=1.1)
    assert finds_room(state, zealot, EnemyGoal(GoalKind.BUILDING, "town-hall"))
