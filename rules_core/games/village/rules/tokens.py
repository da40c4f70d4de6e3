"""Opportunity Tokens (sections 7.2 and 7.3): where they lie, what they are, what a hero gets."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.open_routes import is_connected
from rules_core.games.village.rules import aims, ambush, edges, topics
from rules_core.games.village.rules.markers import token_body, villager_body
from rules_core.games.village.rules.supplies import gain
from rules_core.games.village.state.facts import (
    HerbsChanged,
    MaterialsChanged,
    TokenClaimed,
    TokenPlaced,
    TokenRevealed,
    VillagerMoved,
)
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.ground.geometry import Body
from rules_core.kernel.table import PLAYERS, PROGRAM, Table
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL

AMBUSH: Final = 1
SUPPLY_CACHE: Final = 2
HEALING_HERBS: Final = 3
REPAIR_MATERIALS: Final = 4
LOST_VILLAGER: Final = 5
ANCIENT_RELIC: Final = 6

CACHE_SUPPLIES: Final = 2
RELIC_SUPPLIES: Final = 3


def place_token(table: Table, siege: Siege, clause: str) -> None:
    """V-7.2.1, V-7.2.2. A new token at a random edge, away from the Town Hall; R-V31: where a hero can reach it.

    V-4.7.3. So nobody claims one without leaving the safety of the village.
    """
    edge = edges.random_edge(table, PLAYERS, topics.TOKEN_EDGE, "V-7.2.2", hidden=False)
    x, y = _spot(table, siege, edge)
    # V-7.2.3, R-V31. What it is, is rolled now and stays hidden.
    result = table.roll(PROGRAM, topics.TOKEN_RESULT, 1, "V-7.3.1", hidden=True)[0]
    token = Token(f"token-{siege.next_number}", x, y, edge, result, revealed=False)
    siege.next_number += 1
    siege.tokens[token.id] = token
    table.tell(TokenPlaced(clause, token.id, x, y, edge))
    # V-7.2.4. Scouts see at once what it is.
    if siege.with_ability("scouts"):
        reveal(table, token, "V-7.2.4")


def _spot(table: Table, siege: Siege, edge: int) -> tuple[int, int]:
    """R-V31. A random point of the edge, reachable, as far from the Town Hall as V-7.2.2 wants where there is one."""
    world = siege.world
    heart = world.heart
    # It lies on the edge itself, on other tokens and villagers never.
    others: list[Body] = [token_body(siege, one) for one in siege.tokens.values()]
    others.extend([villager_body(siege, one) for one in siege.villagers.values()])
    near: list[tuple[int, int]] = []
    far: list[tuple[int, int]] = []
    radius = world.options.token_radius
    points = _edge_points(world.map.width, world.map.height, edge, radius)
    for x, y in points:
        marker = Body("", x, y, radius)
        if not siege.ground.fits(marker, x, y, others):
            continue
        if not is_connected(siege.ground, radius, x, y, world.village):
            continue
        near.append((x, y))
        if siege.ground.gap_to_piece(marker, heart) >= world.options.token_distance:
            far.append((x, y))
    spots = far or near or points
    names = {f"{x},{y}": (x, y) for x, y in spots}
    chosen = table.draw(PROGRAM, topics.TOKEN_SPOT, list(names), 1, "R-V31", hidden=True)[0]
    return names[chosen]


def _edge_points(width: int, height: int, edge: int, radius: int) -> list[tuple[int, int]]:
    """Points an inch apart along an edge, where a token touches it."""
    length = width if edge in (1, 3) else height
    found: list[tuple[int, int]] = []
    for along in range(INCH, length - INCH + 1, INCH):
        if edge == 1:
            found.append((along, radius))
        elif edge == 2:
            found.append((width - radius, along))
        elif edge == 3:
            found.append((along, height - radius))
        else:
            found.append((radius, along))
    return found


def reveal(table: Table, token: Token, clause: str) -> None:
    """The players learn what a token is; its effect waits for a hero's contact (R-V31)."""
    if not token.revealed:
        token.revealed = True
        table.tell(TokenRevealed(clause, token.id, token.result))


def claim(table: Table, siege: Siege, token: Token, hero: Fighter) -> None:
    """V-7.2.5. A hero has moved into contact: the token shows itself, is resolved and is gone (V-7.2.6)."""
    reveal(table, token, "V-7.2.5")
    table.tell(TokenClaimed("V-7.2.5", token.id, hero.id, token.result))
    aims.count(siege, aims.TOKENS, 1)
    # V-7.2.6. A villager takes the token's place; nothing else stays.
    del siege.tokens[token.id]
    # V-7.3.1. The table of results.
    if token.result == AMBUSH:
        ambush.spring(table, siege, token)
    elif token.result == SUPPLY_CACHE:
        # R-V53. Rewards are booked at once.
        gain(table, siege, CACHE_SUPPLIES, "cache", "V-7.3.1")
    elif token.result == HEALING_HERBS:
        siege.herbs += 1
        table.tell(HerbsChanged("V-7.3.1", 1, siege.herbs))
    elif token.result == REPAIR_MATERIALS:
        # R-V23. Kept for the next council; several add up.
        siege.repair_materials += 1
        table.tell(MaterialsChanged("V-7.3.1", 1, siege.repair_materials))
    elif token.result == LOST_VILLAGER:
        # V-7.3.4. The villager stands where the token was.
        villager = Villager(f"villager-{siege.next_number}", token.x, token.y)
        siege.next_number += 1
        siege.villagers[villager.id] = villager
        table.tell(VillagerMoved("V-7.3.4", villager.id, villager.x, villager.y, NO_MODEL))
    else:
        # R-V03. Without the Magic & Equipment rules, and as long as there are no items, always Supplies.
        gain(table, siege, RELIC_SUPPLIES, "relic", "R-V03")
