"""Undo by activation: back to the question of how many dice, never into the activation before."""

from __future__ import annotations

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.facts import RoundStarted
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Roll
from rules_core.song.facts import ActivationStarted


def siege() -> Match[Siege]:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})
    match: Match[Siege] = begin(GAMES[GAME](setup), 3)
    return match


def answer(match: Match[Siege]) -> None:
    assert match.pending is not None
    assert not isinstance(match.pending, Roll)
    match.answer(ThumbPlayer().decide(match.state, match.pending, match.journal.depth(match.journal.head)))


def play_until(match: Match[Siege], topic: str, times: int) -> None:
    while times:
        answer(match)
        assert match.pending is not None
        times -= 1 if match.pending.topic == topic else 0


def test_right_after_the_roll_it_takes_back_the_roll_and_not_the_activation_before() -> None:
    match = siege()
    play_until(match, "dice", 2)
    asked, head = match.pending, match.journal.head
    assert asked is not None
    answer(match)
    assert match.undo_step()
    assert match.pending is not None
    assert match.pending.fingerprint() == asked.fingerprint()
    assert match.journal.head == head


def test_after_some_actions_it_takes_back_all_of_them_and_redo_gives_all_again() -> None:
    match = siege()
    play_until(match, "dice", 1)
    started = match.journal.head
    answer(match)
    answer(match)
    later = match.journal.head
    assert match.pending is not None
    begun = match.steps()[-1].fact
    assert isinstance(begun, ActivationStarted)
    assert begun.model == match.pending.subject
    plain = match.game.to_plain(match.state)
    assert match.undo_step()
    assert match.journal.head == started
    target = match.redo_step_target()
    assert target == later
    match.jump(target)
    assert match.game.to_plain(match.state) == plain
    assert match.redo_step_target() == -1


def test_pressed_again_and_again_it_comes_to_the_beginning() -> None:
    match = siege()
    play_until(match, "dice", 5)
    heads = [match.journal.head]
    while match.undo_step():
        assert match.journal.head < heads[-1]
        heads.append(match.journal.head)
    assert match.undo_target() == -1
    assert len(heads) > 5


def test_a_round_begins_after_the_answer_before_it() -> None:
    match = siege()
    play_until(match, "whom", 1)
    assert isinstance(match.steps()[-1].fact, RoundStarted)
    first = match.journal.head
    answer(match)
    assert match.undo_step()
    assert match.journal.head == first
