"""The heroes' turn: whom to activate, pass, turnover (V-6.1.4, V-6.1.5)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import escort, topics
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import activation, carrying
from rules_core.song.facts import Passed

PASS: Final = "pass"


def begin(table: Table, siege: Siege) -> None:
    """The heroes' turn begins: nobody on their side has been activated."""
    activation.start_turn(table, siege, HEROES)


def ready(siege: Siege) -> list[Fighter]:
    """V-7.5.8. The heroes, and the Defenders no less, that are on the table and not yet activated this turn.

    OPEN-18. Whoever is carried counts where it can get down.
    """
    return [
        model
        for model in siege.models.values()
        if model.side == HEROES
        and not model.activated
        and (model.in_play or (model.is_carried and carrying.may_get_down(siege, model)))
    ]


def next_step(table: Table, siege: Siege) -> bool:
    """One piece of the heroes' turn: a model is named and rolls, or the active model takes one action.

    Returns whether the turn goes on.
    """
    # V-6.1.5, SBH-ACT-8. After the earned actions a turnover ends the turn.
    goes_on = name_model(table, siege) if siege.acting is None else not activation.next_action(table, siege)
    escort.part(siege)
    return goes_on


def name_model(table: Table, siege: Siege) -> bool:
    """V-6.1.4, V-6.1.5. The players name a model, which rolls, or pass. Returns whether the turn goes on."""
    waiting = ready(siege)
    # V-6.1.5. Everybody has been activated (or nobody is there: R-V36).
    if not waiting:
        return False
    chosen = table.choose(PLAYERS, topics.WHOM, [*(one.id for one in waiting), PASS], "V-6.1.4")
    if chosen == PASS:
        table.tell(Passed("V-6.1.5", HEROES))
        return False
    # VMS-7. Heroes and Defenders alike may make the free move instead of a roll.
    return not activation.activate(table, siege, siege.model(chosen))
