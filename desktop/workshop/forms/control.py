"""What all controls have in common: where their value stands, how it is read and written, how a problem is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.field_words import help_of, name_of
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path


class Control(QWidget):
    """Edits one field. Subclasses make their widgets, then show the value; every change goes through the draft."""

    shows_own_name = False
    """Whether the control says its name itself, as a tick does, so that the form writes none beside it."""
    is_wide = False
    """Whether it needs the whole width of the form, below its name."""
    has_parts = False
    """Whether it holds controls of its own, which show the problems that lie deeper."""

    locks_itself = False
    """Whether it says itself what can still be done with it where nothing may be changed."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__()
        self.bench = bench
        self.path = path
        self.field = field
        self.context = context
        """What stands before the name for those who hear it: the row of a table."""
        self.beside: tuple[Field, ...] = ()
        """The fields of the same table, where a form holds them; some may hang on this one."""
        self.forgets_default = False
        """Whether a value that is the default is taken out of the item instead of being kept there."""
        self._faults: tuple[str, ...] = ()

    @property
    def theme(self) -> Theme:
        return self.bench.theme

    @property
    def name(self) -> str:
        return name_of(self.field)

    @property
    def object_name(self) -> str:
        """By which tests and style sheets find the main widget of the control."""
        return "field." + ".".join(str(part) for part in self.path)

    @property
    def value(self) -> Any:
        """What stands in the draft, or what holds where nothing does."""
        return self.bench.draft.get(self.path, self.field.default)

    def show_value(self) -> None:
        """Show what stands in the draft now. Never touches what shows it already: somebody may be typing there."""
        raise NotImplementedError

    def look_changed(self) -> None:
        """Called when look, text scale or unit of length are others."""

    def set_low(self, low: bool) -> None:
        """There is little height, so that only what is needed stands there; or enough."""

    def set_locked(self, on: bool) -> None:
        """Let nothing be changed, or all again; for controls that lock themselves."""

    def main_widget(self) -> QWidget:
        """The widget that gets the focus when somebody is sent here."""
        raise NotImplementedError

    def go_to(self, path: Path) -> QWidget:
        """Open whatever hides the place that a path below this one names; the widget that stands there."""
        del path
        return self.main_widget()

    def write_over(self) -> None:
        """Take the keyboard in a new row: the first key goes over what stands there only as an example."""
        self.main_widget().setFocus()

    def put(self, value: Any, *, typing: bool = False) -> None:
        """Write a value into the draft."""
        if self.forgets_default and value == self.field.default:
            self.drop()
            return
        self.bench.put(self.path, value, self.tr("{name} changed").format(name=self.name), typing=typing)

    def drop(self) -> None:
        """Take the key away: the rules decide, or nothing does."""
        words = self.tr("{name} taken away").format(name=self.name)
        table = self.path[:-1]
        if self.forgets_default and table and self.bench.draft.get(table) is not None:
            rest = {key: value for key, value in self.bench.draft.get(table).items() if key != self.path[-1]}
            if not rest:
                # The last of them: an empty table says nothing.
                self.bench.drop(table, words)
                return
        self.bench.drop(self.path, words)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Mark the control as wrong or right; subclasses with parts hand them on."""
        self._faults = tuple(one.sentence for one in findings)
        self._mark(self.main_widget(), wrong=bool(findings))
        self.describe(self.main_widget())

    def call(self, widget: QWidget, name: str = "", part: str = "") -> None:
        """Give a widget its names: for tests, and for those who hear the form instead of seeing it."""
        widget.setObjectName(self.object_name + (f".{part}" if part else ""))
        spoken = name or self.name
        if self.context:
            spoken = self.tr("{where}: {name}").format(where=self.context, name=spoken)
        widget.setAccessibleName(spoken)
        self.describe(widget)

    def describe(self, widget: QWidget) -> None:
        """What is heard after the name: the help sentence, and what is wrong."""
        widget.setAccessibleDescription(" ".join((*self._faults, help_of(self.field))).strip())

    def _mark(self, widget: QWidget, *, wrong: bool) -> None:
        if bool(widget.property("wrong")) != wrong:
            widget.setProperty("wrong", wrong)
            widget.style().unpolish(widget)
            widget.style().polish(widget)
