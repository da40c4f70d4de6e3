"""What would befall a unit if it stood somewhere in the coming Monster Turn: who would strike it, and how hard.

Counted by the rules of the Monster Turn, for each enemy by itself, with all others standing still: its goal, its way on
foot or in the air, where it stops, and whom it strikes there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rules_core.games.warhold.options import BY_FURTHEST
from rules_core.games.warhold.rules.campaign import is_lordless, is_monster
from rules_core.games.warhold.rules.combat import weakest_of
from rules_core.games.warhold.rules.harm import Harm, mean, strike_harm, together
from rules_core.games.warhold.rules.land import steps_apart
from rules_core.games.warhold.rules.mapped.beasts import moves
from rules_core.games.warhold.rules.monster_turn import marked
from rules_core.games.warhold.rules.monster_ways import EVERYWHERE, Goal, best_goals, goals, is_spared, search, stops
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import movement, reach, targets
from rules_core.games.warhold.rules.strikes import ATTACK, Blow
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.data_game import KIND, copied

SHIELD: Final = "block"


@dataclass(slots=True)
class Threat:
    """One enemy that would strike the unit."""

    enemy: str
    chance: float
    """That it does: lots may send it elsewhere, or at somebody else (W-MTN-5, W-MTN-18)."""
    tile: int
    """From where."""
    steps: int
    """How far it goes to come there; 0 where it need not."""
    harm: Harm
    """What it does then."""

    def falls(self) -> float:
        """The chance that it comes, and the unit falls."""
        return self.chance * self.harm.falls()

    def expected(self) -> float:
        """Hit points that it takes on average."""
        return self.chance * self.harm.expected()


@dataclass(slots=True)
class Danger:
    """All that would strike at one tile."""

    threats: list[Threat] = field(metadata={KIND: list[Threat]})
    lost: list[float] = field(metadata={KIND: list[float]})
    """If all of them come: the chance to lose no hit point, one, ..., to fall."""

    def falls(self) -> float:
        """The chance to fall if all of them come."""
        return self.lost[-1]

    def expected(self) -> float:
        """Hit points lost on average if all of them come."""
        return mean(self.lost)


class Peril:
    """What would befall one unit on any tile. It plays on a copy of the war."""

    def __init__(self, state: War, unit: str) -> None:
        stood: War = copied(state)
        # W-AOO-6, R-W69. As the Monster Turn begins: nobody has moved, and no monster makes for anything.
        stood.bound = {}
        for kingdom in stood.kingdoms:
            kingdom.has_used = [one for one in kingdom.has_used if one != SHIELD]
        self._war: Final = campaign_of(stood)
        self._unit: Final = stood.unit(unit)
        for one in stood.units:
            one.spent = one.stepped = 0
        self._enemies: Final = [
            one for one in stood.units if is_monster(one) or (is_lordless(stood, one) and one is not self._unit)
        ]
        self._spans: Final = {
            one.id: reach(self._war, one) + (movement(self._war, one) if is_monster(one) else 0)
            for one in self._enemies
        }

    def at(self, tile: int) -> Danger:
        """W-MTN-2 to W-MTN-18. What would strike the unit there."""
        state, unit = self._war.state, self._unit
        unit.tile = tile
        offered: list[Goal] = []
        found: list[Threat] = []
        for enemy in self._enemies:
            if steps_apart(state, enemy.tile, tile) > self._spans[enemy.id]:
                continue
            if is_monster(enemy) and moves(self._war, enemy):
                offered = offered or goals(self._war, marked(self._war))
                threat = self._of_mover(enemy, offered)
            else:
                threat = self._from_here(enemy, 0)
            if threat is not None:
                found.append(threat)
        return Danger(found, together(self._war, unit, [one.harm for one in found]))

    def _of_mover(self, monster: Unit, offered: list[Goal]) -> Threat | None:
        """W-MTN-5, W-MTN-10, W-MTN-16. To each of its best goals it goes as likely."""
        most = self._spans[monster.id]
        ways = search(self._war, monster, most)
        aims = best_goals(self._war, monster, offered, ways)[0]
        if not aims or is_spared(self._war, monster, aims[0]):
            # What draws it may be further off.
            ways = search(self._war, monster, EVERYWHERE)
            aims = best_goals(self._war, monster, offered, ways)[0]
        if not aims:
            # R-W73. Without a way it stays.
            return self._from_here(monster, 0)
        start = monster.tile
        found: list[Threat] = []
        for goal in aims:
            tiles = stops(self._war, monster, goal, ways) or [start]
            if self._war.options.monsters_led != BY_FURTHEST:
                tiles = tiles[:1]
            there: list[Threat] = []
            for tile in tiles:
                monster.tile = tile
                threat = self._from_here(monster, ways.steps[tile])
                if threat is not None:
                    there.append(threat)
            monster.tile = start
            if there:
                # W-MTN-16. Whoever leads it may choose the tile that is worst for the unit.
                found.append(max(there, key=_weight))
        return _one_of(found, len(aims))

    def _from_here(self, enemy: Unit, steps: int) -> Threat | None:
        """W-MTN-18, W-MON-5, R-W50. Whether it strikes the unit from where it stands, or strikes through to it."""
        unit = self._unit
        aims = [one for one in targets(self._war, enemy) if not (is_monster(one) and is_monster(enemy))]
        victims = weakest_of(self._war, enemy, aims)
        struck = [one for one in victims if one is unit or self._war.ground.behind(self._war, enemy, one) is unit]
        if not struck:
            return None
        harm = strike_harm(self._war, [enemy], unit, Blow(ATTACK, "W-MTN-18"))
        return Threat(enemy.id, len(struck) / len(victims), enemy.tile, steps, harm)


def _weight(threat: Threat) -> float:
    return threat.expected()


def _one_of(found: list[Threat], ways: int) -> Threat | None:
    """The same enemy on several ways, each as likely, as one threat."""
    if not found:
        return None
    first = found[0]
    chance = sum([one.chance for one in found]) / ways
    if len(found) > 1:
        # Walls, fog and shields may make a difference from where it strikes.
        shares = [one.chance / ways / chance for one in found]
        first.harm.points = _mixed([one.harm.points for one in found], shares)
        first.harm.lost = _mixed([one.harm.lost for one in found], shares)
    first.chance = chance
    return first


def _mixed(spreads: list[list[float]], shares: list[float]) -> list[float]:
    return [
        sum([spread[place] * share for spread, share in zip(spreads, shares, strict=True)])
        for place in range(len(spreads[0]))
    ]
