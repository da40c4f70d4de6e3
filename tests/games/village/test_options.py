"""The settings: each is declared once, with limits that its usual value keeps, and has an attribute of its own type."""

from dataclasses import fields

import pytest

from rules_core.content.fields import Field, FieldKind
from rules_core.content.settings import fault_of, in_units, values_of
from rules_core.games.village.content.options import VillageOptions, village_options
from rules_core.games.village.content.rules_fields import SETTINGS
from rules_core.song.options import SongOptions, song_options
from rules_core.song.settings import SETTINGS as SONG
from tests.clauses import rule

ALL = [(field, VillageOptions()) for field in SETTINGS] + [(field, SongOptions()) for field in SONG]
KINDS = {bool: {FieldKind.FLAG}, str: {FieldKind.WORD}, int: {FieldKind.WHOLE, FieldKind.INCHES}}


@rule("V-9.1")
def test_every_setting_has_an_attribute_and_every_attribute_a_setting() -> None:
    assert [field.key for field in SETTINGS] == [one.name for one in fields(VillageOptions)]
    assert [field.key for field in SONG] == [one.name for one in fields(SongOptions)]


@pytest.mark.parametrize("field, options", ALL, ids=[field.key for field, _ in ALL])
def test_every_attribute_has_the_usual_value_which_keeps_its_limits(
    field: Field, options: VillageOptions | SongOptions
) -> None:
    value = getattr(options, field.key)
    assert value == in_units(field, field.usual)
    assert fault_of(field, value) == ""
    assert field.kind in KINDS[type(value)]


@pytest.mark.parametrize("field, options", ALL, ids=[field.key for field, _ in ALL])
def test_what_does_not_fit_is_said(field: Field, options: VillageOptions | SongOptions) -> None:
    values: list[object] = [None, 10_000_000, "nonsense", 1.5, []]
    for value in values:
        assert fault_of(field, value).endswith(".")


def test_values_read_back_the_same() -> None:
    problems: list[str] = []
    changed = village_options({"archers": 4, "warhorse_stick": "medium"}, problems)
    assert village_options(values_of(changed, SETTINGS), problems) == changed
    assert song_options(values_of(SongOptions(), SONG), problems) == SongOptions()
    assert problems == []
