"""Spawn edges (section 5.5): rolled in secret, told when they may be seen."""

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import edges
from rules_core.games.village.state.facts import EdgesRevealed
from rules_core.games.village.state.siege import Group, Siege
from tests.clauses import rule
from tests.games.village.little import level_up, siege
from tests.games.village.sitting import Sitting, hidden


def with_groups(count: int) -> Siege:
    state = siege()
    state.groups = [Group(number, Behaviour.HUNTER, 0) for number in range(1, count + 1)]
    return state


@rule("V-5.5.1", "V-5.5.2", "R-V15", "V-5.4.9")
def test_below_escalation_five_the_wave_comes_from_one_edge_rolled_until_it_is_one() -> None:
    state = with_groups(3)
    table = Sitting(("spawn-edge", 6), ("spawn-edge", 5), ("spawn-edge", 3))
    edges.determine(table, state, 4)
    assert [group.edge for group in state.groups] == [3, 3, 3]


@rule("V-5.4.9", "R-V15")
def test_from_escalation_five_every_group_rolls_its_own_edge() -> None:
    state = with_groups(3)
    edges.determine(Sitting(("spawn-edge", 1), ("spawn-edge", 4), ("spawn-edge", 1)), state, 5)
    assert [group.edge for group in state.groups] == [1, 4, 1]


@rule("V-5.5.4", "R-V15", "V-5.2.4")
def test_at_least_two_edges_the_last_group_rolls_again() -> None:
    state = with_groups(3)
    table = Sitting(*[("spawn-edge", face) for face in (2, 2, 2, 2, 5, 4)])
    edges.determine(table, state, 7)
    assert [group.edge for group in state.groups] == [2, 2, 4]


@rule("V-5.5.4")
def test_a_single_group_needs_but_one_edge() -> None:
    state = with_groups(1)
    edges.determine(Sitting(("spawn-edge", 2)), state, 6)
    assert state.groups[0].edge == 2


@rule("V-5.1.2")
def test_edges_are_rolled_in_secret_and_told_to_nobody() -> None:
    state = with_groups(2)
    table = Sitting(("spawn-edge", 1), ("spawn-edge", 2))
    edges.determine(table, state, 5)
    assert hidden(table.asked) == [True, True]
    assert table.facts == []
    assert not state.edges_known


@rule("V-5.1.3", "V-7.5.19")
def test_advanced_deployment_shows_them_at_once() -> None:
    state = with_groups(2)
    level_up(state, "watchtower", 3)
    table = Sitting(("spawn-edge", 1), ("spawn-edge", 2))
    edges.determine(table, state, 5)
    assert table.facts == [EdgesRevealed("V-5.1.3", (1, 2))]
    assert state.edges_known


@rule("V-6.4.6", "V-5.1.2")
def test_a_destroyed_watchtower_shows_nothing() -> None:
    state = with_groups(1)
    level_up(state, "watchtower", 3)
    state.building("watchtower").integrity = 0
    table = Sitting(("spawn-edge", 1))
    edges.determine(table, state, 1)
    assert table.facts == []
