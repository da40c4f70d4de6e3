"""While a hero is tried out somewhere, the map says who would attack there and how it may end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village import background_preview
from desktop.games.village.background_preview import EnemyIntent, Outlook, Stand, Wanted
from desktop.games.village.models.siege_rows import shown
from desktop.games.village.question_overlays import QuestionOverlays, danger_lines, stands_at
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.tabletop.marks import TriedMove
from desktop.tabletop.tool_strip import Layers
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.peril import APART, DangerAt, Peril, threats
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Place
from rules_core.song import topics
from rules_core.song.options import INCH
from tests.games.village.desktop.windows.seats import board_of, seat, session_at
from tests.games.village.fighting import fight
from tests.games.village.little import foe, put


def test_intents_bend_to_where_somebody_is_tried_out_and_danger_is_told(qtbot: QtBot) -> None:
    state = fight(Behaviour.HUNTER)
    ada = put(state, state.heroes[0], 0, 12)
    orc = foe(state, "orc", 0, -12)
    here = Stand(ada.id, orc.x + 4 * INCH, orc.y)
    outlook = Outlook()
    outlook.look(state, Wanted(intents=True, stand=here), anew=True)
    outlook.wait()
    qtbot.waitUntil(lambda: orc.id in outlook.intents)
    (threat,) = threats(state, ada, here.x, here.y)
    danger = outlook.danger
    assert danger is not None
    assert (danger.strikers, danger.shooters) == ((orc.id,), ())
    assert danger.harm == pytest.approx(threat.harm)
    assert outlook.intents[orc.id].decisions[0].chosen == ada.id
    end = outlook.intents[orc.id].path[-1]
    assert end[0] > orc.x
    assert abs(end[1] - orc.y) < INCH
    # Ada herself has not moved.
    assert state.model(ada.id).y != here.y
    (blow,) = danger.blows
    assert danger_lines(danger, state) == (
        f"{round(100 * threat.harm)}\u00a0% to fall or worse, {round(100 * danger.lost)}\u00a0% to be lost",
        f"Strike, die+{blow.attack} against die+{blow.defence}: 1a",
    )
    assert danger.integrity == 0
    besieged = replace(danger, integrity=0.84)
    assert danger_lines(besieged, state)[-1] == "Buildings lose about 0.8 Integrity"


def test_a_hero_who_is_dragged_before_the_move_is_chosen_is_looked_at_too() -> None:
    session = session_at(topics.ACTION, "move")
    assert session.pending is not None
    hero = session.state.model(session.pending.subject)
    trial = TriedMove(topics.ACTION, hero.id, hero.x + INCH, hero.y, shown=True)
    assert stands_at(session.state, trial) == Stand(hero.id, hero.x + INCH, hero.y)


def test_the_line_of_a_shot_leads_to_where_the_hero_is_tried_out() -> None:
    session = session_at(topics.ACTION, "move")
    assert session.pending is not None
    siege = session.state
    hero = siege.model(session.pending.subject)
    archer = next(one for one in siege.enemies(hero) if one.in_play)
    shoots = EnemyDecided("R-V10", archer.id, "shoot", "nearest hero", hero.id, 0, "", -1, "nearest")
    intents = {archer.id: EnemyIntent(archer.id, ((archer.x, archer.y),), (shoots,))}
    trial = TriedMove(topics.ACTION, hero.id, hero.x + INCH, hero.y, shown=True)
    for shown_trial, end in ((TriedMove(), (hero.x, hero.y)), (trial, (hero.x + INCH, hero.y))):
        found = QuestionOverlays().overlays(siege, Layers(), shown_trial, "", (), intents, SiegeNames(siege.world))
        (line,) = [arrow for arrow in found.arrows if arrow.id == f"intent {archer.id}"]
        assert line.points[-1] == end


def danger_is_told(plates: str) -> bool:
    """Whether a plate says what threatens."""
    return "to fall or worse" in plates or "No attack" in plates


def test_the_danger_of_every_spot_is_what_the_rules_say_of_each(qtbot: QtBot) -> None:
    state = fight(Behaviour.HUNTER)
    ada = put(state, state.heroes[0], 0, 12)
    orc = foe(state, "orc", 0, -12)
    outlook = Outlook()
    outlook.look(state, Wanted(dangers=ada.id), anew=True)
    outlook.wait()
    qtbot.waitUntil(lambda: outlook.dangers is not None and not outlook.dangers.counting)
    assert outlook.dangers is not None
    found = {(one.x, one.y): one for one in outlook.dangers.spots}
    assert found
    others = state.others(ada)
    for x in range(APART, state.world.map.width, 2 * APART):
        for y in range(APART, state.world.map.height, 2 * APART):
            expected = threats(state, ada, x, y) if state.ground.fits(ada, x, y, others) else []
            assert ((x, y) in found) == bool(expected)
            if expected:
                assert found[x, y].many == 1
                assert found[x, y].harm == pytest.approx(expected[0].harm)
    # It is for who stands there now, wherever somebody is tried out.
    outlook.look(state, Wanted(stand=Stand(ada.id, orc.x, orc.y + 4 * INCH), dangers=ada.id), anew=False)
    assert outlook.dangers is not None
    assert outlook.dangers.spots


def test_danger_that_takes_long_is_shown_row_by_row_and_gone_on_with_while_a_hand_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = fight(Behaviour.HUNTER)
    ada = put(state, state.heroes[0], 0, 12)
    orc = foe(state, "orc", 0, -12)
    rows: list[int] = []
    may_go_on = Event()
    in_row = Peril.in_row

    def slow_row(peril: Peril, y: int) -> list[DangerAt]:
        if len(rows) == 3:
            may_go_on.wait()
        rows.append(y)
        return in_row(peril, y)

    monkeypatch.setattr(background_preview, "SHOWN_MS", 0)
    monkeypatch.setattr(Peril, "in_row", slow_row)
    outlook = Outlook()
    outlook.look(state, Wanted(dangers=ada.id), anew=True)
    qtbot.waitUntil(lambda: outlook.dangers is not None and outlook.dangers.rows == 3)
    some = outlook.dangers
    assert some is not None
    assert some.counting
    assert some.hero == ada.id
    # The hand goes on: what is known stays, and no row of it is counted twice but the one that was under way.
    outlook.look(state, Wanted(stand=Stand(ada.id, orc.x, orc.y + 4 * INCH), dangers=ada.id), anew=False)
    assert outlook.dangers == some
    may_go_on.set()
    outlook.wait()
    qtbot.waitUntil(lambda: outlook.dangers is not None and not outlook.dangers.counting)
    every = Peril(state, ada).rows()
    assert sorted(set(rows)) == sorted(every)
    assert len(rows) <= len(every) + 1
    # Another state: nothing of it is true any more.
    outlook.look(state, Wanted(dangers=ada.id), anew=True)
    assert outlook.dangers is None


def test_a_key_shows_danger_on_the_map_and_puts_it_away(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.MOVE))
    board = board_of(window)

    def legend() -> str:
        board.outlook.wait()
        return next((one.text for one in board.scene.overlays.plates if one.id == "danger"), "")

    assert legend() == ""
    QTest.keyClick(window.prompt, Qt.Key.Key_D)
    name = str(shown(board.names, board.display.acting()))
    qtbot.waitUntil(lambda: name in legend())
    assert bool(board.scene.overlays.danger) == (legend() == f"Danger for {name}: a mark for each attacker")
    QTest.keyClick(window.prompt, Qt.Key.Key_D)
    assert legend() == ""
    assert not board.scene.overlays.danger


def test_the_place_that_is_tried_says_what_threatens_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.MOVE))
    board, prompt = board_of(window), window.prompt.prompt
    assert isinstance(prompt, PlacePrompt)

    def plates() -> str:
        board.outlook.wait()
        return " ".join(plate.text for plate in board.scene.overlays.plates)

    qtbot.waitUntil(lambda: board.outlook.danger is not None and danger_is_told(plates()))
    request = window.session.pending
    assert isinstance(request, Place)
    assert request.region is not None
    prompt.try_spot(*request.region.nearest(0, 0))
    assert board.outlook.danger is None
    qtbot.waitUntil(lambda: danger_is_told(plates()))
    board.tools.intent.setChecked(False)
    assert not danger_is_told(plates())
