"""What the people at the table may see of a siege: a view of its state without what is secret."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.siege import Group, Siege, Token

UNKNOWN: Final = 0
"""Stands for the number of an edge, or of a find, that nobody knows yet."""


def has_secrets(siege: Siege) -> bool:
    """Whether there is anything that nobody at the table may know."""
    if siege.groups and not siege.edges_known:
        return True
    for token in siege.tokens.values():
        if not token.revealed:
            return True
    return False


def seen_siege(siege: Siege) -> Siege:
    """The siege as everybody at the table sees it: to look at, and never to be played on.

    All seats see the same (R-V37). What is no secret is shared with the state itself; without secrets it is the state.
    """
    if not has_secrets(siege):
        return siege
    seen = Siege(siege.world, siege.ground)
    seen.models = siege.models
    seen.acting = siege.acting
    seen.start_counts = siege.start_counts
    seen.half_tested = siege.half_tested
    seen.owed = siege.owed
    seen.losses = siege.losses
    seen.play_mode = siege.play_mode
    seen.phase = siege.phase
    seen.wave = siege.wave
    seen.round = siege.round
    seen.supplies = siege.supplies
    seen.herbs = siege.herbs
    seen.repair_materials = siege.repair_materials
    seen.buildings = siege.buildings
    seen.barricades = siege.barricades
    seen.traps = siege.traps
    seen.tokens = {id: token if token.revealed else _face_down(token) for id, token in siege.tokens.items()}
    seen.villagers = siege.villagers
    seen.groups = siege.groups if siege.edges_known else [_from_anywhere(group) for group in siege.groups]
    seen.group_turn = siege.group_turn
    seen.wave_total = siege.wave_total
    seen.edges_known = siege.edges_known
    seen.waiting = siege.waiting
    seen.spent = siege.spent
    seen.returning = siege.returning
    seen.next_number = siege.next_number
    seen.tally = siege.tally
    seen.waves_survived = siege.waves_survived
    seen.result = siege.result
    seen.note = siege.note
    seen.records = siege.records
    return seen


def _face_down(token: Token) -> Token:
    """V-7.2.3. What it is stays hidden."""
    return Token(token.id, token.x, token.y, token.edge, UNKNOWN, revealed=False)


def _from_anywhere(group: Group) -> Group:
    """V-5.1.2. Where it comes from stays hidden."""
    seen = group.clone()
    seen.edge = UNKNOWN
    return seen
