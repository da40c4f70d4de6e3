"""Every kind of field: its control edits, undoes, shows what is wrong, and is reached and named for everybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.workshop.forms.control_for import CONTROLS
from desktop.workshop.forms.controls_icon import IconControl
from desktop.workshop.forms.controls_reference import ReferenceControl, ReferencesControl
from desktop.workshop.forms.controls_traits import TraitsControl
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.picker import Picker
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Change, Finding, Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.forms.bench_of import form_of, part

NAME = Field("name", FieldKind.TEXT, "Name", "What players call it.", longest=40)


def typed(bot: QtBot, form: FieldForm, text: str) -> None:
    line = part(form, "it")
    line.setFocus()
    if isinstance(line, (QLineEdit, QPlainTextEdit)):
        line.selectAll()
    QTest.keyClicks(line, text)


def spun(bot: QtBot, form: FieldForm) -> None:
    QTest.keyClick(part(form, "it"), Qt.Key.Key_Up)


def pressed(name: str) -> Callable[[QtBot, FieldForm], None]:
    def act(bot: QtBot, form: FieldForm) -> None:
        button = part(form, name)
        assert isinstance(button, QAbstractButton)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)

    return act


def tagged(bot: QtBot, form: FieldForm) -> None:
    typed(bot, form, "Big Bird")
    QTest.keyClick(part(form, "it"), Qt.Key.Key_Return)


def written_below(bot: QtBot, form: FieldForm) -> None:
    """Open the list with the keyboard and write one more."""
    QTest.keyClick(part(form, "it"), Qt.Key.Key_Space)
    line = part(form, "it.new")
    QTest.keyClicks(line, " Tall  Elm")
    QTest.keyClick(line, Qt.Key.Key_Return)


def picked(word: str) -> Callable[[QtBot, FieldForm], None]:
    """Open the picker with the keyboard, type, Enter."""

    def act(bot: QtBot, form: FieldForm) -> None:
        button = part(form, "it")
        QTest.keyClick(button, Qt.Key.Key_Space)
        control = form.rows["it"].control
        assert isinstance(control, (IconControl, ReferenceControl, ReferencesControl, TraitsControl))
        picker = control.picker
        assert isinstance(picker, Picker)
        assert picker.isVisible()
        QTest.keyClicks(picker.search, word)
        QTest.keyClick(picker.search, Qt.Key.Key_Return)

    return act


def combo(bot: QtBot, form: FieldForm) -> None:
    box = part(form, "it")
    assert isinstance(box, QComboBox)
    QTest.keyClick(box, Qt.Key.Key_Down)


def moved(bot: QtBot, form: FieldForm) -> None:
    pressed("it.own")(bot, form)
    canvas = part(form, "it")
    QTest.keyClick(canvas, Qt.Key.Key_PageDown)
    QTest.keyClick(canvas, Qt.Key.Key_Right)


def in_the_table(bot: QtBot, form: FieldForm) -> None:
    QTest.keyClicks(part(form, "it.name"), "y")


SIX = ("one", "two", "three", "four", "five", "six")
ROWS = [{"id": "inn", "name": "The Inn"}, {"id": "mill", "name": "The Mill"}]
SQUARE = [[-1, -1], [1, -1], [1, 1], [-1, 1]]


@dataclass(frozen=True)
class Case:
    """A field, what stands there, what somebody does, and what then stands there."""

    field: Field
    before: Any
    act: Callable[[QtBot, FieldForm], None]
    after: Any


def field(kind: FieldKind, **more: Any) -> Field:
    return Field("it", kind, "The thing", "What it is for.", **more)


CASES: dict[str, Case] = {
    "id": Case(field(FieldKind.ID, longest=40), "oak", lambda bot, form: typed(bot, form, "elm"), "elm"),
    "text": Case(field(FieldKind.TEXT, longest=40), "Oak", lambda bot, form: typed(bot, form, "Elm"), "Elm"),
    "story": Case(field(FieldKind.STORY, longest=400), "Once", lambda bot, form: typed(bot, form, "Then"), "Then"),
    "whole": Case(field(FieldKind.WHOLE, least=2, most=6), 3, spun, 4),
    "inches": Case(field(FieldKind.INCHES, least=0.5, most=4), 1, spun, 1.5),
    "flag": Case(field(FieldKind.FLAG, default=False), False, pressed("it"), True),
    "word": Case(field(FieldKind.WORD, words=("mob", "elite", "boss")), "mob", pressed("it.boss"), "boss"),
    "long word": Case(field(FieldKind.WORD, words=SIX), "two", combo, "three"),
    "words": Case(field(FieldKind.WORDS, words=SIX), ["two"], pressed("it.five"), ["two", "five"]),
    "tags": Case(field(FieldKind.TAGS, default=()), ["orc"], tagged, ["orc", "big-bird"]),
    "lines": Case(field(FieldKind.LINES, most=9, longest=40, default=()), ["Oak"], written_below, ["Oak", "Tall Elm"]),
    "icon": Case(field(FieldKind.ICON, longest=40), "oak", picked("wolf head"), "wolf-head"),
    "colour": Case(field(FieldKind.COLOUR, optional=True), "#123456", pressed("it.a9d0e4"), "#a9d0e4"),
    "reference": Case(field(FieldKind.REFERENCE, of="enemy", longest=40), "reaver", picked("ash goblin"), "ash-goblin"),
    "references": Case(
        field(FieldKind.REFERENCES, of="enemy", default=()), ["reaver"], picked("ash goblin"), ["reaver", "ash-goblin"]
    ),
    "point": Case(field(FieldKind.POINT, most=36), [1, 2], spun, [1.5, 2]),
    "outline": Case(field(FieldKind.OUTLINE, least=3, most=12), SQUARE, moved, [[-1, -1], [1.25, -1], [1, 1], [-1, 1]]),
    "row": Case(field(FieldKind.ROW, of="rows"), "inn", combo, "mill"),
    "drawing": Case(
        field(FieldKind.DRAWING, least=1, most=1, words=("spot",), sheet=(10, 10), optional=True),
        ["spot 2 3"],
        pressed("it"),
        None,
    ),
    "traits": Case(
        field(FieldKind.TRAITS, default=()), [{"id": "tough"}], picked("shield"), [{"id": "tough"}, {"id": "shield"}]
    ),
    "table": Case(field(FieldKind.TABLE, parts=(NAME,)), {"name": "x"}, in_the_table, {"name": "xy"}),
    "tables": Case(
        field(FieldKind.TABLES, parts=(NAME,), least=0, most=3),
        [{"name": "x"}],
        pressed("it"),
        [{"name": "x"}, {"name": ""}],
    ),
}


def test_every_kind_of_field_has_a_case_and_a_control() -> None:
    assert {case.field.kind for case in CASES.values()} == set(FieldKind) == set(CONTROLS)


def shown(qtbot: QtBot, case: Case) -> FieldForm:
    return form_of(qtbot, {"it": case.before, "rows": ROWS}, [case.field])


@pytest.mark.parametrize("name", CASES)
def test_the_keyboard_changes_the_value_and_undo_takes_it_back(qtbot: QtBot, name: str) -> None:
    case = CASES[name]
    form = shown(qtbot, case)
    draft = form.bench.draft
    if name == "tables":
        add = form.rows["it"].control.findChild(QAbstractButton, "field.it")
        assert add is not None
    case.act(qtbot, form)
    assert draft.get(("it",)) == case.after
    while draft.stack.canUndo():
        draft.stack.undo()
    assert draft.plain == {"it": case.before, "rows": ROWS}
    draft.stack.redo()
    assert draft.get(("it",)) != case.before


@pytest.mark.parametrize("name", CASES)
def test_a_change_from_outside_shows_at_once(qtbot: QtBot, name: str) -> None:
    case = CASES[name]
    form = shown(qtbot, case)
    before = said(form)
    form.bench.draft.put(("it",), case.after, "From outside")
    QApplication.processEvents()
    assert said(form) != before


def said(form: QWidget) -> list[str]:
    """All that the form says, in words and ticks."""
    found: list[str] = []
    for widget in form.findChildren(QWidget):
        if widget.isHidden():
            continue
        if isinstance(widget, (QLineEdit, QLabel)):
            found.append(widget.text())
        elif isinstance(widget, QPlainTextEdit):
            found.append(widget.toPlainText())
        elif isinstance(widget, (QSpinBox, QDoubleSpinBox)):
            found.append(widget.text())
        elif isinstance(widget, QComboBox):
            found.append(widget.currentText())
        elif isinstance(widget, QAbstractButton):
            found.append(f"{widget.text()} {widget.isChecked()}")
        found.append(widget.accessibleDescription())
    return found


@pytest.mark.parametrize("name", CASES)
def test_a_problem_stands_below_its_field_with_the_remedy(qtbot: QtBot, name: str) -> None:
    form = shown(qtbot, CASES[name])
    form.show_findings([Finding(("it",), "The thing is odd.", "Make it even.")])
    QApplication.processEvents()
    labels = [one.text() for one in form.findChildren(QLabel) if one.isVisible()]
    assert "The thing is odd. Make it even." in labels
    form.show_findings([])
    QApplication.processEvents()
    labels = [one.text() for one in form.findChildren(QLabel) if one.isVisible()]
    assert "The thing is odd. Make it even." not in labels


@pytest.mark.parametrize("name", CASES)
def test_tab_reaches_the_control_and_a_reader_can_say_it(qtbot: QtBot, name: str) -> None:
    form = shown(qtbot, CASES[name])
    control = form.rows["it"].control
    main = control.main_widget()
    assert main.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert "The thing" in main.accessibleName() or name == "table"
    assert nameless(form) == []


def test_the_button_of_a_problem_solves_it_in_one_step(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"points": 12, "name": "Oak"}, [Field("points", FieldKind.WHOLE, least=1, most=600)])
    fix = (Change(("points",), 23), Change(("name",), "Elm"))
    form.show_findings([Finding(("points",), "It costs 23.", "Write 23.", fix=fix, fix_words="Write 23")])
    pressed("points.fix.0")(qtbot, form)
    assert form.bench.draft.plain == {"points": 23, "name": "Elm"}
    spin = part(form, "points")
    assert isinstance(spin, QSpinBox)
    assert spin.value() == 23
    form.bench.draft.stack.undo()
    assert form.bench.draft.plain == {"points": 12, "name": "Oak"}


def test_typing_is_one_step_and_keeps_the_focus_and_the_cursor(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"name": "ac"}, [NAME])
    line = part(form, "name")
    assert isinstance(line, QLineEdit)
    line.setFocus()
    line.setCursorPosition(1)
    QTest.keyClicks(line, "bbb")
    assert form.bench.draft.get(("name",)) == "abbbc"
    assert line.cursorPosition() == 4
    assert line.hasFocus()
    assert form.bench.draft.stack.count() == 1


def test_a_number_outside_its_limits_is_shown_and_not_changed(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"it": 99}, [field(FieldKind.WHOLE, least=1, most=6)])
    spin = part(form, "it")
    assert isinstance(spin, QSpinBox)
    assert spin.value() == 99
    assert form.bench.draft.get(("it",)) == 99


def test_a_number_that_may_be_missing_is_taken_away_below_its_least(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"it": 1}, [field(FieldKind.WHOLE, least=1, most=6, optional=True)])
    QTest.keyClick(part(form, "it"), Qt.Key.Key_Down)
    assert form.bench.draft.plain == {}
    spin = part(form, "it")
    assert isinstance(spin, QSpinBox)
    assert spin.text() == "by the rules"
    QTest.keyClick(spin, Qt.Key.Key_Up)
    assert form.bench.draft.plain == {"it": 1}


def test_a_wheel_over_a_number_scrolls_the_form_and_changes_nothing(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"it": 3}, [NAME, field(FieldKind.WHOLE, least=1, most=6)])
    spin = part(form, "it")
    assert spin.focusPolicy() == Qt.FocusPolicy.StrongFocus
    part(form, "name").setFocus()
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    turn = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(spin, turn)
    assert form.bench.draft.get(("it",)) == 3


def test_colours_are_told_by_words_too(qtbot: QtBot) -> None:
    form = form_of(qtbot, {"it": "#8a7049"}, [field(FieldKind.COLOUR, optional=True)])
    words = [one.text() for one in form.findChildren(QLabel) if one.isVisible()]
    assert any("faint" in one for one in words)
    line = part(form, "it.own")
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, "#a9d0e4")
    assert form.bench.draft.get(("it",)) == "#a9d0e4"
    words = [one.text() for one in form.findChildren(QLabel) if one.isVisible()]
    assert any("Clear by day and by night" in one for one in words)


def test_own_items_are_offered_beside_those_of_the_rules_and_no_more_than_fit(qtbot: QtBot) -> None:
    own = Item(GAME, Kind.RULES, {"id": "mild", "name": "Mild evening", "village": {"archers": 4}})
    rules = field(FieldKind.REFERENCES, of="rules", most=1, default=())
    form = form_of(qtbot, {"it": []}, [rules], Kind.SCENARIO, others=[own])
    picked("mild")(qtbot, form)
    assert form.bench.draft.get(("it",)) == ["mild"]
    add = part(form, "it")
    assert not add.isEnabled()
    assert add.toolTip() == "There can be at most 1."
    chip = part(form, "it.0")
    assert isinstance(chip, QAbstractButton)
    assert chip.text() == "Mild evening"
    chip.click()
    assert add.isEnabled()
