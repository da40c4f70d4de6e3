"""The chronicle of a battle: what belongs together is one line."""

from __future__ import annotations

from desktop.games.drums.presenter import BattlePresenter
from desktop.play.models.chronicle_list import ChronicleList
from rules_core.games.drums.rules import topics
from tests.games.drums.desktop.seats import match_at, session_of


def test_terrain_and_deployment_are_told_in_one_line_each() -> None:
    chronicle = ChronicleList(BattlePresenter(session_of(match_at(topics.WHOM))))
    found = (chronicle.fold(row) for row in range(chronicle.rowCount()))
    folds = {id(fold): fold for fold in found if fold is not None}
    told = [chronicle.sentence(fold).text for fold in folds.values()]
    assert told[-1] == "The squads take up position."
    assert "The lower right quarter: a wood." in told
    rows = sum(one.text.startswith("Terrain") for one in chronicle.lines)
    assert rows
    assert not any(one.startswith("Terrain") for one in told)
