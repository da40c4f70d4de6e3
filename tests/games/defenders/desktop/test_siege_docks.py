"""The docks of a siege: what everybody is worth and why, who plays when, what may be known of the deck."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.defenders.deck_panel import ALL, DeckPanel
from desktop.games.defenders.docks import OrderPanel, holding_rows, morale_rows, threat_rows, unit_rows
from desktop.play.docks import PanelDock
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Row
from desktop.play.panels.table_panel import LEAST_COLUMN, NAMES_SHARE, TablePanel
from desktop.play.play_window import PlayWindow
from rules_core.games.defenders.rules import menace, topics
from rules_core.games.defenders.state.city import Phase
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


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
