"""The settings: every one has limits, and its default keeps them."""

from dataclasses import fields

import pytest

from rules_core.games.village.content.option_limits import (
    SONG_LIMITS,
    VILLAGE_LIMITS,
    OptionKind,
    OptionLimit,
    fault_of,
    song_options,
    song_values,
    village_options,
    village_values,
)
from rules_core.games.village.content.options import VillageOptions
from rules_core.song.options import SongOptions
from tests.clauses import rule

LIMITS = [(limit, VillageOptions()) for limit in VILLAGE_LIMITS] + [(limit, SongOptions()) for limit in SONG_LIMITS]


@rule("V-9.1")
def test_every_setting_has_its_limits() -> None:
    assert {limit.name for limit in VILLAGE_LIMITS} == {one.name for one in fields(VillageOptions)}
    assert {limit.name for limit in SONG_LIMITS} == {one.name for one in fields(SongOptions)}


@pytest.mark.parametrize("limit, options", LIMITS, ids=[limit.name for limit, _ in LIMITS])
def test_every_default_keeps_its_limits(limit: OptionLimit, options: VillageOptions | SongOptions) -> None:
    value = getattr(options, limit.name)
    assert fault_of(limit, value) == ""
    kinds = {bool: OptionKind.FLAG, str: OptionKind.WORD}
    assert limit.kind in (
        kinds.get(type(value)),
        *(() if type(value) in kinds else (OptionKind.NUMBER, OptionKind.LENGTH)),
    )


@pytest.mark.parametrize("limit, options", LIMITS, ids=[limit.name for limit, _ in LIMITS])
def test_what_does_not_fit_is_said(limit: OptionLimit, options: VillageOptions | SongOptions) -> None:
    values: list[object] = [None, 10_000_000, "nonsense", 1.5, []]
    for value in values:
        assert fault_of(limit, value).endswith(".")


def test_values_read_back_the_same() -> None:
    problems: list[str] = []
    changed = village_options({"archers": 4, "warhorse_stick": "medium"}, problems)
    assert village_options(village_values(changed), problems) == changed
    assert song_options(song_values(SongOptions()), problems) == SongOptions()
    assert problems == []
