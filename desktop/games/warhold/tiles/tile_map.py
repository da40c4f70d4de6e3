"""What a board of tiles is drawn of: its ground, and the places on it. The same for a war, a map that stands ready and
a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from desktop.games.warhold.realms import realm_number
from desktop.play.models.cased import Cased
from desktop.play.presenter import SQUARE
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from rules_core.games.warhold.options import SIZES
from rules_core.games.warhold.rules.land import tile_at
from rules_core.games.warhold.rules.laying import SIDE, turned
from rules_core.games.warhold.state.war import NOTHING, PLAINS, WATER, Laid, Stronghold, War
from rules_core.games.words import Words
from rules_core.grid.squares import groups
from rules_core.kernel.requests import NO_SEAT

TILE: Final = float(UNITS_PER_INCH)
"""The side of a tile in units of the scene: as long as an inch of a measured table."""
MARGIN: Final = 0.42 * TILE
"""The paper round the board, with its letters and numbers."""
MASTERLESS: Final = -1
"""The realm of a stronghold without a master."""


@dataclass(frozen=True)
class TownOn:
    """A town, by its tiles."""

    id: str
    tiles: tuple[int, ...]
    is_ruined: bool = False


@dataclass(frozen=True)
class RuinOn:
    """A ruin, and whether a treasure lies beside it."""

    tile: int
    has_treasure: bool = False


@dataclass(frozen=True)
class HoldOn:
    """A stronghold, by its tiles, with the level of its walls and the number of its realm's colour."""

    id: str
    tiles: tuple[int, ...]
    level: int = 1
    realm: int = MASTERLESS
    name: str = ""
    """Whoever holds it, as is written below it."""


@dataclass(frozen=True)
class TileMap:
    """Ground and places. A letter for each tile, row by row; bridges lie on water."""

    columns: int
    rows: int
    ground: str
    bridges: frozenset[int] = frozenset()
    towns: tuple[TownOn, ...] = ()
    ruins: tuple[RuinOn, ...] = ()
    holds: tuple[HoldOn, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies on it, as at a table without a map."""
        return self.ground == NOTHING

    @property
    def area(self) -> QRectF:
        """The tiles, in units of the scene."""
        return QRectF(0, 0, self.columns * TILE, self.rows * TILE)

    @property
    def whole(self) -> QRectF:
        """The tiles with their margin."""
        return self.area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def letter(self, column: int, row: int) -> str:
        """The ground of a tile; `NOTHING` beside the board."""
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return self.ground[row * self.columns + column] if inside else NOTHING

    def box(self, tile: int) -> QRectF:
        """Where a tile lies."""
        return QRectF(tile % self.columns * TILE, tile // self.columns * TILE, TILE, TILE)

    def centre(self, tile: int) -> QPointF:
        """Its middle."""
        return self.box(tile).center()

    def named(self, name: str) -> int:
        """The tile that people call so: "c3" for column 2 and row 2."""
        return tile_at(self.columns, name)

    def tile_at(self, place: QPointF) -> int:
        """The tile at a place of the scene, also where no game tile lies yet; -1 beside the board."""
        column, row = int(place.x() // TILE), int(place.y() // TILE)
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else -1


def map_of(war: War, words: Words) -> TileMap:
    """The board of a war as it stands; an empty one without a map."""
    if war.is_unmapped:
        return TileMap(1, 1, NOTHING)
    if not war.columns:
        return laid_map(war.laid, *SIZES[war.world.options.size])
    return TileMap(
        war.columns,
        war.rows,
        war.ground,
        frozenset(war.bridges),
        tuple(TownOn(one.id, tuple(one.tiles), one.is_ruined) for one in war.towns),
        tuple(RuinOn(one.tile, one.has_treasure) for one in war.ruins),
        tuple(_hold(war, one, words) for one in war.strongholds),
    )


def _hold(war: War, house: Stronghold, words: Words) -> HoldOn:
    has_master = house.seat != NO_SEAT
    name = str(Cased(words.name(house.seat), begins=True)) if has_master else ""
    realm = realm_number(war, house.seat) if has_master else MASTERLESS
    return HoldOn(house.id, tuple(house.tiles), house.walls, realm, name)


def laid_map(laid: Sequence[Laid], across: int, down: int) -> TileMap:
    """A board of which game tiles are still being laid."""
    columns, rows = across * SIDE, down * SIDE
    letters = [NOTHING] * (columns * rows)
    for one in laid:
        for place, letter in enumerate(turned(one.design, one.turn)):
            letters[(one.row * SIDE + place // SIDE) * columns + one.column * SIDE + place % SIDE] = letter
    return _with_bridges(columns, rows, letters)


def square_of(board: TileMap, tile: int) -> str:
    """The id of a tile as a thing on the board."""
    return f"{SQUARE}{tile % board.columns},{tile // board.columns}"


def slot_tiles(board: TileMap, column: int, row: int) -> frozenset[int]:
    """The tiles of a place for a game tile."""
    first = row * SIDE * board.columns + column * SIDE
    return frozenset(first + down * board.columns + across for down in range(SIDE) for across in range(SIDE))


def read_map(written: Sequence[str]) -> TileMap:
    """A map that stands ready, as its item writes it: a row of letters for each row of tiles."""
    columns = max((len(row) for row in written), default=0)
    letters = [letter for row in written for letter in row.ljust(columns, NOTHING)]
    ruins = [tile for tile, letter in enumerate(letters) if letter == "r"]
    towns = groups([tile for tile, letter in enumerate(letters) if letter == "T"], columns)
    holds: dict[str, list[int]] = {}
    for tile, letter in enumerate(letters):
        if letter in "1234":
            holds.setdefault(letter, []).append(tile)
    plain = [PLAINS if letter in "rT1234" else letter for letter in letters]
    found = _with_bridges(columns, len(written), plain)
    return TileMap(
        columns,
        len(written),
        found.ground,
        found.bridges,
        tuple(TownOn(f"town-{number}", tuple(tiles)) for number, tiles in enumerate(towns)),
        tuple(RuinOn(tile) for tile in ruins),
        tuple(HoldOn(f"hold-{number}", tuple(tiles), 1) for number, tiles in sorted(holds.items())),
    )


def _with_bridges(columns: int, rows: int, letters: list[str]) -> TileMap:
    """Where a bridge lies there is water below it."""
    bridges = frozenset(tile for tile, letter in enumerate(letters) if letter == "b")
    return TileMap(columns, rows, "".join(letters).replace("b", WATER), bridges)
