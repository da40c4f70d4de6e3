"""Looking back on a game of pig, where everybody can reckon what would have been better."""

from __future__ import annotations

from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from rules_core.games import catalogue
from rules_core.games.look_back import LookBackByEnd, look_back_of
from rules_core.kernel.game import Game, GameId
from rules_core.kernel.journal import BOT, PERSON
from rules_core.kernel.match import Match, NewDiceWait, begin
from rules_core.kernel.requests import Choose, SeatId, is_chance
from rules_core.kernel.saves import from_document, to_document
from rules_core.lab import look_back
from rules_core.lab.decisions import FAR_APART, Decision, decisions_of
from rules_core.lab.look_back import Effort, LookBackProgress, LookBackResult, LookBackRun, spread
from rules_core.lab.played_on import Runner, played
from rules_core.lab.processes import thread_pool

QUICK = Effort(((12, 8), (4, 24)), last=120)
HERE = "process_pool"


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played on is played in this process: the same results, and no process to wait for."""
    monkeypatch.setattr(look_back, HERE, lambda jobs, prepare, *arguments: thread_pool(prepare, *arguments))


def game(target: int, *script: str | int, by: str = PERSON) -> Match[Any]:
    """A game after these answers of people and these dice; the program's player brings it to its end."""
    catalogue.add_game(GameId("pig"), "tests.pig.definition")
    match = begin(catalogue.GAMES[GameId("pig")]({"target": target}), 5, NewDiceWait())
    for one in script:
        match.answer((one,) if isinstance(one, int) else one, by)
    careful = catalogue.definition_of(GameId("pig")).players[-1].make(0)
    while match.pending is not None:
        if is_chance(match.pending):
            match.answer((4,), PERSON)
        else:
            match.answer(careful.decide(match.state, match.pending, 0), BOT)
    return match


def found_in(match: Match[Any], effort: Effort = QUICK) -> LookBackResult:
    run = LookBackRun(match, effort)
    run.start()
    assert run.wait(60)
    assert run.fault == ""
    return run.result


def decisions_in(match: Match[Any]) -> list[Decision]:
    definition = catalogue.definition_of(match.game.name)
    found = look_back_of(definition, match.game)
    assert found is not None
    return decisions_of(match.fork(), definition, found, lambda: False)


TWENTY = ("roll", 6, "roll", 6, "roll", 6, "roll", 2, "hold")
SURE_TO_LOSE = (*TWENTY, *TWENTY, "hold")
"""To 22 points: Ann has 20, Ben has 20, and Ann holds with nothing at stake."""


def test_who_gives_the_die_away_when_one_throw_would_have_won_is_told_so() -> None:
    match = game(22, *SURE_TO_LOSE)
    (missed,) = found_in(match).missed
    assert (missed.seat, missed.given, missed.other) == ("ann", "hold", "roll")
    before = match.fork()
    before.jump(missed.node)
    assert (before.state.points, before.state.turn) == ({"ann": 20, "ben": 20}, 2)
    # Whoever has the die throws two or more with five chances of six, and then the other one has it.
    assert missed.by_given.low < 1 / 7 < missed.by_given.high
    assert missed.by_other.low < 6 / 7 < missed.by_other.high
    low, high = missed.more
    assert 0 < low < 5 / 7 < high


def test_only_games_played_anew_are_told() -> None:
    (missed,) = found_in(game(22, *SURE_TO_LOSE)).missed
    assert missed.by_given.games == missed.by_other.games == missed.difference.games == QUICK.last


def test_bens_decisions_count_for_ben() -> None:
    (missed,) = found_in(game(22, *TWENTY, *TWENTY, "roll", 1, "hold")).missed
    assert (missed.seat, missed.other) == ("ben", "roll")
    assert missed.by_other.share > 0.7


def test_where_it_hardly_matters_nothing_is_told() -> None:
    # With 20 at stake of a hundred one throw more or less is as good.
    result = found_in(game(100, "roll", 6, "roll", 6, "roll", 6, "roll", 2, "roll", 3, "hold"))
    assert (result.is_whole, result.tried, result.missed) == (True, 1, [])


def test_who_plays_as_the_program_does_has_nothing_to_look_back_on() -> None:
    result = found_in(game(100, *TWENTY, *TWENTY))
    assert (result.is_whole, result.decisions, result.games, result.missed) == (True, 0, 0, [])


def test_both_ways_have_the_same_dice_and_every_game_others() -> None:
    (decision,) = decisions_in(game(22, *SURE_TO_LOSE))[-1:]
    same = Decision(
        **{**{name: getattr(decision, name) for name in Decision.__dataclass_fields__}, "others": ("hold",)}
    )
    runner = Runner(played(game(22, *SURE_TO_LOSE), [same], 1))
    held = runner.play(0, 0, range(200))
    assert held == runner.play(0, 1, range(200))
    assert 0 < held.count(True) < 200


def test_the_seed_of_the_game_itself_is_not_used() -> None:
    match = game(22, *SURE_TO_LOSE)
    task = played(match, decisions_in(match), 1)
    match.seed += 1
    assert played(match, decisions_in(match), 1) == task


def test_answers_of_the_program_are_not_looked_at() -> None:
    assert [one.request.who for one in decisions_in(game(22, *SURE_TO_LOSE))] == ["ann"]
    assert decisions_in(game(22, *SURE_TO_LOSE, by=BOT)) == []


def test_a_game_without_its_states_is_told_once_more() -> None:
    match = game(100, *("roll", 2, "hold", "roll", 2, "hold") * 12)
    kept = decisions_in(match)
    # A file holds the last one alone.
    again = from_document(to_document(match), catalogue.GAMES)
    assert [(one.node, one.given) for one in decisions_in(again)] == [(one.node, one.given) for one in kept]
    assert len(kept) == 24
    # Whoever plays on from there has no whole game to give again each time.
    assert max(len(one.way) for one in decisions_in(again)) <= FAR_APART


def test_of_many_decisions_some_of_every_part_of_the_game_are_tried() -> None:
    found = decisions_in(game(100, *("roll", 2, "hold") * 24))
    tried = spread(found, 6)
    assert [found.index(one) // 4 for one in tried] == [0, 1, 2, 3, 4, 5]


def test_it_is_stopped_and_tells_nothing_then() -> None:
    told: list[LookBackProgress] = []
    run = LookBackRun(game(22, *SURE_TO_LOSE), Effort(((12, 100_000),), last=100_000))

    def hear(progress: LookBackProgress) -> None:
        told.append(progress)
        run.stop()

    run.start(hear)
    assert run.wait(20)
    assert told[-1].over
    assert told[-1].done < told[-1].games
    assert (run.result.is_whole, run.result.missed, run.fault) == (False, [], "")


def test_stopping_waits_for_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    under_way, may_end = Event(), Event()

    def slowly(number: int, way: int, games: range) -> list[bool]:
        # The last part of two: nothing waits behind it that could be cancelled.
        if way:
            under_way.set()
            may_end.wait(60)
        return [True] * len(games)

    monkeypatch.setattr(look_back, "_play_part", slowly)
    run = LookBackRun(game(22, *SURE_TO_LOSE), QUICK)
    run.start()
    assert under_way.wait(20)
    run.stop()
    assert run.wait(5)
    may_end.set()


def test_stopped_before_it_has_begun_it_is_not_whole() -> None:
    run = LookBackRun(game(22, *SURE_TO_LOSE), QUICK)
    run.stop()
    run.start()
    assert run.wait(20)
    assert (run.result.is_whole, run.result.games) == (False, 0)


def test_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game(22, *SURE_TO_LOSE)
    here = found_in(match)
    monkeypatch.undo()
    assert found_in(match) == here


def test_where_luck_alone_made_an_answer_look_better_it_does_not_come_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen_by = sum(games for _, games in QUICK.rounds)

    def held(number: int, way: int, games: range) -> list[bool]:
        """In the games by which it is chosen the other answer always wins; in those played anew it never matters."""
        return [way == 1 or games.start >= chosen_by] * len(games)

    monkeypatch.setattr(look_back, "_play_part", held)
    result = found_in(game(22, *SURE_TO_LOSE))
    assert (result.looked_at_last, result.missed) == (1, [])


class Cards(LookBackByEnd):
    """As if nobody knew the points that Ben has."""

    def __init__(self, points: int) -> None:
        super().__init__(lambda state, seat: bool(state.points[seat] >= state.target))
        self.dealt: list[int] = []
        self.points = points

    def deal_anew(self, game: Game[Any], state: Any, seats: frozenset[SeatId], seed: int) -> bool:
        self.dealt.append(seed)
        state.points["ben"] = self.points
        return True


@pytest.mark.parametrize("points", [0, 21])
def test_what_nobody_knew_is_dealt_anew_for_every_game_and_alike_for_both_ways(points: int) -> None:
    match = game(22, *SURE_TO_LOSE)
    runner = Runner(played(match, decisions_in(match)[-1:], 1))
    runner.look_back = cards = Cards(points)
    held = runner.play(0, 0, range(60))
    runner.play(0, 1, range(60))
    assert cards.dealt[:60] == cards.dealt[60:]
    assert len(set(cards.dealt)) == 60
    # With no points Ben needs many throws, though the game that was played gave him twenty.
    assert (held.count(True) > 30) is (points == 0)


def test_moments_with_secrets_that_cannot_be_dealt_anew_are_passed_over() -> None:
    catalogue.add_game(GameId("hunt"), "tests.hunt.definition")
    definition = catalogue.definition_of(GameId("hunt"))
    match = begin(catalogue.GAMES[GameId("hunt")]({"days": 1}), 3)
    while match.pending is not None:
        assert isinstance(match.pending, Choose)
        match.answer(match.pending.options[0], PERSON)
    # Of three who play for themselves the figure speaks for one only.
    assert look_back_of(definition, match.game) is None
    anyhow = LookBackByEnd(lambda state, seat: True)
    assert decisions_of(match, definition, anyhow, lambda: False) == []
    open_cards = replace(definition, seen_by=lambda game, state, seats: state)
    assert decisions_of(match, open_cards, anyhow, lambda: False) != []
