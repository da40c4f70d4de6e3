"""While the city is made cards are clicked, dragged and gone through by keys; each gesture answers what is asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.city_page import MOST_SEEN, CityPage
from desktop.games.defenders.city_views import Counts, Growth, StackView, face_of, kind_words
from desktop.games.defenders.pencil import Pencil
from desktop.games.defenders.presenter import ON_TABLE, DefendersPresenter, letters_for
from desktop.games.defenders.stack_sheet import StackSheet
from desktop.games.defenders.stack_tile import StackTile
from desktop.language import speak
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.card_button import ICON, CardButton, caption_font, captioned_from
from desktop.play.plain_board import FLAT, PICTURE
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.other_prompts import WritePrompt
from desktop.play.prompts.table_prompt import TablePrompt
from desktop.settings import Settings
from rules_core.games.defenders.content.worlds import OWN, WORLDS
from rules_core.games.defenders.content.worlds import world as world_of
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import FINISH, NEW_DEFENDER, NEW_PLACE, PLAY, SKIP, may_finish
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.words.names import NAMED
from rules_core.kernel.requests import Choose
from rules_core.wording.translation import say
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


def page_of(window: PlayWindow) -> CityPage:
    return board_of(window).city


def topic_of(window: PlayWindow) -> str:
    assert window.session.pending is not None
    return window.session.pending.topic


def tile(window: PlayWindow, id: str) -> StackTile:
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
    # One drag, one Escape.
    press(window, Qt.Key.Key_Escape)
    assert topic_of(window) == topics.TURN
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


@rule("D-CITY-5")
def test_a_name_is_pencilled_in_while_it_grows_and_stands_first_when_it_is_finished(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_at(qtbot, tmp_path, topics.NAME)
    window.resize(1800, 1000)
    assert window.session.pending is not None
    id = window.session.pending.subject
    # Back to the last card that was laid on it.
    while topic_of(window) != topics.MEANING or page_of(window)._goal() != id:
        window.session.undo()
    grown = next(one for one in state_of(window).stacks if one.id == id)
    assert grown.has_type()
    page = page_of(window)
    offered = [chip.view.words for chip in page.words.chips() if chip.view.in_pencil]
    assert len(offered) == len(set(offered)) == 3
    assert tile(window, id).view.pencilled == offered[0]
    before = window.session.match.journal.head
    press(window, Qt.Key.Key_3)
    # It is no answer.
    assert window.session.match.journal.head == before
    assert tile(window, id).view.pencilled == offered[2]
    assert [chip.view.words for chip in page.words.chips() if chip.view.is_kept] == [offered[2]]
    assert offered[2] in tile(window, id).accessibleName()
    # Whatever is played meanwhile, it stands there until it is finished.
    player, position = ThumbPlayer(), 0
    while topic_of(window) != topics.NAME or window.session.pending.subject != id:
        window.session.answer(player.decide(state_of(window), window.session.pending, position))
        position += 1
    kept = Pencil(Settings(tmp_path / "settings.ini"), window.session, window.presenter.words)
    grown = next(one for one in state_of(window).stacks if one.id == id)
    assert kept.name_of(grown) == (offered[2] if offered[2] in kept.offered(grown) else kept.offered(grown)[0])
    field = window.prompt.findChild(QLineEdit, "prompt.text")
    assert isinstance(field, QLineEdit)
    assert field.text() == kept.name_of(grown)
    other = next(chip for chip in page.words.chips() if chip.view.words != field.text())
    wanted = other.view.words
    click(other)
    assert topic_of(window) == topics.STORY
    assert tile(window, id).view.title == wanted
    assert not tile(window, id).view.pencilled
    window.put_away()


def test_a_name_in_pencil_is_read_whole_in_two_lines(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.NAME)
    grown = next(one for one in page_of(window)._tiles() if one.view.lines)
    name = "Seraphe, Sworn to the Dawn"
    shown = StackTile(window.theme, replace(grown.view, pencilled=name))
    qtbot.addWidget(shown)
    wide = shown.theme.px(120)
    assert " ".join(shown.pencilled_lines(wide, 8)) == name
    # What the cards say comes first.
    assert len(shown.pencilled_lines(wide, 3)) == 1
    assert not shown.pencilled_lines(wide, 2)
    window.put_away()


@rule("D-WB-1")
def test_a_world_that_is_pointed_at_shows_some_of_its_names(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.WORLD)
    page = page_of(window)
    assert page.words.isVisible()
    assert not page.places.isVisible()
    told = {world: set(world_of(world, "en").names["area"]) for world in WORLDS[:2]}
    for world in WORLDS[:2]:
        window.point_at(world)
        shown = {chip.words for group in page.words.view.groups for chip in group.chips}
        assert shown & told[world]
    window.point_at(OWN)
    assert page.words.view.groups == ()
    window.put_away()


@pytest.mark.parametrize("size, scale", [((1280, 720), 200), ((1280, 720), 150), ((1920, 1080), 200)])
def test_cards_and_words_have_room_with_large_letters(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    window = window_at(qtbot, tmp_path, topics.MEANING)
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    qtbot.wait(60)
    page, px = page_of(window), window.theme.px
    first, second = page.cards[:2]
    assert not first.geometry().intersects(second.geometry())
    # Large enough to be told apart.
    assert first.width() >= 48
    assert page.rect().contains(first.geometry())
    sheet = page.words
    # The word that Enter takes is seen whole.
    chip = next(one for one in sheet.chips() if one.view.is_suggested)
    place = QRect(chip.mapTo(sheet, QPoint(0, 0)), chip.size())
    assert sheet.rect().contains(place)
    assert not chip.visibleRegion().isEmpty()
    assert chip.visibleRegion().boundingRect().height() == chip.height()
    assert not sheet.effect.isVisible() or not sheet.effect.geometry().intersects(sheet.frame.geometry())
    assert sheet.height() >= px(80)
    window.put_away()


@rule("D-CITY-5")
def test_whoever_plays_by_keys_writes_where_the_name_is_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.NAME)
    window.session.undo()
    assert topic_of(window) == topics.TURN
    press(window, Qt.Key.Key_Right)
    assert window.focusWidget() in page_of(window).things()
    stack = next(one.id for one in state_of(window).stacks if may_finish(one))
    window.answer(f"{FINISH}{stack}")
    for written, asked_next in (("Salt Oath", topics.STORY), ("Salt is paid here.", topics.TURN)):
        qtbot.waitUntil(lambda: isinstance(window.focusWidget(), QLineEdit))
        QTest.keyClicks(window.focusWidget(), written)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not window.session.is_behind)
        assert topic_of(window) == asked_next
    assert tile(window, stack).view.title == "Salt Oath"
    assert "Salt is paid here." in [entry.answer for entry in window.session.match.journal.entries]
    window.put_away()


@rule("D-CITY-11", "R-D08")
def test_enter_loses_nothing_that_is_begun_and_not_finished(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    presenter, session = window.presenter, window.session
    assert isinstance(presenter, DefendersPresenter)
    seen = []
    while (request := session.pending) is not None and not (isinstance(request, Choose) and SKIP in request.options):
        session.answer(presenter.usual(request) or "")
    assert isinstance(request, Choose)
    seen.append(presenter.usual(request) == SKIP)
    card = next(one for one in request.options if one.startswith(PLAY))
    session.answer_all([card, NEW_PLACE])
    assert session.pending is not None
    session.answer(presenter.usual(session.pending))
    assert session.pending is not None
    seen.append(presenter.usual(session.pending) == SKIP)
    assert seen == [True, False]
    window.put_away()


@rule("D-CITY-5")
def test_arrow_keys_go_through_names_while_one_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.NAME)
    prompt = window.prompt.prompt
    assert isinstance(prompt, WritePrompt)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is prompt.field)
    assert page_of(window).words.isVisible()
    first, second, *_ = prompt.view.suggestions
    seen = [prompt.field.text()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        press(window, key)
        seen.append(prompt.field.text())
    assert seen == [first, second, first]
    window.put_away()


@rule("D-CITY-2")
def test_the_cards_keep_their_room_while_a_turn_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    board, high = board_of(window), page_of(window).height()
    board.asked(None)
    QApplication.processEvents()
    assert not board.scroller.isVisible()
    assert page_of(window).height() == high
    window.put_away()


@rule("D-CITY-2")
def test_the_button_of_enter_says_what_the_arrow_keys_stand_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    stands = window.focusWidget()
    assert isinstance(stands, CardButton)
    prompt = window.prompt.prompt
    assert isinstance(prompt, TablePrompt)
    meant = next(one for one in prompt.view.options if one.thing == stands.view.id)
    assert prompt.view.options[prompt.view.default] is not meant
    assert prompt.inner.grid.buttons[0].accessibleName() == meant.title
    press(window, Qt.Key.Key_Return)
    assert window.session.pending is not None
    assert window.session.pending.subject == stands.view.id
    window.put_away()


@rule("D-CITY-5", "D-CITY-7", "D-CITY-11")
def test_who_takes_every_suggestion_has_a_city_of_many_things_in_no_more_turns_than_it_needs(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    presenter = window.presenter
    assert isinstance(presenter, DefendersPresenter)
    turns = 0
    while state_of(window).phase is Phase.CITY:
        request = window.session.pending
        assert request is not None
        turns += request.topic == topics.TURN
        window.session.answer(presenter.usual(request) if request.topic in ON_TABLE else "")
    finished = [one for one in state_of(window).stacks if one.is_final]
    assert len(finished) == len(state_of(window).stacks) == 12
    # Two cards and a last turn for each, and those who pass in the end.
    assert turns <= 3 * 12 + 2 * len(state_of(window).seats)
    assert all(sum(bool(kind) for kind in one.types) == 1 for one in finished)
    for is_place in (True, False):
        words = [word for one in finished if one.is_place == is_place for word in one.words if word]
        assert len(set(words)) == len(words)
    while topic_of(window) != topics.PLACING:
        request = window.session.pending
        assert request is not None
        window.session.answer(ThumbPlayer().decide(state_of(window), request, 0))
    # Fighters stand at the ways in.
    asked = window.session.pending
    assert asked is not None
    view = presenter.question(asked)
    assert view.options[view.default].answer in state_of(window).entries
    window.put_away()


@rule("D-CITY-3")
def test_a_drawn_card_is_seen_only_where_it_lies(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    page, corner, presenter = page_of(window), QPoint(0, 0), window.presenter
    assert isinstance(presenter, DefendersPresenter)
    seen: list[QPoint] = []
    monkeypatch.setattr(CardButton, "showEvent", lambda card, event: seen.append(card.pos()))
    for topic in (topics.TURN, topics.STACK, topics.MEANING):
        assert topic_of(window) == topic
        assert window.session.pending is not None
        window.session.answer(presenter.usual(window.session.pending))
    qtbot.waitUntil(lambda: topic_of(window) == topics.TURN and len(page.cards) == 12 and bool(seen))
    assert corner not in seen
    window.put_away()


@rule("D-CITY-7")
def test_keys_go_on_after_a_word_whatever_window_the_table_lies_in(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    whole = QMainWindow()
    qtbot.addWidget(whole)
    whole.setCentralWidget(window)
    whole.resize(1400, 860)
    with qtbot.waitActive(whole):
        whole.show()
    click(page_of(window).cards[3])
    click(tile(window, NEW_DEFENDER))
    page_of(window).words.chips()[0].setFocus()
    seen = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return):
        qtbot.waitUntil(lambda: not window.session.is_behind and not window.player.playing)
        QTest.keyClick(whole.windowHandle(), key)
        seen.append(len(state_of(window).stacks[0].cards) + len(state_of(window).stacks))
    assert seen == [2, 3]
    window.put_away()
    whole.takeCentralWidget()


@rule("D-WB-3")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_world_is_called_the_same_in_the_form_and_at_the_table(language: str) -> None:
    speak(language)
    assert [say(NAMED[id].text) for id in WORLDS] == [world_of(id, language).name for id in WORLDS]
    speak("en")


def test_words_stand_beside_their_cards_where_more_is_seen_at_once_so(qtbot: QtBot) -> None:
    sheet = StackSheet(Theme(less_motion=True), is_place=True)
    qtbot.addWidget(sheet)
    sheet.resize(680, 420)
    sheet.show()
    for count, is_wide in ((4, False), (5, True), (3, False)):
        ids = [f"place-{number}" for number in range(count)]
        views = [StackView(id, is_place=True, growth=Growth.NEW, title=id, note="None yet") for id in ids]
        sheet.show_stacks(views, Counts(count, 0, 12))
        assert [tile.is_wide for tile in sheet.tiles] == [is_wide] * count
        assert all(sheet.frame.viewport().rect().contains(tile.geometry()) for tile in sheet.tiles)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_card_may_be_is_read_whole_below_it_as_soon_as_most_are(qapp: QApplication, language: str) -> None:
    speak(language)
    look = Theme().look
    kinds = {kind_words(rank, is_place=is_place) for rank in range(1, 14) for is_place in (True, False)}
    most = [kind_words(rank, is_place=is_place) for rank in MOST_SEEN for is_place in (True, False)]
    for has_pictures in (False, True):
        room = captioned_from(most, look, has_pictures=has_pictures) - look.px(5) - 1
        room -= look.px(ICON) + look.px(5) if has_pictures else 0
        cut = {one for one in kinds if QFontMetricsF(caption_font(one, look, room)).horizontalAdvance(one) > room}
        assert cut == set()
        # What has room keeps its usual letters.
        assert caption_font(min(kinds, key=len), look, room) == look.font(TextStyle.LEAST)
    speak("en")


@rule("D-CITY-3")
def test_a_card_in_the_hand_is_seen_and_the_only_answer_of_the_bar_has_the_digit_1(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    page = board_of(window).city
    card = page.cards[0].view.id
    assert not page._hand.isVisible()
    page.cards[0].click()
    assert topic_of(window) == topics.STACK
    assert page._hand.isVisible()
    assert page._hand.face == face_of(card)
    assert page._hand.y() < page.cards[0].y()
    prompt = window.prompt.prompt
    assert isinstance(prompt, TablePrompt)
    assert len(prompt.inner.view.options) == 1
    press(window, Qt.Key.Key_2)
    assert topic_of(window) == topics.STACK
    press(window, Qt.Key.Key_1)
    assert topic_of(window) == topics.MEANING
    window.put_away()
