"""Models, activations and what else a field holds as plain data and back. A test fails when an attribute is missing."""

from __future__ import annotations

from typing import Final

from rules_core.content.plain_reader import PlainReader
from rules_core.kernel.game import Plain
from rules_core.song import carrying
from rules_core.song.field import Acting, Field
from rules_core.song.warband import NO_MODEL, Fate, Model, ModelId

FAR_OFF: Final = 20_000
"""No coordinate, height or count of a real game is greater."""


def model_to_plain(model: Model) -> Plain:
    """Every field of a model; the profile is named by its id. What follows from it or from the side is left out."""
    plain: Plain = {
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
        "spent": model.spent[:],
        "immune_to": model.immune_to[:],
    }
    if model.carrier:
        # Only of those who are carried, so that what was saved before anybody was reads the same.
        plain.update({"carrier": model.carrier})
    return plain


def spot_from_plain(reader: PlainReader) -> tuple[int, int]:
    """Where a model stands, which may be off the table. Raises `ValueError`."""
    return reader.whole("x", -FAR_OFF, FAR_OFF), reader.whole("y", -FAR_OFF, FAR_OFF)


def model_from_plain(reader: PlainReader, model: Model) -> None:
    """Everything but id, profile, side and place into a model that has these. Raises `ValueError`."""
    model.fate = Fate(reader.word("fate", [one.value for one in Fate]))
    model.quality_lost = reader.whole("quality_lost", 0, 7)
    model.knocked_down = reader.flag("knocked_down")
    model.transfixed = reader.flag("transfixed")
    model.activated = reader.flag("activated")
    model.attacked = reader.flag("attacked")
    model.attacks_made = reader.whole("attacks_made", 0, FAR_OFF)
    model.shots_made = reader.whole("shots_made", 0, FAR_OFF)
    model.moves_made = reader.whole("moves_made", 0, FAR_OFF)
    model.charged = [ModelId(one) for one in reader.texts("charged")]
    model.start_x = reader.whole("start_x", -FAR_OFF, FAR_OFF)
    model.start_y = reader.whole("start_y", -FAR_OFF, FAR_OFF)
    model.looting = reader.flag("looting")
    model.height = reader.whole("height", 0, FAR_OFF)
    model.perch = reader.text("perch")
    model.loaded = reader.flag("loaded")
    model.out_of_ammunition = reader.flag("out_of_ammunition")
    model.spent = reader.texts("spent")
    model.immune_to = reader.texts("immune_to")
    if "carrier" in reader.data:
        model.carrier = ModelId(reader.text("carrier"))


def acting_to_plain(acting: Acting) -> Plain:
    """An activation under way."""
    plain: Plain = {
        "model": acting.model,
        "actions": acting.actions,
        "turnover": acting.turnover,
        "must_advance": acting.must_advance,
        "order": acting.order,
        "members": acting.members[:],
        "waiting": acting.waiting[:],
        "shares": acting.shares[:],
    }
    if acting.leader:
        plain.update({"leader": acting.leader, "leader_actions": acting.leader_actions})
    return plain


def acting_from_plain(reader: PlainReader, models: list[ModelId], orders: list[str]) -> Acting:
    """The activation again. Raises `ValueError`."""
    acting = Acting(reader.word("model", models), reader.whole("actions", 0, 9), turnover=reader.flag("turnover"))
    acting.must_advance = reader.flag("must_advance")
    acting.order = reader.word("order", ["", *orders])
    acting.members = reader.words("members", models)
    # Between an order and its roll there are none yet who carry it out.
    acting.waiting = reader.words("waiting", acting.members or models)
    acting.shares = reader.numbers("shares", len(acting.waiting))
    if "leader" in reader.data:
        acting.leader = reader.word("leader", models)
        acting.leader_actions = reader.whole("leader_actions", 0, 9)
    reader.done()
    return acting


def field_to_plain(field: Field) -> Plain:
    """What a field holds beside its models; `losses` is empty at every checkpoint."""
    return {
        "acting": acting_to_plain(field.acting) if field.acting is not None else None,
        "start_counts": field.start_counts.copy(),
        "half_tested": field.half_tested[:],
    }


def _check_carried(field: Field) -> None:
    """OPEN-18. Whoever is carried has a rider on the table who may carry it, and nobody else."""
    riders: list[ModelId] = []
    for model in list(field.models.values()):
        if not model.is_carried and model.carrier == NO_MODEL:
            continue
        rider = field.models.get(model.carrier)
        fits = rider is not None and rider.standing and rider.id not in riders and carrying.suits(rider, model)
        if not fits or not model.is_carried:
            raise ValueError(f"models: {model.id} cannot be carried by {model.carrier or 'nobody'}")
        riders.append(model.carrier)


def field_from_plain(reader: PlainReader, field: Field, sides: list[str]) -> None:
    """The same into a field that has its models. Raises `ValueError`."""
    _check_carried(field)
    acting = reader.optional("acting")
    field.acting = acting_from_plain(acting, list(field.models), field.orders()) if acting is not None else None
    counts = reader.table("start_counts")
    for side in sides:
        if side in counts.data:
            field.start_counts[side] = counts.whole(side, 0, FAR_OFF)
    counts.done()
    field.half_tested = reader.words("half_tested", sides)
