"""What the banner says of the wave."""

from __future__ import annotations

import pytest

from desktop.games.village.banner_words import banner_view
from rules_core.games.village.state.facts import WaveOpened
from rules_core.kernel.match import Told
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


def test_who_acts_has_not_acted_yet() -> None:
    state = session_at(song_topics.ACTION).state
    assert state.acting is not None
    assert sum(model.activated for model in state.heroes) == 1
    assert banner_view(state, []).second.endswith("0 of 2 have acted")
