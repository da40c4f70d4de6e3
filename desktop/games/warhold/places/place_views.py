"""What is shown of every place at a table without a map: its name, how it stands, and who is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import MONSTER, icon_of_race, realm_number
from desktop.games.warhold.tiles.figures import FigureMarks, FigureView, Muster, marked, view_of
from desktop.play.models.cased import Cased
from rules_core.games.warhold.rules.setting_up import RUIN_DISTANCE, towns_wanted
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.unmapped.laying_out import LAYING_OUT
from rules_core.games.warhold.rules.unmapped.spots import are_alike, is_in_field
from rules_core.games.warhold.state.war import Ruin, Stronghold, Town, Unit, War
from rules_core.games.warhold.words.places import place_called
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT


class PlaceKind(Enum):
    """What stands below what, where places stand in columns."""

    HOLD = "hold"
    FIELD = "field"
    MONSTERS = "monsters"
    PLACE = "place"


FIELD_ICON: Final = "treasure-map"
TOWN_ICON: Final = "village"
RUIN_ICON: Final = "broken-wall"


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarPlaces", text, "", count)


@dataclass(frozen=True)
class FiguresView:
    """Some figures that nothing tells apart, shown as one with their number."""

    figure: FigureView
    count: int
    ids: tuple[str, ...]
    under: str
    """What stands below it."""


@dataclass(frozen=True)
class PlaceView:
    """One place with all who are there."""

    id: str
    kind: PlaceKind
    title: str
    note: str
    icon: str
    realm: int = -1
    """In whose colours it stands; -1 for nobody's."""
    figures: tuple[FiguresView, ...] = ()
    words: str = ""
    """What stands on it where nobody is."""


def place_views(war: War, words: Words, marks: FigureMarks) -> list[PlaceView]:
    """Strongholds, the field for each kingdom and for monsters, towns, and ruins; before, what is to be laid out."""
    if war.phase in LAYING_OUT:
        return _to_lay_out(war)
    muster = Muster(war, words)
    views = {one.id: one for one in marked([view_of(war, unit, words, muster) for unit in war.units], marks)}

    def standing(units: Sequence[Unit]) -> tuple[FiguresView, ...]:
        return _figures(war, units, views)

    holds = sorted(war.strongholds, key=lambda one: war.seats.index(one.founder))
    found = [_hold(war, one, words, standing(war.inside(one.tiles))) for one in holds]
    for kingdom in war.kingdoms:
        out = [one for one in war.units_of(kingdom.seat) if _is_out(war, one)]
        if out and kingdom.race:
            race = str(Cased(words.name(kingdom.race), begins=True))
            title = tr("In the field: {kingdom}").format(kingdom=race)
            realm = realm_number(war, kingdom.seat)
            icon = icon_of_race(kingdom.race)
            found.append(PlaceView(kingdom.seat, PlaceKind.FIELD, title, "", icon, realm, standing(out)))
    if found and not any(one.kind is PlaceKind.FIELD for one in found):
        found.append(PlaceView("field", PlaceKind.FIELD, tr("In the field"), "", FIELD_ICON))
    beasts = [one for one in war.monsters() if _is_out(war, one)]
    if beasts:
        title = tr("In the field: monsters")
        found.append(PlaceView("monsters", PlaceKind.MONSTERS, title, "", MONSTER, -1, standing(beasts)))
    found.extend([_town(war, one, words, standing(war.inside(one.tiles))) for one in war.towns])
    if war.ruins:
        found.append(_ruins(war, war.ruins, standing([one for one in war.units if war.ruin_at(one.tile) is not None])))
    return found


def _to_lay_out(war: War) -> list[PlaceView]:
    """W-SET-1, W-SET-6 to W-SET-8. The map, and what lies on it."""
    options = war.world.options
    towns, ruins = towns_wanted(campaign_of(war)), options.ruins_each * len(war.seats)
    apart = tr("More than {distance} tiles from each other, and not beside a town.").format(distance=RUIN_DISTANCE)
    if options.quick_play:
        apart = tr("Not beside a town, nor beside another ruin.")
    return [
        PlaceView("map", PlaceKind.HOLD, tr("The map"), "", FIELD_ICON, words=tr("As all approve of it.")),
        PlaceView(
            "towns",
            PlaceKind.FIELD,
            tr("Towns: {count}").format(count=towns),
            "",
            TOWN_ICON,
            words=tr("Each on six free tiles of land; they do not touch."),
        ),
        PlaceView("ruins", PlaceKind.PLACE, tr("Ruins: {count}").format(count=ruins), "", RUIN_ICON, words=apart),
    ]


def _is_out(war: War, unit: Unit) -> bool:
    return is_in_field(war, unit) and war.ruin_at(unit.tile) is None


def _figures(war: War, units: Sequence[Unit], views: dict[str, FigureView]) -> tuple[FiguresView, ...]:
    """Those that are alike together, and marked if one of them is."""
    packs: list[list[Unit]] = []
    for unit in units:
        pack = next((one for one in packs if are_alike(war, one[0], unit)), None)
        if pack is None:
            packs.append([unit])
        else:
            pack.append(unit)
    found: list[FiguresView] = []
    for pack in packs:
        shown = [views[one.id] for one in pack]
        view = next((one for one in shown if one.chosen or one.target or one.offered), shown[0])
        count = len(pack)
        badge = f"\N{MULTIPLICATION SIGN}{count}" if count > 1 else ""
        found.append(FiguresView(replace(view, badge=badge), count, tuple(one.id for one in pack), view.name))
    return tuple(found)


def _hold(war: War, house: Stronghold, words: Words, figures: tuple[FiguresView, ...]) -> PlaceView:
    realm = realm_number(war, house.seat) if house.seat != NO_SEAT else -1
    race = war.kingdom(house.seat).race if house.seat != NO_SEAT else ""
    free = len([one for one in house.tiles if not war.at(one)])
    note = tr("walls {level}, %n tile(s) free", free).format(level=house.walls)
    name = place_called(words, war, house.id)
    return PlaceView(house.id, PlaceKind.HOLD, name, note, icon_of_race(race), realm, figures)


def _town(war: War, town: Town, words: Words, figures: tuple[FiguresView, ...]) -> PlaceView:
    note = tr("ruined") if town.is_ruined else tr("nobody fights here") if figures else ""
    return PlaceView(town.id, PlaceKind.PLACE, place_called(words, war, town.id), note, TOWN_ICON, -1, figures)


def _ruins(war: War, ruins: Sequence[Ruin], figures: tuple[FiguresView, ...]) -> PlaceView:
    """How many nobody has looked into, and where treasure waits."""
    whole = len([one for one in ruins if not one.guard and not one.has_treasure])
    waiting = len([one for one in ruins if one.has_treasure])
    note = tr("%n not explored", whole)
    if waiting:
        note = tr("{ruins}, %n with treasure", waiting).format(ruins=note)
    return PlaceView("ruins", PlaceKind.PLACE, tr("Ruins"), note, RUIN_ICON, -1, figures)
