"""What people look over on their table after a round: stores, strongholds, and where every unit and monster stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import GOLD, icon_of
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind, plain_line
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.warhold.rules.land import is_water, place_at, shown_name, steps_apart
from rules_core.games.warhold.state.war import FIRST_SPOT, NOTHING, Unit, War
from rules_core.games.warhold.words.grounds import place_said
from rules_core.games.words import Words
from rules_core.wording.translation import tell

LATEST: Final = 999
NEAR: Final = 6
"""So far from where it is believed to stand a figure is looked for."""
PLACES: Final = {"kingdoms": GOLD, "strongholds": "castle"}


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarCheck", text)


def check_lines(session: MatchSession) -> list[CheckLine]:
    """All lines, in the order in which people look over a table; the decks and the land stay as they are."""
    known = KnownToAll(session)
    war = known.state
    assert isinstance(war, War)
    rounds = CheckField(FieldKind.NUMBER, tr("Round"), "round", war.round, LATEST)
    lines = [CheckLine("round", "crown", tr("The war"), tell("Round {round}", round=war.round), (rounds,))]
    for one in known.tables:
        if one.id in PLACES:
            lines.extend(plain_line(one, thing, PLACES[one.id]) for thing in one.things)
    units = {one.id: (place, one) for place, one in enumerate(war.units)}
    for one in known.tables:
        if one.id in ("units", "monsters"):
            for thing in one.things:
                place, unit = units[thing.id]
                line = plain_line(one, thing, icon_of(unit.profile, unit.kind))
                lines.append(replace(line, fields=(_place(war, place, unit, known.words), *line.fields)))
    return lines


def _tile_of_each_place(war: War, unit: Unit) -> list[int]:
    """Its own tile, then a free one of every other place; of the field a spot that somebody has left."""
    taken = {one.tile for one in war.units}
    found, seen = [unit.tile], {place_at(war, unit.tile)}
    places = [tile for house in war.strongholds for tile in house.tiles]
    places += [tile for town in war.towns for tile in town.tiles]
    places += [one.tile for one in war.ruins]
    spots = range(FIRST_SPOT + war.spots, FIRST_SPOT, -1)
    for tile in [*places, *[one for one in spots if one not in places]]:
        place = place_at(war, tile)
        if tile not in taken and place not in seen:
            seen.add(place)
            found.append(tile)
    return found


def _place(war: War, place: int, unit: Unit, words: Words) -> CheckField:
    """On which tile it stands: the free ones near by, the nearest first; without a map in which place."""
    if war.is_unmapped:
        choices = tuple([(tile, place_said(words, war, tile)) for tile in _tile_of_each_place(war, unit)])
        return CheckField(FieldKind.CHOICE, tr("Place"), f"units/{place}/tile", unit.tile, choices=choices)
    taken = {one.tile for one in war.units if one is not unit}
    free = [
        tile
        for tile, letter in enumerate(war.ground)
        if steps_apart(war, tile, unit.tile) <= NEAR
        and letter != NOTHING
        and not is_water(war, tile)
        and (tile not in taken or tile == unit.tile)
    ]
    near = sorted(free, key=lambda tile: steps_apart(war, tile, unit.tile))
    choices = tuple([(tile, shown_name(war, tile)) for tile in near])
    return CheckField(FieldKind.CHOICE, tr("Tile"), f"units/{place}/tile", unit.tile, choices=choices)
