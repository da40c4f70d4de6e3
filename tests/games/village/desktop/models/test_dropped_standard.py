"""A standard that was dropped can be seen on the map, in the list and by whoever reads it (SBH-MOR-6)."""

from __future__ import annotations

from desktop.games.village.map_list.map_words import Shown, families
from desktop.games.village.siege_scene import STANDARD_ICON, marker_views
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.words.names import SiegeNames
from rules_core.song.standards import DROPPED
from rules_core.song.warband import Fate
from rules_core.wording.tape import tape_inches
from tests.clauses import rule
from tests.games.village.fighting import fight
from tests.games.village.little import foe

NOTHING_MORE = Shown(SceneMarks(), Overlays(), "", {}, ())


@rule("SBH-MOR-6")
def test_a_dropped_standard_lies_at_the_stone_until_it_is_taken_away() -> None:
    state = fight(Behaviour.HUNTER)
    orc = foe(state, "orc", 0, -12)
    orc.fate = Fate.DEFEATED
    names = SiegeNames(state.world)

    def seen() -> tuple[str, list[str]]:
        (stone,) = marker_views(state, SceneMarks(), names)
        told = [thing.title for family in families(state, names, NOTHING_MORE, tape_inches) for thing in family.things]
        return stone.icon, [one for one in told if "Stone" in one]

    assert seen() == ("", ["Stone of Orc 1a"])
    orc.spent.append(DROPPED)
    assert seen() == (STANDARD_ICON, ["Stone of Orc 1a, with the standard"])
