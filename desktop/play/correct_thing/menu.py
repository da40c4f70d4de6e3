"""The menu on a token, a building or a marker: what a table says otherwise most often, and the way to the rest."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.games.village.models.thing_fields import thing_line
from desktop.play.check_table.lines import CheckField, FieldKind
from desktop.session.match_session import MatchSession
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.song.warband import Fate


def _tr(text: str) -> str:
    return QCoreApplication.translate("CorrectThing", text)


class ThingMenu(QMenu):
    """Corrections of one thing. Empty where nothing can be corrected."""

    def __init__(self, session: MatchSession, names: SiegeNames, thing: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("menu.thing")
        self.session = session
        state = session.state
        line = thing_line(state, names, thing) if isinstance(state, Siege) else None
        self.rest = QAction(_tr("Correct &this..."), self)
        if line is None:
            return
        title = self.addAction(line.title)
        title.setEnabled(False)
        for field in line.fields:
            self._add_field(field)
        self.addSeparator()
        self.addAction(self.rest)

    def add_ground(self, x: int, y: int) -> None:
        """What may lie on that spot of the table without the program knowing of it."""
        state = self.session.state
        if not isinstance(state, Siege) or state.play_mode is PlayMode.UNMAPPED:
            return
        for words, path, place in (
            (_tr("A &Trap lies here"), "traps/new", [x, y]),
            (_tr("A &Barricade stands here, from left to right"), "barricades/new", [x, y, 0]),
            (_tr("A Barricade stands here, from top to b&ottom"), "barricades/new", [x, y, 90]),
            (_tr("A Lost &Villager waits here"), "villagers/new", [x, y]),
        ):
            action = QAction(words, self)
            action.setObjectName(f"thing.{path}")
            action.triggered.connect(lambda _=False, path=path, place=place: self.session.amend(path, place))
            self.addAction(action)

    def _add_field(self, field: CheckField) -> None:
        if field.kind is FieldKind.FLAG:
            action = self._add(field.words, field, not field.value)
            action.setCheckable(True)
            action.setChecked(field.value)
        elif field.kind is FieldKind.NUMBER:
            more, fewer = _tr("{field}: one more"), _tr("{field}: one less")
            if field.value < field.most:
                self._add(more.format(field=field.words), field, field.value + 1)
            if field.value > field.least:
                self._add(fewer.format(field=field.words), field, field.value - 1)
        elif field.kind is FieldKind.GONE:
            self._add(_tr("It is not there"), field, field.value)
        elif field.path.endswith("/fate") and field.value == Fate.IN_PLAY.value:
            self._add(_tr("Off the table: defeated"), field, Fate.DEFEATED.value)
            self._add(_tr("Off the table: away for this wave"), field, Fate.FLED.value)

    def _add(self, words: str, field: CheckField, value: object) -> QAction:
        action = QAction(words, self)
        action.setObjectName(f"thing.{field.path}")
        action.triggered.connect(lambda _=False: self.session.amend(field.path, value))
        self.addAction(action)
        return action
