"""The sequence of play (V-5.1.1, V-7.1.2), from any checkpoint to the end of the game."""

from __future__ import annotations

from rules_core.games.village.rules import before_fight, council, deployment, outcome, rounds, wave_end, wave_opening
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.table import Table


def play(table: Table, siege: Siege) -> None:
    """Play on to the end. Every turn of the loop is one piece of work; nothing but the state survives it."""
    try:
        while siege.phase is not Phase.OVER:
            table.checkpoint()
            siege.ground.heed(table, siege.in_play())
            next_piece(table, siege)
    finally:
        # Whoever only looks at the state asks nobody.
        siege.ground.heed(None, ())


def next_piece(table: Table, siege: Siege) -> None:
    """One piece of the sequence of play."""
    # V-8.1, V-8.2, V-8.3. Whatever the moment: a lost game is over, and so is one whose aim is reached.
    outcome.look_for_end(table, siege)
    if siege.result and siege.phase is not Phase.AFTERWARDS:
        outcome.end_play(siege)
    # V-5.1.1 (1) to (3). Escalation, Enemy Groups, spawn edges.
    elif siege.phase is Phase.WAVE_OPENS:
        wave_opening.open_wave(table, siege)
    # V-5.1.1 (4). One model after the other; then Ready Mounts (R-V54).
    elif siege.phase is Phase.HERO_DEPLOYMENT:
        deployment.next_hero(table, siege)
    # V-5.1.1 (5). One model after the other.
    elif siege.phase is Phase.ENEMY_DEPLOYMENT:
        deployment.next_enemy(table, siege)
    # R-V25. Warhorse.
    elif siege.phase is Phase.BEFORE_FIGHT:
        if not before_fight.next_preparation(table, siege):
            rounds.start_fight(table, siege)
    # V-5.1.1 (6). The fight: one activation, one action, one enemy model.
    elif siege.phase is Phase.HERO_TURN or siege.phase is Phase.ENEMY_TURN:
        rounds.next_step(table, siege)
    # V-5.1.1 (7), V-7.1.2 (1) to (4). Fires, income, rewards, a new token.
    elif siege.phase is Phase.WAVE_ENDS:
        wave_end.end_wave(table, siege)
    # V-7.1.2 (5). One decision of the council.
    elif siege.phase is Phase.COUNCIL:
        council.next_decision(table, siege)
    # V-9.2. The group's note.
    else:
        outcome.take_note(table, siege)
