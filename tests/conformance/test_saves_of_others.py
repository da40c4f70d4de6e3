"""The save of one game under the name of another: refused in one sentence that says so, whichever two they are."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules_core.games.catalogue import WHERE
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.saves import from_document, to_document
from tests.conformance.players import EXAMINED, MAKERS, play_on


@pytest.mark.parametrize("id, other", [*permutations(sorted(WHERE), 2)])
def test_a_game_that_calls_itself_another_is_told_as_what_it_is(id: GameId, other: GameId) -> None:
    match = begin(EXAMINED[id](), 5)
    play_on(match, 3)
    with pytest.raises(SaveProblem, match=f"^game: the file says {other}, but another game is in it; take an earlier"):
        from_document(to_document(match) | {"game": other}, MAKERS)
