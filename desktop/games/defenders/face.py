"""The face of Defenders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.games.defenders.workshop_face import DefendersWorkshop
from desktop.games.face import Face

if TYPE_CHECKING:
    from desktop.play.board import Board
    from desktop.play.parts import PlayParts
    from desktop.play.presenter import Presenter
    from desktop.session.match_session import MatchSession


class DefendersFace(DefendersWorkshop, Face):
    """What Defenders shows in its own way."""

    pdf_name = "defenders.pdf"

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.defenders.presenter import DefendersPresenter

        return DefendersPresenter(session)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.defenders.board import DefendersBoard

        return DefendersBoard(parts)


FACE: Final = DefendersFace()
