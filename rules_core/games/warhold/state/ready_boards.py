"""Lays out a map that stands ready: ground and places from its rows of letters (W-SET-1, R-W58)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.state.war import PLAINS, WATER, Phase, Ruin, Town, War
from rules_core.grid.squares import groups


def lay_out(state: War, board: Board) -> None:
    """The map as its item has it; what it says nothing of is placed by the players."""
    state.columns, state.rows = len(board.rows[0]), len(board.rows)
    letters = "".join(board.rows)
    state.bridges = [tile for tile, letter in enumerate(letters) if letter == "b"]
    state.ground = "".join([WATER if one == "b" else one if one in ".fmw_" else PLAINS for one in letters])
    towns = groups([tile for tile, letter in enumerate(letters) if letter == "T"], state.columns)
    state.towns = [Town(f"town-{number}", tiles) for number, tiles in enumerate(towns, start=1)]
    state.ruins = [Ruin(tile) for tile, letter in enumerate(letters) if letter == "r"]
    for number in range(1, len(state.seats) + 1):
        corner = letters.find(str(number))
        if corner < 0:
            break
        state.sites.append(corner)
    state.phase = Phase.APPROVAL
