"""The Captain of Drums: tries on forks what comes to mind and what else there is, and touches nothing."""

from __future__ import annotations

import pytest

from rules_core.games.drums.definition import DEFINITION
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players import captain as captains
from rules_core.games.drums.players.captain import BattleForesight, captain
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.thumb_places import LAST_PATIENCE
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.simulation import OutOfPatience, PlayerTable, Thought
from rules_core.players.look_ahead import LookAhead
from rules_core.song import topics as song_topics
from rules_core.song.field import GROUP_MOVE, Acting
from tests.games.drums.field import MIDDLE, P1, P2, battle, beside, man


def firefight() -> tuple[Battle, Choose]:
    """A man with two actions between a good target and a better one, and what he may do."""
    state = battle()
    ours = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    man(state, P1, "france-line-infantry-officer", MIDDLE, MIDDLE + 300)
    beside(state, P1, "france-line-infantryman", ours)
    near = man(state, P2, "britain-line-infantryman", MIDDLE, MIDDLE - 1000)
    man(state, P2, "britain-line-sergeant", MIDDLE + 300, MIDDLE - 1200)
    beside(state, P2, "britain-line-infantryman", near)
    state.turn_of, state.round = P1, 1
    ours.begin_activation()
    state.acting = Acting(ours.id, 2, turnover=False)

    class First(PlayerTable[Battle]):
        def ask(self, request: Request) -> Answer:
            asked.append(request)
            raise OutOfPatience

    asked: list[Request] = []
    with pytest.raises(OutOfPatience):
        BattleForesight().play(First(ThumbPlayer(), state.clone(), 1), state.clone())
    assert isinstance(asked[0], Choose)
    return state, asked[0]


def test_thinking_changes_nothing_and_the_same_seed_thinks_the_same() -> None:
    state, request = firefight()
    before = codec.to_plain(state)
    thoughts = {captain(7).think(state, request, 3) for _ in range(2)}
    assert len(thoughts) == 1
    assert thoughts.pop().answer in request.options
    assert codec.to_plain(state) == before


def test_it_tries_what_comes_next_to_mind_and_says_why() -> None:
    state, request = firefight()
    usual = ThumbPlayer().think(state, request, 0)
    found = BattleForesight().candidates(state, request, usual)
    assert found[0] == usual
    assert 2 <= len(found) <= captains.MOST_ACTIONS
    assert all(one.reason for one in found)
    assert len({one.answer for one in found}) == len(found)


def test_dice_are_tried_from_the_choice_of_who_acts() -> None:
    state, _ = firefight()
    state.acting = None
    request = Choose(P1, song_topics.DICE, "S-ACT-1", "p1-1", ("1", "2", "3"))
    foresight = BattleForesight()
    assert foresight.before(request) == ("p1-1",)
    assert len(foresight.candidates(state, request, Thought("1"))) == 3


def test_men_in_a_group_do_what_comes_to_mind_first() -> None:
    state, request = firefight()
    usual = ThumbPlayer().think(state, request, 0)
    assert state.acting is not None
    state.acting.order = GROUP_MOVE
    assert not BattleForesight().candidates(state, request, usual)


def test_who_would_move_moves_when_all_have_waited_long() -> None:
    state, request = firefight()
    foresight = BattleForesight()
    assert len(foresight.candidates(state, request, Thought("move"))) > 1
    state.round = LAST_PATIENCE
    assert not foresight.candidates(state, request, Thought("move"))


def test_without_a_map_nothing_is_tried() -> None:
    state, request = firefight()
    state.play_mode = PlayMode.UNMAPPED
    assert not BattleForesight().candidates(state, request, Thought("end"))


def test_its_forks_know_nothing_of_a_squad_that_is_still_being_bought() -> None:
    state = DrumsGame({"any_nations": True}).start()
    assert state.phase is Phase.SQUADS
    request = Choose(P1, topics.BUY, "S-SET-2", "", ("add:france-line-infantryman", "done"))
    answers = []
    for bought in ([], ["britain-rifleman"] * 3):
        state.squads[P2].soldiers = list(bought)
        assert BattleForesight().fork(state, P1).squads[P2].soldiers == []
        answers.append(captain(1).think(state, request, 0))
    assert answers[0] == answers[1]


def test_it_stands_last_in_the_form_and_plays_no_thousands_of_games() -> None:
    assert DEFINITION.players[-1].id == "captain"
    assert DEFINITION.players[-1].thinks
    assert DEFINITION.steady().id == "thumb"


class Hasty(BattleForesight):
    """Tries everything, once."""

    def questions(self, request: Request) -> int:
        return 1


def test_it_answers_to_the_end_of_a_battle() -> None:
    game = DrumsGame({"points": 120, "rounds": 2})
    state = game.start()
    game.play(PlayerTable(LookAhead(ThumbPlayer(), Hasty(), 2), state, 2, 20_000), state)
    assert state.phase is Phase.OVER
