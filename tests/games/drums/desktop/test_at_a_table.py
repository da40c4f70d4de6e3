"""A battle at a real table in the window: orders of the opponent, whose dice, and the ways between screen and table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop.games.drums.board import BattleBoard
from desktop.games.drums.check_lines import check_lines, thing_line
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.table_page import BattleTablePage
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.table_actions import TableActions
from desktop.play.table_view.far_theme import FarTextStyle
from desktop.play.table_view.moment import LineMark
from desktop.session.autoplay import Extent
from desktop.session.decided import Decided
from desktop.session.dice_policy import AT_ONCE, TYPED
from desktop.session.match_session import MatchSession
from desktop.session.to_do import NOTHING, ToDo
from desktop.shell.new_game_form import NewGameForm
from desktop.tabletop.voice.spoken_orders import SpokenOrders
from rules_core.games.drums.definition import DEFINITION
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.amend import amend
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.requests import Choose, Roll, SeatId, options_of
from rules_core.kernel.simulation import Thought
from rules_core.song import topics as song_topics
from rules_core.song.facts import GroupOrdered
from rules_core.song.field import GROUP_MOVE
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, seat, session_of
from tests.games.drums.farm import by, farm, part
from tests.games.drums.field import FUSILIER, P1, P2, REDCOAT

MOST = 3000


def at_table(topic: str = topics.WHOM, seed: int = 2) -> MatchSession:
    """A battle that has come to this question, at a table with a map."""
    session = session_of(match_at(topic, seed=seed))
    session.amend("play_mode", PlayMode.MAPPED.value)
    return session


def opponent(session: MatchSession) -> SeatId:
    """The other side than the one that is asked is the program's from now on, and people throw all dice."""
    assert session.pending is not None
    other = P2 if session.pending.who == P1 else P1
    session.policy.set_plain({P1: TYPED, P2: TYPED})
    session.autoplay.pace_ms = 0
    return other


def until(qtbot: QtBot, board: BattleBoard, is_there: Callable[[], bool]) -> None:
    """People end their turn and throw the dice that are asked for, until something is there."""
    session = board.session
    for step in range(MOST):
        if is_there():
            return
        request, prompt = session.pending, board.parts.prompt.prompt
        if isinstance(prompt, CarryOutPrompt):
            prompt.done.emit()
        elif isinstance(request, Roll):
            session.answer(seeded_answer(5, step, request))
        elif request is not None and request.topic == topics.WHOM and request.who in session.seats.persons:
            session.answer("pass")
        elif isinstance(request, Choose) and request.who in session.seats.persons:
            session.answer(request.options[0])
        qtbot.wait(5)
        board.player.finish()
    raise AssertionError("it did not come")


@rule("S-SCL-1")
def test_the_program_gives_orders_and_waits_until_they_are_carried_out(qtbot: QtBot, tmp_path: Path) -> None:
    session = at_table()
    other = opponent(session)
    board = seat(qtbot, tmp_path, session)
    session.seats.give(other, "thumb")
    session.autoplay.begin()
    prompt = board.parts.prompt
    until(qtbot, board, lambda: isinstance(prompt.prompt, CarryOutPrompt) and bool(session.autoplay.to_do))
    assert isinstance(prompt.prompt, CarryOutPrompt)
    words, head = prompt.prompt.lines.text(), session.match.journal.head
    assert words.startswith(("B", "F"))
    # What is spoken, and what the second screen shows in large letters, is what stands there.
    voice = board.window().findChild(SpokenOrders)
    assert isinstance(voice, SpokenOrders)
    assert voice.words() == words.replace("\n", " ")
    page = BattleTablePage(Theme(LookName.LIGHT, 100, less_motion=True), session)
    qtbot.addWidget(page)
    assert [line.words for line in page.card.view.lines if line.is_order] == list(session.autoplay.to_do.lines)
    assert " ".join(line.words for line in page.card.view.lines if line.is_order) == voice.words()
    qtbot.wait(200)
    assert session.match.journal.head == head
    prompt.prompt.done.emit()
    until(qtbot, board, lambda: session.match.journal.head != head)


@rule("S-ACT-1")
def test_people_throw_the_dice_of_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    session = at_table()
    other = opponent(session)
    board = seat(qtbot, tmp_path, session)
    session.seats.give(other, "thumb")
    session.autoplay.begin()
    until(qtbot, board, lambda: isinstance(session.pending, Roll) and session.pending.who == other)
    head = session.match.journal.head
    qtbot.wait(100)
    assert session.match.journal.head == head


@rule("S-AM-2")
def test_an_order_tells_the_deed_its_reason_and_the_second_choice(qtbot: QtBot, tmp_path: Path) -> None:
    session = at_table()
    board = seat(qtbot, tmp_path, session)
    man = session.state.men(P1)[0].id
    request = Choose(P1, song_topics.ACTION, "S-AM-1", man, ("reload", "move"))
    presenter = board.presenter
    assert isinstance(presenter, BattlePresenter)
    decided = Decided("", request, Thought("reload", second="move"))
    to_do = presenter.to_carry_out([decided])
    assert [one.partition(": ")[2] for one in to_do.lines] == ["Reload."]
    assert to_do.why == ("Otherwise: Move.",)
    # An order to a group is told once, with those whom it is for.
    badges = [presenter.names.badge(one.side, one.number) for one in session.state.men(P1)[:3]]
    order = GroupOrdered("S-GRP-1", man, tuple(one.id for one in session.state.men(P1)[1:3]), GROUP_MOVE, 2)
    request = Choose(P1, song_topics.ACTION, "S-AM-1", man, (GROUP_MOVE, "move"))
    to_do = presenter.to_carry_out([Decided("", request, Thought(GROUP_MOVE, second="move")), order])
    (line,) = to_do.lines
    assert all(one in line for one in badges)
    assert to_do.why == ("Otherwise: Move.",)
    # On the screen nobody has anything to carry out.
    session.undo()
    assert presenter.battle.play_mode is PlayMode.SCREEN
    assert not presenter.to_carry_out([decided])


@rule("S-SCL-4")
@pytest.mark.parametrize("mode", [PlayMode.MAPPED, PlayMode.UNMAPPED])
def test_the_table_menu_leads_from_the_screen_to_a_table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: PlayMode
) -> None:
    session = session_of(match_at(topics.WHOM))
    board = seat(qtbot, tmp_path, session)
    monkeypatch.setattr(board.placing, "build_up", lambda: None)
    board.play_mode.actions[mode].trigger()
    assert session.state.play_mode is mode
    assert board.sketch_tag.isVisible() is (mode is PlayMode.UNMAPPED)
    table = board.measured_table()
    assert table.at_real_table
    rows = [table.row(one, lambda units: f"{units}") for one in table.placements()]
    assert len(rows) == len(session.state.features) + len(session.state.in_play())
    assert all(row.title and row.measured for row in rows)


@rule("S-SCL-4")
def test_the_form_of_a_new_game_asks_where_and_whose_dice_follow(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(LookName.LIGHT, 100, less_motion=True), DEFINITION, at_table=True)
    qtbot.addWidget(form)
    assert form.values["play_mode"] == "mapped"
    assert set(form.dice.values()) == {TYPED}
    box = form.findChild(QComboBox, "choice.play_mode")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(0)
    assert form.values["play_mode"] == "screen"
    assert set(form.dice.values()) == {AT_ONCE}


@rule("S-SCL-1")
def test_the_table_view_has_the_order_in_large_letters_and_else_how_it_stands(qtbot: QtBot) -> None:
    session = session_of(match_at(topics.WHOM))
    page = BattleTablePage(Theme(LookName.LIGHT, 100, less_motion=True), session)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    assert page.standing is not None
    assert page.standing.isVisible()
    assert [line.aside for line in page.standing.view.lines] == ["11 of 11 men", "12 of 12 men"]
    assert all("10" in line.words or "9" in line.words for line in page.standing.view.lines)
    turn = [line.mark for line in page.standing.view.lines].index(LineMark.NOW)
    assert session.state.seats[turn] == session.state.turn_of
    assert not page.card.geometry().intersects(page.standing.geometry())
    session.autoplay.wait_for(ToDo(("B3: two Medium.",), ("Otherwise: Reload.",)))
    assert not page.standing.isVisible()
    assert [(line.words, line.is_order) for line in page.card.view.lines] == [
        ("B3: two Medium.", True),
        ("Otherwise: Reload.", False),
    ]
    page.card.fit_orders(page.card.width(), page.card.height())
    assert page.card.lettering(FarTextStyle.ORDER).pixelSize() >= 60
    # An order is spoken as it stands, and once it is done the question is back.
    session.autoplay.wait_for(NOTHING)
    assert page.standing.isVisible()
    assert not page.card.view.orders


@rule("S-ACT-5")
@pytest.mark.parametrize("mode, wanted", [(PlayMode.SCREEN, 0), (PlayMode.MAPPED, 1)])
def test_after_a_round_people_look_whether_their_table_is_right(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: PlayMode, wanted: int
) -> None:
    session = session_of(match_at(topics.WHOM))
    if mode is not PlayMode.SCREEN:
        session.amend("play_mode", mode.value)
    board = seat(qtbot, tmp_path, session)
    asked: list[int] = []
    monkeypatch.setattr(TableActions, "check_table", lambda _, late: None)
    board.check_wanted.connect(lambda: asked.append(session.state.round))
    session.answer("pass")
    assert not asked
    session.answer("pass")
    board.player.finish()
    assert session.state.round == 2
    qtbot.wait(1)
    assert asked.count(2) == wanted


@rule("S-SCL-1")
def test_the_table_view_without_a_map_says_nothing_twice(qtbot: QtBot) -> None:
    session = at_table()
    session.amend("play_mode", PlayMode.UNMAPPED.value)
    page = BattleTablePage(Theme(LookName.LIGHT, 100, less_motion=True), session)
    qtbot.addWidget(page)
    page.show()
    assert page.standing is not None
    cards = [*page.tables, page.standing]
    assert len({one.view.title for one in cards}) == len(cards) == 3


@rule("SDS-RNG-5", "SDS-BLD-2")
def test_whatever_people_correct_by_hand_is_taken_by_the_rules() -> None:
    state = farm()
    by(state, "p1", FUSILIER, part(state, "south-upper"), inside=True)
    by(state, "p2", REDCOAT, part(state, "front-door"), inside=False)
    names = DrumsWords(state.world).names
    lines = check_lines(state, names)
    assert len({line.title for line in lines}) == len(lines)
    assert "Farmhouse: the door, north side" in [line.title for line in lines]
    tried: set[str] = set()
    for line in lines:
        assert thing_line(state, names, line.id) == line or line.id == "round"
        for field in line.fields:
            for value, _ in field.choices or ((not field.value if isinstance(field.value, bool) else field.value, ""),):
                trial = state.clone()
                trial.lay_ground()
                amend(trial, field.path, value)
                tried.add(field.path.rpartition("/")[2] if "models" in field.path else field.path.partition("/")[0])
    assert {"loading", "floor", "fate", "position", "out_of_ammunition", "doors", "round"} <= tried


def test_whoever_plays_on_for_people_at_a_table_tells_where_men_go(qtbot: QtBot, tmp_path: Path) -> None:
    session = at_table()
    board = seat(qtbot, tmp_path, session)
    board.player.finish()
    session.play_for_me(Extent.END)

    def is_told() -> bool:
        prompt = board.parts.prompt.prompt
        return isinstance(prompt, CarryOutPrompt) and " to the " in prompt.lines.text()

    for step in range(MOST):
        if is_told():
            break
        request, prompt = session.pending, board.parts.prompt.prompt
        if isinstance(prompt, CarryOutPrompt):
            prompt.done.emit()
        elif isinstance(request, Roll):
            session.answer(seeded_answer(5, step, request))
        qtbot.wait(5)
        board.player.finish()
    # Nobody goes on before people have carried it out.
    assert is_told()
    count = len(session.match.facts)
    qtbot.wait(200)
    assert len(session.match.facts) == count
    session.stop_bot()


@rule("S-AM-1")
def test_without_a_map_whoever_can_only_move_is_asked_at_once_where_to() -> None:
    session = session_of(match_at(topics.WHOM))
    session.amend("play_mode", PlayMode.UNMAPPED.value)
    presenter = BattlePresenter(session)
    # Somebody ends up with nothing but a Move.
    step, request = 0, session.pending
    while request is not None and set(options_of(request)) != {"move", "end"}:
        roll = seeded_answer(5, step, request) if isinstance(request, Roll) else ""
        assert session.answer(roll or presenter.question(request).options[0].answer)
        step, request = step + 1, session.pending
    assert request is not None
    view = presenter.question(request)
    *going, nothing = view.options
    assert nothing.answer == "end"
    assert len(going) > 1
    assert all(one.answer == "move" and one.spot is not None for one in going)
    best = view.options[view.default]
    assert best.second
    mover = session.state.model(request.subject)
    before = (mover.x, mover.y)
    assert isinstance(best.given, list)
    assert best.spot is not None
    assert session.answer_all(best.given)
    moved = session.state.model(request.subject)
    assert (moved.x, moved.y) == best.spot[:2] != before
