"""Lists of texts: what is wrong with them is told with its remedy, and in a form they are written, pasted, removed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.face import Face
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.controls_lines import LinesControl
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.read_only import lock
from desktop.workshop.packs.differences import differences
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Finding, Item, Path, Weight
from rules_core.content.known import Official
from rules_core.content.named_fields import ID, NAME
from rules_core.content.schema import ContentSchema, ItemKind
from tests.potions.definition import GAME

FIRST = Field("first", FieldKind.LINES, "First names", most=5, longest=8, wanted=2, default=())
LAST = Field("last", FieldKind.LINES, "Last names", most=5, longest=8, default=())
NAMES = Field("names", FieldKind.TABLE, "Names", default={}, parts=(FIRST, LAST))
KIND = ItemKind("crowd", "Crowd", "Crowds", "Whom one meets.", "herbs-bundle", (ID, NAME, NAMES))
SCHEMA = ContentSchema(GAME, (KIND,), Official())


def crowd(first: object, last: Sequence[str] = ()) -> Item:
    return Item(GAME, "crowd", {"id": "crowd", "name": "Crowd", "names": {"first": first, "last": list(last)}})


def told(item: Item) -> list[tuple[Path, Weight]]:
    return [(one.path, one.weight) for one in SCHEMA.findings(item, SCHEMA.known())]


@pytest.mark.parametrize(
    "first, path, weight",
    [
        ([], (), Weight.ADVICE),
        (["Ada"], (), Weight.ADVICE),
        (["Ada", "ada "], (1,), Weight.ADVICE),
        (["Ada", "Bartholomew"], (1,), Weight.MUST),
        (["Ada", " "], (1,), Weight.MUST),
        (["Ada", 7], (1,), Weight.MUST),
        (["Ada", "B\u202ean"], (1,), Weight.MUST),
        (["Ada", "<b>Ben"], (1,), Weight.MUST),
        (["A", "B", "C", "D", "E", "F"], (), Weight.MUST),
        ("Ada", (), Weight.MUST),
    ],
)
def test_what_is_wrong_with_a_list_is_told_with_its_place(first: object, path: Path, weight: Weight) -> None:
    assert told(crowd(first)) == [(("names", "first", *path), weight)]
    assert all(one.remedy for one in SCHEMA.findings(crowd(first), SCHEMA.known()))


def test_a_text_in_two_lists_of_a_table_is_found_and_taken_away() -> None:
    item = crowd(["Ada", "Ben"], ["Cole", "BEN"])
    (found,) = SCHEMA.findings(item, SCHEMA.known())
    assert found.path == ("names", "last", 1)
    assert "First names" in found.sentence
    assert [(one.path, one.value) for one in found.fix] == [(("names", "last"), ["Cole"])]
    assert told(crowd(["Ada", "Ben"], ["Cole"])) == []


def test_rows_of_a_map_may_be_alike() -> None:
    rows = Field("rows", FieldKind.LINES, "Ground", most=5, longest=8, repeats=True)
    schema = ContentSchema(
        GAME, (ItemKind("map", "Map", "Maps", "Where they meet.", "x", (ID, NAME, rows)),), Official()
    )
    item = Item(GAME, "map", {"id": "map", "name": "Map", "rows": ["..w", "..w", " "]})
    assert [one.path for one in schema.findings(item, schema.known())] == [("rows", 2)]


def test_many_faults_of_a_stranger_are_told_and_not_all_of_them() -> None:
    assert len(told(crowd([7] * 100_000))) <= 2 * FIRST.most
    blank = SCHEMA.blank("crowd", "crowd", "Crowd")
    assert told(Item(GAME, "crowd", blank)) == [(("names", "first"), Weight.ADVICE)]


def test_what_two_lists_do_not_share_is_told_when_a_pack_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.workshop.packs.differences.schema_of", lambda game: SCHEMA)
    (found,) = differences(crowd(["Ada", "Ben"]), crowd(["Ada", "Cy"]))
    assert "Ben" in found.mine
    assert "Cy" in found.theirs
    assert "Ada" not in found.mine + found.theirs


def form_of(qtbot: QtBot, *lines: str) -> FieldForm:
    draft = Draft(Item(GAME, "crowd", {"id": "crowd", "name": "Crowd", "first": list(lines)}))
    form = FieldForm(bench_for(Theme(less_motion=True), draft, Face()), (), [FIRST])
    qtbot.addWidget(form)
    form.resize(700, 500)
    form.show()
    control(form).opener.click()
    return form


def control(form: FieldForm) -> LinesControl:
    found = form.rows["first"].control
    assert isinstance(found, LinesControl)
    return found


def part(form: FieldForm, name: str) -> QWidget:
    found = form.findChild(QWidget, f"field.first.{name}")
    assert found is not None
    return found


def press(form: FieldForm, name: str) -> None:
    button = part(form, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def lines(form: FieldForm) -> list[str]:
    return list(form.bench.draft.get(("first",), []))


def test_many_lines_are_pasted_at_once_and_as_many_as_fit(qtbot: QtBot) -> None:
    form = form_of(qtbot, "Ada")
    QGuiApplication.clipboard().setText("Ben\n\n  Cy  Young \r\nDee\n")
    line = part(form, "new")
    assert isinstance(line, QLineEdit)
    line.setFocus()
    QTest.keySequence(line, QKeySequence(QKeySequence.StandardKey.Paste))
    assert lines(form) == ["Ada", "Ben", "Cy Young", "Dee"]
    assert line.text() == ""
    press(form, "paste")
    assert lines(form) == ["Ada", "Ben", "Cy Young", "Dee", "Ben"]
    assert not part(form, "add").isEnabled()
    form.bench.draft.stack.undo()
    form.bench.draft.stack.undo()
    assert lines(form) == ["Ada"]
    assert control(form).count.text() == "1 of 2"


def test_a_line_is_written_over_and_the_chosen_ones_are_removed(qtbot: QtBot) -> None:
    form = form_of(qtbot, "Ada", "Ben", "Cy")
    view = part(form, "list")
    assert isinstance(view, QListView)
    model = view.model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert control(form).go_to(("first", 1)) is view
    assert model.setData(model.index(1, 0), " Bea ")
    assert lines(form) == ["Ada", "Bea", "Cy"]
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert lines(form) == ["Ada", "Cy"]
    assert model.setData(model.index(0, 0), "")
    assert lines(form) == ["Cy"]


def test_a_marked_line_says_what_is_wrong(qtbot: QtBot) -> None:
    form = form_of(qtbot, "Ada", "Ada")
    form.show_findings([Finding(("first", 1), "Twice.", "Remove one.", Weight.ADVICE)])
    view = part(form, "list")
    assert isinstance(view, QListView)
    marks = [view.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(2)]
    assert marks == [None, "Twice. Remove one."]
    assert view.model().index(1, 0).data(Qt.ItemDataRole.DecorationRole) is not None


def test_what_comes_with_a_game_is_read_and_not_changed(qtbot: QtBot) -> None:
    form = form_of(qtbot, "Ada")
    lock(form, on=True)
    view = part(form, "list")
    assert isinstance(view, QListView)
    assert view.isEnabled()
    assert not view.model().setData(view.model().index(0, 0), "Ben")
    view.setFocus()
    view.selectAll()
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert lines(form) == ["Ada"]
    assert not part(form, "new").isVisible()


def test_in_a_narrow_form_no_word_of_a_button_is_cut_off(qtbot: QtBot) -> None:
    form = form_of(qtbot, "Ada")
    names = ("new", "add", "paste", "remove")
    qtbot.waitUntil(lambda: part(form, "add").y() < part(form, "new").height())
    assert part(form, "new").mapTo(form, QPoint()).x() < part(form, "add").mapTo(form, QPoint()).x()
    form.resize(300, 700)
    buttons = [part(form, one) for one in names[1:]]
    qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() for one in buttons))
    assert all(one.mapTo(form, QPoint(one.width(), 0)).x() <= form.width() for one in buttons)
