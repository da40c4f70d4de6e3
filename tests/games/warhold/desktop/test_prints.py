"""Warhold on paper: every sheet on either paper, nothing cut off, every card with its back behind it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAbstractTextDocumentLayout
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.printing.document import Paper, SheetDocument
from desktop.printing.markup import cut_out
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules.decks import whole_deck
from tests.clauses import rule
from tests.games.warhold.desktop.test_at_table import session_of, war_of


def documents(paper: Paper) -> dict[str, SheetDocument]:
    session, player = session_of(), ThumbPlayer()
    while war_of(session).round < 2:
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    return {sheet.id: sheet.document(paper) for sheet in face_of("warhold").sheets(session)}


@rule("W-BOX-3", "W-BOX-6", "WH-CK-1")
@pytest.mark.parametrize("paper", list(Paper))
def test_every_line_stands_whole_inside_a_page(qtbot: QtBot, paper: Paper) -> None:
    made = documents(paper)
    for id, document in made.items():
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
    content = shipped()
    for deck in ("monster", "random", "treasure", "equipment", "disaster", "boon"):
        sheet = made[f"cards-{deck}"]
        cards = len(whole_deck(content, deck))
        # A page of nine fronts, then the page of their backs.
        assert sheet.pageCount() == 2 * -(-cards // 9), deck
        assert len(re.findall(r"\bWarhold\b", sheet.toPlainText())) == cards
    # W-BOX-1. Six game tiles on a page.
    assert made["tiles"].pageCount() == 10
    assert made["monsters"].pageCount() == 1
    assert made["reference"].pageCount() == made["events"].pageCount() == made["blank-upkeep"].pageCount() == 1
    assert made["blank-strongholds"].pageCount() == 4


def test_backs_lie_behind_their_fronts_when_the_page_is_turned() -> None:
    markup = cut_out(["A", "B", "C", "D"], 3, 2, 100, ["a", "b", "c", "d"])
    cells = [one for one in re.findall(r'width="99%">(.*?)</td>', markup) if one]
    assert cells == ["A", "B", "C", "D", "&nbsp;", "&nbsp;", "c", "b", "a", "&nbsp;", "&nbsp;", "d"]
