"""Places in words, for a table without a map: "touching F3", "beside the wall", "toward the wood"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from rules_core.games.words import Spot
from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.kernel.region import Region
from rules_core.song.field import Field
from rules_core.song.options import INCH
from rules_core.song.warband import Model
from rules_core.song.words.forced_words import SLANT, TOWARD, step_toward
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Capital, Length, Measure, Part, Sentence
from rules_core.wording.translation import say

APART: Final = INCH // 2
"""Places nearer to each other than this are one and the same for somebody without a map."""
HAIR: Final = INCH // 16
"""A Move shorter than this would be told as one of no length."""
MOST: Final = 24
"""So many places are said where each stands alone."""
MOST_NEAR: Final = 8
"""So many are said near one thing: with the way back one key each."""
FROM: Final[dict[str, Sentence]] = {
    "north": Sentence("{length} north of {name}"),
    "north-east": Sentence("{length} north-east of {name}"),
    "east": Sentence("{length} east of {name}"),
    "south-east": Sentence("{length} south-east of {name}"),
    "south": Sentence("{length} south of {name}"),
    "south-west": Sentence("{length} south-west of {name}"),
    "west": Sentence("{length} west of {name}"),
    "north-west": Sentence("{length} north-west of {name}"),
}
"""Where something lies, by direction. Whole sentences: elsewhere these directions are names of edges."""


class Landmarks:
    """Collects where somebody on the table may go: to what is in reach, else towards it."""

    def __init__(self, field: Field, model: Model, region: Region, names: SongNames, measure: Measure) -> None:
        self.field, self.model, self.region = field, model, region
        self.names, self.measure = names, measure
        self.found: list[Spot] = []
        self.apart = min(APART, model.radius)
        """Small figures stand closer."""
        self._far: list[tuple[Part, Point, str]] = []

    def foes(self, state: Callable[[Model], str]) -> None:
        """Touching each enemy, the nearest first; `state` says how one is."""
        foes = sorted(self.field.enemies(self.model), key=partial(self.field.ground.gap, self.model))
        for foe in foes:
            it: Part = Capital(self.names.of(foe.id))
            self._touching(it, Sentence("Touching {name}", {"name": it}).words(), foe, state(foe))

    def friends(self) -> None:
        """Beside each friend who can be reached."""
        ground = self.field.ground
        for friend in self.field.friends(self.model):
            spots = ground.contact_spots(self.model, friend, self.field.others(self.model))
            spot = self.inside(spots, is_there=ground.touching(self.model, friend) or self._is_at(spots))
            if spot is not None:
                self._beside(spot, Capital(self.names.of(friend.id)), friend.id, say("Beside our own"))

    def piece(self, id: str, name: Part, middle: Point) -> None:
        """Beside a piece of ground, or towards it."""
        ground = self.field.ground
        spots = ground.contact_spots_at_piece(self.model, id, self.field.others(self.model))
        is_there = ground.touching_piece(self.model, id) or self._is_at(spots)
        spot = self.inside(spots, is_there=is_there)
        if spot is not None:
            self._beside(spot, name, id, say("Ground and buildings"))
        elif not is_there:
            self.toward(name, middle, id)

    def toward(self, name: Part, middle: Point, thing: str) -> None:
        """Something is too far away: as near to it as one comes."""
        self._far.append((name, middle, thing))

    def inside(self, spots: Sequence[Point], *, is_there: bool = False) -> Point | None:
        """The first of these spots that the question offers. `is_there`: it touches what they lie at already, and
        goes to another side of it or nowhere."""
        least = self.apart if is_there else 0
        return next((one for one in spots if self._gone(one) >= least and self.region.contains(*one)), None)

    def is_taken(self, spot: Point) -> bool:
        """Whether something that was collected lies as near as that people could not tell them apart."""
        return any(length(spot[0] - one.place[0], spot[1] - one.place[1]) < self.apart for one in self.found)

    def all(self) -> list[Spot]:
        """What was collected, what is only on the way, and staying."""
        model = self.model
        for goal, place, thing in self._far:
            self._on_the_way(goal, place, thing, say("Ground and buildings"))
        if self.region.contains(model.x, model.y):
            self.found.append(at((model.x, model.y), say("Stay here")))
        return self.found

    def _touching(self, it: Part, words: str, foe: Model, second: str) -> None:
        spot = self.inside(self.field.ground.contact_spots(self.model, foe, self.field.others(self.model)))
        if spot is not None:
            self.found.append(at(spot, words, second or self._way(spot), foe.id))
        else:
            self._on_the_way(it, (foe.x, foe.y), foe.id, say("Toward an enemy"))

    def beside(self, spot: Point, words: str, thing: str, near: str) -> None:
        """A place at something; `near` is what it is said together with, where there are many."""
        self.found.append(replace(at(spot, words, self._way(spot), thing), near=near))

    def _beside(self, spot: Point, name: Part, thing: str, near: str) -> None:
        self.beside(spot, Sentence("Beside {name}", {"name": name}).words(), thing, near)

    def _on_the_way(self, name: Part, middle: Point, thing: str, near: str) -> None:
        spot = self.region.nearest(*middle)
        if self._gone(spot) >= APART:
            words = Sentence("Toward {name}", {"name": name}).words()
            self.found.append(replace(at(spot, words, self._way(spot), thing), is_toward=True, near=near))

    def _is_at(self, spots: Sequence[Point]) -> bool:
        """Whether it stands at one of these spots for people, who measure no hair's breadth."""
        return bool([one for one in spots if self._gone(one) < HAIR])

    def _gone(self, spot: Point) -> int:
        return round_half_away(length(spot[0] - self.model.x, spot[1] - self.model.y))

    def _way(self, spot: Point) -> str:
        """How far it is and to which side: what is in the way may lead elsewhere than one would think."""
        side = TOWARD[step_toward(spot[0] - self.model.x, spot[1] - self.model.y)]
        return Sentence("{far} {side}", {"far": Length(self._gone(spot)), "side": side}).text(self.measure)


def told_apart(found: Sequence[Spot], region: Region, apart: int = APART) -> tuple[Spot, ...]:
    """Of these spots those that somebody without a map can tell apart."""
    taken: list[Point] = []
    said: list[str] = []
    spots: list[Spot] = []
    for one in found:
        x, y, _ = one.place
        beside = [other for other in spots if other.near == one.near]
        if one.title in said or len(beside) == (MOST_NEAR if one.near else MOST):
            continue
        if any(length(x - left, y - top) < apart for left, top in taken):
            continue
        said.append(one.title)
        taken.append((x, y))
        spots.append(replace(one, place=(x, y, _turn(region, (x, y)))))
    return tuple(spots)


def at(spot: Point, title: str, second: str = "", thing: str = "") -> Spot:
    """A place as an answer."""
    return Spot((*spot, 0), title, second, thing)


def from_thing(far: str, dx: int, dy: int, name: Part) -> str:
    """ "4 in north of the wall": how far from it and on which side, by the vector from its middle."""
    return Sentence(FROM[compass(dx, dy)].template, {"length": far, "name": name}).words()


def compass(dx: int, dy: int) -> str:
    """The direction of a vector on the table, where edge 1 is north: a key of `FROM`."""
    if abs(dx) > SLANT * abs(dy):
        return "east" if dx > 0 else "west"
    if abs(dy) > SLANT * abs(dx):
        return "south" if dy > 0 else "north"
    if dy < 0:
        return "north-east" if dx > 0 else "north-west"
    return "south-east" if dx > 0 else "south-west"


def _turn(region: Region, spot: Point) -> int:
    return next((turn for turn in region.turns if region.contains_turned(*spot, turn)), region.turns[0])
