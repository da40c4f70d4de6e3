"""Place something: point and click on the map, or by keyboard with the arrows, Q and E, and Enter."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from desktop.look.announce import announce
from desktop.look.theme import LARGE, Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt, digit_of, is_enter, is_next
from rules_core.kernel.requests import Place, Request
from rules_core.wording.translation import INCH

STEP = INCH // 2
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
PAD_ARROWS = {4: (-1, 0), 6: (1, 0), 8: (0, -1), 2: (0, 1)}
TURN_BACK, TURN_ON = 7, 9
"""Digits as they lie on a number pad."""


class PlacingStart(NamedTuple):
    """Where a placement begins: the wanted spot, or for a move where somebody stands now.

    `staying_counts`: a move that leads nowhere does something all the same. `best` is where a move had better end,
    `why` says so in a few words. `lies`: it is a thing, and nobody who stands.
    """

    x: int
    y: int
    is_move: bool
    staying_counts: bool = False
    best: tuple[int, int] | None = None
    why: str = ""
    lies: bool = False


class PlacePrompt(Prompt):
    """A spot in a region. What is tried out is always a spot where the thing may stand."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView, start: PlacingStart) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Place)
        assert request.region is not None
        self.region = request.region
        self._candidates: list[tuple[int, int]] = []
        self._suggestion = -1
        self._turn = 0
        self._start = start
        self.at_x, self.at_y = self._first_spot(start)
        # What is proposed fits as it is shown; only the hand tries what has to be turned first.
        self._turn_to_fit()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        here = self.tr("Place it here")
        if start.is_move:
            here = self.tr("Go here")
        elif request.subject and not start.lies:
            here = self.tr("Stand here")
        self.here = self._button("Enter", here, self.tr("Or click on the map"), main=True)
        self.here.setObjectName("prompt.place")
        self.here.clicked.connect(self.take_here)
        is_large = theme.look.scale >= LARGE
        how = "" if is_large else self.tr("One suggestion after the other")
        self.other = self._button("1", self.tr("Next good place"), how)
        self.other.setObjectName("prompt.suggest")
        self.other.clicked.connect(self.suggest)
        row.addWidget(self.here, 4)
        row.addWidget(self.other, 2 if is_large else 3)
        if start.is_move and self.region.contains(start.x, start.y):
            self.stay = self._button("0", self.tr("Stay here"), self.tr("The move is spent"))
            self.stay.setObjectName("prompt.stay")
            self.stay.clicked.connect(self.take_start)
            row.addWidget(self.stay, 3)
        if self.can_turn:
            self.turner = self._button("Q E", self.tr("Turn it"), self.tr("Or the mouse wheel"))
            self.turner.setObjectName("prompt.turn")
            self.turner.clicked.connect(lambda: self.turn_by(1))
            row.addWidget(self.turner, 2)
        self._say_what_enter_does()

    @property
    def turn(self) -> int:
        """The direction that is being tried out, in degrees."""
        return self.region.turns[self._turn]

    @property
    def can_turn(self) -> bool:
        """Whether direction matters for what is placed."""
        return len(self.region.turns) > 1

    @property
    def leads_nowhere(self) -> bool:
        """Whether the spot that is being tried out is the one where the mover stands, and staying does nothing."""
        start = self._start
        return start.is_move and not start.staying_counts and (self.at_x, self.at_y) == (start.x, start.y)

    @property
    def why(self) -> str:
        """Why the spot that is being tried out is the best one; "" for any other."""
        return self._start.why if (self.at_x, self.at_y) == self._start.best else ""

    def tell_spot(self) -> None:
        """Say which spot is being tried out."""
        self._say_what_enter_does()
        self.spot_changed.emit(self.at_x, self.at_y, self.turn)

    def take_here(self) -> None:
        """Answer with the spot that is being tried out, or the nearest that fits the direction."""
        self._turn_to_fit()
        self.answered.emit((self.at_x, self.at_y, self.turn))

    def take_start(self) -> None:
        """Answer with the spot where the mover stands: only who asks for that spends a move on it."""
        self.answered.emit((self._start.x, self._start.y, self.region.turns[0]))

    def suggest(self) -> None:
        """Try the next of the region's own good spots."""
        spots = self._good_spots()
        here = (self.at_x, self.at_y)
        self._suggestion = (self._suggestion + 1) % len(spots)
        if spots[self._suggestion] == here:
            self._suggestion = (self._suggestion + 1) % len(spots)
        self.at_x, self.at_y = spots[self._suggestion]
        self._turn_to_fit()
        self.tell_spot()

    def _turn_to_fit(self) -> None:
        """The direction in which it fits where it is tried out, where it does not fit as it is."""
        if not self.region.contains_turned(self.at_x, self.at_y, self.turn):
            fitting = (self.region.contains_turned(self.at_x, self.at_y, turn) for turn in self.region.turns)
            self._turn = next((number for number, fits in enumerate(fitting) if fits), self._turn)

    def turn_by(self, steps: int) -> None:
        """Turn what is placed."""
        self._turn = (self._turn + steps) % len(self.region.turns)
        self.tell_spot()

    def try_spot(self, x: int, y: int) -> None:
        self.at_x, self.at_y = (x, y) if self.region.contains(x, y) else self.region.nearest(x, y)
        self.tell_spot()

    def take_spot(self, x: int, y: int) -> bool:
        self.try_spot(x, y)
        self.take_here()
        return True

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        arrow = ARROWS.get(Qt.Key(event.key())) or PAD_ARROWS.get(digit)
        if is_enter(event):
            if self.leads_nowhere:
                announce(self, self.here.second())
            else:
                self.take_here()
        elif digit == 0 and self._start.is_move and self.region.contains(self._start.x, self._start.y):
            self.take_start()
        elif digit == 1 or is_next(event):
            self.suggest()
        elif event.key() == Qt.Key.Key_Q or digit == TURN_BACK:
            self.turn_by(-1)
        elif event.key() == Qt.Key.Key_E or digit == TURN_ON:
            self.turn_by(1)
        elif arrow is not None:
            self.try_spot(self.at_x + arrow[0] * STEP, self.at_y + arrow[1] * STEP)
        else:
            return False
        return True

    def _first_spot(self, start: PlacingStart) -> tuple[int, int]:
        """The best spot where one is known. A move else begins where the mover stands; for what is set down a good spot
        near by is found more quickly.
        """
        if start.best is not None:
            return start.best
        if start.is_move:
            return self.region.nearest(start.x, start.y)
        return min(self._good_spots(), key=lambda spot: (spot[0] - start.x) ** 2 + (spot[1] - start.y) ** 2)

    def _good_spots(self) -> list[tuple[int, int]]:
        if not self._candidates:
            found, start = self.region.candidates(), self._start
            # Nobody is advised to spend a move on staying.
            away = [spot for spot in found if spot != (start.x, start.y)] if start.is_move else found
            best = [start.best] if start.best is not None else []
            self._candidates = [*best, *(spot for spot in away or found if spot != start.best)]
        return self._candidates

    def _say_what_enter_does(self) -> None:
        words = self.why or self.tr("Or click on the map")
        if self.leads_nowhere:
            words = self.tr("Choose a spot first")
        self.here.setEnabled(not self.leads_nowhere)
        self.here.set_texts(self.here.text(), words)

    def _button(self, key: str, title: str, second: str, *, main: bool = False) -> OptionButton:
        button = OptionButton(self.theme, key, title, second, main=main)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
