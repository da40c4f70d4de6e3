"""The table view: opens, follows the game, remembers its place, and leaves with the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.table_view.moment import Moment
from desktop.games.village.table_view.page import SiegeTablePage
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.table_view.moment import LineMark
from desktop.play.table_view.place import Screen, ScreenPlace, fitted, place_from, place_now
from desktop.play.table_view.preview import TablePreview
from desktop.play.table_view.window import KEPT, TableWindow
from desktop.session.dice_policy import ASKED
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.village.rules import topics
from rules_core.kernel.requests import Roll, options_of
from rules_core.kernel.table import ENEMY
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.windows.seats import opened, seat, session_at

LAPTOP = Screen("laptop", (0, 0, 1440, 860))
TELEVISION = Screen("television", (1440, 0, 1920, 1080))


def answer_first(session: MatchSession) -> None:
    """Give the first answer that the question offers."""
    assert session.pending is not None
    session.answer(options_of(session.pending)[0])


def shown(window: PlayWindow) -> TableWindow:
    """The table view of a play window, opened."""
    window.table_view.open()
    view = window.table_view.shown
    assert view is not None
    return view


def page_of(view: TableWindow) -> SiegeTablePage:
    """The page of a siege."""
    assert isinstance(view.page, SiegeTablePage)
    return view.page


def test_f8_opens_it_and_f8_on_it_closes_it_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    desk = window.table_view
    desk.action.trigger()
    view = desk.shown
    assert view is not None
    assert view.isVisible()
    assert desk.action.isChecked()
    QTest.keyClick(view, Qt.Key.Key_F8)
    assert desk.shown is None
    assert not desk.action.isChecked()


def test_it_stands_in_the_view_menu(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    assert window.table_view.action in window.actions_for_menus()["view"]


def test_it_follows_answers_and_undo(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    page = page_of(shown(window))
    assert page.moment is not None
    before = page.moment
    answer_first(session)
    assert page.moment != before
    session.undo()
    assert page.moment == before


def test_a_key_pressed_on_it_answers_the_question_of_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    view = shown(window)
    QTest.keyClick(view, Qt.Key.Key_1)
    assert session.pending is not None
    assert session.pending.topic == "dice"


def test_leaving_the_game_closes_it_and_the_next_game_opens_it_again(qtbot: QtBot, tmp_path: Path) -> None:
    main = opened(qtbot, tmp_path)
    main.learn()
    play = main.findChild(PlayWindow)
    assert isinstance(play, PlayWindow)
    view = shown(play)
    main.show_hearth()
    assert not view.isVisible()
    main.learn()
    again = main.pages.currentWidget()
    assert isinstance(again, PlayWindow)
    qtbot.waitUntil(lambda: again.table_view.shown is not None)
    shown_again = again.table_view.shown
    assert shown_again is not None
    shown_again.close()
    main.show_hearth()
    assert not main.settings.flag("table-view/open", default=False)


def test_f11_fills_the_screen_and_escape_leaves_it(qtbot: QtBot, tmp_path: Path) -> None:
    view = shown(seat(qtbot, tmp_path, session_at(topics.WHOM)))
    assert not view.isFullScreen()
    box = view.geometry()
    QTest.keyClick(view, Qt.Key.Key_F11)
    assert view.isFullScreen()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isFullScreen()
    assert view.geometry() == box


def test_it_remembers_screen_place_and_size(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    view = shown(window)
    view.setGeometry(10, 20, 700, 400)
    view.close()
    kept = place_from(bytes(window.settings.bytes(KEPT).data()))
    assert kept == ScreenPlace(view.screen().name(), False, (10, 20, 700, 400))
    again = shown(window)
    assert again.geometry().getRect() == (10, 20, 700, 400)


def test_a_screen_that_is_unplugged_is_kept_in_mind(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    kept = ScreenPlace("television", True, (0, 0, 1600, 900))
    window.settings.set_bytes(KEPT, QByteArray(kept.to_bytes()))
    view = shown(window)
    # It must not cover the only screen there is.
    assert not view.isFullScreen()
    assert view.screen().availableGeometry().contains(view.geometry())
    view.close()
    assert place_from(bytes(window.settings.bytes(KEPT).data())) == kept


def test_the_first_time_it_fills_the_other_screen() -> None:
    place = place_now(None, [LAPTOP, TELEVISION], "laptop")
    assert (place.screen, place.full) == ("television", True)


def test_with_one_screen_it_is_a_window_that_lies_wholly_on_it() -> None:
    place = place_now(None, [LAPTOP], "laptop")
    assert not place.full
    assert place.box == fitted(place.box, LAPTOP.area)


def test_it_opens_as_it_was_left() -> None:
    kept = ScreenPlace("laptop", False, (100, 100, 700, 400))
    assert place_now(kept, [LAPTOP, TELEVISION], "laptop") == kept


@pytest.mark.parametrize("full", [True, False])
def test_a_screen_that_is_gone_is_made_up_for(full: bool) -> None:
    kept = ScreenPlace("projector", full, (3000, 2000, 4000, 3000))
    alone = place_now(kept, [LAPTOP], "laptop")
    assert alone == ScreenPlace("laptop", False, (0, 0, 1440, 860))
    two = place_now(kept, [LAPTOP, TELEVISION], "laptop")
    assert (two.screen, two.full) == ("television", full)


@pytest.mark.parametrize("data", [b"", b"x", b"[]", b'{"screen": 1}', b'{"screen":"a","full":true,"box":[1,2,3]}'])
def test_settings_that_make_no_sense_are_passed_over(data: bytes, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_bytes(KEPT, QByteArray(data))
    assert place_from(bytes(settings.bytes(KEPT).data())) is None


def test_every_part_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    assert nameless(shown(seat(qtbot, tmp_path, session_at(topics.WHOM)))) == []


def test_the_preview_draws_only_in_sight_and_a_click_opens_the_real_one(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    preview = window.docks["table"].panel
    assert isinstance(preview, TablePreview)
    assert preview.picture.isNull()
    window.dock_keeper.open("table")
    qtbot.waitUntil(lambda: not preview.picture.isNull())
    before = preview.picture
    answer_first(session)
    qtbot.waitUntil(lambda: preview.picture is not before)
    assert preview.picture != before
    preview.click()
    assert window.table_view.shown is not None


def test_while_people_roll_for_a_group_its_dice_are_blank(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    session.policy.of_seat[ENEMY] = ASKED
    window = seat(qtbot, tmp_path, session)
    page = page_of(shown(window))
    session.answer("pass")
    assert isinstance(session.pending, Roll)
    assert page.moment is not None
    card = page.moment.card
    assert card.title.startswith("Group 1, ")
    assert [die.value for die in card.dice] == [0] * session.pending.dice
    assert page.moment.telling.is_question
    assert "group 1 of" in page.moment.phase.second


def test_the_enemies_turn_is_told_beat_by_beat(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    theme = Theme(LookName.LIGHT, 100, pace=2.0)
    page = SiegeTablePage(theme, session)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    seen: list[Moment] = []
    page.player.beat.connect(lambda fact, playing: seen.append(page.moment) if page.moment else None)
    session.answer("pass")
    assert page.player.playing
    qtbot.waitUntil(lambda: any(one.phase.title == "The enemies act" for one in seen))
    told = next(one for one in seen if one.phase.title == "The enemies act")
    assert told.card.title.startswith("Group 1, ")
    assert told.card.dice
    page.stop()
    assert page.moment is not None
    assert page.moment.phase.title == "The heroes act"


def test_cards_say_who_has_done_what_in_a_group(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.ORDER, play_mode="mapped", skip=1)
    page = page_of(shown(seat(qtbot, tmp_path, session)))
    assert page.moment is not None
    card = page.moment.card
    turn = session.state.group_turn
    now = [line for line in card.lines if line.mark is LineMark.NOW]
    assert len(now) == 1
    model = session.state.models[turn.waiting[0]]
    assert now[0].sign == f"{model.group}{model.letter}"
    assert now[0].reason.startswith("Why:")
    assert [line.mark for line in card.lines].count(LineMark.NEXT) == len(turn.waiting) - 1
    before = page.moment
    answer_first(session)
    assert page.moment != before


def test_a_council_shows_prices_and_what_is_too_dear(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.COUNCIL)
    page = page_of(shown(seat(qtbot, tmp_path, session)))
    assert page.moment is not None
    lines = page.moment.card.lines
    assert {line.mark for line in lines} <= {LineMark.PLAIN, LineMark.LATER}
    assert all(line.aside for line in lines)
    assert [line.name for line in lines if line.mark is LineMark.PLAIN]
