"""Saves of earlier rules: they open, play on and are undone.

In the first a location was a spot on the sheet; in the second help was counted on past the last seat.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

from rules_core.games.catalogue import GAMES
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import Phase
from rules_core.kernel.match import Match
from rules_core.kernel.saves import document_from_text, from_document

FOLDER = Path(__file__).parent


def opened(name: str) -> Match[Any]:
    text = gzip.decompress((FOLDER / f"0.1.0-rules-{name}.hearthgame.gz").read_bytes()).decode("utf-8")
    return from_document(document_from_text(text), GAMES)


def play_on(match: Match[Any], answers: int, player: ThumbPlayer) -> None:
    for position in range(answers):
        if match.pending is not None:
            match.answer(player.decide(match.state, match.pending, position))


def test_a_city_that_was_half_set_down_is_drawn_to_its_end() -> None:
    match = opened("1-drawing")
    assert match.pending is not None
    assert (match.pending.kind, match.pending.topic) == ("sketch", topics.DRAWING)
    (set_down,) = [one for one in match.state.locations if one.is_drawn]
    assert (set_down.x, set_down.y, set_down.mark, len(set_down.outline)) == (1700, 1100, "area", 12)
    play_on(match, 60, ThumbPlayer())
    assert match.state.turn > 0
    assert all(one.outline for one in match.state.locations)


def test_a_siege_goes_on_and_whoever_goes_back_before_it_draws_the_city() -> None:
    match = opened("1-siege")
    assert match.state.turn == 1
    play_on(match, 5, ThumbPlayer())
    while match.dropped == 0:
        assert match.undo()
    # A way back is played again by the rules of today, from where they ask something else.
    assert match.pending is not None
    assert (match.pending.kind, match.pending.topic) == ("sketch", topics.LAND)
    play_on(match, 80, ThumbPlayer())
    assert match.state.turn > 0


def test_a_siege_into_which_help_comes_is_fought_to_its_end() -> None:
    match = opened("2-reinforced")
    assert (match.state.phase, match.state.turn_of) == (Phase.REINFORCEMENTS, 0)
    assert match.state.reserve
    assert match.state.entry_changes == ["lost:place-5", "lost:place-2"]
    play_on(match, 2000, ThumbPlayer())
    assert match.state.phase is Phase.OVER
    while match.undo():
        pass
    assert match.pending is not None
