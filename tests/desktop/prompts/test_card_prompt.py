"""Cards of a real deck are typed by two keys each, or clicked; none is taken that nobody can have drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.language import ENGLISH, speak
from desktop.look.theme import Theme
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.card_prompt import CardPrompt
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.session.dice_policy import ASKED, TYPED
from rules_core.games.playing_card import JOKER, SUITS, PlayingCard
from rules_core.kernel.requests import Answer, Draw, Topic
from rules_core.kernel.table import PLAYERS

DECK = {f"{suit}{rank}": PlayingCard(rank, suit) for suit in SUITS for rank in range(1, 14)}
PAD = Qt.KeyboardModifier.KeypadModifier


class Table:
    """A prompt bar that asks for cards, and what it answered."""

    def __init__(self, qtbot: QtBot, count: int = 1, *, joker: bool = False, without: str = "") -> None:
        cards = {id: card for id, card in DECK.items() if id != without} | ({"joker": JOKER} if joker else {})
        self.bar = PromptBar(Theme(less_motion=True))
        qtbot.addWidget(self.bar)
        self.bar.resize(1400, 160)
        options = tuple(OptionView(id, id, card=card) for id, card in cards.items())
        request = Draw(PLAYERS, Topic("t"), "V-1.1", options=tuple(cards), count=count)
        prompt = self.bar.ask(request, QuestionView("Cards", "", options), None, "", None)
        assert isinstance(prompt, CardPrompt)
        self.prompt = prompt
        self.answers: list[Answer] = []
        self.draws = 0
        self.bar.answered.connect(self.answers.append)
        self.bar.roll_wanted.connect(self._drawn)
        self.bar.show()
        qtbot.waitExposed(self.bar)

    def _drawn(self) -> None:
        self.draws += 1

    def type(self, text: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Letters, digits and signs, key by key."""
        for sign in text:
            assert self.bar.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, ord(sign.upper()), modifier, sign)), sign

    def key(self, key: Qt.Key) -> bool:
        return self.bar.handle_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    def button(self, name: str) -> QAbstractButton:
        found = self.bar.findChild(QAbstractButton, name)
        assert found is not None, name
        return found

    @property
    def said(self) -> str:
        return self.prompt.said.text()


@pytest.mark.parametrize(
    "keys, card",
    [
        ("9c", "C9"),
        ("0d", "D10"),
        ("th", "H10"),
        ("103", "H10"),
        ("js", "S11"),
        ("q1", "C12"),
        ("k2", "D13"),
        ("a4", "S1"),
        ("11", "C1"),
    ],
)
def test_two_keys_name_a_card(qtbot: QtBot, keys: str, card: str) -> None:
    table = Table(qtbot)
    table.type(keys)
    assert table.answers == [(card,)]


def test_several_cards_come_one_after_the_other_and_backspace_takes_back(qtbot: QtBot) -> None:
    table = Table(qtbot, 3)
    table.type("9cj")
    table.key(Qt.Key.Key_Backspace)
    assert table.said == "2 more cards."
    table.key(Qt.Key.Key_Backspace)
    # With nothing typed the key belongs to undo.
    assert not table.key(Qt.Key.Key_Backspace)
    table.type("9hkdas")
    assert table.answers == [("H9", "D13", "S1")]


def test_a_card_that_cannot_be_is_refused_in_one_sentence(qtbot: QtBot) -> None:
    table = Table(qtbot, 2, without="C7")
    table.type("7c")
    assert table.said == "7 of Clubs: it cannot be drawn now, it is not in the deck."
    table.type("qhqh")
    assert table.said == "Queen of Hearts: you have typed this card already."
    table.type("x")
    assert table.said.startswith("the Joker: it cannot be drawn now")
    table.type("w")
    assert table.said.startswith("“W” is no card")
    table.type("5w")
    assert table.said.startswith("“W” is no suit: type 1 for Clubs")
    assert not table.answers
    table.type("d")
    assert table.answers == [("H12", "D5")]


def test_one_key_is_the_joker(qtbot: QtBot) -> None:
    table = Table(qtbot, joker=True)
    table.type("x")
    on_pad = Table(qtbot, joker=True)
    on_pad.type(".", PAD)
    assert table.answers == on_pad.answers == [("joker",)]


def test_the_number_pad_has_every_card(qtbot: QtBot) -> None:
    table = Table(qtbot, 5)
    for keys in ("12", "03", "/4", "//1", "///2"):
        table.type(keys, PAD)
    assert table.answers == [("D1", "H10", "S11", "C12", "D13")]


def test_cards_are_clicked_and_what_is_gone_is_pale(qtbot: QtBot) -> None:
    table = Table(qtbot, 2)
    for name in ("prompt.rank.11", "prompt.suit.D", "prompt.rank.11"):
        QTest.mouseClick(table.button(name), Qt.MouseButton.LeftButton)
    assert not table.button("prompt.suit.D").isEnabled()
    assert table.button("prompt.suit.D").accessibleName() == "Diamonds"
    assert table.prompt.slots.accessibleName() == "Jack of Diamonds"
    QTest.mouseClick(table.button("prompt.suit.S"), Qt.MouseButton.LeftButton)
    assert table.answers == [("D11", "S11")]


def test_the_program_draws_where_people_want_it_to(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.prompt.set_way(TYPED)
    table.key(Qt.Key.Key_Return)
    assert table.draws == 0
    table.prompt.set_way(ASKED)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)
    QTest.mouseClick(table.button("prompt.draw"), Qt.MouseButton.LeftButton)
    assert table.draws == 3


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak(ENGLISH)


@pytest.mark.usefixtures("german")
def test_german_letters_are_taken_beside_the_english_ones(qtbot: QtBot) -> None:
    table = Table(qtbot, 4)
    assert table.button("prompt.rank.12").text() == "D"
    table.type("bkdrjpqd")
    assert table.said == "Karo Dame: Diese Karte hast du schon getippt."
    table.type("kh")
    assert table.answers == [("C11", "D12", "S11", "H13")]
