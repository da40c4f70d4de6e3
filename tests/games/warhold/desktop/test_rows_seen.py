"""A row of a form that is added or opened is seen, however low the window, and so is what is taken back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.controls_table import TablesControl
from desktop.workshop.forms.form_body import FormBody
from rules_core.content.items import Item
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.fields import CARDS
from rules_core.games.warhold.content.schema import CONTENT


def is_seen(body: FormBody, widget: QWidget) -> bool:
    view = body.scroller.viewport()
    return view.rect().contains(QRect(widget.mapTo(view, QPoint(0, 0)), widget.size()))


def test_a_row_that_is_added_or_opened_is_seen(qtbot: QtBot) -> None:
    draft = Draft(Item(GAME, "box", CONTENT.blank("box", "ours", "Ours")))
    body = FormBody(Theme(), draft, WarholdWorkshop())
    qtbot.addWidget(body)
    body.resize(1200, 420)
    body.show()
    qtbot.waitExposed(body)
    (cards,) = [form.rows[CARDS.key].control for form in body.forms if CARDS.key in form.rows]
    assert isinstance(cards, TablesControl)
    for _ in range(3):
        QTest.mouseClick(cards.add, Qt.MouseButton.LeftButton)
        qtbot.wait(20)
        assert is_seen(body, cards.rows[-1])
    first = cards.rows[0]
    QTest.mouseClick(first.opener, Qt.MouseButton.LeftButton)
    body.scroller.ensureWidgetVisible(first.opener, 0, 0)
    QTest.mouseClick(first.opener, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    assert is_seen(body, first)


def test_what_is_taken_back_out_of_sight_comes_into_sight(qtbot: QtBot) -> None:
    draft = Draft(Item(GAME, "race", CONTENT.blank("race", "ours", "Ours")))
    body = FormBody(Theme(), draft, WarholdWorkshop())
    qtbot.addWidget(body)
    body.resize(1200, 420)
    body.show()
    qtbot.waitExposed(body)
    draft.put(("unit", 4, "attacks"), 7, "Attacks", typing=True)
    draft.put(("name",), "Theirs", "Name", typing=True)
    draft.undo()
    qtbot.wait(20)
    assert body.scroller.verticalScrollBar().value() == 0
    draft.undo()
    qtbot.wait(20)
    attacks = body.findChild(QSpinBox, "field.unit.4.attacks")
    assert attacks is not None
    assert is_seen(body, attacks)
    body.scroller.verticalScrollBar().setValue(0)
    draft.redo()
    qtbot.wait(20)
    assert is_seen(body, attacks)
    assert attacks.value() == 7


def test_what_is_typed_at_two_visits_is_two_steps(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.workshop.make(GAME, "card")
    frame = window.workshop.frame
    assert frame is not None
    qtbot.wait(20)
    (name,) = frame.findChildren(QLineEdit, "field.name")
    (id,) = frame.findChildren(QLineEdit, "field.id")
    for words in ("One", "Two"):
        name.setFocus()
        name.selectAll()
        QTest.keyClicks(name, words)
        id.setFocus()
    frame.undo()
    assert name.text() == "One"
    frame.undo()
    assert name.text() == "New card"
    window.close()
