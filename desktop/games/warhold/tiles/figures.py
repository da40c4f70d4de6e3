"""What is drawn of every figure and monster on the board: whose it is, of what type, how it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from desktop.games.warhold.realms import icon_of, realm_number
from desktop.games.warhold.tiles.land import tile_name
from desktop.games.warhold.tiles.tile_map import TILE, TileMap
from desktop.play.models.cased import Cased
from rules_core.games.warhold.content.types import GREAT, LARGE, LORD, SIEGE
from rules_core.games.warhold.rules.campaign import is_monster
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.war import Phase, Unit, War
from rules_core.games.warhold.words.grounds import place_said
from rules_core.games.words import Words
from rules_core.kernel.requests import SeatId


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarBoard", text, "", count)


class Shape(Enum):
    """The outline of a figure: each kingdom has its own, so that no colour tells it alone; monsters have teeth."""

    DISC = "disc"
    LEAF = "leaf"
    BLOCK = "block"
    HEXAGON = "hexagon"
    TEETH = "teeth"


SHAPES: Final = (Shape.DISC, Shape.LEAF, Shape.BLOCK, Shape.HEXAGON)
"""By the number of a realm."""
LETTERS: Final = ("H", "E", "D", "O")
USUAL, GREATER, GREATEST, PAIRED = 0.78, 0.89, 0.935, 0.67
"""How wide figures are, in sides of a tile; two of a Horde share one."""
APART: Final = 0.185
"""How far from the middle of a tile each of two stands, in its sides."""


@dataclass(frozen=True, slots=True)
class FigureView:
    """What to draw of one figure. `x`, `y` are where it stands in units of the scene. `size` is in sides of a tile, and
    `alone` how large it is where it has a tile for itself.

    `realm` is the number of its kingdom's colour, -1 for a monster. `settled` has done what it could, `offered` may be
    chosen now. Wounds are drawn only where there are any.
    """

    id: str
    tile: int
    x: float
    y: float
    size: float = USUAL
    alone: float = USUAL
    shape: Shape = Shape.DISC
    realm: int = -1
    icon: str = "person"
    badge: str = ""
    name: str = ""
    wounds: int = 0
    most: int = 1
    is_lord: bool = False
    is_great: bool = False
    settled: bool = False
    offered: bool = False
    chosen: bool = False
    target: bool = False
    sentence: str = ""
    category: str = ""
    """Of a monster, in the language in force."""


@dataclass(frozen=True)
class FigureMarks:
    """Who is marked, by ids."""

    offered: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    targets: frozenset[str] = frozenset()
    settled: frozenset[str] = frozenset()
    """Who was told to stay, though they could still go."""


def number_of(war: War, unit: Unit) -> int:
    """Which of its kind a unit is, the oldest first: two of a kind are told apart by it on board and sheets."""
    alike = [one.id for one in war.units if one.profile == unit.profile and one.seat == unit.seat]
    return alike.index(unit.id) + 1


def badge_of(war: War, unit: Unit) -> str:
    """The letter of the kingdom and the number; a lord has no other of his kind, a monster no letter."""
    if is_monster(unit):
        return str(number_of(war, unit))
    race = war.world.content.races.get(war.kingdom(unit.seat).race)
    letter = race.letter if race is not None and race.letter else LETTERS[max(0, realm_number(war, unit.seat))]
    return letter if unit.kind == LORD else f"{letter}{number_of(war, unit)}"


def name_of_figure(war: War, unit: Unit, words: Words) -> str:
    """What people call it: "Pikemen 2", or a lord by his name."""
    name = str(Cased(words.name(unit.profile), begins=True))
    if unit.kind == LORD:
        return name
    return tr("{name} {number}").format(name=name, number=number_of(war, unit))


def figure_views(war: War, board: TileMap, words: Words) -> list[FigureView]:
    """Every figure on the board, from north to south, without the marks of any question; none without a board."""
    if board.is_empty:
        return []
    standing: dict[int, list[str]] = {}
    for one in war.units:
        standing.setdefault(one.tile, []).append(one.id)
    views = [_view(war, board, unit, words, standing[unit.tile]) for unit in war.units if unit.tile >= 0]
    return sorted(views, key=lambda view: (view.y, view.x, view.id))


def view_of(war: War, unit: Unit, words: Words) -> FigureView:
    """A figure that stands on no tile, at a table without a map: without a number, which it bears nowhere."""
    campaign = campaign_of(war)
    profile = campaign.profile(unit)
    realm = realm_number(war, unit.seat) if not is_monster(unit) else -1
    most = hit_points(campaign, unit)
    name = str(Cased(words.name(unit.profile), begins=True))
    place = place_said(words, war, unit.tile)
    return FigureView(
        unit.id,
        unit.tile,
        0,
        0,
        shape=SHAPES[realm] if realm >= 0 else Shape.TEETH,
        realm=realm,
        icon=icon_of(unit.profile, unit.kind),
        name=name,
        wounds=unit.wounds,
        most=most,
        is_lord=unit.kind == LORD or profile.category == GREAT,
        is_great=profile.category == GREAT,
        settled=_is_settled(war, unit),
        sentence=_sentence(name, place, unit.wounds, most, whose(war, unit.seat, words)),
        category=category_of(profile.category),
    )


def marked(views: Iterable[FigureView], marks: FigureMarks) -> list[FigureView]:
    """The same figures with marks; whoever may still be chosen is not settled."""
    ids = marks.offered | marks.chosen | marks.targets | marks.settled
    return [
        replace(
            view,
            offered=view.id in marks.offered - marks.settled,
            chosen=view.id in marks.chosen,
            target=view.id in marks.targets,
            settled=(view.settled and view.id not in marks.offered | marks.chosen) or view.id in marks.settled,
        )
        if view.id in ids
        else view
        for view in views
    ]


def _view(war: War, board: TileMap, unit: Unit, words: Words, there: list[str]) -> FigureView:
    campaign = campaign_of(war)
    profile = campaign.profile(unit)
    place = place_in(board, unit.tile, there.index(unit.id), len(there))
    realm = realm_number(war, unit.seat) if not is_monster(unit) else -1
    most = hit_points(campaign, unit)
    name = name_of_figure(war, unit, words)
    alone = _size(is_lord=unit.kind == LORD, category=profile.category)
    return FigureView(
        unit.id,
        unit.tile,
        place.x(),
        place.y(),
        PAIRED if len(there) > 1 else alone,
        alone,
        SHAPES[realm] if realm >= 0 else Shape.TEETH,
        realm,
        icon_of(unit.profile, unit.kind),
        badge_of(war, unit),
        name,
        unit.wounds,
        most,
        is_lord=unit.kind == LORD or profile.category == GREAT,
        is_great=profile.category == GREAT,
        settled=_is_settled(war, unit),
        sentence=_sentence(name, tile_name(board, unit.tile), unit.wounds, most, whose(war, unit.seat, words)),
        category=category_of(profile.category),
    )


def place_in(board: TileMap, tile: int, number: int = 0, count: int = 1) -> QPointF:
    """Where a figure stands in a tile: in its middle, and two of them aside."""
    centre = board.centre(tile)
    if count < 2:
        return centre
    off = APART * TILE * (-1 if number == 0 else 1)
    return centre + QPointF(off, off)


def category_of(category: str) -> str:
    """What a category of monsters is called; "" for a unit."""
    return {"small": tr("small"), "large": tr("large"), "lord": tr("lord")}.get(category, "")


def whose(war: War, seat: SeatId, words: Words) -> str:
    """The seat's name; "" for monsters."""
    return str(Cased(words.name(seat), begins=True)) if any(one.seat == seat for one in war.kingdoms) else ""


def size_in(view: FigureView, count: int) -> float:
    """How large a figure is that shares its tile with others, or has it alone."""
    return PAIRED if count > 1 else view.alone


def _size(*, is_lord: bool, category: str) -> float:
    if category == GREAT:
        return GREATEST
    return GREATER if is_lord or category == LARGE else USUAL


def _is_settled(war: War, unit: Unit) -> bool:
    """Whether it has done in this phase of its player's turn what it could."""
    if war.phase in (Phase.COMBAT, Phase.COUNTER):
        return unit.has_fought
    if war.phase is not Phase.MOVE or unit.seat != war.current():
        return False
    return unit.stepped > 0 or (unit.kind == SIEGE and unit.spent > 0)


def _sentence(name: str, tile: str, wounds: int, most: int, who: str) -> str:
    said = tr("{name} of {who}, {tile}") if who else tr("{name}, {tile}")
    said = said.format(name=name, who=who, tile=tile)
    if wounds:
        said = tr("{figure}, {left} of %n hit point(s) left", most).format(figure=said, left=most - wounds)
    return f"{said}."
