"""Where does everybody stand? One model after the other: it is so, or it is put where it stands on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.models.placement_list import PlacementRow
from desktop.tabletop.placing.placing_dialog import PlacingDialog
from desktop.tabletop.placing.tape_fields import TapeFields
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import Gauge, Placement, edge_gauges, model_placements
from rules_core.games.village.words.rebuild_words import from_words
from rules_core.kernel.requests import IllegalAnswer
from rules_core.song.options import INCH
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import read_tape

DROPPED_NEAR = INCH // 2
"""A token dropped this near to a place with room is put there: a hand on a picture is not exact."""
MEASURED_NEAR = 40
"""The same for typed lengths, in tenths of a millimetre: a tape is read in eighths of an inch."""


class PositionCheck(PlacingDialog):
    """Goes through all models on the table; what is put elsewhere becomes a correction in the journal."""

    def __init__(
        self,
        theme: Theme,
        session: MatchSession,
        names: SiegeNames,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        state = session.state
        assert isinstance(state, Siege)
        super().__init__(theme, settings, state, names, parent)
        self.session = session
        self.confirmed: set[str] = set()
        self.setObjectName("dialog.positions")
        self.setWindowTitle(self.tr("Where everybody stands"))
        self.heading.setText(self.tr("Does everybody stand there?"))
        self.hint.setText(self.tr("Enter or + says yes, Backspace or - goes back."))
        self.fields = TapeFields(theme)
        self.fields.typed.connect(self._typed)
        self.fields.agreed.connect(self._agreed)
        self.between.addWidget(self.fields)
        self.map.dragged.connect(self._dragged)
        self.map.clicked.connect(self._clicked)
        session.changed.connect(self._changed)
        self.finished.connect(lambda: session.changed.disconnect(self._changed))
        self.read_siege()

    # What it is about

    def placements(self) -> list[Placement]:
        return model_placements(self.siege)

    def done_ids(self) -> frozenset[str]:
        return frozenset(self.confirmed)

    def there_ids(self) -> frozenset[str]:
        siege = self.siege
        return frozenset([*siege.buildings, *siege.barricades, *siege.traps, *siege.tokens, *siege.villagers]).union(
            model.id for model in siege.in_play()
        )

    def show_progress(self) -> None:
        count = len(self.list.rows)
        self.bar.setRange(0, max(1, count))
        self.bar.setValue(len(self.confirmed))
        words = self.tr("{number} of {count} confirmed")
        self.progress_words.setText(words.format(number=len(self.confirmed), count=count))
        self.next_button.setText(self.tr("Done") if self.now is None else self.tr("Yes, next"))

    def show_last_look(self) -> None:
        left = [row.title for row in self.list.rows if row.placement.id not in self.confirmed]
        if not self.list.rows:
            self.card.show_words(self.tr("Nobody stands on the table"), "village", ())
        elif not left:
            lines = (self.tr("The screen and your table agree about everybody."),)
            self.card.show_words(self.tr("All are where they should be"), "village", lines)
        else:
            lines = (self.tr("Not confirmed yet: {names}.").format(names=", ".join(left)),)
            self.card.show_words(self.tr("Almost"), "village", lines)

    def set_low(self, low: bool) -> None:
        super().set_low(low)
        self.fields.intro.setVisible(not low)

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        return (self.tr("Confirmed"),) if row.placement.id in self.confirmed else ()

    # Going

    def go_on(self) -> None:
        """It is so; on to the next."""
        if self.now is not None:
            self.confirmed.add(self.now.placement.id)
        super().go_on()

    def show_step(self) -> None:
        super().show_step()
        row = self.now
        self.fields.setVisible(row is not None)
        self.map.set_draggable([one.placement.id for one in self.list.rows])
        if row is not None:
            first, second = edge_gauges(self.siege, row.placement.id)
            self.fields.show_lengths(
                (self.length(first.length), self.length(second.length)), (self._meaning(first), self._meaning(second))
            )
            self.fields.mark_wrong((False, False))

    def _meaning(self, gauge: Gauge) -> str:
        return Sentence("from {there}", {"there": from_words(self.names, gauge)}).words()

    def _agreed(self) -> None:
        self.go_on()
        self.rows_view.setFocus()

    # Putting elsewhere

    def put(self, id: str, x: int, y: int, near: int) -> bool:
        """Correct where a model stands; a place without room moves to the next one with it, if that is `near`.

        False, with one sentence, when the rules refuse; then nothing has changed.
        """
        model = self.siege.models[id]
        ground = self.siege.ground
        others = [one for one in self.siege.in_play() if one is not model]
        if not ground.fits(model, x, y, others):
            spot = ground.nearest_fit(model, x, y, others)
            if spot is not None and (spot[0] - x) ** 2 + (spot[1] - y) ** 2 <= near * near:
                x, y = spot
        path = f"models/{id}/position"
        trial = self.session.match.fork()
        try:
            trial.amend(path, [x, y])
        except IllegalAnswer as fault:
            self.show_step()
            self.say(_sentence_of(str(fault), path))
            return False
        if not self.session.amend(path, [x, y]):
            return False
        self.confirmed.add(id)
        self.show_step()
        self.say(self.tr("The screen has it there now. Undo takes it back later."))
        return True

    def _typed(self, first: str, second: str) -> None:
        row = self.now
        if row is None:
            return
        lengths = [read_tape(text, self.settings.centimetres) for text in (first, second)]
        self.fields.mark_wrong((lengths[0] is None, lengths[1] is None))
        if lengths[0] is None or lengths[1] is None:
            self.say(self.tr("A length is a number like 8 1/2 or 21.6; correct the framed field."))
            return
        across, down = edge_gauges(self.siege, row.placement.id)
        if self.put(row.placement.id, across.middle(lengths[0]), down.middle(lengths[1]), MEASURED_NEAR):
            self.rows_view.setFocus()

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        if not done:
            return
        self._clicked(thing)
        if self.now is not None and self.now.placement.id == thing:
            self.put(thing, x, y, DROPPED_NEAR)

    def _clicked(self, thing: str) -> None:
        ids = [row.placement.id for row in self.list.rows]
        if thing in ids and ids.index(thing) != self.at:
            self.go_to(ids.index(thing))

    def _changed(self) -> None:
        state = self.session.state
        assert isinstance(state, Siege)
        self.siege = state
        self.read_siege()


def _sentence_of(fault: str, path: str) -> str:
    """What the rules say, without the path of the field."""
    words = fault.removeprefix(f"{path}: ")
    return words[:1].upper() + words[1:]
