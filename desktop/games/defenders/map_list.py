"""The map of Defenders as a list: what it shows of each location, for whoever reads, or hears, rather than looks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.sheet_views import icon_of
from desktop.play.models.thing_tree import Family, TreeThing
from desktop.play.thing_list import plain_families
from desktop.session.known import KnownToAll
from rules_core.games.defenders.rules import entry_points
from rules_core.games.defenders.rules.reading import NOTHING
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Location
from rules_core.games.defenders.state.facts import CrossingMade
from rules_core.kernel.marks import RIVER
from rules_core.kernel.requests import options_of
from rules_core.wording.translation import say, tell


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("MapList", text)


def families(known: KnownToAll) -> list[Family]:
    """The plain list, with everything that the map shows of a location beside it: ways, ways in, who stands there."""
    state = known.state
    assert isinstance(state, City)
    found: list[Family] = []
    for family in plain_families(known):
        if family.id == "places":
            things = tuple(_place(known, state, one, place) for one, place in _drawn(state, family))
            found.append(Family(family.id, family.title, things))
            found += _land(known, state)
        else:
            things = tuple(_with_story(state, one) for one in family.things)
            found.append(Family(family.id, family.title, things))
    return found


def _land(known: KnownToAll, state: City) -> list[Family]:
    """D-MAP-7, D-MAP-8. What lies round the city, and where one comes over a river or through a wall."""
    told = [" ".join(state.features.split())] if state.features else []
    rivers = sum(one.mark == RIVER for one in state.land)
    if rivers:
        told.append(QCoreApplication.translate("MapList", "%n river(s)", "", rivers))
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


def _place(known: KnownToAll, state: City, thing: TreeThing, place: Location) -> TreeThing:
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
    offered = known.request is not None and place.id in options_of(known.request)
    return TreeThing(place.id, title, tuple(lines), icon_of(place.type), offered=offered, chosen=thing.chosen)


def _manned(name: str, value: int) -> str:
    return tell("{name} ({value})", name=name, value=value)
