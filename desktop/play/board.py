"""The interface of a board, the middle of the play window. Each game may have a board of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.play.docks import Dock
from desktop.play.fact_player import FactPlayer
from desktop.play.parts import BoardActions, PlayParts
from desktop.play.prompts.prompt import Prompt
from rules_core.kernel.facts import Fact


class Board(QWidget):
    """A widget that shows the state and the question that stands, and tells what is clicked on it.

    The window calls `new_question` before a question is asked, `asked` when it stands in the prompt bar, and `refresh`
    when everything is to be drawn. Clicks answer through the prompt of `parts`, which knows what is offered.
    """

    pointed = Signal(str)
    """The pointer is on what this answer is about."""
    menu_wanted = Signal(str, QPoint)
    """The menu on a thing, at a place of the screen; "" for the ground."""
    check_wanted = Signal()
    """It is time to check what the program believes."""
    told_on_edge = Signal()
    """The line on the edge of the table tells something else, though nothing new has happened."""
    units_chosen = Signal(bool)
    """Lengths shall be told in centimetres (or in inches) from now on."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__()
        self.parts = parts
        self.session = parts.session
        self.theme = parts.theme
        self._told_last: Fact | None = None
        self._why_last = ""
        self.setAutoFillBackground(False)

    @property
    def lines_below(self) -> bool:
        """Whether what has just happened is told on the lower edge of the table, not on the upper one."""
        return False

    @property
    @abstractmethod
    def table(self) -> QWidget:
        """The part of the board on which things lie."""

    def wood(self) -> QRect:
        """The widest part of `table` beside what lies on it, in px of `table`."""
        size = self.table.size()
        wide = max(0, size.width() - size.height()) // 2
        return QRect(size.width() - wide, 0, wide, size.height())

    def room_for_lines(self) -> int:
        """How wide, in px, the wood is at the left end of the edges of `table`; 0 where none is to be counted on."""
        return 0

    def things_in(self, area: QRect) -> int:
        """How many things lie in this part of `table`, in its px, that nothing shall hide."""
        return 0

    @property
    @abstractmethod
    def player(self) -> FactPlayer:
        """Shows what happens, fact by fact."""

    def furnish(self, docks: dict[str, Dock]) -> None:
        """All docks stand now: connect what belongs to them."""

    def actions_of_board(self) -> BoardActions:
        """Entries for the menus."""
        return BoardActions()

    @property
    def wants_all(self) -> bool:
        """Whether what lies on the table needs the room of the docks beside it too."""
        return False

    def tells(self, fact: Fact, *, playing: bool) -> bool:
        """Whether the board itself tells this fact, and the line on its edge is silent.

        `playing`: it is shown beat by beat; else only its end is seen.
        """
        return False

    def shows_dice_of(self, fact: Fact) -> bool:
        """Whether the dice of this fact lie large on the board, with what they gave: the line on its edge tells it when
        they are taken away."""
        return False

    def tell_on_edge(self, fact: Fact, why: Callable[[Fact], str], *, playing: bool) -> None:
        """On the line on the edge of the table, unless the board tells it; `why` says for what somebody decided so."""
        strip, self._told_last = self.parts.strip, fact
        if self.tells(fact, playing=playing):
            strip.clear()
        elif self.shows_dice_of(fact):
            self._why_last = why(fact)
            if self._why_last:
                strip.say(self._why_last)
            else:
                strip.fall_silent()
        else:
            strip.show_fact(fact, playing, why(fact))

    def dice_gone(self, fact: Fact) -> None:
        """These dice no longer lie on the board: what they gave stands on its edge, unless something else does."""
        strip = self.parts.strip
        if self._told_last is fact and strip.words in ("", self._why_last):
            strip.show_fact(fact, why=self._why_last)
            self.told_on_edge.emit()

    # What stands

    @abstractmethod
    def refresh(self) -> None:
        """Show the state and the question as they are now."""

    def new_question(self) -> None:
        """Another question is about to be asked: what was about the last one goes."""

    def watch(self) -> None:
        """Something is being shown: what was about the last question goes, and nothing of the next one stands yet."""
        self.new_question()

    def asked(self, prompt: Prompt | None) -> None:
        """The question stands in the prompt bar; None when there is none any more."""

    def point_at(self, option: str) -> None:
        """Mark what an answer is about, "" for none."""

    def look_at(self, thing: str) -> None:
        """Bring a thing into sight."""

    def show_place(self, thing: str) -> None:
        """Mark where a thing lies, until something else happens."""

    def clear(self) -> None:
        """The game stands elsewhere: what was shown of the last answers goes."""

    # The hand

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take a key that the question did not want; False when it means nothing here."""
        return False

    def ground_at(self, at: QPoint) -> tuple[int, int] | None:
        """The spot of the ground below a place of the screen; None where there is no ground."""
        return None

    # The window

    def set_room(self, height: int, *, low: bool, roomy: bool) -> None:
        """How high the room for board and docks is; `roomy` in a wide and high window with the usual docks."""

    def begins(self) -> None:
        """A new game has just been opened for the first time."""

    def picture(self) -> bytes:
        """The table as a PNG for the card of the game; empty where there is none."""
        return b""

    def stop_aids(self) -> None:
        """The window closes: nothing opens or speaks any more."""

    def put_away(self) -> None:
        """The window closes: stop what runs."""
