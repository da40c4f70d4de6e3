"""Models and activations as plain data and back. A test fails when an attribute is missing here."""

from __future__ import annotations

from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.plain_reader import PlainReader
from rules_core.games.village.state.siege import World
from rules_core.kernel.game import Plain
from rules_core.song.field import Acting
from rules_core.song.groups import GROUP_MOVE, REGROUP
from rules_core.song.warband import ENEMIES, HEROES, Fate, Profile

FAR_OFF = 20_000
"""No coordinate, height or count of a real game is greater."""


def model_to_plain(model: Fighter) -> Plain:
    """Every field of a model; the profile is named by its id. Radius and side follow from it and from the flags."""
    return {
        "id": model.id,
        "profile": model.profile.id,
        "side": model.side,
        "x": model.x,
        "y": model.y,
        "fate": model.fate.value,
        "quality_lost": model.quality_lost,
        "knocked_down": model.knocked_down,
        "transfixed": model.transfixed,
        "activated": model.activated,
        "attacked": model.attacked,
        "attacks_made": model.attacks_made,
        "shots_made": model.shots_made,
        "moves_made": model.moves_made,
        "charged": model.charged[:],
        "start_x": model.start_x,
        "start_y": model.start_y,
        "looting": model.looting,
        "height": model.height,
        "perch": model.perch,
        "loaded": model.loaded,
        "out_of_ammunition": model.out_of_ammunition,
        "allowance": model.allowance,
        "group": model.group,
        "letter": model.letter,
        "is_hero": model.is_hero,
        "is_defender": model.is_defender,
        "spent": model.spent[:],
        "immune_to": model.immune_to[:],
    }


def model_from_plain(reader: PlainReader, world: World) -> Fighter:
    """The model again. Raises `ValueError`."""
    is_hero = reader.flag("is_hero")
    is_defender = reader.flag("is_defender")
    profile = _profile(reader, world, is_hero, is_defender)
    side = reader.word("side", [HEROES if is_hero or is_defender else ENEMIES])
    x = reader.whole("x", -FAR_OFF, FAR_OFF)
    y = reader.whole("y", -FAR_OFF, FAR_OFF)
    model = Fighter(reader.text("id"), profile, side, x, y)
    model.is_hero = is_hero
    model.is_defender = is_defender
    model.fate = Fate(reader.word("fate", [one.value for one in Fate]))
    model.quality_lost = reader.whole("quality_lost", 0, 7)
    model.knocked_down = reader.flag("knocked_down")
    model.transfixed = reader.flag("transfixed")
    model.activated = reader.flag("activated")
    model.attacked = reader.flag("attacked")
    model.attacks_made = reader.whole("attacks_made", 0, FAR_OFF)
    model.shots_made = reader.whole("shots_made", 0, FAR_OFF)
    model.moves_made = reader.whole("moves_made", 0, FAR_OFF)
    model.charged = reader.texts("charged")
    model.start_x = reader.whole("start_x", -FAR_OFF, FAR_OFF)
    model.start_y = reader.whole("start_y", -FAR_OFF, FAR_OFF)
    model.looting = reader.flag("looting")
    model.height = reader.whole("height", 0, FAR_OFF)
    model.perch = reader.text("perch")
    model.loaded = reader.flag("loaded")
    model.out_of_ammunition = reader.flag("out_of_ammunition")
    model.allowance = reader.word("allowance", ["", "short", "medium", "long"])
    model.group = reader.whole("group", 0, FAR_OFF)
    model.letter = reader.text("letter", 4)
    model.spent = reader.texts("spent")
    model.immune_to = reader.texts("immune_to")
    reader.done()
    if model.in_play and not (0 <= x <= world.map.width and 0 <= y <= world.map.height):
        raise ValueError(f"{reader.place}: {model.id} stands off the table")
    return model


def _profile(reader: PlainReader, world: World, is_hero: bool, is_defender: bool) -> Profile:
    content = world.content
    if is_hero:
        return content.heroes[reader.word("profile", list(world.hero_ids))].profile
    if is_defender:
        return content.defenders[reader.word("profile", list(content.defenders))].profile
    return content.enemies[reader.word("profile", list(content.enemies))].profile


def acting_to_plain(acting: Acting) -> Plain:
    """An activation under way."""
    return {
        "model": acting.model,
        "actions": acting.actions,
        "turnover": acting.turnover,
        "must_advance": acting.must_advance,
        "order": acting.order,
        "members": acting.members[:],
        "waiting": acting.waiting[:],
        "shares": acting.shares[:],
    }


def acting_from_plain(reader: PlainReader, models: list[str]) -> Acting:
    """The activation again. Raises `ValueError`."""
    acting = Acting(reader.word("model", models), reader.whole("actions", 0, 9), reader.flag("turnover"))
    acting.must_advance = reader.flag("must_advance")
    acting.order = reader.word("order", ["", GROUP_MOVE, REGROUP])
    acting.members = reader.words("members", models)
    acting.waiting = reader.words("waiting", acting.members)
    acting.shares = reader.numbers("shares", len(acting.waiting))
    reader.done()
    return acting
