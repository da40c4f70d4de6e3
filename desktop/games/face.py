"""What a game may show better than the generic pages do. A face is optional, and so is every part of it.

`desktop/games/<game>/face.py` holds a `FACE`; what it does not override has a generic stand-in, made from the game's
definition alone. Nothing outside that folder names the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.games.start_face import StartFace
from desktop.games.workshop_face import WorkshopFace

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPixmap
    from PySide6.QtWidgets import QWidget

    from desktop.book.contents import Book
    from desktop.look.theme import Look, Theme
    from desktop.play.board import Board
    from desktop.play.check_table.lines import CheckLine
    from desktop.play.look_back.words import LookBackWords
    from desktop.play.models.luck_list import LuckWords
    from desktop.play.odds_source import OddsSource
    from desktop.play.parts import DockPart, PlayParts
    from desktop.play.presenter import Presenter
    from desktop.play.table_view.page import TableViewPage
    from desktop.printing.sheet import PrintSheet
    from desktop.session.match_session import MatchSession
    from desktop.settings import Settings
    from rules_core.content.items import Item
    from rules_core.kernel.facts import Fact
    from rules_core.kernel.requests import Request


class Face(StartFace, WorkshopFace):
    """The generic face. Each method gives the stand-in of one part of the window."""

    def chosen_map(self, item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
        return self.item_map(item, side, look, ratio)

    def luck_words(self) -> LuckWords:
        """What the luck panel says of this game's dice."""
        from desktop.play.models.luck_list import plain_luck_words

        return plain_luck_words()

    def table_view(
        self,
        theme: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        settings: Settings | None = None,
    ) -> TableViewPage:
        """The page of the second window: what all at the table may know. `live`: it follows the game by itself.

        In `settings` stands what people have laid beside the game; without them it is left out.
        """
        from desktop.play.table_view.page import PlainTablePage

        return PlainTablePage(theme, session, parent, live=live)

    def check_lines(self, session: MatchSession) -> Sequence[CheckLine]:
        """What the program believes of the table, to be ticked off or corrected; at least one line."""
        from desktop.play.check_table.lines import plain_lines

        return plain_lines(session)

    def check_comes_words(self) -> str:
        """When the check list comes by itself at a real table, in the language in force; "" where it never does."""
        return ""

    def reminder_kinds(self) -> Mapping[str, str]:
        """Of what people at a table may be reminded: kinds, and their entries in the menu in the language in force."""
        return {}

    def reminders(self, session: MatchSession) -> Sequence[tuple[str, str]]:
        """What is easily forgotten now: kind and sentence."""
        return ()

    def spoken_moment(self, session: MatchSession) -> object:
        """A question is spoken when this is another than before."""
        return session.pending.who if session.pending is not None else None

    def is_spoken(self, what: Request | Fact) -> bool:
        """Whether a question, or something that happens, is spoken at any moment: an order to people at a table."""
        return False

    pdf_name = "game.pdf"
    """What a file of its sheets is called at first."""

    def sheets(self, session: MatchSession, settings: Settings | None = None) -> Sequence[PrintSheet]:
        """What can be printed of the game as it stands; `settings` as for the table view."""
        from desktop.printing.sheet import plain_sheets

        return plain_sheets(session)

    has_book = False
    """Whether what happens in this game is told as a book."""

    def book(self, session: MatchSession, settings: Settings) -> Book:
        """What has happened so far as a book, to be read, printed and passed on."""
        raise NotImplementedError

    # Playing

    opened_docks: tuple[str, ...] = ()
    """Those of the docks that open on demand which stand over the chronicle from the beginning."""

    docks_kept_as = ""
    """Under which name the settings hold where the docks are; "" is one made from the game's id."""

    def presenter(self, session: MatchSession) -> Presenter:
        """How this game is worded: banner, questions, odds, timeline, undo, the end."""
        from desktop.play.presenter import Presenter

        return Presenter(session)

    def odds(self, presenter: Presenter) -> OddsSource:
        """Which answers have odds, what is counted for them, and how that is worded."""
        from desktop.play.odds_source import OddsSource

        return OddsSource(presenter)

    def board(self, parts: PlayParts) -> Board:
        """What lies on the table, and what is clicked on it."""
        from desktop.play.plain_board import PlainBoard

        return PlainBoard(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        """The docks beside chronicle, timeline, odds, rules, luck and list; the stand-in has one for each table."""
        from desktop.play.table_docks import table_docks

        return table_docks(parts)

    def look_back_words(self) -> LookBackWords:
        """How it is told that another answer would have been better, in the language in force."""
        from desktop.play.look_back.words import LookBackWords

        return LookBackWords()

    def moment_picture(
        self,
        theme: Theme,
        presenter: Presenter,
        spots: Sequence[tuple[str, int, int]],
        letters: Mapping[str, str],
    ) -> QImage:
        """What a moment of the past looked like; `spots` are answers that are places, each with its letter;
        `letters` those that are somebody or something on the table, by their ids.

        The stand-in is the page that all at the table may see.
        """
        from desktop.play.look_back.picture import table_view_picture

        return table_view_picture(self.table_view(theme, presenter.session, live=False))

    def end_panels(self, theme: Theme, presenter: Presenter, settings: Settings) -> list[tuple[QWidget, int]]:
        """The sheets of the last page with their shares of its width; the stand-in shows the tables as they stand."""
        from desktop.play.end_tables import end_tables

        return end_tables(theme, presenter)
