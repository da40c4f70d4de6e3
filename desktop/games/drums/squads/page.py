"""The page on which a squad is put together. Whatever is done here answers the question that stands.

The keys go to the search: letters and digits find somebody, Enter adds him, Delete sends one of him away, the arrows
go up and down, F2 shows what he is good at where there is no room for it. Escape empties the search; in an empty one
Enter gives the bar's answer and Backspace takes one back.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.games.drums.squads.desk import SquadDesk
from desktop.games.drums.squads.profile_sheet import ProfileSheet
from desktop.games.drums.squads.roster_sheet import RosterSheet
from desktop.games.drums.squads.squad_sheet import SquadSheet
from desktop.games.drums.squads.views import lines_of, nations_of, weapons_of
from desktop.look.announce import announce
from desktop.look.theme import Theme
from desktop.look.wood import WoodGround
from desktop.play.prompts.prompt import is_enter
from rules_core.games.drums.content.squad_limits import limits_of, total
from rules_core.games.drums.rules.prospects import Prospects, prospects
from rules_core.games.drums.rules.squads import ADD, DROP, TAKE
from rules_core.games.drums.state.battle import Battle, World
from rules_core.games.drums.words.squad_words import squad_text
from rules_core.kernel.requests import NO_SEAT

GAP = 8
THREE_FROM = 1080
"""From this width in px at 100 % on the profile stands beside the squad."""
ROSTER, PROFILE = 396, 372
"""Of roster and profile in px at 100 %: so much the one has at least, and the other always."""
ROSTER_SHARE, SQUAD_SHARE = 5, 6


class SquadPage(WoodGround):
    """Roster, squad and profile side by side."""

    given = Signal(str)
    """An answer to the question that stands."""
    entered = Signal()
    """The answer of the bar."""
    back_wanted = Signal()
    clause_wanted = Signal(str)

    def __init__(self, theme: Theme, desk: SquadDesk, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme, self.desk = theme, desk
        self.setObjectName("page.squad")
        self.roster = RosterSheet(theme)
        self.squad = SquadSheet(theme)
        self.profile = ProfileSheet(theme)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(theme.px(GAP), theme.px(4), theme.px(4), theme.px(2))
        self.row.setSpacing(theme.px(GAP))
        for sheet, share in ((self.roster, ROSTER_SHARE), (self.squad, SQUAD_SHARE), (self.profile, 0)):
            self.row.addWidget(sheet, share)
            # In a narrow window words end in dots before the window grows.
            sheet.setMinimumWidth(1)
        self.search = self.roster.search
        self.search.installEventFilter(self)
        self._seat = NO_SEAT
        self._world: World | None = None
        self._at = ""
        self._tells_profile = False
        """Whether, where there is room for one of them, the profile stands in the place of the squad."""
        self._known: dict[str, Prospects] = {}
        self._copied = ""
        self.roster.added.connect(self.add)
        self.roster.pointed.connect(self._point)
        self.squad.added.connect(self.add)
        self.squad.removed.connect(self.remove)
        self.squad.pointed.connect(self._point)
        self.squad.taken.connect(lambda id: self.given.emit(f"{TAKE}:{id}"))
        self.squad.copied.connect(self.copy)
        self.squad.clause_wanted.connect(self.clause_wanted)
        self.squad.swap.clicked.connect(self.swap)
        self.profile.swap.clicked.connect(self.swap)

    @property
    def state(self) -> Battle:
        """The battle as whoever sits here may see it."""
        return self.desk.state

    def options(self) -> tuple[str, ...]:
        """What may be done here now."""
        return self.desk.options

    # What stands

    def refresh(self) -> None:
        """Show the squad of whoever is asked, as far as it may be seen."""
        buyer, state = self.desk.buyer, self.state
        if buyer == NO_SEAT:
            self.forget()
            return
        squad, world, names = state.squads[buyer], state.world, self.desk.words.names
        if (buyer, world) != (self._seat, self._world):
            self.forget()
            self._seat, self._world = buyer, world
            types = world.roster(squad.nation)
            nation = names.nation(squad.nation)
            nations = nations_of(world, squad.nation, names)
            title = self.tr("Rosters of all nations") if nations else self.tr("Roster of {nation}")
            self.roster.begin(title.format(nation=nation), types, weapons_of(world, squad.nation), nations)
        # It points at somebody again, and the squad is shown with that.
        self.roster.show_lines(lines_of(state, names, buyer, self.options()))
        if self.desk.takes_keys:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Nothing of whoever sat here is left on the page, nor of what another world was made of."""
        self._seat, self._world, self._at = NO_SEAT, None, ""
        self._known = {}
        self._forget_copy()
        self.profile.clear()
        self.roster.begin("", (), (), ())
        self.roster.show_lines(())
        self.squad.show_squad((), (), (), 0, "")
        self.squad.show_ready(())

    def _show_squad(self) -> None:
        state, rules = self.state, self.state.world.options
        have, most = state.world.types(state.squads[self._seat]), state.world.points_of(self._seat)
        limits = limits_of(have, most, has_limits=rules.limits)
        lines = {one.id: one for one in lines_of(state, self.desk.words.names, self._seat, self.options())}
        in_order = [lines[id] for id in dict.fromkeys(state.squads[self._seat].soldiers) if id in lines]
        self.squad.show_squad(have, in_order, limits, most, self._at)
        self.squad.heading.set_title(self.tr("Your squad"), self._of_whom())
        ready = []
        for option in self.options() if not have else ():
            verb, _, id = option.partition(":")
            if verb == TAKE:
                squad = state.world.content.squads[id]
                men = [state.world.content.soldiers[one] for one in squad.members()]
                told = self.tr("{points} points").format(points=total(men))
                ready.append((squad, self.desk.words.called(id), told))
        self.squad.show_ready(ready)
        self.squad.nobody.setText(
            self.tr("Nobody yet. Add men from the roster, or take a squad that is ready:")
            if ready
            else self.tr("Nobody yet. Add men from the roster.")
        )

    def _of_whom(self) -> str:
        """Its nation; and what men of another one cost it (R-S51)."""
        world, squad = self.state.world, self.state.squads[self._seat]
        nation = self.desk.words.names.nation(squad.nation)
        if not world.options.mixed_squads or not world.is_mixed(squad):
            return nation
        told = self.tr("{nation} and others, no national feature")
        return (told if world.options.features else self.tr("{nation} and others")).format(nation=nation)

    def _point(self, id: str) -> None:
        """Tell of somebody: of the roster or of the squad."""
        if self._seat == NO_SEAT:
            return
        if id and id != self._at:
            world = self.state.world
            if id not in self._known:
                self._known[id] = prospects(world, id)
            soldier = world.content.soldiers[id]
            self.profile.show_profile(world, soldier, self.desk.words.called(id), self._known[id])
        self._at = id
        self.roster.at = id or self.roster.at
        self._show_squad()

    # What is done

    def add(self, id: str) -> None:
        """One more of these; where he cannot join it is said why."""
        if f"{ADD}:{id}" in self.options():
            self.search.selectAll()
            self.roster.at = id
            self.given.emit(f"{ADD}:{id}")
            return
        line = self.roster.line(id)
        if line is not None and line.barred:
            announce(self, line.barred)

    def remove(self, id: str) -> None:
        """One less of these."""
        if f"{DROP}:{id}" in self.options():
            self.search.selectAll()
            self.roster.at = id
            self.given.emit(f"{DROP}:{id}")

    def copy(self) -> None:
        """The squad as text, to be put in elsewhere."""
        state = self.state
        squad = state.squads[self._seat]
        words = squad_text(
            self.desk.words.names, squad.nation, state.world.types(squad), state.world.points_of(squad.seat)
        )
        self._copied = words
        QGuiApplication.clipboard().setText(words)
        announce(self, self.tr("Copied"))

    def _forget_copy(self) -> None:
        """S-SET-4. Whoever sits here next does not put in what another has copied."""
        clipboard = QGuiApplication.clipboard()
        if self._copied and clipboard.text() == self._copied:
            clipboard.clear()
        self._copied = ""

    def swap(self) -> None:
        """In a narrow window: the profile in the place of the squad, and back."""
        self._tells_profile = not self._tells_profile
        self._share()

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        """A key of the search that means something here."""
        key, is_empty = event.key(), not self.search.text()
        if event.matches(QKeySequence.StandardKey.Copy) and not self.search.hasSelectedText():
            self.copy()
        elif is_enter(event) and is_empty:
            self.entered.emit()
        elif is_enter(event) or key == Qt.Key.Key_Insert:
            self.add(self.roster.at)
        elif key == Qt.Key.Key_Delete:
            self.remove(self.roster.at)
        elif key == Qt.Key.Key_Up or key == Qt.Key.Key_Down:
            self.roster.step(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Backspace and (is_empty or self.search.selectedText() == self.search.text()):
            # What was typed has been used: it is the last answer that goes.
            self.back_wanted.emit()
        elif key == Qt.Key.Key_Escape and not is_empty:
            self.search.clear()
        elif key == Qt.Key.Key_F2:
            self.swap()
        elif key == Qt.Key.Key_Space and is_empty:
            # A blank finds nobody, and would take Enter from the bar unseen.
            pass
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and watched is self.search:
            if event.type() == QEvent.Type.ShortcutOverride and not event.text().isprintable():
                # Undo and redo are the game's: what was typed is a word.
                event.ignore()
                return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
            if event.type() == QEvent.Type.KeyPress:
                return self.take_key(event)
        return super().eventFilter(watched, event)

    def handle_key(self, event: QKeyEvent) -> bool:
        """A key from elsewhere on the page: letters go on being typed in the search."""
        if self.take_key(event):
            return True
        if event.text().isprintable() and event.text().strip():
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.insert(event.text())
            return True
        return False

    # The page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Three sheets side by side, or two where there is no room for more."""
        has_three = self.width() >= self.theme.px(THREE_FROM)
        self.roster.setMinimumWidth(min(self.theme.px(ROSTER), self.width() * ROSTER_SHARE // SQUAD_SHARE // 2))
        self.squad.setVisible(has_three or not self._tells_profile)
        self.profile.setVisible(has_three or self._tells_profile)
        self.row.setStretchFactor(self.profile, 0 if has_three else SQUAD_SHARE)
        self.profile.setMaximumWidth(self.theme.px(PROFILE) if has_three else self.width())
        self.profile.setMinimumWidth(self.theme.px(PROFILE) if has_three else 1)
        for sheet in (self.squad, self.profile):
            sheet.swap.setVisible(not has_three)
