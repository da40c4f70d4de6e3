"""The docks of a real play window: all are in the menu and open, follow what is clicked, and are remembered."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QScrollArea, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.council.council_panel import BuildingPart
from desktop.games.village.council.level_card import LevelRow
from desktop.language import speak
from desktop.look import wood
from desktop.look.widgets.dock import RADIUS
from desktop.look.widgets.option_button import OptionButton
from desktop.play.end_page import EndPage
from desktop.play.models.chronicle_list import LINE_ROLE
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.panels.odds_panel import OddsPanel
from desktop.play.panels.rules_panel import RulesPanel
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.requests import options_of
from rules_core.kernel.table import PLAYERS
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.models.test_tables import session_in
from tests.games.village.desktop.windows.seats import board_of, opened, seat, session_at
from tests.games.village.desktop.windows.test_dialogs import click, setup

OPEN_AT_FIRST = ("village", "heroes", "finds", "enemies", "chronicle")
ON_DEMAND = ("council", "timeline", "odds", "rules", "luck", "table", "list")


def action_of(window: PlayWindow, name: str) -> None:
    """Choose a dock's entry in the View menu."""
    entry = window.docks[name].toggleViewAction()
    assert entry in window.dock_keeper.menu.actions()
    entry.trigger()


def rules_of(window: PlayWindow) -> RulesPanel:
    panel = window.docks["rules"].panel
    assert isinstance(panel, RulesPanel)
    return panel


def odds_of(window: PlayWindow) -> OddsPanel:
    panel = window.docks["odds"].panel
    assert isinstance(panel, OddsPanel)
    return panel


def clause_shown(window: PlayWindow) -> str:
    """The id of the clause that the rules dock is open at, "" when it cannot be seen."""
    item = rules_of(window).list.currentItem()
    return str(item.data(Qt.ItemDataRole.UserRole)) if rules_of(window).isVisible() else ""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
def test_every_dock_is_in_the_menu_closes_and_opens(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    for name in OPEN_AT_FIRST + ON_DEMAND:
        dock = window.docks[name]
        panel = dock.panel
        assert dock.isHidden() == (name in ON_DEMAND or not window.dock_keeper.is_wide), name
        if not dock.isHidden():
            action_of(window, name)
            assert dock.isHidden(), name
        action_of(window, name)
        qtbot.waitUntil(partial(lies_on_top, window, panel))
        assert panel.width() > 200, name
        assert panel.height() > 30, name
        if name in ON_DEMAND:
            action_of(window, name)


def lies_on_top(window: PlayWindow, panel: QWidget) -> bool:
    """Whether a click into the middle of a panel would meet it."""
    met = window.childAt(panel.mapTo(window, panel.rect().center()))
    return met is not None and (met is panel or panel.isAncestorOf(met))


def test_the_menu_names_each_dock_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    panels = window.dock_keeper.menu
    assert panels.menuAction() in window.actions_for_menus()["view"]
    names = [entry.text() for entry in panels.actions() if not entry.isSeparator()]
    expected = ["Village", "Heroes", "Finds", "Enemies", "Chronicle", "Council", "Timeline", "Odds", "Rules", "Luck"]
    assert sorted(names) == sorted([*expected, "List", "Table view", "&Reset panels"])


def test_the_view_menu_fits_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.play(session_at(topics.WHOM))
    assert window.menus.view.sizeHint().height() < 640


def test_docks_on_demand_open_as_tabs_and_take_no_room_from_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    QTest.qWait(50)
    before = board_of(window).view.size()
    for name in ("odds", "rules", "luck"):
        action_of(window, name)
    qtbot.waitUntil(window.docks["luck"].panel.isVisible)
    assert board_of(window).view.size() == before
    assert window.docks["chronicle"] in window.inner.tabifiedDockWidgets(window.docks["luck"])
    for tabs in window.inner.findChildren(QTabBar):
        assert tabs.elideMode() is Qt.TextElideMode.ElideNone


def test_no_bar_of_tabs_is_left_behind(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    action_of(window, "luck")
    QTest.qWait(50)
    shown = [tabs.geometry() for tabs in window.inner.findChildren(QTabBar) if tabs.isVisible() and tabs.x() >= 0]
    tops = {(dock.x(), dock.y()) for dock in window.docks.values() if dock.isVisible()}
    assert shown
    assert all((place.x(), place.y() + place.height()) in tops for place in shown)


def test_docks_that_were_opened_are_open_in_the_next_game_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    action_of(window, "luck")
    action_of(window, "timeline")
    action_of(window, "finds")
    window.dock_keeper.keep()
    again = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    assert not again.docks["luck"].isHidden()
    assert not again.docks["timeline"].isHidden()
    assert again.docks["finds"].isHidden()
    assert again.docks["rules"].isHidden()


# Rules


def test_the_clause_of_the_question_opens_the_rules_at_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    QTest.mouseClick(window.prompt.clause, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: clause_shown(window) == "SBH-ACT-6")
    assert "SBH-ACT-6" in rules_of(window).text.toPlainText()


def test_a_clause_clicked_in_the_chronicle_is_followed_by_the_rules(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"), (1920, 1080))
    panel = window.docks["chronicle"].panel
    assert isinstance(panel, ChroniclePanel)
    seen: list[str] = []
    for row in (panel.filter.rowCount() - 1, panel.filter.rowCount() - 2):
        window.dock_keeper.open("chronicle")
        index = panel.filter.index(row, 0)
        panel.list.scrollTo(index)
        rect = panel.list.visualRect(index)
        corner = rect.bottomRight() - QPoint(12, 6)
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=corner)
        seen.append(index.data(LINE_ROLE).clause)
        qtbot.waitUntil(lambda: clause_shown(window) == seen[-1])
    assert len(set(seen)) == 2


def test_the_rules_are_searched_by_words_and_a_click_elsewhere_ends_the_search(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    action_of(window, "rules")
    rules = rules_of(window)
    qtbot.waitUntil(rules.isVisible)
    everything = rules.list.count()
    QTest.keyClicks(rules.search, "overwatch")
    assert 0 < rules.list.count() < everything
    rules.search.setText("no such thing at all")
    assert "no such thing" in rules.text.toPlainText()
    window.show_clause("V-6.5.4")
    assert rules.list.count() == everything
    assert clause_shown(window) == "V-6.5.4"


def test_the_rules_entry_opens_the_dock_in_a_game_and_a_window_without_one(qtbot: QtBot, tmp_path: Path) -> None:
    main = opened(qtbot, tmp_path)
    main.show_rules()
    dialog = main.findChild(QDialog, "dialog.rules")
    assert isinstance(dialog, QDialog)
    rules = dialog.findChild(QListWidget, "rules.list")
    assert isinstance(rules, QListWidget)
    qtbot.waitUntil(lambda: rules.count() > 100)
    click(dialog, "rules.close")
    main.start_game(new_siege("village", setup(), 5))
    page = main.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    main.show_rules()
    qtbot.waitUntil(page.docks["rules"].panel.isVisible)
    assert not dialog.isVisible()
    assert rules_of(page).search.hasFocus()
    main.close()


# Odds


def test_the_odds_dock_shows_the_answer_that_enter_gives(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    action_of(window, "odds")
    table = odds_of(window).model
    # With three dice a free Move is the likeliest to be had.
    qtbot.waitUntil(lambda: table.rowCount() == 4)
    assert table.title.endswith("rolls three dice")
    assert sum(row.chance for row in table.rows) == pytest.approx(1)


def test_the_odds_dock_follows_the_pointer_and_the_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    action_of(window, "odds")
    table = odds_of(window).model
    button = window.findChild(OptionButton, "prompt.option.3")
    assert isinstance(button, OptionButton)
    QTest.mouseMove(button)
    qtbot.waitUntil(lambda: table.title.endswith("rolls three dice") and table.rowCount() == 4)
    QTest.keyClick(window, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: table.title.endswith("rolls one die") and table.rowCount() == 2)
    label = window.findChild(QLabel, "odds.title")
    assert isinstance(label, QLabel)
    assert label.text() == table.title


@pytest.mark.parametrize("verb", ["attack:", "aim:"])
def test_every_attack_and_shot_has_its_odds_on_the_answer_unasked(qtbot: QtBot, tmp_path: Path, verb: str) -> None:
    window = seat(qtbot, tmp_path, session_at("action", verb))
    request = window.session.pending
    assert request is not None
    wanted = [number for number, one in enumerate(options_of(request), 1) if ":" in one]

    def seconds() -> list[str]:
        buttons = [window.findChild(OptionButton, f"prompt.option.{number}") for number in wanted]
        return [button.second() for button in buttons if isinstance(button, OptionButton)]

    qtbot.waitUntil(lambda: all("%" in words for words in seconds()))
    assert len(seconds()) == len(wanted)


def test_the_card_of_a_target_on_the_map_shows_the_odds(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("action", "aim:"))
    request = window.session.pending
    assert request is not None
    option = next(one for one in options_of(request) if one.startswith("aim:"))
    target = option.partition(":")[2]
    board_of(window).view.hovered.emit(target)
    qtbot.waitUntil(
        lambda: "%" in board_of(window).card.accessibleName() and board_of(window).card.isVisible(), timeout=10_000
    )
    assert "Aimed shot: kill" in board_of(window).card.accessibleName()
    layout = board_of(window).card.layout()
    assert layout is not None
    assert board_of(window).card.height() >= layout.heightForWidth(board_of(window).card.width()) > 60
    place = board_of(window).scene.centre_of_item(target)
    assert place is not None
    assert not board_of(window).card.geometry().contains(board_of(window).view.mapFromScene(place))


def test_hidden_odds_are_hidden_in_the_dock_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    action_of(window, "odds")
    window.actions_of_game.odds_action.setChecked(False)
    assert odds_of(window).model.rowCount() == 0
    label = window.findChild(QLabel, "odds.empty")
    assert isinstance(label, QLabel)
    assert "hidden" in label.text()


# Luck


def test_the_luck_dock_has_a_card_for_each_side_and_follows_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_in(Phase.COUNCIL)
    window = seat(qtbot, tmp_path, session)
    panel = window.docks["luck"].panel
    assert isinstance(panel, LuckPanel)
    assert panel.cards == []
    action_of(window, "luck")
    qtbot.waitUntil(lambda: len(panel.cards) == 2)
    dice = panel.cards[0].row.luck.dice
    assert panel.cards[0].words[0].text().startswith(f"{dice} dice")
    while session.match.undo_target() >= 0:
        session.undo()
    assert panel.cards == []
    assert panel.empty.isVisible()


def test_typed_dice_get_a_card_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    window = seat(qtbot, tmp_path, session)
    panel = window.docks["luck"].panel
    assert isinstance(panel, LuckPanel)
    action_of(window, "luck")
    session.policy.of_seat[PLAYERS] = ASKED
    QTest.keyClick(window, Qt.Key.Key_2)
    QTest.keyClick(window, Qt.Key.Key_6)
    QTest.keyClick(window, Qt.Key.Key_5)
    qtbot.waitUntil(lambda: any(card.objectName() == "luck.players.typed" for card in panel.cards))
    typed = next(card for card in panel.cards if card.objectName() == "luck.players.typed")
    assert typed.row.luck.faces == (0, 0, 0, 0, 1, 1)
    assert "typed" in typed.accessibleName()


def test_the_end_page_shows_how_the_dice_fell(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_in(Phase.COUNCIL))
    page = EndPage(window.theme, window.settings, window.session)
    qtbot.addWidget(page)
    page.show()
    click(page, "end.luck")
    dialog = page.findChild(QDialog, "dialog.luck")
    assert isinstance(dialog, QDialog)
    panel = dialog.findChild(LuckPanel)
    assert isinstance(panel, LuckPanel)
    qtbot.waitUntil(lambda: len(panel.cards) == 2)
    assert isinstance(dialog.findChild(QPushButton, "luck.close"), QPushButton)


def test_the_council_is_made_once_and_turned_round_as_its_dock_grows(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.COUNCIL), (1920, 1080))
    panel = window.docks["council"].panel
    qtbot.waitUntil(lambda: lies_on_top(window, panel))
    made = panel.findChildren(BuildingPart)
    assert len(made) == 5
    for wide, above in ((1000, False), (500, True), (1000, False)):
        panel.resize(wide, 900)
        QTest.qWait(0)
        assert panel.findChildren(BuildingPart) == made
        for part in made:
            side, levels = part.findChild(QWidget, "council.side"), part.findChild(LevelRow)
            assert side is not None
            assert levels is not None
            assert (side.geometry().bottom() < levels.y()) == above


def test_the_council_of_a_burnt_village_is_cut_off_nowhere(qtbot: QtBot, tmp_path: Path) -> None:
    speak("de")
    session = session_at(topics.COUNCIL)
    siege = session.state
    assert isinstance(siege, Siege)
    lost = next(one for one in siege.buildings.values() if one.id != siege.world.heart)
    lost.integrity, lost.fell_in_wave = 0, 1
    window = seat(qtbot, tmp_path, session, (1280, 720))
    panel = window.docks["council"].panel
    qtbot.waitUntil(lambda: lies_on_top(window, panel))
    scroller = panel.findChild(QScrollArea, "council.scroll")
    assert isinstance(scroller, QScrollArea)
    QTest.qWait(0)
    said = [one.text() for one in scroller.findChildren(QLabel)]
    assert any(one.startswith("Es ist zerstört") for one in said)
    page = scroller.widget()
    assert page is not None
    assert page.width() <= scroller.viewport().width()


@pytest.mark.painted
def test_no_wood_is_painted_under_a_dock(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1920, 1080))
    painted: list[QRegion] = []
    monkeypatch.setattr(wood, "paint_wood", lambda painter, *_: painted.append(painter.clipRegion()))
    window.inner.repaint()
    bare = painted[-1]
    assert bare.contains(QPoint(1, 1))
    for name in ("village", "heroes", "chronicle"):
        panel = window.docks[name].panel
        inside = panel.rect().adjusted(RADIUS, 0, -RADIUS, -RADIUS)
        assert not bare.intersects(QRect(panel.mapTo(window.inner, inside.topLeft()), inside.size()))
