"""What an Engineer may take away is seen on the map (SDS-SR-3)."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.games.drums.question_overlays import BattleOverlays
from desktop.tabletop.battlefield.views import Zone, ZoneTone
from desktop.tabletop.far_map import NOTHING_PRIVATE
from desktop.tabletop.marks import TriedMove
from rules_core.games.drums.rules import clearing
from rules_core.games.drums.state.features import Feature, outline_of
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.requests import Choose
from rules_core.song import topics
from rules_core.song.field import Acting
from tests.clauses import rule
from tests.games.drums.field import MIDDLE, P1, battle
from tests.games.drums.test_clearing import SAPPER, hedge, south_of


@rule("SDS-SR-3")
def test_the_obstacle_that_an_engineer_may_take_away_is_marked(qtbot: QtBot) -> None:
    other = Feature("hedge-2", "hedge", MIDDLE, MIDDLE - 1000, 0, 500, 60)
    state = battle(hedge(500), other)
    sapper = south_of(state, SAPPER)
    state.acting = Acting(sapper.id, 2, turnover=False)
    offered = tuple(clearing.options(state, sapper, 2))
    assert offered == ("clear:hedge-1",)
    overlays = BattleOverlays()
    overlays.new_question(Choose(P1, topics.ACTION, "S-AM-1", sapper.id, (*offered, "end")))
    names = DrumsWords(state.world).names
    for pointed, tone in (("", ZoneTone.GOLD), ("clear:hedge-1", ZoneTone.WARN)):
        shown = overlays.overlays(state, NOTHING_PRIVATE, TriedMove(), sapper.id, pointed, names)
        assert Zone(tone, (tuple(outline_of(hedge(500)).points),)) in shown.zones
        assert len(shown.zones) == 1
