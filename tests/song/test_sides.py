"""Sides are the game's: where it says nothing more, each side is a seat of its own and decides for itself."""

from __future__ import annotations

from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap
from rules_core.kernel.requests import Choose, Topic
from rules_core.song.field import Field
from rules_core.song.options import INCH, SongOptions
from tests.song.meadow import TRAITS, WEAPONS, Script, model


def field_of_three() -> Field:
    field = Field(MeasuredGround(GroundMap(36 * INCH, 36 * INCH, [])), SongOptions(), TRAITS, WEAPONS)
    for name, side in (("Ann", "reds"), ("Ben", "blues"), ("Cem", "greens"), ("Dan", "reds")):
        one = model(name, 10 + len(field.models), 10, side=side)
        field.models[one.id] = one
    return field


def test_there_may_be_more_than_two_sides() -> None:
    field = field_of_three()
    ann = field.model("Ann")
    assert [one.id for one in field.friends(ann)] == ["Dan"]
    assert [one.id for one in field.enemies(ann)] == ["Ben", "Cem"]


def test_every_side_is_asked_for_itself() -> None:
    field = field_of_three()
    for name, side in (("Ann", "reds"), ("Ben", "blues")):
        table = Script("no")
        assert not field.rerolls(table, field.model(name), "champion", Topic("melee"), helps=True)
        asked = table.asked[0]
        assert isinstance(asked, Choose)
        assert asked.who == side == field.voice(field.model(name))
