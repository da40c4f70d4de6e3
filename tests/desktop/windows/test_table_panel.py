"""Tables beside the board: numbers are whole, and a long word in one row shortens no other row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.cell_delegate import CellDelegate
from desktop.play.panels.table_panel import TablePanel
from tests.pig.match import session_after

NAME, SECOND = "Town Hall", "Heart of the whole Village"


def rows(state: Cell) -> list[Row]:
    """A large thing, and a small one about whose state there is something to say."""
    large, small = (Cell(f"{most}/{most}", CellKind.CELLS, now=most, most=most) for most in (6, 2))
    names = (Cell(name, CellKind.NAME, second=second, icon="castle") for name, second in ((NAME, SECOND), ("Well", "")))
    first, second = names
    return [Row("hall", (first, large, Cell(""))), Row("well", (second, small, state))]


def test_what_is_said_of_one_row_shortens_no_other(qtbot: QtBot) -> None:
    said = Cell("Knocked down", CellKind.PILL, tone="ENEMY")
    made = [Cell("")]
    model = RowTable(session_after(), ("", "", ""), lambda: rows(made[0]))
    panel = TablePanel(Theme(), model, "rows", "Rows", "Nothing")
    qtbot.addWidget(panel)
    panel.show()

    def wide(column: int) -> int:
        return max(panel.table.sizeHintForIndex(model.index(row, column)).width() for row in range(2))

    panel.resize(wide(0) + wide(1) + 70, 200)
    qtbot.wait(20)
    made[0] = said
    model.refresh()
    qtbot.wait(20)
    assert panel.table.columnWidth(0) >= wide(0)
    assert panel.table.columnWidth(1) >= wide(1)


def test_numbers_are_never_cut_off(qtbot: QtBot) -> None:
    model = RowTable(session_after(), ("", "", ""), lambda: rows(Cell("")))
    panel = TablePanel(Theme(), model, "rows", "Rows", "Nothing")
    qtbot.addWidget(panel)
    panel.resize(240, 200)
    panel.show()
    qtbot.wait(20)
    most = max(panel.table.sizeHintForIndex(model.index(row, 1)).width() for row in range(2))
    assert panel.table.columnWidth(1) >= most


def test_what_a_narrow_panel_gave_up_comes_back_in_a_wide_one(qtbot: QtBot) -> None:
    model = RowTable(session_after(), ("", "", ""), lambda: rows(Cell("Knocked down", CellKind.PILL)))
    panel = TablePanel(Theme(), model, "rows", "Rows", "Nothing")
    qtbot.addWidget(panel)
    panel.resize(500, 200)
    panel.show()
    qtbot.wait(20)
    whole = panel.table.columnWidth(2)
    for wide in (260, 500):
        panel.resize(wide, 200)
        qtbot.wait(20)
        assert (panel.table.columnWidth(2) == whole) == (wide == 500)


def test_a_hidden_table_is_made_when_it_is_shown(qtbot: QtBot) -> None:
    session = session_after()
    state = Cell("Whole")
    model = RowTable(session, ("", "", ""), lambda: rows(state))
    panel = TablePanel(Theme(), model, "rows", "Rows", "Nothing")
    qtbot.addWidget(panel)
    panel.show()
    panel.hide()
    state = Cell("Down")
    session.changed.emit()
    assert model.rows[1].cells[2].text == "Whole"
    panel.show()
    assert model.rows[1].cells[2].text == "Down"
    state = Cell("Gone")
    session.changed.emit()
    assert model.rows[1].cells[2].text == "Gone"


def test_cells_of_words_begin_below_each_other_where_there_is_room(qtbot: QtBot) -> None:
    said = ("Nothing", "A monster, and a treasure beside the ruin")
    heading = Row("head", (Cell("What a die brings, and what it takes", CellKind.NAME), Cell("")), is_heading=True)
    made = [Row(words, (Cell("1", CellKind.NAME, icon="castle"), Cell(words))) for words in said]
    panel = TablePanel(
        Theme(), RowTable(session_after(), ("Die", "What"), lambda: [heading, *made]), "r", "R", "Nothing"
    )
    qtbot.addWidget(panel)
    panel.resize(380, 200)
    panel.show()
    qtbot.wait(20)
    model = panel.table.model()
    wide = [panel.table.sizeHintForIndex(model.index(row, 1)).width() for row in (1, 2)]
    assert panel.table.columnWidth(1) >= max(wide) > min(wide)


def test_a_number_is_seen_while_it_is_corrected_in_a_narrow_cell(qtbot: QtBot) -> None:
    made = [Row("mine", (Cell("Mine", CellKind.NAME), Cell("1", edit=Edit("points/ann", 1))))]
    panel = TablePanel(Theme(), RowTable(session_after(), ("", ""), lambda: made), "r", "R", "Nothing")
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show()
    qtbot.wait(20)
    index = panel.table.model().index(0, 1)
    panel.table.edit(index)
    field = panel.table.findChild(QSpinBox)
    assert field is not None
    cell = panel.table.visualRect(index)
    assert field.width() >= 100 > cell.width()
    assert field.geometry().right() < panel.table.viewport().width()
    assert field.geometry().left() <= cell.left()


def test_a_long_name_goes_on_where_its_row_has_nothing_beside_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def made() -> list[Row]:
        names = [Cell(name, CellKind.NAME, icon="castle") for name in ("Telindrial Farsight", "Crossbowmen 12")]
        drops = [Cell("", CellKind.DROPS, now=1, most=5), Cell("")]
        ways = [Cell("may move", CellKind.PILL, tone="GOOD") for _ in names]
        return [Row(str(number), cells) for number, cells in enumerate(zip(names, drops, ways, strict=True))]

    panel = TablePanel(Theme(), RowTable(session_after(), ("", "", ""), made), "rows", "Rows", "Nothing")
    qtbot.addWidget(panel)
    panel.resize(330, 200)
    panel.show()
    qtbot.wait(20)
    seen: dict[str, float] = {}
    usual = CellDelegate._paint_name

    def noted(self: CellDelegate, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        seen[cell.text] = max(seen.get(cell.text, 0.0), rect.width())
        usual(self, painter, rect, cell)

    monkeypatch.setattr(CellDelegate, "_paint_name", noted)
    panel.table.grab()
    long, short = seen["Telindrial Farsight"], seen["Crossbowmen 12"]
    assert long == panel.table.columnWidth(0)
    assert short > long + 40
    assert short <= panel.table.viewport().width() - panel.table.columnWidth(2)
