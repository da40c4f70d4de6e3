"""At a table without a map people look at what was chosen, and at nothing else (SBH-ACT-14, SBH-RNG-2, SBH-RNG-7)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.state.siege_map import ground_of
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import RANGE, REPORTS, SIGHT, WITHIN
from rules_core.kernel.requests import Answer, Request, options_of
from rules_core.kernel.table import Table
from rules_core.song import activation, topics
from rules_core.song.actions import action_options
from rules_core.song.facts import AttackResolved
from rules_core.song.field import Acting
from tests.clauses import rule
from tests.games.village.fighting import fight, hero, raider
from tests.games.village.sitting import Careless


def at_the_table(*foes: tuple[str, float, float], x: float = 0) -> tuple[Siege, Fighter]:
    """An archer below the village's south side with these foes, nobody measured."""
    state = fight(Behaviour.HUNTER)
    state.play_mode = PlayMode.UNMAPPED
    state.ground = ground_of(state.world, state.play_mode)
    archer = hero(state, "ada", x, 14, "shooter-long", "sharpshooter")
    for name, x, y in foes:
        raider(state, name, x, y)
    return state, archer


def heed(state: Siege, table: Table) -> None:
    state.ground.heed(table, state.in_play())


def act(state: Siege, archer: Fighter, table: Careless) -> None:
    heed(state, table)
    state.acting = Acting(archer.id, 1, turnover=False)
    activation.next_action(table, state)


def looked_at(table: Careless) -> list[tuple[str, str]]:
    return [(one.topic, options_of(one)[0].split(":")[1]) for one in table.asked if one.topic in REPORTS]


@rule("SBH-RNG-2")
def test_only_the_target_is_looked_at() -> None:
    state, archer = at_the_table(("one", -6, 14), ("two", 8, 14), ("three", 15, 14))
    table = Careless(action="shoot:two")
    act(state, archer, table)
    assert looked_at(table) == [(RANGE, "two"), (SIGHT, "two")]
    assert [one.defender for one in table.told(AttackResolved)] == ["two"]


@rule("SBH-RNG-2", "SBH-RNG-7")
@pytest.mark.parametrize("topic, said", [(RANGE, "0:far:5334"), (SIGHT, "none:far")])
def test_who_turns_out_to_be_no_target_costs_nothing_and_is_not_offered_again(topic: str, said: str) -> None:
    state, archer = at_the_table(("far", 14, 14), x=-8) if topic == RANGE else at_the_table(("far", 6, -4))
    table = Careless(action="shoot:far")
    table.by_topic[topic] = said
    act(state, archer, table)
    assert topic in [one.topic for one in table.asked]
    assert not table.told(AttackResolved)
    assert not archer.attacked
    assert state.acting is not None
    assert state.acting.actions == 1
    assert not [one for one in action_options(state, archer, 1) if one.startswith("shoot")]


@rule("SBH-ACT-14")
@pytest.mark.parametrize("is_near", [True, False])
def test_the_free_move_is_offered_and_measured_when_it_is_chosen(is_near: bool) -> None:
    state, archer = at_the_table(("one", -14.8, 14), ("two", 17, 14))
    dice = iter((activation.FREE_MOVE, "1"))

    class Choosing(Careless):
        def ask(self, request: Request) -> Answer:
            if request.topic == topics.DICE:
                self.asked.append(request)
                return next(dice)
            return super().ask(request)

    table = Choosing(report_within=f"{'within' if is_near else 'beyond'}:one:3556")
    heed(state, table)
    assert activation.FREE_MOVE in activation.dice_options(state, archer)
    assert table.asked == []
    activation.activate(table, state, archer)
    assert looked_at(table) == [(WITHIN, "one")]
    rolled = [one.topic for one in table.asked if one.topic == topics.ACTIVATION]
    assert len(rolled) == (1 if is_near else 0)
    if is_near:
        again = [one for one in table.asked if one.topic == topics.DICE][-1]
        assert activation.FREE_MOVE not in options_of(again)
