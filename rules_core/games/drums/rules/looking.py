"""What a man sees of another: measured, or at a table without a map as people there say (SDS-RNG-6, SDS-RNG-13)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import sight
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.ground import Sight

CLEAR: Final = "clear"
UNSEEN: Final = "none"
SEEN: Final = (CLEAR, "light", "heavy", UNSEEN)
"""What is seen of somebody, the most first: all of him, what cover leaves of him, by its worth, or nothing."""


def own_sight(battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
    """What the shooter sees of the target; people are asked where a little could change it."""
    if battle.ground.doubt_of_places() == 0:
        return sight.own_sight(battle, shooter, target)
    return _sight_in(_said(battle, shooter, target, asks=True))


def own_glimpse(battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
    """The same while targets are gone through: who may be seen is offered, and looked at when it was chosen."""
    if battle.ground.doubt_of_places() == 0:
        return sight.own_sight(battle, shooter, target)
    return _sight_in(_said(battle, shooter, target, asks=False))


def cover_of(battle: Battle, shooter: Soldier, target: Soldier) -> int:
    """SDS-RNG-13, R-S27. The best cover on the line, as `sight` has it."""
    if battle.ground.doubt_of_places() == 0:
        return sight.cover_of(battle, shooter, target)
    said = _said(battle, shooter, target, asks=True)
    return sight.LIGHT if said == "light" else sight.HEAVY if said == "heavy" else sight.NONE


def _said(battle: Battle, shooter: Soldier, target: Soldier, *, asks: bool) -> str:
    """One of `SEEN`: what people have said, or are asked now, or what is believed; at a glance the most that may be."""
    could_be = [_measured(battle, shooter, target)]
    # SHORT CUT: nobody sees more of him than all.
    is_all = not asks and could_be[0] == CLEAR
    for x, y in [] if is_all else battle.ground.asides(shooter, target):
        for one in (shooter, target):
            one.x += x
            one.y += y
            could_be.append(_measured(battle, shooter, target))
            one.x -= x
            one.y -= y
    if not asks:
        could_be.sort(key=SEEN.index)
    between = [one for one in battle.in_play() if one.standing and one is not shooter and one is not target]
    return battle.ground.said_of_sight(shooter, target, between, could_be, SEEN, asks=asks)


def _measured(battle: Battle, shooter: Soldier, target: Soldier) -> str:
    seen = sight.own_sight(battle, shooter, target)
    if seen is Sight.COVER:
        return SEEN[sight.cover_of(battle, shooter, target)]
    return CLEAR if seen is Sight.CLEAR else UNSEEN


def _sight_in(seen: str) -> Sight:
    return Sight.NONE if seen == UNSEEN else Sight.CLEAR if seen == CLEAR else Sight.COVER
