"""The guided first war lasts twelve rounds, has an occasion for every note, and shows each where it can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.warhold.lesson import NOTES
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.lesson import LESSON
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import PlayerTable

PERSON = "p1"
ENOUGH = 24
"""Answers of the person, which end the first turn with its notes."""


class LessonTable(PlayerTable[War]):
    """Gives the notes as the guide does: each at its first question, or when its fact happens."""

    def __init__(self, state: War) -> None:
        super().__init__(ThumbPlayer(), state, LESSON.seed, 4000)
        self.given: dict[str, int] = {}

    def ask(self, request: Request) -> Answer:
        if request.who == PERSON:
            for note in NOTES:
                is_about = note.topic == request.topic and (note.fits is None or note.fits(self.state, request))
                if note.key not in self.given and is_about:
                    self.given[note.key] = self.state.round
                    break
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        for note in NOTES:
            if note.seen is not None and isinstance(fact, note.seen):
                self.given.setdefault(note.key, self.state.round)


def test_a_war_of_twelve_rounds_has_an_occasion_for_every_note() -> None:
    game = DEFINITION.make(DEFINITION.setup(LESSON.choices))
    state = game.start()
    table = LessonTable(state)
    game.play(table, state)
    assert set(table.given) == {note.key for note in NOTES}
    assert max(table.given.values()) == state.round == 12
    assert DEFINITION.result(state) == PERSON


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 150)])
def test_the_first_notes_lie_in_the_window_and_leave_their_answers_free(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.theme.set_scale_percent(scale)
    window.resize(*size)
    window.show()
    window.wake()
    window.learn(GAME)
    session, guide, play = window.session, window.guide, window.findChild(PlayWindow)
    assert session is not None
    assert guide is not None
    assert isinstance(play, PlayWindow)
    seen: list[str] = []
    for position in range(ENOUGH):
        note = guide.note
        if note is not None and note.objectName() not in seen:
            seen.append(note.objectName())
            qtbot.wait(60)
            place = note.geometry()
            assert play.rect().contains(place), seen[-1]
            assert not place.intersects(play.prompt.geometry()), seen[-1]
        play.player.finish()
        assert session.match.pending is not None
        session.answer(ThumbPlayer().decide(session.match.state, session.match.pending, position))
    assert seen[:4] == [
        "learn.warhold.people",
        "learn.warhold.stronghold",
        "learn.warhold.upkeep",
        "learn.warhold.march",
    ]
    window.close()
