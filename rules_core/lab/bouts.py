"""Counts how even a game is: the share of one side in every pairing that should have no favourite."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules_core.games.shares import Share
from rules_core.games.simulation import SimulationRequest
from rules_core.kernel.game import GameId
from rules_core.lab.simulate import simulate, simulation_of

HEAD: Final = "| First | Second | Games | First wins | Of all such games | Stalled or failed |"
RULE: Final = "|---|---|---:|---:|---|---:|"


def counted(game: GameId, games: int, jobs: int, seed: int) -> Iterator[str]:
    """The lines of the table, as they are counted. Raises `ValueError` where a game names no such pairing."""
    bouts = simulation_of(game).definition.bouts
    if bouts is None:
        raise ValueError(f"{game} has no two sides that should be equal.")
    yield f"{HEAD}\n{RULE}\n"
    for one in bouts():
        told = simulate(game, SimulationRequest(seed, "", one.choices), games, jobs)
        ended = told["figures"][one.figure]
        share = Share(ended["hits"], ended["games"])
        between = f"{share.low:.1%} to {share.high:.1%}"
        yield f"| {one.first} | {one.second} | {share.games} | {share.share:.1%} | {between} "
        yield f"| {told['stalled'] + told['errors']} |\n"
