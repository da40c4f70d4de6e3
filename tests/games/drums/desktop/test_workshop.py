"""Every kind of item of Drums and Shakos in the workshop: made anew, copied, told what is wrong, and played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.content.items import Item, Weight
from rules_core.games.chosen import with_items
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.options import CHOICES
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.state.battle import Phase
from rules_core.kernel.match import begin
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.drums.field import FUSILIER

KINDS = [kind.id for kind in CONTENT.kinds]
READY = {"squad_1": "grande-armee", "squad_2": "redcoats"}


def copy_of(kind: str, **parts: Any) -> Item:
    """The first official item of a kind as somebody's own."""
    first = CONTENT.as_copy(next(iter(CONTENT.official.ids(kind).values())))
    return Item(GAME, kind, {**first.plain, "id": "own", "name": "Our own", **parts})


def played(choices: dict[str, Any], *items: Item) -> DrumsGame:
    return DrumsGame(with_items({**READY, **choices}, CHOICES, list(items), CONTENT))


@pytest.mark.parametrize("kind", KINDS)
def test_what_ships_and_a_copy_of_it_and_a_new_one_are_in_order(kind: str) -> None:
    known = CONTENT.known([])
    for item in CONTENT.official.ids(kind).values():
        assert [one for one in CONTENT.findings(item, known) if one.weight is Weight.MUST] == []
    assert [one for one in CONTENT.findings(copy_of(kind), known) if one.weight is Weight.MUST] == []
    fresh = Item(GAME, kind, CONTENT.blank(kind, "own", "Our own"))
    assert [one for one in CONTENT.findings(fresh, known) if one.weight is Weight.MUST] == []


@pytest.mark.parametrize("kind", KINDS)
def test_an_item_is_copied_looked_at_and_kept(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    speak(ENGLISH)
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.show_workshop()
    entry = next(one for one in window.workshop.stock.entries() if (one.game, one.kind) == (GAME, kind))
    window.workshop.open(entry)
    frame = window.workshop.frame
    assert frame is not None
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert nameless(frame) == []
    QTest.qWait(1)
    frame.leave()


@rule("SDS-SCN-1")
def test_a_scenario_of_ones_own_is_played_by_its_course() -> None:
    item = copy_of("scenario", rounds=5)
    game = played({"scenario": "own"}, item)
    scenario = game.world.scenario
    assert scenario is not None
    assert (scenario.id, scenario.numbers["rounds"]) == ("own", 5)
    match = begin(game, 3)
    player = ThumbPlayer()
    while match.pending is not None and match.state.phase is not Phase.TURN:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert match.state.phase is Phase.TURN


@rule("S-TER-9")
def test_quarters_are_rolled_from_ones_own_table() -> None:
    table = copy_of("terrain_table")
    quarters = [{**one, **{f"face_{face}": "hill" for face in range(1, 7)}} for one in table.plain["quarter"]]
    item = Item(GAME, "terrain_table", {**table.plain, "quarter": quarters})
    match = begin(played({"terrain_table": "own"}, item), 3)
    player = ThumbPlayer()
    while match.pending is not None and match.state.phase is not Phase.DEPLOYMENT:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert {one.kind for one in match.state.features} == {"hill"}


@rule("S-SET-1", "SDS-PTS-10")
def test_a_nation_of_ones_own_buys_from_its_roster_by_ones_own_list_of_rules() -> None:
    nation = copy_of("nation", soldiers=["france-line-infantry-officer", FUSILIER])
    game = played({"squad_1": "", "nation_1": "own", "any_nations": True}, nation)
    assert [one.id for one in game.world.content.roster("own")] == ["france-line-infantry-officer", FUSILIER]
    match = begin(game, 3)
    player = ThumbPlayer()
    while match.pending is not None and match.state.phase is Phase.SQUADS:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    kinds = {one.profile.id for one in match.state.models.values() if one.side == match.state.seats[0]}
    assert kinds <= {"france-line-infantry-officer", FUSILIER}


@rule("S-SET-1")
def test_a_copy_of_ones_own_nation_has_the_soldiers_that_name_it(qtbot: QtBot, tmp_path: Path) -> None:
    speak(ENGLISH)
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show_workshop()
    stock = window.workshop.stock
    for one in (copy_of("nation", soldiers=[FUSILIER]), copy_of("soldier", id="uhlan", nation="own")):
        stock.library.items.add(one, problems=0)
    entry = next(one for one in stock.entries() if (one.kind, one.key) == ("nation", "own"))
    copied = stock.stored(stock.copy(entry, "")).item
    assert copied.id != "own"
    assert copied.plain["soldiers"] == [FUSILIER, "uhlan"]
    window.close()
