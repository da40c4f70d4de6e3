"""The face of Defenders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.games.face import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.book.contents import Book
    from desktop.play.board import Board
    from desktop.play.parts import PlayParts
    from desktop.play.presenter import Presenter
    from desktop.printing.sheet import PrintSheet
    from desktop.session.match_session import MatchSession


class DefendersFace(Face):
    """What Defenders shows in its own way."""

    pdf_name = "defenders.pdf"
    has_book = True

    def book(self, session: MatchSession) -> Book:
        from desktop.games.defenders.book import book_of

        return book_of(session)

    def sheets(self, session: MatchSession) -> Sequence[PrintSheet]:
        from desktop.games.defenders.sheets import sheets_of

        return sheets_of(session)

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.defenders.presenter import DefendersPresenter

        return DefendersPresenter(session)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.defenders.board import DefendersBoard

        return DefendersBoard(parts)


FACE: Final = DefendersFace()
