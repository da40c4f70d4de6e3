"""Spawn edges (section 5.5): rolled in secret, shown when the enemy deploys or earlier to scouts."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.rules.waves import edges_of
from rules_core.games.village.state.facts import EdgesRevealed
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import PROGRAM, Table

EDGE_COUNT: Final = 4
"""V-5.5.1. The edges are numbered 1 to 4."""


def random_edge(
    table: Table, who: SeatId, topic: Topic, clause: str, allowed: tuple[int, ...] = (), *, hidden: bool
) -> int:
    """V-5.5.2. A die; 5 and 6 are rolled again, and so is an edge that is not allowed. A single one needs no die."""
    if len(allowed) == 1:
        return allowed[0]
    while True:
        face = table.roll(who, topic, 1, clause, hidden=hidden)[0]
        if face <= EDGE_COUNT and (not allowed or face in allowed):
            return face


def determine(table: Table, siege: Siege, escalation: int) -> None:
    """V-5.4.9. Every Group gets its edge; nobody sees it unless the village has Advanced Deployment."""
    groups = siege.groups
    siege.edges_known = False
    allowed = edges_of(siege.world, siege.wave)
    # A scenario may have given a Group its edge; all others roll.
    rolling = [group for group in groups if group.edge == 0]
    # R-V15. Below the level of several edges the whole wave comes from one.
    if escalation < siege.world.options.edges_from:
        edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.2", allowed, hidden=True) if rolling else 0
        for group in rolling:
            group.edge = edge
    else:
        for group in rolling:
            group.edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.2", allowed, hidden=True)
        # V-5.5.4, R-V15. At least two edges, where there are two: the last Group rolls again until it differs.
        if len(groups) > 1 and len(rolling) > 0 and len(allowed) != 1:
            while _come_from_one_edge(groups):
                rolling[-1].edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.4", allowed, hidden=True)
    # V-5.1.3. With Advanced Deployment they are shown before the heroes deploy.
    if siege.with_ability("advanced-deployment"):
        reveal(table, siege, "V-5.1.3")


def _come_from_one_edge(groups: list[Group]) -> bool:
    return all(group.edge == groups[0].edge for group in groups)


def reveal(table: Table, siege: Siege, clause: str) -> None:
    """The players see where the enemy comes from."""
    if not siege.edges_known:
        siege.edges_known = True
        table.tell(EdgesRevealed(clause, tuple([group.edge for group in siege.groups])))
