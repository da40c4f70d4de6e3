"""The dock of a squad: a tile for each man, who is lost, how near it is to breaking; and the figures of the banner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from desktop.games.drums.banner_words import beside, standing
from desktop.games.drums.docks import battle_docks
from desktop.look.lettering import TextStyle
from desktop.look.token import describe
from desktop.look.token_painting import side_fill, side_line
from desktop.session.dice_policy import DicePolicy
from desktop.tabletop.company.panel import CompanyPanel
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.state.battle import Phase
from rules_core.kernel.match import Match, begin
from rules_core.song import topics as song_topics
from rules_core.song.facts import GroupOrdered
from rules_core.song.field import Acting
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, seat, session_of
from tests.games.drums.examination import READY
from tests.games.drums.field import FUSILIER, MIDDLE, P1, battle, man
from tests.games.drums.field import beside as next_to

pytestmark = pytest.mark.painted


TEXT = Qt.ItemDataRole.AccessibleTextRole


@rule("SDS-MOR-4")
def test_a_squad_is_seen_man_by_man_and_how_near_it_is_to_breaking(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.GROUP_MEMBER))
    board = seat(qtbot, tmp_path, session)
    state = session.state
    number = state.seats.index(state.turn_of)
    panel = battle_docks(board.parts)[number].panel
    assert isinstance(panel, CompanyPanel)
    qtbot.addWidget(panel)
    panel.resize(400, 400)
    men = [one for one in state.models.values() if one.side == state.turn_of]
    assert [one.token.id for one in panel.model.members] == [one.id for one in men]
    chosen = [one.token.id for one in panel.model.members if one.token.chosen]
    assert chosen == [state.acting.model]
    assert panel.words.text().startswith(f"{len(men)} of {len(men)} men")
    # A tile is as much as a row of the table: it is marked, and corrected.
    panel.show()
    marked, wanted = QSignalSpy(panel.marked), QSignalSpy(panel.thing_wanted)
    tile = panel.model.index(1)
    QTest.mouseClick(panel.tiles.viewport(), Qt.MouseButton.LeftButton, pos=panel.tiles.visualRect(tile).center())
    QTest.keyClick(panel.tiles, Qt.Key.Key_F2)
    assert [marked.at(0), wanted.at(0)] == [[men[1].id], [men[1].id]]
    assert panel.tiles.isVisible()
    panel.switch.click()
    assert panel.table.isVisible()
    # A tile is only drawn anew when something of it is seen, and not for a step on the table.
    anew = QSignalSpy(panel.model.dataChanged)
    assert session.amend(f"models/{men[2].id}/position", [men[2].x, men[2].y + 300])
    assert anew.count() == 0
    # Whoever falls is struck out, and the side has one man less.
    assert panel.model.data(panel.model.index(2), TEXT) == describe(panel.model.members[2].token)
    assert session.amend(f"models/{men[2].id}/fate", Fate.DEFEATED.value)
    fallen = panel.model.members[2]
    assert (fallen.is_lost, fallen.state, fallen.token.greyed) == (True, "Fallen", True)
    assert str(panel.model.data(panel.model.index(2), TEXT)).endswith(", Fallen.")
    assert panel.words.text().startswith(f"{len(men) - 1} of {len(men)} men")
    assert panel.strip.accessibleName().startswith(panel.words.text())
    assert session.amend(f"models/{men[-1].id}/fate", Fate.DEFEATED.value)
    panel.switch.click()
    panel.tiles.resize(400, 900)
    panel.tiles.grab()
    assert not board.theme.look.font(TextStyle.SMALL).strikeOut(), "letters elsewhere are struck out too"


@rule("S-GRP-2")
def test_all_who_would_join_an_order_are_named_with_one_key(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.GROUP_MEMBER))
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    view = board.parts.presenter.question(request)
    every = view.options[view.default]
    assert every.then
    # The Sergeant by himself names the same, question after question.
    alone, sergeant = session.match.fork(), ThumbPlayer()
    while alone.pending is not None and not any(isinstance(one.fact, GroupOrdered) for one in alone.facts[-3:]):
        alone.answer(sergeant.decide(alone.state, alone.pending, 0))
    names = [one.fact.members for one in alone.facts if isinstance(one.fact, GroupOrdered)][-1]
    badges = [board.presenter.names.badge(one.side, one.number) for one in map(session.state.model, names)]
    assert every.title == f"All {len(names)} together"
    assert all(badge in every.second for badge in badges)
    assert isinstance(every.given, list)
    assert session.answer_all(every.given)
    assert session.pending is not None
    assert session.pending.topic == song_topics.DICE


@rule("S-GRP-9", "SDS-SR-8")
def test_the_banner_tells_what_is_under_way() -> None:
    state = battle()
    state.phase, state.turn_of, state.round = Phase.TURN, P1, 2
    leader = man(state, P1, "france-line-infantry-officer", MIDDLE, MIDDLE)
    first = next_to(state, P1, FUSILIER, leader)
    first.loaded = True
    state.acting = Acting(first.id, 2, turnover=False)
    told = {one.label: one.value for one in standing(state)}
    # An officer's pistol counts as one that is loaded, too.
    assert told == {"Round": "2", "Left": "2 actions", "Muskets loaded": "2 of 2", "Still to act": "2"}
    assert [one.value for one in beside(state)] == ["+1 on Quality"]
    state.acting.order, state.acting.turnover = "volley", True
    told = {one.label: one.value for one in standing(state)}
    assert (told["Order"], told["Left"]) == ("Volley", "2 actions, then the turn ends")
    state.acting = Acting(leader.id, 1, turnover=False)
    assert beside(state) == ()


@rule("S-INT-6")
def test_four_squads_have_four_colours_and_fit_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    choices = {"players": 4, "squad_3": "silesians", "squad_4": "white-coats", "nation_3": "prussia"}
    match: Match[Any] = begin(DrumsGame({**READY, **choices, "nation_4": "austria"}), 5, DicePolicy())
    board = seat(qtbot, tmp_path, session_of(match))
    assert (board.window().width(), board.window().height()) == (1280, 720)
    colours = board.theme.colours
    sides = [panel.strip.side for panel in board.window().findChildren(CompanyPanel)]
    assert len({side_fill(one, colours).name() for one in sides}) == 4
    assert len({side_line(one, colours).name() for one in sides}) == 4
