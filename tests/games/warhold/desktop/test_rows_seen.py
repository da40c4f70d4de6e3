"""A row of a form that is added or opened is seen, however low the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.look.theme import Theme
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
