"""At a real table: people draw their printed cards, and are told where monsters go and why."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.printed_card_prompt import PrintedCardPrompt
from desktop.session.dice_policy import AT_ONCE, DECK, TYPED, DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.playing_card import PrintedCard
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Draw, SeatId
from tests.clauses import rule
from tests.pig.match import NoKeeper

TABLE = {"players": 2, "board": "two-rivers", "approval": False, "play_mode": "mapped"}


def session_of(way_of_deck: str = AT_ONCE, seed: int = 8) -> MatchSession:
    policy = DicePolicy(DEFINITION.playing_card)
    policy.set_plain({DECK: way_of_deck})
    match = begin(DEFINITION.make(DEFINITION.setup(TABLE)), seed, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))


def war_of(session: MatchSession) -> War:
    assert isinstance(session.match.state, War)
    return session.match.state


def test_at_a_table_real_dice_and_cards_are_typed_the_monsters_too(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, at_table=True)
    qtbot.addWidget(form)
    assert form.values["play_mode"] == "mapped"
    assert set(form.dice) == {SeatId("p1"), SeatId("p2"), MONSTERS}
    assert set(form.dice.values()) == {TYPED}
    box = form.findChild(QComboBox, "new-game.cards")
    assert box is not None
    assert box.currentText() == "We draw real cards"


@rule("WH-DK-1", "W-SET-5")
def test_a_printed_card_is_named_by_its_number(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(TYPED)
    player = ThumbPlayer()
    while not isinstance(session.pending, Draw):
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    assert session.pending.topic == topics.DRAW
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    if window.prompt.findChild(PrintedCardPrompt) is None:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    prompt = window.prompt.prompt
    assert isinstance(prompt, PrintedCardPrompt)
    card_of = DEFINITION.playing_card
    assert card_of is not None
    wanted = card_of(session.pending.options[-1])
    assert isinstance(wanted, PrintedCard)
    # A number that is on no card of this deck is refused.
    for keys in ("99", str(wanted.number)):
        assert isinstance(session.pending, Draw)
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key(ord(key)))
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    given = [one.answer for one in session.match.journal.entries if isinstance(one.answer, tuple)]
    assert any(card_of(str(one)) == wanted for answer in given for one in answer)
    window.put_away()


@rule("W-MTN-2")
def test_where_monsters_go_is_said_with_the_way_the_neighbours_and_the_reason() -> None:
    session = session_of()
    presenter = face_of(DEFINITION.card.id).presenter(session)
    told: list[Fact] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    player = ThumbPlayer()
    lines: list[str] = []
    why: list[str] = []
    while war_of(session).round < 3 and session.pending is not None:
        to_do = presenter.to_carry_out(told)
        lines.extend(to_do.lines)
        why.extend(to_do.why)
        told.clear()
        session.answer(player.decide(session.state, session.pending, 0))
    assert "Zombie at f4: two tiles west, to d4, next to: Swordsmen." in lines
    assert "Zombie at e3: two tiles west through the mountains, to c3, next to: Swordsmen." in lines
    assert "Zombie makes for Swordsmen, the nearest one. Steps away: 3." in why
    # What a person does with the own units is no order.
    assert not any(one.startswith(("Uther", "Telindrial", "Swordsmen at")) for one in lines)


def test_on_the_screen_nothing_is_carried_out() -> None:
    policy = DicePolicy(DEFINITION.playing_card)
    match = begin(DEFINITION.make(DEFINITION.setup({**TABLE, "play_mode": "screen"})), 8, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
    presenter = face_of(DEFINITION.card.id).presenter(session)
    told: list[Fact] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    player = ThumbPlayer()
    while war_of(session).round < 2 and session.pending is not None:
        assert not presenter.to_carry_out(told)
        session.answer(player.decide(session.state, session.pending, 0))
