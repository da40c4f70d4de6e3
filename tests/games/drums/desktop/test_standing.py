"""Each part of a roll is told with its clause, and whose that clause is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.drums.presenter import BattlePresenter
from desktop.play.models.chronicle_list import ChronicleLine, said_of
from desktop.play.standing import every_clause, mark_of, marked
from rules_core.games.drums.rules import topics
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.names import OF_BLOWS, OF_SHOTS
from rules_core.games.drums.words.quality_parts import quality_parts
from rules_core.kernel.requests import Roll
from rules_core.song import topics as topics_of_song
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId
from rules_core.song.words.fact_words import score_parts
from rules_core.wording.sentence import Tone
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, session_of
from tests.games.drums.field import FRENCH_OFFICER, MIDDLE, OLD_GUARD, P1, battle, beside, man

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


@rule("SDS-SR-8", "SDS-SR-19", "S-VOL-8")
def test_whoever_throws_reads_what_is_added_and_whose_each_part_is() -> None:
    state = battle()
    one = man(state, P1, OLD_GUARD, MIDDLE, MIDDLE)
    beside(state, P1, FRENCH_OFFICER, one)
    names = DrumsWords(state.world).names
    morale = Roll(P1, topics_of_song.MORALE, "SDS-MOR-1", one.id, 3, 6, 2)
    parts = quality_parts(state, morale, names)
    assert [(each.clause, each.text()) for each in parts] == [
        ("S-PRO-4", f"Quality {one.quality}+"),
        ("SDS-SR-8", "Leader near +1"),
        ("SDS-SR-19", "Steadfast +1"),
    ]
    said = marked(parts)
    assert said.startswith(f"(Quality {one.quality}+, Leader near +1")
    assert mark_of("SDS-SR-19") in said
    assert (mark_of("S-VOL-8"), mark_of("SDS-BLD-6")) == ("", " **")
    assert marked(parts[:1]) == f"(Quality {one.quality}+)"
    # A die of a battle is no Quality roll.
    assert not quality_parts(state, Roll(P1, topics_of_song.ATTACK_DIE, "S-PRO-10", one.id), names)
