"""Two games that differ only in what is hidden look the same to everybody at the table, until it may be known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rules_core.games.village.rules.intents import intent
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import EdgesRevealed, TokenRevealed
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.facts import Reveal
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Place
from rules_core.song.words.names import EDGES as EDGE_NAMES
from tests.clauses import rule
from tests.games.village.desktop.hidden.disguise import (
    OtherSecrets,
    has_secrets,
    new_game,
    player_of,
    session_of,
    step,
    twin_of,
    with_other_secrets,
)
from tests.games.village.desktop.hidden.surfaces import dice_that_lay, picture, surfaces
from tests.games.village.desktop.windows.seats import board_of, seat

pytestmark = pytest.mark.painted


GAMES = [
    ("thumb", 3, "screen", {}),
    ("thumb", 8, "mapped", {}),
    ("thumb", 5, "screen", {"options": {"village": {"initial_tokens": 3}}}),
    ("lot", 4, "screen", {}),
    ("lot", 6, "unmapped", {"options": {"village": {"initial_tokens": 2}}}),
    ("lot", 2, "mapped", {"options": {"village": {"initial_tokens": 2}}}),
]
EVERY = 12
"""So many questions lie between two positions that are looked at."""
MOST_QUESTIONS = 220


def differences(match: Match[Any], other: Match[Any]) -> list[str]:
    """The surfaces by which somebody could tell the two games apart."""
    first, second = surfaces(session_of(match)), surfaces(session_of(other))
    return [name for name in first if first[name] != second[name]]


def controls(qtbot: QtBot, folder: Path, match: Match[Any]) -> list[tuple[str, ...]]:
    """Everything that the play window's controls say, to eyes and to screen readers."""
    window = seat(qtbot, folder, session_of(match))
    for dock in window.docks.values():
        dock.show()
    board_of(window).outlook.wait()
    # A moment later undo says what it would take back: not in one window and not yet in the other.
    window.actions_of_game._name()
    said: list[tuple[str, ...]] = []
    for widget in window.findChildren(QWidget):
        words = [widget.objectName(), widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, (QLabel, QAbstractButton)):
            words.append(widget.text())
        said.append(tuple(words))
    window.close()
    return sorted(said)


@rule("V-5.1.2", "V-7.2.3")
@pytest.mark.parametrize("kind, seed, mode, options", GAMES)
def test_other_secrets_in_the_state_show_nowhere(
    qtbot: QtBot, kind: str, seed: int, mode: str, options: dict[str, Any]
) -> None:
    match, player = new_game(seed, mode, **options), player_of(kind, seed)
    looked = secret = 0
    for number in range(MOST_QUESTIONS):
        if match.pending is None:
            break
        # Every question while places are taken: then most is hidden.
        if number % EVERY == 0 or (match.state.phase is Phase.HERO_DEPLOYMENT and number % 3 == 0):
            twin = twin_of(match)
            assert differences(match, twin) == [], f"question {number}: {match.pending}"
            looked += 1
            secret += has_secrets(match.state)
        step(match, player)
    assert looked > 3
    assert secret >= (4 if kind == "thumb" else 1)


@rule("V-5.1.2", "V-7.2.3", "V-7.2.4")
@pytest.mark.parametrize("kind, seed, mode, options", GAMES)
def test_other_secrets_first_show_when_they_are_revealed(
    qtbot: QtBot, kind: str, seed: int, mode: str, options: dict[str, Any]
) -> None:
    match, player = new_game(seed, mode, **options), player_of(kind, seed)
    other = new_game(seed, mode, OtherSecrets(), **options)
    asked = reveals = 0
    for number in range(MOST_QUESTIONS):
        if match.pending is None:
            break
        assert other.pending is not None
        assert other.pending.fingerprint() == match.pending.fingerprint()
        if asked % EVERY == 0:
            assert differences(match, other) == [], f"question {number}: {match.pending}"
            if isinstance(match.pending, Place) and isinstance(other.pending, Place):
                assert match.pending.region is not None
                assert other.pending.region is not None
                assert match.pending.region.outline() == other.pending.region.outline()
        if asked == EVERY:
            assert dice_that_lay(session_of(match)) == dice_that_lay(session_of(other))
        answer = player.decide(match.state, match.pending, match.journal.depth(match.journal.head))
        # A player without a person is at the same table: it may not know more.
        assert player.decide(other.state, match.pending, match.journal.depth(match.journal.head)) == answer
        told = len(match.facts)
        match.answer(answer)
        other.answer(answer)
        asked += 1
        new = zip(match.facts[told:], other.facts[told:], strict=False)
        apart = next(((one.fact, two.fact) for one, two in new if one.fact != two.fact), None)
        if apart is not None:
            # The first thing that tells them apart says that it shows what was hidden.
            assert isinstance(apart[0], Reveal), apart
            assert type(apart[0]) is type(apart[1])
            reveals += 1
            other, asked = with_other_secrets(match), 0
    assert reveals >= (3 if kind == "thumb" else 1)


@rule("V-5.1.2", "V-7.2.3")
def test_no_text_names_a_secret(qtbot: QtBot) -> None:
    match, player = new_game(8, options={"village": {"initial_tokens": 2}}), player_of("thumb", 8)
    looked = 0
    for _ in range(MOST_QUESTIONS):
        if match.pending is None:
            break
        siege: Siege = match.state
        if siege.phase is Phase.HERO_DEPLOYMENT and not siege.edges_known:
            seen = surfaces(session_of(match))
            said = f"{seen['table view']} {seen['table view, beat by beat']} {seen['question']} {seen['panels']}"
            lie = [EDGE_NAMES[token.edge].text for token in siege.tokens.values()]
            assert not [name.text for name in EDGE_NAMES.values() if name.text in said and name.text not in lie]
            looked += 1
        step(match, player)
    assert looked > 5


@rule("V-5.1.2", "V-7.2.3")
def test_the_table_view_paints_the_same_picture(qtbot: QtBot) -> None:
    match, player = new_game(5, options={"village": {"initial_tokens": 3}}), player_of("thumb", 5)
    painted = 0
    while painted < 6 and match.pending is not None:
        if has_secrets(match.state):
            twin = twin_of(match)
            assert picture(session_of(match)) == picture(session_of(twin))
            painted += 1
        step(match, player)
    assert painted == 6


@rule("V-5.1.2", "V-7.2.3")
def test_no_control_of_the_play_window_tells_a_secret(qtbot: QtBot, tmp_path: Path) -> None:
    match, player = new_game(5, options={"village": {"initial_tokens": 3}}), player_of("thumb", 5)
    for number in range(12):
        if number % 4 == 0:
            assert has_secrets(match.state)
            assert controls(qtbot, tmp_path, match) == controls(qtbot, tmp_path, twin_of(match))
        step(match, player)


@rule("V-7.8.4")
def test_enemies_choose_as_if_there_were_no_traps(qtbot: QtBot) -> None:
    match, player = new_game(3), player_of("thumb", 3)
    compared = 0
    while compared < 20 and match.pending is not None:
        siege: Siege = match.state
        if siege.traps and siege.phase is Phase.HERO_TURN:
            without = clone(siege)
            without.traps.clear()
            for model in siege.members(1):
                seen, unseen = (intent(one, one.models[model.id]).decisions[:1] for one in (siege, without))
                assert seen == unseen
                compared += 1
        step(match, player)
    assert compared >= 20


@rule("V-5.1.2")
def test_undo_hides_the_edges_again(qtbot: QtBot) -> None:
    match, player = new_game(3), player_of("thumb", 3)
    session = session_of(match)
    before = surfaces(session)["map"]
    while not match.state.edges_known:
        assert match.pending is not None
        session.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert match.undo_target() >= 0
    assert session.undo_shows_hidden(match.undo_target())
    while match.undo_target() >= 0:
        session.undo()
    assert surfaces(session)["map"] == before


@rule("V-5.1.3", "V-7.2.4")
def test_what_may_be_known_does_show(qtbot: QtBot) -> None:
    match = new_game(5, options={"village": {"initial_tokens": 1}})
    siege: Siege = match.state
    assert has_secrets(siege)
    twin = twin_of(match)
    for state in (siege, twin.state):
        state.edges_known = True
    assert "map" in differences(match, twin)
    for state in (siege, twin.state):
        state.edges_known = False
        for token in state.tokens.values():
            token.revealed = True
    assert {"map", "prints", "panels"} <= set(differences(match, twin))
    assert picture(session_of(match)) != picture(session_of(twin))


def test_facts_that_show_secrets_are_marked_as_reveals() -> None:
    # Undo past one of these asks first, and the journal keeps that it was done.
    assert issubclass(EdgesRevealed, Reveal)
    assert issubclass(TokenRevealed, Reveal)
