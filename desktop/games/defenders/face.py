"""The face of Defenders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.workshop_face import DefendersWorkshop
from desktop.games.face import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from desktop.book.contents import Book
    from desktop.games.card_scene import CardScene
    from desktop.games.defenders.paper_map import PaperMap
    from desktop.look.theme import Theme
    from desktop.play.board import Board
    from desktop.play.note import Note
    from desktop.play.parts import DockPart, PlayParts
    from desktop.play.presenter import Presenter
    from desktop.play.table_view.page import TableViewPage
    from desktop.printing.sheet import PrintSheet
    from desktop.session.match_session import MatchSession
    from desktop.settings import Settings
    from rules_core.games.card import Card


FALLEN = "fallen"
"""The one result that is lost, as saves hold it (D-END-1)."""


class DefendersFace(DefendersWorkshop, Face):
    """What Defenders shows in its own way."""

    pdf_name = "defenders.pdf"
    has_book = True
    docks_kept_as = "play/defenders/table"
    """Where docks stood while they were others is forgotten."""

    def card_scene(self, card: Card) -> CardScene:
        from desktop.games.defenders.start_page_artwork import CityScene

        return CityScene(card.picture)

    def is_won(self, result: str) -> bool | None:
        return result != FALLEN if result else None

    def result_pill(self, result: str) -> tuple[str, str]:
        if not result:
            return super().result_pill(result)
        if result == FALLEN:
            return QCoreApplication.translate("GameWords", "City fell"), "ENEMY"
        return QCoreApplication.translate("GameWords", "City stands"), "GOOD"

    def lesson_notes(self) -> Sequence[Note]:
        from desktop.games.defenders.lesson import NOTES

        return NOTES

    def book(self, session: MatchSession, settings: Settings) -> Book:
        from desktop.games.defenders.book import book_of

        return book_of(session, _paper_of(session, settings))

    def sheets(self, session: MatchSession, settings: Settings | None = None) -> Sequence[PrintSheet]:
        from desktop.games.defenders.sheets import sheets_of

        return sheets_of(session, _paper_of(session, settings))

    def end_panels(self, theme: Theme, presenter: Presenter, settings: Settings) -> list[tuple[QWidget, int]]:
        from desktop.games.defenders.ending import panels
        from desktop.games.defenders.presenter import DefendersPresenter
        from desktop.games.defenders.sheet_layers import SheetLayers

        assert isinstance(presenter, DefendersPresenter)
        session = presenter.session
        layers = SheetLayers(session.drawings.find, presenter.scenery, _paper_of(session, settings))
        return panels(theme, presenter.session.state, presenter.words, layers)

    def table_view(
        self,
        theme: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        settings: Settings | None = None,
    ) -> TableViewPage:
        from desktop.games.defenders.table_view.page import SiegeTablePage

        return SiegeTablePage(theme, session, parent, live=live, paper=_paper_of(session, settings))

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.defenders.presenter import DefendersPresenter

        return DefendersPresenter(session)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.defenders.board import DefendersBoard

        return DefendersBoard(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        from desktop.games.defenders.docks import siege_docks

        return siege_docks(parts)


def _paper_of(session: MatchSession, settings: Settings | None) -> PaperMap | None:
    """The map that the people of a game have drawn on paper."""
    from desktop.games.defenders.paper_map import PaperMap

    return PaperMap(settings, session) if settings is not None else None


FACE: Final = DefendersFace()
