"""What the next Upkeep brings and asks is counted before it comes."""

from __future__ import annotations

from rules_core.games.warhold.rules.budget import Amount, budget_of
from rules_core.games.warhold.rules.upkeep import gather, pay_step
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1
from tests.games.warhold.desktop.wars import home, war


@rule("W-UPK-3", "W-UPK-4")
def test_the_next_upkeep_is_counted_as_the_rules_then_play_it() -> None:
    moment = war(Phase.TRAIN, gold=35, food=30)
    budget = budget_of(moment, P1)
    kingdom = moment.state.kingdom(P1)
    gather(moment)
    assert not pay_step(moment)
    assert budget.left == Amount(kingdom.gold, kingdom.food)
    assert not budget.is_short
    assert not budget.fewest


@rule("W-UPK-5", "W-UPK-6")
def test_what_is_short_says_who_could_go() -> None:
    moment = war(Phase.TRAIN, gold=100, food=0)
    home(moment).farmers = 0
    budget = budget_of(moment, P1)
    assert budget.left.food == -budget.upkeep.food
    assert budget.fewest > 1
    assert not budget.alone
    moment.state.kingdom(P1).food = budget.upkeep.food - 15
    budget = budget_of(moment, P1)
    riders = next(one.id for one in moment.state.units if one.kind == "cavalry")
    assert budget.is_short
    assert budget.fewest == 1
    assert budget.alone == (riders,)


@rule("W-UPK-4")
def test_who_has_not_paid_yet_pays_twice_until_then() -> None:
    moment = war(Phase.PAY)
    budget = budget_of(moment, P1)
    assert budget.due == budget.upkeep
    moment.state.phase = Phase.MOVE
    assert budget_of(moment, P1).left == budget.left.plus(budget.upkeep)
