"""The map of Defenders as a list: what it shows of each location, for whoever reads, or hears, rather than looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.sheet_views import icon_of
from desktop.play.models.thing_tree import Family, TreeThing
from desktop.play.thing_list import plain_families
from desktop.session.known import KnownToAll
from desktop.sketch.lines import middle_of as middle_of_area
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.rules import entry_points
from rules_core.games.defenders.rules.reading import NOTHING, middle_of, points_of, shape_of
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Location
from rules_core.games.defenders.state.facts import CrossingMade
from rules_core.kernel.marks import LINE, RIVER, Point
from rules_core.kernel.requests import options_of
from rules_core.wording.translation import say, tell

QUARTERS: Final = (
    (
        QT_TRANSLATE_NOOP("MapList", "at the top left"),
        QT_TRANSLATE_NOOP("MapList", "at the top"),
        QT_TRANSLATE_NOOP("MapList", "at the top right"),
    ),
    (
        QT_TRANSLATE_NOOP("MapList", "at the left"),
        QT_TRANSLATE_NOOP("MapList", "in the middle"),
        QT_TRANSLATE_NOOP("MapList", "at the right"),
    ),
    (
        QT_TRANSLATE_NOOP("MapList", "at the bottom left"),
        QT_TRANSLATE_NOOP("MapList", "at the bottom"),
        QT_TRANSLATE_NOOP("MapList", "at the bottom right"),
    ),
)
"""Where on the sheet, from the top."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("MapList", text)


def families(known: KnownToAll, written: Callable[[str], Sequence[str]] = lambda _: ()) -> list[Family]:
    """The plain list, with everything that the map shows of a location beside it: where it lies, ways, ways in, who
    stands there. `written` gives the words that people have lettered into the drawing of a hash.
    """
    state = known.state
    assert isinstance(state, City)
    found: list[Family] = []
    for family in plain_families(known):
        if family.id == "places":
            things = tuple(_place(known, state, one, place, written) for one, place in _drawn(state, family))
            found.append(Family(family.id, family.title, things))
            found += _land(known, state, written)
        else:
            things = tuple(_with_story(state, one) for one in family.things)
            found.append(Family(family.id, family.title, things))
    return found


def _land(known: KnownToAll, state: City, written: Callable[[str], Sequence[str]]) -> list[Family]:
    """D-MAP-7, D-MAP-8. What lies round the city, and where one comes over a river or through a wall."""
    told = [" ".join(state.features.split())] if state.features else []
    for feature in state.land:
        points = points_of(feature.points)
        if feature.mark == RIVER:
            river = tr("A river: it begins {start} and ends {end}")
            told.append(river.format(start=_quarter(points[0]), end=_quarter(points[-1])))
        else:
            told.append(tr("Land with an outline, {where}").format(where=_exactly(_middle(points))))
    told += _lettered(state.land_ink, written)
    for one in state.crossings:
        if one.what != NOTHING:
            told.append(known.words.fact(CrossingMade("D-MAP-8", one.what, state.mention(one.road))).text())
    things = tuple(TreeThing(f"land-{number}", words, ()) for number, words in enumerate(told))
    return [Family("land", tr("The land"), things)] if things else []


def _with_story(state: City, thing: TreeThing) -> TreeThing:
    """D-THR-7, R-D21. What was told of somebody stands last."""
    story = " ".join(story_of(state, thing.id).split())
    return replace(thing, lines=(*thing.lines, story)) if story else thing


def _drawn(state: City, family: Family) -> list[tuple[TreeThing, Location]]:
    return [(one, state.location(one.id)) for one in family.things]


def _lettered(ink: str, written: Callable[[str], Sequence[str]]) -> list[str]:
    return [tr("Written there: {words}").format(words=one) for one in written(ink)] if ink else []


def _quarter(spot: Point) -> str:
    """Which ninth of the sheet a spot lies in."""
    across, down = (min(2, max(0, 3 * at // size)) for at, size in zip(spot, (WIDTH, HEIGHT), strict=True))
    return tr(QUARTERS[down][across])


def _exactly(spot: Point) -> str:
    """The same, with hundredths of the sheet: as the cross is heard by whoever draws with keys."""
    across, down = round(100 * spot[0] / WIDTH), round(100 * spot[1] / HEIGHT)
    return tr("{where}: {across} across, {down} down").format(where=_quarter(spot), across=across, down=down)


def _middle(points: Sequence[Point]) -> Point:
    x, y = middle_of_area(points)
    return round(x), round(y)


def _where(place: Location) -> str:
    """Where a location lies on the sheet: whoever hears the map knows what lies beside what."""
    points = points_of(place.outline)
    if place.mark == LINE and not shape_of(place).is_closed:
        return tr("Begins {start}, ends {end}").format(start=_quarter(points[0]), end=_quarter(points[-1]))
    return tr("Lies {where}").format(where=_exactly(middle_of(place)))


def _place(
    known: KnownToAll, state: City, thing: TreeThing, place: Location, written: Callable[[str], Sequence[str]]
) -> TreeThing:
    called = known.words.called
    signs: list[str] = []
    if not place.is_drawn:
        signs.append(tr("not drawn yet"))
    if place.is_destroyed:
        signs.append(say("in ruins"))
    if place.is_occupied:
        signs.append(say("occupied"))
    if state.attackers(place.id):
        signs.append(say("under attack"))
    title = tr("{place}: {signs}").format(place=thing.title, signs=", ".join(signs)) if signs else thing.title
    lines = list(thing.lines[:1])
    if place.is_drawn:
        lines.append(_where(place))
    number = entry_points.number_of(state, place.id)
    if number:
        lines.append(tr("Way in number {number}").format(number=number))
    beside = [called(state.mention(one)) for one in state.neighbours(place.id)]
    if beside:
        lines.append(tr("Ways to: {places}").format(places=", ".join(beside)))
    here = [_manned(called(state.mention(one.id)), state.value(one)) for one in state.at(place.id)]
    if here:
        lines.append(tr("Defended by: {units}").format(units=", ".join(here)))
    foes = [called(state.mention(one.id)) for one in (*state.holders(place.id), *state.attackers(place.id))]
    if foes:
        lines.append(tr("Threats: {threats}").format(threats=", ".join(dict.fromkeys(foes))))
    for ink in (place.ink, place.ruin_ink):
        lines += _lettered(ink, written)
    offered = known.request is not None and place.id in options_of(known.request)
    return TreeThing(place.id, title, tuple(lines), icon_of(place.type), offered=offered, chosen=thing.chosen)


def _manned(name: str, value: int) -> str:
    return tell("{name} ({value})", name=name, value=value)
