"""Whole wars at a table without a map, and wars that go over to one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.marshal import Marshal
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.facts import Appeared, CardDrawn
from rules_core.games.warhold.state.war import Phase, War
from rules_core.games.warhold.words.orders import carried_out
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import IllegalAnswer, Request
from rules_core.kernel.simulation import Player, PlayerTable
from rules_core.players.random_player import RandomPlayer
from tests.clauses import rule
from tests.games.warhold.board import P1
from tests.games.warhold.examination import READY

MOST_QUESTIONS = 20_000


class Watched(PlayerTable[War]):
    """Looks at the state wherever it could be saved."""

    game: WarholdGame
    seen = 0

    def checkpoint(self) -> None:
        assert self.game.fault_of(self.state) == ""
        self.seen += 1
        if self.seen % 40 == 0:
            plain = self.game.to_plain(self.state)
            assert self.game.to_plain(self.game.from_plain(json.loads(json.dumps(plain)))) == plain


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["random", "thumb"])
def test_a_whole_war_comes_to_its_end(players: int, kind: str) -> None:
    game = WarholdGame({"play_mode": PlayMode.UNMAPPED.value, "players": players})
    state = game.start()
    player: Player[Any] = RandomPlayer(players) if kind == "random" else ThumbPlayer()
    table = Watched(player, state, players, MOST_QUESTIONS)
    table.game = game
    game.play(table, state)
    assert state.phase is Phase.OVER
    assert state.columns == 0
    assert table.seen > 40


def test_the_marshal_answers_there_too() -> None:
    match = begin(WarholdGame({"play_mode": PlayMode.UNMAPPED.value}), 4)
    player = Marshal()
    for _ in range(300):
        if match.pending is None:
            break
        match.answer(player.decide(match.state, match.pending, 0))
    assert match.state.round


def in_the_middle() -> Match[War]:
    """A war with a map, some rounds old."""
    match = begin(WarholdGame(dict(READY)), 3)
    player = ThumbPlayer()
    while match.state.round < 2 or match.state.phase is not Phase.TRAIN:
        request: Request | None = match.pending
        assert request is not None
        match.answer(player.decide(match.state, request, 0))
    return match


def test_a_war_goes_on_without_its_map_and_not_back() -> None:
    match = in_the_middle()
    match.amend("play_mode", PlayMode.UNMAPPED.value)
    places = [one.tile for one in match.state.units if match.state.stronghold_at(one.tile) is not None]
    assert places
    match.amend("play_mode", PlayMode.MAPPED.value)
    match.amend("play_mode", PlayMode.UNMAPPED.value)
    player = ThumbPlayer()
    # Nobody has moved yet: until then every figure stands where the map has it.
    while not match.state.spots:
        assert match.pending is not None
        match.answer(player.decide(match.state, match.pending, 0))
    with pytest.raises(IllegalAnswer, match="No map can be made"):
        match.amend("play_mode", PlayMode.MAPPED.value)
    assert match.state.is_unmapped


@rule("RE-10", "W-EOT-2")
def test_what_a_card_brings_is_put_down_by_its_own_words() -> None:
    match = begin(WarholdGame({"play_mode": PlayMode.UNMAPPED.value}), 4)
    words = WarholdWords(match.state.world.content)
    facts: list[Fact] = [CardDrawn("W-EOT-1", P1, "random", "re-10")]
    facts += [Appeared("RE-10", f"unit-{number} ratman", "field") for number in (7, 8)]
    (line,) = carried_out(facts, match.state, words, ())
    assert line.text() == (
        "Player 1 drew Rats from below. Within 6 tiles of your lord appear: Ratman (4). Put down whom it names."
    )
    facts = [CardDrawn("W-EOT-1", P1, "monster", "skeleton"), Appeared("W-EOT-2", "unit-9 skeleton", "field")]
    (line,) = carried_out(facts, match.state, words, ())
    assert line.text().startswith("Put this one down beside the lord of Player 1")
