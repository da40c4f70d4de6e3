"""Seats: people and players without a person, changed between two answers, and the screen that changes hands."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.session import autoplay
from desktop.session.autoplay import Extent
from desktop.session.match_session import MatchSession
from desktop.session.seats import PERSON, Seats
from rules_core.games.definition import PlayerKind
from rules_core.kernel.journal import BOT
from rules_core.kernel.journal import PERSON as BY_PERSON
from rules_core.kernel.requests import Answer, Request, SeatId, options_of
from rules_core.players.random_player import RandomPlayer
from tests.desktop.session.keeping import Kept, catalogue_with, session_of
from tests.hunt.definition import Stalker
from tests.hunt.rules import IDA, JON, KIM, CardShown, CardsShown, Hunt
from tests.pig.definition import ANN, BEN, DEFINITION, Careful, Held, Lost, Pig, TurnBegan


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig", "hunt", "toy")


def given_by(session: MatchSession, by: str) -> int:
    journal = session.match.journal
    return len([node for node in journal.way(0, journal.head) if journal.entries[node].by == by])


def until_asked(qtbot: QtBot, session: MatchSession, seat: SeatId) -> None:
    qtbot.waitUntil(lambda: session.pending is not None and session.pending.who == seat and not session.bot_is_playing)


# Players without a person


def test_a_seat_without_a_person_answers_by_itself(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    assert session.seats.persons == ["ann"]
    session.autoplay.resume()
    with qtbot.waitSignal(session.busy):
        session.answer("hold")
    until_asked(qtbot, session, ANN)
    assert given_by(session, BOT) >= 1
    assert given_by(session, BY_PERSON) == 1


def test_nobody_plays_before_a_window_shows_the_game(qtbot: QtBot) -> None:
    session = session_of("pig", seats={ANN: "careful", BEN: "careful"})
    qtbot.wait(30)
    assert given_by(session, BOT) == 0
    assert session.autoplay.rests
    session.autoplay.resume()
    qtbot.waitUntil(lambda: session.pending is None)
    assert given_by(session, BY_PERSON) == 0


def test_several_seats_are_played_in_one_match(qtbot: QtBot) -> None:
    session = session_of("hunt", seats={IDA: "stalker", KIM: "stalker"}, days=2)
    session.autoplay.resume()
    while session.pending is not None:
        until_asked(qtbot, session, JON)
        session.answer(options_of(session.pending)[0])
        qtbot.waitUntil(lambda: not session.bot_is_playing)
    state: Hunt = session.match.state
    assert state.points[IDA] + state.points[KIM] > 0
    assert {told.fact.seat for told in session.facts if isinstance(told.fact, CardShown)} <= {"ida", "kim"}


def test_a_seat_changes_hands_between_two_answers(qtbot: QtBot) -> None:
    kept = Kept()
    session = session_of("pig", keeper=kept)
    session.autoplay.resume()
    session.give_seat(ANN, "careful")
    until_asked(qtbot, session, BEN)
    assert kept.settings == {"seats": {"ann": "careful"}}
    session.give_seat(ANN, PERSON)
    assert kept.settings == {"seats": {}}
    session.answer("hold")
    assert session.pending is not None
    assert (session.pending.who, session.bot_is_playing) == ("ann", False)


def test_what_cannot_hold_a_seat_is_passed_over() -> None:
    session = session_of("pig", seats={BEN: "nobody", SeatId("zoe"): "careful", ANN: ""})
    assert session.seats.to_plain() == {}
    session.give_seat(BEN, "grandmaster")
    assert session.seats.persons == ["ann", "ben"]


def test_stopping_holds_at_once_and_people_may_answer_themselves(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    session.autoplay.resume()
    session.answer("hold")
    session.stop_bot()
    count = given_by(session, BOT)
    qtbot.wait(30)
    assert given_by(session, BOT) == count == 0
    assert session.autoplay.rests
    session.answer("hold")
    assert session.pending is not None
    assert session.pending.who == "ann"
    assert given_by(session, BOT) == 0


def test_real_dice_of_a_seat_without_a_person_are_thrown_by_people(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    session.policy.of_seat = {ANN: "typed", BEN: "typed"}
    session.autoplay.resume()
    session.answer("roll")
    assert session.pending is not None
    assert session.pending.topic == "pig-die"
    session.answer((1,))
    until_asked(qtbot, session, BEN)
    assert session.pending.topic == "pig-die"
    assert given_by(session, BOT) == 1
    session.answer((1,))
    until_asked(qtbot, session, ANN)
    assert given_by(session, BOT) == 1


def test_undo_takes_answers_of_seats_without_a_person_with_it(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    session.autoplay.resume()
    session.answer("hold")
    until_asked(qtbot, session, ANN)
    session.undo()
    assert given_by(session, BY_PERSON) == given_by(session, BOT) == 0
    session.redo()
    until_asked(qtbot, session, ANN)
    assert given_by(session, BY_PERSON) == 1


def test_who_goes_back_to_a_question_of_the_program_is_left_in_peace(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    session.autoplay.resume()
    session.answer("hold")
    until_asked(qtbot, session, ANN)
    asked_ben = session.match.journal.way(0, session.match.journal.head)[0]
    session.jump(asked_ben)
    assert session.pending is not None
    assert session.pending.who == "ben"
    qtbot.wait(30)
    assert session.match.journal.head == asked_ben
    session.autoplay.resume()
    until_asked(qtbot, session, ANN)


class Slow(Careful):
    """Thinks for a while, and says on which thread."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def decide(self, state: Pig, request: Request, position: int) -> Answer:
        self.threads.append(threading.current_thread().name)
        time.sleep(autoplay.SLOW_SECONDS * 1.3)
        return "roll" if state.at_stake < 6 else "hold"


def test_slow_players_think_beside_the_window(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"}, target=200)
    slow = session.seats._players[BEN] = Slow()
    session.autoplay.resume()
    while len(slow.threads) < 3:
        until_asked(qtbot, session, ANN)
        session.answer("hold")
        qtbot.waitUntil(lambda: not session.bot_is_playing)
    assert slow.threads[0] == "MainThread"
    assert all(name.startswith("player") for name in slow.threads[1:])
    session.answer("hold")
    qtbot.waitUntil(lambda: session.autoplay._thread is not None)
    head = session.match.journal.head
    session.stop_bot()
    session.end()
    qtbot.wait(30)
    assert session.match.journal.head == head


class Broken(Careful):
    """Fails."""

    def decide(self, state: Pig, request: Request, position: int) -> Answer:
        raise RuntimeError("nothing comes to mind")


def test_a_player_that_fails_leaves_the_question_to_people(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"})
    session.seats._players[BEN] = Broken()
    session.autoplay.resume()
    with qtbot.captureExceptions() as faults:
        session.answer("hold")
        qtbot.waitUntil(lambda: not session.bot_is_playing)
    assert [str(fault[1]) for fault in faults] == ["nothing comes to mind"]
    assert session.pending is not None
    assert session.pending.who == "ben"


class Peeking(Stalker):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.saw: list[dict[SeatId, str]] = []

    def decide(self, state: Hunt, request: Request, position: int) -> Answer:
        self.saw.append(dict(state.cards))
        return super().decide(state, request, position)


def test_players_without_a_person_see_only_what_their_seat_may(qtbot: QtBot) -> None:
    session = session_of("hunt", seats={IDA: "stalker"})
    player = Peeking()
    session.seats._players[IDA] = player
    session.autoplay.resume()
    until_asked(qtbot, session, JON)
    assert player.saw
    assert all(cards[IDA] and not cards[JON] and not cards[KIM] for cards in player.saw)


# Somebody plays on for me


def test_who_plays_for_people_answers_at_once() -> None:
    slow = PlayerKind("thinker", "Thinker", "Takes an hour.", RandomPlayer, thinks=True)
    seats = Seats(replace(DEFINITION, players=(*DEFINITION.players, slow)), DEFINITION.make({}), 1, {})
    assert isinstance(seats.steady_player(), Careful)


def test_a_turn_is_played_for_somebody(qtbot: QtBot) -> None:
    session = session_of("pig")
    session.play_for_me(Extent.TURN)
    until_asked(qtbot, session, BEN)
    assert session.seats.persons == ["ann", "ben"]
    assert given_by(session, BOT) >= 1


def test_a_step_is_played_for_somebody(qtbot: QtBot) -> None:
    session = session_of("hunt", days=3)
    steps = len(session.match.steps())
    session.seats.give(JON, "stalker")
    session.seats.give(KIM, "stalker")
    session.play_for_me(Extent.STEP)
    qtbot.waitUntil(lambda: not session.bot_is_playing)
    assert len(session.match.steps()) == steps + 1


def test_it_is_played_until_something_happens(qtbot: QtBot) -> None:
    session = session_of("pig", target=200)
    session.play_for_me(Extent.EVENT)
    qtbot.waitUntil(lambda: not session.bot_is_playing)
    # Rolls that only add points are not told; the end of the turn is, and with it the next one's beginning.
    told = [type(told.fact) for told in session.facts]
    assert told in ([TurnBegan, Held, TurnBegan], [TurnBegan, Lost, TurnBegan])


def test_it_is_played_to_the_end_for_every_seat(qtbot: QtBot) -> None:
    session = session_of("hunt")
    session.play_for_me(Extent.END)
    qtbot.waitUntil(lambda: session.pending is None)
    assert len([told for told in session.facts if isinstance(told.fact, CardsShown)]) == 3
    qtbot.waitUntil(lambda: not session.bot_is_playing)


def test_whoever_plays_for_people_leaves_rivals_to_their_own_players(qtbot: QtBot) -> None:
    session = session_of("pig", seats={BEN: "careful"}, target=30)
    rival = session.seats._players[BEN] = Slow()
    session.play_for_me(Extent.END)
    qtbot.waitUntil(lambda: session.pending is None)
    assert rival.threads


def test_a_game_without_players_is_played_by_nobody() -> None:
    session = session_of("toy")
    session.seats.kinds = ()
    session.play_for_me(Extent.END)
    assert not session.bot_is_playing


# The screen goes from hand to hand


def test_who_sees_the_same_needs_no_hand_over(qtbot: QtBot) -> None:
    session = session_of("pig")
    wanted = QSignalSpy(session.handover_wanted)
    assert session.seats.at_screen == "ann"
    session.answer("hold")
    assert (session.seats.at_screen, session.seats.handover, wanted.count()) == ("ben", "", 0)


def test_the_screen_is_handed_over_where_two_may_not_see_the_same() -> None:
    session = session_of("hunt", seed=2)
    assert session.seats.handover == "ida"
    assert set(session.state.cards.values()) == {""}
    session.take_screen()
    assert (session.seats.at_screen, session.seats.handover) == ("ida", "")
    mine = session.match.state.cards
    assert session.state.cards == {"ida": mine["ida"], "jon": "", "kim": ""}
    wanted = QSignalSpy(session.handover_wanted)
    session.answer("c3")
    assert wanted.count() == 1
    assert wanted.at(0) == ["jon"]
    assert set(session.state.cards.values()) == {""}
    session.take_screen()
    assert session.state.cards == {"ida": "", "jon": mine["jon"], "kim": ""}


def test_one_person_among_players_without_one_keeps_the_screen(qtbot: QtBot) -> None:
    session = session_of("hunt", seats={IDA: "stalker", JON: "stalker"})
    assert (session.seats.at_screen, session.seats.handover) == ("kim", "")
    session.autoplay.resume()
    until_asked(qtbot, session, KIM)
    assert session.state.cards["kim"]
    assert session.state.cards["ida"] == session.state.cards["jon"] == ""


def test_who_only_looks_on_sees_no_secrets() -> None:
    session = session_of("hunt", seats={IDA: "stalker", JON: "stalker", KIM: "stalker"})
    assert set(session.state.cards.values()) == {""}
    session.give_seat(JON, PERSON)
    assert session.state.cards["jon"]
    session.stop_bot()


def test_questions_of_others_are_hidden_where_they_may_tell_something(qtbot: QtBot) -> None:
    session = session_of("hunt", seed=2, seats={IDA: "stalker"})
    assert session.pending is not None
    assert session.pending.who == "ida"
    hidden = [session.question_is_hidden]
    session.give_seat(IDA, PERSON)
    session.take_screen()
    hidden.append(session.question_is_hidden)
    hidden.append(session_of("pig", seats={ANN: "careful"}).question_is_hidden)
    assert hidden == [True, False, False]


def test_who_leaves_a_shared_screen_leaves_no_secrets_on_it() -> None:
    session = session_of("hunt", seed=2)
    session.take_screen()
    assert session.state.cards["ida"]
    session.leave_screen()
    assert set(session.state.cards.values()) == {""}
    assert session.seats.handover == "ida"
    alone = session_of("hunt", seed=2, seats={JON: "stalker", KIM: "stalker"})
    alone.leave_screen()
    assert alone.state.cards["ida"]


def test_undo_hands_the_screen_back() -> None:
    session = session_of("hunt", seed=2)
    session.take_screen()
    session.answer("c3")
    session.take_screen()
    session.undo()
    assert session.seats.handover == "ida"


def test_the_question_of_nobody_at_this_screen_moves_nothing(qtbot: QtBot) -> None:
    session = session_of("pig")
    session.policy.of_seat = {ANN: "typed", BEN: "typed"}
    session.seats.give(ANN, "careful")
    session.answer("roll")
    assert session.pending is not None
    assert session.pending.who == "ann"
    assert (session.seats.at_screen, session.seats.handover) == ("ben", "")
