"""Seats, stores and units beside the board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.warhold.docks import seat_rows, unit_rows, units_note
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.stores_panel import StoresPanel, warning_words
from desktop.look.theme import Theme
from desktop.play.models.rows import CellKind, Edit
from desktop.play.panels.table_panel import TablePanel
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from rules_core.games.warhold.rules.budget import budget_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, put
from tests.games.warhold.desktop.wars import home, pending, session_of, war


@rule("W-SET-19")
def test_seats_stand_in_order_with_what_they_have(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE, gold=20, food=35)
    put(moment, "e5", "troll")
    rows = seat_rows(WarPresenter(session_of(moment)))
    assert [row.cells[0].text for row in rows] == ["Humans", "Elves", "Monster Turn"]
    assert [row.cells[2].text for row in rows] == ["Now", "Next", "Then"]
    assert (rows[0].cells[1].text, rows[0].cells[1].second) == ("20", "35")
    assert rows[0].cells[1].edit == Edit("kingdoms/0/gold", 20)
    assert rows[2].cells[0].second == "1 on the map"
    moment.state.turn_of = 1
    moment.state.kingdom(P2).is_out = True
    moment.state.phase = Phase.MONSTERS_MOVE
    presenter = WarPresenter(session_of(war(Phase.MOVE)))
    presenter.war.kingdom(P2).is_out = True
    assert [row.cells[2].text for row in seat_rows(presenter)] == ["Now", "Out", "Then"]


@rule("W-SET-10")
def test_stores_and_units_are_those_of_a_people_and_before_of_who_sits_there() -> None:
    presenter = WarPresenter(session_of(war(Phase.MOVE)))
    assert presenter.kingdom_note(P1) == "of the Humans"
    presenter.war.kingdom(P1).race = ""
    assert presenter.kingdom_note(P1) == presenter.seat_name(P1)


@rule("W-MOV-1", "W-ATT-10")
def test_units_tell_who_may_move_and_their_wounds_can_be_corrected(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    moment.state.units[1].wounds = 1
    moment.state.units[2].spent = 99
    presenter = WarPresenter(session_of(moment))
    rows = {row.id: row for row in unit_rows(presenter)}
    lord, pikes, knights = (one.id for one in moment.state.units_of(P1))
    assert list(rows) == [lord, pikes, knights]
    assert [rows[one].cells[2].text for one in (lord, pikes, knights)] == ["may move", "may move", "moved 99"]
    assert rows[pikes].cells[1].kind is CellKind.DROPS
    assert rows[lord].cells[1].kind is not CellKind.DROPS
    assert units_note(presenter) == "2 of 3 may still move"
    edit = rows[pikes].cells[1].edit
    assert edit is not None
    assert presenter.session.amend(edit.path, 0)
    assert all(row.cells[1].kind is not CellKind.DROPS for row in unit_rows(presenter))


@rule("W-MTN-1")
def test_in_the_monster_turn_people_look_at_their_own(qtbot: QtBot) -> None:
    moment = war(Phase.MONSTERS_FIGHT)
    put(moment, "g7", "troll")
    presenter = WarPresenter(session_of(moment))
    assert pending(presenter.session).who == P2
    assert presenter.shown_seat() == P2
    presenter.session.give_seat(P2, "thumb")
    assert presenter.shown_seat() == P1


@rule("W-UPK-5")
def test_stores_warn_before_somebody_deserts(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE, gold=500, food=0)
    presenter = WarPresenter(session_of(moment))
    panel = StoresPanel(Theme(), presenter)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.warning.text() == "Food just suffices; nothing to spare."
    assert presenter.session.amend("kingdoms/0/food", 100)
    assert not panel.warning.text()
    for unit in presenter.war.units_of(P1)[1:]:
        presenter.war.units.remove(unit)
    home(campaign_of(presenter.war)).engineers = 0
    panel.refresh()
    assert not panel.warning.text()
    home(moment).engineers = 4
    presenter = WarPresenter(session_of(moment))
    budget = budget_of(campaign_of(presenter.war), P1)
    told = warning_words(presenter, presenter.war, budget)
    assert told.startswith("30 food short: someone would desert.")
    assert told.endswith("At least 2 of them.")


def test_docks_leave_the_map_the_largest_room(qtbot: QtBot, tmp_path: Path) -> None:
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session_of(war(Phase.MOVE)))
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    qtbot.waitUntil(lambda: window.docks["units"].width() <= window.theme.px(385))
    assert all(window.docks[name].width() < window.board.width() / 2 for name in ("seats", "stores", "units"))
    # What an attack may lead to is seen before it is made, and below it what has happened.
    odds, chronicle = window.docks["odds"], window.docks["chronicle"]
    assert odds.isVisible()
    assert chronicle.isVisible()
    assert odds.geometry().bottom() < chronicle.geometry().top()
    # All kingdoms and the Monster Turn are seen at once, where the bar below takes the most.
    seats = window.docks["seats"].panel
    assert isinstance(seats, TablePanel)
    window.resize(1920, 960)
    qtbot.wait(50)
    assert seats.table.verticalScrollBar().maximum() == 0
    panel = window.docks["units"].panel
    assert isinstance(panel, TablePanel)
    at = panel.table.visualRect(panel.model.index(1, 0)).center()
    with qtbot.waitSignal(panel.marked) as heard:
        QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert heard.args == [window.session.state.units[1].id]
    window.put_away()


@rule("W-CMB-12", "W-CMB-14")
def test_whoever_strikes_back_sees_the_own_units_and_nobody_attacked_who_did_not(qtbot: QtBot) -> None:
    moment = war(Phase.COUNTER)
    put(moment, "d4", "elves/infantry", P2)
    for one in moment.state.units_of(P1):
        # As the rules have it when the attacks are over.
        one.has_fought = True
    session = session_of(moment)
    presenter = WarPresenter(session)
    assert pending(session).who == P2
    assert presenter.shown_seat() == P2
    rows = {row.id: row for row in unit_rows(presenter)}
    assert set(rows) == {one.id for one in presenter.war.units_of(P2)}
    assert "may strike" in [row.cells[2].text for row in rows.values()]
    assert "has attacked" not in [row.cells[2].text for row in rows.values()]


def test_wounds_of_a_lord_leave_room_for_what_the_lord_may_do(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    moment.state.units[0].wounds = 1
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session_of(moment))
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    qtbot.waitUntil(lambda: window.docks["units"].width() <= window.theme.px(385))
    panel = window.docks["units"].panel
    assert isinstance(panel, TablePanel)
    qtbot.wait(20)
    cells, row = panel._cells, panel.model.rows[0]
    assert row.cells[2].text == "may move"
    # A little of the air round it may go, nothing of its words.
    assert panel.table.columnWidth(2) >= cells.width_of(row.cells[2]) - window.theme.px(4)
    window.put_away()
