"""Names that look like markup, as a file from somebody else may bring them: each page shows them as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.message_box import MAY_END, message_box
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Headline, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.shell.games_list import GamesList
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.setup import build
from rules_core.kernel.game import Plain
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import play_session
from tests.games.village.desktop.windows.seats import opened

NASTY = '<b>x</b><img src="file:///nowhere.png">'


def setup() -> Plain:
    """A siege with a hero who is called like markup."""
    content = shipped()
    own = {**content.plain["hero"][0], "id": "own-hero", "name": NASTY, "passive": NASTY, "text": NASTY}
    with_own = read({**content.plain, "hero": [*content.plain["hero"], own]})
    return build(with_own, {"heroes": ["own-hero", next(iter(content.heroes))], "length": "intro"})


def looked_at(page: QWidget) -> int:
    """How many widgets show such a name; none of them, and no tooltip, may take it for markup."""
    seen = 0
    for widget in (page, *page.findChildren(QWidget)):
        _look_at_tip(widget.toolTip())
        if isinstance(widget, QLabel) and "<" in widget.text():
            seen += 1
            paints_itself = isinstance(widget, (Headline, OneLine))
            escaped = widget.textFormat() == Qt.TextFormat.RichText and "&lt;b&gt;x" in widget.text()
            assert paints_itself or escaped or widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            seen += _rows(widget.model(), QModelIndex())
    for action in page.actions():
        _look_at_tip(action.toolTip())
    return seen


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> int:
    seen = 0
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            seen += "<b>x" in str(index.data(Qt.ItemDataRole.DisplayRole))
            _look_at_tip(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            seen += _rows(model, index)
    return seen


def _look_at_tip(words: str) -> None:
    assert "<b>x" not in words
    assert "<img" not in words


def game(window: MainWindow, folder: Path) -> int:
    """A game with such names, as a file brings it."""
    begun = window.games.begin(new_siege(NASTY, setup(), 5))
    path = folder / "from-others.hearthgame"
    window.games.export(begun.game_id, path)
    window.games.library.arranging.throw_away(begun.game_id)
    return window.games.take_in(path).number


def test_no_page_takes_a_name_for_markup(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    number = game(window, tmp_path)
    window.refresh_hearth()
    assert looked_at(window), "the start page shows the game"
    listed = GamesList(window.theme, window.games, window)
    qtbot.addWidget(listed)
    assert looked_at(listed)
    window.open_game(number)
    session = window.session
    assert session is not None
    for _ in range(12):
        assert looked_at(window)
        play_session(session, 1)
    window.say(NASTY, NASTY)
    window.notices.open("game", number, NASTY, here=lambda: None, copy=lambda: None)
    assert looked_at(window)


def test_a_file_that_cannot_be_opened_is_named_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    open_file(window, tmp_path / "<b>x<b><img src=y>.txt", lambda _path: None)
    (box,) = window.findChildren(QMessageBox)
    assert looked_at(box)


def test_boxes_and_labels_show_what_they_are_given(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = message_box(window, "dialog.message", NASTY)
    box.setInformativeText(NASTY)
    shown = [label for label in box.findChildren(QLabel) if label.text().replace(MAY_END, "") == NASTY]
    assert [label.textFormat() for label in shown] == [Qt.TextFormat.PlainText] * 2
    assert text_label(NASTY, parent=window).textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize("words", ["Müller & Söhne", "3 > 2", "a\nb", NASTY, "&lt;b&gt;", "<", "a < b", "<b>\n</b>"])
def test_a_tooltip_shows_the_words_as_they_are(words: str) -> None:
    made = tip(words)
    if GuiQt.mightBeRichText(made):
        shown = QTextDocument()
        shown.setHtml(made)
        assert shown.toPlainText() == words
    else:
        assert made == words
