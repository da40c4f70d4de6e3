"""The Captain's rules of thumb: out of the enemy's reach until there are three actions to walk in and aim."""

from __future__ import annotations

import pytest

from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players import thumb_places, wary
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.wary import WaryPlayer, WaryView
from rules_core.games.drums.rules import courses
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.reasons import REASONS
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.song import topics as song_topics
from rules_core.song.field import Acting
from tests.clauses.marks import rule
from tests.games.drums.field import MIDDLE, P1, P2, battle, beside, man
from tests.games.drums.test_scenarios import match_of

REACH = 3600
"""Of a musket, three Long sticks."""


def two_lines(gap: int) -> tuple[Battle, Soldier, list[Soldier]]:
    """A man of ours and three muskets that are so far away."""
    state = battle()
    ours = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE + 2000)
    far = ours.y - gap - 2 * ours.radius
    theirs = [man(state, P2, "britain-line-infantryman", MIDDLE, far)]
    theirs.append(beside(state, P2, "britain-line-infantryman", theirs[0]))
    theirs.append(man(state, P2, "britain-line-infantryman", MIDDLE - 2 * ours.radius - 2, far))
    state.turn_of, state.round = P1, 1
    return state, ours, theirs


def nearest_after(state: Battle, ours: Soldier, theirs: list[Soldier], actions: int) -> int:
    """How near he would come."""
    spot = thumb_places.best_move(WaryView(Outlook(state, P1), ours, actions))
    ours.x, ours.y = spot.x, spot.y
    return min(state.ground.gap(ours, foe) for foe in theirs)


@pytest.mark.parametrize("actions", [1, 2, 3])
def test_it_walks_into_their_range_only_with_three_actions(actions: int) -> None:
    state, ours, theirs = two_lines(REACH + 500)
    near = nearest_after(state, ours, theirs, actions)
    assert (near <= REACH) == (actions == wary.STRIKE)


def test_it_heeds_no_line_that_is_empty_and_none_that_it_stands_before() -> None:
    state, ours, theirs = two_lines(REACH + 500)
    assert WaryView(Outlook(state, P1), ours, 2).is_hasty
    theirs[0].loaded = False
    assert not WaryView(Outlook(state, P1), ours, 2).is_hasty
    theirs[0].loaded = True
    state.round = thumb_places.LAST_PATIENCE
    assert not WaryView(Outlook(state, P1), ours, 2).is_hasty
    state, ours, theirs = two_lines(REACH)
    assert not WaryView(Outlook(state, P1), ours, 2).is_hasty


def test_it_says_why_it_waits() -> None:
    state, ours, theirs = two_lines(REACH + 900)
    for _ in range(4):
        # Till he stands where he would stay.
        nearest_after(state, ours, theirs, 2)
    state.acting = Acting(ours.id, 2, turnover=False)
    request = Choose(P1, song_topics.ACTION, "S-AM-1", ours.id, ("end", "move"))
    thought = WaryPlayer().think(state, request, 0)
    assert (thought.answer, thought.reason) == ("end", "wait")
    assert thought.reason in REASONS


class Deployed(PlayerTable[Battle]):
    """Plays until everybody stands."""

    def ask(self, request: Request) -> Answer:
        if self.state.phase is Phase.INITIATIVE:
            raise OutOfPatience
        return super().ask(request)


@pytest.mark.parametrize("player", [ThumbPlayer(), WaryPlayer()])
def test_two_lines_that_it_deploys_are_no_strike_apart(player: Player[Battle]) -> None:
    game = DrumsGame({"squad_1": "grande-armee", "squad_2": "redcoats"})
    state = game.start()
    with pytest.raises(OutOfPatience):
        game.play(Deployed(player, state, 3), state)
    ours, theirs = state.men(P1), state.men(P2)
    gaps = [state.ground.gap(one, foe) for one in ours for foe in theirs]
    strike = REACH + state.song.medium + wary.HAIR
    assert (min(gaps) > strike) == isinstance(player, WaryPlayer)


@rule("SDS-SCN-2.3", "SDS-SCN-3.3")
def test_whoever_defends_a_house_stands_at_it_or_in_it() -> None:
    state = match_of("foraging", Phase.TURN, player=WaryPlayer()).state
    house = courses.house_of(state).outline
    sentries = [state.model(id) for id in state.course.sentries]
    assert all(house.distance(one.x, one.y) <= state.song.medium for one in sentries)
    assert {one.x > house.middle_x for one in sentries} == {True, False}
    # In a farm nobody is left outside the house.
    state = match_of("assault", Phase.TURN, player=WaryPlayer()).state
    assert all(courses.is_inside(state, one) for one in state.men(state.defender))
