"""While the city is made cards are clicked, dragged and gone through by keys; each gesture answers what is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.city_page import CityPage
from desktop.games.defenders.city_views import Growth
from desktop.games.defenders.presenter import letters_for
from desktop.look.widgets.card_button import CardButton
from desktop.play.plain_board import FLAT, PICTURE
from desktop.play.play_window import PlayWindow
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import NEW_DEFENDER, NEW_PLACE
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


def page_of(window: PlayWindow) -> CityPage:
    return board_of(window).city


def topic_of(window: PlayWindow) -> str:
    assert window.session.pending is not None
    return window.session.pending.topic


def tile(window: PlayWindow, id: str) -> QWidget:
    page = page_of(window)
    return next(one for one in (*page.places.tiles, *page.units.tiles) if one.view.id == id)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(window: PlayWindow, key: Qt.Key) -> None:
    """Where the keys go."""
    focus = QApplication.focusWidget()
    QTest.keyClick(focus if focus is not None else window, key)


def drag(card: CardButton, onto: QWidget | None) -> None:
    """Press, carry and let go; without a goal over the wood."""
    whole = card.window()
    goal = onto.mapTo(whole, onto.rect().center()) if onto is not None else QPoint(6, whole.height() // 2)
    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    for at in (card.rect().center() - QPoint(40, 40), card.mapFrom(whole, goal)):
        QTest.mouseMove(card, at)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.mapFrom(whole, goal))


@rule("D-CITY-3", "D-CITY-7")
def test_a_card_a_stack_and_a_word_are_clicked(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    page = page_of(window)
    assert page.isVisible()
    assert not board_of(window).sheet.isVisible()
    assert nameless(page) == []
    card = page.cards[3].view.id
    click(page.cards[3])
    assert topic_of(window) == topics.STACK
    assert page.cards[3].view.away
    click(tile(window, NEW_DEFENDER))
    assert topic_of(window) == topics.MEANING
    chip = page.words.chips()[1]
    meaning = chip.view.option.partition(":")[2]
    click(chip)
    (stack,) = state_of(window).stacks
    assert not stack.is_place
    assert stack.cards == [card]
    assert meaning in (*stack.types, *stack.words)
    assert len(page.cards) == 12
    window.put_away()


def test_the_start_page_shows_the_cards_of_a_city_in_the_making(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    picture = QImage.fromData(board_of(window).picture())
    assert (picture.width(), picture.height()) == (PICTURE, round(PICTURE * FLAT))
    # Bare wood is dark everywhere; cards are not.
    lightest = max(
        picture.pixelColor(x, y).lightness()
        for x in range(0, picture.width(), 16)
        for y in range(0, picture.height(), 16)
    )
    assert lightest > 200
    window.put_away()


@rule("D-CITY-3", "D-CITY-4")
def test_a_card_is_dragged_to_where_it_belongs(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    page = page_of(window)
    drag(page.cards[0], None)
    assert topic_of(window) == topics.TURN
    drag(page.cards[0], tile(window, NEW_PLACE))
    # Two questions are answered by it.
    assert topic_of(window) == topics.MEANING
    # Escape takes the card back, a question at a time.
    for topic in (topics.STACK, topics.TURN):
        press(window, Qt.Key.Key_Escape)
        assert topic_of(window) == topic
    click(page.cards[0])
    drag(page.cards[0], tile(window, NEW_PLACE))
    assert topic_of(window) == topics.MEANING
    press(window, Qt.Key.Key_Return)
    assert [one.is_place for one in state_of(window).stacks] == [True]
    # A stack that grows takes another card.
    before = page.cards[1].view.id
    drag(page.cards[1], tile(window, "place-1"))
    press(window, Qt.Key.Key_Return)
    assert before in state_of(window).stacks[0].cards
    window.put_away()


@rule("D-CITY-5")
def test_the_city_is_made_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    page = page_of(window)
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_Right)
    assert window.focusWidget() is page.cards[1]
    press(window, Qt.Key.Key_Space)
    assert topic_of(window) == topics.STACK
    # The keys stay on the page.
    assert window.focusWidget() in page.things()
    press(window, Qt.Key.Key_Return)
    assert topic_of(window) == topics.MEANING
    chip = page.words.chips()[0].view
    assert chip.letter
    QTest.keyClicks(window.focusWidget(), chip.letter.lower())
    (stack,) = state_of(window).stacks
    assert chip.option.partition(":")[2] in (*stack.types, *stack.words)
    window.put_away()


@rule("D-CITY-6", "D-CITY-13")
def test_stacks_say_what_they_are_and_what_they_need(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.LEFTOVER)
    state, page = state_of(window), page_of(window)
    shown = {one.view.id: one.view for one in (*page.places.tiles, *page.units.tiles)}
    for stack in state.stacks:
        view = shown[stack.id]
        assert (view.growth is Growth.FINISHED) == stack.is_final
        assert (view.mark is not None) == stack.is_final
        assert len(view.lines) == len(stack.cards)
        assert view.note
    assert {one.is_place for one in state.stacks} == {True, False}
    window.put_away()


def test_letters_are_the_first_that_are_free() -> None:
    assert letters_for(["type:temple", "word:popular", "word:powerful", "word:loved"]) == {
        "word:popular": "P",
        "word:powerful": "O",
        "word:loved": "L",
        "type:temple": "T",
    }


def shown(window: PlayWindow) -> set[str]:
    """The docks that stand beside the table."""
    return {name for name, dock in window.docks.items() if not dock.isHidden()}


def test_docks_give_their_room_to_the_cards_and_come_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.LEFTOVER)
    window.resize(1900, 1000)
    qtbot.wait(80)
    assert shown(window) == set()
    # Whoever wants one sees it all the same.
    window.docks["chronicle"].toggleViewAction().trigger()
    assert shown(window) == {"chronicle"}
    player = ThumbPlayer()
    session = window.session
    while session.pending is not None and session.pending.topic != topics.PLACING:
        session.answer(player.decide(session.state, session.pending, 0))
    assert shown(window) >= {"units", "threats", "chronicle"}
    # What lies over the table has gone along with it.
    assert window.edge_lines.parentWidget() is window.board.table
    assert window.moments.parentWidget() is window.board.table
    window.put_away()
