"""The last page of the fullest siege: seven waves, four heroes, and something to tell of all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop.language import speak
from desktop.look.theme import Theme
from desktop.play.end_page import EndPage
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    RoundStarted,
    TokenClaimed,
    WaveEnded,
    WaveOpened,
)
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.match import Told, begin
from rules_core.song.facts import Defeated, KnockedDown, ModelFled, ModelMoved
from rules_core.song.warband import Fate, ModelId
from tests.games.village.desktop.models.test_story import blow
from tests.games.village.desktop.models.test_tables import nothing_to_say
from tests.pig.match import NoKeeper


def fullest() -> MatchSession:
    """A siege that was lost in its last wave."""
    content = shipped()
    match = begin(
        GAMES[GameId("village")](build(content, {"heroes": list(content.heroes)[:4], "length": "standard"})), 3
    )
    siege = match.state
    heart, foe = siege.world.heart, ModelId("somebody")
    happened: list[Fact] = []
    for wave in range(1, siege.world.waves + 1):
        happened += [WaveOpened("V-5.1.1", wave, 5, 1, 75), RoundStarted("V-6.1.2", 23, "heroes")]
        for hero in siege.heroes:
            happened += [
                ModelMoved("SBH-MOV-1", hero.id, 0, 0, 3000, 4000, "move"),
                blow(hero.id, foe, (6, 5), (10, 9)),
                Defeated("SBH-HTH-7", foe, hero.id, False),
                KnockedDown("SBH-HTH-7", hero.id),
                TokenClaimed("V-7.3.1", "token-1", hero.id, 6),
                ModelFled("SBH-MOR-3", foe, 1),
            ]
        happened += [Defeated("SBH-HTH-7", siege.heroes[0].id, foe, False)]
        happened += [BuildingDamaged("V-6.4.5", BuildingId("forge"), 2, 1, "attack"), WaveEnded("V-7.1.1", wave)]
        siege.records.append([wave, 12, 18, 6, 1, 12, 3])
    happened += [
        BuildingAttacked("V-6.4.5", foe, heart, False, 6, 1, 11, 6, True),
        BuildingDamaged("V-6.4.5", heart, 2, 0, "attack"),
    ]
    match.facts.extend(Told(0, fact) for fact in happened)
    for hero in siege.heroes:
        hero.fate = Fate.DEFEATED
    return MatchSession(match, DicePolicy(), NoKeeper(), 1, "Test", nothing_to_say)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_it_is_seen_at_once_on_a_large_screen(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    speak(language)
    try:
        page = EndPage(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), fullest())
        qtbot.addWidget(page)
        page.resize(1920, 1080)
        page.show()
        QTest.qWait(50)
        assert len(page.story) == 7
        (scroll,) = page.findChildren(QScrollArea)
        assert scroll.verticalScrollBar().maximum() == 0
    finally:
        speak("en")
