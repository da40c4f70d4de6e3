"""What is drawn of every figure and monster on the board: whose it is, of what type, how it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from desktop.games.warhold.realms import icon_of, realms_of
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


class Muster:
    """What people call the figures of a war, found once for all of them."""

    def __init__(self, war: War, words: Words) -> None:
        self.campaign = campaign_of(war)
        self._realms = realms_of(war)
        self._letters = {one.seat: self._letter(one.seat, one.race) for one in war.kingdoms}
        self._seats = {one.seat: str(Cased(words.name(one.seat), begins=True)) for one in war.kingdoms}
        self._kinds: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        counts: dict[tuple[str, SeatId], int] = {}
        for unit in war.units:
            if unit.profile not in self._kinds:
                self._kinds[unit.profile] = str(Cased(words.name(unit.profile), begins=True))
            kind = unit.profile, unit.seat
            self._numbers[unit.id] = counts[kind] = counts.get(kind, 0) + 1

    def _letter(self, seat: SeatId, people: str) -> str:
        race = self.campaign.content.races.get(people)
        return race.letter if race is not None and race.letter else LETTERS[max(0, self._realms.get(seat, -1))]

    def realm(self, unit: Unit) -> int:
        """The number of its kingdom's colour, -1 for a monster."""
        return self._realms.get(unit.seat, -1) if not is_monster(unit) else -1

    def number(self, unit: Unit) -> int:
        """Which of its kind it is, the oldest first: two of a kind are told apart by it on board and sheets."""
        return self._numbers[unit.id]

    def badge(self, unit: Unit) -> str:
        """The letter of the kingdom and the number; a lord has no other of his kind, a monster no letter."""
        if is_monster(unit):
            return str(self.number(unit))
        letter = self._letters[unit.seat]
        return letter if unit.kind == LORD else f"{letter}{self.number(unit)}"

    def kind(self, unit: Unit) -> str:
        """What all of its kind are called."""
        return self._kinds[unit.profile]

    def name(self, unit: Unit) -> str:
        """What people call it: "Pikemen 2", or a lord by his name."""
        if unit.kind == LORD:
            return self.kind(unit)
        return tr("{name} {number}").format(name=self.kind(unit), number=self.number(unit))

    def whose(self, seat: SeatId) -> str:
        """The seat's name; "" for monsters."""
        return self._seats.get(seat, "")


def figure_views(war: War, board: TileMap, words: Words) -> list[FigureView]:
    """Every figure on the board, from north to south, without the marks of any question; none without a board."""
    if board.is_empty:
        return []
    standing: dict[int, list[str]] = {}
    for one in war.units:
        standing.setdefault(one.tile, []).append(one.id)
    muster = Muster(war, words)
    views = [_view(war, board, unit, muster, standing[unit.tile]) for unit in war.units if unit.tile >= 0]
    return sorted(views, key=lambda view: (view.y, view.x, view.id))


def view_of(war: War, unit: Unit, words: Words, muster: Muster) -> FigureView:
    """A figure that stands on no tile, at a table without a map: without a number, which it bears nowhere."""
    profile, most = muster.campaign.profile(unit), hit_points(muster.campaign, unit)
    realm, name = muster.realm(unit), muster.kind(unit)
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
        sentence=_sentence(name, place, unit.wounds, most, muster.whose(unit.seat)),
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


def _view(war: War, board: TileMap, unit: Unit, muster: Muster, there: list[str]) -> FigureView:
    profile, most = muster.campaign.profile(unit), hit_points(muster.campaign, unit)
    place = place_in(board, unit.tile, there.index(unit.id), len(there))
    realm, name = muster.realm(unit), muster.name(unit)
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
        muster.badge(unit),
        name,
        unit.wounds,
        most,
        is_lord=unit.kind == LORD or profile.category == GREAT,
        is_great=profile.category == GREAT,
        settled=_is_settled(war, unit),
        sentence=_sentence(name, tile_name(board, unit.tile), unit.wounds, most, muster.whose(unit.seat)),
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
