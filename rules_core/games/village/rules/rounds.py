"""The fight: the turns of the two sides follow one another until no enemy is left (section 6.1, V-7.1.1)."""

from __future__ import annotations

from rules_core.games.village.rules import enemy_turn, hero_turn
from rules_core.games.village.state.facts import RoundStarted
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.table import Table


def start_fight(table: Table, siege: Siege) -> None:
    """V-6.1.2. The first turn of the wave; the phase becomes HERO_TURN or ENEMY_TURN."""
    siege.round = 0
    begin_turn(table, siege, HEROES if siege.world.options.heroes_first else ENEMIES)


def next_step(table: Table, siege: Siege) -> None:
    """One piece of the fight, as long as the phase is HERO_TURN or ENEMY_TURN; `play` calls it after a checkpoint.

    Sets the phase to WAVE_ENDS when no enemy is left. When the siege is lost, `siege.result` is set.
    """
    heroes_move = siege.phase is Phase.HERO_TURN
    goes_on = hero_turn.next_step(table, siege) if heroes_move else enemy_turn.next_step(table, siege)
    if siege.result:
        return
    # V-7.1.1. The wave ends when every enemy has been defeated, has fled or has left.
    if is_over(siege):
        siege.acting = None
        siege.group_turn = None
        siege.phase = Phase.WAVE_ENDS
    elif not goes_on:
        begin_turn(table, siege, ENEMIES if heroes_move else HEROES)


def is_over(siege: Siege) -> bool:
    """V-7.1.1. Whether no enemy is on the table."""
    return not any(model.side == ENEMIES for model in siege.in_play())


def begin_turn(table: Table, siege: Siege, side: str) -> None:
    """V-6.1.1, V-6.1.2. A side's turn; a round begins with the side that had the first turn."""
    heroes = side == HEROES
    if heroes == siege.world.options.heroes_first:
        siege.round += 1
    siege.phase = Phase.HERO_TURN if heroes else Phase.ENEMY_TURN
    table.tell(RoundStarted("V-6.1.2", siege.round, side))
    if heroes:
        hero_turn.begin(table, siege)
    else:
        # V-6.1.3. No player steers these: each model does what its Behaviour says.
        enemy_turn.begin(table, siege)
