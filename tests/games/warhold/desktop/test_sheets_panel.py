"""The sheets of the game as tables, and what a table of people may say otherwise."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QTableView
from pytestqt.qtbot import QtBot

from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.sheets_panel import SheetsPanel, event_rows, reference_rows, stronghold_rows, upkeep_rows
from desktop.look.theme import Theme
from desktop.play.models.rows import Row
from rules_core.games.warhold.rules.cards import CHART
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import home, session_of, war


def row(rows: list[Row], id: str) -> Row:
    return next(one for one in rows if one.id == id)


@rule("W-SET-16", "W-STR-3")
def test_a_stronghold_is_corrected_in_its_cell(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    home(moment).miners = 4
    presenter = WarPresenter(session_of(moment))
    panel = SheetsPanel(Theme(), presenter)
    qtbot.addWidget(panel)
    model = panel.tables["strongholds"].model
    at = next(number for number, one in enumerate(model.rows) if one.id == "hold-p1/mine")
    assert model.data(model.index(at, 2)) == "4 workers"
    assert model.setData(model.index(at, 1), 3, Qt.ItemDataRole.EditRole)
    assert model.setData(model.index(at, 2), 6, Qt.ItemDataRole.EditRole)
    house = presenter.war.stronghold("hold-p1")
    assert (house.mine, house.miners) == (3, 6)
    # What the rules do not know is refused.
    assert not model.setData(model.index(at, 1), 9, Qt.ItemDataRole.EditRole)
    assert presenter.war.stronghold("hold-p1").mine == 3
    assert row(stronghold_rows(presenter), "hold-p1/engineer").cells[2].text == "1"


@rule("W-UPK-3", "W-UPK-4", "W-UPK-8")
def test_the_accounts_of_a_kingdom_follow_what_is_corrected(qtbot: QtBot) -> None:
    presenter = WarPresenter(session_of(war(Phase.MOVE, gold=50, food=60)))
    rows = upkeep_rows(presenter)
    assert [one.text for one in row(rows, "kingdom-p1/left").cells[1:]] == ["55", "60"]
    assert row(rows, "kingdom-p1/infantry").cells[0].second == "upkeep 10/10"
    edit = row(rows, "kingdom-p1/stores").cells[1].edit
    assert edit is not None
    assert presenter.session.amend(edit.path, 500)
    assert presenter.war.kingdom(P1).gold == 500
    assert row(upkeep_rows(presenter), "kingdom-p1/left").cells[1].text == "505"


@rule("W-EOT-1", "W-RUI-5", "W-MON-14", "WH-DK-7")
def test_charts_say_what_each_face_brings(qtbot: QtBot) -> None:
    presenter = WarPresenter(session_of(war(Phase.MOVE)))
    rows = event_rows(presenter)
    ends = [one for one in rows if one.id.startswith("end-")]
    assert [(one.cells[0].text, one.cells[1].text) for one in ends] == [
        ("1", presenter.name(CHART[0])),
        ("2", presenter.name(CHART[1])),
        ("3 to 5", presenter.name(CHART[2])),
        ("6", presenter.name(CHART[5])),
    ]
    assert row(rows, "reward-lord-6").cells[1].text == "50 gold and Equipment"
    assert row(rows, "deck-monster").cells[1].text == "50 cards"


@rule("W-MON-1", "W-ATT-1")
def test_the_reference_begins_with_the_monsters_on_the_map(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    troll = put(moment, "e5", "troll", wounds=1)
    presenter = WarPresenter(session_of(moment))
    rows = reference_rows(presenter)
    told = row(rows, troll.id)
    assert told.cells[0].second.startswith("1 of ")
    edit = told.cells[0].edit
    assert edit is not None
    assert presenter.session.amend(edit.path, 0)
    assert row(reference_rows(presenter), troll.id).cells[0].second.startswith("0 of ")
    profile = presenter.war.world.content.profiles["dragon"]
    assert [one.text for one in row(rows, "profile-dragon").cells[1:]] == [
        str(profile.move),
        f"{profile.hit}+, {profile.wound}+",
        str(profile.attacks),
    ]


@rule("W-ATT-7", "W-STR-13")
def test_what_cannot_be_is_refused_with_what_can(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    troll = put(moment, "e5", "troll")
    session = session_of(moment)
    edit = row(reference_rows(WarPresenter(session)), troll.id).cells[0].edit
    assert edit is not None
    assert session.amend_or_say(edit.path, 3) == "Give wounds from 0 to 2: with more it has fallen."
    assert session.amend_or_say("strongholds/0/engineers", -1) == "Give engineers and healers from 0."
    assert session.amend_or_say("strongholds/0/farmers", 0) == "Leave a worker on mine and farm."


def test_whose_wounds_are_corrected_is_seen_while_they_are_typed(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    troll = put(moment, "e5", "troll")
    session = session_of(moment)
    panel = SheetsPanel(Theme(), WarPresenter(session))
    qtbot.addWidget(panel)
    panel.stack.setCurrentWidget(panel.tables["reference"])
    panel.show()
    table = panel.tables["reference"]
    at = next(number for number, one in enumerate(table.model.rows) if one.id == troll.id)
    view = table.findChild(QTableView)
    assert view is not None
    view.edit(table.model.index(at, 0))
    field = view.findChild(QSpinBox)
    assert field is not None
    assert field.text() == "Troll: 0"
    QTest.keyClicks(field, "2")
    assert field.text() == "Troll: 2"
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [one.wounds for one in session.state.monsters()] == [2])
