"""Riders who take a friend along (SBH-ACT-13, OPEN-17 to OPEN-19).

Whoever is carried is off the table: no base, in contact with nobody, and where its rider is. Its rider's falls and ends
are in `wounds`, which set it down.
"""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import TOUCH, Body
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table
from rules_core.song import topics
from rules_core.song.facts import SetDown, TakenUp
from rules_core.song.field import Field
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import NO_MODEL, Fate, Model, ModelId

TAKE_UP: Final = "take-up"
GET_DOWN: Final = "get-down"
OFF: Final = "gets down"
"""The manner of `SetDown` of its own will."""
THROWN: Final = "is thrown"
"""And when its rider goes down or is killed."""


def passenger(field: Field, rider: Model) -> Model | None:
    """Whom the model carries."""
    if is_mounted(rider):
        for one in list(field.models.values()):
            if one.carrier == rider.id:
                return one
    return None


def of_side(field: Field, side: str) -> list[Model]:
    """Everybody of a side who has not left: on their own feet or in the saddle of a friend."""
    return [one for one in list(field.models.values()) if one.side == side and one.is_there]


def suits(rider: Model, friend: Model) -> bool:
    """Whether the one is somebody whom the other could carry."""
    # OPEN-17. Of the rider's size or smaller, and nobody who has a horse: so whoever is carried carries nobody.
    return (
        is_mounted(rider)
        and not is_mounted(friend)
        and friend.side == rider.side
        and friend.profile.size <= rider.profile.size
    )


def options(field: Field, model: Model) -> list[str]:
    """Whom the model may take up now, as "take-up:ID"."""
    # OPEN-17. Nobody is lifted out of a melee or into one, or on to a wall.
    if not field.book.riders_carry or not is_mounted(model) or model.height > 0:
        return []
    if passenger(field, model) is not None or field.foes_in_contact(model):
        return []
    return [
        f"{TAKE_UP}:{friend.id}"
        for friend in field.friends(model)
        if suits(model, friend)
        and friend.is_active
        and not friend.looting
        and friend.height == 0
        and field.ground.touching(model, friend)
        and not field.foes_in_contact(friend)
    ]


def take_up(table: Table, rider: Model, friend: Model) -> int:
    """SBH-ACT-13. One action of the rider; gives back the actions it took."""
    mount(rider, friend)
    table.tell(TakenUp("SBH-ACT-13", friend.id, rider.id))
    return 1


def mount(rider: Model, friend: Model) -> None:
    """Put a friend into the rider's saddle. Nobody is told."""
    friend.fate = Fate.CARRIED
    friend.carrier = rider.id
    friend.x = rider.x
    friend.y = rider.y


def bring_along(field: Field, rider: Model) -> None:
    """OPEN-18. The rider has moved, and whom it carries with it."""
    carried = passenger(field, rider)
    if carried is not None:
        carried.x = rider.x
        carried.y = rider.y


def ground_beside(field: Field, model: Model) -> Region:
    """Where a carried model may get down: free ground in contact with its rider that touches no enemy."""
    rider = field.models[model.carrier]
    # OPEN-17. Contact is made by moving, not by getting down.
    bodies = [
        one if one.side == model.side else Body(one.id, one.x, one.y, one.radius + 2 * TOUCH) for one in field.in_play()
    ]
    return field.ground.contact_region(model, rider, bodies)


def may_get_down(field: Field, model: Model) -> bool:
    """Whether a carried model can get down here: not from a wall, and not where there is no room."""
    return field.models[model.carrier].height == 0 and not ground_beside(field, model).is_empty()


def get_down(table: Table, field: Field, model: Model) -> int:
    """SBH-ACT-13. One action of its own; gives back the actions it took."""
    rider = model.carrier
    x, y, _ = table.place(field.voice(model), topics.GET_DOWN, ground_beside(field, model), "SBH-ACT-13", model.id)
    _stand(model, x, y)
    _tell(table, field, model, rider, OFF, "SBH-ACT-13")
    return 1


def release(field: Field, rider: Model) -> Model | None:
    """Put whom the rider carries on the free ground nearest to it; gives it back. Nobody is told."""
    carried = passenger(field, rider)
    if carried is not None:
        # OPEN-19. Where a rider was killed, on its very spot.
        spot = field.ground.nearest_fit(carried, rider.x, rider.y, field.in_play()) or (rider.x, rider.y)
        _stand(carried, spot[0], spot[1])
    return carried


def throw(table: Table, field: Field, rider: Model) -> Model | None:
    """The rider is down or dead: whom it carried lands beside it; gives it back."""
    carried = release(field, rider)
    if carried is not None:
        _tell(table, field, carried, rider.id, THROWN, "OPEN-19")
    return carried


def _stand(model: Model, x: int, y: int) -> None:
    model.fate = Fate.IN_PLAY
    model.carrier = NO_MODEL
    model.x = x
    model.y = y


def _tell(table: Table, field: Field, model: Model, rider: ModelId, manner: str, clause: str) -> None:
    table.tell(SetDown(clause, model.id, rider, model.x, model.y, manner))
    # OPEN-17. It has come to stand there without going: nothing on a way is met.
    field.has_moved(table, model, model.x, model.y)
