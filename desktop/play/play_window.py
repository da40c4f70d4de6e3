"""The play window: banner, board with docks round it, and the prompt bar. A client of its session."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.look.key_uses import KeyGroup
from desktop.look.keys_sheet import KeysSheet
from desktop.look.late_dialog import open_late
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.look.widgets.banner import HIGH, SLIM, SLIMMEST, Banner
from desktop.look.wood import WoodGround, WoodWindow
from desktop.play.actions import PlayActions
from desktop.play.chapter_sheet import ChapterSheet
from desktop.play.dock_keeper import DockKeeper
from desktop.play.docks import ShownByFace, build_docks, plan_of
from desktop.play.edge_lines import EdgeLines
from desktop.play.event_strip import EventStrip
from desktop.play.fact_player import FactPlayer
from desktop.play.handover_page import HandoverPage
from desktop.play.keep_sign import BannerEnd, KeepSign
from desktop.play.key_words import play_keys
from desktop.play.keys import KeyWatcher
from desktop.play.moment_plate import MomentPlate
from desktop.play.note_place import NoteRoom
from desktop.play.odds_counter import OddsCounter
from desktop.play.panels.timeline import Timeline
from desktop.play.parts import PlayParts
from desktop.play.prompts.prompt import corrects_die, is_back
from desktop.play.prompts.prompt_bar import BarHeight, PromptBar
from desktop.play.sandbox_strip import SandboxStrip
from desktop.play.shortcuts import Shortcuts
from desktop.play.since_asked import SinceAsked
from desktop.play.sounds import Sounds
from desktop.play.table_aids import TableAids
from desktop.play.table_view.controller import TableViewController
from desktop.play.timeline_marks import TimelineMarks
from desktop.play.turn_plate import TurnPlate
from desktop.play.unasked import Unasked
from desktop.session.match_session import MatchSession
from desktop.session.sandbox import SandboxSession
from desktop.session.to_do import NOTHING
from desktop.settings import Settings
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told

LOW = 780
"""Below this height in px at 100 % text tools show no words, and nothing stands beside the map."""
ROOMS = ((HIGH, BarHeight.HIGH), (SLIM, BarHeight.HIGH), (SLIM, BarHeight.LOW), (SLIMMEST, BarHeight.LOWEST))
"""Heights of banner and prompt bar, from the roomiest: the first is taken that leaves the map its height."""
MAP_HIGH = ((720, 490), (1080, 810))
"""Of a window so many px high the map gets so much, whatever the size of the text; in between in proportion."""
ROUND_THE_MAP = 8
"""Wood above and below the map together, in px."""
CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Each puts the story of a chapter away."""
FEW_MARKS = 1500
"""In a banner narrower than so many px at 100 % the timeline is a sign only."""


class PlayWindow(WoodGround):
    """A game on screen."""

    left = Signal()
    finished = Signal()
    sandbox_wanted = Signal(int)
    """What stood at this entry of the journal shall be tried in a sandbox."""
    look_back_wanted = Signal()
    """Moments of the game that is over where another choice would have been better are to be shown."""
    keep_made_wanted = Signal()
    """What people have made in this game is to be kept in the library."""
    once_more_wanted = Signal()
    """Another game is to begin with what was made in this one."""
    book_wanted = Signal()
    """What has happened shall be read as a book."""
    keep_wanted = Signal()
    """This sandbox shall become a game."""
    units_chosen = Signal(bool)
    """Lengths shall be told in centimetres (or in inches) from now on."""

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.settings = settings
        self.session = session
        self._pointed = ""
        self.setObjectName("page.play")
        self.setAccessibleName(self.tr("The game"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        game = session.match.game.name
        face = face_of(game)
        self.presenter = presenter = face.presenter(session)
        self.since_asked = SinceAsked(presenter.reason)
        self.unasked = Unasked(presenter, self.since_asked, self)
        self.since_asked.find_again(session)
        self.banner = Banner(theme, presenter.banner())
        self.event_strip = EventStrip(theme, presenter.words, measure=presenter.measure)
        self.prompt = PromptBar(theme)
        self.odds = OddsCounter(session, face.odds(presenter), self)
        shortcuts = Shortcuts(session, presenter, self.odds, self.event_strip, self)
        parts = PlayParts(
            theme, settings, session, presenter, self.prompt, self.event_strip, self.odds, shortcuts, self
        )
        self.board = face.board(parts)
        # Before anything in the docks listens.
        session.changed.connect(self._make_way)
        self.moments = MomentPlate(theme, self.board.table)
        self.player.is_moment = lambda fact: presenter.moment(fact) is not None
        self.player.beat.connect(self._show_moment)
        self.player.skipped.connect(self.moments.clear)
        self.player.finished.connect(self.moments.clear)
        self.player.reached.connect(session.reach)
        self.player.finished.connect(self._arrived)
        self.player.beat.connect(self._tell_beat)
        self.player.skipped.connect(self.event_strip.settle)
        self._set_speed()
        theme.changed.connect(self._set_speed)
        self.aids = TableAids(theme, settings, session, self.prompt, self.event_strip, self.player, self)
        self.sounds = Sounds(settings, presenter, self.player, self)
        self.inner = WoodWindow(theme)
        self.chapters = ChapterSheet(theme, self.board.table, self.inner)
        self._chapter_told = self._chapter_title()
        self._has_heard = False
        brought = face.docks(parts)
        shown = ShownByFace(face.luck_words(), lambda: face.table_view(theme, session, live=False, settings=settings))
        plan = plan_of(brought, face.opened_docks)
        self.docks = build_docks(parts, brought, shown, plan, self.inner)
        kept_as = face.docks_kept_as or f"play/{game}/docks"
        self.dock_keeper = DockKeeper(theme, settings, self.docks, plan, kept_as, self.inner, self.board.table)
        timeline = self.docks["timeline"].panel
        assert isinstance(timeline, Timeline)
        self.marks = TimelineMarks(theme, timeline)
        self._lay_out()
        self.actions_of_game = PlayActions(parts, self.board)
        if session.definition.keepsake is not None:
            self.banner.put_at_end(BannerEnd(KeepSign(theme, self.actions_of_game.keep_made_action), self.marks))
        self.table_view = TableViewController(theme, settings, session, self)
        self.board.furnish(self.docks)
        self.odds.on = self.actions_of_game.odds_action.isChecked()
        self._connect()
        self.handover = HandoverPage(theme, session, self)
        self.turns = TurnPlate(theme, settings, presenter, self.board.table)
        self.edge_lines.over = (self.turns,)
        session.is_showing = lambda: self.player.playing
        self.keys = KeyWatcher(self, self.prompt, self._key)
        self.refresh()

    @property
    def player(self) -> FactPlayer:
        """Shows what happens on the board."""
        return self.board.player

    # Laying out

    def _lay_out(self) -> None:
        px = self.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.sandbox_strip: SandboxStrip | None = None
        if isinstance(self.session, SandboxSession):
            self.sandbox_strip = strip = SandboxStrip(self.theme, self.session, self.presenter)
            strip.leave_wanted.connect(self.left)
            strip.keep_wanted.connect(self.keep_wanted)
            column.addWidget(strip)
        column.addWidget(self.banner)
        self.banner.put_at_end(self.marks)
        lines = (self.event_strip, self.aids.reminders.line)
        board = self.board
        self.edge_lines = EdgeLines(
            board.table, lines, board.things_in, below=board.lines_below, room=board.room_for_lines
        )
        self.inner.setCentralWidget(self.board)
        # A strip of wood shows round the docks too.
        self.dock_keeper.set_margins(QMargins(px(4), ROUND_THE_MAP // 2, px(2), ROUND_THE_MAP // 2))
        row = QHBoxLayout()
        row.setSpacing(0)
        # What docks and drawers take shall not keep the window from being made narrower and lower.
        self.inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        row.addWidget(self.inner, 1)
        row.addWidget(self.dock_keeper.column)
        column.addLayout(row, 1)
        column.addWidget(self.prompt)

    def _connect(self) -> None:
        session, board = self.session, self.board
        session.told.connect(self._told)
        session.autoplay.decided.connect(self.since_asked.decided)
        session.autoplay.begins_step = self.presenter.begins_step
        if not session.is_sandbox:
            session.autoplay.is_left_to_people = self.presenter.is_left_to_people
        session.shown_again.connect(self.player.play_again)
        session.fell_behind.connect(self._watch)
        session.reached.connect(self._reached)
        session.changed.connect(self.refresh)
        session.rewound.connect(self._rewound)
        session.problem.connect(self._problem)
        session.busy.connect(self._ask_again)
        self.prompt.answered.connect(self.answer)
        self.prompt.roll_wanted.connect(self._roll)
        self.prompt.pointed.connect(self.point_at)
        self.prompt.offers_changed.connect(board.refresh)
        self.prompt.clause_wanted.connect(self.show_clause)
        board.pointed.connect(self.point_at)
        board.units_chosen.connect(self.units_chosen)
        board.told_on_edge.connect(lambda: self.edge_lines.step_aside(stays=True))
        self.odds.words_ready.connect(self._odds_words)
        actions = self.actions_of_game
        actions.odds_flipped.connect(self._odds_flipped)
        actions.leave_wanted.connect(self.left)
        actions.print_wanted.connect(self.print_sheets)
        actions.sandbox_wanted.connect(self.sandbox_wanted)
        actions.look_back_wanted.connect(self.look_back_wanted)
        actions.keep_made_wanted.connect(self.keep_made_wanted)
        actions.once_more_wanted.connect(self.once_more_wanted)
        actions.book_wanted.connect(self.book_wanted)
        actions.chapter_wanted.connect(self._tell_chapter_again)
        actions.bot_starts.connect(self.player.finish)
        self.prompt.rest_wanted.connect(actions.play_rest)
        actions.named.connect(lambda: self.prompt.set_undo_words(actions.undo_action.toolTip()))
        self.dock_keeper.connect_panels(marked=board.look_at, clause_wanted=self.show_clause, jump_wanted=actions.jump)
        table = actions.at_table
        self.dock_keeper.connect_panels(correct_wanted=table.correct_die, thing_wanted=table.correct_thing)
        self.dock_keeper.connect_panels(menu_wanted=table.offer)
        board.menu_wanted.connect(table.offer)
        self.dock_keeper.connect_panels(table_view_wanted=self.table_view.open)
        self.dock_keeper.connect_panels(sandbox_wanted=self.sandbox_wanted.emit, watch_wanted=session.watch_from)
        self.marks.clicked.connect(self.docks["timeline"].toggleViewAction().trigger)
        self.docks["timeline"].visibilityChanged.connect(lambda _: self._give_room())

    def note_room(self) -> NoteRoom:
        """Where notes find their place on this page."""
        return NoteRoom(self.theme, self, self.inner, self.docks, self.board, lambda: self.board.table, self.board.wood)

    def actions_for_menus(self) -> dict[str, list[QAction]]:
        """The actions of an open game, by menu."""
        menus = self.actions_of_game.by_menu()
        menus["table"] += self.aids.actions
        menus["view"] = [self.table_view.action, self.sounds.action, *menus["view"], self.dock_keeper.menu.menuAction()]
        return menus

    def begin(self) -> None:
        """The game has just been begun, and is seen for the first time."""
        self.board.begins()

    # Showing

    def _make_way(self) -> None:
        """Docks for which there will be no room are not made to show what is new."""
        if self.board.wants_all and not self.session.is_behind:
            self.dock_keeper.clear_table(wanted=True)

    def refresh(self) -> None:
        """Show state and question as they are now, or what happens as long as it is being shown."""
        if self.session.is_behind:
            self._reached()
            return
        request = self.session.pending
        self._pointed = ""
        self.odds.new_question(request)
        self.banner.set_view(self.presenter.banner())
        self.board.new_question()
        self.dock_keeper.show_guests()
        self.dock_keeper.clear_table(wanted=self.board.wants_all)
        for over_table in (self.edge_lines, self.moments, self.chapters, self.turns):
            over_table.put_on(self.board.table)
        self.dock_keeper.set_table(self.board.table)
        self._give_room()
        self._show_question()
        self.board.refresh()
        self._part_lines()
        self.actions_of_game.refresh()
        self._tell_chapter()
        self.turns.look()
        if request is None:
            self.finished.emit()

    def _tell_chapter(self) -> None:
        """When a part of the game has just ended its story lies over the board, until there is something new."""
        self.chapters.put_away()
        chapter, has_heard = self.presenter.chapter(), self._has_heard
        self._has_heard = False
        title = chapter.title if chapter is not None else ""
        if chapter is not None and title != self._chapter_told and has_heard and not self.session.bot_is_playing:
            self.chapters.tell(chapter)
        self._chapter_told = title

    def _tell_chapter_again(self) -> None:
        """The story of the part that is over, as long as nothing new has begun."""
        chapter = self.presenter.chapter()
        if chapter is not None:
            self.chapters.tell(chapter)

    def _chapter_title(self) -> str:
        chapter = self.presenter.chapter()
        return chapter.title if chapter is not None else ""

    def _show_question(self) -> None:
        request = self.session.pending
        if request is None:
            ending = self.presenter.ending()
            self.prompt.say(ending.title, ending.sentence, ending.icon)
            if not self.session.is_sandbox:
                last = self.prompt.offer(self.tr("What happened"), self.tr("The last page"))
                last.clicked.connect(lambda: self.finished.emit())
            self.board.asked(None)
            return
        if self.session.question_is_hidden:
            self.prompt.say(self.tr("{seat} is asked.").format(seat=self.presenter.seat_name(request.who)), "", "")
            self.board.asked(None)
            return
        asked = self.presenter.asked(request)
        view = self.presenter.question(request)
        players, since = self.session.autoplay, self.since_asked
        is_whole = not (players.answers or players.rests) or self.presenter.is_whole(request)
        to_do = self.presenter.to_carry_out(since.facts) if is_whole and not self.session.is_sandbox else NOTHING
        self.session.autoplay.wait_for(to_do)
        if to_do:
            late = self.tr("Nobody had confirmed this yet.") if since.is_of_before else ""
            first = self.prompt.carry_out(request, to_do, self.presenter.carried_out_with(since.facts), late)
            first.done.connect(self._carried_out)
            self.board.asked(first)
            return
        if self.unasked.takes(request):
            self.prompt.say(view.title, view.order, asked.icon)
            self.board.asked(None)
            return
        if is_whole:
            since.clear()
        if self.session.autoplay.answers:
            # Nobody here is asked: who has to decide does so in a moment.
            words = self.tr("It is played on for you; F7 stops.")
            if not self.session.autoplay.helps:
                words = self.tr("{seat} decides.").format(seat=self.presenter.seat_name(request.who))
            self.prompt.say(view.title, words, asked.icon)
            self.board.asked(None)
            return
        prompt = self.prompt.ask(request, view, asked.figure or asked.token, asked.icon, asked.start, asked.mark)
        self.actions_of_game.at_table.prepare(prompt)
        self.board.asked(prompt)
        if prompt.view.options:
            self.odds.fall_back_on(prompt.view.options[prompt.view.default].key)

    def _ask_again(self, busy: bool) -> None:
        """A player without a person has been stopped: whoever is here may answer what it was asked."""
        if not busy and not self.session.is_behind and self.prompt.prompt is None:
            self._show_question()
            self._part_lines()

    def _carried_out(self) -> None:
        """People have carried out what nobody chose: now the question."""
        self.since_asked.clear()
        self.session.all_is_carried_out()
        self._show_question()
        self._part_lines()

    def _part_lines(self) -> None:
        """The lines on the edge of the table leave what is asked about to be seen."""
        if self.prompt.prompt is not None:
            self.edge_lines.step_aside()

    # Answering and pointing

    def answer(self, answer: Any) -> None:
        """Give an answer, or a list of those to this question and to the next ones.

        While something is being shown it was not this question that was seen: on to its end.
        """
        if not self._stands():
            return
        # Answered by other ways, such as the map, it is carried out too.
        self.since_asked.clear()
        if isinstance(answer, list):
            self.session.answer_all(answer)
        else:
            self.session.answer(answer)

    def _roll(self) -> None:
        if self._stands():
            self.session.roll()

    def _stands(self) -> bool:
        """Whether the question stood that somebody has just answered. What was being shown is at its end then."""
        was_behind = self.session.is_behind
        self.player.finish()
        return not was_behind

    def point_at(self, option: str) -> None:
        """The pointer or the focus is on an option: show what it may do."""
        if option != self._pointed and self.session.pending is not None:
            self._pointed = option
            self.odds.point_at(option)
            self.board.point_at(option)

    def _odds_words(self, option: str, words: str) -> None:
        if self.prompt.prompt is not None:
            self.prompt.prompt.set_second(option, words)

    def _odds_flipped(self, on: bool) -> None:
        self.odds.on = on
        self.refresh()

    # Hearing

    def _told(self, facts: list[Told]) -> None:
        self._has_heard = True
        self.unasked.has_come_back = False
        self.since_asked.told([one.fact for one in facts])
        if facts and not any(self.player.beat_ms(one.fact) for one in facts):
            # What the line tells has been overtaken by something that is not told there.
            self.event_strip.clear()
        self.player.play(facts)

    def _watch(self) -> None:
        """Something is being shown: what was asked is answered, and the next question stands when it is over."""
        self._pointed = ""
        self.odds.new_question(None)
        self.board.watch()
        self.board.asked(None)
        self._reached()

    def _reached(self) -> None:
        """The picture has come further: say whose turn is seen."""
        if self.session.is_behind:
            banner = self.presenter.banner()
            self.banner.set_view(banner)
            words = self.tr("Space shows the next step, any other key the end.")
            if self.session.autoplay.helps:
                words = self.tr("It is played on for you; F7 stops.")
            elif self.player.reads:
                words = self.tr("Any key goes on.")
            self.prompt.say(banner.title, words, banner.icon)

    def _show_moment(self, fact: Fact, playing: bool) -> None:
        """A great moment is told large until the next fact is shown."""
        moment = self.presenter.moment(fact) if playing else None
        if moment is not None:
            self.moments.show_moment(moment)
        else:
            self.moments.clear()

    def _tell_beat(self, fact: Fact, playing: bool) -> None:
        """On the edge of the table, unless the board tells it."""
        if self.player.reads:
            self._reached()
        self.board.tell_on_edge(fact, self.since_asked.why_of, playing=playing)
        self.edge_lines.step_aside(stays=True)

    def _arrived(self) -> None:
        """The picture has come to the present."""
        self.since_asked.shown()
        if self.session.is_behind:
            self.session.catch_up()

    def _rewound(self) -> None:
        self.since_asked.clear()
        self.unasked.has_come_back = True
        self.player.finish()
        self.event_strip.clear()
        self.board.clear()

    def _problem(self, sentence: str) -> None:
        open_late(message_box(self, "dialog.problem", sentence))

    def _set_speed(self) -> None:
        self.player.speed, self.player.their_speed = self.theme.look.motion, self.theme.look.their_motion

    def show_clause(self, clause: str) -> None:
        """The clause in plain words."""
        self.dock_keeper.show_rules(clause)

    def print_sheets(self) -> None:
        """Sheets for the table, from this very position."""
        from desktop.printing.print_dialog import PrintDialog

        PrintDialog(self.theme, self.settings, self.session, self).open()

    def show_keys(self) -> None:
        """All keys on one sheet."""
        KeysSheet(self.theme, self.key_groups(), self).open()

    def key_groups(self) -> list[KeyGroup]:
        """All keys of the page."""
        return play_keys()

    def put_away(self) -> None:
        """Before the page closes: stop what runs, keep the docks."""
        self.unasked.stop()
        self.session.stop_bot()
        self.board.stop_aids()
        self.table_view.put_away()
        self.aids.put_away()
        self.sounds.put_away()
        self.keys.stop()
        self.player.finish()
        if self.unasked.has_come_back:
            # What led to the question was carried out before somebody went back to it.
            self.session.all_is_carried_out()
        self.session.is_showing = None
        self.odds.stop()
        if len(self.session.seats.persons) > 1:
            self.session.leave_screen()
        self.board.put_away()
        self.dock_keeper.keep()

    def _key(self, event: QKeyEvent) -> bool:
        if self.handover.isVisible():
            return False
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        if self.session.is_behind:
            # Keys act only on what is shown.
            if event.key() == Qt.Key.Key_Space:
                self.player.next()
            else:
                self.player.hurry()
            return True
        if self.player.playing:
            self.player.finish()
        if self.chapters.chapter is not None and event.key() in CLOSING:
            self.chapters.put_away()
            return True
        if event.key() == Qt.Key.Key_Escape and self.dock_keeper.close_drawer():
            return True
        if self.prompt.handle_key(event):
            return True
        if event.text() == "?":
            self.show_keys()
            return True
        if event.key() == Qt.Key.Key_W:
            self.actions_of_game.watch_their_turn()
            return True
        if event.key() == Qt.Key.Key_M:
            self.event_strip.say(self.sounds.flip())
            return True
        if is_back(event):
            self.actions_of_game.undo()
            return True
        if corrects_die(event):
            self.actions_of_game.at_table.correct_die()
            return True
        return self.board.handle_key(event) or self.prompt.handle_late(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click that meant nothing else ends what is being shown.
        self.player.hurry()

    def _give_room(self) -> None:
        """Things beside the board stand there where there is room: not in a low window, nor while a guest needs it."""
        high = self.height() / self.theme.look.scale
        roomy = bool(self.dock_keeper.is_wide) and high >= LOW and not self.dock_keeper.has_guest
        room = self._fit_heights()
        self.board.set_room(room, low=high < LOW, roomy=roomy)
        self.dock_keeper.column.set_room(room, low=high < LOW)

    def _fit_heights(self) -> int:
        """Banner and prompt bar as high as the map allows; returns the height that is left between them."""
        px, high = self.theme.px, self.window().height()
        (low, at_low), (tall, at_tall) = MAP_HIGH
        share = min(1.0, (high - low) / (tall - low))
        wanted = at_low + share * (at_tall - at_low)
        others = [self.docks["timeline"], *([self.sandbox_strip] if self.sandbox_strip is not None else [])]
        taken = sum(one.sizeHint().height() for one in others if not one.isHidden())
        room = 0
        for banner, bar in ROOMS:
            room = self.height() - taken - px(banner) - px(bar.px)
            if room - ROUND_THE_MAP >= wanted:
                break
        self.banner.set_height(banner)
        self.prompt.set_height(bar)
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.marks.set_few(self.width() < self.theme.px(FEW_MARKS))
        self.dock_keeper.fit(self.width())
        self.dock_keeper.clear_table(wanted=self.board.wants_all)
        self._give_room()
