"""The odds of attacks and moves stand beside their answers before anything is rolled."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.warhold.odds import WarOdds
from desktop.games.warhold.presenter import WarPresenter
from desktop.look.theme import Theme
from desktop.play.models.odds_table import OddsTable
from desktop.play.models.odds_words import Leaning, OddsRow, heading
from desktop.play.odds_source import FirstSentence
from desktop.play.panels.odds_panel import ROW_HIGH, OddsPanel
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED, DicePolicy
from desktop.settings import Settings
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.match import begin
from rules_core.kernel.odds import OddsWalk, TooManyBranches
from rules_core.kernel.requests import Answer, Request
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import pending, session_of, war


def shown(moment: Campaign, option: str, before: tuple[Answer, ...] = ()) -> tuple[str, list[OddsRow], str]:
    """The line on an answer's button, the rows of the dock, and its title."""
    session = session_of(moment)
    for answer in before:
        session.answer(answer)
    source = WarOdds(WarPresenter(session))
    request: Request = pending(session)
    assert option in source.options(request)
    odds = source.at_once(request, option, [option])
    assert odds
    return source.line(request, option, odds), source.rows(request, option, odds), source.title(request, option)


def told(rows: list[OddsRow]) -> list[str]:
    return [row.words if row.is_heading else f"{row.words} {row.chance:.3f}" for row in rows]


@rule("W-CMB-5", "W-CMB-8", "W-CMB-13")
def test_an_attack_shows_wounds_helpers_and_what_comes_back(qtbot: QtBot) -> None:
    moment = war(Phase.COMBAT)
    state = moment.state
    put(moment, "d4", "troll", wounds=1)
    put(moment, "c4", "humans/infantry", P1)
    line, rows, title = shown(moment, state.units_of(P1)[2].id)
    # Five dice: a hit on 4, a wound on 3 made 4 by the troll's hide; the troll would strike the infantry instead.
    none, one = 0.75**5, 5 * 0.25 * 0.75**4
    assert title == "Knights against Troll"
    assert told(rows) == [
        "Attacks: 5, hit on 4+, wound on 4+",
        f"Falls {1 - none - one:.3f}",
        f"Hit points lost: 1 {one:.3f}",
        f"No wound {none:.3f}",
        "With all others in reach: Pikemen",
        f"Falls to all together {1 - (none + one) * (5 / 6) ** 4 - none * 4 / 6 * (5 / 6) ** 3:.3f}",
    ]
    assert line == "Troll: 37\u00a0% falls, 40\u00a0% wounded"
    line, rows, _ = shown(moment, state.units_of(P1)[3].id)
    assert told(rows)[-3:-1] == ["If it lives, struck back by Troll. Attacks: 4, hit on 4+, wound on 4+", "Falls 0.262"]
    assert line.endswith("struck back: 26\u00a0% falls")


@rule("W-ATT-7")
def test_what_cannot_happen_is_not_said_with_an_answer(qtbot: QtBot) -> None:
    moment = war(Phase.COMBAT)
    put(moment, "d4", "dragon")
    put(moment, "c4", "humans/infantry", P1)
    # Four dice never take five hit points.
    line, _, _ = shown(moment, moment.state.units_of(P1)[3].id)
    assert line.partition(", struck")[0].startswith("Dragon: ")
    assert "falls" not in line.partition(", struck")[0]
    assert "wounded" in line.partition(", struck")[0]


@rule("W-MOV-4", "W-MTN-17")
def test_a_move_shows_strikes_on_the_way_and_the_monster_turn(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    cavalry = moment.state.units_of(P1)[2]
    put(moment, "c3", "zombie")
    line, rows, title = shown(moment, "d2", before=(cavalry.id,))
    assert title == "Knights at D2"
    assert told(rows)[0] == "On leaving D3, struck by Zombie. Attacks: 1, hit on 6+, wound on 6+"
    assert [one.is_heading for one in rows].count(True) == 1 + len([one for one in told(rows) if "Monster Turn" in one])
    assert line.startswith("3\u00a0% wounded on the way")


def test_the_dock_fills_as_soon_as_the_question_stands(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.COMBAT)
    put(moment, "d4", "troll")
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session_of(moment))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.odds.table.rowCount() > 0)
    assert window.odds.table.title == "Knights against Troll"


def test_a_heading_takes_the_whole_row(qtbot: QtBot) -> None:
    theme = Theme()
    model = OddsTable()
    panel = OddsPanel(theme, model)
    qtbot.addWidget(panel)
    panel.resize(320, 300)
    panel.show()
    model.show_odds("A strikes", [heading("B strikes back if it lives. " * 3)])
    assert panel.table.columnSpan(0, 0) == 2
    assert panel.table.rowHeight(0) > theme.px(40)
    assert model.spoken().count("%") == 0


def test_a_result_has_as_many_lines_as_its_words_need(qtbot: QtBot) -> None:
    theme = Theme()
    model = OddsTable()
    panel = OddsPanel(theme, model)
    qtbot.addWidget(panel)
    panel.resize(320, 300)
    panel.show()
    model.show_odds(
        "A move", [OddsRow("Nobody strikes, as things stand", 1.0, Leaning.OURS), OddsRow("Falls", 0.0, Leaning.EVEN)]
    )
    first, second = panel.table.rowHeight(0), panel.table.rowHeight(1)
    assert first > second == theme.px(ROW_HIGH)


@rule("R-W53")
def test_who_begins_may_tie_for_ever_and_has_no_odds() -> None:
    policy = DicePolicy()
    game = WarholdGame(DEFINITION.setup({"approval": False, "board": "two-rivers"}))
    policy.of_seat = dict.fromkeys(game.seats, ASKED)
    match = begin(game, 4, policy)
    assert match.pending is not None
    assert match.pending.topic == topics.ORDER_DIE
    with pytest.raises(TooManyBranches):
        OddsWalk(match, FirstSentence(DEFINITION.words(game))).odds([])
