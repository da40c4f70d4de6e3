"""The window of a war at a real table without a map: places with their figures, keys and clicks, and the way there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.warhold.check_lines import check_lines
from desktop.games.warhold.places.places_view import FigureButton
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.table_page import PlacesPart, WarTablePage
from desktop.games.warhold.war_table import WarTable
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.printing.document import Paper
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.session.seats import PERSON
from desktop.settings import Settings
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.state.war import Phase, War
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId, Topic
from tests.pig.match import NoKeeper


def session_of(mode: PlayMode = PlayMode.UNMAPPED, seed: int = 2, **choices: Any) -> MatchSession:
    policy = DicePolicy(DEFINITION.from_deck)
    match = begin(DEFINITION.make(DEFINITION.setup({"play_mode": mode.value, **choices})), seed, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))


def war_of(session: MatchSession) -> War:
    assert isinstance(session.state, War)
    return session.state


def answer_until(session: MatchSession, topic: Topic, after: int = 0) -> None:
    """On to the next question of a topic, from a round on."""
    player = ThumbPlayer()
    while session.pending is not None and (session.pending.topic != topic or war_of(session).round < after):
        session.answer(player.decide(session.state, session.pending, 0))
    assert session.pending is not None


def window_of(qtbot: QtBot, tmp_path: Path, session: MatchSession) -> PlayWindow:
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    return window


def board_of(window: PlayWindow) -> WarTable:
    assert isinstance(window.board, WarTable)
    return window.board


def test_nobody_counts_game_tiles_that_nobody_here_knows(qtbot: QtBot) -> None:
    session = session_of()
    assert war_of(session).phase is Phase.MAP
    assert WarPresenter(session).banner().left == ()


def test_the_form_asks_for_nothing_that_the_program_cannot_use(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    assert not form._rows["board"].isHidden()
    box = form._rows["play_mode"].control
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(PlayMode.UNMAPPED.value))
    assert all(form._rows[key].isHidden() for key in ("board", "laying", "size", "approval", "placing"))
    # People sit at a table, where nobody else has been chosen.
    assert form.seats[SeatId("p2")] == PERSON


def test_a_figure_of_a_place_is_chosen_by_a_click_and_a_place_by_a_key(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of()
    answer_until(session, topics.MOVE)
    window = window_of(qtbot, tmp_path, session)
    board, war = board_of(window), war_of(session)
    assert board.view.isHidden()
    assert board.places.isVisible()
    seat = war.current()
    button = next(
        one
        for one in board.places.findChildren(FigureButton)
        if one.view.figure.offered and one.view.count == 2 and war.unit(one.stands_for).seat == seat
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert session.pending is not None
    assert session.pending.topic == topics.MARCH
    for one in ("field", "1"):
        session.answer(one)
    war = war_of(session)
    assert [place_at(war, one.tile) for one in war.units_of(seat)].count("field") == 1
    assert any(sheet.view.id == seat for sheet in board.places.sheets)


def test_a_whole_war_is_seen_without_a_fault(qtbot: QtBot, tmp_path: Path) -> None:
    session, player = session_of(), ThumbPlayer()
    window = window_of(qtbot, tmp_path, session)
    board = board_of(window)
    while session.pending is not None:
        if war_of(session).phase is Phase.MOVE:
            standing = [id for sheet in board.places.sheets for one in sheet.view.figures for id in one.ids]
            assert sorted(standing) == sorted(one.id for one in war_of(session).units)
        session.answer(player.decide(session.state, session.pending, 0))
        board.player.finish()
    assert war_of(session).phase is Phase.OVER


def test_before_the_table_is_laid_out_its_sheets_say_what_belongs_on_it(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(players=3)
    board = board_of(window_of(qtbot, tmp_path, session))
    towns, ruins = board.places.sheets[1].view, board.places.sheets[2].view
    assert [sheet.view.id for sheet in board.places.sheets] == ["map", "towns", "ruins"]
    assert session.pending is not None
    session.answer(ThumbPlayer().decide(session.state, session.pending, 0))
    assert towns.title.endswith(f" {len(war_of(session).towns)}")
    assert ruins.title.endswith(f" {len(war_of(session).ruins)}")
    assert "map" not in [sheet.view.id for sheet in board.places.sheets]


def second_window_of(qtbot: QtBot, session: MatchSession) -> tuple[WarTablePage, PlacesPart]:
    """The second window, which its test has to hold, and the places in it."""
    page = face_of("warhold").table_view(Theme(less_motion=True), session)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert isinstance(page, WarTablePage)
    assert isinstance(page.board, PlacesPart)
    return page, page.board


def test_page_list_and_prints_do_without_a_map(qtbot: QtBot) -> None:
    session = session_of()
    answer_until(session, topics.MOVE, after=3)
    _page, board = second_window_of(qtbot, session)
    figures = [one for sheet in board.sheets for one in sheet.view.figures]
    assert sum(one.count for one in figures) == len(war_of(session).units)
    lines = check_lines(session)
    place = next(one for line in lines for one in line.fields if one.path == "units/0/tile")
    assert place.choices[0][0] == place.value
    assert len(place.choices) > 2
    assert session.amend("units/0/tile", place.choices[1][0])
    usual = {sheet.id: sheet.document(Paper.A4) for sheet in face_of("warhold").sheets(session) if sheet.is_usual}
    # Where no board is printed units stand on the same page as the kingdoms.
    assert usual["war"].pageCount() == 1


def test_in_the_second_window_of_four_no_place_is_cut_off(qtbot: QtBot) -> None:
    session = session_of(players=4)
    answer_until(session, topics.MOVE, after=3)
    _page, board = second_window_of(qtbot, session)
    bar = board.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_in_the_second_window_headings_are_as_large_as_what_stands_below_them(qtbot: QtBot) -> None:
    session = session_of()
    answer_until(session, topics.MOVE)
    page, board = second_window_of(qtbot, session)
    for width, height in ((1920, 1080), (960, 540)):
        page.resize(width, height)
        qtbot.waitUntil(lambda: board.verticalScrollBar().maximum() == 0)
        look = board.far_theme.look
        labels = [one for one in board.findChildren(QLabel) if one.text()]
        assert labels
        for label in labels:
            wanted = look.font(TextStyle[str(label.property("step")).upper()]).pixelSize()
            assert abs(label.font().pixelSize() - wanted) <= 1, label.text()


@pytest.mark.parametrize("mode", [PlayMode.SCREEN, PlayMode.MAPPED])
def test_a_war_goes_over_to_a_table_without_a_map_by_the_menu(qtbot: QtBot, tmp_path: Path, mode: PlayMode) -> None:
    session = session_of(mode, board="two-rivers", approval=False)
    answer_until(session, topics.MOVE, after=1)
    window = window_of(qtbot, tmp_path, session)
    board = board_of(window)
    assert board.view.isVisible()
    heard: list[str] = []
    session.problem.connect(heard.append)
    board.play_mode.choose(PlayMode.UNMAPPED)
    assert board.places.isVisible()
    assert not board.view.isVisible()
    assert sum(one.count for sheet in board.places.sheets for one in sheet.view.figures) == len(war_of(session).units)
    board.play_mode.choose(PlayMode.MAPPED)
    assert board.view.isVisible()
    board.play_mode.choose(PlayMode.UNMAPPED)
    player = ThumbPlayer()
    while not war_of(session).spots:
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    answer_until(session, topics.TRAIN)
    assert not heard
    board.play_mode.choose(mode)
    assert heard == ["No map can be made of a war that has gone on without one: begin a new war with a map."]
    assert board.play_mode.actions[PlayMode.UNMAPPED].isChecked()


def test_what_people_see_alone_is_asked_of_them_whoever_plays_the_seat() -> None:
    session = session_of()
    answer_until(session, topics.MOVE)
    presenter = face_of("warhold").presenter(session)
    assert session.pending is not None
    assert presenter.is_left_to_people(session.pending)
    answer_until(session, topics.TRAIN)
    assert not presenter.is_left_to_people(session.pending)
