"""The last page of a siege says how it ended, what decided it, and who is left, with the map as the largest thing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.games.defenders.ending import ending_of, story_of_siege
from desktop.language import speak
from desktop.look.widgets.late_picture import LatePicture
from desktop.look.widgets.pill import Pill
from desktop.play.end_page import EndPage
from desktop.settings import Settings
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import End
from rules_core.games.defenders.state.facts import (
    BattleFought,
    PlaceLost,
    SomethingTold,
    ThreatDestroyed,
    TurnBegan,
    UnitKilled,
)
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.kernel.facts import Fact
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.desktop.test_sheet import state_of, window_at
from tests.games.defenders.script import P1, city, unit


def battle(place: str, ours: int, theirs: int) -> BattleFought:
    return BattleFought("D-BAT-4", place, (), (), ours, theirs, (), ())


FACTS: list[Fact] = [
    TurnBegan("D-TRN-1", 1, P1),
    battle("A Ford", 9, 4),
    TurnBegan("D-TRN-1", 2, P1),
    battle("B Mill", 7, 8),
    PlaceLost("D-LOSS-5", "B Mill", destroyed=False),
    UnitKilled("D-LOSS-1", "D3 Tom", "T9 Ogre"),
    UnitKilled("D-LOSS-1", "D4 Ann", "T9 Ogre"),
    ThreatDestroyed("D-WIN-2", "T2 Rats", "C8 Guards"),
    ThreatDestroyed("D-WIN-2", "T3 Bats", "C8 Guards"),
    SomethingTold("D-LOSS-3", topics.DEED_TOLD, P1, "D4 Ann", "Burn the mill, not me. " * 20),
    SomethingTold("D-END-4", topics.EPILOGUE, P1, "", "Snow fell on the ford."),
]


def test_what_decided_the_siege_is_told(qapp: QApplication) -> None:
    speak("en")
    state = city("A C7", "B C2")
    unit(state, "C8", "A")
    for card, name in (("D3", "Tom"), ("D4", "Ann")):
        fallen = unit(state, card, "")
        fallen.name, fallen.is_dead = name, True
    told = {part.title: part.text for part in story_of_siege(state, DefendersWords(), FACTS, str.upper)}
    assert told["The closest battle"] == "Mill was lost by 7 to 8, in turn 2."
    assert told["The first loss"] == "Mill, in turn 2."
    assert told["The bravest"] == "Guards destroyed 2 of them."
    assert told["The most feared"] == "Ogre killed 2 of ours."
    assert told["Afterwards"] == f"{P1.upper()}: Snow fell on the ford."
    assert "The last that was told" not in told
    last, silent = told["In memory"].split("\n")
    assert last.startswith("Ann: Burn the mill, not me. Burn")
    # However much somebody wrote, the page stays a page.
    assert len(last) < 220
    assert silent == "Tom."
    told = {part.title: part.text for part in story_of_siege(state, DefendersWords(), FACTS[:-2])}
    assert told["In memory"] == "Tom, Ann."


@pytest.mark.parametrize(
    "end, headline",
    [
        (End.FALLEN, "The city has fallen"),
        (End.CLEARED, "The menace is destroyed"),
        (End.OUTLASTED, "The city has outlasted them"),
    ],
)
def test_each_end_has_its_headline(qapp: QApplication, end: End, headline: str) -> None:
    speak("en")
    state = city("A C7", "B C2")
    unit(state, "C8", "A")
    unit(state, "D3", "").is_dead = True
    state.location("B").is_destroyed = True
    state.turn, state.end = 5, end
    ending = ending_of(state)
    assert ending.headline == headline
    assert ending.told == "After 5 turns: 1 defender of 2 lives, 1 location of 2 is lost."


def test_the_last_page_shows_map_and_people(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.PLACING)
    session, position = window.session, 0
    while session.match.pending is not None:
        session.answer(ThumbPlayer().decide(session.match.state, session.match.pending, position))
        window.player.finish()
        position += 1
    page = EndPage(window.theme, Settings(tmp_path / "end.ini"), session)
    qtbot.addWidget(page)
    page.resize(1600, 900)
    page.show()
    picture = page.findChild(LatePicture)
    assert picture is not None
    qtbot.waitUntil(lambda: picture._picture is not None)
    state = state_of(window)
    assert picture.width() > page.width() / 3
    assert len(page.findChildren(Pill)) == len(state.units) + len(state.locations)
    assert ending_of(state).headline in {label.text() for label in page.findChildren(QLabel)}
    assert nameless(page) == []
    # All that can be done stands in one row; in a small window what has no room there waits behind "More".
    assert all(one.isVisible() for one in page.buttons)
    assert not page.more.isVisible()
    page.resize(640, 360)
    qtbot.waitUntil(lambda: page.more.isVisible())
    in_row = [one for one in page.buttons if one.isVisible()]
    assert in_row
    assert in_row == page.buttons[-len(in_row) :]
    assert len({one.y() for one in (page.more, *in_row)}) == 1
    assert all(page.rect().contains(QRect(one.mapTo(page, QPoint(0, 0)), one.size())) for one in (page.more, *in_row))
    waiting = page.buttons[: -len(in_row)]
    actions = page.more.menu().actions()
    assert [one.text() for one in actions] == [one.text() for one in waiting]
    names = [one.objectName() for one in waiting]
    with qtbot.waitSignal(page.back_to_table):
        actions[names.index("end.table")].trigger()
    window.put_away()
