"""Games of a test without an end: what stood still is told by the facts (V-7.1.1)."""

from __future__ import annotations

import pytest

from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.facts import BuildingAttacked, BuildingDamaged, EnemyDecided, RoundStarted
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.trials.trial import official_trial
from rules_core.games.village.trials.trial_game import APART, IN_VAIN, NO_WAY_ON, ON_AND_ON, TrialNotes, TrialTable
from rules_core.games.village.trials.trial_result import is_result
from rules_core.kernel.facts import Fact
from rules_core.kernel.simulation import OutOfPatience
from rules_core.song.warband import ModelId
from tests.games.village.fighting import fight
from tests.games.village.lab.test_trials import counted, game


def test_games_that_do_not_end_say_what_stood_still() -> None:
    stalled = [{"stood__no-way-on__3": 1}, {"stood__no-way-on__2": 1}, {"stood__apart__4": 1}]
    result = counted([game(number, TrialOutcome.STALLED, **marks) for number, marks in enumerate(stalled)])
    assert result["stood"] == [[NO_WAY_ON, 2, 2], [APART, 4, 1]]
    assert is_result({**result, "asked": 3})
    for wrong in ([["asleep", 1, 1]], [[APART, -1, 1]], [[APART, 1]], [[APART, 1, 1]] * 5, "apart"):
        assert not is_result({**result, "stood": wrong})


@pytest.mark.parametrize(
    "told, how",
    [
        ([], APART),
        ([EnemyDecided("R-V10", ModelId("orc"), "wait", "nearest building", "forge", 9, "", -1, "nearest")], NO_WAY_ON),
        ([BuildingAttacked("V-6.4.5", ModelId("orc"), "forge", False, 1, 6, 3, 6, False)], IN_VAIN),
        ([BuildingDamaged("V-6.5.4", BuildingId("forge"), 1, 2, "attack")], ON_AND_ON),
    ],
)
def test_a_standstill_is_told_by_what_happened_last(told: list[Fact], how: str) -> None:
    state = fight(Behaviour.RAVAGER)
    table = TrialTable(ThumbPlayer(0), state, 1, TrialNotes(official_trial(), state, {}))
    with pytest.raises(OutOfPatience):
        goes_on(table, told)
    assert table.standstill() == how


def goes_on(table: TrialTable, told: list[Fact]) -> None:
    """A wave in every round of which the same happens."""
    for number in range(1, 1000):
        table.state.round = number
        table.tell(RoundStarted("V-6.1.2", number, HEROES))
        for fact in told:
            table.tell(fact)
