"""An editor made from the declaration of a kind: its fields in groups, and beside them what players will see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look.key_uses import KeyGroup, KeyTeller, KeyUse, once
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import IconLabel
from desktop.look.widgets.paper import HeadedSheet, Sheet
from desktop.workshop.editors.contract import Tool
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.bench import Bench, FormFace, Neighbours
from desktop.workshop.forms.card_parts import CardPreview
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.controls_options import OptionsControl, OptionsFilter
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.low_room import LowRoom
from desktop.workshop.forms.read_only import lock
from desktop.workshop.forms.reveal import reveal, reveal_new
from desktop.workshop.forms.sections import Group, Section, sections_of
from rules_core.content.items import Finding, Path

NARROW = 900
"""Below this width, in px at 100 %, the card stands below the form."""
SHALLOW = 440
"""Below this height, in px at 100 %, what the last change does scrolls with the card."""
FORM_WIDTH = 820
SHOWN_AFTER = 60
"""Milliseconds from a change to the card that shows it: nobody waits, and nobody's typing does."""


class FormBodyFace(FormFace, Protocol):
    """What a whole form asks of a game's face; `WorkshopFace` says what it is."""

    @property
    def large_numbers(self) -> Collection[str]:
        """Keys of fields that stand side by side."""

    def form_groups(self, kind: str) -> Sequence[Group]:
        """How the fields of a kind are grouped."""

    def number_beside(self, theme: Theme, draft: Draft) -> QWidget | None:
        """One more number beside the large ones."""

    def item_card(self, bench: Bench) -> CardPreview:
        """What players will see of the item."""


class FormBody(QWidget):
    """The body of an editor for every kind of item that has no map."""

    def __init__(self, theme: Theme, draft: Draft, face: FormBodyFace, store: Neighbours | None = None) -> None:
        super().__init__()
        self.setObjectName(f"editor.form.{draft.kind}")
        self.bench = bench_for(theme, draft, face, store)
        self.forms: list[FieldForm] = []
        self._headings: list[IconLabel] = []
        self._room: tuple[bool, bool] | None = None
        """Whether there is little width, and little height."""
        self._change: QWidget | None = None
        self.paper = Sheet(theme)
        self.scroller = _scroller("editor.form.scroll")
        self.page = QWidget()
        self._column = QVBoxLayout(self.page)
        self.face = face
        for section in sections_of(self.face.form_groups(draft.kind), draft.fields):
            self._add(section)
        self._column.addStretch(1)
        self.scroller.setWidget(self.page)
        self.page.setAutoFillBackground(False)
        self.filter = self._filter()
        if self.filter is not None:
            self.paper.body.addWidget(self.filter)
        self.paper.body.addWidget(self.scroller)
        self.card = self.face.item_card(self.bench)
        self.side = HeadedSheet(theme, self.card.title, "ui/eye")
        self.side_scroller = _scroller("editor.card.scroll")
        self.side_page = QWidget()
        self.side_page.setAutoFillBackground(False)
        self._side_column = QVBoxLayout(self.side_page)
        self.side_scroller.setWidget(self.side_page)
        self.side.body.addWidget(self.side_scroller, 1)
        self._foot = QVBoxLayout()
        self.side.body.addLayout(self._foot)
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        self.card.path_wanted.connect(self.show_path)
        self._row.addWidget(self.paper, 100)
        self._row.addWidget(self.side, self.card.share)
        self._row.addStretch(1)
        self.room = LowRoom(self)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(SHOWN_AFTER)
        self._late.timeout.connect(self.card.refresh)
        draft.changed.connect(self._changed)
        draft.stepped.connect(self._show_step)
        theme.changed.connect(self._look_changed)
        self._look_changed()
        self.card.refresh()

    # What the frame asks for

    @property
    def tight_below(self) -> int:
        """As the card beside the form wants it: where the hand works on a map, the map goes before advice."""
        return self.card.tight_below

    def tools(self) -> Sequence[Tool]:
        """A form has no tools of its own."""
        return ()

    def key_groups(self) -> list[KeyGroup]:
        """Keys of the controls that have some of their own, and of going from field to field."""
        tellers = [one for one in self.findChildren(QWidget) if isinstance(one, KeyTeller)]
        fields = (
            KeyUse("Tab", self.tr("the next field")),
            KeyUse("Shift+Tab", self.tr("the field before")),
            KeyUse("Arrows", self.tr("the next value, in numbers, lists and choices")),
            KeyUse("Space", self.tr("press a button, tick a box")),
        )
        return [KeyGroup(self.tr("The form"), fields), *once(group for one in tellers for group in one.key_groups())]

    def show_path(self, path: Path) -> None:
        """Open, scroll to and focus the control of what stands at a path; the whole item begins at its top."""
        for form in self.forms:
            widget = form.widget_at(path)
            if widget is not None:
                # The row may have been opened just now; its place is known once it is laid out.
                QApplication.sendPostedEvents()
                reveal(widget, self.bench.theme.px(60))
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.scroller.verticalScrollBar().setValue(0)

    def show_findings(self, findings: Sequence[object]) -> None:
        """Show each problem below the field it is about."""
        known = [one for one in findings if isinstance(one, Finding)]
        for form in self.forms:
            form.show_findings(known)
        self.card.show_findings(known)

    def hold_change(self, box: QWidget) -> None:
        """What the last change does stands below the card, and above it where both have to scroll."""
        self._change = box
        self._room = None
        self._arrange()

    def set_low(self, low: bool) -> None:
        """There is little height: rows come closer, and headings take less."""
        self.room.set_low(low)
        self._look_changed()

    def set_read_only(self, read_only: bool) -> None:
        """Everything can be looked at, nothing changed; rows of tables still open."""
        lock(self.paper, on=read_only)
        self.card.set_read_only(read_only)

    # How it is built

    def _add(self, section: Section) -> None:
        theme = self.bench.theme
        heading = IconLabel(theme, section.icon, section.title, TextStyle.DOCK)
        self._headings.append(heading)
        self._column.addWidget(heading)
        draft = self.bench.draft
        form = FieldForm(self.bench, (), section.fields, cards=self.face.large_numbers)
        more = self.face.number_beside(theme, draft) if form.cards is not None else None
        if form.cards is not None and more is not None:
            form.cards.add(more)
        for row in form.rows.values():
            # The field it hangs on may stand in another group.
            row.control.beside = draft.fields
            if row.control.is_wide and len(section.fields) == 1 and row.control.name == section.title:
                row.says_name = False
                row.look_changed()
        self.forms.append(form)
        self._column.addWidget(form)

    def _filter(self) -> OptionsFilter | None:
        """House rules are many: they can be searched."""
        rows = [row for form in self.forms for row in form.rows.values()]
        controls = [row.control for row in rows if isinstance(row.control, OptionsControl)]
        if not controls:
            return None
        made = OptionsFilter(self.bench.theme, controls)
        self.bench.draft.changed.connect(made.follow)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.forms[0].first_widget() if self.forms and self.focusProxy() is None else None
        if first is not None:
            # Whoever opens an editor goes on with the name; by Tab everything else is reached.
            self.setFocusProxy(first)
            QTimer.singleShot(0, first, first.setFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self.bench.theme.px
        room = narrow, shallow = self.width() < px(NARROW), self.height() < px(SHALLOW)
        if room == self._room:
            return
        self._room = room
        column = self._column if narrow else self._side_column
        for other in (self._column, self._side_column, self._foot):
            other.removeWidget(self.card)
            if self._change is not None:
                other.removeWidget(self._change)
        # Behind both the form has its stretch.
        column.insertWidget(column.count() - 1 if narrow else 0, self.card, 0 if narrow else 1)
        if self._change is not None and (narrow or shallow):
            column.insertWidget(column.indexOf(self.card), self._change)
        elif self._change is not None:
            self._foot.addWidget(self._change)
        side, above = (px(10), px(8)) if shallow else (0, 0)
        self._side_column.setContentsMargins(side, above, side, 0)
        self.card.setAutoFillBackground(False)
        self.card.heading.setVisible(narrow)
        self.card.show()
        self.side.setVisible(not narrow)

    def _changed(self, path: Path) -> None:
        del path
        self._late.start()

    def _show_step(self, path: Path) -> None:
        """Bring into sight what was taken back or done again; of a list that has other rows some row is enough."""
        if not path:
            return
        row = next((form.rows[str(path[0])] for form in self.forms if path[0] in form.rows), None)
        if row is None or row.isHidden():
            return
        is_list = isinstance(self.bench.draft.get(path), list)
        place = row.control if is_list and len(path) == 1 else row.control.go_to(path)
        if place.visibleRegion().isEmpty():
            reveal_new(place)

    def _look_changed(self) -> None:
        px = self.bench.theme.px
        low = self.room.is_low
        gap = px(4 if low else 8)
        self._row.setContentsMargins(gap, gap, gap, gap)
        self._row.setSpacing(px(8))
        self._column.setContentsMargins(px(14 if low else 20), px(4 if low else 14), px(20), px(18))
        self._column.setSpacing(px(4 if low else 14))
        self.paper.setMaximumWidth(px(FORM_WIDTH))
        self.side.setMaximumWidth(px(self.card.widest))
        self._foot.setContentsMargins(px(12), px(4), px(12), px(12))
        self._side_column.setSpacing(px(4))
        for heading in self._headings[1:]:
            heading.setContentsMargins(0, px(6 if low else 14), 0, 0)
        self.card.refresh()
        self._arrange()


def _scroller(name: str) -> QScrollArea:
    made = QScrollArea()
    made.setObjectName(name)
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made
