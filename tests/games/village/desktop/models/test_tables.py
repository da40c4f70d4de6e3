"""The tables of the siege as item models: Qt's own examiner, corrections, and what must stay hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from desktop.games.village.docks import RowMaker, siege_table
from desktop.games.village.models.siege_rows import building_rows, enemy_rows, find_rows, hero_rows
from desktop.games.village.presenter import VillagePresenter
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.models.row_table import RowTable
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.siege import Phase
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import Match, begin
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import fight, raider

ROWS: list[RowMaker] = [building_rows, hero_rows, enemy_rows, find_rows]


class NoKeeper:
    """Keeps nothing: these tests need no library."""

    def record(self, game_id: int, match: Match[Any], summary: dict[str, Any], result: str = "") -> None:
        del game_id, match, summary, result

    def keep_settings(self, game_id: int, settings: dict[str, Any]) -> None:
        del game_id, settings

    def release(self, match: Match[Any]) -> None:
        del match


def nothing_to_say(match: Match[Any]) -> tuple[dict[str, Any], str]:
    del match
    return {}, ""


def examine(tester: ModelTester, model: QAbstractItemModel) -> None:
    """Run the examination in its Python form, which says what is wrong."""
    check: Callable[..., None] = tester.check
    check(model, force_py=True)


def session_in(phase: Phase, seed: int = 3) -> MatchSession:
    """A session whose game has come to a question in this phase."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})
    match = begin(GAMES[GAME](setup), seed)
    bot = ThumbPlayer()
    while match.pending is not None and match.state.phase is not phase:
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return MatchSession(match, DicePolicy(), NoKeeper(), 1, "Test", nothing_to_say)


def table(session: MatchSession, rows: RowMaker) -> RowTable:
    return siege_table(VillagePresenter(session), ("one", "two", "three", "four"), rows)


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("phase", [Phase.HERO_DEPLOYMENT, Phase.HERO_TURN, Phase.COUNCIL])
def test_every_table_passes_the_examination_of_qt(qtmodeltester: ModelTester, rows: RowMaker, phase: Phase) -> None:
    session = session_in(phase)
    model = table(session, rows)
    examine(qtmodeltester, model)
    bot = ThumbPlayer()
    for _ in range(12):
        if session.pending is not None:
            position = session.match.journal.depth(session.match.journal.head)
            session.answer(bot.decide(session.state, session.pending, position))
    examine(qtmodeltester, model)


def test_the_chronicle_passes_the_examination_of_qt_and_follows_an_undo(qtmodeltester: ModelTester) -> None:
    session = session_in(Phase.HERO_TURN)
    model = ChronicleList(VillagePresenter(session))
    examine(qtmodeltester, model)
    session.answer("pass")
    assert model.rowCount() == len(session.facts)
    session.undo()
    assert model.rowCount() == len(session.facts)


def test_a_cell_is_corrected_and_the_correction_can_be_undone() -> None:
    session = session_in(Phase.HERO_TURN)
    model = table(session, building_rows)
    cell = model.index(0, 2)
    assert model.flags(cell) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(cell, 2)
    assert session.state.buildings[model.rows[0].id].integrity == 2
    session.undo()
    assert session.state.buildings[model.rows[0].id].integrity == 6


def test_a_correction_that_breaks_the_state_is_refused_with_a_sentence_and_changes_nothing() -> None:
    session = session_in(Phase.HERO_TURN)
    model = table(session, building_rows)
    said: list[str] = []
    session.problem.connect(said.append)
    assert not model.setData(model.index(0, 2), -3)
    assert session.state.buildings[model.rows[0].id].integrity == 6
    assert len(said) == 1


def test_a_name_cannot_be_edited() -> None:
    model = table(session_in(Phase.HERO_TURN), hero_rows)
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(model.index(0, 0), "Somebody else")


def test_before_the_enemies_deploy_their_table_is_empty() -> None:
    session = session_in(Phase.HERO_DEPLOYMENT)
    assert session.state.groups
    waiting = [row for row in enemy_rows(session.state, SiegeNames(session.state.world)) if "-" not in row.id]
    assert waiting == []


def test_a_find_does_not_tell_what_it_is_before_it_is_revealed() -> None:
    session = session_in(Phase.COUNCIL)
    token = next(iter(session.state.tokens.values()))
    assert not token.revealed
    rows = find_rows(session.state, SiegeNames(session.state.world))
    shown = [row for row in rows if row.id == token.id]
    assert shown[0].cells[1].text == "unknown"


@rule("R-V12", "V-6.3.17")
@pytest.mark.parametrize("behaviour, words", [
    (Behaviour.RAIDER, "3 dice, means to loot the Forge"),
    (Behaviour.GUARDIAN, "1 die, holds the Forge"),
    (Behaviour.FANATIC, "3 dice, goes straight for the Town Hall"),
    (Behaviour.HUNTER, "2 dice, goes for the nearest hero"),
])  # fmt: skip
def test_a_group_says_what_it_wants(behaviour: Behaviour, words: str) -> None:
    siege = fight(behaviour)
    raider(siege, "thief", 0, -14)
    if behaviour is Behaviour.RAIDER:
        siege.groups[0].raid_target = BuildingId("forge")
    elif behaviour is Behaviour.GUARDIAN:
        siege.groups[0].objective = "forge"
    assert enemy_rows(siege, SiegeNames(siege.world))[0].cells[0].second == words


def test_groups_that_still_act_stand_above_those_of_which_nobody_is_left() -> None:
    setup = build(shipped(), {"heroes": list(shipped().heroes)[:2], "length": "intro"})
    played = begin(GAMES[GAME](setup), 6, DicePolicy())
    bot = ThumbPlayer()
    while played.pending is not None and (played.pending.topic != topics.WHOM or len(played.state.groups) < 2):
        played.answer(bot.decide(played.state, played.pending, played.journal.depth(played.journal.head)))
    siege = clone(played.state)
    first, *others = siege.groups
    assert others
    for model in siege.members(first.number):
        model.fate = Fate.DEFEATED
    groups = [row.id for row in enemy_rows(siege, SiegeNames(siege.world)) if row.is_heading]
    assert groups == [f"group-{one.number}" for one in (*others, first)]
