"""What the next Upkeep brings, asks, and leaves, as things stand (W-UPK-3 to W-UPK-7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.upkeep import fewest_to_go, income_of, needs_of_all, upkeep_of
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.requests import SeatId


@dataclass(frozen=True)
class Amount:
    """Gold and food."""

    gold: int
    food: int

    def plus(self, other: Amount) -> Amount:
        """Both together."""
        return Amount(self.gold + other.gold, self.food + other.food)

    def minus(self, other: Amount) -> Amount:
        """Without the other; below nothing where there is too little."""
        return Amount(self.gold - other.gold, self.food - other.food)


@dataclass(frozen=True)
class Budget:
    """The stores of a kingdom now and after its next Upkeep, if nothing else changes."""

    stores: Amount
    due: Amount
    """What has still to be paid in the Upkeep that is on."""
    income: Amount
    upkeep: Amount
    left: Amount
    """After the next Upkeep is paid; below nothing where somebody would desert."""
    fewest: int
    """How many would desert at least."""
    alone: tuple[str, ...]
    """Who is dear enough for it to go alone: units by their ids, civilians as the rules name them."""

    @property
    def is_short(self) -> bool:
        """W-UPK-5. Whether somebody would desert."""
        return self.left.gold < 0 or self.left.food < 0


def budget_of(campaign: Campaign, seat: SeatId) -> Budget:
    """W-UPK-3, W-UPK-4. Counted by the rules, with everybody who is there now."""
    state = campaign.state
    kingdom = state.kingdom(seat)
    stores = Amount(kingdom.gold, kingdom.food)
    upkeep = _amount(upkeep_of(campaign, seat))
    income = _amount(income_of(campaign, seat))
    is_due = state.phase is Phase.PAY and state.current() == seat
    due = upkeep if is_due else Amount(0, 0)
    left = stores.minus(due).plus(income).minus(upkeep)
    short = Amount(max(0, -left.gold), max(0, -left.food))
    needs = needs_of_all(campaign, seat)
    alone = tuple([name for name, one in needs.items() if one[0] >= short.gold and one[1] >= short.food])
    fewest = fewest_to_go(needs, short.gold, short.food)
    return Budget(stores, due, income, upkeep, left, fewest, alone if fewest == 1 else ())


def _amount(pair: tuple[int, int]) -> Amount:
    return Amount(pair[0], pair[1])
