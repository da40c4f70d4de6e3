"""What stands on the sheet of Defenders: places, ways, entry points and tokens, read from the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot

from desktop.games.defenders.sheet_layers import is_closed, outline_of
from desktop.look.token import RingLine, Side, TokenView
from desktop.sketch.ink import Stamp
from desktop.sketch.lines import Spot, even, length_of, middle_of, nearest_on
from rules_core.games.defenders.content.types import (
    ECONOMY,
    GOVERNMENT,
    INSPIRING,
    LONG,
    MACHINES,
    MILITARY,
    RELIGION,
)
from rules_core.games.defenders.rules import entry_points
from rules_core.games.defenders.rules.reading import NOTHING, WALLS, points_of
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Location, Threat, Unit
from rules_core.games.defenders.words.names import meanings_said
from rules_core.games.words import Words
from rules_core.kernel.marks import LINE, RIVER
from rules_core.wording.translation import tell

ICONS = {
    "neighbourhood": "village",
    "marketplace": "barrel",
    "park": "oak",
    "thoroughfare": "trail",
    "walls": "stone-wall",
    "barracks": "crossed-swords",
    "armoury": "anvil",
    "watchtower": "watchtower",
    "gatehouse": "medieval-gate",
    "fortress": "castle",
    "spellcasters": "magic-swirl",
    "engineers": "claw-hammer",
    "healers": "healing",
    "untrained-fighters": "pitchfork",
    "other-group": "meeple-group",
    "riders": "mounted-knight",
    "archers": "archer",
    "foot-soldiers": "pikeman",
    "scouts": "spyglass",
    "war-wizard": "wizard-face",
    "goblins": "goblin-head",
    "undead-soldiers": "shambling-zombie",
    "giant-rats": "rat",
    "wraith": "spectre",
    "serpent": "snake",
    "giant-spiders": "spider-alt",
    "shapeshifters": "werewolf",
    "champion": "overlord-helm",
    "sorcerer": "wizard-face",
    "assassin": "hooded-assassin",
    "war-elephant": "charging-bull",
    "giant": "giant",
}
"""By type; the rest by what kind of thing it is."""

CROSSING = 200
"""How wide a bridge or a gate is."""


@dataclass(frozen=True)
class PlaceView:
    """A location on the sheet, in units of the sheet. `number` is that of the entry point, 0 for none."""

    id: str
    name: str
    is_area: bool
    is_long: bool
    is_occupied: bool
    is_attacked: bool
    number: int
    outline: tuple[Spot, ...]
    """Its border or its course; closed where it comes back to its start."""
    tip: str = ""
    """Who stands there: a line for each, with what they are and what was told of them."""
    is_wall: bool = False
    """Whether its name stands beside it."""

    @property
    def is_closed(self) -> bool:
        """Whether the outline goes round something."""
        return is_closed(self.outline)

    @cached_property
    def middle(self) -> Spot:
        """The middle of what is drawn: halfway along a line."""
        if self.is_closed and not self.is_long:
            return middle_of(self.outline[:-1])
        line = even(self.outline, max(20.0, length_of(self.outline) / 40))
        return line[len(line) // 2]


@dataclass(frozen=True)
class WayView:
    """A connection between two locations, and where they come nearest to each other."""

    first: str
    second: str
    start: Spot
    end: Spot


@dataclass(frozen=True)
class SheetView:
    """Everything on the sheet."""

    places: tuple[PlaceView, ...] = ()
    ways: tuple[WayView, ...] = ()
    tokens: tuple[tuple[str, TokenView], ...] = ()
    """Each with the location at which it stands, "" outside the city."""
    stamps: tuple[tuple[int, int, int], ...] = ()
    """x, y and size of the stamps that people have set: names had better leave them free."""
    crossings: tuple[tuple[int, int, int], ...] = ()
    """The same of bridges, fords and gates."""
    rivers: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The course of each."""


def icon_of(kind: str) -> str:
    """The picture of a type."""
    if kind in ICONS:
        return ICONS[kind]
    for kinds, icon in (
        (MILITARY, "castle"),
        (ECONOMY, "coins"),
        (RELIGION, "church"),
        (GOVERNMENT, "crown"),
        (INSPIRING, "crown"),
        (MACHINES, "catapult"),
    ):
        if kind in kinds:
            return icon
    return "swordman"


def sheet_view(state: City, words: Words, stamps: Sequence[Stamp] = ()) -> SheetView:
    """The sheet as it stands; `stamps` are those that people have set on it."""
    numbers = {place: number for number, place in enumerate(entry_points.numbered(state), 1)}
    drawn = [one for one in state.locations if one.is_drawn]
    where = {one.id: tuple(outline_of(one)) for one in drawn}
    pairs = [tuple(pair.split("~")) for pair in state.connections]
    ways = tuple([WayView(a, b, *nearest_ends(where[a], where[b])) for a, b in pairs if a in where and b in where])
    tokens = [(unit.place, _unit_token(state, unit)) for unit in state.alive() if unit.place]
    tokens += [(one.target or one.place, _threat_token(state, one)) for one in state.menace()]
    return SheetView(
        tuple(_place(state, one, words, numbers.get(one.id, 0)) for one in drawn),
        ways,
        tuple(tokens),
        tuple([(one.x, one.y, one.size) for one in stamps]),
        tuple([(one.x, one.y + CROSSING // 2, CROSSING) for one in state.crossings if one.what != NOTHING]),
        tuple([tuple(points_of(one.points)) for one in state.land if one.mark == RIVER]),
    )


def _place(state: City, place: Location, words: Words, number: int) -> PlaceView:
    return PlaceView(
        place.id,
        words.called(state.mention(place.id)),
        place.is_area(),
        place.type in LONG and place.mark == LINE,
        place.is_occupied,
        bool(state.attackers(place.id)),
        number,
        tuple(outline_of(place)),
        _tip(state, place, words),
        place.type == WALLS,
    )


def _tip(state: City, place: Location, words: Words) -> str:
    lines = [words.called(state.mention(place.id))]
    for unit in state.at(place.id):
        lines.append(_who(words.called(state.mention(unit.id)), meanings_said([unit.type], unit.words)))
    for threat in dict.fromkeys([one.id for one in (*state.holders(place.id), *state.attackers(place.id))]):
        kind = meanings_said([state.threat(threat).type], [])
        story = " ".join(story_of(state, threat).split())
        what = tell("{kind}. {story}", kind=kind, story=story) if story else kind
        lines.append(_who(words.called(state.mention(threat)), what))
    return "\n".join(lines) if len(lines) > 1 else ""


def _who(name: str, what: str) -> str:
    return tell("{name}: {what}", name=name, what=what)


@lru_cache(maxsize=1000)
def nearest_ends(first: tuple[Spot, ...], second: tuple[Spot, ...]) -> tuple[Spot, Spot]:
    """Where two outlines come nearest to each other."""
    best, found = float("inf"), (first[0], second[0])
    for one, other, is_turned in ((first, second, False), (second, first, True)):
        for spot in even(one, max(30.0, length_of(one) / 24)):
            near = nearest_on(spot, other)
            far = hypot(near[0] - spot[0], near[1] - spot[1])
            if far < best:
                best, found = far, (near, spot) if is_turned else (spot, near)
    return found


def _unit_token(state: City, unit: Unit) -> TokenView:
    line = RingLine.GOLD if unit.is_individual() else RingLine.DASHES
    # D-MOR-1. There is no most of wounds: drops stand above whoever has some.
    wounds = unit.wounds
    return TokenView(
        unit.id,
        side=Side.OURS,
        line=line,
        icon=icon_of(unit.type),
        badge=str(state.value(unit)),
        wounds=wounds,
        wounds_most=wounds,
    )


def _threat_token(state: City, threat: Threat) -> TokenView:
    line = RingLine.GOLD if threat.is_face() else RingLine.NONE
    return TokenView(threat.id, side=Side.THEIRS, line=line, icon=icon_of(threat.type), badge=str(threat.rank()))
