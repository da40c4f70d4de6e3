"""What cannot be in a state that was opened or corrected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rules_core.games.warhold.content.types import DECKS, EQUIPMENT, LORD, MONSTER, MONSTERS, TREASURE, Content
from rules_core.games.warhold.options import SIZES
from rules_core.games.warhold.state.war import FOREST, MOUNTAIN, NOTHING, PLAINS, WATER, Kingdom, Phase, Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.wording.translation import say, tell

MOST: Final = 1_000_000_000
LARGEST: Final = 60
"""Tiles on a side."""
GROUNDS: Final = (PLAINS, FOREST, MOUNTAIN, WATER, NOTHING)
LAYING: Final = (Phase.MAP,)
SETTING_UP: Final = (*LAYING, Phase.APPROVAL, Phase.TOWNS, Phase.RUINS, Phase.ORDER)
WITHOUT_LORDS: Final = (*SETTING_UP, Phase.STRONGHOLDS, Phase.START)
BETWEEN_TURNS: Final = (*WITHOUT_LORDS, Phase.FIRST, Phase.MONSTERS_MOVE, Phase.MONSTERS_FIGHT, Phase.OVER)


def fault_of_war(state: War, content: Content, seats: Sequence[SeatId]) -> str:
    """Why a state cannot be, in one sentence; "" where it can."""
    return (
        _of_turns(state, seats)
        or _of_land(state)
        or _of_kingdoms(state, content)
        or _of_units(state, content)
        or _of_places(state)
        or _of_cards(state, content)
        or _of_steps(state)
    )


def _are_unlike(values: Iterable[object]) -> bool:
    found = list(values)
    return len(set(found)) == len(found)


def _of_turns(state: War, seats: Sequence[SeatId]) -> str:
    if list(state.seats) != list(seats) or [one.seat for one in state.kingdoms] != list(seats):
        return say("Name the players that the game has.")
    is_ordered = sorted(state.order) == sorted(seats)
    if not is_ordered and (state.order or state.phase not in SETTING_UP):
        return say("Name each player once in the order of turns.")
    last = len(seats) - 1 if state.phase not in BETWEEN_TURNS or state.phase is Phase.APPROVAL else len(seats)
    if not 0 <= state.turn_of <= last or not 0 <= state.round < MOST or not 0 <= state.turn < MOST:
        return say("Give rounds and turns from 0.")
    return ""


def _of_land(state: War) -> str:
    columns, rows = state.columns, state.rows
    if not 0 <= state.spots < MOST:
        return say("Name tiles that the map has.")
    if not state.is_unmapped:
        if state.spots:
            return say("No map can be made of a war that has gone on without one: begin a new war with a map.")
        if not state.ground and state.phase not in LAYING:
            return say("Give the map a letter for each tile.")
    if not (0 <= columns <= LARGEST and 0 <= rows <= LARGEST and len(state.ground) == columns * rows):
        return say("Give the map a letter for each tile.")
    if any(one not in GROUNDS for one in state.ground):
        return say("Give the map a letter for each tile.")
    across, down = SIZES[state.world.options.size]
    spots = [(one.column, one.row) for one in state.laid]
    if not _are_unlike(spots) or not all(0 <= column < across and 0 <= row < down for column, row in spots):
        return say("Lay each game tile on a place of its own.")
    if not all(0 <= one.design < 18 and 0 <= one.turn < 4 for one in state.laid):
        return say("Lay each game tile on a place of its own.")
    if state.phase in LAYING and len(spots) >= across * down:
        return say("Lay each game tile on a place of its own.")
    return ""


def _of_kingdoms(state: War, content: Content) -> str:
    has_races = state.phase not in SETTING_UP and state.phase is not Phase.STRONGHOLDS
    races = [one.race for one in state.kingdoms if one.race]
    if not _are_unlike(races) or any(one not in content.races for one in races):
        return say("Name a race that the game has, each once.")
    for kingdom in state.kingdoms:
        if has_races and not kingdom.race:
            return say("Name a race that the game has, each once.")
        if not (0 <= kingdom.gold <= MOST and 0 <= kingdom.food <= MOST):
            return say("Give gold and food from 0.")
        if not all(0 <= one <= 99 for one in (kingdom.lord_slower, kingdom.marches, kingdom.flood)):
            return say("Give wounds and movement from 0.")
        lords = len([one for one in state.units if one.kind == LORD and one.seat == kingdom.seat])
        if lords != _lords_of(state, kingdom, lords):
            return say("Give each player who is not out one lord.")
    return ""


def _lords_of(state: War, kingdom: Kingdom, lords: int) -> int:
    """How many there must be; while the first units are placed no more than one."""
    if kingdom.is_out:
        return 0
    return min(lords, 1) if state.phase in WITHOUT_LORDS else 1


def _of_units(state: War, content: Content) -> str:
    known = {NO_SEAT, *state.seats}
    if not _are_unlike([one.id for one in state.units]):
        return say("Name each unit once.")
    for unit in state.units:
        profile = content.profiles.get(unit.profile)
        number = unit.id.removeprefix("unit-")
        if profile is None or unit.seat not in known or not state.is_on_map(unit.tile):
            return say("Name a unit, a player and a tile that the game has.")
        if profile.kind != unit.kind or (unit.kind == MONSTER) != (unit.seat == NO_SEAT):
            return say("Name a unit, a player and a tile that the game has.")
        if not number.isdecimal() or not 0 < int(number) <= state.made < MOST:
            return say("Name each unit once.")
        least_fatal = _most_wounds(state, content, unit)
        if not 0 <= unit.wounds < least_fatal:
            return tell("Give wounds from 0 to {most}: with more it has fallen.", most=least_fatal - 1)
        if not (-99 <= unit.more <= 99 and 0 <= unit.spent < 200 and 0 <= unit.stepped < 200):
            return say("Give wounds and movement from 0.")
    return ""


def _most_wounds(state: War, content: Content, unit: Unit) -> int:
    """So many slay it, a lord at most with all that it wears."""
    points = content.profiles[unit.profile].hit_points
    if unit.kind == LORD:
        for token in state.kingdom(unit.seat).worn:
            item = content.equipment.get(token.partition(".")[0])
            points += sum([one.number for one in item.effects if one.effect == "hit-points"]) if item else 0
    return points


def _are_sites(state: War) -> bool:
    """Whether a stronghold of four tiles fits on each place that the map keeps for one."""
    for corner in state.sites:
        if not 0 <= corner < len(state.ground) or corner % state.columns == state.columns - 1:
            return False
        if not all(state.is_on_map(corner + more) for more in (0, 1, state.columns, state.columns + 1)):
            return False
    return True


def _of_places(state: War) -> str:
    known = {NO_SEAT, *state.seats}
    tiles = [tile for house in state.strongholds for tile in house.tiles]
    tiles += [tile for town in state.towns for tile in town.tiles]
    tiles += [one.tile for one in state.ruins]
    if not _are_unlike(tiles) or not _are_unlike(state.bridges):
        return say("Let no two places share a tile.")
    if not all(state.is_on_map(one) for one in (*tiles, *state.bridges)):
        return say("Name tiles that the map has.")
    ids = [*[one.id for one in state.strongholds], *[one.id for one in state.towns]]
    if not _are_unlike(ids) or not all(one.tiles for one in state.towns):
        return say("Let no two places share a tile.")
    for house in state.strongholds:
        if not all(1 <= one <= 3 for one in (house.mine, house.farm, house.barracks, house.walls)):
            return say("Give buildings a level from 1 to 3.")
        if min(house.miners, house.farmers) < 1:
            return say("Leave a worker on mine and farm.")
        if min(house.engineers, house.healers, house.busy, house.healed) < 0:
            return say("Give engineers and healers from 0.")
        if max(house.miners, house.farmers, house.engineers, house.healers) > MOST:
            return say("Leave a worker on mine and farm.")
        if house.seat not in known or house.founder not in state.seats or len(house.tiles) != 4:
            return say("Name a player and tiles that the game has.")
        if house.id != f"hold-{house.founder}":
            return say("Name a player and tiles that the game has.")
    monsters = {one.id for one in state.monsters()}
    if any(one.guard and one.guard not in monsters for one in state.ruins):
        return say("Name a monster that guards the ruin.")
    if len(state.sites) > len(state.seats) or not _are_sites(state):
        return say("Name tiles that the map has.")
    if state.phase is Phase.START and any(len(state.held_by(one)) != 1 for one in state.seats):
        return say("Give each player one stronghold to begin with.")
    return ""


def _of_cards(state: War, content: Content) -> str:
    """Each card lies in one place alone, and each pile holds cards of its deck."""
    held = [token for one in state.kingdoms for token in (*one.owned, *one.worn)]
    piles: dict[str, list[str]] = {deck: [] for deck in DECKS}
    for named in (state.discards, state.known):
        for deck, cards in named.items():
            if deck not in piles:
                return say("Name a deck that the game has.")
            piles[deck].extend(cards)
    piles[EQUIPMENT].extend([*held, *state.goods])
    piles[TREASURE].extend([one.card for one in state.ruins if one.card] + [one.card for one in state.claims])
    for deck, cards in piles.items():
        if not _are_unlike(cards) or not all(_is_of(content, deck, one) for one in cards):
            return say("Name each card once, in its own deck.")
    if sorted(state.spies) != sorted(state.known) or not all(one in state.seats for one in state.spies.values()):
        return say("Name a player who has seen the cards.")
    if not all(state.known.values()):
        return say("Name a player who has seen the cards.")
    return ""


def _is_of(content: Content, deck: str, token: str) -> bool:
    id, _, number = token.partition(".")
    if deck == MONSTERS:
        copies = content.monsters[id].copies if id in content.monsters else 0
    elif deck == EQUIPMENT:
        copies = content.equipment[id].copies if id in content.equipment else 0
    else:
        copies = content.cards[id].copies if id in content.cards and content.cards[id].deck == deck else 0
    return number.isdecimal() and 1 <= int(number) <= copies


def _of_steps(state: War) -> str:
    """What is being carried out just now."""
    monsters = {one.id for one in state.monsters()}
    if len(state.waiting) != len(state.ties) or not set(state.waiting) <= monsters or not _are_unlike(state.waiting):
        return say("Name the monsters that have still to move.")
    seats = {NO_SEAT, *state.seats}
    named = [*state.passed, *state.victors, *[one.seat for one in state.claims]]
    if not all(one in state.seats for one in named) or state.fog not in seats or not _are_unlike(state.passed):
        return say("Name the players that the game has.")
    if not all(state.is_on_map(one.tile) for one in state.claims):
        return say("Name tiles that the map has.")
    for entry in state.slain:
        category, _, seat = entry.partition(" ")
        if category not in ("small", "large", "lord") or seat not in state.seats:
            return say("Name the players that the game has.")
    if not (0 <= state.fog_turns <= 9 and 0 <= state.fog_within <= LARGEST):
        return say("Give rounds and turns from 0.")
    return ""
