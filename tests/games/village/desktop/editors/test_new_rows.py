"""What every "Add" of every editor adds is in order as it is, and waits for somebody to type over it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.village.map_editor.body import VillageBody
from desktop.games.village.map_editor.layout import ThingKind
from desktop.look.theme import Theme
from desktop.workshop.editors.check_work import look_at
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.forms.controls_table import TableControl, TableRow, TablesControl
from desktop.workshop.forms.controls_traits import TraitsControl
from rules_core.content.items import Finding, Item, Weight
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import official
from rules_core.song import trait_types
from tests.games.village.desktop.editors.shown_editor import shown_editor
from tests.games.village.desktop.editors.stand_ins import MemoryStore

CTRL = Qt.KeyboardModifier.ControlModifier
WITH_ROWS = (Kind.VILLAGE, Kind.BUILDING, Kind.SCENARIO)
"""Kinds whose forms have lists or tables that can be added; of the others one item shows that there is none."""
NEEDS_A_CHOICE = {trait.id for trait in trait_types.shipped().values() if trait.named}
"""What begins with a problem, and why: traits that name somebody. Only the player knows whom; the line waits."""
NEEDS_A_BUTTON = "rabble"
"""A trait that only bad Quality goes with: which of the two is meant, a button beside it decides."""


def copies(kind: str) -> list[Item]:
    """Copies of the official items of a kind, under an id of their own."""
    key = "kind" if kind == Kind.GROUND else "id"
    return [Item(GAME, kind, {**one.plain, key: "my-own"}) for one in official() if one.kind is kind]


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    BESIDE_ALL.close()


def frame_of(qtbot: QtBot, item: Item) -> EditorFrame:
    theme = Theme(less_motion=True)
    draft = Draft(item)
    store = MemoryStore(item.plain)
    return shown_editor(qtbot, theme, draft, face_of(item.game).editor(theme, draft, store), store)


def must(frame: EditorFrame) -> list[Finding]:
    found = look_at(frame.draft.item, frame.store.others()).findings
    return [one for one in found if one.weight is Weight.MUST]


def open_all(frame: EditorFrame) -> None:
    """Open every row of every list, and the rows in them."""
    while closed := [row for row in frame.findChildren(TableRow) if not row.is_open and row.isVisible()]:
        for row in closed:
            row.open()
        QApplication.processEvents()


def adding(frame: EditorFrame) -> list[QPushButton]:
    """The buttons that add a row or a table, wherever the form has them."""
    lists = [one.add for one in frame.findChildren(TablesControl)]
    tables = [one.add for one in frame.findChildren(TableControl)]
    return [button for button in (*lists, *tables) if button.isVisible() and button.isEnabled()]


def press_each(frame: EditorFrame) -> list[str]:
    """Press each button that adds, see that all is in order, and take it back; the names of those pressed."""
    before = must(frame)
    open_all(frame)
    names = [button.objectName() for button in adding(frame)]
    for name in names:
        open_all(frame)
        button = next(one for one in adding(frame) if one.objectName() == name)
        stand = frame.draft.stack.index()
        button.click()
        assert frame.draft.stack.index() > stand, name
        assert must(frame) == before, name
        while frame.draft.stack.index() > stand:
            frame.draft.stack.undo()
    return names


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind)
def test_what_is_added_to_an_official_copy_is_in_order(qtbot: QtBot, kind: str) -> None:
    items = copies(kind) if kind in WITH_ROWS else copies(kind)[:1]
    assert items or kind == Kind.RULES
    pressed: set[str] = set()
    for item in items:
        frame = frame_of(qtbot, item)
        assert must(frame) == []
        body = frame.findChild(VillageBody)
        places = [one.ref for one in body.editor.layout.things if one.kind is ThingKind.BUILDING] if body else [None]
        for place in places:
            if body is not None and place is not None:
                body.editor.choose([place])
                QApplication.processEvents()
            pressed.update(press_each(frame))
        frame.hide()
    assert bool(pressed) == (kind in WITH_ROWS)


def test_rows_of_rows_are_reached_and_a_full_group_takes_no_more(qtbot: QtBot) -> None:
    (item, *_) = copies(Kind.SCENARIO)
    members = [{"type": "reaver", "count": 3}, {"type": "ash-goblin", "count": 1}]
    waves = [{"escalation": 3, "group": [{"behaviour": "hunter", "member": members}]}]
    frame = frame_of(
        qtbot, Item(item.game, item.kind, {"id": "my-own", "name": item.name, "text": "Cold.", "wave": waves})
    )
    pressed = {name.removeprefix("field.") for name in press_each(frame)}
    assert pressed == {"wave", "wave.0.group", "wave.0.group.0.member", "win", "loss", "guardian"}
    add = next(one for one in adding(frame) if one.objectName() == "field.wave.0.group.0.member")
    add.click()
    # V-5.4.5. Five models are in the group now, in three rows.
    assert not add.isEnabled()
    copy = frame.findChild(QWidget, "field.wave.0.group.0.member.0.copy")
    assert copy is not None
    assert not copy.isEnabled()
    assert must(frame) == []


def test_a_wave_goes_on_where_the_one_before_it_is(qtbot: QtBot) -> None:
    (item, *_) = copies(Kind.SCENARIO)
    frame = frame_of(qtbot, Item(item.game, item.kind, {**item.plain, "wave": [{"escalation": 4}]}))
    next(one for one in adding(frame) if one.objectName() == "field.wave").click()
    assert frame.draft.get(("wave", 1)) == {"escalation": 4}


def test_the_first_key_goes_over_the_words_of_a_new_level(qtbot: QtBot) -> None:
    item = next(one for one in copies(Kind.BUILDING) if len(one.plain["level"]) == 2)
    frame = frame_of(qtbot, item)
    add = next(one for one in adding(frame) if one.objectName() == "field.level")
    add.click()
    # What has just come is shown once the window has taken it in.
    QApplication.processEvents()
    assert frame.draft.get(("level", 2))["name"] == "New level"
    name = frame.findChild(QLineEdit, "field.level.2.name")
    assert name is not None
    assert name.hasFocus()
    QTest.keyClicks(name, "Deep Well")
    QTest.keyClick(name, Qt.Key.Key_Tab)
    story = frame.findChild(QPlainTextEdit, "field.level.2.text")
    assert story is not None
    assert story.hasFocus()
    QTest.keyClicks(story, "Water for all.")
    cost = frame.findChild(QSpinBox, "field.level.2.cost")
    assert cost is not None
    assert cost.value() == item.plain["level"][1]["cost"] + 1
    made = {"name": "Deep Well", "text": "Water for all.", "cost": cost.value()}
    assert frame.draft.get(("level", 2)) == made
    # Whoever comes back goes on writing, and loses nothing.
    QTest.keyClick(story, Qt.Key.Key_Backtab)
    QTest.keyClick(name, Qt.Key.Key_Tab)
    QTest.keyClick(story, Qt.Key.Key_End, CTRL)
    QTest.keyClicks(story, " Cold.")
    assert frame.draft.get(("level", 2, "text")) == "Water for all. Cold."


def test_a_trait_that_names_somebody_asks_whom_at_once(qtbot: QtBot) -> None:
    (item, *_) = copies(Kind.HERO)
    taken = [one["id"] for one in item.plain["traits"]]
    clash = {other for id in taken for other in (id, *trait_types.shipped()[id].excludes)}
    frame = frame_of(qtbot, item)
    control = frame.findChild(TraitsControl)
    assert control is not None
    for trait in trait_types.shipped().values():
        if not trait.implemented or trait.id in clash or set(trait.excludes) & set(taken):
            continue
        control.add.click()
        assert control.picker is not None
        control.picker.picked.emit(trait.id)
        control.picker.close()
        found = must(frame)
        if trait.id == NEEDS_A_BUTTON or trait.needs_weapon:
            # Offered all the same: the other half may come next, or a button takes it away.
            assert [bool(one.fix) for one in found] == [True]
            frame.undo()
            continue
        asks = [one.sentence for one in found]
        names = [f"{trait.name} acts against somebody and names nobody."]
        assert asks == (names if trait.id in NEEDS_A_CHOICE else []), trait.id
        if trait.id in NEEDS_A_CHOICE:
            focused = frame.focusWidget()
            assert focused is not None
            assert focused.objectName().startswith("field.traits.")
        frame.undo()
        assert len(frame.draft.get(("traits",))) == len(taken)
