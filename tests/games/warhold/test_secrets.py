"""What a spy has seen of a deck is seen by nobody else (RE-33), in anything that is made from the definition."""

from __future__ import annotations

from typing import Any

from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.state.facts import CardDrawn, GoodsShown, TreasureClaimed
from rules_core.games.warhold.state.war import Phase, Ruin, War
from rules_core.kernel.facts import Reveal
from rules_core.kernel.match import begin_from
from rules_core.kernel.requests import SeatId
from tests.clauses import rule
from tests.conformance.other_secrets import shown
from tests.games.warhold.board import P1, P2, campaign, put


def spied(boons: list[str], treasure: str) -> War:
    """P1 knows boons, and a treasure that lies beside a ruin."""
    war = campaign("SS.....UU", "SS.....UU")
    state = war.state
    put(war, "a1", "humans/lord", P1)
    put(war, "h1", "elves/lord", P2)
    guard = put(war, "e2", "bandit")
    state.ruins = [Ruin(4, guard.id, has_treasure=True, card=treasure, spy=P1)]
    state.known, state.spies = {"boon": boons}, {"boon": P1}
    state.phase = Phase.EQUIP
    return state


def surfaces(state: War, viewers: frozenset[SeatId]) -> dict[str, Any]:
    return shown(DEFINITION, begin_from(WarholdGame({}), state, 3), viewers)


@rule("RE-33")
def test_nobody_but_the_spy_sees_what_it_saw() -> None:
    one, other = spied(["bo-5.1", "bo-6.1"], "tr-1.1"), spied(["bo-1.1", "bo-2.1"], "tr-2.1")
    for viewers in (frozenset([P2]), frozenset[SeatId]()):
        assert surfaces(one, viewers) == surfaces(other, viewers)
    first, second = surfaces(one, frozenset([P1])), surfaces(other, frozenset([P1]))
    assert [name for name in first if first[name] != second[name]] == ["state"]


@rule("RE-33")
def test_how_many_cards_are_left_tells_nobody_whether_somebody_knows_them() -> None:
    known, unknown = spied(["bo-5.1"], "tr-1.1"), spied([], "")
    unknown.known, unknown.spies = {}, {}
    for viewers in (frozenset([P1]), frozenset([P2])):
        assert surfaces(known, viewers)["tables"] == surfaces(unknown, viewers)["tables"]


@rule("RE-33", "W-SET-5")
def test_what_turns_a_card_over_says_that_it_shows_something() -> None:
    assert all(issubclass(kind, Reveal) for kind in (CardDrawn, GoodsShown, TreasureClaimed))
