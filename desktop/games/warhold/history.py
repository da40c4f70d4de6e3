"""How the kingdoms stood at the end of every round, for the plots and the maps of the last page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.games.warhold.ending import seat_of, with_rounds
from desktop.session.match_session import MatchSession
from desktop.session.states_around import states_around
from rules_core.games.warhold.state.facts import (
    BridgeBuilt,
    Built,
    CardDrawn,
    Deserted,
    Destroyed,
    LordFell,
    RoundBegan,
    RuinRolled,
    Seized,
    Slain,
    StrongholdFounded,
    TreasureClaimed,
    WarOver,
)
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId

MATTERS = (
    StrongholdFounded,
    Built,
    BridgeBuilt,
    Deserted,
    RuinRolled,
    TreasureClaimed,
    CardDrawn,
    Slain,
    Seized,
    Destroyed,
    LordFell,
    WarOver,
)
"""What is told of a round beside its board."""


@dataclass(frozen=True)
class Standing:
    """A kingdom at the end of a round."""

    gold: int
    food: int
    units: int
    tiles: int
    """Those of its strongholds, and those on which its other units stand."""
    kills: int
    """How many its units have slain so far."""


@dataclass(frozen=True)
class RoundEnd:
    """A round that is over, or under way: its number, how each kingdom stood, and the board."""

    number: int
    standing: dict[SeatId, Standing]
    war: Callable[[], War]
    told: tuple[Fact, ...]
    """What mattered in it."""


def rounds_of(session: MatchSession) -> list[RoundEnd]:
    """Round by round; the state before a round begins is that in which the one before it ended."""
    kills = _kills(session)
    matters: dict[int, list[Fact]] = {}
    for number, fact in with_rounds(session.facts):
        if isinstance(fact, MATTERS):
            matters.setdefault(number, []).append(fact)
    found: list[RoundEnd] = []
    for around in states_around(session, lambda fact: isinstance(fact, RoundBegan)):
        fact = around.told.fact
        assert isinstance(fact, RoundBegan)
        if fact.round > 1:
            found.append(_round_end(fact.round - 1, around.before, kills, matters))
    now = session.state
    assert isinstance(now, War)
    if now.round:
        found.append(_round_end(now.round, lambda: now, kills, matters))
    return found


def _round_end(
    number: int, state: Callable[[], War], kills: dict[tuple[int, SeatId], int], matters: dict[int, list[Fact]]
) -> RoundEnd:
    war = state()
    standing: dict[SeatId, Standing] = {}
    for kingdom in war.kingdoms:
        seat = kingdom.seat
        own = war.units_of(seat)
        tiles = {tile for house in war.held_by(seat) for tile in house.tiles} | {one.tile for one in own}
        slain = sum(count for (at, whose), count in kills.items() if whose == seat and at <= number)
        standing[seat] = Standing(kingdom.gold, kingdom.food, len(own), len(tiles), slain)
    return RoundEnd(number, standing, state, tuple(matters.get(number, [])))


def _kills(session: MatchSession) -> dict[tuple[int, SeatId], int]:
    """How many fell to whom in which round."""
    war = session.state
    assert isinstance(war, War)
    found: dict[tuple[int, SeatId], int] = {}
    for number, fact in with_rounds(session.facts):
        if isinstance(fact, Slain) and fact.by:
            key = number, seat_of(war, fact.by)
            found[key] = found.get(key, 0) + 1
    return found
