"""What an attack may come to before it is made: wounds, the help of others, and what comes back (section 11.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_core.games.warhold.content.types import CROSS_HIT, SPREAD_SHOT
from rules_core.games.warhold.rules.campaign import Campaign, is_led
from rules_core.games.warhold.rules.combat import SHOT, strikes_back, weakest_of
from rules_core.games.warhold.rules.harm import Harm, shot_harm, strike_harm, together
from rules_core.games.warhold.rules.mapped.attacks import ALL, alike, most_at
from rules_core.games.warhold.rules.strength import attacks, may_attack, targets
from rules_core.games.warhold.rules.strikes import ATTACK, COUNTER, Blow
from rules_core.games.warhold.state.war import Phase, Unit
from rules_core.kernel.data_game import KIND


@dataclass(slots=True)
class Return:
    """One enemy that may strike back."""

    harm: Harm
    chance: float
    """That it strikes this unit, as far as lots decide it (W-MTN-18); people choose freely."""
    is_by_rule: bool
    """Whether the rules choose for it: monsters, and units without a lord."""


@dataclass(slots=True)
class Prospect:
    """One attack on one target."""

    attacker: str
    target: str
    harms: list[Harm] = field(metadata={KIND: list[Harm]})
    """The target first; then whoever else is hit by the same shot."""
    helpers: list[str] = field(metadata={KIND: list[str]})
    """Other own units that may still attack the target in this combat."""
    joint: list[float] = field(metadata={KIND: list[float]})
    """What the target loses to all of them and to this attack."""
    returns: list[Return] = field(metadata={KIND: list[Return]})
    """Who may strike back at the attacker as they stand now, if they live."""
    back: list[float] = field(metadata={KIND: list[float]})
    """What the attacker loses if all of them do."""


def prospect_of(campaign: Campaign, attacker: Unit, option: str, kind: str = ATTACK) -> Prospect:
    """W-CMB-5 to W-CMB-8. What an answer to the question whom somebody attacks may come to."""
    state = campaign.state
    shot = ""
    id = option.removeprefix(ALL)
    if option.startswith(SHOT):
        _, shot, id = option.split(":")
    target = state.unit(id)
    strikers = alike(campaign, attacker, target) if option.startswith(ALL) else [attacker]
    if shot:
        victims = campaign.ground.area(campaign, target, shot) if shot in (SPREAD_SHOT, CROSS_HIT) else [target]
        victims.sort(key=lambda one: one is not target)
        harms = [shot_harm(campaign, attacker, one, shot, kind) for one in victims]
    else:
        # EQ-7. A bow has so many attacks alone.
        dice = 0 if len(strikers) > 1 else min(attacks(campaign, attacker), most_at(campaign, attacker, target))
        harms = [strike_harm(campaign, strikers, target, Blow(kind, "W-CMB-5"), dice)]
    helpers = [
        one
        for one in state.units_of(attacker.seat)
        if one not in strikers and not one.has_fought and may_attack(campaign, one, target)
    ]
    helped = [strike_harm(campaign, [one], target, Blow(kind, "W-CMB-5")) for one in helpers]
    returns = returns_at(campaign, attacker) if kind == ATTACK and state.phase is Phase.COMBAT else []
    return Prospect(
        attacker.id,
        target.id,
        harms,
        [one.id for one in helpers],
        together(campaign, target, [harms[0], *helped]),
        returns,
        together(campaign, attacker, [one.harm for one in returns]),
    )


def returns_at(campaign: Campaign, unit: Unit) -> list[Return]:
    """W-CMB-12, W-CMB-13, W-MTN-18, R-W22. Who may strike back at a unit of the current player, as they stand."""
    found: list[Return] = []
    for enemy in campaign.state.units:
        if enemy.has_fought or not may_attack(campaign, enemy, unit) or not strikes_back(campaign, enemy):
            continue
        chance = 1.0
        by_rule = not is_led(campaign.state, enemy)
        if by_rule:
            aims = [one for one in targets(campaign, enemy) if one.seat == unit.seat]
            victims = weakest_of(campaign, enemy, aims)
            if unit not in victims:
                continue
            chance = 1 / len(victims)
        found.append(Return(strike_harm(campaign, [enemy], unit, Blow(COUNTER, "W-CMB-12")), chance, by_rule))
    return found
