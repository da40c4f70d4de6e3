"""A squad is found by typing and bought by keys or by the mouse; each gesture answers what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.drums.squads.board import WithSquads
from desktop.games.drums.squads.page import SquadPage
from desktop.games.drums.squads.profile_sheet import percent
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.drums.content.squad_limits import broken_limits, total
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.prospects import prospects
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.squad_words import limit_words
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.drums.field import FRENCH_OFFICER, FUSILIER, P1, P2
from tests.pig.match import NoKeeper

ENTER, DELETE, BACK, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape
LEFT = Qt.MouseButton.LeftButton
Keys = tuple[str | Qt.Key, ...]
HALF: Keys = ("off", ENTER, "ser", ENTER, "line inf", ENTER, ENTER, ENTER, ENTER, ENTER)
BY_KEYS: Keys = (*HALF, "volt", ENTER, ENTER, "dru", ENTER, "gren", ENTER, ESCAPE, ENTER)
"""A squad of 381 points, from nobody to "ready"."""


def window_of(
    qtbot: QtBot, folder: Path, size: tuple[int, int] = (1400, 860), scale: int = 100, **choices: Any
) -> PlayWindow:
    """A battle that has just begun: the first squad is chosen."""
    session = MatchSession(begin(DrumsGame(choices), 5, DicePolicy()), DicePolicy(), NoKeeper(), 1, "A battle", summary)
    theme = Theme(less_motion=True)
    theme.set_scale_percent(scale)
    window = PlayWindow(theme, Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window)
    window.setFixedSize(*size)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(20)
    return window


def summary(match: Any) -> tuple[dict[str, str], str]:
    return {}, ""


def page_of(window: PlayWindow) -> SquadPage:
    assert isinstance(window.board, WithSquads)
    return window.board.squads


def state_of(window: PlayWindow) -> Battle:
    state = window.session.state
    assert isinstance(state, Battle)
    return state


def men(window: PlayWindow, seat: SeatId = P1) -> list[str]:
    return state_of(window).squads[seat].soldiers


def type_all(window: PlayWindow, *keys: str | Qt.Key) -> int:
    """Every key where the focus is; how many they were."""
    count = 0
    for one in keys:
        focus = QApplication.focusWidget() or window
        if isinstance(one, str):
            QTest.keyClicks(focus, one)
            count += len(one)
        else:
            QTest.keyClick(focus, one)
            count += 1
    return count


def told_in(window: PlayWindow) -> str:
    """All that any part of the window says, to eyes, ears and the pointer."""
    said: list[str] = []
    for one in window.findChildren(QWidget):
        said += [one.accessibleName(), one.accessibleDescription(), one.toolTip(), one.windowTitle()]
        if isinstance(one, (QLabel, QAbstractButton, QLineEdit)):
            said.append(one.text())
    for action in window.findChildren(QAction):
        said += [action.text(), action.toolTip()]
    return "\n".join(said)


def click(where: QWidget, name: str) -> None:
    found = where.findChild(QWidget, name)
    assert found is not None, name
    QTest.mouseClick(found, LEFT)


@rule("S-SET-2", "S-SET-4", "S-SET-5")
def test_a_squad_is_bought_by_keys_alone_and_the_other_sees_nothing_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    page = page_of(window)
    assert page.isVisible()
    assert nameless(page) == []
    # Fewer than one key in three seconds makes a squad in three minutes.
    assert type_all(window, *BY_KEYS) < 60
    squad = window.session.match.state.squads[P1]
    world = state_of(window).world
    assert squad.is_ready
    assert total(world.types(squad)) == 381
    assert not broken_limits(world.types(squad), 400)
    # The screen is covered, and nothing of it is left on any part of the page.
    assert window.handover.isVisible()
    window.session.take_screen()
    assert not window.handover.isVisible()
    assert men(window, P1) == []
    assert page.squad.men == {}
    assert page.search.text() == ""
    assert all(line.count == 0 for line in page.roster.shown)
    said = told_in(window)
    assert "Rifleman" in said
    assert "Voltigeur" not in said
    assert "381" not in said
    # Whoever goes back hands the screen back, and sees nothing of it either.
    window.actions_of_game.undo()
    assert window.handover.isVisible()
    assert "Line infantry officer, 1" not in told_in(window)
    assert page.squad.men == {}
    window.session.take_screen()
    assert len(men(window, P1)) == 11
    window.put_away()


@rule("SDS-PTS-4", "SDS-PTS-5")
def test_enter_adds_delete_sends_away_and_backspace_takes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    page = page_of(window)
    # The key that adds is named as it is: in an empty search Enter takes the squad that is ready.
    assert page.roster.adds.text() == "Ins"
    QTest.keyClicks(page.search, "conscript")
    assert page.roster.adds.text() == "Enter"
    page.search.clear()
    # Nor does a blank that nobody sees take Enter from the bar.
    QTest.keyClick(page.search, Qt.Key.Key_Space)
    assert page.roster.adds.text() == "Ins"
    type_all(window, "officer", ENTER)
    assert men(window) == [FRENCH_OFFICER]
    # Barred from now on, and told why; one Enter too many adds nobody else of those who were found.
    line = page.roster.line(FRENCH_OFFICER)
    assert line is not None
    assert line.barred == "one Leader only"
    assert not page.roster.lines[FRENCH_OFFICER].plus.isEnabled()
    type_all(window, ENTER)
    assert men(window) == [FRENCH_OFFICER]
    type_all(window, "line inf", ENTER, ENTER, ENTER)
    assert men(window) == [FRENCH_OFFICER, *[FUSILIER] * 3]
    type_all(window, DELETE)
    assert men(window) == [FRENCH_OFFICER, *[FUSILIER] * 2]
    # Enter in an empty search gives nothing while a limit is broken, and the bar says which.
    type_all(window, ESCAPE, ENTER)
    assert men(window) == [FRENCH_OFFICER, *[FUSILIER] * 2]
    world = state_of(window).world
    broken = broken_limits(world.types(state_of(window).squads[P1]), 400)
    assert window.prompt.second.text() == limit_words(broken[0])
    assert [one.words.text() for one in page.squad.limits if one.isVisible()].count(limit_words(broken[0])) == 1
    type_all(window, BACK, BACK)
    assert men(window) == [FRENCH_OFFICER, FUSILIER, FUSILIER]
    window.session.redo()
    assert men(window) == [FRENCH_OFFICER, *[FUSILIER] * 3]
    window.put_away()


@rule("S-SET-2")
def test_a_squad_is_bought_by_the_mouse(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    page = page_of(window)
    click(page, "squad.take.grande-armee")
    assert len(men(window)) == 11
    assert page.squad.ready == []
    fusiliers = page.squad.men[FUSILIER]
    assert fusiliers.minus is not None
    QTest.mouseClick(fusiliers.minus, LEFT)
    assert men(window).count(FUSILIER) == 4
    QTest.mouseClick(page.roster.lines[FUSILIER].plus, LEFT)
    assert men(window).count(FUSILIER) == 5
    assert page.profile.heading.title.text() == "Line infantryman"
    # A click shows, a double click adds.
    drummer = page.roster.lines["france-conscript"]
    QTest.mouseClick(drummer, LEFT)
    assert men(window).count("france-conscript") == 0
    assert page.profile.heading.title.text() == "Conscript"
    QTest.mouseDClick(drummer, LEFT)
    assert men(window).count("france-conscript") == 1
    window.put_away()


def test_chips_weapons_and_words_narrow_the_roster(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    roster = page_of(window).roster
    world = state_of(window).world
    french = [one for one in world.content.soldiers.values() if one.nation == "france"]

    def shown() -> set[str]:
        return {id for id, line in roster.lines.items() if line.isVisibleTo(roster)}

    assert shown() == {one.id for one in french}
    click(roster, "squad.kind.horse")
    assert shown() == {one.id for one in french if one.profile.has("mounted")}
    roster.armed.setCurrentIndex(roster.armed.findData("lance"))
    roster.armed.activated.emit(roster.armed.currentIndex())
    assert shown() == {one.id for one in french if one.profile.has("mounted") and "lance" in one.weapons}
    click(roster, "squad.kind.all")
    roster.armed.setCurrentIndex(0)
    # Every word stands somewhere in the line: in weapons and rules too, and a number begins what somebody costs.
    roster.search.setText("musk elan")
    assert shown() == {one.id for one in french if "musket" in one.weapons and one.profile.has("elan")}
    roster.search.setText("26")
    assert shown() == {one.id for one in french if str(one.points).startswith("26")}
    roster.search.setText("xyz")
    assert shown() == set()
    assert roster.nobody.isVisibleTo(roster)
    window.put_away()


@rule("SDS-RNG-2", "SDS-HTH-2", "SDS-MOR-1")
def test_what_he_is_good_at_stands_beside_him(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    page = page_of(window)
    type_all(window, "voltigeur")
    told = prospects(state_of(window).world, "france-voltigeur")
    bars = [one.accessibleName() for one in page.profile.bars()]
    assert len(bars) == len(told.shots) + len(told.melee) + len(told.morale)
    for shot, said in zip(told.shots, bars, strict=False):
        assert percent(shot.hits) in said
        assert percent(shot.kills) in said
    assert percent(told.morale[-1].holds) in bars[-1]
    assert percent(0.125) == "13\N{NO-BREAK SPACE}%"
    window.put_away()


def test_a_squad_is_copied_as_text(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    page = page_of(window)
    click(page, "squad.take.grande-armee")
    QTest.keyClick(page.search, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "France, points: 381 of 400, men: 11"
    assert "5 Line infantryman (130): Quality 4+, Combat 2, Musket" in lines
    assert len(lines) == 1 + len(page.squad.men)
    window.put_away()


@pytest.mark.parametrize("size, scale", [((1280, 686), 100), ((1280, 686), 200), ((1920, 1046), 200)])
def test_a_small_window_has_room_for_roster_and_squad(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    window = window_of(qtbot, tmp_path, size, scale)
    page = page_of(window)
    if page.profile.isHidden():
        # One key shows what he is good at, and another press the squad.
        type_all(window, Qt.Key.Key_F2)
        assert page.profile.isVisible()
        assert not page.squad.isVisible()
        type_all(window, Qt.Key.Key_F2)
    assert page.squad.isVisible()
    sheets = (page.roster, page.squad)
    qtbot.waitUntil(lambda: all(page.rect().contains(one.geometry()) for one in sheets))
    for sheet in sheets:
        assert sheet.frame.height() >= 60 * scale // 100
    window.put_away()


@rule("S-SET-4")
def test_the_page_goes_when_the_squads_are_complete(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path, squad_2="redcoats")
    # The other squad is secret already: nobody has sat down yet, and no key gets through.
    assert window.handover.isVisible()
    type_all(window, ENTER)
    assert not window.handover.isVisible()
    assert men(window) == []
    type_all(window, ENTER)
    # Enter takes the ready squad, and says then that it is complete.
    assert len(men(window)) == 11
    assert window.session.pending is not None
    assert window.session.pending.topic == topics.BUY
    type_all(window, ESCAPE, ENTER)
    assert state_of(window).phase is not Phase.SQUADS
    assert not page_of(window).isVisible()
    assert state_of(window).squads[P2].soldiers
    window.put_away()


def test_men_are_seen_before_limits_that_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_of(qtbot, tmp_path)
    sheet = page_of(window).squad
    seen = [one for one in sheet.limits if one.isVisible()]
    assert len(seen) == 10
    type_all(window, "off", ENTER, "ser", ENTER, "line inf", ENTER, "volt", ENTER, "conscr", ENTER, "dru", ENTER)
    qtbot.wait(20)
    assert len(sheet.men) == 6
    inside = sheet.frame.viewport().height()
    assert sum(one.height() for one in sheet.men.values()) <= inside
    broken = broken_limits(state_of(window).world.types(state_of(window).squads[P1]), 400)
    assert [one.words.text() for one in sheet.limits if one.isVisible()] == [limit_words(one) for one in broken]
