"""Hands for tests: they answer the question on the screen with real clicks and keys, as a player would."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import NO
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.tabletop.battlefield.view import BattlefieldView
from rules_core.kernel.requests import Answer, Choose, Place, Roll, Write


class Hands:
    """A scripted player's hands on a play window. They take mouse and keyboard in turn."""

    def __init__(self, window: PlayWindow) -> None:
        self.window = window
        self.done = 0
        self.used: set[str] = set()
        """Which ways of answering have been used: "key", "button", "map", "enter", "typed dice"..."""

    def give(self, answer: Answer) -> None:
        """Answer the question that stands, once it is on the screen."""
        QApplication.processEvents()
        if self.window.chapters.chapter is not None:
            # How a wave went has been read.
            self.press(Qt.Key.Key_Return)
        request = self.window.session.pending
        before = self.window.session.match.journal.head
        self.done += 1
        if isinstance(request, Choose):
            self._choose(request, str(answer))
        elif isinstance(request, Place):
            assert isinstance(answer, tuple)
            self._place(int(answer[0]), int(answer[1]))
        elif isinstance(request, Roll):
            self._roll(request)
        elif isinstance(request, Write):
            self._write()
        assert self.window.session.match.journal.head != before, f"nothing happened: {request}"

    def press(self, key: Qt.Key) -> None:
        """Press a key, wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key)

    def _choose(self, request: Choose, answer: str) -> None:
        number = request.options.index(answer)
        if number < 9 and self.done % 2:
            self.used.add("key")
            shown = self.window.prompt.prompt
            is_no = shown is not None and any(one.answer == answer and one.letter == NO for one in shown.view.options)
            self.press(Qt.Key.Key_0 if is_no else Qt.Key(Qt.Key.Key_1 + number))
            return
        button = self.window.findChild(OptionButton, f"prompt.option.{number + 1}")
        assert isinstance(button, OptionButton)
        self.used.add("button")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _place(self, x: int, y: int) -> None:
        view = self.window.board.table
        assert isinstance(view, BattlefieldView)
        spot = view.mapFromScene(QPointF(x, y))
        if self.done % 2 and view.viewport().rect().contains(spot):
            self.used.add("map")
            QTest.mouseMove(view.viewport(), QPoint(spot))
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            return
        self.used.add("enter")
        prompt = self.window.prompt.prompt
        stays = isinstance(prompt, PlacePrompt) and prompt.leads_nowhere
        self.press(Qt.Key.Key_0 if stays else Qt.Key.Key_Return)

    def _roll(self, request: Roll) -> None:
        if self.done % 2:
            self.used.add("space")
            self.press(Qt.Key.Key_Space)
            return
        self.used.add("typed dice")
        for number in range(request.dice):
            self.press(Qt.Key(Qt.Key.Key_2 + number % 4))

    def _write(self) -> None:
        self.used.add("text")
        field = self.window.findChild(QLineEdit, "prompt.text")
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, "A good evening")
        QTest.keyClick(field, Qt.Key.Key_Return)
