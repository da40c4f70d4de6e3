"""The lab counts every ready squad against every other, and every scenario; the game's page shows what is kept."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.shell.new_game_form import NewGameForm
from rules_core.content.items import Item
from rules_core.content.known import Official
from rules_core.content.schema import ContentSchema
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.definition import DEFINITION
from rules_core.games.evenness import CountedBout, Evenness, evenness_from
from rules_core.games.shares import Share
from rules_core.games.simulation import SimulationRequest
from rules_core.lab import __main__ as command_line
from rules_core.lab import bouts


def kept() -> Evenness:
    assert DEFINITION.evenness is not None
    return DEFINITION.evenness()


def test_every_ready_squad_meets_every_other_and_every_scenario_is_played_by_all_nations() -> None:
    assert DEFINITION.bouts is not None
    met: set[frozenset[str]] = set()
    scenarios: list[str] = []
    figures = {one.id for one in DEFINITION.figures}
    for one in DEFINITION.bouts():
        setup = DEFINITION.setup(one.choices)
        DEFINITION.make(setup)
        assert one.figure in figures
        if one.player:
            continue
        if "scenario" in one.choices:
            scenarios.append(one.choices["scenario"])
            assert set(one.in_turn["nation_1"]) == set(one.in_turn["nation_2"]) == set(shipped().nations)
        else:
            met.add(frozenset({one.choices["squad_1"], one.choices["squad_2"]}))
    ready = len(shipped().squads)
    assert len(met) == ready * (ready - 1) // 2
    assert all(len(pair) == 2 for pair in met)
    assert scenarios == list(shipped().scenarios)


def test_shares_are_printed_as_a_table_and_as_the_file_and_a_game_without_sides_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[SimulationRequest] = []

    def played(game: str, request: SimulationRequest, games: int, jobs: int) -> dict[str, Any]:
        asked.append(request)
        return {"figures": {"first": {"hits": games // 2, "games": games - 1}}, "stalled": 1, "errors": 0}

    monkeypatch.setattr(bouts, "simulate", played)
    assert command_line.main(["bouts", "drums", "--games", "15", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(asked) == 17
    assert lines[2].endswith("| 14 | 50.0% | 26.8% to 73.2% | 1 |")
    fair, led = asked[:-2], asked[-2:]
    assert {(request.seed, request.player) for request in fair} == {(4, "thumb")}
    assert [request.player for request in led] == [f"thumb,p{seat}=captain" for seat in (1, 1)]
    assert fair[-1].varied
    # Who thinks takes long, and plays fewer games.
    assert [line.split(" | ")[2] for line in lines[-3:]] == ["14", "6", "2"]
    assert command_line.main(["bouts", "drums", "--games", "15", "--seed", "4", "--file"]) == 0
    found = evenness_from(tomllib.loads(capsys.readouterr().out))
    assert (found.rules, found.content, found.player) == (kept().rules, kept().content, kept().player)
    assert found.seed == 4
    assert [one.id for one in found.counted] == [one.id for one in kept().counted]
    assert (found.counted[0].share, found.counted[0].failed) == (Share(7, 14), 1)
    assert command_line.main(["bouts", "village"]) == command_line.BAD_INPUT
    assert "no two sides" in capsys.readouterr().err


def test_the_table_that_is_kept_was_counted_with_todays_rules_and_content() -> None:
    """A squad, a scenario or the rules have changed? `bouts` says in the head of the file how it is counted anew."""
    assert DEFINITION.bouts is not None
    assert DEFINITION.content is not None
    assert kept().rules == bouts.rules_of(DEFINITION)
    assert kept().content == bouts.content_print(DEFINITION.content)
    assert kept().player == DEFINITION.steady().id
    assert [one.id for one in kept().counted] == [one.id for one in DEFINITION.bouts()]
    for bout, one in zip(DEFINITION.bouts(), kept().counted, strict=True):
        assert one.failed == 0
        assert one.share.games * bout.one_in >= 400


def test_another_man_in_a_squad_changes_the_print_of_the_content_and_another_word_does_not() -> None:
    def changed(**values: Any) -> str:
        content = DEFINITION.content
        assert content is not None
        items = [Item(one.game, one.kind, copy.deepcopy(one.plain)) for one in content.official.items()]
        squad = next(one for one in items if one.kind == "squad")
        squad.plain.update(values)
        return bouts.content_print(ContentSchema(content.game, content.kinds, Official(lambda: items)))

    usual = changed()
    assert usual == kept().content
    assert changed(text="Somebody else tells it.", name="Others") == usual
    assert changed(soldiers=[]) != usual


def test_what_is_kept_is_printed_and_stands_on_the_page_of_the_game(
    capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    assert command_line.main(["bouts", "drums", "--kept"]) == 0
    printed = capsys.readouterr().out.splitlines()[2:]
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    button = form.findChild(QPushButton, "new-game.even")
    table = form.findChild(QWidget, "new-game.even-table")
    assert button is not None
    assert table is not None
    assert table.isHidden()
    button.click()
    assert not table.isHidden()
    words = [one.text() for one in table.findChildren(QLabel)]
    # What the last rows say is told before them.
    (last,) = [at for at, one in enumerate(words) if one.startswith("And where one side")]
    cells = [*words[6:last], *words[last + 1 :]]
    rows = [cells[5 * number : 5 * number + 5] for number in range(len(printed))]
    for line, row, one in zip(printed, rows, kept().counted, strict=True):
        assert line.startswith(f"| {row[0]} | {row[1]} | {one.share.games} |")
        assert row[2].replace("\N{NO-BREAK SPACE}", " ") == f"{round(100 * one.share.share)} %"
        told = f"{round(100 * one.share.low)} to {round(100 * one.share.high)} %"
        assert row[3].replace("\N{NO-BREAK SPACE}", " ") == told
    fair = kept().counted[: (last - 6) // 5]
    assert ("outside" in words[0]) == any(not one.is_even for one in fair)


def test_the_table_opens_before_the_eyes_and_a_nation_without_a_story_leaves_no_gap(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    form.resize(1180, 720)
    form.show()
    button = form.findChild(QPushButton, "new-game.even")
    area = form.findChild(QScrollArea)
    story = form.findChild(QWidget, "chosen.nation_1")
    assert button is not None
    assert area is not None
    assert story is not None
    assert story.height() == 0
    assert not button.visibleRegion().isEmpty()
    form.resize(1180, 480)
    button.click()
    table = form.findChild(QWidget, "new-game.even-table")
    assert table is not None
    room = area.viewport().height() - 2 * button.height()
    qtbot.waitUntil(lambda: table.visibleRegion().boundingRect().height() >= min(table.height(), room))
    assert not button.visibleRegion().isEmpty()


def test_from_40_to_60_percent_is_even() -> None:
    assert [CountedBout("", Share(won, 100), 0).is_even for won in (39, 40, 60, 61)] == [False, True, True, False]
    of_four = [CountedBout("", Share(won, 100), 0, 4).is_even for won in (19, 20, 30, 31)]
    assert of_four == [False, True, True, False]
