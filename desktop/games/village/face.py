"""The face of the siege."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from desktop.games.face import Face
from desktop.games.village.start_face import VillageStart
from desktop.games.village.workshop_face import VillageWorkshop
from desktop.translated import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from desktop.look.theme import Theme
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
    from rules_core.kernel.facts import Fact
    from rules_core.kernel.requests import Request


SHARP = 2.0
"""So much larger than it is shown is a picture drawn that may be shown on any screen."""


class VillageFace(VillageStart, VillageWorkshop, Face):
    """What the siege shows in its own way."""

    def luck_words(self) -> LuckWords:
        from desktop.games.village.luck_words import siege_luck_words

        return siege_luck_words()

    def table_view(
        self,
        theme: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        settings: Settings | None = None,
    ) -> TableViewPage:
        from desktop.games.village.table_view.page import SiegeTablePage

        return SiegeTablePage(theme, session, parent, live=live)

    def check_lines(self, session: MatchSession) -> Sequence[CheckLine]:
        from desktop.games.village.models.check_lines import check_lines
        from rules_core.games.village.words.names import SiegeNames

        return check_lines(session.state, SiegeNames(session.state.world))

    def check_comes_words(self) -> str:
        return QCoreApplication.translate("CheckTableDialog", "At the table, ask after every wave")

    def reminder_kinds(self) -> Mapping[str, str]:
        from rules_core.games.village.words.reminders import KINDS

        words = {
            "morale": QT_TRANSLATE_NOOP("Reminders", "M&orale rolls"),
            "militia": QT_TRANSLATE_NOOP("Reminders", "&Militia"),
            "ready-mounts": QT_TRANSLATE_NOOP("Reminders", "&Ready Mounts"),
            "warhorse": QT_TRANSLATE_NOOP("Reminders", "&Warhorse"),
            "blessing": QT_TRANSLATE_NOOP("Reminders", "&Blessing"),
            "fires": QT_TRANSLATE_NOOP("Reminders", "&Fires"),
            "tokens": QT_TRANSLATE_NOOP("Reminders", "Fi&nds"),
        }
        return {kind: QCoreApplication.translate("Reminders", words[kind]) for kind in KINDS}

    def reminders(self, session: MatchSession) -> Sequence[tuple[str, str]]:
        from rules_core.games.village.words.names import SiegeNames
        from rules_core.games.village.words.reminders import reminders

        siege = session.state
        return [(one.kind, one.told.text()) for one in reminders(siege, SiegeNames(siege.world))]

    def spoken_moment(self, session: MatchSession) -> object:
        siege = session.state
        return siege.wave, siege.round, siege.phase

    def is_spoken(self, what: Request | Fact) -> bool:
        from rules_core.games.village.rules.topics import ORDER, ORDERS
        from rules_core.games.village.state.facts import GroupActivated

        return isinstance(what, GroupActivated) or getattr(what, "topic", "") in (ORDER, ORDERS)

    pdf_name = "siege.pdf"

    def sheets(self, session: MatchSession, settings: Settings | None = None) -> Sequence[PrintSheet]:
        from desktop.games.village.printing.sheets import SHEETS
        from rules_core.games.village.words.names import SiegeNames

        names = SiegeNames(session.state.world)
        return [sheet.of(session.state, names) for sheet in SHEETS]

    docks_kept_as = "play/docks"

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.village.presenter import VillagePresenter

        return VillagePresenter(session)

    def odds(self, presenter: Presenter) -> OddsSource:
        from desktop.games.village.odds import SiegeOdds
        from desktop.games.village.presenter import VillagePresenter

        assert isinstance(presenter, VillagePresenter)
        return SiegeOdds(presenter)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.village.board import VillageBoard

        return VillageBoard(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        from desktop.games.village.docks import village_docks

        return village_docks(parts)

    def look_back_words(self) -> LookBackWords:
        from desktop.games.village.look_back_words import SiegeLookBackWords

        return SiegeLookBackWords()

    def moment_picture(
        self,
        theme: Theme,
        presenter: Presenter,
        spots: Sequence[tuple[str, int, int]],
        letters: Mapping[str, str],
    ) -> QImage:
        from desktop.games.village.presenter import VillagePresenter
        from desktop.games.village.question_marks import marks_for
        from desktop.games.village.table_picture import DISC, table_image
        from desktop.look.token import Side
        from desktop.play.look_back.picture import SIDE
        from desktop.tabletop.battlefield.still import ways_to
        from rules_core.ground.play_mode import PlayMode
        from rules_core.song.warband import ModelId

        assert isinstance(presenter, VillagePresenter)
        siege, request = presenter.siege, presenter.session.pending
        if siege.play_mode is PlayMode.UNMAPPED:
            return super().moment_picture(theme, presenter, spots, letters)
        mover = siege.models.get(ModelId(request.subject)) if request is not None else None
        ways = ways_to(spots, Side.OURS, mover.x, mover.y) if mover is not None and mover.is_there else []
        marks = marks_for(siege, request, "").with_letters(letters)
        side = SHARP * theme.px(SIDE)
        return table_image(
            siege,
            presenter.names,
            theme.look,
            side,
            least_disc=DISC,
            ways=ways,
            spots=spots,
            marks=marks,
            bare=False,
        )

    def end_panels(self, theme: Theme, presenter: Presenter, settings: Settings) -> list[tuple[QWidget, int]]:
        from desktop.games.village.end_panels import end_panels

        return end_panels(theme, presenter)


FACE: Final = VillageFace()
