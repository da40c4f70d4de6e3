"""Spawn edges (section 5.5): rolled in secret, shown when the enemy deploys or earlier to scouts."""

from __future__ import annotations

from typing import Final

from rules_core.games.village import topics
from rules_core.games.village.facts import EdgesRevealed
from rules_core.games.village.siege import Siege
from rules_core.kernel.table import PROGRAM, Table

EDGE_COUNT: Final = 4
"""V-5.5.1. The edges are numbered 1 to 4."""


def random_edge(table: Table, who: str, topic: str, clause: str, hidden: bool) -> int:
    """V-5.5.2. A die; 5 and 6 are rolled again."""
    while True:
        face = table.roll(who, topic, 1, clause, hidden=hidden)[0]
        if face <= EDGE_COUNT:
            return face


def determine(table: Table, siege: Siege, escalation: int) -> None:
    """V-5.4.9. Every Group gets its edge; nobody sees it unless the village has Advanced Deployment."""
    groups = siege.groups
    siege.edges_known = False
    # R-V15. Below the level of several edges the whole wave comes from one.
    if escalation < siege.world.options.edges_from:
        edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.2", hidden=True)
        for group in groups:
            group.edge = edge
    else:
        for group in groups:
            group.edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.2", hidden=True)
        # V-5.5.4, R-V15. At least two edges: the last Group rolls again until it differs.
        while len(groups) > 1 and all(group.edge == groups[0].edge for group in groups):
            groups[-1].edge = random_edge(table, PROGRAM, topics.SPAWN_EDGE, "V-5.5.4", hidden=True)
    # V-5.1.3. With Advanced Deployment they are shown before the heroes deploy.
    if siege.with_ability("advanced-deployment"):
        reveal(table, siege, "V-5.1.3")


def reveal(table: Table, siege: Siege, clause: str) -> None:
    """The players see where the enemy comes from."""
    if not siege.edges_known:
        siege.edges_known = True
        table.tell(EdgesRevealed(clause, tuple([group.edge for group in siege.groups])))
