"""Fixed groups that come only with larger parties, so that a written wave grows as a generated one does (V-4.2.3)."""

from __future__ import annotations

import pytest

from rules_core.content.reader import ContentProblem
from rules_core.games.village.rules import wave_opening
from rules_core.kernel.game import Plain
from tests.clauses import rule
from tests.games.village.sitting import Careless
from tests.games.village.tales import group, tale_content, told


def wave(**later: int) -> Plain:
    """Orcs always, a champion for larger parties."""
    return {"group": [group("ravager", "orc", "orc"), group("hunter", "champion", edge=3, **later)]}


@rule("V-4.2.3", "V-5.4.2")
@pytest.mark.parametrize("least, coming", [(0, [2, 2, 2]), (3, [1, 2, 2]), (4, [1, 1, 2])])
def test_a_group_comes_from_so_many_heroes_on(least: int, coming: list[int]) -> None:
    later = {"from_heroes": least} if least else {}
    for heroes, groups in zip((2, 3, 4), coming, strict=True):
        state = told(heroes, wave=[wave(**later)] * 3)
        wave_opening.open_wave(Careless(1), state)
        assert len(state.groups) == groups
        assert [one.edge for one in state.groups][1:] == [3] * (groups - 1)
        assert state.wave_total == 40 + 40 * (groups - 1)


@rule("V-4.2.3")
def test_every_fixed_wave_has_somebody_for_the_smallest_party() -> None:
    with pytest.raises(ContentProblem) as problem:
        tale_content(wave=[{"group": [group("ravager", "orc", from_heroes=3)]}])
    assert "2 heroes" in str(problem.value)


@rule("V-8.1", "V-4.2.3")
def test_a_leader_to_be_beaten_comes_with_every_party() -> None:
    waves = [{"group": [group("ravager", "orc"), group("hunter", "warlord", from_heroes=4)]}]
    with pytest.raises(ContentProblem):
        tale_content(wave=waves, win={"kind": "leader", "enemy": "warlord"})
