"""Editors made from the declarations: nothing is left out, everything has a name, and one gets to every place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.workshop.editors.contract import EditorBody, FindingsBody, ReadOnlyBody
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.control_for import CONTROLS, bench_for
from desktop.workshop.forms.controls_choice import WordControl
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.field_words import help_of, name_of
from desktop.workshop.forms.form_body import FormBody
from desktop.workshop.forms.shape_canvas import ShapeCanvas
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Item, Path
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.forms.bench_of import Others

FORM_KINDS = [kind for kind in FIELDS if kind not in (Kind.VILLAGE, Kind.TERRAIN)]


def body_of(qtbot: QtBot, item: Item, width: int = 1280, scale: int = 100) -> FormBody:
    theme = Theme(scale_percent=scale, less_motion=True)
    draft = Draft(item)
    body = FormBody(theme, draft, face_of(GAME), Others())
    draft.setParent(body)
    theme.setParent(body)
    body.resize(width, 700)
    qtbot.addWidget(body)
    body.show()
    body.activateWindow()
    QApplication.processEvents()
    return body


def official_of(kind: str) -> Item:
    if kind == Kind.SCENARIO:
        group = {"behaviour": "ravager", "member": [{"type": "reaver", "count": 2}], "edge": 2}
        wave = [{"escalation": 1}, {"escalation": 2, "group": [group]}]
        more = {"wave": wave, "win": {"kind": "leader", "enemy": "reaver"}, "guardian": {"building": "forge"}}
        return Item(GAME, kind, {**blank(kind, "dusk", "Dusk"), **more, "loss": {"buildings": ["temple"], "fallen": 2}})
    shipped = next((one for one in official() if one.kind == kind), None)
    return shipped or Item(GAME, kind, blank(kind, "new-one", "New one"))


def every_field(fields: tuple[Field, ...], path: Path = ()) -> Iterator[tuple[Path, Field]]:
    for field in fields:
        yield (*path, field.key), field
        yield from every_field(field.parts, (*path, field.key))


ALL_FIELDS = [(kind, path, field) for kind in FIELDS for path, field in every_field(FIELDS[kind])]


@pytest.mark.parametrize(
    "kind,path,field", ALL_FIELDS, ids=[f"{kind}-{'.'.join(map(str, path))}" for kind, path, _ in ALL_FIELDS]
)
def test_every_field_of_every_kind_has_a_control_a_name_and_a_help_sentence(
    kind: str, path: Path, field: Field
) -> None:
    assert field.kind in CONTROLS
    assert name_of(field)[:1].isupper() or name_of(field)[:1].isdigit(), path
    assert help_of(field).endswith("."), path
    assert len(help_of(field)) <= 140


@pytest.mark.parametrize("kind", FORM_KINDS)
def test_an_editor_has_every_field_of_its_kind_once(qtbot: QtBot, kind: str) -> None:
    body = body_of(qtbot, official_of(kind))
    assert isinstance(body, EditorBody)
    assert isinstance(body, ReadOnlyBody)
    assert isinstance(body, FindingsBody)
    found = [key for form in body.forms for key in form.rows]
    assert sorted(found) == sorted(field.key for field in FIELDS[kind])


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("kind", FORM_KINDS)
def test_everything_in_an_editor_has_a_name_and_fits(qtbot: QtBot, kind: str, scale: int) -> None:
    body = body_of(qtbot, official_of(kind), scale=scale)
    for path in paths_of(body.bench.draft.plain):
        body.show_path(path)
    QApplication.processEvents()
    assert nameless(body) == []
    room = body.scroller.viewport().width()
    assert body.page.minimumSizeHint().width() <= room, "the form is wider than its sheet"


def paths_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a table, so that every row is opened."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from paths_of(one, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for place, one in enumerate(value):
            yield from paths_of(one, (*path, place))
    else:
        yield path


@pytest.mark.parametrize("kind", FORM_KINDS)
def test_a_problem_is_gone_to_wherever_it_is(qtbot: QtBot, kind: str) -> None:
    body = body_of(qtbot, official_of(kind))
    for path in paths_of(body.bench.draft.plain):
        body.show_path(path)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None, path
        control: QWidget | None = focus
        while control is not None and not isinstance(control, Control):
            control = control.parentWidget()
        assert isinstance(control, Control), path
        assert path[: len(control.path)] == control.path, path
        place = focus.mapTo(body.scroller.viewport(), focus.rect().topLeft())
        assert 0 <= place.y() <= body.scroller.viewport().height(), path


@pytest.mark.parametrize("kind", FORM_KINDS)
def test_looking_at_an_item_changes_nothing(qtbot: QtBot, kind: str) -> None:
    for item in [official_of(kind), *[one for one in official() if one.kind == kind][:3]]:
        body = body_of(qtbot, item)
        for path in paths_of(item.plain):
            body.show_path(path)
        body.bench.theme.set_scale_percent(150)
        QApplication.processEvents()
        assert body.bench.draft.stack.count() == 0
        body.close()


def test_the_problems_of_the_rules_stand_below_their_fields(qtbot: QtBot) -> None:
    plain = {**official_of(Kind.HERO).plain, "quality": 9, "letter": "mm", "traits": []}
    body = body_of(qtbot, Item(GAME, Kind.HERO, plain))
    found = findings(Item(GAME, Kind.HERO, plain))
    assert {one.path[0] for one in found if one.path} >= {"quality", "letter", "traits"}
    body.show_findings(found)
    QApplication.processEvents()
    shown = " ".join(label.text() for label in body.findChildren(QLabel) if not label.isHidden())
    for one in found:
        assert one.sentence in shown
        assert one.remedy in shown


def test_a_problem_in_a_closed_row_is_told_by_the_row(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.BUILDING))
    body.show_findings([Finding(("level", 1, "cost"), "It costs too much.", "Ask for less.")])
    opener = body.findChild(QWidget, "field.level.1")
    assert opener is not None
    assert "It costs too much." in opener.accessibleDescription()
    body.show_path(("level", 1, "cost"))
    QApplication.processEvents()
    shown = [label.text() for label in body.findChildren(QLabel) if label.isVisible()]
    assert "It costs too much. Ask for less." in shown


def test_the_card_follows_what_is_typed(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.HERO))
    body.bench.draft.put(("combat",), 2, "Combat changed")
    # SBH-PTS-1: (5 * 2 + 15 + 3) * 2.
    qtbot.waitUntil(lambda: "Points: 56" in [one.text() for one in body.card.findChildren(QLabel)])


def test_an_item_that_nobody_may_change_can_be_looked_at(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.BUILDING))
    body.set_read_only(True)
    name = body.findChild(QLineEdit, "field.name")
    assert name is not None
    assert not name.isEnabled()
    opener = body.findChild(QWidget, "field.level.2")
    assert opener is not None
    assert opener.isEnabled()
    body.show_path(("level", 2, "cost"))
    cost = body.findChild(QWidget, "field.level.2.cost")
    assert cost is not None
    assert cost.isVisible()
    assert not cost.isEnabled()


def test_a_foreign_parameter_goes_with_its_ability_in_one_step(qtbot: QtBot) -> None:
    item = official_of(Kind.BUILDING)
    militia = {**item.plain, "level": [{**one} for one in item.plain["level"]]}
    militia["level"][2]["ability"] = {"id": "militia", "count": 2, "defender": "village-archer"}
    body = body_of(qtbot, Item(GAME, Kind.BUILDING, militia))
    body.show_path(("level", 2, "ability", "id"))
    word = next(one for one in body.findChildren(WordControl) if one.path == ("level", 2, "ability", "id"))
    word.choose("blessing")
    draft = body.bench.draft
    assert draft.get(("level", 2, "ability")) == {"id": "blessing"}
    draft.stack.undo()
    assert draft.get(("level", 2, "ability")) == {"id": "militia", "count": 2, "defender": "village-archer"}


def test_the_points_of_the_formula_are_one_press_away(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.ENEMY))
    draft = body.bench.draft
    button = body.findChild(QAbstractButton, "field.points.formula")
    assert button is not None
    assert not button.isVisible()
    draft.put(("combat",), 4, "Combat changed")
    # SBH-PTS-1: 5 * 4 * 3 / 2.
    assert button.isVisible()
    assert button.text() == "Take 30"
    assert button.accessibleName() == "Take 30, as the formula has it"
    button.click()
    assert draft.get(("points",)) == 30
    assert not button.isVisible()


def test_whoever_opens_an_editor_goes_on_with_the_name(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.HERO))
    name = body.findChild(QLineEdit, "field.name")
    qtbot.waitUntil(lambda: name is not None and name.hasFocus())


@pytest.mark.parametrize("width", [310, 400, 520, 700])
def test_a_form_can_be_as_narrow_as_a_sheet_beside_the_map(qtbot: QtBot, width: int) -> None:
    village = official_of(Kind.VILLAGE)
    fields = next(field.parts for field in FIELDS[Kind.VILLAGE] if field.key == "building")
    theme = Theme(less_motion=True)
    draft = Draft(Item(GAME, Kind.VILLAGE, village.plain))
    form = FieldForm(bench_for(theme, draft, face_of(GAME), Others()), ("building", 1), fields)
    draft.setParent(form)
    theme.setParent(form)
    scroller = QScrollArea()
    scroller.setWidgetResizable(True)
    scroller.setWidget(form)
    scroller.resize(width + 20, 600)
    qtbot.addWidget(scroller)
    scroller.show()
    QApplication.processEvents()
    QApplication.processEvents()
    assert form.width() <= width + 20
    for row in form.rows.values():
        if row.isVisible():
            right = row.control.mapTo(form, row.control.rect().topRight()).x()
            assert right <= form.width(), row.control.path
    canvas = form.findChild(ShapeCanvas)
    assert canvas is not None
    assert canvas.height() == canvas.sizeHint().height()


def test_tab_alone_reaches_every_field_of_a_hero(qtbot: QtBot) -> None:
    body = body_of(qtbot, official_of(Kind.HERO))
    wanted = {tuple(row.control.path) for form in body.forms for row in form.rows.values()}
    reached: set[Path] = set()
    first = body.findChild(QLineEdit, "field.name")
    assert first is not None
    first.setFocus()
    for _ in range(80):
        here: QWidget | None = QApplication.focusWidget()
        while here is not None and not isinstance(here, Control):
            here = here.parentWidget()
        if isinstance(here, Control):
            reached.add(tuple(here.path))
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert reached == wanted


@pytest.mark.parametrize("kind", FORM_KINDS)
def test_a_draft_outlives_the_forms_over_it(qtbot: QtBot, kind: str) -> None:
    item = official_of(kind)
    theme = Theme(less_motion=True)
    draft = Draft(item)
    for _ in range(2):
        # As when the language changes: the page is made anew over the same draft.
        body = FormBody(theme, draft, face_of(GAME), Others())
        body.show()
        for path in paths_of(draft.plain):
            body.show_path(path)
        body.hide()
        body.deleteLater()
        del body
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        draft.put(("name",), f"{draft.get(('name',))} x", "Name changed")
        draft.put((), {**draft.plain}, "All changed")
        theme.set_scale_percent(theme.scale_percent + 25)
        QTest.qWait(100)
    assert draft.get(("name",)).endswith(" x x")
