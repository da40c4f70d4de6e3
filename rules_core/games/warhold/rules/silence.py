"""A campaign to look at only: for tables, odds and players, who ask the rules and play nothing."""

from __future__ import annotations

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.grounds import campaign_at
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.table import Table


class SilentTable(Table):
    """Nobody sits at it."""

    def ask(self, request: Request) -> Answer:
        raise AssertionError(request.topic)

    def tell(self, fact: Fact) -> None:
        """Nobody listens."""

    def checkpoint(self) -> None:
        """Nothing is kept."""


def campaign_of(state: War) -> Campaign:
    """The state with its content and options, and nobody to speak to."""
    return campaign_at(SilentTable(), state)
