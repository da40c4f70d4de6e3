"""Fighters as plain data and back: a model of the engine, and what the siege adds."""

from __future__ import annotations

from rules_core.content.plain_reader import PlainReader
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import World
from rules_core.kernel.game import Plain
from rules_core.song import codec
from rules_core.song.codec import FAR_OFF
from rules_core.song.warband import ModelId, Profile


def fighter_to_plain(model: Fighter) -> Plain:
    """Every field of a fighter. Radius and side follow from the profile and from the flags."""
    plain = codec.model_to_plain(model)
    plain["allowance"] = model.allowance
    plain["group"] = model.group
    plain["letter"] = model.letter
    plain["is_hero"] = model.is_hero
    plain["is_defender"] = model.is_defender
    return plain


def fighter_from_plain(reader: PlainReader, world: World) -> Fighter:
    """The fighter again. Raises `ValueError`."""
    is_hero = reader.flag("is_hero")
    is_defender = reader.flag("is_defender")
    profile = _profile(reader, world, is_hero=is_hero, is_defender=is_defender)
    side = reader.word("side", [HEROES if is_hero or is_defender else ENEMIES])
    x, y = codec.spot_from_plain(reader)
    model = Fighter(ModelId(reader.text("id")), profile, side, x, y)
    model.is_hero = is_hero
    model.is_defender = is_defender
    codec.model_from_plain(reader, model)
    model.allowance = reader.word("allowance", ["", "short", "medium", "long"])
    model.group = reader.whole("group", 0, FAR_OFF)
    model.letter = reader.text("letter", 4)
    reader.done()
    if model.in_play and not (0 <= x <= world.map.width and 0 <= y <= world.map.height):
        raise ValueError(f"{reader.place}: {model.id} stands off the table")
    return model


def _profile(reader: PlainReader, world: World, *, is_hero: bool, is_defender: bool) -> Profile:
    content = world.content
    if is_hero:
        return content.heroes[reader.word("profile", list(world.hero_ids))].profile
    if is_defender:
        return content.defenders[reader.word("profile", list(content.defenders))].profile
    return content.enemies[reader.word("profile", list(content.enemies))].profile
