"""Defenders on paper: every sheet at every stage of a game, nothing cut off, names as they were written."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

import pytest
from PySide6.QtGui import QAbstractTextDocumentLayout
from pytestqt.qtbot import QtBot

import resources
from desktop.games.defenders.sheet_views import sheet_view
from desktop.games.faces import face_of
from desktop.printing.document import Paper, SheetDocument
from desktop.session.known import KnownToAll
from rules_core.content.clauses import load_clauses
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.facts import UnitKilled
from rules_core.kernel.requests import Topic
from tests.clauses import rule
from tests.games.defenders.desktop.test_book import played, session_of

STAGES = (topics.WORLD, topics.STORY, topics.DRAWING, topics.SCENE, topics.FALL, None)


def documents(until: Topic | None, paper: Paper = Paper.A4) -> dict[str, SheetDocument]:
    match, _ = played(until)
    return {sheet.id: sheet.document(paper) for sheet in face_of("defenders").sheets(session_of(match))}


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("until", STAGES)
def test_every_line_stands_whole_inside_a_page(qtbot: QtBot, until: Topic | None, paper: Paper) -> None:
    for id, document in documents(until, paper).items():
        layout = document.documentLayout()
        assert isinstance(layout, QAbstractTextDocumentLayout)
        high = document.area.height()
        block = document.begin()
        while block.isValid():
            rect = layout.blockBoundingRect(block)
            for number in range(block.layout().lineCount() if block.text() else 0):
                line = block.layout().lineAt(number)
                top = rect.top() + line.y()
                assert int(top // high) == int((top + line.height() - 0.5) // high), f"{id}: {block.text()!r}"
            assert not block.text() or rect.right() <= document.area.width() + 1.5, f"{id}: {block.text()!r}"
            block = block.next()


def test_the_sheets_show_who_is_there_by_the_names_that_people_gave(qtbot: QtBot) -> None:
    match, _ = played(topics.FALL)
    state = match.state
    made = documents(topics.FALL)
    city, cards = made["city"].toPlainText(), made["cards"].toPlainText()
    for unit in state.alive():
        assert city.count(unit.name) == 1
        assert unit.name in cards
    for threat in state.menace():
        assert city.count(threat.name) == 1
        assert threat.name in cards
        # D-THR-7. And what was told of it.
        assert story_of(state, threat.id) in city
    for place in state.locations:
        assert place.name in city
        assert place.name in cards
    assert made["city"].loadResource(0, "picture:map").width() > 1000


def test_the_sheet_says_what_became_of_who_fell_and_has_no_empty_table(qtbot: QtBot) -> None:
    match = played()[0].fork()
    match.state = state = deepcopy(match.state)
    session = session_of(match)
    fallen = [told.fact for told in match.facts if isinstance(told.fact, UnitKilled)]
    assert fallen
    for unit in state.alive():
        unit.is_dead = True
    printed = next(one for one in face_of("defenders").sheets(session) if one.id == "city")
    lines = printed.document(Paper.A4).toPlainText().split("\n")
    assert "Defenders" not in lines
    assert lines.count("What became of them") == 1
    for fact in fallen:
        at = next(number for number, line in enumerate(lines) if line.endswith(session.words.called(fact.unit)))
        assert f"fell to {session.words.called(fact.threat)}." in lines[at + 2]
    for unit in state.units:
        assert any(session.words.called(state.mention(unit.id)) in line for line in lines)


@rule("D-ENT-3")
def test_ways_in_have_the_same_numbers_everywhere(qtbot: QtBot) -> None:
    match = played(topics.SCENE)[0].fork()
    state = match.state
    state.entries = []
    held = [one.id for one in state.locations if state.at(one.id)]
    assert len(held) > 1
    known = KnownToAll(session_of(match))
    (places,) = [table for table in known.tables if table.id == "places"]
    listed = {thing.id: thing.cells[2] for thing in places.things if thing.cells[2]}
    assert listed == {place: str(number) for number, place in enumerate(held, 1)}
    drawn = {one.id: str(one.number) for one in sheet_view(state, known.words).places if one.number}
    assert drawn == listed
    sheets = face_of("defenders").sheets(session_of(match))
    printed = next(one for one in sheets if one.id == "city").document(Paper.A4).toPlainText()
    for place, number in listed.items():
        name = known.words.called(state.mention(place))
        # A picture counts as a sign of its own.
        cells = printed.replace("\N{OBJECT REPLACEMENT CHARACTER}", "").partition(name)[2].split("\n")
        assert cells[2] == number


def test_the_reference_is_one_page_on_both_papers_and_names_clauses_that_there_are(qtbot: QtBot) -> None:
    assert [documents(topics.SCENE, paper)["reference"].pageCount() for paper in Paper] == [1, 1]
    assert [documents(topics.SCENE, paper)["blank-map"].pageCount() for paper in Paper] == [1, 1]
    named = re.findall(r"D-[A-Z]+-\d+", documents(topics.SCENE)["reference"].toPlainText())
    assert len(named) > 30
    assert set(named) <= set(load_clauses(Path(resources.__file__).parent / "clauses"))
