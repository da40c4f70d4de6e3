"""Each part of a roll is told with its clause, and whose that clause is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.drums.presenter import BattlePresenter
from desktop.play.models.chronicle_list import ChronicleLine, said_of
from desktop.play.standing import every_clause
from rules_core.games.drums.rules import topics
from rules_core.games.drums.words.names import OF_BLOWS, OF_SHOTS
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId
from rules_core.song.words.fact_words import score_parts
from rules_core.wording.sentence import Tone
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, session_of

F2, B3 = ModelId("p1-2"), ModelId("p2-3")


def resolved(manner: str, *reasons: str) -> AttackResolved:
    return AttackResolved("SDS-RNG-2", F2, B3, manner, 4, 3, 8, 3, "kill", B3, reasons)


@rule("SDS-RNG-11", "SDS-FIRE-10", "SDS-HTH-25")
def test_each_part_of_a_roll_has_its_clause_and_says_whose_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    presenter = BattlePresenter(session_of(match_at(topics.WHOM)))
    shot = resolved("shot", "attacker:combat:2", "attacker:range:1", "attacker:light-cover:-1")
    assert [one.clause for one in score_parts(shot, presenter.names)] == ["SDS-RNG-2", "SDS-FIRE-10", "SDS-RNG-11"]
    blow = resolved("melee", "attacker:charge:1", "defender:ladder:-1")
    assert [one.clause for one in score_parts(blow, presenter.names)] == ["SDS-HTH-25", "SDS-BLD-6"]
    assert {*OF_SHOTS.values(), *OF_BLOWS.values()} <= set(every_clause())
    clauses = ("SDS-RNG-11", "SDS-BLD-6")
    line = ChronicleLine("F2 fires.", "F2: light cover -1 (SDS-RNG-11)", clauses, (), "S", Tone.PLAIN, "", 0, "")
    said = said_of(line, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said.endswith("SDS-RNG-11: From the book.\nSDS-BLD-6: A ruling of ours.")
    assert "A ruling of ours." in said_of(line, Qt.ItemDataRole.ToolTipRole)
