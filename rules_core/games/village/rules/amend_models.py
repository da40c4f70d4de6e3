"""Corrections of models: where they stand, their wounds and states, their fate."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.rules.amend_checks import flag, refused, spot, whole, word
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.requests import IllegalAnswer
from rules_core.song import carrying
from rules_core.song.warband import NO_MODEL, Fate
from rules_core.wording.translation import say, tell

MODEL_FIELDS: Final = (
    "position",
    "quality_lost",
    "fate",
    "knocked_down",
    "transfixed",
    "activated",
    "attacked",
    "looting",
    "loaded",
    "out_of_ammunition",
    "allowance",
)
"""The fields of a model that a person can see; an enemy has "group" as well, and all others have "carrier"."""

WORST_QUALITY: Final = 6
BETWEEN_WAVES: Final = (Phase.WAVE_OPENS, Phase.COUNCIL, Phase.AFTERWARDS, Phase.OVER)


def fields_of(model: Fighter) -> list[str]:
    """What can be corrected about a model."""
    # OPEN-17. Enemies carry nobody: no Behaviour would.
    return [*MODEL_FIELDS, "group" if model.side == ENEMIES else "carrier"]


def amend_model(siege: Siege, model: Fighter, field: str, path: str, value: Any) -> tuple[str, str]:
    """Correct one field of a model; gives back what it was and what it is, as text. Raises `IllegalAnswer`."""
    if field in ("position", "beyond"):
        # "beyond": it was moved further than the rules allow, which is noted and not refused.
        return _position(siege, model, path, value)
    if field == "fate":
        return _fate(siege, model, path, value)
    if field == "quality_lost":
        # V-4.2.10, R-V02. Quality gets no worse than 6+; one more wound is the fate "defeated".
        before = str(model.quality_lost)
        model.quality_lost = whole(path, value, 0, WORST_QUALITY - model.profile.quality)
        return before, str(model.quality_lost)
    if field == "allowance":
        before = model.allowance
        model.allowance = word(path, value, ["", "short", "medium", "long"])
        return before, model.allowance
    if field == "carrier" and model.side != ENEMIES:
        return _carrier(siege, model, path, value)
    if field == "group" and model.side == ENEMIES:
        return _group(siege, model, path, value)
    if field not in MODEL_FIELDS:
        raise refused(path, tell("a model has {choices}", choices=", ".join(fields_of(model))))
    wanted = flag(path, value)
    if wanted and field in ("knocked_down", "transfixed", "looting") and not model.in_play:
        raise refused(path, say("the model is not on the table; correct its fate first"))
    if field == "knocked_down" and wanted:
        carrying.release(siege, model)
    return str(_flag(model, field, wanted=wanted)), str(wanted)


def _flag(model: Fighter, field: str, *, wanted: bool) -> bool:
    """Set a state; gives back what it was."""
    if field == "knocked_down":
        before = model.knocked_down
        model.knocked_down = wanted
    elif field == "transfixed":
        before = model.transfixed
        model.transfixed = wanted
    elif field == "activated":
        before = model.activated
        model.activated = wanted
    elif field == "looting":
        before = model.looting
        model.looting = wanted
    elif field == "loaded":
        before = model.loaded
        model.loaded = wanted
    elif field == "out_of_ammunition":
        before = model.out_of_ammunition
        model.out_of_ammunition = wanted
    else:
        before = model.attacked
        model.attacked = wanted
        # The counts follow, so that the model may really attack again, or not (SBH-ACT-12).
        model.attacks_made = max(1, model.attacks_made) if wanted else 0
        model.shots_made = model.shots_made if wanted else 0
    return before


def _group(siege: Siege, model: Fighter, path: str, value: Any) -> tuple[str, str]:
    """V-3.5. To which Enemy Group a model belongs; whoever changes in mid-turn acts no more in the old one."""
    numbers = [group.number for group in siege.groups]
    if isinstance(value, bool) or not isinstance(value, int) or value not in numbers:
        raise refused(
            path, tell("choose one of the groups: {choices}", choices=", ".join([str(number) for number in numbers]))
        )
    before = str(model.group)
    turn = siege.group_turn
    if turn is not None and value != model.group and model.id in turn.waiting:
        turn.waiting.remove(model.id)
    model.group = value
    return before, str(value)


def _position(siege: Siege, model: Fighter, path: str, value: Any) -> tuple[str, str]:
    before = f"{model.x},{model.y}"
    x, y = spot(siege, path, value)
    if model.is_carried:
        raise refused(path, say("somebody carries the model; correct that first"))
    _check_room(siege, model, x, y, path)
    model.x = x
    model.y = y
    carrying.bring_along(siege, model)
    model.start_x = x
    model.start_y = y
    # Whoever was put somewhere else stands on the ground there.
    model.height = 0
    model.perch = ""
    return before, f"{x},{y}"


def _check_room(siege: Siege, model: Fighter, x: int, y: int, path: str) -> None:
    if not siege.ground.fits(model, x, y, siege.others(model)):
        raise refused(path, say("there is no room for the base; choose a place clear of models, buildings and walls"))


def _fate(siege: Siege, model: Fighter, path: str, value: Any) -> tuple[str, str]:
    before = model.fate.value
    fate = Fate(word(path, value, [one.value for one in Fate if one is not Fate.CARRIED or model.is_carried]))
    if model.is_carried and fate in (Fate.CARRIED, Fate.IN_PLAY):
        # OPEN-17. On the table again is beside the rider.
        _carrier(siege, model, path, model.carrier if fate is Fate.CARRIED else NO_MODEL)
        return before, fate.value
    _check_fate(siege, model, fate, path)
    model.fate = fate
    model.carrier = NO_MODEL
    if fate is not Fate.IN_PLAY:
        carrying.release(siege, model)
        # R-V34, SBH-ACT-15. States end with the model's presence.
        model.knocked_down = False
        model.transfixed = False
        model.looting = False
        if siege.acting is not None and siege.acting.model == model.id:
            siege.acting = None
        if siege.group_turn is not None and model.id in siege.group_turn.waiting:
            siege.group_turn.waiting.remove(model.id)
    if model.id in siege.waiting:
        siege.waiting.remove(model.id)
    if fate is Fate.WAITING and siege.phase is Phase.HERO_DEPLOYMENT:
        siege.waiting.append(model.id)
    return before, fate.value


def _carrier(siege: Siege, model: Fighter, path: str, value: Any) -> tuple[str, str]:
    """OPEN-17. Who carries the model; "" puts it down beside its rider."""
    before = model.carrier
    rider_id = word(path, value, ["", before, *(one.id for one in riders_for(siege, model))])
    if before and rider_id != before:
        carrying.release(siege, siege.models[before])
    if rider_id and rider_id != before:
        carrying.mount(siege.model(rider_id), model)
    return before, rider_id


def riders_for(siege: Siege, model: Fighter) -> list[Fighter]:
    """OPEN-17. Who might carry the model, as far as people at the table can tell."""
    if model.side == ENEMIES or not (model.is_active or model.is_carried):
        return []
    return [
        one
        for one in siege.friends(model)
        if one.standing and carrying.suits(one, model) and carrying.passenger(siege, one) is None
    ]


def _check_fate(siege: Siege, model: Fighter, fate: Fate, path: str) -> None:
    """Raise `IllegalAnswer` for a fate that the moment does not allow."""
    problem: IllegalAnswer | None = None
    if fate is Fate.IN_PLAY:
        if siege.phase in BETWEEN_WAVES:
            problem = refused(path, say("nobody is on the table between waves; heroes deploy when the next wave opens"))
        else:
            _check_room(siege, model, model.x, model.y, path)
    elif fate is Fate.WAITING and model.side == ENEMIES and siege.phase is not Phase.ENEMY_DEPLOYMENT:
        problem = refused(path, say("enemies wait only until they deploy; choose another fate"))
    elif fate is Fate.FLED and siege.phase in BETWEEN_WAVES:
        problem = refused(path, say("between waves a hero waits or is defeated; choose one of these"))
    if problem is not None:
        raise problem
