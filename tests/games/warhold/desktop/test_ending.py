"""The last page of a war: who won and how, and how the kingdoms went over the rounds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.warhold.end_panels import end_panels, plots
from desktop.games.warhold.ending import story_of
from desktop.games.warhold.history import rounds_of
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.round_maps import RoundMaps
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.look.widgets.lines_plot import LinesPlot
from desktop.play.end_page import EndPage
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.facts import (
    Deserted,
    Gathered,
    LordFell,
    RoundBegan,
    Seized,
    Slain,
    Trained,
    Wounded,
    mention,
)
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match, Told, begin
from tests.clauses import rule
from tests.games.warhold.board import P1
from tests.pig.match import NoKeeper

pytestmark = pytest.mark.painted


@cache
def played() -> Match[War]:
    """A war of two to its end."""
    match = begin(WarholdGame(DEFINITION.setup({"players": 2})), 1, DicePolicy())
    player = ThumbPlayer()
    for position in range(20_000):
        if match.pending is None:
            break
        match.answer(player.decide(match.state, match.pending, position))
    assert match.state.phase is Phase.OVER
    return match


def presenter() -> WarPresenter:
    policy = DicePolicy()
    return WarPresenter(MatchSession(played().fork(), policy, NoKeeper(), 1, "A war", lambda match: ({}, "")))


@rule("W-WIN-1")
def test_the_end_says_who_won_and_how(qtbot: QtBot) -> None:
    of = presenter()
    ending, war = of.ending(), of.war
    winner = war.kingdom(war.victors[0])
    assert ending.title == f"The {of.name(winner.race)} have won"
    assert f"after {war.round} round" in ending.told
    story = of.story()
    facts = [one.fact for one in of.session.facts]
    assert len([one for one in story if one.title.startswith("The end of")]) == len(
        [one for one in facts if isinstance(one, LordFell)]
    )
    assert len([one for one in story if one.title.startswith("Round")]) >= len(
        [one for one in facts if isinstance(one, Seized)]
    )


@rule("W-WIN-1")
def test_the_story_tells_hard_moments_in_their_order_and_then_deeds(qtbot: QtBot) -> None:
    of = presenter()
    war, lord = of.war, of.war.lord_of(of.war.victors[0])
    assert lord is not None
    facts: list[Fact] = [
        RoundBegan("W-SET-20", 3),
        *[Slain("W-ATT-7", f"m{number} skeleton", "A1", "u1 humans/infantry") for number in range(5)],
        RoundBegan("W-SET-20", 4),
        Wounded("W-ATT-7", mention(lord), 1, 2),
        Slain("W-ATT-7", "m6 ogre", "A1", mention(lord)),
        RoundBegan("W-SET-20", 5),
        Wounded("W-ATT-7", mention(lord), 1, 1),
        Deserted("W-UPK-5", P1, "u2 humans/infantry"),
        Deserted("W-UPK-5", P1, "u3 humans/infantry"),
    ]
    story = story_of(war, of.war_words, [Told(number, fact) for number, fact in enumerate(facts)])
    titles = [one.title for one in story]
    assert titles == [
        "First blood",
        "The bloodiest round",
        "The closest call",
        "The greatest prey",
        "The most feared",
        "Empty purses",
    ]
    assert "round 3" in story[0].text
    assert "5 units" in story[1].text
    # Once with two hit points left, once with one: the latter was closer.
    assert "In round 5" in story[2].text
    assert "Ogre" in story[3].text
    assert "5 slain" in story[4].text
    assert story[5].text.startswith("2 left")


@rule("W-SET-20", "W-UPK-3")
def test_every_round_has_its_figures(qtbot: QtBot) -> None:
    of = presenter()
    rounds = rounds_of(of.session)
    assert [one.number for one in rounds] == list(range(1, of.war.round + 1))
    last = rounds[-1].standing
    for kingdom in of.war.kingdoms:
        told = last[kingdom.seat]
        assert (told.gold, told.food) == (kingdom.gold, kingdom.food)
        assert told.units == len(of.war.units_of(kingdom.seat))
    slain = [one.fact for one in of.session.facts if isinstance(one.fact, Slain) and "/" in one.fact.by]
    assert sum(one.kills for one in last.values()) == len(slain)
    # A kingdom grows by what it trains: the first round ends with more than it began with.
    first, second = rounds[0], rounds[1]
    assert first.war().round == 1
    assert second.war().round == 2
    assert first.standing != second.standing
    assert any(isinstance(one.fact, (Gathered, Trained)) for one in of.session.facts)


def test_the_last_page_has_a_plot_for_each_figure(qtbot: QtBot) -> None:
    of, theme = presenter(), Theme()
    found = plots(theme, of, rounds_of(of.session))
    assert [one.title for one in found] == ["Gold", "Food", "Units", "Tiles held", "Slain by them"]
    assert all(len(one.lines) == 2 and len(one.moments) == of.war.round for one in found)
    assert found[0].lines[0].mark != found[0].lines[1].mark
    panels = end_panels(theme, of)
    for panel, _ in panels:
        qtbot.addWidget(panel)
    assert sum(len(panel.findChildren(LinesPlot)) for panel, _ in panels) == 5
    sheet = panels[-1][0]
    sheet.resize(560, 800)
    sheet.show()
    # None has less room because the names of the kingdoms need it.
    widths = [one.width() for one in sheet.findChildren(LinesPlot)]
    assert max(widths) - min(widths) <= 1


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1920, 1040), (1280, 690)])
def test_the_last_page_never_goes_sideways(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    theme = Theme(scale_percent=percent)
    page = EndPage(theme, Settings(tmp_path / "settings.ini"), presenter().session)
    page.setStyleSheet(style_sheet(theme.colours, theme.look.scale))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    scroll = next(one for one in page.findChildren(QScrollArea) if one.isAncestorOf(page.whole))
    qtbot.wait(50)
    assert scroll.horizontalScrollBar().maximum() == 0


def test_the_board_is_seen_as_it_stood_after_each_round(qtbot: QtBot) -> None:
    of = presenter()
    maps = RoundMaps(Theme(), of.words, rounds_of(of.session))
    qtbot.addWidget(maps)
    maps.resize(500, 540)
    maps.show()
    assert maps.title.text() == f"Round {of.war.round}"
    # What happened stands right below the board.
    wide, high = maps.shown.war().columns, len(maps.shown.war().ground) // maps.shown.war().columns
    most = max(maps.picture.minimumHeight(), maps.picture.width() * (high + 1.5) / (wide + 1.5) + 2)
    assert maps.picture.height() <= most
    assert maps.told.item(maps.told.count() - 1).text().startswith("The war is over.")
    # In a narrow sheet long words go on in the next line.
    maps.told.addItem("Demon Lord. Monster lord. M 6, H 3, W 3, A 6, HP 5, O -1/-1 and the rest of it " * 3)
    maps.told.addItems(["A line"] * 30)
    QTest.qWait(0)
    assert not maps.told.horizontalScrollBar().isVisible()
    last = maps.picture.grab().toImage()
    maps.slider.setValue(0)
    assert maps.title.text() == "Round 1"
    assert {one.id for one in maps.shown.war().units} != {one.id for one in of.war.units}
    assert maps.picture.grab().toImage() != last
