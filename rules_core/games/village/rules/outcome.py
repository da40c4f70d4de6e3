"""Winning, losing, and what the group writes down afterwards (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import aims, topics
from rules_core.games.village.rules.building_combat import lose
from rules_core.games.village.state.facts import GameEnded, NoteWritten
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song.warband import Fate

LONGEST_NOTE: Final = 2000


def look_for_end(table: Table, siege: Siege) -> None:
    """Whether the game is lost or won now; `siege.result` says so. A loss comes first."""
    look_for_defeat(table, siege)
    # V-8.1. A scenario may have an aim that ends the game before its last wave.
    if not siege.result and aims.reached(siege):
        siege.result = SiegeEnd.VICTORY
        table.tell(GameEnded("V-8.1", SiegeEnd.VICTORY.value, aims.win_of(siege).kind.value))


def look_for_defeat(table: Table, siege: Siege) -> None:
    """Whether the game is lost now; `siege.result` says so."""
    if siege.result:
        return
    # V-8.2. Also when a correction by a person took the last Integrity.
    if siege.buildings[siege.world.heart].destroyed:
        lose(table, siege, "town-hall", "V-8.2")
    # V-8.3, R-V36. The harder game, only when the group wants it: every hero is defeated.
    elif siege.world.options.lose_without_heroes and all(hero.fate is Fate.DEFEATED for hero in siege.heroes):
        lose(table, siege, "no-heroes", "V-8.3")
    else:
        # V-8.2, V-8.3. What else a scenario counts as a loss.
        cause = aims.loss_cause(siege)
        if cause:
            lose(table, siege, cause, "V-8.3" if cause == "no-heroes" else "V-8.2")


def win(table: Table, siege: Siege) -> None:
    """V-8.1. The Town Hall still stands when the final wave is over; a scenario that asked for more is lost then."""
    if not aims.survives_to_win(siege):
        lose(table, siege, "missed", "V-8.1")
        return
    siege.result = SiegeEnd.VICTORY
    table.tell(GameEnded("V-8.1", SiegeEnd.VICTORY.value, "stood"))


def record(siege: Siege) -> None:
    """V-9.2. One row for the summary: see `Siege.records`."""
    fates = [model.fate for model in list(siege.models.values()) if model.side == ENEMIES]
    siege.records.append(
        [
            siege.wave,
            siege.supplies,
            sum([building.integrity for building in list(siege.buildings.values())]),
            sum([hero.quality_lost for hero in siege.heroes]),
            len([hero for hero in siege.heroes if hero.fate is Fate.DEFEATED]),
            len([fate for fate in fates if fate is Fate.DEFEATED]),
            len([fate for fate in fates if fate is Fate.FLED]),
        ]
    )


def end_play(siege: Siege) -> None:
    """Nobody acts any more; the note is left."""
    if len(siege.records) < siege.wave:
        record(siege)
    siege.acting = None
    siege.group_turn = None
    siege.waiting = []
    siege.phase = Phase.AFTERWARDS


def take_note(table: Table, siege: Siege) -> None:
    """V-9.2. The group may write down what it ruled and what happened."""
    if siege.world.options.playtest_note:
        siege.note = table.write(PLAYERS, topics.NOTE, "V-9.2", longest=LONGEST_NOTE)
        if siege.note:
            table.tell(NoteWritten("V-9.2", siege.note))
    siege.phase = Phase.OVER
