"""How people hear of the ground on a map, by the names of its tiles, and what they carry out there.

"The Troll at C4: three tiles north along the river, to C1. It stands next to: Pikemen."
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from rules_core.games.warhold.options import BY_LOT
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign
from rules_core.games.warhold.rules.land import beside, is_water, shown_name, tile_of
from rules_core.games.warhold.rules.mapped.attacks import pool_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import movement_left
from rules_core.games.warhold.state.facts import (
    Appeared,
    BridgeBuilt,
    BridgeLost,
    CardDrawn,
    Destroyed,
    MonsterGone,
    Moved,
    RuinGone,
    RuinPlaced,
    Slain,
    StrongholdFounded,
    Swapped,
    TownPlaced,
    TreasureClaimed,
    TreasureLaid,
)
from rules_core.games.warhold.state.war import MOUNTAIN, Unit, War
from rules_core.games.warhold.words.ground_words import GroundWords
from rules_core.games.warhold.words.places import called_in
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import NO_SEAT, Request, SeatId
from rules_core.wording.sentence import Part, Phrase, Sentence
from rules_core.wording.translation import tell

FOREST: Final = "f"
NUMBERS: Final = {
    2: Phrase("two"),
    3: Phrase("three"),
    4: Phrase("four"),
    5: Phrase("five"),
    6: Phrase("six"),
    7: Phrase("seven"),
    8: Phrase("eight"),
}
"""How far most of them go."""
ONE_TILE: Final = {
    (0, -1): Phrase("one tile north"),
    (1, 0): Phrase("one tile east"),
    (0, 1): Phrase("one tile south"),
    (-1, 0): Phrase("one tile west"),
}
TILES: Final = {
    (0, -1): Phrase("{count} tiles north"),
    (1, 0): Phrase("{count} tiles east"),
    (0, 1): Phrase("{count} tiles south"),
    (-1, 0): Phrase("{count} tiles west"),
}
ALONG: Final = {
    "bridge": Phrase("{way} over the bridge"),
    "water": Phrase("{way} along the water"),
    "forest": Phrase("{way} through the forest"),
    "mountain": Phrase("{way} through the mountains"),
}
"""Where a way leads, if most of it leads there."""
MADE: Final = {
    TownPlaced: Sentence("Lay down a town, from {tile} to {end}."),
    RuinPlaced: Sentence("Lay down a ruin at {tile}."),
    StrongholdFounded: Sentence("Lay down the stronghold of {seat}, from {tile} to {end}."),
    TreasureLaid: Sentence("Lay a treasure face down at {tile}."),
    BridgeBuilt: Sentence("Lay down a bridge at {tile}."),
    BridgeLost: Sentence("Take the bridge at {tile} away."),
}
"""What is laid down or taken away, by the kind of fact."""
SET_UP: Final = ("W-SET-6", "W-SET-7", "W-SET-10")
"""By these clauses the lot places what its player does not."""


class MapWords(GroundWords):
    """On a map."""

    def place(self, words: Words, state: War, tile: int) -> str:
        return shown_name(state, tile)

    def unit(self, words: Words, state: War, unit: Unit) -> str:
        # Two of a kind on one tile are told apart by the numbers that they bear on the board.
        name, tile = words.called(unit.profile), shown_name(state, unit.tile)
        alike = [one.id for one in state.at(unit.tile) if one.profile == unit.profile]
        if len(alike) > 1:
            name = tell("{who} {number}", who=name, number=state.number_of(unit))
        return tell("{who}, {place}", who=name, place=tile)

    def title(self, words: Words, option: str, request: Request, state: War) -> str:
        if request.topic != topics.SPLIT or not state.has_unit(option):
            return ""
        # Attacks on one of several that are alike go on to the others.
        pool = pool_of(campaign_of(state), state.unit(request.subject), state.unit(option))
        places = [shown_name(state, one.tile) for one in pool]
        return tell("{who}, {place}", who=words.called(pool[0].profile), place=", ".join(places))

    def square(self, state: War, tile: int) -> tuple[int, int] | None:
        return tile % state.columns, tile // state.columns

    def column(self) -> str:
        return "Tile"

    def movement_column(self) -> tuple[str, ...]:
        return ("Movement left",)

    def movement(self, campaign: Campaign, unit: Unit) -> tuple[str, ...]:
        return (str(movement_left(campaign, unit)),)

    def order(
        self, fact: Fact, war: War, words: Words, led: Collection[SeatId], drawn: CardDrawn | None
    ) -> Sentence | None:
        return _order(fact, war, words, led)


def _order(fact: Fact, war: War, words: Words, led: Collection[SeatId]) -> Sentence | None:
    if isinstance(fact, Moved):
        return _moved(fact, war, words) if _seat_of(fact.unit, war) in led else None
    if isinstance(fact, Appeared):
        is_led = _seat_of(fact.unit, war) in led
        parts: dict[str, Part] = {"unit": called_in(fact.unit, words), "tile": fact.tile.upper()}
        return Sentence("Put this one down at {tile}: {unit}.", parts) if is_led else None
    if isinstance(fact, Slain):
        return Sentence(
            "Take away from {tile}: {unit}.", {"unit": called_in(fact.unit, words), "tile": fact.tile.upper()}
        )
    if isinstance(fact, MonsterGone):
        return Sentence("Take away: {unit}.", {"unit": called_in(fact.unit, words)})
    if isinstance(fact, Swapped) and _seat_of(fact.unit, war) in led:
        parts = {"unit": called_in(fact.unit, words), "other": called_in(fact.other, words)}
        return Sentence("Let them change places: {unit} and {other}.", parts)
    if isinstance(fact, Destroyed):
        if fact.place.startswith("town-"):
            return Sentence("Turn the town at {tile} over: it is ruined.", {"tile": fact.tile.upper()})
        return Sentence("Lay four ruins where {place} stood, at {tile}.", dict(_parts(fact.tile, fact.place, words)))
    if isinstance(fact, (RuinGone, TreasureClaimed)):
        return Sentence("Take the ruin at {tile} away.", {"tile": fact.tile.upper()})
    return _made(fact, war, words, led)


def _made(fact: Fact, war: War, words: Words, led: Collection[SeatId]) -> Sentence | None:
    """What the lot, or a seat without a person, has laid down, built or lost."""
    made = MADE.get(type(fact))
    seat = _builder(fact, war)
    is_by_lot = war.world.options.placing == BY_LOT and fact.clause in SET_UP
    if made is None or (seat != NO_SEAT and seat not in led and not is_by_lot):
        return None
    if is_by_lot and isinstance(fact, RuinPlaced) and len(war.ruins) > 1:
        # The lot lays all of them at once.
        names = tuple([shown_name(war, one.tile) for one in war.ruins])
        return Sentence("Lay down ruins at {tiles}.", {"tiles": names})
    tile = str(getattr(fact, "tile", ""))
    parts: dict[str, Part] = {"tile": tile.upper()}
    if isinstance(fact, (TownPlaced, StrongholdFounded)):
        parts["end"] = shown_name(war, max(_tiles_with(war, tile_of(war, tile))))
    if seat != NO_SEAT:
        parts["seat"] = words.name(seat)
    return Sentence(made.template, parts)


def _builder(fact: Fact, war: War) -> SeatId:
    """Who has laid it down; the players in turn lay the towns (W-SET-6)."""
    if isinstance(fact, TownPlaced):
        tile = tile_of(war, fact.tile)
        numbers = [number for number, one in enumerate(war.towns) if tile in one.tiles]
        return war.seats[numbers[0] % len(war.seats)] if numbers else NO_SEAT
    seat: SeatId = getattr(fact, "seat", NO_SEAT)
    return seat


def _tiles_with(war: War, tile: int) -> list[int]:
    """All tiles of the town or stronghold on one of them."""
    places = [*[one.tiles for one in war.towns], *[one.tiles for one in war.strongholds]]
    return next((one for one in places if tile in one), [tile])


def _parts(tile: str, place: str, words: Words) -> dict[str, Part]:
    return {"tile": tile.upper(), "place": words.name(place)}


def _seat_of(mention: str, war: War) -> SeatId:
    """Whose unit it is, by its people where it has fallen since; a monster is nobody's."""
    id, _, profile = mention.partition(" ")
    race = profile.partition("/")[0] if "/" in profile else ""
    seat = war.unit(id).seat if war.has_unit(id) else NO_SEAT
    if seat == NO_SEAT and race:
        seat = next((one.seat for one in war.kingdoms if one.race == race), NO_SEAT)
    return seat if seat != NO_SEAT else MONSTERS


def _moved(fact: Moved, war: War, words: Words) -> Sentence:
    tiles = [tile_of(war, one) for one in fact.way]
    parts: dict[str, Part] = {
        "unit": called_in(fact.unit, words),
        "start": fact.way[0].upper(),
        "end": fact.way[-1].upper(),
        "way": way_said(war, tiles),
    }
    near = _neighbours(war, tiles[-1], fact.unit, words)
    if not near:
        return Sentence("{unit} at {start}: {way}, to {end}.", parts)
    parts["near"] = near
    return Sentence("{unit} at {start}: {way}, to {end}, next to: {near}.", parts)


def way_said(war: War, tiles: Sequence[int]) -> Part:
    """Run after run, each with its direction and what it leads along."""
    runs: list[tuple[tuple[int, int], list[int]]] = []
    for before, after in pairwise(tiles):
        step = (after % war.columns - before % war.columns, after // war.columns - before // war.columns)
        if runs and runs[-1][0] == step:
            runs[-1][1].append(after)
        else:
            runs.append((step, [after]))
    return tuple([_run(war, step, passed) for step, passed in runs])


def _run(war: War, step: tuple[int, int], passed: list[int]) -> Part:
    count = len(passed)
    if count == 1:
        way: Part = ONE_TILE[step]
    else:
        number: Part = NUMBERS.get(count, count)
        way = Sentence(TILES[step].text, {"count": number})
    along = _along(war, passed)
    return Sentence(ALONG[along].text, {"way": way}) if along else way


def _along(war: War, passed: list[int]) -> str:
    """What most of a run leads through; a bridge is always worth naming, a single tile is not."""
    if any(one in war.bridges for one in passed):
        return "bridge"
    if len(passed) < 2:
        return ""
    half = len(passed) // 2
    for letter, word in ((FOREST, "forest"), (MOUNTAIN, "mountain")):
        if len([one for one in passed if war.ground[one] == letter]) > half:
            return word
    wet = [one for one in passed if any(is_water(war, further) for further in beside(war, one))]
    return "water" if len(wet) > half else ""


def _neighbours(war: War, tile: int, mention: str, words: Words) -> tuple[Part, ...]:
    """Whom it stands beside now: enemies of it alone."""
    own = _seat_of(mention, war)
    near = beside(war, tile)
    found: list[Part] = []
    for one in war.units:
        seat = one.seat if one.seat != NO_SEAT else MONSTERS
        if one.tile in near and seat != own:
            name = words.name(one.profile)
            if name not in found:
                found.append(name)
    return tuple(found)
