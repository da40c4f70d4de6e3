"""The face of the siege."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from desktop.games.face import Face
from desktop.games.village.start_face import VillageStart

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.look.theme import Theme
    from desktop.play.board import Board
    from desktop.play.check_table.lines import CheckLine
    from desktop.play.models.luck_list import LuckWords
    from desktop.play.parts import DockPart, PlayParts
    from desktop.play.presenter import Presenter
    from desktop.play.table_view.page import TableViewPage
    from desktop.printing.sheet import Sheet
    from desktop.session.match_session import MatchSession


class VillageFace(VillageStart, Face):
    """What the siege shows in its own way."""

    def luck_words(self) -> LuckWords:
        from desktop.games.village.luck_words import siege_luck_words

        return siege_luck_words()

    def table_view(
        self, theme: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True
    ) -> TableViewPage:
        from desktop.games.village.table_view.page import SiegePage

        return SiegePage(theme, session, parent, live=live)

    def check_lines(self, session: MatchSession) -> Sequence[CheckLine]:
        from desktop.games.village.models.check_lines import check_lines
        from rules_core.games.village.words.names import SiegeNames

        return check_lines(session.state, SiegeNames(session.state.world))

    def check_comes_words(self) -> str:
        return QCoreApplication.translate("CheckTableDialog", "At the table, ask after every wave")

    pdf_name = "siege.pdf"

    def sheets(self, session: MatchSession) -> Sequence[Sheet]:
        from desktop.games.village.printing.sheets import SHEETS
        from rules_core.games.village.words.names import SiegeNames

        names = SiegeNames(session.state.world)
        return [sheet.of(session.state, names) for sheet in SHEETS]

    docks_kept_as = "play/docks"

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.village.presenter import VillagePresenter

        return VillagePresenter(session)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.village.board import VillageBoard

        return VillageBoard(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        from desktop.games.village.docks import village_docks

        return village_docks(parts)

    def end_panels(self, theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
        from desktop.games.village.end_panels import end_panels

        return end_panels(theme, presenter)


FACE: Final = VillageFace()
