"""At a real table what nobody chose stands before the next question, and one key says that it is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.games.village.presenter import VillagePresenter
from desktop.look.theme import Theme
from desktop.play.models.option_view import OptionView
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.order_prompt import GUARD_MS, OrderPrompt
from desktop.play.prompts.prompt import Prompt
from desktop.session.autoplay import Extent
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.session.unconfirmed import since_people_answered
from desktop.settings import Settings
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.words.order_words import standing_order, wants_no_hand
from rules_core.ground.reported import RANGE, SIGHT
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Choose, Place, is_chance
from rules_core.song.facts import ActivationStarted, KnockedDown, ModelMoved
from rules_core.song.words.reported_words import REPORTED, answer_no
from tests.clauses import rule
from tests.games.village.desktop.beginning import first_game
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PAD = Qt.KeyboardModifier.KeypadModifier


def after_a_fall(qtbot: QtBot, folder: Path, play_mode: str, *, recoils: bool) -> PlayWindow:
    """A window in which somebody has just gone down, driven back before that or not."""
    window = seat(qtbot, folder, session_at("action", "move", play_mode=play_mode), (1280, 720))
    down = next(one for one in board_of(window).siege.in_play() if not one.is_hero)
    driven = ModelMoved("SBH-HTH-10", down.id, down.x - 254, down.y, down.x, down.y, "recoil")
    facts: list[Fact] = [*([driven] if recoils else []), KnockedDown("SBH-HTH-13", down.id)]
    window.session.told.emit([Told(0, fact) for fact in facts])
    window.player.finish()
    window.refresh()
    return window


@rule("SBH-HTH-13")
@pytest.mark.parametrize("recoils", [True, False])
@pytest.mark.parametrize("play_mode", ["mapped", "unmapped"])
def test_what_nobody_chose_is_an_order_of_its_own(qtbot: QtBot, tmp_path: Path, play_mode: str, recoils: bool) -> None:
    window = after_a_fall(qtbot, tmp_path, play_mode, recoils=recoils)
    prompt = window.prompt.prompt
    assert isinstance(prompt, CarryOutPrompt)
    assert prompt.lines.text().endswith("goes down: lay it on its side.")
    head = window.session.match.journal.head
    QTest.qWait(GUARD_MS + 30)
    # A digit was meant for nothing that could be seen.
    QTest.keyClick(window, Qt.Key.Key_1, PAD)
    assert window.prompt.prompt is prompt
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    assert window.session.match.journal.head == head
    assert isinstance(window.session.pending, Choose)
    assert window.prompt.title.text() != ""
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)


def test_nothing_on_the_table_has_a_key_before_it_is_carried_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, play_mode="mapped"), (1280, 720))
    tokens = board_of(window).scene.token_views
    window.player.finish()
    assert any(one.key for one in tokens())
    down = next(one for one in board_of(window).siege.in_play() if not one.is_hero)
    window.session.told.emit([Told(0, KnockedDown("SBH-HTH-13", down.id))])
    window.player.finish()
    window.refresh()
    prompt = window.prompt.prompt
    assert isinstance(prompt, CarryOutPrompt)
    assert not any(one.key or one.offered for one in tokens())
    prompt.done.emit()
    assert any(one.key for one in tokens())


def test_on_the_screen_nobody_carries_anything_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = after_a_fall(qtbot, tmp_path, "", recoils=True)
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)
    assert "lay it on its side" not in window.prompt.second.text()


@rule("R-V37")
def test_an_order_without_anything_to_do_goes_by_itself_until_somebody_goes_back_to_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = next(one for one in orders() if wants_no_hand(order_of(one)))
    head = session.match.journal.head
    window = seat(qtbot, tmp_path, session, (1280, 720))
    qtbot.waitUntil(lambda: session.match.journal.head != head)
    session.jump(head)
    qtbot.wait(60)
    assert session.match.journal.head == head
    assert isinstance(window.prompt.prompt, OrderPrompt)


def orders() -> Iterator[MatchSession]:
    """Games without a map, each at one of its orders."""
    for number in range(40):
        yield session_at(topics.ORDER, skip=number, play_mode="unmapped")


def order_of(session: MatchSession) -> OrderGiven:
    order = standing_order(session.facts, session.pending)
    assert order is not None
    return order


def test_a_shot_that_cannot_be_is_made_at_somebody_else_with_the_same_key() -> None:
    sessions = (session_at(SIGHT, skip=number, seed=7, play_mode="unmapped") for number in range(40))
    session, other = next((one, at_others(one)[0]) for one in sessions if at_others(one))
    count = len(session.match.journal.entries)
    assert other.title.startswith("No, rather ")
    assert session.answer_all([other.answer, *other.then])
    given = [entry.answer for entry in session.match.journal.entries[count:]]
    assert given[:2] == [other.answer, other.then[0]]


def at_others(session: MatchSession) -> list[OptionView]:
    """The answers that say no and whom to shoot at instead."""
    assert session.pending is not None
    no = answer_no(session.pending)
    return [one for one in VillagePresenter(session).question(session.pending).options if one.then and one.answer == no]


def test_whoever_is_out_of_sight_is_let_be_for_a_move_with_the_same_key() -> None:
    sessions = (session_at(SIGHT, skip=number, seed=7, play_mode="unmapped") for number in range(40))
    moves = ((one, other) for one in sessions for other in at_others(one) if other.then == ("move",))
    session, other = next(moves)
    assert other.title == "No, rather move"
    assert session.answer_all([other.answer, *other.then])
    assert isinstance(session.pending, Place)


@rule("SBH-RNG-2", "SBH-RNG-7")
def test_one_key_says_all_that_is_likely_of_a_shot(qtbot: QtBot, tmp_path: Path) -> None:
    sessions = (session_at(RANGE, skip=number, seed=7, play_mode="unmapped") for number in range(40))
    session = next(one for one in sessions if likely_of(one).then)
    window = seat(qtbot, tmp_path, session, (1280, 720))
    count = len(session.match.journal.entries)
    likely = likely_of(session)
    assert likely.title.startswith("Up to ")
    assert likely.title.partition(", ")[2].partition(",")[0] in ("in sight", "behind cover", "out of sight")
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    given = [entry.answer for entry in session.match.journal.entries[count:]]
    assert given[: 1 + len(likely.then)] == [likely.answer, *likely.then]


def likely_of(session: MatchSession) -> OptionView:
    """What Enter gives."""
    assert session.pending is not None
    view = VillagePresenter(session).question(session.pending)
    return view.options[view.default]


@pytest.mark.parametrize("play_mode", ["mapped", "unmapped"])
def test_whoever_plays_on_for_people_at_a_table_tells_each_move_and_leaves_their_looking_to_them(
    qtbot: QtBot, tmp_path: Path, play_mode: str
) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, play_mode=play_mode), (1280, 720))
    session, player = window.session, window.player
    player.finish()
    moves, looks = 0, 0
    session.play_for_me(Extent.END)
    while moves < 4 or looks < 2:
        qtbot.waitUntil(lambda: stands(window), timeout=10_000)
        prompt, since = window.prompt.prompt, len(session.match.facts)
        assert session.bot_is_playing
        if isinstance(prompt, CarryOutPrompt):
            moves += any(direction in prompt.lines.text() for direction in (" to the north", " to the south"))
            # It waits as long as it takes.
            qtbot.wait(GUARD_MS + 30)
            assert len(session.match.facts) == since
            QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
        else:
            request = session.pending
            assert request is not None
            assert request.topic in (topics.ORDER, topics.ORDERS, *REPORTED) or is_chance(request)
            looks += 1
            session.answer(ThumbPlayer().decide(session.state, request, 0))
        player.finish()
    session.stop_bot()


def test_an_activation_that_is_played_for_people_is_played_to_its_end_and_no_further(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1280, 720))
    session, count = window.session, len(window.session.match.steps())
    session.play_for_me(Extent.STEP)
    while session.bot_is_playing:
        window.player.finish()
        qtbot.wait(10)
    window.player.finish()
    begun = [one.fact for one in session.match.steps()[count:]]
    assert [type(one) for one in begun[:1]] == [ActivationStarted]
    # The next one is chosen by people, if it is not the enemies' turn by now.
    assert len(begun) > 1 or (session.pending is not None and session.pending.topic == topics.WHOM)
    assert not any(isinstance(one, ActivationStarted) for one in begun[1:])


def stands(window: PlayWindow) -> bool:
    """Whether people have something to do."""
    prompt = window.prompt.prompt
    return isinstance(prompt, CarryOutPrompt) or (isinstance(prompt, Prompt) and not window.session.autoplay.answers)


def put_up(qtbot: QtBot, folder: Path, session: MatchSession) -> PlayWindow:
    """A window that the test puts away again."""
    window = PlayWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window)
    return window


def test_what_nobody_has_confirmed_is_shown_again_after_the_game_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    games = GameLibrary(tmp_path, summary_of)
    session = games.begin(replace(first_game(), setup={**first_game().setup, "play_mode": "mapped"}))
    presenter, told = VillagePresenter(session), list[Fact]()
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    while not presenter.to_carry_out(told):
        told.clear()
        request = session.pending
        assert request is not None
        session.answer(ThumbPlayer().decide(session.state, request, 0))
    lines = "\n".join(presenter.to_carry_out(told).lines)
    session.end()
    for is_confirmed in (False, True):
        again = games.resume(session.game_id)
        window = put_up(qtbot, tmp_path, again)
        prompt = window.prompt.prompt
        assert isinstance(prompt, CarryOutPrompt)
        assert prompt.lines.text() == lines
        assert window.prompt.second.text() == "Nobody had confirmed this yet."
        if is_confirmed:
            prompt.done.emit()
            assert window.prompt.second.text() != "Nobody had confirmed this yet."
        window.put_away()
        again.end()
    window = put_up(qtbot, tmp_path, games.resume(session.game_id))
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)
    window.put_away()
    games.close()


def test_what_was_done_before_somebody_went_back_is_no_order_again(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("action", "move", play_mode="mapped")
    facts = since_people_answered(session.match)
    assert facts
    window = put_up(qtbot, tmp_path, session)
    session.undo()
    window.put_away()
    assert session.carried_out == session.match.journal.head
