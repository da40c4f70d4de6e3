"""Two people at one machine: nothing that the window says or shows tells the one what the other has bought."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDockWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.play.play_window import PlayWindow
from rules_core.games.drums.card import GAME
from tests.clauses import rule
from tests.games.drums.desktop.test_squad_page import (
    ENTER,
    ESCAPE,
    Keys,
    men,
    page_of,
    told_in,
    type_all,
    window_of,
)
from tests.games.drums.field import P1, P2

pytestmark = pytest.mark.painted


LINE: Keys = ("off", ENTER, "line inf", *[ENTER] * 7, ESCAPE, ENTER)
GUARD: Keys = ("light infantry off", ENTER, "gren", *[ENTER] * 4, "old guard", ENTER, "volt", ENTER, ESCAPE, ENTER)
"""Two squads of other men, other numbers and other points."""
SETTLED_MS = 200
RIFLEMAN = "britain-rifleman"
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def all_of(window: PlayWindow) -> tuple[str, QImage]:
    """Everything that the window says, with all its docks open, what it would print, and its picture."""
    for dock in window.findChildren(QDockWidget):
        dock.show()
    # What undo would take back is said a moment later.
    QTest.qWait(SETTLED_MS)
    said = [told_in(window), window.windowTitle()]
    for view in window.findChildren(QAbstractItemView):
        said.extend(in_list(view))
    for sheet in face_of(GAME).sheets(window.session):
        said += [sheet.id, sheet.title, sheet.second, str(sheet.markup())]
    said += list(map(str, face_of(GAME).summary(window.session.match)))
    said.append(face_of(GAME).report_line(window.session.match.state))
    return "\n".join(said), window.grab().toImage()


def in_list(view: QAbstractItemView) -> list[str]:
    model = view.model()
    rows = [model.index(row, 0, QModelIndex()) for row in range(model.rowCount(QModelIndex()))]
    return [str(model.data(row, role)) for row in rows for role in ROLES]


def bought(qtbot: QtBot, folder: Path, keys: Keys) -> PlayWindow:
    window = window_of(qtbot, folder)
    type_all(window, *keys)
    assert window.session.match.state.squads[P1].is_ready
    return window


@rule("S-SET-4")
def test_whatever_the_one_buys_the_other_sees_and_hears_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    covered, taken = [], []
    for keys in (LINE, GUARD):
        window = bought(qtbot, tmp_path, keys)
        page = page_of(window)
        covered.append(all_of(window))
        window.session.take_screen()
        # What was looked for cannot be fetched back into the line either.
        page.search.undo()
        page.search.redo()
        taken.append(all_of(window))
        window.put_away()
    assert covered[0] == covered[1]
    assert taken[0][0] == taken[1][0]
    assert taken[0][1] == taken[1][1]


@rule("S-SET-4")
def test_a_copied_squad_is_gone_from_the_clipboard_when_the_screen_changes_hands(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    type_all(window, *LINE[:-1])
    page_of(window).copy()
    assert "Line infantryman" in QGuiApplication.clipboard().text()
    type_all(window, ENTER)
    assert QGuiApplication.clipboard().text() == ""
    window.put_away()


@rule("S-SET-4")
def test_who_leaves_the_own_seat_to_the_program_does_not_look_at_the_others(qtbot: QtBot, tmp_path: Path) -> None:
    window = bought(qtbot, tmp_path, LINE)
    # While the screen is covered already, and once it has been taken.
    for taken in (False, True):
        if taken:
            window.session.take_screen()
            window.session.answer(f"add:{RIFLEMAN}")
            assert [*page_of(window).squad.men] == [RIFLEMAN]
        window.session.give_seat(P2, "thumb")
        window.session.autoplay.stop()
        assert window.session.seats.handover == P1
        assert window.handover.isVisible()
        assert men(window) == []
        assert page_of(window).squad.men == {}
        if not taken:
            window.session.give_seat(P2, "person")
            assert men(window) == []
    # Nor does the other look at what this one has begun.
    window.session.take_screen()
    assert set(page_of(window).squad.men) == set(men(window)) != set()
    assert men(window, P2) == []
    window.put_away()
