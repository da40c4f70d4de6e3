"""The table view: from two metres everybody sees the map, who decides, the numbers and the threats."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.table_view.page import SiegeTablePage
from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.play.table_view.far_theme import LEAST_PX, FarTextStyle
from desktop.play.table_view.moment import LineMark
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import menace, topics
from rules_core.games.defenders.state.city import City
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId, Topic
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.pig.match import NoKeeper


def page_at(qtbot: QtBot, topic: Topic, times: int = 1) -> SiegeTablePage:
    """A page whose game of three has come to such a question for this time."""
    match = begin(DefendersGame({"players": 3}), 5, DicePolicy())
    player = ThumbPlayer()
    while match.pending is not None:
        times -= match.pending.topic == topic
        if times == 0:
            break
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    names = {SeatId("p1"): "Ada", SeatId("p2"): "Ben", SeatId("p3"): "Cleo"}
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""), names=names)
    page = face_of(GameId("defenders")).table_view(Theme(less_motion=True), session)
    assert isinstance(page, SiegeTablePage)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    qtbot.waitExposed(page)
    return page


def state_of(page: SiegeTablePage) -> City:
    state = page.session.state
    assert isinstance(state, City)
    return state


@rule("D-NOC-2")
def test_whose_decision_it_is_stands_there_with_mark_and_question(qtbot: QtBot) -> None:
    page = page_at(qtbot, topics.MOVE)
    request, view = page.session.pending, page.decision.view
    assert request is not None
    assert view.who == page.session.seats.name(request.who)
    assert view.asked == "Who moves?"
    assert view.how == "No conferring"
    assert view.mark is not None
    assert view.mark.letter == view.who[0]
    assert page.decision.accessibleName() == f"{view.who}. Who moves?. No conferring."
    # The next of them decides.
    page.session.answer("stay")
    assert page.decision.view.who != view.who
    assert nameless(page) == []


@rule("D-MOR-2", "D-THR-5")
def test_morale_deck_and_threats_are_those_of_the_state(qtbot: QtBot) -> None:
    page = page_at(qtbot, topics.MOVE_ONE)
    state = state_of(page)
    shown = {one.words: one.number for one in page.numbers.numbers}
    assert shown["Morale damage"] == str(state.damage)
    assert shown["In the deck"] == str(menace.cards_left(state))
    lines = page.card.view.lines
    assert len(lines) == len(state.menace())
    attacking = [one for one in lines if one.mark is LineMark.NOW]
    assert len(attacking) == len([one for one in state.menace() if one.target])
    assert all("attacks" in one.words for one in attacking)
    page.session.amend("damage", 4)
    assert {one.words: one.number for one in page.numbers.numbers}["Morale damage"] == "4"


def test_the_map_comes_when_the_city_is_made_and_letters_are_large(qtbot: QtBot) -> None:
    page = page_at(qtbot, topics.TURN, 20)
    assert page.map.isHidden()
    assert len(page.row.cards) == len(state_of(page).row)
    assert " of " in page.row.accessibleName()
    assert len(page.card.view.lines) == len(state_of(page).stacks)
    later = page_at(qtbot, topics.MOVE)
    assert later.map.isVisible()
    assert later.row.isHidden()
    assert len(later.map.view.places) == len(state_of(later).locations)
    assert later.far.far.far_font(FarTextStyle.LEAST).pixelSize() >= LEAST_PX
    parts: list[QWidget] = [later.map, later.phase, later.decision, later.numbers, later.card, later.telling]
    for number, one in enumerate(parts):
        assert later.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[number + 1 :])


def test_a_picture_of_it_has_the_map_in_it_though_nobody_has_seen_it(qtbot: QtBot) -> None:
    session = page_at(qtbot, topics.MOVE).session
    page = face_of(GameId("defenders")).table_view(Theme(less_motion=True), session, live=False)
    assert isinstance(page, SiegeTablePage)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show_now()
    page.stop()
    image = QImage(1280, 720, QImage.Format.Format_RGB32)
    page.render(image, QPoint(0, 0))
    at = page.map.geometry().center()
    colours = {image.pixel(at.x() + 3 * step, at.y() + step) for step in range(-40, 40)}
    assert len(colours) > 10
    assert page.map_theme.size == page.far.size == 1280 / 1920
    assert page.map_theme.far.far == 1280 / 1920
    # Discs keep the room that was found for them, and go with the window.
    assert page.map._token_px() < 40
