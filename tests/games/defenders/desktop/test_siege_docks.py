"""The docks of a siege: what everybody is worth and why, who plays when, what may be known of the deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from desktop.games.defenders.deck_panel import ALL, DeckPanel, joker_words
from desktop.games.defenders.docks import OrderPanel, holding_rows, morale_rows, threat_rows, unit_rows
from desktop.games.defenders.map_list import families
from desktop.games.defenders.sheet_views import sheet_view
from desktop.games.defenders.wood_deck import WoodDeck
from desktop.look.theme import Theme
from desktop.play.docks import LEFT_WIDE, PanelDock
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Row
from desktop.play.panels.list_panel import ListPanel
from desktop.play.panels.table_panel import LEAST_COLUMN, NAMES_SHARE, TablePanel
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import menace, topics
from rules_core.games.defenders.state.city import MoraleCause, Phase, Told
from rules_core.games.defenders.words.tables import tables
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId, options_of
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at
from tests.pig.match import NoKeeper


def panel(window: PlayWindow, name: str) -> object:
    return window.docks[name].panel


@rule("D-MOR-3", "D-MOR-4")
def test_every_defender_shows_what_takes_from_its_card(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    window.session.amend("damage", 2)
    window.session.amend("units/0/wounds", 1)
    state = state_of(window)
    rows = unit_rows(window.presenter)
    unit = state.units[0]
    assert rows[0].cells[1].text == f"{unit.rank()} \N{MINUS SIGN} 1 \N{MINUS SIGN} 2"
    assert rows[0].cells[2].text == str(state.value(unit))
    edit = rows[0].cells[1].edit
    assert edit is not None
    assert (edit.path, edit.value) == ("units/0/wounds", 1)
    assert morale_rows(window.presenter)[0].cells[1].text == "2"
    values = [int(row.cells[1].text) for row in threat_rows(window.presenter)]
    assert values == sorted(values, reverse=True)
    icons = [dock.icon_name for dock in window.docks.values() if isinstance(dock, PanelDock)]
    assert len(icons) == len(set(icons))
    window.put_away()


@rule("D-MOR-7", "D-SPC-3", "R-D62")
def test_a_place_that_is_ours_again_and_a_jacks_words_are_told_apart(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    state = state_of(window)
    place, unit = state.locations[0].id, state.units[0].id
    for clause, thing, points in (("D-MOR-6", place, 1), ("D-EVT-5", "", 1), ("D-MOR-7", place, -1)):
        state.causes.append(MoraleCause(clause, thing, points))
    state.causes.append(MoraleCause("D-SPC-3", unit, -1))
    rows = morale_rows(window.presenter)
    said = [(row.cells[0].second, row.cells[1].text) for row in rows[1:]]
    minus = "\N{MINUS SIGN}1"
    assert said == [("is lost", "+1"), ("", "+1"), ("is ours again", minus), ("gave heart", minus)]
    counts = next(one for one in tables(state, window.presenter.words) if one.id == "deck")
    cells = [one.cells for one in counts.things if one.id.startswith("cause")]
    assert [one.partition(":")[0] for one, _ in cells[1:]] == ["Grief and fear", "Ours again", "New heart"]
    assert cells[-1][1] == minus
    window.put_away()


@rule("D-INT-5", "D-STR-2", "D-DA-2", "D-THR-7")
def test_words_of_defenders_and_tales_of_threats_are_seen_in_the_siege(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    state = state_of(window)
    unit, threat = state.units[0], state.threats[0]
    unit.words, threat.place = ["mobile", "tough"], unit.place
    state.told.append(Told(topics.STORY, SeatId("p1"), threat.id, "It came out\nof the bog.", 0))
    first = next(row for row in unit_rows(window.presenter) if row.id == unit.id).cells[0]
    assert first.second.endswith("; mobile, tough")
    first = next(row for row in threat_rows(window.presenter) if row.id == threat.id).cells[0]
    assert first.second.endswith("; It came out of the bog.")
    # On the map for the place on which the pointer rests, and in its list.
    view = sheet_view(state, window.presenter.words, [])
    tip = next(one for one in view.places if one.id == unit.place).tip
    assert "mobile, tough" in tip
    assert "It came out of the bog." in tip
    (family,) = [one for one in families(KnownToAll(window.session)) if one.id == "threats"]
    assert next(one for one in family.things if one.id == threat.id).lines[-1] == "It came out of the bog."
    sheet = board_of(window).sheet
    sheet.show_sheet(view, {}, "")
    shown = next(one for one in view.places if one.id == unit.place)
    middle = sheet.spot_of(*shown.middle)
    QTest.mouseMove(sheet, middle.toPoint())
    assert sheet.toolTip() == tip
    window.put_away()


@rule("D-TRN-2", "D-TRN-3")
def test_normal_order_begins_with_the_first_player(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    order = panel(window, "order")
    assert isinstance(order, OrderPanel)
    assert [one.is_first for one in order.row.seats] == [True, False, False]
    assert [one.is_now for one in order.row.seats] == [True, False, False]
    assert nameless(order) == []
    window.put_away()


@rule("D-THR-2", "D-THR-3")
def test_the_deck_tells_how_many_cards_come_before_the_joker_can(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    deck, state = panel(window, "deck"), state_of(window)
    assert isinstance(deck, DeckPanel)
    # The card that came last is as high as there is room, and leaves the words theirs.
    for wide, high in ((400, 100), (400, 200), (220, 200)):
        room = QRectF(0, 0, wide, high)
        card = deck.place_of_drawn(room)
        assert room.contains(card)
        assert card.left() >= 138
        assert card.height() > high * 0.9 or card.left() < 160
    narrow = deck.place_of_drawn(QRectF(0, 0, 130, 200))
    assert narrow.width() > 30
    assert narrow.left() >= 74
    assert ALL == 53
    assert str(menace.cards_left(state)) in deck.count_words()
    safe = menace.ABOVE_JOKER - state.drawn
    assert f"the next {safe} draws" in deck.joker_words()
    window.session.amend("drawn", 45)
    assert deck.joker_words() == "The joker may come now."
    window.session.amend("is_joker_in", value=False)
    assert deck.joker_words() == "The joker has come."
    window.put_away()


def test_names_keep_their_share_beside_long_words(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    words = "Paladin, of good reputation and well connected"
    cells = (Cell("Emberlin, War Mage", CellKind.NAME), Cell(words), Cell("Barbican of the Two Kings"), Cell("12"))
    model = RowTable(window.session, ("Name", "Words", "Place", "Value"), lambda: [Row("one", cells)])
    shown = TablePanel(window.theme, model, "table.long", "Long", "", headings=True)
    qtbot.addWidget(shown)
    shown.resize(400, 200)
    shown.show()
    qtbot.wait(30)
    assert shown.table.columnWidth(0) >= 0.9 * NAMES_SHARE * shown.table.viewport().width()
    assert shown.table.columnWidth(3) >= LEAST_COLUMN / 2
    window.put_away()


@rule("D-REF-7", "D-NOC-1")
def test_chances_are_told_in_reflection_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    clock = board_of(window).clock
    assert clock.clock.isHidden()
    clock.action.setChecked(True)
    assert clock.clock.isVisible()
    rows = holding_rows(window.presenter)
    state = state_of(window)
    assert {row.id for row in rows} >= set(state.entries)
    assert all(cell.text.endswith("%") for row in rows for cell in row.cells[1:])
    window.session.answer("no-scene")
    assert state_of(window).phase is not Phase.REFLECTION
    assert holding_rows(window.presenter) == []
    assert clock.clock.isHidden()
    window.put_away()


def test_of_a_usual_siege_most_threats_are_seen_beside_the_map(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    window.resize(1920, 1000)
    docks = window.dock_keeper.docks
    qtbot.waitUntil(lambda: docks["threats"].height() > 300)
    view = docks["threats"].findChild(QTableView)
    assert isinstance(view, QTableView)
    assert view.viewport().height() >= 5 * view.rowHeight(0)
    # The chances lie behind it, a click away.
    assert docks["holding"] in window.dock_keeper.window.tabifiedDockWidgets(docks["threats"])
    assert docks["holding"].isVisibleTo(window)
    window.put_away()


def test_the_map_is_opened_as_a_list_and_answered_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.PLACING)
    entry = window.docks["list"].toggleViewAction()
    assert entry.shortcut().toString() == "Ctrl+L"
    entry.trigger()
    listed = panel(window, "list")
    assert isinstance(listed, ListPanel)
    qtbot.waitUntil(listed.tree.hasFocus)
    request = window.session.pending
    assert request is not None
    place = options_of(request)[0]
    listed.tree.setCurrentIndex(listed.model.index_of(place))
    assert board_of(window).sheet.target == place
    placed = sum(bool(one.place) for one in state_of(window).units)
    QTest.keyClick(listed.tree, Qt.Key.Key_Return)
    assert sum(bool(one.place) for one in state_of(window).units) == placed + 1
    window.put_away()


@rule("D-THR-2", "D-THR-3", "D-TA-2")
def test_the_threat_deck_lies_beside_the_map_where_there_is_room_and_gets_thinner(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    sheet, deck = board_of(window).sheet, window.findChild(WoodDeck, "wood-deck")
    assert deck is not None
    window.resize(1400, 700)
    QApplication.processEvents()
    assert deck.isVisible()
    assert not QRectF(deck.geometry()).intersects(sheet.paper())
    assert deck.accessibleName() == joker_words(state_of(window))
    seen, drawn = deck.grab().toImage(), state_of(window).drawn
    player = ThumbPlayer()
    while (request := window.session.pending) is not None and state_of(window).drawn == drawn:
        window.session.answer(player.decide(window.session.match.state, request, 0))
    window.player.finish()
    QApplication.processEvents()
    assert deck.grab().toImage() != seen
    window.resize(760, 560)
    QApplication.processEvents()
    assert not deck.isVisible()
    window.put_away()


def test_docks_leave_the_map_its_room_after_the_city_has_taken_all_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    match = begin(DefendersGame({"players": 2, "fewest": 1, "most_locations": 1, "most_defenders": 1}), 5, DicePolicy())
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1600, 900)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(100)
    player = ThumbPlayer()
    while session.pending is not None and session.pending.topic != topics.SCENE:
        depth = session.match.journal.depth(session.match.journal.head)
        session.answer(player.decide(session.state, session.pending, depth))
    window.player.finish()
    qtbot.wait(100)
    assert window.docks["units"].isVisible()
    assert window.docks["units"].width() <= LEFT_WIDE
    assert board_of(window).sheet.width() > window.width() * 0.45
    window.put_away()


@pytest.mark.parametrize("was_mended", [False, True])
def test_docks_that_were_kept_too_wide_are_mended_once(qtbot: QtBot, tmp_path: Path, was_mended: bool) -> None:
    def opened() -> PlayWindow:
        window = window_at(qtbot, tmp_path, topics.SCENE)
        window.resize(1600, 900)
        qtbot.wait(150)
        return window

    window = opened()
    window.dock_keeper.window.resizeDocks(
        [window.docks["units"], window.docks["order"]], [629, 500], Qt.Orientation.Horizontal
    )
    qtbot.wait(150)
    assert window.docks["units"].width() > 600
    window.dock_keeper.keep()
    window.settings.set_flag(window.dock_keeper._mended_as, value=was_mended)
    window.put_away()
    again = opened()
    qtbot.wait(150)
    # What people have arranged since then stays.
    assert (again.docks["units"].width() > 600) == was_mended
    assert (board_of(again).sheet.width() > 1600 * 0.45) != was_mended
    again.put_away()
