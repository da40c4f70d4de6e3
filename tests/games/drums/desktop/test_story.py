"""The last page of a battle: its story, what became of both squads, how it went; and the great moments before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.drums.end_panels import end_panels
from desktop.games.drums.moments import moment_of, sound_of
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.story import men_left, story_of
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.widgets.pill import Pill
from desktop.look.widgets.track_plot import TrackPlot
from desktop.play.sound import Sound
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import BattleEnded, SquadBroke, TurnBegan
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import Told
from rules_core.kernel.requests import NO_SEAT
from rules_core.song.facts import ActivationStarted, AttackResolved, Defeated, ModelFled
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, session_of
from tests.games.drums.field import BRITISH_OFFICER, FUSILIER, P1, P2, REDCOAT, battle, man
from tests.games.drums.test_scenarios import match_of


def told(*facts: Fact) -> list[Told]:
    return [Told(0, fact) for fact in facts]


def blow(attacker: ModelId, defender: ModelId, manner: str = "shot") -> AttackResolved:
    return AttackResolved("SDS-RNG-1", attacker, defender, manner, 6, 1, 8, 7, "kill", defender)


@pytest.fixture
def scene() -> Battle:
    """One Frenchman who fires at an officer, three of whose men run."""
    state = battle()
    man(state, P1, FUSILIER, 1000, 1000)
    man(state, P2, BRITISH_OFFICER, 1000, 2000)
    for number in range(3):
        man(state, P2, REDCOAT, 1200 + number * 200, 2000)
    return state


def events(state: Battle) -> list[Told]:
    french, officer, *men = list(state.models)
    return told(
        TurnBegan("S-ACT-5", P1, 1),
        ActivationStarted("S-ACT-1", french, 1),
        blow(french, officer),
        Defeated("SDS-HTH-7", officer, french, True),
        *(ModelFled("SDS-MOR-5", one, 1) for one in men),
        TurnBegan("S-ACT-5", P2, 1),
        TurnBegan("S-ACT-5", P1, 2),
        SquadBroke("S-END-3", P2, "broken"),
        BattleEnded("SDS-WIN-4", P1, "broken", (P1, P2), (100, 0)),
    )


def test_the_story_tells_break_rout_roll_and_deeds(qtbot: QtBot, scene: Battle) -> None:
    words = DrumsWords(scene.world)
    parts = story_of(scene, events(scene), words, words.names)
    texts = {one.title: one.text for one in parts}
    assert [one.title for one in parts[:3]] == ["The break", "The rout", "The roll that mattered"]
    assert texts["The break"] == "Great Britain breaks. That was in round 2."
    # The officer and three men, by one activation of round 1; only a 6 against a 1 makes 6 + 2 more than 1 + 6.
    assert "4 men were gone at one blow, round 1" in texts["The rout"]
    assert "1 of the 36 throws" in texts["The roll that mattered"]
    assert texts["Line infantryman F1"].startswith("1 ")
    assert "Line infantry officer B1" in texts
    assert "Line infantryman B2" not in texts, "who did nothing is not told of"


def test_men_are_counted_after_every_round(scene: Battle) -> None:
    assert men_left(scene, events(scene)) == {P1: [1, 1, 1], P2: [4, 0, 0]}


def test_great_moments_and_sounds(scene: Battle) -> None:
    words = DrumsWords(scene.world)
    french, officer, *men = list(scene.models)
    moments = [moment_of(one.fact, scene, words) for one in events(scene)]
    assert [one.title for one in moments if one is not None] == [
        "France", "Line infantry officer B1", "Great Britain", "France",
    ]  # fmt: skip
    assert moment_of(BattleEnded("SDS-WIN-5", P1.__class__(""), "points", (P1, P2), (0, 0)), scene, words) is not None
    assert sound_of(blow(french, officer)) is Sound.SHOT
    assert sound_of(blow(french, officer, "melee")) is Sound.HIT
    assert sound_of(ModelFled("SDS-MOR-5", men[0], 1)) is None
    assert all(sound.path.is_file() for sound in Sound)


def test_the_last_page_shows_table_losses_and_rounds(qtbot: QtBot) -> None:
    session = session_of(match_at("whom"))
    state = session.state
    assert isinstance(state, Battle)
    british = [one for one in state.models.values() if one.side == "p2"]
    british[0].fate, british[1].fate, british[2].fate = Fate.DEFEATED, Fate.FLED, Fate.WAITING
    presenter = BattlePresenter(session)
    panels = [panel for panel, _ in end_panels(Theme(LookName.LIGHT, 100, less_motion=True), presenter)]
    for panel in panels:
        qtbot.addWidget(panel)
    pills = [one.text() for one in panels[1].findChildren(Pill)]
    assert len(pills) == 5
    assert pills[1] == f"{len(british) - 3} on the field"
    assert "1 in reserve" in pills
    assert "1 left the field" in pills
    assert "1 out of action" in pills
    assert panels[1].findChild(TrackPlot) is not None


def test_the_headline_is_short_and_the_line_below_says_why() -> None:
    session = session_of(match_at("whom"))
    ended = BattleEnded("S-END-3", P2, "broken", (P1, P2), (0, 195))
    session.match.facts.append(Told(0, ended))
    ending = BattlePresenter(session).ending()
    assert (ending.title, ending.headline) == ("Great Britain wins", "Great Britain wins")
    assert ending.told.startswith("The other side is broken. ")
    session.match.facts.append(Told(0, BattleEnded("SDS-WIN-5", NO_SEAT, "points", (P1, P2), (0, 0))))
    ending = BattlePresenter(session).ending()
    assert (ending.title, ending.sentence) == ("Nobody wins", "The points are too close.")


@rule("R-S52")
def test_the_last_page_of_a_scenario_tells_what_decided_it_and_no_points(qtbot: QtBot) -> None:
    presenter = BattlePresenter(session_of(match_of("assault", Phase.TURN)))
    panels = [panel for panel, _ in end_panels(Theme(LookName.LIGHT, 100, less_motion=True), presenter)]
    for panel in panels:
        qtbot.addWidget(panel)
    said = [one.text() for one in panels[1].findChildren(QLabel)]
    assert "In the house" in said
    assert not any("victory point" in one for one in said)


def test_nothing_is_said_to_be_over_while_something_is_shown() -> None:
    session = session_of(match_at("whom"))
    session.is_showing = lambda: True
    session.watch_from(ROOT)
    seen: list[str] = []
    while len(session.facts) < len(session.match.facts):
        assert session.is_behind
        session.reach(1)
        seen.append(str(BattlePresenter(session).banner().title))
    assert len(seen) > 20
    assert "The game is over" not in seen
    assert seen[-1] == "Great Britain"
