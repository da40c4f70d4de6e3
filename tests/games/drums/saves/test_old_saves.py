"""Saves of earlier rules: they open, play on and are undone. The first knew no roads and no rooms."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

from rules_core.games.catalogue import GAMES
from rules_core.games.drums.game import RULES_VERSION
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.state.battle import Phase
from rules_core.kernel.match import Match
from rules_core.kernel.saves import document_from_text, from_document

FOLDER = Path(__file__).parent


def opened(name: str) -> Match[Any]:
    text = gzip.decompress((FOLDER / f"0.1.0-rules-{name}.hearthgame.gz").read_bytes()).decode("utf-8")
    document = document_from_text(text)
    assert document["rules"] < RULES_VERSION
    return from_document(document, GAMES)


def test_a_battle_that_was_under_way_is_fought_to_its_end_and_undone() -> None:
    match = opened("1-second-round")
    assert (match.state.phase, match.state.round, match.dropped) == (Phase.TURN, 2, 0)
    assert all(one.points == () for one in match.state.features)
    player = ThumbPlayer()
    while match.pending is not None:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert match.state.phase is Phase.OVER
    while not match.dropped and match.undo():
        pass
    # A way back is played again by the rules of today, from where they ask something else: which building it is.
    assert match.pending is not None


def play_on(match: Match[Any], answers: int) -> None:
    for position in range(answers):
        if match.pending is not None:
            match.answer(ThumbPlayer().decide(match.state, match.pending, position))


def test_a_battle_goes_on_round_a_building_that_nobody_enters() -> None:
    match = opened("1-battle")
    (house,) = [one for one in match.state.features if one.kind == "building"]
    assert (match.state.round, house.plan, match.state.houses, match.state.doors) == (4, "", {}, {})
    play_on(match, 120)
    assert match.state.round > 4
    assert match.undo()


def test_terrain_that_was_half_laid_is_laid_to_its_end_with_buildings_of_today() -> None:
    match = opened("1-terrain")
    assert match.pending is not None
    assert (match.pending.topic, match.pending.subject) == ("feature-size", "building")
    play_on(match, 60)
    assert match.state.phase is not Phase.TERRAIN
    # The place of a building whose size had been chosen before is asked for anew, with what there is to choose today.
    assert all(one.plan for one in match.state.features if one.kind == "building")
