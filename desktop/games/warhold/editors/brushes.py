"""The tools of the map editor: what each is called, which key takes it, and what it does to a map."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.warhold.editors import board_deeds
from desktop.games.warhold.editors.board_deeds import RUIN, TOWN, BoardPlan
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.warhold.boards.laid_out import laid_out
from rules_core.games.warhold.boards.symmetry import Symmetry
from rules_core.games.warhold.content.loader import STRONGHOLDS
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.laying import DESIGNS, SIDE
from rules_core.games.warhold.rules.setting_up import (
    HOUSE_DISTANCE,
    RUIN_DISTANCE,
    SHAPES,
    TALL,
    WIDE,
    ruin_places,
    stronghold_places,
    town_places,
)


class ToolKind(Enum):
    """What a tool does."""

    GROUND = "ground"
    STAMP = "stamp"
    TOWN = "town"
    RUIN = "ruin"
    STRONGHOLD = "stronghold"


@dataclass(frozen=True)
class BoardTool:
    """One tool. `letter` is what it paints or places."""

    name: str
    words: str
    key: Qt.Key
    kind: ToolKind
    letter: str
    icon: str


TOOLS: Final = (
    BoardTool("plains", QT_TRANSLATE_NOOP("BoardTools", "Plains"), Qt.Key.Key_P, ToolKind.GROUND, ".", "wheat"),
    BoardTool("forest", QT_TRANSLATE_NOOP("BoardTools", "Forest"), Qt.Key.Key_F, ToolKind.GROUND, "f", "pine-tree"),
    BoardTool("mountain", QT_TRANSLATE_NOOP("BoardTools", "Mountain"), Qt.Key.Key_M, ToolKind.GROUND, "m", "hill-fort"),
    BoardTool("water", QT_TRANSLATE_NOOP("BoardTools", "Water"), Qt.Key.Key_W, ToolKind.GROUND, "w", "drop"),
    BoardTool("bridge", QT_TRANSLATE_NOOP("BoardTools", "Bridge"), Qt.Key.Key_B, ToolKind.GROUND, "b", "bridge"),
    BoardTool("nothing", QT_TRANSLATE_NOOP("BoardTools", "No tile"), Qt.Key.Key_N, ToolKind.GROUND, "_", "ui/square"),
    BoardTool("stamp", QT_TRANSLATE_NOOP("BoardTools", "Game tile"), Qt.Key.Key_G, ToolKind.STAMP, "", "ui/grid-3x3"),
    BoardTool("town", QT_TRANSLATE_NOOP("BoardTools", "Town"), Qt.Key.Key_T, ToolKind.TOWN, TOWN, "village"),
    BoardTool("ruin", QT_TRANSLATE_NOOP("BoardTools", "Ruin"), Qt.Key.Key_U, ToolKind.RUIN, RUIN, "stone-stack"),
    BoardTool(
        "stronghold", QT_TRANSLATE_NOOP("BoardTools", "Stronghold"), Qt.Key.Key_S, ToolKind.STRONGHOLD, "1", "castle"
    ),
)
SYMMETRIES: Final = {
    Symmetry.NONE: QT_TRANSLATE_NOOP("BoardTools", "Each tile by itself"),
    Symmetry.HALF_TURN: QT_TRANSLATE_NOOP("BoardTools", "Half a turn, for two"),
    Symmetry.LEFT_RIGHT: QT_TRANSLATE_NOOP("BoardTools", "Left and right"),
    Symmetry.TOP_BOTTOM: QT_TRANSLATE_NOOP("BoardTools", "Top and bottom"),
    Symmetry.BOTH: QT_TRANSLATE_NOOP("BoardTools", "All four corners"),
}


class BoardHand:
    """The tool in hand and how it is held. It changes no map: it makes new ones."""

    def __init__(self) -> None:
        self.tool = TOOLS[0]
        self.fills = False
        """Whether ground is painted on all tiles of a kind that hang together."""
        self.design = 1
        """The first is bare plains, of which nobody sees that they are in hand."""
        self.quarter = 0
        """By how many quarter turns stamps are turned; a town lies wide at even ones."""
        self.symmetry = Symmetry.NONE

    def tiles(self, plan: BoardPlan, tile: int) -> list[int]:
        """What lies under the tool that points at a tile, without what mirrors it."""
        if self.tool.kind is ToolKind.STAMP:
            return plan.block(tile, SIDE, SIDE)
        if self.tool.kind is ToolKind.TOWN:
            return plan.block(tile, *SHAPES[self.shape])
        if self.tool.kind is ToolKind.STRONGHOLD:
            return plan.block(tile, 2, 2)
        return [tile]

    @property
    def shape(self) -> str:
        """How a town lies."""
        return TALL if self.quarter % 2 else WIDE

    def used(self, plan: BoardPlan, tile: int) -> BoardPlan | None:
        """The map after the tool was used there; None where that cannot be."""
        tiles = self.tiles(plan, tile)
        kind, symmetry = self.tool.kind, self.symmetry
        if kind is ToolKind.STAMP:
            return board_deeds.stamped(plan, tiles[0], self.design, self.quarter, symmetry)
        if kind is ToolKind.GROUND:
            if self.fills:
                return board_deeds.filled(plan, tile, self.tool.letter, symmetry)
            return board_deeds.painted(plan, tiles, self.tool.letter, symmetry)
        if plan.letters[tile] == self.tool.letter or (
            kind is ToolKind.STRONGHOLD and plan.letters[tile] in STRONGHOLDS
        ):
            # What is there already is taken away.
            return board_deeds.without(plan, tile, symmetry)
        if kind is ToolKind.TOWN:
            return board_deeds.with_town(plan, tiles, symmetry)
        if kind is ToolKind.STRONGHOLD:
            return board_deeds.with_stronghold(plan, tiles, symmetry)
        return board_deeds.painted(plan, tiles, RUIN, symmetry)

    @property
    def drags(self) -> bool:
        """Whether it goes on being used while the hand moves."""
        return self.tool.kind is ToolKind.GROUND and not self.fills

    def turn(self) -> None:
        """A quarter turn clockwise."""
        self.quarter = (self.quarter + 1) % 4

    def next_design(self, step: int) -> None:
        """Another game tile of the box."""
        self.design = (self.design + step) % len(DESIGNS)

    def pick(self, letter: str) -> BoardTool:
        """The tool that makes what lies there."""
        letter = "1" if letter in STRONGHOLDS else letter
        return next((one for one in TOOLS if one.letter == letter), TOOLS[0])

    def shut(self, plan: BoardPlan) -> set[int]:
        """W-SET-8, W-SET-9, W-SET-11. The tiles on which the place in hand may not lie; none for other tools."""
        if self.tool.kind in (ToolKind.GROUND, ToolKind.STAMP):
            return set()
        campaign = laid_out(Board("", "", tuple(plan.lines())), len(STRONGHOLDS))
        return set(range(len(plan.letters))) - self._open(plan, campaign)

    def _open(self, plan: BoardPlan, campaign: Campaign) -> set[int]:
        kind, seat = self.tool.kind, campaign.state.seats[0]
        if kind is ToolKind.RUIN:
            return set(ruin_places(campaign, RUIN_DISTANCE))
        if kind is ToolKind.TOWN:
            corners, size = town_places(campaign, self.shape), SHAPES[self.shape]
        else:
            corners, size = stronghold_places(campaign, seat, HOUSE_DISTANCE), (2, 2)
        return {tile for corner in corners for tile in plan.block(corner, *size)}

    def is_allowed(self, plan: BoardPlan, tile: int, shut: set[int]) -> bool:
        """Whether the rules would have it where the hand points."""
        if self.tool.kind in (ToolKind.GROUND, ToolKind.STAMP):
            return True
        return plan.letters[tile] in board_deeds.PLACES + RUIN or not shut.intersection(self.tiles(plan, tile))


def tool_words(tool: BoardTool) -> str:
    """What it is called in the language in force."""
    return QCoreApplication.translate("BoardTools", tool.words)


def symmetry_words(symmetry: Symmetry) -> str:
    """What mirrors what, in the language in force."""
    return QCoreApplication.translate("BoardTools", SYMMETRIES[symmetry])
