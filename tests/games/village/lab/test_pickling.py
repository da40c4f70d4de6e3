"""What is asked beside the window goes to a process and comes back, with compiled rules as with others."""

from __future__ import annotations

from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest

from rules_core.content.examination import Sound
from rules_core.content.figures import FigureChange, ItemFigure
from rules_core.content.items import Change, Finding, Item
from rules_core.games.catalogue import definition_of
from rules_core.games.simulation import SimulationRequest
from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.item_figures import figures_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official
from rules_core.games.village.content.playable import EdgeRoute, report
from rules_core.games.village.trials.trial import official_trial
from rules_core.games.village.trials.trial_game import TrialGame
from rules_core.kernel.game import GameId
from rules_core.lab.pickling import CARRIED, carry
from rules_core.lab.processes import end_pool, process_pool
from rules_core.wording.sentence import Called, Length, Phrase, message

carry()


def again(value: Any) -> Any:
    """As it arrives on the other side."""
    return ForkingPickler.loads(bytes(ForkingPickler.dumps(value)))


SAMPLES = (
    Item(GAME, Kind.HERO, {"id": "ada", "traits": [{"id": "tough"}]}),
    Change(("wave", 1), {"escalation": 2}),
    message("{limit} of {ground}", {"limit": Length(254), "ground": Called("ground/wood/name", "Wood")}),
    Length(100),
    Called("ground/wood/name", "Wood"),
    Phrase("Name"),
    Sound("All is well.", "V-4.3.4", message("All is well.", {})),
    EdgeRoute(2, "forge", ((0.0, 1.5), (3.25, 4.0))),
    ItemFigure("waves", (5, 300)),
    FigureChange("price", (15, 2), (20, 1), "a", "Ada"),
    SimulationRequest(1, "random", {"length": "intro"}, {"heroes": (("ada",), ("ben",))}, {"options": "book"}),
    TriedGame(3, TrialOutcome.WON, "All is well."),
    TrialGame(4, TrialOutcome.LOST, heroes=3, marks={"fell:forge": 1}),
    official_trial(),
    Finding(("name",), "No.", "Do.", fix=(Change(("name",), "Ada"),), said=(message("No.", {}),)),
)


def test_there_is_a_sample_of_everything_that_is_carried() -> None:
    assert {type(one) for one in SAMPLES} == {*CARRIED, *definition_of(GameId("village")).carried()}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: type(one).__name__)
def test_it_arrives_as_it_was(sample: object) -> None:
    assert again(sample) == sample


def test_what_is_found_of_every_official_item_arrives() -> None:
    for item in official():
        broken = Item(item.game, item.kind, {**item.plain, "name": "", "icon": "none", "luck": 1})
        found = findings(broken)
        assert found
        assert again(found) == found
        assert again(figures_of(item)) == figures_of(item)
        if item.kind in (Kind.VILLAGE, Kind.TERRAIN):
            told = report(item)
            assert again((told.findings, told.sound, told.ways)) == (told.findings, told.sound, told.ways)


def test_a_process_answers_what_it_is_asked() -> None:
    pool = process_pool(1)
    try:
        village = next(one for one in official() if one.kind == Kind.VILLAGE)
        broken = Item(village.game, village.kind, {**village.plain, "name": ""})
        assert pool.submit(findings, broken).result(120) == findings(broken)
    finally:
        end_pool(pool)
