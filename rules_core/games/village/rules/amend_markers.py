"""Corrections of what lies on the table: Barricades, Traps, tokens, villagers. They can be moved, added, taken away."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.rules.amend_checks import refused, spot, whole
from rules_core.games.village.rules.markers import markers
from rules_core.games.village.state.siege import Barricade, Siege, Trap, Villager
from rules_core.games.village.state.siege_map import BARRICADE_TURNS, barricade_outline, barricade_piece
from rules_core.ground.geometry import SLACK, Outline
from rules_core.ground.pieces import SOLID
from rules_core.wording.translation import say

NEW: Final = "new"
GONE: Final = "gone"


def marker_paths(siege: Siege) -> list[str]:
    """Every path of a marker that may be corrected now; ".../new" adds one, None as the value takes one away."""
    found: list[str] = []
    for id in siege.barricades:
        found.extend([f"barricades/{id}", f"barricades/{id}/position", f"barricades/{id}/integrity"])
    for id in siege.traps:
        found.extend([f"traps/{id}", f"traps/{id}/position"])
    for id, token in siege.tokens.items():
        found.extend([f"tokens/{id}", f"tokens/{id}/position"])
        # V-7.2.3. What is hidden cannot be corrected: the attempt would tell.
        if token.revealed:
            found.append(f"tokens/{id}/result")
    for id in siege.villagers:
        found.extend([f"villagers/{id}", f"villagers/{id}/position"])
    return [*found, f"barricades/{NEW}", f"traps/{NEW}", f"villagers/{NEW}"]


def amend_marker(siege: Siege, parts: list[str], path: str, value: Any) -> tuple[str, str]:
    """Correct a marker; gives back what it was and what it is, as text. Raises `IllegalAnswer`."""
    if path not in marker_paths(siege):
        raise refused(path, say("there is nothing to correct; choose something that lies on the table"))
    kind = parts[0]
    if parts[1] == NEW:
        return "", _add(siege, kind, path, value)
    if len(parts) == 2:
        if value is not None:
            raise refused(path, say("give nothing (null) to take it off the table"))
        return parts[1], _remove(siege, kind, parts[1])
    if parts[2] == "integrity":
        barricade = siege.barricades[parts[1]]
        before = str(barricade.integrity)
        barricade.integrity = whole(path, value, 1, 9)
        return before, str(barricade.integrity)
    if parts[2] == "result":
        token = siege.tokens[parts[1]]
        before = str(token.result)
        token.result = whole(path, value, 1, 6)
        return before, str(token.result)
    if kind == "barricades":
        return _move_barricade(siege, siege.barricades[parts[1]], path, value)
    return _move(siege, kind, parts[1], path, value)


def _add(siege: Siege, kind: str, path: str, value: Any) -> str:
    x, y = spot(siege, path, value)
    id = f"{kind[:-1]}-{siege.next_number}"
    if kind == "barricades":
        turn = _turn(path, value)
        _check_barricade(siege, x, y, turn, "", path)
        barricade = Barricade(id, x, y, turn, siege.world.options.barricade_integrity)
        siege.barricades[id] = barricade
        siege.ground.add_piece(barricade_piece(barricade, siege.world.options.barricade_length))
    elif kind == "traps":
        siege.traps[id] = Trap(id, x, y)
    else:
        siege.villagers[id] = Villager(id, x, y)
    siege.next_number += 1
    return f"{id} at {x},{y}"


def _remove(siege: Siege, kind: str, id: str) -> str:
    if kind == "barricades":
        del siege.barricades[id]
        siege.ground.remove_piece(id)
    elif kind == "traps":
        del siege.traps[id]
    elif kind == "tokens":
        del siege.tokens[id]
    else:
        del siege.villagers[id]
    return GONE


def _move(siege: Siege, kind: str, id: str, path: str, value: Any) -> tuple[str, str]:
    x, y = spot(siege, path, value)
    if kind == "traps":
        trap = siege.traps[id]
        before = f"{trap.x},{trap.y}"
        trap.x = x
        trap.y = y
    elif kind == "tokens":
        token = siege.tokens[id]
        before = f"{token.x},{token.y}"
        token.x = x
        token.y = y
    else:
        villager = siege.villagers[id]
        before = f"{villager.x},{villager.y}"
        villager.x = x
        villager.y = y
    return before, f"{x},{y}"


def _move_barricade(siege: Siege, barricade: Barricade, path: str, value: Any) -> tuple[str, str]:
    x, y = spot(siege, path, value)
    turn = _turn(path, value)
    _check_barricade(siege, x, y, turn, barricade.id, path)
    before = f"{barricade.x},{barricade.y},{barricade.turn}"
    barricade.x = x
    barricade.y = y
    barricade.turn = turn
    siege.ground.remove_piece(barricade.id)
    siege.ground.add_piece(barricade_piece(barricade, siege.world.options.barricade_length))
    return before, f"{x},{y},{turn}"


def _turn(path: str, value: Any) -> int:
    if len(value) != 3 or value[2] not in BARRICADE_TURNS:
        raise refused(path, say("give a Barricade's place as [x, y, turn], the turn one of 0, 15, 30 ... 165 degrees"))
    return int(value[2])


def _check_barricade(siege: Siege, x: int, y: int, turn: int, own: str, path: str) -> None:
    """R-V28. It overlaps no model, building, Trap or other Barricade."""
    outline: Outline = barricade_outline(x, y, turn, siege.world.options.barricade_length)
    others = [siege.ground.piece(id) for id in siege.barricades if id != own]
    if any(piece.has(SOLID) and piece.outline.overlaps(outline) for piece in [*siege.world.map.solid, *others]):
        raise refused(path, say("a building, a wall or another Barricade is in the way; choose another place"))
    for body in [*markers(siege), *siege.in_play()]:
        if outline.nearer_than(body.x, body.y, body.radius - SLACK):
            raise refused(path, say("a model or a marker is in the way; choose another place"))
