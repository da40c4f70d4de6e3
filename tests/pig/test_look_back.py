"""Looking back on a game of pig, where everybody can reckon what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from rules_core.games import catalogue
from rules_core.games.look_back import LookBackByEnd, look_back_of
from rules_core.games.shares import PairedDifference, Share
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Game, GameId
from rules_core.kernel.journal import BOT, PERSON
from rules_core.kernel.match import Match, NewDiceWait, begin
from rules_core.kernel.requests import Choose, SeatId, is_chance
from rules_core.kernel.saves import from_document, to_document
from rules_core.lab import look_back
from rules_core.lab.decisions import FAR_APART, Decision, decisions_of
from rules_core.lab.duels import MOST_MOMENTS, PROOFS_FROM, Effort, Missed, Part, Search
from rules_core.lab.look_back import LookBackProgress, LookBackRun, in_order_of_looking, spread
from rules_core.lab.played_on import Runner, played
from rules_core.lab.processes import thread_pool
from tests.pig.definition import ANN

QUICK = Effort(((8, 0.5), (24, 1.5)), proofs=(30, 60, 120))
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


def found_in(match: Match[Any], effort: Effort = QUICK) -> LookBackProgress:
    run = LookBackRun(match, effort)
    run.start()
    assert run.wait(60)
    assert run.fault == ""
    return run.progress


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
    assert missed.by_given.games == missed.by_other.games == missed.difference.games
    assert missed.difference.games in QUICK.proofs


def test_bens_decisions_count_for_ben() -> None:
    (missed,) = found_in(game(22, *TWENTY, *TWENTY, "roll", 1, "hold")).missed
    assert (missed.seat, missed.other) == ("ben", "roll")
    assert missed.by_other.share > 0.7


def test_where_it_hardly_matters_nothing_is_told() -> None:
    # With 20 at stake of a hundred one throw more or less is as good.
    result = found_in(game(100, "roll", 6, "roll", 6, "roll", 6, "roll", 2, "roll", 3, "hold"))
    assert (result.is_whole, result.settled, result.decisions, result.missed) == (True, 1, 1, ())


def test_who_plays_as_the_program_does_has_nothing_to_look_back_on() -> None:
    result = found_in(game(100, *TWENTY, *TWENTY))
    assert (result.is_whole, result.decisions, result.games, result.missed) == (True, 0, 0, ())


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


def test_every_decision_is_looked_at_those_of_every_part_of_the_game_first() -> None:
    found = decisions_in(game(100, *("roll", 2, "hold") * 36))
    order = in_order_of_looking(found)
    assert len(found) == len(order) == 36
    assert {one.node for one in order} == {one.node for one in found}
    assert [one.node for one in order[:24]] == [one.node for one in spread(found, 24)]


def test_stopped_it_keeps_what_is_certain_and_goes_on_from_there() -> None:
    match = game(22, *SURE_TO_LOSE, *("roll", 1, "hold") * 3)
    whole = found_in(match)
    run = LookBackRun(match, QUICK)

    def hear(progress: LookBackProgress) -> None:
        if progress.missed:
            run.stop()

    run.start(hear)
    assert run.wait(20)
    stopped = run.progress
    assert (stopped.is_whole, len(stopped.missed), run.fault) == (False, 1, "")
    assert stopped.games < whole.games
    again = run.go_on()
    again.start(hear)
    assert again.wait(20)
    assert again.progress == whole


def test_stopping_waits_for_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    under_way, may_end = Event(), Event()

    def slowly(part: Part) -> list[list[bool]]:
        under_way.set()
        may_end.wait(60)
        return [[True] * len(part.games) for _ in part.ways]

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
    assert (run.progress.is_whole, run.progress.games) == (False, 0)


def test_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game(22, *SURE_TO_LOSE)
    here = found_in(match)
    monkeypatch.undo()
    assert found_in(match) == here


def searched(decisions: list[Decision], held: Callable[[int, int, int], bool], effort: Effort = QUICK) -> Search:
    """The search after it has heard how all games ended that it asked for: by decision, way and game."""
    search = Search(decisions, effort)
    while (part := search.next()) is not None:
        search.take(part, [[held(part.number, way, one) for one in part.games] for way in part.ways])
    return search


def test_where_luck_alone_made_an_answer_look_better_it_does_not_come_through() -> None:
    decisions = decisions_in(game(22, *SURE_TO_LOSE))
    # In the games by which it is chosen the other answer always wins; in those played anew it never matters.
    search = searched(decisions, lambda number, way, one: way == 1 or one >= PROOFS_FROM)
    assert (search.proofs, search.missed, search.settled) == (1, (), 1)


def test_a_clear_moment_is_told_before_the_rest_is_looked_at() -> None:
    decisions = decisions_in(game(100, *("roll", 2, "hold") * 24))
    search = Search(decisions, QUICK)
    number = 3
    while not search.missed:
        part = search.next()
        assert part is not None
        search.take(part, [[part.number == number and way == 1 for _ in part.games] for way in part.ways])
    (missed,) = search.missed
    assert missed.node == decisions[number].node
    # Its first look, those before it, and the least proof that can be enough.
    assert search.games == 2 * (8 * (number + 1) + QUICK.proofs[0])


def test_where_nothing_matters_hardly_ever_a_moment_is_told() -> None:
    decisions = decisions_in(game(100, *("roll", 2, "hold") * 24))
    told = 0
    for evening in range(40):

        def by_lot(number: int, way: int, one: int, evening: int = evening) -> bool:
            return number_below(evening, number * 2 + way, one, 2) == 1

        told += bool(searched(decisions, by_lot).missed)
    assert told <= 2


def test_no_more_than_so_many_moments_are_told() -> None:
    decisions = decisions_in(game(100, *("roll", 2, "hold") * 24))
    search = searched(decisions, lambda number, way, one: way == 1)
    assert len(search.missed) == MOST_MOMENTS


def test_no_more_than_so_many_games_are_played() -> None:
    decisions = decisions_in(game(100, *("roll", 2, "hold") * 24))
    search = searched(decisions, lambda number, way, one: way == 1, Effort(QUICK.looks, QUICK.proofs, games=50))
    assert 50 <= search.games < 60


def test_the_interval_is_wider_the_more_often_it_is_looked_at() -> None:
    told = [
        Missed(0, ANN, "hold", "roll", Share(1, 100), Share(30, 100), PairedDifference(30, 1, 100), looks)
        for looks in (1, 5)
    ]
    once, often = [one.more for one in told]
    assert once == pytest.approx(PairedDifference(30, 1, 100).interval())
    assert often[0] < once[0] < once[1] < often[1]


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
