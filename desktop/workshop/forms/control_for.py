"""The one table from kinds of fields to controls."""

from __future__ import annotations

from desktop.games.village.editors.controls_buildings import VillageBuildingControl, VillageBuildingsControl
from desktop.games.village.editors.controls_waves import WavesControl
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.bench import Bench, Neighbours
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_choice import FlagControl, WordControl, WordsControl
from desktop.workshop.forms.controls_colour import ColourControl
from desktop.workshop.forms.controls_icon import IconControl
from desktop.workshop.forms.controls_number import InchesControl, PointControl, WholeControl
from desktop.workshop.forms.controls_options import OptionsControl
from desktop.workshop.forms.controls_outline import OutlineControl
from desktop.workshop.forms.controls_points import PointsControl
from desktop.workshop.forms.controls_reference import ReferenceControl, ReferencesControl
from desktop.workshop.forms.controls_table import TableControl, TablesControl
from desktop.workshop.forms.controls_text import StoryControl, TagsControl, TextControl
from desktop.workshop.forms.controls_traits import TraitsControl
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Path
from rules_core.games.village.content.kinds import Kind

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
    FieldKind.ICON: IconControl,
    FieldKind.COLOUR: ColourControl,
    FieldKind.REFERENCE: ReferenceControl,
    FieldKind.REFERENCES: ReferencesControl,
    FieldKind.POINT: PointControl,
    FieldKind.OUTLINE: OutlineControl,
    FieldKind.TRAITS: TraitsControl,
    FieldKind.TABLE: TableControl,
    FieldKind.TABLES: TablesControl,
}

SPECIAL: dict[tuple[str, Path], type[Control]] = {
    (Kind.ENEMY, ("points",)): PointsControl,
    (Kind.DEFENDER, ("points",)): PointsControl,
    (Kind.RULES, ("village",)): OptionsControl,
    (Kind.RULES, ("song",)): OptionsControl,
    (Kind.SCENARIO, ("wave",)): WavesControl,
    (Kind.SCENARIO, ("guardian", "building")): VillageBuildingControl,
    (Kind.SCENARIO, ("loss", "buildings")): VillageBuildingsControl,
}
"""Places whose control is made for them alone."""


def bench_for(theme: Theme, draft: Draft, store: Neighbours | None = None) -> Bench:
    """What a form over this draft works with."""
    return Bench(theme, draft, control_for, store)


def control_for(bench: Bench, path: Path, field: Field, context: str = "") -> Control:
    """The control that edits a field; `context` is the row of a table that it stands in."""
    made = SPECIAL.get((bench.draft.kind, path)) or CONTROLS[field.kind]
    return made(bench, path, field, context)
