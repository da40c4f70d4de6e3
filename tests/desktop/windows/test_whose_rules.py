"""The rules say of every clause whether it is the book's, likely, or a ruling of ours, and why."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from pytestqt.qtbot import QtBot

import resources
from desktop.look.theme import Theme
from desktop.play.panels.rules_panel import WHY, RulesPanel
from rules_core.content.clauses import Standing, load_clauses

SAID = {
    (Standing.SURE,): "From the book.",
    (Standing.LIKELY,): "Likely the book's.",
    (Standing.RULING,): "A ruling of ours.",
    (Standing.SURE, Standing.LIKELY): "From the book, in part only likely.",
    (Standing.SURE, Standing.RULING): "From the book, in part a ruling of ours.",
    (Standing.LIKELY, Standing.RULING): "Likely the book's, in part a ruling of ours.",
}


@pytest.fixture
def panel(qtbot: QtBot) -> RulesPanel:
    panel = RulesPanel(Theme(less_motion=True))
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_whoever_opens_the_rules_reads_the_clause_of_the_question(qtbot: QtBot) -> None:
    asked = ["D-CITY-3"]
    panel = RulesPanel(Theme(less_motion=True), asked=lambda: asked[0])
    qtbot.addWidget(panel)

    def read() -> str:
        panel.hide()
        panel.show()
        return str(panel.list.currentItem().data(Qt.ItemDataRole.UserRole))

    assert read() == "D-CITY-3"
    # What was looked up for the same question stays, and what was clicked elsewhere counts more.
    panel.list.setCurrentRow(0)
    assert read() != "D-CITY-3"
    asked[0] = "D-CITY-5"
    assert read() == "D-CITY-5"
    asked[0] = "D-CITY-7"
    panel.show_clause("D-MAP-2")
    assert read() == "D-MAP-2"


def test_a_clause_says_whose_it_is(panel: RulesPanel) -> None:
    found = {one.standings: one.id for one in load_clauses(Path(resources.__file__).parent / "clauses").values()}
    for standings, sentence in SAID.items():
        panel.show_clause(found[standings])
        assert f"{sentence} Why?" in panel.text.toPlainText()


def test_and_a_link_says_why(panel: RulesPanel) -> None:
    panel.text.anchorClicked.emit(QUrl(WHY))
    assert panel.text.toPlainText().startswith("Whose rules these are\nNo book settles everything")
