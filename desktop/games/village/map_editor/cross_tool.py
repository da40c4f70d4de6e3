"""A tool that clicks: with the pointer, or with a cross that the arrow keys move over the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.hand import Hand, Pointer, inches
from desktop.games.village.map_editor.marks import Handle, HandleKind
from desktop.games.village.map_editor.shapes import Place, kept_inside, rounded
from desktop.games.village.map_editor.tool import MapTool
from desktop.look.key_uses import ARROWS, ENTERS, KeyDeed

FAR, NEAR = 1.0, 0.1
"""How far an arrow key moves the cross, in inches, without and with Shift."""


class CrossTool(MapTool):
    """`here` is where the next click would be: under the pointer, or at the cross once keys are used."""

    enter_clicks = True
    """Off where Enter ends what the space bar goes on with."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.here: Place | None = None
        self.by_keys = False

    def deeds(self) -> Sequence[KeyDeed]:
        tr = QCoreApplication.translate
        step = tr("MapKeys", "move the cross by an inch, with Shift by a tenth")
        click = tr("MapKeys", "click where the cross is")
        enters = ENTERS if self.enter_clicks else ()
        called = "Enter, Space" if self.enter_clicks else "Space"
        return (
            KeyDeed(tuple(ARROWS), "Arrows", step, self._move_cross),
            KeyDeed((Qt.Key.Key_Space, *enters), called, click, self._click),
        )

    def click_here(self) -> None:
        """The keyboard's click: what a click at the cross would do."""
        if self.here is not None:
            self.press(Pointer(self.here, alt=True, by_key=True))

    def cross_moved(self) -> None:
        """Keys have moved the cross."""

    def spoken(self) -> str:
        """What a screen reader says of the cross: where it is, and what lies there."""
        if self.here is None:
            return ""
        tr = QCoreApplication.translate
        words = tr("MapKeys", "{x}, {y}").format(x=inches(self.here[0]), y=inches(self.here[1]))
        thing = self.hand.thing_at(self.here)
        if thing is None:
            return words
        return tr("MapKeys", "{place}: {thing}").format(place=words, thing=self.hand.editor.words.name(thing))

    def cross(self) -> tuple[Handle, ...]:
        """Where the keyboard would click, once it is used."""
        return (Handle(HandleKind.CROSS, self.here, loud=True),) if self.by_keys and self.here is not None else ()

    def pointed(self, pointer: Pointer) -> None:
        """The pointer takes over from the keys; a click of the keys themselves leaves the cross."""
        self.by_keys = pointer.by_key

    def _move_cross(self, key: Qt.Key, shift: bool) -> None:
        layout, far = self.hand.editor.layout, NEAR if shift else FAR
        x, y = self.here or (layout.width / 2, layout.height / 2)
        across, down = ARROWS[key]
        self.here = rounded(kept_inside(((x + across * far, y + down * far),), layout.width, layout.height))[0]
        self.by_keys = True
        self.cross_moved()
        self.hand.marks_changed.emit()
        self.hand.cross_moved.emit(*self.here)
        self.hand.say(self.spoken())

    def _click(self, key: Qt.Key, shift: bool) -> None:
        layout = self.hand.editor.layout
        self.here = self.here or (layout.width / 2, layout.height / 2)
        self.by_keys = True
        self.click_here()
        self.hand.say(self.spoken())
