"""Runs the workshop: its page, the editors, sharing, taking in, and trying things out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from desktop.games.faces import face_of
from desktop.look.announce import announce
from desktop.shell.open_elsewhere import ITEM, Notices
from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.kind_words import kind_name
from desktop.workshop.editors.library_store import LibraryStore, OfficialStore
from desktop.workshop.editors.quick_test_runs import QuickTestRun, QuickTestRuns
from desktop.workshop.editors.result_words import progress_words
from desktop.workshop.page.commands import Commands
from desktop.workshop.page.entries import WorkshopRow, all_kinds, own_entry
from desktop.workshop.page.new_dialog import NewDialog
from desktop.workshop.page.page import WorkshopPage
from desktop.workshop.page.said_line import Offer
from desktop.workshop.page.stock import Stock
from rules_core.content.items import Item, Key
from rules_core.games.catalogue import schema_of
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import inside

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from desktop.shell.game_starting import GameStarting
    from desktop.workshop.editors.contract import EditorStore
    from desktop.workshop.packs.exchange import PackExchange


class WorkshopController(QObject):
    """One for the window; at most one editor is open in it."""

    def __init__(self, shell: Shell, packs: PackExchange, notices: Notices, starting: GameStarting) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._packs = packs
        self._notices = notices
        self._starting = starting
        self.runs = QuickTestRuns(self)
        self._official_tests: defaultdict[Key, Plain] = defaultdict(dict)
        """What tests of official items have found."""
        self.stock = Stock(shell.games)
        self.runs.began.connect(self._show_testing)
        self.runs.progressed.connect(self._show_testing)
        self.runs.ended.connect(self._tested)
        packs.added.connect(self._taken_in)
        self.page: WorkshopPage | None = None
        self.frame: EditorFrame | None = None
        self._trying = 0
        """The number of the item from whose editor a game was begun; 0 for none."""
        self._made = 0
        """The number of the item that was made last, until it stays for good; 0 for none."""

    # Coming and going

    def show(self, choose: int = 0) -> None:
        """Open the page, with an own item chosen if a number is given."""
        self._trying = 0
        if not self.close_editor():
            return
        self._try_to(lambda: self._show_page(choose))

    def _show_page(self, choose: int) -> None:
        page = self.page
        if page is None:
            page = WorkshopPage(self._shell.theme, self.stock)
            page.new.setVisible(bool(all_kinds()))
            commands = Commands(page, self._shell.dialog_parent, lambda: self.author)
            page.left.connect(self._shell.show_hearth)
            page.opened.connect(self.open)
            page.command.connect(commands.carry_out)
            commands.share_wanted.connect(self._packs.share)
            page.import_wanted.connect(self._packs.ask_for_file)
            page.keys_wanted.connect(self._shell.show_keys)
            page.new_wanted.connect(self.ask_new)
            commands.copied.connect(self._copied)
            self.page = page
        page.refresh(choose)
        self._shell.show_page(page, self.tr("Workshop - Hearthwall"))
        page.list.setFocus()

    def close_editor(self) -> bool:
        """Keep what is under work and close its editor. False where it cannot be kept: then it stays, and says so."""
        frame = self.frame
        if frame is None:
            return True
        if not frame.may_leave():
            self._shell.show_page(frame, self._title_of(frame))
            return False
        self.frame = None
        self._notices.leave_every(ITEM)
        self._shell.close_page(frame)
        number, self._made = self._made, 0
        is_untouched = not frame.draft.stack.count() and frame.tests.run is None
        if number and number == frame.store.number and is_untouched:
            self._try_to(lambda: self._throw_away_untouched(number))
        return True

    def _throw_away_untouched(self, number: int) -> None:
        """Who only looked what there is to make leaves nothing behind; the trash has it still."""
        items = self.stock.library.items
        if not items.usage(number):
            items.throw_away(number)

    def forget_page(self) -> None:
        """The window has closed the page of the workshop."""
        self.page = None

    def put_away(self) -> Callable[[], None] | None:
        """Close page and editor, which are to be made anew; gives what opens again what stood there."""
        frame = self.frame
        shown = self.is_open
        self._made = 0
        if frame is not None and self._shell.shows(frame) and not frame.store.is_official:
            number = frame.store.number
            return (lambda: self.open_number(number)) if self.close_editor() else None
        if frame is not None and not self.close_editor():
            return None
        return self.show if shown else None

    def come_back(self) -> bool:
        """After a game that was begun from an editor: show the editor again. False where there was none."""
        number, self._trying = self._trying, 0
        if not number:
            return False
        self._shell.leave_game()
        if self.frame is not None:
            self._show_frame(self.frame)
        else:
            self.show(number)
            self.open_number(number)
        return True

    def finish_tests(self) -> None:
        """The library is let go: stop all tests, and keep what was played."""
        self.runs.finish()

    def _show_testing(self, run: QuickTestRun) -> None:
        """Say in the list how far a test is."""
        if self.page is not None and self._shell.shows(self.page):
            self.page.show_testing(run.tested, progress_words(run))

    def _tested(self, run: QuickTestRun) -> None:
        """A test is over. Its editor says so where it is open; else the page does, when it is what one sees."""
        page = self.page
        if page is None:
            return
        # Behind an open editor too: whoever comes back to the list sees no test that is over.
        page.show_testing(run.tested, "")
        if not self._shell.shows(page):
            return
        page.refresh()
        number, name = run.store.number, run.item.name
        if run.fault:
            words = self.tr("The test of “{name}” could not be played.").format(name=name)
        else:
            found = face_of(run.item.game).result_words(run.item.game, run.item.kind).headline(run.store.test())
            words = self.tr("The test of “{name}” is done. {found}").format(name=name, found=found).strip()
        offer = (self.tr("Show it"), lambda: self.open_number(number)) if number else None
        page.said.say(words, wrong=bool(run.fault), offer=offer)

    def _taken_in(self, numbers: list[int]) -> None:
        if self.page is not None and self._shell.shows(self.page):
            self.page.refresh(numbers[0] if numbers else 0)

    @property
    def is_open(self) -> bool:
        """Whether the page or an editor is what the window shows."""
        return self._shell.shows(self.page) or self._shell.shows(self.frame)

    def tell(self, words: str, offer: Offer | None = None) -> None:
        """Say at the page or editor that is open what has happened, with a button for what one may want to do next."""
        if self.frame is not None and self._shell.shows(self.frame):
            notice = self.frame.notice
            notice.say(
                words,
                [
                    *([("editor.notice.next", *offer)] if offer is not None else []),
                    ("editor.notice.close", self.tr("Close"), lambda: notice.say("")),
                ],
                picture="ui/circle-check",
            )
            announce(notice, words)
        elif self.page is not None:
            self.page.said.say(words, offer=offer)

    # Editors

    def ask_new(self) -> None:
        """Ask which kind of item is to be made."""
        at = self.page.chosen()[:1] if self.page is not None else []
        first = at[0].game if at else None
        dialog = NewDialog(self._shell.theme, all_kinds(), self._shell.dialog_parent, first)
        dialog.chosen.connect(self.make)
        dialog.open()

    def make(self, game: GameId, kind: str) -> None:
        """Make a new item and open its editor."""
        schema = schema_of(game)
        item = Item(game, kind, schema.blank(kind, schema.new_id(kind), schema.new_name(kind)))
        self._try_to(lambda: self._edit_new(self.stock.new(item, self.author)))

    def _edit_new(self, number: int) -> None:
        if not self._edit_made(number):
            return
        self._made = number
        if self.page is not None:
            # What was said before is not about this one.
            self.page.said.say("")
        # A name that nobody chose gives way to the first letter typed.
        for name in self.frame.body.findChildren(QLineEdit, "field.name") if self.frame is not None else ():
            name.selectAll()

    def open(self, entry: WorkshopRow) -> None:
        """Open an item's editor; an official one is shown and cannot be changed."""
        if entry.is_official:
            self._try_to(lambda: self._look_inside(entry))
            return
        self._notices.open(
            ITEM,
            entry.number,
            entry.name,
            here=lambda: self._try_to(lambda: self._edit(entry.number)),
            copy=lambda: self._try_to(lambda: self._edit_made(self.stock.copy(entry, self.author))),
        )

    def open_number(self, number: int) -> None:
        """Open the editor of an own item."""
        self._try_to(lambda: self.open(own_entry(self.stock.library.items.card(number))))

    @property
    def author(self) -> str:
        """Whose name new items bear."""
        return self._shell.settings.author

    def _edit(self, number: int) -> bool:
        stored = self.stock.stored(number)
        store = LibraryStore(self.stock.library.items, stored)
        is_open = self._open_frame(Draft(stored.item), store)
        if is_open:
            self._notices.take(ITEM, number)
        return is_open

    def _edit_made(self, number: int) -> bool:
        """Open what has just been made: nobody knows its id yet, so that its name may give it one."""
        is_open = self._edit(number)
        if is_open and self.frame is not None:
            self.frame.draft.let_name_give_id()
        return is_open

    def _look_inside(self, entry: WorkshopRow) -> None:
        item = self.stock.item(entry)
        self._open_frame(Draft(item), OfficialStore(self.stock.library.items.items(), self._official_tests[item.key]))

    def _open_frame(self, draft: Draft, store: EditorStore) -> bool:
        if not self.close_editor():
            return False
        body = face_of(draft.game).editor(self._shell.theme, draft, store)
        frame = EditorFrame(self._shell.theme, draft, body, store, self.runs)
        frame.left.connect(lambda: self.show(store.number))
        frame.share_wanted.connect(lambda number: self._packs.share([number]))
        frame.try_wanted.connect(self.try_out)
        frame.copy_wanted.connect(lambda _: self._copy_official(frame))
        frame.keys_wanted.connect(self._shell.show_keys)
        frame.rules_wanted.connect(self._shell.show_rules_at)
        frame.number_changed.connect(lambda number: self._notices.take(ITEM, number))
        if not self._starting.can_try(draft.item):
            frame.head.try_out.hide()
        draft.changed.connect(lambda: self._say_title(frame))
        self.frame = frame
        self._show_frame(frame)
        if frame.tests.came_meanwhile():
            frame.show_test()
        return True

    def _show_frame(self, frame: EditorFrame) -> None:
        self._shell.show_page(frame, self._title_of(frame))
        frame.body.setFocus()

    def _say_title(self, frame: EditorFrame) -> None:
        if self._shell.shows(frame):
            self._shell.show_page(frame, self._title_of(frame))

    def _title_of(self, frame: EditorFrame) -> str:
        title = self.tr("{name} ({kind}) - Workshop - Hearthwall")
        item = frame.draft.item
        return title.format(name=item.name, kind=inside(kind_name(item.game, item.kind)))

    def _copy_official(self, frame: EditorFrame) -> None:
        item = frame.item
        entry = next(
            (one for one in self.stock.entries() if one.is_official and (one.game, one.kind, one.key) == item.key),
            None,
        )
        if entry is not None:
            self._try_to(lambda: self._edit_made(self.stock.copy(entry, self.author)))

    def _copied(self, number: int) -> None:
        self._try_to(lambda: self._edit_made(number))

    # Trying out

    def try_out(self, item: Item) -> None:
        """Begin a new game with the item; afterwards the editor stands where it was."""
        self._trying = self.frame.store.number if self.frame is not None else 0
        dialog = self._starting.ask_to_try(item)
        dialog.rejected.connect(self._not_tried)

    def _not_tried(self) -> None:
        self._trying = 0

    def _try_to(self, call: Callable[[], object]) -> None:
        try:
            call()
        except LibraryProblem as fault:
            self._shell.say_why(self.tr("This cannot be opened"), fault)
