"""A squad is put together in the workshop as in a battle: on the same page, and each deed is a step of the draft."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.drums.editors.squad_card import SquadCard
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from rules_core.content.items import Item
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.schema import CONTENT
from tests.desktop.accessibility.tree import nameless
from tests.games.drums.desktop.test_table_card import opened, workshop
from tests.games.drums.field import FRENCH_OFFICER, FUSILIER

ENTER, DELETE, BACK = Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_Backspace
CONSCRIPT = "france-conscript"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = workshop(qtbot, tmp_path)
    yield made
    made.close()


def card_of(frame: EditorFrame) -> SquadCard:
    (card,) = frame.findChildren(SquadCard)
    return card


def rows(frame: EditorFrame) -> dict[str, int]:
    return {one["soldier"]: one["count"] for one in frame.draft.get(("soldiers",))}


def test_men_are_bought_and_sent_away_by_keys_and_undone(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "squad", "grande-armee")
    card = card_of(frame)
    assert nameless(card) == []
    before = rows(frame)
    search = card.page.search
    QTest.keyClicks(search, "conscript")
    QTest.keyClick(search, ENTER)
    assert rows(frame) == {**before, CONSCRIPT: 1}
    # 395 of 400: nobody else may join, and it is said why.
    line = card.page.roster.line(FUSILIER)
    assert line is not None
    assert not line.is_offered
    assert line.barred == "21 over"
    QTest.keyClicks(search, "line infantryman")
    QTest.keyClick(search, DELETE)
    assert rows(frame)[FUSILIER] == before[FUSILIER] - 1
    # What was typed has been used: Backspace takes the last deed back, as in a battle.
    QTest.keyClick(search, BACK)
    assert rows(frame) == {**before, CONSCRIPT: 1}
    frame.draft.stack.undo()
    assert rows(frame) == before
    # For a larger battle there is room again.
    card.points.setValue(500)
    line = card.page.roster.line(FUSILIER)
    assert line is not None
    assert line.is_offered
    frame.leave()


def test_another_nation_has_its_own_roster_and_ones_own_soldiers_are_in_it(qtbot: QtBot, window: MainWindow) -> None:
    soldier = {**CONTENT.official.ids("soldier")[FUSILIER].plain, "id": "uhlan", "name": "Own man", "nation": "britain"}
    window.games.library.items.add(Item(GAME, "soldier", soldier))
    frame = opened(qtbot, window, "squad", "grande-armee")
    card = card_of(frame)
    frame.draft.put(("nation",), "britain", "nation")
    qtbot.waitUntil(lambda: "britain-line-infantryman" in card.page.roster.lines)
    assert FRENCH_OFFICER not in card.page.roster.lines
    assert "uhlan" in card.page.roster.lines
    frame.leave()


def test_men_of_all_nations_are_bought_where_squads_are_mixed(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "squad", "grande-armee")
    card = card_of(frame)
    assert not card.mixed.isChecked()
    assert not card.page.roster.nation.isVisibleTo(card)
    card.mixed.click()
    roster = card.page.roster
    assert roster.nation.isVisibleTo(card)
    QTest.keyClicks(card.page.search, "russia jaeger")
    # Russia is not in Prussia, and a whole name is meant before one that begins so.
    assert {one.id.partition("-")[0] for one in roster.shown} == {"russia"}
    assert roster.at == "russia-jaeger"
    card.page.search.clear()
    roster.nation.setCurrentIndex(roster.nation.findData("russia"))
    QTest.keyClicks(card.page.search, "recruit")
    assert [one.id for one in roster.shown] == ["russia-recruit"]
    QTest.keyClick(card.page.search, ENTER)
    assert rows(frame)["russia-recruit"] == 1
    # Once it is kept so, it opens so.
    frame.save()
    frame.leave()
    again = card_of(opened(qtbot, window, "squad", frame.draft.item.id, copy=False))
    assert again.mixed.isChecked()


def test_a_squad_that_ships_is_only_looked_at(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "squad", "grande-armee", copy=False)
    card = card_of(frame)
    before = rows(frame)
    card.page.add(CONSCRIPT)
    card.page.remove(FUSILIER)
    assert rows(frame) == before
    assert not any(one.is_offered or one.can_leave for one in card.page.roster.shown)
    frame.leave()


def test_rows_that_are_not_in_order_lose_nothing(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "squad", "grande-armee")
    card = card_of(frame)
    frame.draft.put(("nation",), "atlantis", "nation")
    card.refresh()
    assert card.page.squad.men == {}
    assert card.page.options() == ()
    assert frame.draft.get(("soldiers", 0, "soldier")) == FRENCH_OFFICER
    frame.leave()


def test_no_word_of_a_kind_is_cut_off_however_narrow_the_roster_is(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "squad", "grande-armee")
    roster = card_of(frame).page.roster
    for wide in (250, 800):
        roster.setMinimumWidth(wide)
        roster.resize(wide, 600)
        letters = [chip.fontMetrics().horizontalAdvance(chip.text()) for chip in roster.chips.values()]
        assert sum(letters) + 10 * len(letters) <= wide
        assert (roster.chips["command"].text() == "Command") is (wide == 250)
        assert roster.chips["command"].accessibleName() == "Command 8"
    frame.leave()
