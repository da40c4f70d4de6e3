"""What a scenario counts toward its victory is corrected like everything else on the table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop.games.village.models.check_lines import check_lines
from desktop.look.widgets.number_field import NumberField
from desktop.play.panels.table_panel import TablePanel
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.content.items import Item
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.siege import Phase, SiegeEnd
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from tests.clauses import rule
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say
from tests.games.village.desktop.windows.seats import board_of, seat


def gathering(count: int = 5) -> MatchSession:
    """The heroes' turn in a siege that is won with so many Supplies."""
    plain = {**blank(Kind.SCENARIO, "stores", "Stores"), "win": {"kind": "supplies", "count": count}}
    content = content_with([Item(GAME, Kind.SCENARIO, plain)])
    setup = build(content, {"heroes": list(content.heroes)[:2], "scenario": "stores"})
    policy = DicePolicy()
    match = begin(GAMES[GameId("village")](setup), 3, policy)
    bot = ThumbPlayer()
    while match.pending is not None and match.state.phase is not Phase.HERO_TURN:
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    return MatchSession(match, policy, NoKeeper(), 1, "Test", nothing_to_say)


def finds(window: PlayWindow) -> TablePanel:
    panel = window.docks["finds"].panel
    assert isinstance(panel, TablePanel)
    return panel


@rule("V-8.1", "R-V37")
def test_the_count_is_corrected_in_the_table_told_and_undone(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, gathering())
    panel = finds(window)
    rows = [row.id for row in panel.model.rows]
    assert panel.model.rows[rows.index("tally")].cells[0].text == "Supplies gathered"
    assert panel.model.setData(panel.model.index(rows.index("tally"), 1), 2)
    assert board_of(window).siege.tally == {"supplies": 2}
    assert board_of(window).siege.supplies == 0
    assert [told.fact for told in window.session.facts if isinstance(told.fact, Amended)] == [
        Amended("R-V37", "tally", "0", "2")
    ]
    window.session.undo()
    assert board_of(window).siege.tally == {}


@rule("V-8.1", "R-V37")
def test_the_menu_and_the_list_of_the_table_lead_to_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, gathering())
    names = SiegeNames(board_of(window).siege.world)
    assert [line.belief for line in check_lines(board_of(window).siege, names) if line.id == "tally"] == ["0 of 5"]
    window.actions_of_game.at_table.correct_thing("tally")
    dialog = window.findChildren(QDialog, "dialog.correct-thing")[-1]
    field = dialog.findChild(NumberField, "check.tally")
    assert isinstance(field, NumberField)
    assert field.accessibleName()
    field.setValue(3)
    assert board_of(window).siege.tally == {"supplies": 3}
    dialog.close()


@rule("V-8.1", "R-V37")
def test_enough_of_it_wins(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, gathering())
    panel = finds(window)
    rows = [row.id for row in panel.model.rows]
    assert panel.model.setData(panel.model.index(rows.index("tally"), 1), 5)
    assert board_of(window).siege.result is SiegeEnd.VICTORY
