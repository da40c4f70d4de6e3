"""The sheets of a battle on paper."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.drums.printing.sheets import battle_sheets
from desktop.printing.markup import boxes
from desktop.session.dice_policy import DicePolicy
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Phase
from rules_core.games.drums.words.goals import goal_of
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.match import begin
from rules_core.song.shooting import RELOADING
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, session_of


@rule("S-SET-4")
def test_no_squad_is_printed_before_all_are_complete(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(match_at(topics.WHOM))
    assert {one.id for one in battle_sheets(session)} == {"roster", "cards", "build-up", "reference", "chronicle"}
    monkeypatch.setattr(session.match.state, "phase", Phase.SQUADS)
    assert {one.id for one in battle_sheets(session)} == {"reference", "chronicle"}


@rule("SDS-RNG-5", "SDS-RNG-17")
def test_the_sheets_tell_men_muskets_measures_and_whose_each_rule_is(qtbot: QtBot) -> None:
    session = session_of(match_at(topics.WHOM))
    battle = session.state
    musketeers = [one for one in battle.in_play() if battle.weapon(one) is not None]
    musketeers[0].loaded = False
    musketeers[1].out_of_ammunition = True
    musketeers[2].loaded = False
    musketeers[2].spent.append(RELOADING)
    sheets = {one.id: one.markup() for one in battle_sheets(session)}
    assert boxes(2) in sheets["roster"]
    assert boxes(2, 1) in sheets["roster"]
    assert "no cartridges" in sheets["roster"]
    names = BattleNames(battle.world.content, battle.world.options)
    for man in battle.in_play():
        assert names.badge(man.side, man.number) in sheets["cards"]
    assert sheets["build-up"].count(" from the ") >= 2 * len(battle.in_play())
    assert "S-PRO-5<" in sheets["reference"]
    assert "SDS-MOV-1 *" in sheets["reference"]
    assert "SDS-RNG-12 **" in sheets["reference"]


@rule("SDS-SCN-1.1")
def test_a_scenario_has_a_sheet_with_its_goal(qtbot: QtBot) -> None:
    choices = {"squad_1": "grande-armee", "squad_2": "redcoats", "scenario": "forlorn-hope", "points": 600}
    session = session_of(begin(DrumsGame(choices), 2, DicePolicy()))
    (sheet,) = [one for one in battle_sheets(session) if one.id == "scenario"]
    told = sheet.markup()
    assert goal_of(session.state).split(".")[0] in told
    assert "France" in told
