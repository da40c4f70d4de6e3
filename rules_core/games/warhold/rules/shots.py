"""Special shots of siege engines, instead of their regular attack (W-HUM-3, W-ELF-4, W-DWA-5, W-ORC-3)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import CROSS_HIT, GRAPESHOT, LONG_SHOT, SPREAD_SHOT
from rules_core.games.warhold.rules import deaths, topics
from rules_core.games.warhold.rules.campaign import Campaign, roller
from rules_core.games.warhold.rules.strength import attacks, has, targets
from rules_core.games.warhold.rules.strikes import Blow, strike
from rules_core.games.warhold.state.facts import Struck, mention
from rules_core.games.warhold.state.war import Unit

CLAUSES: Final = {
    SPREAD_SHOT: "W-HUM-3",
    LONG_SHOT: "W-ELF-4",
    GRAPESHOT: "W-DWA-5",
    CROSS_HIT: "W-ORC-3",
}
RANGES: Final = {SPREAD_SHOT: 3, LONG_SHOT: 5, GRAPESHOT: 1, CROSS_HIT: 3}
"""W-HUM-4, W-ELF-4, W-DWA-5, W-ORC-4."""
FORCES: Final = {SPREAD_SHOT: 1, LONG_SHOT: 2, GRAPESHOT: 1, CROSS_HIT: 1}
"""W-HUM-5, W-ELF-4, W-DWA-5, W-ORC-5. What each wound takes."""
GRAPES: Final = 6
"""W-DWA-5."""
SHOTS: Final = tuple(CLAUSES)


def shots_of(campaign: Campaign, engine: Unit) -> list[str]:
    """The special shots that it has."""
    return [one for one in SHOTS if has(campaign, engine, one)]


def shot_targets(campaign: Campaign, engine: Unit, shot: str) -> list[Unit]:
    """Whom it may be aimed at: an enemy in its range."""
    return targets(campaign, engine, RANGES[shot])


def shoot(campaign: Campaign, engine: Unit, target: Unit, shot: str, kind: str) -> None:
    """One special shot."""
    if shot in (LONG_SHOT, GRAPESHOT):
        strike(
            campaign, [engine], [target], dice_of(campaign, engine, shot), Blow(kind, CLAUSES[shot], FORCES[shot], shot)
        )
        return
    _burst(campaign, engine, target, shot, kind)


def dice_of(campaign: Campaign, engine: Unit, shot: str) -> int:
    """How many dice it takes: one for a whole block (W-HUM-6, W-ORC-6), six grapes (W-DWA-5), else all its attacks.

    R-W26, R-W72, EQ-32. What a lord beside gives adds an attack, of the same kind of shot.
    """
    if shot in (SPREAD_SHOT, CROSS_HIT):
        return 1
    more = attacks(campaign, engine) - campaign.profile(engine).attacks
    return (GRAPES if shot == GRAPESHOT else campaign.profile(engine).attacks) + more


def _burst(campaign: Campaign, engine: Unit, target: Unit, shot: str, kind: str) -> None:
    """W-HUM-6, W-ORC-6. One roll to hit and one to wound for all of them, by the printed numbers (W-SIE-6)."""
    state, profile = campaign.state, campaign.profile(engine)
    clause, who = CLAUSES[shot], roller(state, engine)
    victims = campaign.ground.area(campaign, target, shot)
    hit = campaign.table.roll(who, topics.HIT_DICE, 1, clause, engine.id, profile.hit)
    wound: tuple[int, ...] = ()
    if hit[0] >= profile.hit:
        wound = campaign.table.roll(who, topics.WOUND_DICE, 1, clause, engine.id, profile.wound)
    campaign.table.tell(
        Struck(
            clause,
            kind,
            (mention(engine),),
            tuple([mention(one) for one in victims]),
            shot,
            profile.hit,
            profile.wound,
            (),
            hit,
            wound,
            0,
        )
    )
    if wound and wound[0] >= profile.wound:
        for victim in victims:
            # The fall of a lord may have taken others away.
            if state.has_unit(victim.id):
                deaths.hurt(campaign, victim, FORCES[shot], engine)
