"""What has happened in the turn that is under way, read from what was told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_core.games.warhold.rules.budget import Amount
from rules_core.games.warhold.rules.training import UPGRADES
from rules_core.games.warhold.state.facts import (
    Bought,
    BridgeBuilt,
    Built,
    Deserted,
    FoodTraded,
    Gathered,
    Healed,
    Sold,
    Trained,
    TurnBegan,
    UpkeepPaid,
    WorkerMoved,
    Worn,
)
from rules_core.kernel.match import Told

NOTHING = Amount(0, 0)


@dataclass
class Ledger:
    """What the five steps of an Upkeep have brought and cost, and what was taken in them."""

    gathered: Amount | None = None
    paid: Amount | None = None
    deserted: list[str] = field(default_factory=list)
    built: Amount = NOTHING
    """What training and building brought; below nothing for what they cost."""
    traded: Amount = NOTHING
    trained: dict[str, int] = field(default_factory=dict)
    """How often a unit, by its profile, or a civilian, by its kind, was taken."""
    levels: dict[str, int] = field(default_factory=dict)
    """Buildings that an engineer has built higher this turn."""
    bridges: list[str] = field(default_factory=list)
    shifted: list[str] = field(default_factory=list)
    healed: dict[str, int] = field(default_factory=dict)
    bought: list[str] = field(default_factory=list)
    sold: list[str] = field(default_factory=list)
    worn: list[str] = field(default_factory=list)


def ledger_of(facts: Sequence[Told]) -> Ledger:
    """Of the turn that began last, or of all that is known of it."""
    since = next((at for at in range(len(facts) - 1, -1, -1) if isinstance(facts[at].fact, TurnBegan)), 0)
    ledger = Ledger()
    for told in facts[since:]:
        fact = told.fact
        if isinstance(fact, Gathered):
            ledger.gathered = Amount(fact.gold, fact.food)
        elif isinstance(fact, UpkeepPaid):
            ledger.paid = Amount(fact.gold, fact.food)
        elif isinstance(fact, Deserted):
            ledger.deserted.append(fact.who)
        elif isinstance(fact, Trained):
            ledger.built = ledger.built.minus(Amount(fact.gold, fact.food))
            ledger.trained[fact.what] = ledger.trained.get(fact.what, 0) + 1
        elif isinstance(fact, Built):
            ledger.built = ledger.built.minus(Amount(UPGRADES[fact.level], 0))
            ledger.levels[fact.building] = fact.level
        elif isinstance(fact, BridgeBuilt):
            ledger.bridges.append(fact.tile.upper())
        elif isinstance(fact, WorkerMoved):
            ledger.shifted.append(fact.to)
        elif isinstance(fact, Healed):
            ledger.traded = ledger.traded.minus(Amount(fact.gold, 0))
            ledger.healed[fact.unit] = ledger.healed.get(fact.unit, 0) + fact.wounds
        elif isinstance(fact, Bought):
            ledger.traded = ledger.traded.minus(Amount(fact.gold, 0))
            ledger.bought.append(fact.card)
        elif isinstance(fact, Sold):
            ledger.traded = ledger.traded.plus(Amount(fact.gold, 0))
            ledger.sold.append(fact.card)
        elif isinstance(fact, FoodTraded):
            ledger.traded = ledger.traded.plus(Amount(fact.gold, fact.food))
        elif isinstance(fact, Worn) and fact.is_on:
            ledger.worn.append(fact.card)
    return ledger
