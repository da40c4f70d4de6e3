"""A dock for each table of a game's definition; cells that a person may correct can be edited."""

from __future__ import annotations

from functools import partial

from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.table_panel import TablePanel
from desktop.play.parts import DockPart, PlayParts
from desktop.play.presenter import Presenter
from rules_core.games.definition import Thing
from rules_core.wording.translation import say


def table_docks(parts: PlayParts) -> list[DockPart]:
    """The tables as they are at first, at the left."""
    found: list[DockPart] = []
    presenter = parts.presenter
    for table in presenter.tables():
        title = say(table.title)
        headings = tuple(say(words) for words in table.headings)
        model = RowTable(parts.session, headings, partial(rows_of, presenter, table.id))
        empty = presenter.empty_table(table)
        panel = TablePanel(parts.theme, model, f"table.{table.id}", title, empty, headings=len(headings) > 1)
        found.append(DockPart(table.id, title, presenter.definition.card.picture, panel))
    return found


def rows_of(presenter: Presenter, table: str) -> list[Row]:
    """The rows of a table as it stands."""
    request = presenter.session.pending
    about = (request.subject or request.who) if request is not None else ""
    return [
        Row(thing.id, _cells(thing), chosen=thing.id == about)
        for one in presenter.tables()
        if one.id == table
        for thing in one.things
    ]


def _cells(thing: Thing) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for number, text in enumerate(thing.cells):
        path = thing.paths[number] if number < len(thing.paths) else ""
        value: int | str = int(text) if text.removeprefix("-").isdecimal() else text
        edit = Edit(path, value) if path else None
        cells.append(Cell(text, CellKind.NAME if number == 0 else CellKind.TEXT, edit=edit))
    return tuple(cells)
