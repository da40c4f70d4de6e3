"""The face of Song of Drums and Shakos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.start_face import DrumsStart
from desktop.games.drums.workshop_face import DrumsWorkshop
from desktop.games.face import Face
from desktop.translated import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from desktop.look.theme import Theme
    from desktop.play.board import Board
    from desktop.play.check_table.lines import CheckLine
    from desktop.play.odds_source import OddsSource
    from desktop.play.parts import DockPart, PlayParts
    from desktop.play.presenter import Presenter
    from desktop.play.table_view.page import TableViewPage
    from desktop.printing.sheet import PrintSheet
    from desktop.session.match_session import MatchSession
    from desktop.settings import Settings

SHARP = 2.0
"""So much larger than it is shown is a picture drawn that may be shown on any screen."""


class DrumsFace(DrumsStart, DrumsWorkshop, Face):
    """What the battle shows in its own way."""

    pdf_name = "battle.pdf"
    opened_docks = ("odds",)

    def sheets(self, session: MatchSession, settings: Settings | None = None) -> Sequence[PrintSheet]:
        from desktop.games.drums.printing.sheets import battle_sheets

        return battle_sheets(session)

    def table_view(
        self,
        theme: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        settings: Settings | None = None,
    ) -> TableViewPage:
        from desktop.games.drums.table_page import BattleTablePage

        return BattleTablePage(theme, session, parent, live=live)

    def check_lines(self, session: MatchSession) -> Sequence[CheckLine]:
        from desktop.games.drums.check_lines import check_lines
        from rules_core.games.drums.words.drums_words import DrumsWords

        assert isinstance(session.words, DrumsWords)
        return check_lines(session.state, session.words.names)

    def check_comes_words(self) -> str:
        return QCoreApplication.translate("CheckTableDialog", "At the table, ask after every round")

    def reminder_kinds(self) -> Mapping[str, str]:
        from rules_core.games.drums.words.reminders import KINDS

        words = {
            "morale": QT_TRANSLATE_NOOP("Reminders", "M&orale rolls"),
            "act": QT_TRANSLATE_NOOP("Reminders", "Who may still &act"),
            "empty": QT_TRANSLATE_NOOP("Reminders", "&Empty muskets"),
            "half": QT_TRANSLATE_NOOP("Reminders", "&Half strength"),
            "break": QT_TRANSLATE_NOOP("Reminders", "Near &breaking"),
            "command": QT_TRANSLATE_NOOP("Reminders", "Nobody in &command"),
        }
        return {kind: QCoreApplication.translate("Reminders", words[kind]) for kind in KINDS}

    def reminders(self, session: MatchSession) -> Sequence[tuple[str, str]]:
        from rules_core.games.drums.words.drums_words import DrumsWords
        from rules_core.games.drums.words.reminders import reminders
        from rules_core.games.drums.words.table_names import TableNames
        from rules_core.ground.play_mode import PlayMode

        battle, words = session.state, session.words
        assert isinstance(words, DrumsWords)
        # On the screen discs and docks show it.
        if battle.play_mode is PlayMode.SCREEN:
            return ()
        return [(one.kind, one.told.text()) for one in reminders(battle, TableNames(battle, words.names))]

    def spoken_moment(self, session: MatchSession) -> object:
        return session.state.round, session.state.turn_of, session.state.phase

    def presenter(self, session: MatchSession) -> Presenter:
        from desktop.games.drums.presenter import BattlePresenter

        return BattlePresenter(session)

    def odds(self, presenter: Presenter) -> OddsSource:
        from desktop.games.drums.odds import BattleOdds

        return BattleOdds(presenter)

    def board(self, parts: PlayParts) -> Board:
        from desktop.games.drums.board import BattleBoard

        return BattleBoard(parts)

    def docks(self, parts: PlayParts) -> list[DockPart]:
        from desktop.games.drums.docks import battle_docks

        return battle_docks(parts)

    def moment_picture(
        self,
        theme: Theme,
        presenter: Presenter,
        spots: Sequence[tuple[str, int, int]],
        letters: Mapping[str, str],
    ) -> QImage:
        from desktop.games.drums.battle_scene import side_of
        from desktop.games.drums.presenter import BattlePresenter
        from desktop.games.drums.question_marks import marks_for
        from desktop.games.drums.table_picture import table_image
        from desktop.play.look_back.picture import SIDE
        from desktop.tabletop.battlefield.still import ways_to
        from rules_core.games.drums.state.battle import Phase
        from rules_core.song.warband import ModelId

        assert isinstance(presenter, BattlePresenter)
        battle = presenter.battle
        if battle.phase is Phase.SQUADS:
            return super().moment_picture(theme, presenter, spots, letters)
        request = presenter.session.pending
        mover = battle.models.get(ModelId(request.subject)) if request is not None else None
        ways = ways_to(spots, side_of(battle, mover), mover.x, mover.y) if mover is not None and mover.in_play else []
        marks = marks_for(battle, request, "").with_letters(letters)
        return table_image(battle, presenter.names, theme.look, SHARP * theme.px(SIDE), spots, marks, ways=ways)

    def end_panels(self, theme: Theme, presenter: Presenter, settings: Settings) -> list[tuple[QWidget, int]]:
        from desktop.games.drums.end_panels import end_panels

        return end_panels(theme, presenter)


FACE: Final = DrumsFace()
