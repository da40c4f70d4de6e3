"""The one table from kinds of fields to controls."""

from __future__ import annotations

from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.bench import Bench, FormFace, Neighbours
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_choice import FlagControl, WordControl, WordsControl
from desktop.workshop.forms.controls_colour import ColourControl
from desktop.workshop.forms.controls_drawing import DrawingControl
from desktop.workshop.forms.controls_icon import IconControl
from desktop.workshop.forms.controls_lines import LinesControl
from desktop.workshop.forms.controls_number import InchesControl, PointControl, WholeControl
from desktop.workshop.forms.controls_options import OptionsControl
from desktop.workshop.forms.controls_outline import OutlineControl
from desktop.workshop.forms.controls_reference import ReferenceControl, ReferencesControl
from desktop.workshop.forms.controls_row import RowControl
from desktop.workshop.forms.controls_table import TableControl, TablesControl
from desktop.workshop.forms.controls_text import StoryControl, TagsControl, TextControl
from desktop.workshop.forms.controls_traits import TraitsControl
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Path

CONTROLS: dict[FieldKind, type[Control]] = {
    FieldKind.ID: TextControl,
    FieldKind.TEXT: TextControl,
    FieldKind.STORY: StoryControl,
    FieldKind.WHOLE: WholeControl,
    FieldKind.INCHES: InchesControl,
    FieldKind.FLAG: FlagControl,
    FieldKind.WORD: WordControl,
    FieldKind.WORDS: WordsControl,
    FieldKind.TAGS: TagsControl,
    FieldKind.LINES: LinesControl,
    FieldKind.ICON: IconControl,
    FieldKind.COLOUR: ColourControl,
    FieldKind.REFERENCE: ReferenceControl,
    FieldKind.REFERENCES: ReferencesControl,
    FieldKind.POINT: PointControl,
    FieldKind.OUTLINE: OutlineControl,
    FieldKind.ROW: RowControl,
    FieldKind.DRAWING: DrawingControl,
    FieldKind.TRAITS: TraitsControl,
    FieldKind.TABLE: TableControl,
    FieldKind.TABLES: TablesControl,
}


def bench_for(theme: Theme, draft: Draft, face: FormFace, store: Neighbours | None = None) -> Bench:
    """What a form over this draft works with."""
    return Bench(theme, draft, face, control_for, store)


def control_for(bench: Bench, path: Path, field: Field, context: str = "") -> Control:
    """The control that edits a field; `context` is the row of a table that it stands in."""
    made = bench.face.form_controls(bench.draft.kind).get(path)
    if made is None and field.kind is FieldKind.TABLE and all(part.usual is not None for part in field.parts):
        made = OptionsControl
    return (made or CONTROLS[field.kind])(bench, path, field, context)
