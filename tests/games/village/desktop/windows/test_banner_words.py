"""What the banner says of the wave."""

from __future__ import annotations

import pytest

from desktop.games.village.banner_words import banner_view
from desktop.games.village.models.siege_rows import hero_rows
from desktop.games.village.siege_scene import token_views
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.state.facts import WaveOpened
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.match import NewDiceWait, Told
from rules_core.song import topics as song_topics
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import session_at
from tests.games.village.little import siege


@rule("R-V16")
@pytest.mark.parametrize("wave, label, value", [(6, "Escalation", "VI"), (7, "Final Assault", "VII")])
def test_the_last_level_is_called_the_final_assault(wave: int, label: str, value: str) -> None:
    state = siege(length="standard")
    state.wave = wave
    view = banner_view(state, [Told(0, WaveOpened("V-5.3.1", wave, 7, wave, 100 * wave))])
    assert [(one.label, one.value) for one in view.left][1] == (label, value)


@rule("SBH-ACT-9")
@pytest.mark.parametrize("way", ["3", "free-move"])
def test_nobody_has_acted_while_the_dice_lie_open_or_a_free_move_is_chosen(way: str) -> None:
    session = session_at(song_topics.DICE, "free-move", seed=7)
    session.match.supplier = NewDiceWait()
    assert session.pending is not None
    hero, names = session.pending.subject, SiegeNames(session.state.world)
    assert session.answer(way)
    state = session.state
    assert state.acting is None
    assert "0 of 2 " in banner_view(state, []).second
    assert not any(one.has_acted for one in token_views(state, SceneMarks(), names))
    told = [row.cells[2].text for row in hero_rows(state, names) if row.id == hero]
    assert told == ["Can act"]


def test_who_acts_has_not_acted_yet() -> None:
    state = session_at(song_topics.ACTION).state
    assert state.acting is not None
    assert sum(model.activated for model in state.heroes) == 1
    assert "0 of 2 " in banner_view(state, []).second


def test_in_a_fight_what_changes_comes_before_what_goes_in_narrow_windows() -> None:
    state = session_at(song_topics.ACTION).state
    state.buildings[state.world.heart].integrity = 2
    told = [(one.label, one.value) for one in banner_view(state, [Told(0, WaveOpened("V-5.3.1", 1, 7, 1, 100))]).left]
    assert [label for label, _ in told] == ["Wave", "Enemies left", "Town Hall", "Escalation"]
    assert told[2] == ("Town Hall", "2 of 6")
