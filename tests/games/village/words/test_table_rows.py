"""The tables of a siege, as its definition gives them to generic pages."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.definition import ThingTable
from rules_core.games.village.definition import DEFINITION
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules.amend import paths
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.siege import Token
from rules_core.kernel.match import Match, begin


def siege_after(answers: int, seed: int = 4) -> Match[Any]:
    match = begin(DEFINITION.make(DEFINITION.setup({})), seed)
    player = ThumbPlayer()
    for _ in range(answers):
        if match.pending is None:
            break
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return match


def tables_of(match: Match[Any]) -> dict[str, ThingTable]:
    seen = DEFINITION.seen_by(match.game, match.state, frozenset())
    return {table.id: table for table in DEFINITION.tables(seen, DEFINITION.words(match.game))}


def cells(match: Match[Any], table: str) -> dict[str, tuple[str, ...]]:
    return {thing.id: thing.cells for thing in tables_of(match)[table].things}


def test_everything_on_the_table_is_a_row() -> None:
    match = siege_after(60)
    siege = match.state
    siege.tokens["token-90"] = Token("token-90", 3000, 100, 1, 5, revealed=False)
    assert set(siege.buildings) == set(cells(match, "buildings"))
    assert {one.id for one in siege.models.values() if one.in_play} <= {
        *cells(match, "heroes"),
        *cells(match, "enemies"),
    }
    assert [f"group-{one.number}" for one in siege.groups] == list(cells(match, "groups"))
    markers = (*siege.barricades, *siege.traps, *siege.tokens, *siege.villagers)
    assert markers == tuple(cells(match, "ground"))
    assert cells(match, "counts")["supplies"] == ("Supplies", str(siege.supplies))


def test_what_is_hidden_is_unknown() -> None:
    match = siege_after(60)
    siege = match.state
    siege.tokens["token-90"] = Token("token-90", 3000, 100, 1, 5, revealed=False)
    siege.edges_known = False
    assert cells(match, "ground")["token-90"] == ("Unknown find", "The north edge", "")
    assert {row[2] for row in cells(match, "groups").values()} == {"unknown"}
    siege.tokens["token-90"].revealed = True
    assert cells(match, "ground")["token-90"][0] == "Lost Villager"


def test_a_building_says_what_has_become_of_it() -> None:
    match = siege_after(20)
    forge = match.state.buildings["forge"]
    assert cells(match, "buildings")["forge"] == ("Forge", str(forge.integrity), "1", "")
    forge.burning = True
    assert cells(match, "buildings")["forge"][3] == "Burns"
    forge.integrity = 0
    assert cells(match, "buildings")["forge"][3] == "Destroyed"


@pytest.mark.parametrize("answers", [0, 60, 200])
def test_a_cell_with_a_path_shows_what_stands_there_and_takes_it(answers: int) -> None:
    match = siege_after(answers)
    corrected = 0
    for table in tables_of(match).values():
        for thing in table.things:
            assert len(thing.cells) == len(table.headings)
            for place, path in enumerate(thing.paths):
                if path:
                    corrected += 1
                    assert path in paths(match.state)
                    # What stands there may be said again: nothing changes.
                    told = match.game.amend(match.state, path, int(thing.cells[place]))
                    assert isinstance(told, Amended)
                    assert (told.before, told.after) == (thing.cells[place], thing.cells[place])
    assert corrected >= 15
