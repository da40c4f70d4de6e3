"""The face of Warhold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.games.face import Face
from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.translated import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from desktop.games.card_scene import CardScene
    from desktop.look.theme import Theme
    from desktop.play.board import Board
    from desktop.play.check_table.lines import CheckLine
    from desktop.play.note import Note
    from desktop.play.odds_source import OddsSource
    from desktop.play.parts import DockPart, PlayParts
    from desktop.play.presenter import Presenter
    from desktop.play.table_view.page import TableViewPage
    from desktop.printing.sheet import PrintSheet
    from desktop.session.match_session import MatchSession
    from desktop.settings import Settings
    from rules_core.games.card import Card
    from rules_core.kernel.facts import Fact
    from rules_core.kernel.requests import Request

SHARP = 2
"""Pictures of moments are drawn so many times as large as they are shown, for dense screens."""


class WarholdFace(WarholdWorkshop, Face):
    """What the war shows in its own way."""

    pdf_name = "war.pdf"
    opened_docks = ("odds",)

    def card_scene(self, card: Card) -> CardScene:
        from desktop.games.warhold.start_page_artwork import WarScene

        return WarScene(card.picture)

    def lesson_notes(self) -> Sequence[Note]:
        from desktop.games.warhold.lesson import NOTES

        return NOTES

    def check_lines(self, session: MatchSession) -> Sequence[CheckLine]:
        from desktop.games.warhold.check_lines import check_lines

        return check_lines(session)

    def check_comes_words(self) -> str:
        return QCoreApplication.translate("CheckTableDialog", "At the table, ask after every round")

    def reminder_kinds(self) -> Mapping[str, str]:
        from rules_core.games.warhold.words.reminders import KINDS

        words = {
            "desert": QT_TRANSLATE_NOOP("Reminders", "Who cannot be &paid"),
            "worn": QT_TRANSLATE_NOOP("Reminders", "&Equipment that is not worn"),
            "engines": QT_TRANSLATE_NOOP("Reminders", "&Siege engines that would not shoot"),
        }
        return {kind: QCoreApplication.translate("Reminders", words[kind]) for kind in KINDS}

    def reminders(self, session: MatchSession) -> Sequence[tuple[str, str]]:
        from rules_core.games.warhold.words.reminders import reminders
        from rules_core.ground.play_mode import PlayMode

        # On the screen board and sheets show it.
        if session.state.play_mode is PlayMode.SCREEN:
            return ()
        return [(one.kind, one.told.text()) for one in reminders(session.state, session.words)]

    def spoken_moment(self, session: MatchSession) -> object:
        return session.state.turn, session.state.phase

    def is_spoken(self, what: Request | Fact) -> bool:
        from rules_core.games.warhold.state.facts import CardDrawn

        # Whoever has no printed cards hears what was drawn.
        return isinstance(what, CardDrawn)

    def sheets(self, session: MatchSession, settings: Settings | None = None) -> Sequence[PrintSheet]:
        from desktop.games.warhold.printing.sheets import sheets_of

        return sheets_of(session)

    def table_view(
        self,
        theme: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        settings: Settings | None = None,
    ) -> TableViewPage:
        from desktop.games.warhold.table_page import WarTablePage

        return WarTablePage(theme, session, parent, live=live)

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.warhold.presenter import WarPresenter

        return WarPresenter(session)

    def odds(self, presenter: Presenter) -> OddsSource:
        from desktop.games.warhold.odds import WarOdds

        return WarOdds(presenter)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.warhold.war_table import WarTable

        return WarTable(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        from desktop.games.warhold.docks import war_docks

        return war_docks(parts)

    def moment_picture(
        self,
        theme: Theme,
        presenter: Presenter,
        spots: Sequence[tuple[str, int, int]],
        letters: Mapping[str, str],
    ) -> QImage:
        from desktop.games.warhold.board_picture import war_image
        from desktop.games.warhold.presenter import WarPresenter
        from desktop.play.look_back.picture import SIDE

        assert isinstance(presenter, WarPresenter)
        return war_image(presenter.war, presenter.words, theme.look, SHARP * theme.px(SIDE))

    def end_panels(self, theme: Theme, presenter: Presenter, settings: Settings) -> list[tuple[QWidget, int]]:
        from desktop.games.warhold.end_panels import end_panels

        return end_panels(theme, presenter)


FACE = WarholdFace()
