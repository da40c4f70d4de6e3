"""Squads of men of several nations: an option, and without it everything is as ever."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Item, Weight
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.rules import squads
from rules_core.games.drums.trials.pairings import pairings_of
from rules_core.kernel.problems import SetupProblem
from tests.clauses import rule
from tests.games.drums.field import FRENCH_OFFICER, FUSILIER, P1, battle

HIGHLANDER = "britain-highlander"
ROWS = [{"soldier": FRENCH_OFFICER, "count": 1}, {"soldier": FUSILIER, "count": 4}, {"soldier": HIGHLANDER, "count": 2}]
MIXED = Item(GAME, "squad", {"id": "legion", "name": "Legion", "text": "Ours.", "nation": "france", "soldiers": ROWS})


def offered(**choices: Any) -> list[str]:
    """Whom the first player may buy at once, of a squad of 400 points."""
    state = DrumsGame(choices).start()
    found = squads.options(state, state.squads[P1])
    return [one.partition(":")[2] for one in found if one.startswith(squads.ADD)]


@rule("S-SET-2")
def test_all_rosters_are_open_where_squads_are_mixed_with_ones_own_first() -> None:
    french = [one.id for one in shipped().roster("france")]
    assert offered() == french
    mixed = offered(mixed_squads=True)
    assert mixed[: len(french)] == french
    assert sorted(mixed) == sorted(shipped().soldiers)


@rule("S-SET-2", "R-S51")
def test_whoever_has_men_of_another_nation_has_no_national_feature() -> None:
    for is_mixed in (False, True):
        state = battle(features=True, mixed_squads=is_mixed)
        squad = state.squads[P1]
        squad.soldiers = [FRENCH_OFFICER, FUSILIER]
        assert state.has_feature(P1, "en-avant")
        squad.soldiers.append(HIGHLANDER)
        assert state.has_feature(P1, "en-avant") is not is_mixed


@rule("S-SET-2")
def test_a_kept_squad_of_several_nations_is_played_by_the_option_alone() -> None:
    setup: dict[str, Any] = {"squad_1": "legion", "content": {"squad": [MIXED.plain]}}
    with pytest.raises(SetupProblem, match=r"squad_1: Legion has men of another nation. Allow mixed squads, or"):
        DrumsGame(setup)
    state = DrumsGame({**setup, "mixed_squads": True}).start()
    assert len(state.squads[P1].soldiers) == 7
    # It may be kept and tested, and it is said what it takes.
    (found,) = CONTENT.findings(MIXED, CONTENT.known([]))
    assert (found.weight, found.path, found.clause) == (Weight.ADVICE, ("soldiers", 2, "soldier"), "S-SET-2")
    for one in pairings_of(MIXED, []):
        DrumsGame(one.setup)
