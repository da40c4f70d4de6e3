"""The three scenarios: set-up, course, goals, end (SDS-SCN, S-TER-16, R-S52, R-S61)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.content.building_words import (
    BARRED,
    CLOSED,
    OPEN,
)
from rules_core.games.drums.content.squad_limits import total
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.wanderer import Wanderer
from rules_core.games.drums.rules import (
    courses,
    ending,
    goals,
    house_fire,
    ladders,
    refuge,
    squads,
    supplies,
    topics,
    turns,
)
from rules_core.games.drums.rules.posts import box_of, is_in
from rules_core.games.drums.rules.sight import HEAVY, cover_of
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle, EndReason, Phase
from rules_core.games.drums.state.facts import AlarmRaised, CameOn
from rules_core.games.drums.state.features import outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.match import Match, begin
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Request, SeatId
from rules_core.song import recoil, stride, wounds
from rules_core.song.field import Acting
from rules_core.song.quality import leader_bonus
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses.marks import rule
from tests.games.drums.field import P1, P2, Script

SCENARIOS = ("forlorn-hope", "foraging", "assault")
SHORT, MEDIUM, LONG = 500, 800, 1200


def match_of(scenario: str, until: Phase, seed: int = 3, player: Any = None, **choices: object) -> Match[Battle]:
    """A scenario played by the player of thumb up to a phase, France attacking."""
    match = begin(DrumsGame({"squad_2": "redcoats", "scenario": scenario, **choices}), seed)
    player = player or ThumbPlayer()
    while match.pending is not None and match.state.phase is not until:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return match


def ready(scenario: str, seed: int = 3, **choices: object) -> Battle:
    """The battle when its first turn begins, to be played with."""
    return match_of(scenario, Phase.TURN, seed, **choices).state.clone()


def put(state: Battle, man: Soldier, x: int, y: int, floor: int = 0) -> None:
    man.enter(floor)
    man.x, man.y, man.fate, man.knocked_down = x, y, Fate.IN_PLAY, False


def send_away(state: Battle, seat: SeatId, but: int = 0) -> list[Soldier]:
    """All men of a side but a few go to where they do not matter; who is left."""
    men = [one for one in state.models.values() if one.side == seat]
    for one in men:
        one.fate = Fate.WAITING
        if one.id not in state.course.reserve:
            state.course.reserve.append(one.id)
    return men[:but]


@rule("SDS-SCN-1.2", "SDS-SCN-2.1", "SDS-SCN-3.1")
@pytest.mark.parametrize("scenario, points", [("forlorn-hope", 520), ("foraging", 400), ("assault", 520)])
@pytest.mark.parametrize("attacker", ["1", "2"])
def test_who_attacks_is_agreed_and_may_buy_more(scenario: str, points: int, attacker: str) -> None:
    match = begin(DrumsGame({"scenario": scenario, "attacker": attacker}), 1)
    state = match.state
    both = {P1: points, P2: 400} if attacker == "1" else {P1: 400, P2: points}
    assert {seat: state.world.points_of(seat) for seat in state.seats} == both
    ready_state = ready(scenario, attacker=attacker, squad_2="")
    assert ready_state.attacker == (P1 if attacker == "1" else P2)
    for seat, most in both.items():
        spent = total(ready_state.world.types(ready_state.squads[seat]))
        assert most - 60 < spent <= most
    assert "done" in squads.options(ready_state, ready_state.squads[P1])


def test_a_scenario_is_for_two() -> None:
    with pytest.raises(SetupProblem):
        DrumsGame({"scenario": "assault", "players": 3})


@rule("S-TER-16", "SDS-SCN-1.3", "SDS-SCN-2.2", "SDS-SCN-3.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_defender_lays_out_what_the_scenario_leaves_open(scenario: str, seed: int) -> None:
    match = match_of(scenario, Phase.DEPLOYMENT, seed, Wanderer(seed))
    state = match.state
    kinds = [one.kind for one in state.features]
    loose = state.features[len(state.world.content.scenarios[scenario].features) :]
    loose = [one for one in loose if one.kind != "ford"]
    built = [outline_of(one) for one in state.features if one.kind == "building"]
    if scenario == "forlorn-hope":
        assert kinds.count("crater") == 2
        assert all(outline_of(one).gap_to(wall) >= MEDIUM for one in loose for wall in built)
        # Right across, but for a breach Medium wide.
        assert sorted((one.left, one.right) for one in built) == [(0, 2600), (3400, 6000)]
        assert [house.top for house in state.houses.values()] == [1, 1]
    elif scenario == "foraging":
        assert kinds.count("wood") == 2
        assert kinds.count("hill") + kinds.count("rough") == 1
        assert kinds.count("fence") == 4
        assert all(outline_of(one).gap_to(built[0]) >= LONG for one in loose if one.kind == "wood")
        assert len(state.course.supplies) == 4
        assert courses.house_of(state).outline.contains(state.course.supplies[0].x, state.course.supplies[0].y)
    else:
        assert kinds.count("wood") == 2
        assert kinds.count("bridge") == kinds.count("ford") == 1
        doors = [one.is_door for one in courses.house_of(state).openings]
        assert (doors.count(True), doors.count(False)) == (2, 4)


@rule("SDS-SCN-1.4", "SDS-SCN-1.5")
def test_seven_hold_the_breach_and_the_rest_comes_in_round_three() -> None:
    match = match_of("forlorn-hope", Phase.TURN)
    state = match.state
    scenario = state.world.scenario
    assert scenario is not None
    guard = state.men(P2)
    assert len(guard) == scenario.numbers["posts"] == 7
    assert all(one.floor == 1 or is_in(box_of(state, scenario, "behind"), one) for one in guard)
    assert state.turn_of == P1
    for one in state.men(P1):
        assert state.world.options.side - one.y - one.radius <= MEDIUM
    assert 0 < len(state.course.volunteers) <= 6
    assert all(state.model(id).has("fearless") for id in state.course.volunteers)
    assert not courses.arrivals(state, P2)
    later = match_of("forlorn-hope", Phase.OVER)
    rounds = {one.fact.model for one in later.facts if isinstance(one.fact, CameOn)}
    assert rounds <= set(state.course.reserve)
    late = state.clone()
    late.round = 3
    assert [one.id for one in courses.arrivals(late, P2)] == state.course.reserve
    late.turn_of = P2
    table = Script(whom=[late.course.reserve[0]], activation=[6], dice=["1"], action=["end"])
    turns.play_on(table, late)
    (came,) = table.told(CameOn)
    assert late.model(came.model).y == late.model(came.model).radius


@rule("SDS-SCN-1.6", "SDS-SCN-2.6")
def test_by_night_and_at_dawn_nobody_sees_far() -> None:
    assert [ready(one).world.dark for one in SCENARIOS] == [True, True, True]


@rule("SDS-SCN-1.7", "SDS-SCN-3.6", "SDS-SCN-2.8", "SDS-MOR-8")
def test_where_they_run() -> None:
    state = ready("forlorn-hope")
    one, other = state.men(P1)[0], state.men(P2)[0]
    put(state, one, 1000, 1500)
    put(state, other, 1000, 5000)
    assert [refuge.flight_edge(state, man) for man in (one, other)] == [3, 1]
    state = ready("assault")
    (guard,) = send_away(state, P2, but=1)
    put(state, guard, 3000, 4500)
    house = courses.house_of(state)
    state.doors = dict.fromkeys(state.doors, OPEN)
    state.lay_ground()
    assert refuge.flight_piece(state, guard) == house.id
    (foe,) = send_away(state, P1, but=1)
    put(state, foe, int(house.outline.middle_x), int(house.outline.middle_y))
    # An enemy stands in it.
    assert (refuge.flight_piece(state, guard), refuge.flight_edge(state, guard)) == ("", 1)


@rule("SDS-SCN-1.1", "SDS-SCN-1.8", "SDS-SCN-1")
@pytest.mark.parametrize("through, held, wins", [(3, 2, True), (2, 0, False), (3, 3, False), (4, 3, True)])
def test_three_men_through_the_breach_win(through: int, held: int, wins: bool) -> None:
    state = ready("forlorn-hope")
    for number, one in enumerate(send_away(state, P1, but=through)):
        put(state, one, 2400 + 200 * number, 900)
    for number, one in enumerate(send_away(state, P2, but=held)):
        put(state, one, 2700 + 200 * number, 1700)
    state.turn_of = P1
    table = Script()
    assert ending.end_turn(table, state) is wins
    assert (state.winner == P1) is wins
    assert state.reason is (EndReason.GOAL if wins else None)


@rule("SDS-SCN-1.9")
def test_after_the_tenth_round_the_breach_is_held() -> None:
    state = ready("forlorn-hope")
    state.round = 9
    assert not ending.is_last_round_over(Script(), state)
    state.round = 10
    assert ending.is_last_round_over(Script(), state)
    assert (state.winner, state.reason) == (P2, EndReason.TIME)


@rule("SDS-SCN-2.3", "SDS-SCN-2.4", "R-S61", "SDS-SCN-2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_how_foragers_and_attackers_stand(seed: int) -> None:
    state = match_of("foraging", Phase.TURN, seed, Wanderer(seed), squad_1="grande-armee").state
    scenario, house = state.world.scenario, courses.house_of(state)
    assert scenario is not None
    # A third of twelve.
    assert len(state.course.sentries) == 4
    for one in state.men(P2):
        away = house.outline.distance(one.x, one.y) - one.radius
        if one.id in state.course.sentries:
            assert away <= LONG
            assert not house.holds(one)
            assert not one.has("leader")
        else:
            assert house.holds(one) or is_in(box_of(state, scenario, "yard"), one)
    assert all(way == CLOSED for way in state.doors.values())
    assert 1 <= len(state.course.anchors) <= 2
    heads = [state.model(id) for id in state.course.anchors]
    counts = []
    for head in heads:
        counts.append(sum(state.ground.within(head, one, LONG) for one in state.men(P1)))
    largest = heads[counts.index(max(counts))]
    assert state.edges[P1] == state.ground.nearest_edge(largest)
    assert {state.edges[P1], state.edges[P2]} in ({1, 3}, {2, 4})
    assert state.turn_of == P1


@rule("SDS-SCN-2.5")
@pytest.mark.parametrize("die, mover", [(4, P2), (5, P1)])
def test_before_the_alarm_sentries_walk_and_nobody_acts(die: int, mover: SeatId) -> None:
    state = ready("foraging")
    state.turn_of = P2
    before = len(state.course.sentries)
    table = Script(sentry_die=[die] * before)
    for _ in range(before):
        turns.play_on(table, state)
    assert state.turn_of == P2
    places = [one for one in table.asked if isinstance(one, Place)]
    assert [one.who for one in places] == [mover] * before
    assert {one.topic for one in table.asked} == {"sentry-die", "sentry"}
    for one in places:
        assert one.region is not None
        assert all(courses.house_of(state).outline.distance(x, y) <= LONG + 75 for x, y in one.region.candidates())
    turns.play_on(table, state)
    assert (state.turn_of, state.round) == (P1, 2)


@rule("SDS-SCN-2.6")
@pytest.mark.parametrize("cause", ["", "seen", "heard"])
def test_what_raises_the_alarm(cause: str) -> None:
    state = ready("foraging")
    (one,) = send_away(state, P1, but=1)
    sentry = state.model(state.course.sentries[0])
    for id in state.course.sentries[1:]:
        state.model(id).knocked_down = True
    state.course.reserve = []
    put(state, sentry, 1500, 1500)
    put(state, one, 1500, 1500 + (2 * LONG + 400 if cause != "seen" else 2 * LONG))
    state.features = [one for one in state.features if one.kind == "building"]
    state.lay_ground()
    one.shots_made = 1 if cause == "heard" else 0
    table = Script()
    courses.look_for_alarm(table, state)
    assert [fact.cause for fact in table.told(AlarmRaised)] == ([cause] if cause else [])
    assert state.course.alarm is bool(cause)
    assert courses.is_unaware(state, P2) is not bool(cause)


@rule("SDS-SCN-2.7", "SDS-SCN-2.8")
def test_a_leader_in_the_house_helps_those_inside_alone() -> None:
    state = ready("foraging")
    leader = next(one for one in state.models.values() if one.side == P2 and one.has("leader"))
    house = courses.house_of(state)
    x, y = int(house.outline.middle_x), int(house.outline.middle_y)
    send_away(state, P2)
    send_away(state, P1)
    put(state, leader, x, y)
    state.doors = dict.fromkeys(state.doors, OPEN)
    state.lay_ground()
    sentry, mate = state.model(state.course.sentries[0]), state.model(state.course.sentries[1])
    state.course.sentries = [sentry.id]
    door = next(one for one in house.openings if one.id.endswith("front-door"))
    there = int(door.outline.middle_x), int(door.outline.middle_y) + 200
    put(state, leader, there[0], there[1] - 400)
    put(state, sentry, *there)
    assert leader_bonus(state, sentry) == 0
    # Who is no sentry sees him through the open door.
    put(state, mate, *there)
    sentry.fate = Fate.WAITING
    assert leader_bonus(state, mate) == 1
    put(state, sentry, x - 200, y + 200)
    assert leader_bonus(state, sentry) == 1


@rule("SDS-SCN-2.9", "SDS-ACT-14")
@pytest.mark.parametrize("how", ["recoil", "fall", "death"])
def test_supplies_are_heavy_and_easily_dropped(how: str) -> None:
    state = ready("foraging")
    (one,) = send_away(state, P1, but=1)
    send_away(state, P2)
    marker = state.course.supplies[2]
    put(state, one, marker.x, marker.y + 100)
    state.acting = Acting(one.id, 1, turnover=False)
    assert "supply:3" in supplies.options(state, one)
    assert supplies.take(Script(), state, one, "3") == 1
    assert stride.allowance(state, one) == SHORT
    assert state.weapon(one) is None
    assert supplies.options(state, one) == []
    assert supplies.holds(state, P1) == 1
    saved = codec.from_plain(codec.to_plain(state), state.world)
    assert saved.course.supplies[2].bearer == one.id
    if how == "recoil":
        assert recoil.recoil(Script(), state, one, one.x, one.y + 300)
    elif how == "fall":
        wounds.knock_down(Script(), state, one, "SDS-HTH-5")
    else:
        wounds.kill(Script(), state, one, NO_MODEL, "SDS-HTH-6", gruesome=False)
    assert (marker.bearer, one.burdened, marker.x, marker.y) == (NO_MODEL, False, one.x, one.y)


@rule("SDS-SCN-2.10", "R-S61")
def test_supplies_and_losses_count() -> None:
    state = ready("foraging")
    scenario = state.world.scenario
    assert scenario is not None
    one, other = state.men(P1)[0], state.men(P2)[0]
    supplies.take(Script(), state, one, "1")
    assert supplies.may_carry_off(state, one, state.edges[P1])
    assert not supplies.may_carry_off(state, one, state.edges[P2])
    wounds.leave(Script(), state, one, state.edges[P1], "SBH-MOV-17", of_own_will=True)
    state.losses = []
    # Whoever leaves with a marker is no loss.
    assert [goals.score(state, scenario, seat) for seat in (P1, P2)] == [2, 0]
    other.fate = Fate.DEFEATED
    lost = other.profile.points // 50
    assert goals.score(state, scenario, P1) == 2 + lost
    for marker in state.course.supplies[1:]:
        marker.gone_to = P2
    state.turn_of = P2
    assert ending.end_turn(Script(), state)
    assert state.winner == P2
    even = ready("foraging")
    even.round = 10
    assert ending.is_last_round_over(Script(), even)
    assert (even.winner, even.reason) == ("", EndReason.POINTS)


@rule("SDS-SCN-3.3", "SDS-SCN-3.4", "SDS-SCN-3")
@pytest.mark.parametrize("seed", [1, 2])
def test_how_farm_and_attackers_stand(seed: int) -> None:
    state = match_of("assault", Phase.TURN, seed, Wanderer(seed), squad_1="grande-armee").state
    scenario = state.world.scenario
    assert scenario is not None
    men = state.men(P2)
    assert len(men) == 12
    assert all(is_in(box_of(state, scenario, "farm"), one) for one in men)
    outside = [one for one in men if not any(house.holds(one) for house in state.houses.values())]
    assert len(outside) <= 4
    assert set(state.doors.values()) <= {OPEN, CLOSED, BARRED, "up"}
    woods = [outline_of(one) for one in state.features if one.kind == "wood"]
    for one in state.men(P1):
        assert one.has("light-infantry") or one.has("scout")
        assert any(wood.contains(one.x, one.y) for wood in woods)
    assert {one.id for one in courses.arrivals(state, P1)} == set(state.course.reserve)


@rule("SDS-SCN-3.5", "SDS-RNG-12")
def test_the_walls_of_the_yard_are_heavy_cover() -> None:
    state = ready("assault")
    (target,), (shooter,) = send_away(state, P2, but=1), send_away(state, P1, but=1)
    wall = next(one for one in state.features if one.kind == "wall")
    x, y = wall.points[1]
    put(state, target, x + 400, y - 150)
    put(state, shooter, x + 400, y + 900)
    assert cover_of(state, shooter, target) == HEAVY


@rule("SDS-SCN-3.7")
def test_the_house_burns_down() -> None:
    state = ready("assault", house_fire=True)
    house = courses.house_of(state)
    x, y = int(house.outline.middle_x), int(house.outline.middle_y)
    (one,), (foe,) = send_away(state, P2, but=1), send_away(state, P1, but=1)
    put(state, one, x, y)
    put(state, foe, int(house.outline.right) + foe.radius, y)
    state.acting = Acting(foe.id, 2, turnover=False)
    assert house_fire.options(state, foe, 2) == []
    engineer = next(id for id, kind in state.world.content.soldiers.items() if kind.profile.has("engineer"))
    foe.profile = state.world.card(engineer)
    assert house_fire.options(state, foe, 2) == ["set-fire"]
    assert house_fire.options(state, foe, 1) == []
    table = Script(fire_die=[4, 5], morale=[(6, 6, 6)] * 9)
    assert house_fire.act(table, state, foe) == 2
    assert state.course.alight == 0
    house_fire.act(table, state, foe)
    assert state.course.alight == state.round
    for _ in range(3):
        state.round += 1
        house_fire.burn(table, state)
        assert one.in_play
    assert table.topics().count("morale") == 3
    state.round += 1
    house_fire.burn(table, state)
    assert one.fate is Fate.DEFEATED
    assert not courses.is_inside(state, one)
    assert not any(courses.is_the_house(state, kept) for kept in state.houses.values())


@rule("SDS-SCN-3.8")
@pytest.mark.parametrize("round, inside, farm, wins", [(4, 2, 1, True), (3, 2, 1, False), (4, 2, 2, False)])
def test_more_men_in_the_house_than_in_the_farm_win(round: int, inside: int, farm: int, wins: bool) -> None:
    state = ready("assault")
    house = courses.house_of(state)
    x, y = int(house.outline.middle_x), int(house.outline.middle_y)
    for number, one in enumerate(send_away(state, P1, but=inside)):
        put(state, one, x - 200 + 200 * number, y + 100)
    for number, one in enumerate(send_away(state, P2, but=farm)):
        put(state, one, x + 700, y + 500 + 160 * number)
    state.turn_of, state.round = P1, round
    assert ending.end_turn(Script(), state) is wins
    assert (state.winner == P1) is wins


@pytest.mark.long
@rule("R-S52", "SDS-SCN-1", "SDS-SCN-2", "SDS-SCN-3")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("player", [ThumbPlayer(), Wanderer(5)])
def test_a_whole_scenario_comes_to_its_end(scenario: str, player: Any) -> None:
    match = match_of(scenario, Phase.OVER, 5, player, scale="28")
    assert match.state.phase is Phase.OVER
    assert not isinstance(match.pending, Choose)
    again = codec.from_plain(codec.to_plain(match.state), match.state.world)
    assert codec.to_plain(again) == codec.to_plain(match.state)


class Carrier(ThumbPlayer):
    """Takes ladders along, which the rule of thumb leaves behind."""

    def decide(self, state: Battle, request: Request, position: int) -> Answer:
        if isinstance(request, Pick) and request.topic == topics.BEARERS:
            return request.options[: request.most]
        return super().decide(state, request, position)


@rule("SDS-SCN-1.5", "SDS-BLD-6")
def test_ladders_are_carried_by_two_and_set_up_at_the_wall() -> None:
    state = ready("forlorn-hope", player=Carrier())
    assert [len(ladders.bearers(state, number)) for number in (1, 2)] == [2, 2]
    assert set(state.doors.values()) == {"away"}
    one, mate = ladders.bearers(state, 1)
    assert stride.allowance(state, one) == SHORT
    send_away(state, P1)
    send_away(state, P2)
    place = next(climb for house in state.houses.values() for climb in house.climbs if climb.id in state.doors)
    x, y = int(place.outline.middle_x), int(place.outline.bottom) + one.radius
    put(state, one, x, y)
    assert ladders.options(state, one) == []
    put(state, mate, x, y + 2 * one.radius)
    assert f"set-ladder:{place.id}" in ladders.options(state, one)
    saved = codec.from_plain(codec.to_plain(state), state.world)
    assert saved.model(one.id).hauls == 1
    # Dropped by one the other has it still; dropped by both it lies there.
    wounds.knock_down(Script(), state, one, "SDS-HTH-5")
    assert (one.hauls, mate.hauls, state.course.lying) == (0, 1, {})
    one.knocked_down = False
    assert ladders.options(state, one) == ["take-ladder:1"]
    assert recoil.recoil(Script(), state, mate, mate.x, mate.y - 300)
    assert state.course.lying == {1: (mate.x, mate.y)}
    assert ladders.options(state, mate) == ["take-ladder:1"]
    ladders.act(Script(), state, mate, "take-ladder", "1")
    ladders.act(Script(), state, one, "take-ladder", "1")
    assert (one.hauls, mate.hauls, state.course.lying) == (1, 1, {})
    assert ladders.act(Script(), state, one, "set-ladder", place.id) == 1
    assert (one.hauls, mate.hauls, state.doors[place.id]) == (0, 0, "up")
    state.acting = Acting(one.id, 1, turnover=False)
    assert f"up:{place.id}" in state.extra_actions(one, 1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_played_at_a_table_without_a_map(scenario: str) -> None:
    match = match_of(scenario, Phase.OVER, 4, Wanderer(4), squad_1="grande-armee", play_mode="unmapped")
    assert match.state.phase is Phase.OVER
