"""What lies on the way of a move: Traps for enemies, Opportunity Tokens for heroes (R-V61, R-V62)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import tokens, topics, traps
from rules_core.games.village.rules.goals import walks_on_air
from rules_core.games.village.rules.markers import NEVER, TRAP_RADIUS, token_body, touched_at
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import TOUCH, Body, length, round_half_away
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song.field import Stop

ON: Final = "on"
STOP: Final = "stop"
CLAIMING: Final = ("move", "free", "step", "jump", "climb", "follow-up")
"""R-V62. How a hero moves himself; who is pushed, falls or runs claims nothing."""


def next_marker(siege: Siege, model: Fighter, x: int, y: int, manner: str, *, over: bool) -> Stop | None:
    """R-V61. The first marker on the straight way to (x, y), and where the model touches it."""
    over = over or walks_on_air(model)
    span = length(x - model.x, y - model.y)
    first: Body | None = None
    least = span
    for marker in _that_matter(siege, model, manner, stays=span == 0.0):
        at = touched_at(model, x, y, marker)
        if over and (at > 0.0 or model.side == ENEMIES):
            # R-V62. What it passes over does not matter, only where it comes down; a hero may have stood beside it.
            at = span if touched_at(Body("", x, y, model.radius), x, y, marker) == 0.0 else NEVER
        if at != NEVER and (first is None or at < least):
            first = marker
            least = at
    if first is None:
        return None
    share = least / span if span > 0.0 else 0.0
    along_x = model.x + round_half_away((x - model.x) * share)
    along_y = model.y + round_half_away((y - model.y) * share)
    return Stop(along_x, along_y, first.id)


def _that_matter(siege: Siege, model: Fighter, manner: str, *, stays: bool) -> list[Body]:
    """Markers that something happens at when this model touches them so."""
    # R-V29. Only enemies spring Traps, and by moving.
    if model.side == ENEMIES and not stays:
        return [Body(one.id, one.x, one.y, TRAP_RADIUS) for one in siege.traps.values()]
    # V-7.5.9. Defenders claim nothing.
    if model.is_hero and manner in CLAIMING:
        return [token_body(siege, one) for one in siege.tokens.values()]
    return []


def meet(table: Table, siege: Siege, model: Fighter, id: str) -> None:
    """R-V61. It happens where the model is now."""
    siege.ground.note_place(model)
    if id in siege.traps:
        traps.spring(table, siege, siege.traps[id], model)
    else:
        tokens.claim(table, siege, siege.tokens[id], model)


def goes_on(table: Table, siege: Siege, model: Fighter, x: int, y: int) -> bool:
    """R-V61. Whether a model goes on to (x, y): a survivor of a Trap does (R-V29), of a hero the players say it."""
    if not model.is_hero or length(x - model.x, y - model.y) <= TOUCH:
        return True
    return table.choose(PLAYERS, topics.GO_ON, (ON, STOP), "R-V61", model.id) == ON
