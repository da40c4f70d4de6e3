"""What would come of an answer in an Upkeep, counted by the rules on a copy of the state."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.warhold.rules.budget import Budget, budget_of
from rules_core.games.warhold.rules.equipping import equip_step
from rules_core.games.warhold.rules.grounds import campaign_at
from rules_core.games.warhold.rules.silence import SilentTable
from rules_core.games.warhold.rules.trading import trade_step
from rules_core.games.warhold.rules.training import train_step
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.requests import Answer, IllegalAnswer, Request, options_of


class Trial(SilentTable):
    """Gives these answers one after the other, and then the first one that is offered."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.answers = list(answers)

    def ask(self, request: Request) -> Answer:
        answer = self.answers.pop(0) if self.answers else options_of(request)[0]
        request.check(answer)
        return answer


def budget_after(state: War, answers: Sequence[str]) -> Budget | None:
    """W-UPK-3, W-UPK-4. The next Upkeep after these answers; `state` is a copy that is used up. None where they do not
    fit.

    Cards that would be turned over are nobody's to foresee: an answer that shows some has no forecast.
    """
    trial = Trial(answers)
    campaign = campaign_at(trial, state)
    seat = state.current()
    try:
        while trial.answers:
            step = {Phase.TRAIN: train_step, Phase.TRADE: trade_step, Phase.EQUIP: equip_step}.get(state.phase)
            if step is None or not step(campaign):
                return None
    except IllegalAnswer:
        return None
    return budget_of(campaign, seat)
