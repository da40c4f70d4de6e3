"""What the hand does to a map of letters: paint, fill, stamp, place, turn, make larger. Each gives a new map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules_core.games.warhold.boards.symmetry import Symmetry, images, turned_right
from rules_core.games.warhold.content.fields import MOST_SIDE
from rules_core.games.warhold.content.loader import STRONGHOLDS
from rules_core.games.warhold.rules.laying import SIDE, turned
from rules_core.games.warhold.state.war import PLAINS
from rules_core.grid.squares import joined

TOWN: Final = "T"
RUIN: Final = "r"
PLACES: Final = TOWN + STRONGHOLDS
"""Letters of what is larger than a tile, and goes as a whole."""
LEAST_SIDE: Final = 8
"""On a smaller map nobody has room."""


@dataclass(frozen=True)
class BoardPlan:
    """A map: a letter for each tile, row by row."""

    columns: int
    letters: str

    @property
    def rows(self) -> int:
        return len(self.letters) // self.columns

    def lines(self) -> list[str]:
        """As an item holds it."""
        return [self.letters[start : start + self.columns] for start in range(0, len(self.letters), self.columns)]

    def block(self, corner: int, width: int, height: int) -> list[int]:
        """The tiles of a block by its north-west corner, moved inwards where it would reach beyond the map."""
        column = min(corner % self.columns, self.columns - width)
        row = min(corner // self.columns, self.rows - height)
        return [(row + down) * self.columns + column + across for down in range(height) for across in range(width)]

    def mirrors(self, symmetry: Symmetry, tiles: Iterable[int]) -> list[int]:
        """These tiles and all that mirror them."""
        return list(dict.fromkeys(one for tile in tiles for one in images(symmetry, tile, self.columns, self.rows)))


def plan_of(lines: Sequence[str]) -> BoardPlan | None:
    """The map of an item; None where its rows are not equally long."""
    if not lines or not lines[0] or any(len(one) != len(lines[0]) for one in lines):
        return None
    return BoardPlan(len(lines[0]), "".join(lines))


def painted(plan: BoardPlan, tiles: Collection[int], letter: str, symmetry: Symmetry) -> BoardPlan:
    """One ground, or ruins, on some tiles and on all that mirror them."""
    return _with(plan, dict.fromkeys(plan.mirrors(symmetry, tiles), letter))


def filled(plan: BoardPlan, tile: int, letter: str, symmetry: Symmetry) -> BoardPlan:
    """One ground on all tiles of the same letter that hang together with this one, and on all that mirror them."""
    return painted(plan, _together(plan, tile), letter, symmetry)


def stamped(plan: BoardPlan, corner: int, design: int, quarter: int, symmetry: Symmetry) -> BoardPlan:
    """W-BOX-1. A game tile of the box, turned, and its mirror images."""
    tiles = plan.block(corner, SIDE, SIDE)
    changes: dict[int, str] = {}
    for tile, letter in zip(tiles, turned(design, quarter), strict=True):
        for one in plan.mirrors(symmetry, [tile]):
            changes[one] = letter
    return _with(plan, changes)


def with_town(plan: BoardPlan, tiles: Sequence[int], symmetry: Symmetry) -> BoardPlan:
    """R-W08. A town on these tiles, and those that mirror it."""
    return _with(plan, dict.fromkeys(plan.mirrors(symmetry, tiles), TOWN))


def with_stronghold(plan: BoardPlan, tiles: Sequence[int], symmetry: Symmetry) -> BoardPlan | None:
    """WH-TL-3, R-W58. The next player's stronghold on these tiles, and those of others where they mirror it.

    None where there would be more than four, or where they would overlap.
    """
    blocks: list[list[int]] = []
    for corner in plan.mirrors(symmetry, [tiles[0]]):
        mirrored = _mirrored(plan, symmetry, tiles, corner)
        if mirrored not in blocks:
            blocks.append(mirrored)
    covered = [tile for block in blocks for tile in block]
    bare = _cleared(plan, covered)
    count = len([one for one in STRONGHOLDS if one in bare.letters])
    if len(set(covered)) != len(covered) or count + len(blocks) > len(STRONGHOLDS):
        return None
    changes = {tile: STRONGHOLDS[count + number] for number, block in enumerate(blocks) for tile in block}
    return _with(bare, changes)


def _mirrored(plan: BoardPlan, symmetry: Symmetry, tiles: Sequence[int], corner: int) -> list[int]:
    """The mirror image of a block in which its north-west corner lies there."""
    last = plan.columns - 1
    flips_across = corner % plan.columns != tiles[0] % plan.columns
    flips_down = corner // plan.columns != tiles[0] // plan.columns
    found = []
    for tile in tiles:
        column, row = tile % plan.columns, tile // plan.columns
        column = last - column if flips_across else column
        row = plan.rows - 1 - row if flips_down else row
        found.append(row * plan.columns + column)
    return sorted(found)


def without(plan: BoardPlan, tile: int, symmetry: Symmetry) -> BoardPlan:
    """The town, ruin or stronghold that lies there is taken away, and what mirrors it."""
    return painted(plan, [tile], PLAINS, symmetry)


def turned_board(plan: BoardPlan) -> BoardPlan:
    """The whole map after a quarter turn clockwise."""
    lines = turned_right(plan.lines())
    return BoardPlan(len(lines[0]), "".join(lines))


def resized(plan: BoardPlan, columns: int, rows: int) -> BoardPlan:
    """More tiles of plains in the east and the south, or fewer; what is cut through goes."""
    columns, rows = [max(LEAST_SIDE, min(MOST_SIDE, one)) for one in (columns, rows)]
    gone = [tile for tile in range(len(plan.letters)) if tile % plan.columns >= columns or tile // plan.columns >= rows]
    lines = [line[:columns].ljust(columns, PLAINS) for line in _cleared(plan, gone).lines()[:rows]]
    lines += [PLAINS * columns for _ in range(rows - len(lines))]
    return _renumbered(BoardPlan(columns, "".join(lines)))


def _with(plan: BoardPlan, changes: Mapping[int, str]) -> BoardPlan:
    """Other letters on some tiles; a town or stronghold of which a part is lost goes as a whole."""
    letters = list(_cleared(plan, changes).letters)
    for tile, letter in changes.items():
        letters[tile] = letter
    return _renumbered(replace(plan, letters="".join(letters)))


def _cleared(plan: BoardPlan, tiles: Iterable[int]) -> BoardPlan:
    """Plains instead of each town and stronghold that lies on one of these tiles."""
    letters = list(plan.letters)
    for tile in tiles:
        if letters[tile] in PLACES:
            for one in _together(plan, tile):
                letters[one] = PLAINS
    return replace(plan, letters="".join(letters))


def _renumbered(plan: BoardPlan) -> BoardPlan:
    """Strongholds from 1 on, without a gap."""
    there = [one for one in STRONGHOLDS if one in plan.letters]
    table = str.maketrans("".join(there), STRONGHOLDS[: len(there)])
    return replace(plan, letters=plan.letters.translate(table))


def _together(plan: BoardPlan, tile: int) -> set[int]:
    """All tiles of the same letter that hang together with one."""
    letter = plan.letters[tile]
    return joined(tile, {one for one, other in enumerate(plan.letters) if other == letter}, plan.columns)
