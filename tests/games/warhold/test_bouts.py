"""Races and seats of wars of four: who should be equal, and how it is counted."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.state.war import Kingdom, Phase
from rules_core.lab import bouts
from rules_core.lab.simulate import simulation_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, P3, P4, campaign


@rule("R-W54", "W-WIN-1")
def test_each_race_and_each_seat_has_a_figure_of_its_own() -> None:
    assert DEFINITION.bouts is not None
    figures = {one.id: one for one in DEFINITION.figures}
    found = DEFINITION.bouts()
    assert all(figures[one.figure].is_rate and one.sides == 4 and one.choices["players"] == 4 for one in found)
    assert {one.figure for one in found} == {f"{one}_won" for one in (*shipped().races, P1, P2, P3, P4)}
    state = campaign("....", players=4).state
    state.kingdoms = [Kingdom(seat, race) for seat, race in zip((P1, P2, P3, P4), shipped().races, strict=True)]
    state.victors = [P3]
    won = [one.id for one in DEFINITION.figures if one.is_rate and one.count(state, ())]
    assert won == ["p3_won", f"{state.kingdom(P3).race}_won"]
    state.phase, state.round = Phase.OVER, 80
    assert figures["soon"].count(state, ()) == 1.0
    state.round = 81
    assert figures["soon"].count(state, ()) == 0.0


def test_sides_of_the_same_games_are_counted_from_these_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def simulate(game: object, request: object, games: int, jobs: int) -> dict[str, object]:
        asked.append(request)
        rates = {one.id: {"hits": number, "games": games} for number, one in enumerate(DEFINITION.figures)}
        return {"figures": rates, "stalled": 0, "errors": 0}

    monkeypatch.setattr(bouts, "simulate", simulate)
    found = list(bouts.counted(DEFINITION.card.id, bouts.bouts_of(DEFINITION.card.id), 100, 1, 1))
    # The map that stands ready, and maps by lot.
    assert len(asked) == 2
    places = [one.id for one in simulation_of(DEFINITION.card.id).definition.figures]
    assert [one.share.hits for one in found] == [places.index(one.figure) for one in bouts.bouts_of(DEFINITION.card.id)]


def test_the_table_that_is_kept_was_counted_with_todays_rules_and_content() -> None:
    """A card, a map or the rules have changed? `bouts` says in the head of the file how it is counted anew."""
    assert DEFINITION.evenness is not None
    assert DEFINITION.content is not None
    kept, named = DEFINITION.evenness(), bouts.bouts_of(DEFINITION.card.id)
    assert kept.rules == bouts.rules_of(DEFINITION)
    assert kept.content == bouts.content_print(DEFINITION.content)
    assert kept.player == DEFINITION.steady().id
    assert [one.id for one in kept.counted] == [one.id for one in named]
    for bout, one in zip(named, kept.counted, strict=True):
        assert one.sides == 4
        assert one.failed == 0
        assert one.share.games >= 200
        # The page says why a race is not even.
        assert one.is_even or bout.why or bout.id.startswith("p")
