"""Plans one straight move and changes nothing: how far a model gets, over what and past whom (SBH-MOV)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rules_core.ground.geometry import SLACK, Body, Point, round_half_away
from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import LINEAR
from rules_core.song.field import Field
from rules_core.song.footing import must_climb, slows
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import Fate, Model

DAUNTED: Final = "daunted-"
"""How `Model.spent` notes an enemy that it fears this turn; its id and ":turn" follow."""
ALOOF: Final = 10
"""How far it keeps from that enemy: just out of contact."""
LANDING_STEP: Final = 32
"""A flier without room to land tries again this much nearer, in tenths of a millimetre."""


def allowance(field: Field, model: Model) -> int:
    """How far one Move action takes the model over open ground."""
    song = field.song
    stick = model.stick
    if stick:
        return song.stick(stick)
    ids = model.profile.trait_ids
    # SBH-MOV-3. Medium; Long with Long Move; Short with Short Move. SBH-TRT-1: Long Move replaces Short Move.
    if "long-move" in ids:
        return song.long
    return song.short if "short-move" in ids else song.medium


def is_short_mover(model: Model) -> bool:
    """Whether difficult ground costs the model a second action instead of a stick length (SBH-ACT-13)."""
    ids = model.profile.trait_ids
    return not model.stick and "short-move" in ids and "long-move" not in ids


def reduced(field: Field, model: Model, actions: int = 1) -> int:
    """How far a Move takes the model when it meets difficult ground or a linear obstacle."""
    song = field.song
    full = allowance(field, model)
    if is_short_mover(model):
        # SBH-ACT-13. Two actions for Short, or one action for one base width (SBH-MOV-7).
        return full if actions >= 2 else min(full, 2 * model.radius)
    # SBH-MOV-5. Long becomes Medium, Medium becomes Short.
    return song.medium if full > song.medium else song.short


def step(model: Model) -> int:
    """The minimum step: one base width (SBH-MOV-7)."""
    return 2 * model.radius


class Company:
    """The other models near enough to a model to matter to its move, as they stand now."""

    def __init__(self, field: Field, model: Model) -> None:
        self.halting: list[Body] = []
        """Whose touch ends the move."""
        self.solid: list[Body] = []
        """Who cannot be walked through."""
        self.passed: list[Body] = []
        """Who can."""
        side = model.side
        burrows = "burrowing" in model.profile.trait_ids
        limit = allowance(field, model) + model.radius + 100
        for one in list(field.models.values()):
            if one.fate is not Fate.IN_PLAY or one is model or one.floor != model.floor:
                continue
            reach = limit + one.radius
            if not (-reach < one.x - model.x < reach and -reach < one.y - model.y < reach):
                continue
            if one.side == side and field.book.ranks_bar and bars_friends(field, model, one):
                self.solid.append(one)
            elif one.side == side or one.knocked_down or one.transfixed or burrows:
                # SBH-MOV-10. Friends, and enemies that are down or pinned, may be passed.
                self.passed.append(one)
            elif model.spent and is_daunted(model, one):
                # SBH-MOR-2. It did not dare to come into contact this turn.
                self.solid.append(Body(one.id, one.x, one.y, one.radius + ALOOF))
            else:
                # SBH-MOV-11. Touching any other enemy ends the Move.
                self.halting.append(one)

    def has(self, model: Model) -> bool:
        """Whether the model is one of them."""
        for those in (self.halting, self.solid, self.passed):
            for one in those:
                if one.id == model.id:
                    return True
        return False


def bars_friends(field: Field, model: Model, friend: Model) -> bool:
    """SBH-MOV-10. By the stricter book: whether a friend on the way cannot be passed."""
    if friend.knocked_down or is_mounted(friend) != is_mounted(model):
        return True
    return bool(field.active_foes_in_contact(friend))


def plan(field: Field, model: Model, x: int, y: int, actions: int = 1, company: Company | None = None) -> Sweep:
    """Where one Move action towards (x, y) would end. Changes nothing.

    `actions`: how many the model may spend; only a Short Move model over difficult ground can use a second one.
    `company`: for those who plan many moves from one spot; looked for when it is not given.
    """
    # SBH-MOV-4. One straight segment.
    x, y = clipped(model, x, y, allowance(field, model))
    if "flying" in model.profile.trait_ids:
        return _flight(field, model, x, y)
    return _walk(field, model, x, y, reduced(field, model, actions), company or Company(field, model))


def leads_to(field: Field, model: Model, x: int, y: int, actions: int, company: Company) -> Sweep | None:
    """The Move action to a spot, if it ends there; None if it does not. Changes nothing."""
    if "flying" in model.profile.trait_ids:
        sweep = plan(field, model, x, y, actions, company)
    else:
        aimed_x, aimed_y = clipped(model, x, y, allowance(field, model))
        sweep = field.ground.sweep(model, aimed_x, aimed_y, company.halting, company.solid, company.passed)
        # SHORT CUT: whatever else the way meets makes it shorter. Fear may have to be asked for.
        if company.solid or ends_at(sweep, x, y):
            sweep = _past(field, model, sweep, reduced(field, model, actions), company) if sweep.length > 0 else sweep
    return sweep if ends_at(sweep, x, y) else None


def ends_at(sweep: Sweep, x: int, y: int) -> bool:
    """Whether a way ends at a spot, but for rounding."""
    return abs(sweep.x - x) <= SLACK and abs(sweep.y - y) <= SLACK and sweep.length > 0


def step_plan(field: Field, model: Model, x: int, y: int, company: Company | None = None) -> Sweep:
    """Where a minimum step towards (x, y) would end: a base width over any ground (SBH-MOV-7). Changes nothing."""
    width = step(model)
    x, y = clipped(model, x, y, width)
    return _walk(field, model, x, y, width, company or Company(field, model))


def jump_plan(field: Field, model: Model, x: int, y: int, piece_id: str) -> Sweep:
    """Where a Move towards (x, y) would end that clears an obstacle with a jump (SBH-MOV-8). Changes nothing."""
    x, y = clipped(model, x, y, allowance(field, model))
    return _walk(field, model, x, y, reduced(field, model), Company(field, model), piece_id)


def rest(field: Field, model: Model, x: int, y: int, *, may_touch: bool) -> Sweep:
    """Where the rest of a move towards (x, y) would end, which was planned before somebody came. Changes nothing.

    `may_touch`: up to enemies; otherwise it stays out of contact with them.
    """
    if "flying" in model.profile.trait_ids:
        return _flight(field, model, x, y)
    company = Company(field, model)
    if not may_touch:
        company.solid.extend([Body(one.id, one.x, one.y, one.radius + ALOOF) for one in company.halting])
        company.halting = []
    sweep = field.ground.sweep(model, x, y, company.halting, company.solid, company.passed)
    return _stand(field, model, sweep, field.ground.slowed_by(model, sweep.x, sweep.y), company.passed)


def _walk(field: Field, model: Model, x: int, y: int, short: int, company: Company, jumped: str = "") -> Sweep:
    """A straight move on foot that ends after `short` when it meets ground that slows; `jumped` is a piece that it
    clears."""
    # SBH-MOV-10, SBH-MOV-11. Past friends, up to enemies.
    sweep = field.ground.sweep(model, x, y, company.halting, company.solid, company.passed)
    return _past(field, model, sweep, short, company, jumped) if sweep.length > 0 else sweep


def _past(field: Field, model: Model, sweep: Sweep, short: int, company: Company, jumped: str = "") -> Sweep:
    """How much of a straight way is left by the ground that slows, and by the room at its end."""
    met = field.ground.slowed_by(model, sweep.x, sweep.y)
    if met:
        sweep = _over(field, model, sweep, met, short, jumped)
    if company.passed or met:
        sweep = _stand(field, model, sweep, met, company.passed)
    return aloof(field, model, sweep) if company.solid else sweep


def is_daunted(model: Model, foe: Model) -> bool:
    """Whether the model failed this turn to face the Terror of this enemy (SBH-MOR-2)."""
    return f"{DAUNTED}{foe.id}:turn" in model.spent


def note_daunted(model: Model, foe: Model) -> None:
    """The model does not dare to come into contact with this enemy this turn (SBH-MOR-2)."""
    model.spent.append(f"{DAUNTED}{foe.id}:turn")


def is_daunted_at_all(model: Model) -> bool:
    """Whether it has failed so with anybody this turn."""
    return any(use.startswith(DAUNTED) for use in model.spent)


def aloof(field: Field, model: Model, sweep: Sweep) -> Sweep:
    """SBH-MOR-2. Staying out of contact with whom the model fears; over an obstacle too."""
    from_x = model.x
    from_y = model.y
    model.x = sweep.x
    model.y = sweep.y
    met = [foe for foe in field.foes_in_contact(model) if is_daunted(model, foe)]
    model.x = from_x
    model.y = from_y
    for foe in met:
        if not field.in_contact(model, foe):
            return Sweep(from_x, from_y, 0, StopReason.BODY, foe.id)
    return sweep


def _over(field: Field, model: Model, sweep: Sweep, met: list[str], short: int, jumped: str) -> Sweep:
    """SBH-MOV-5, SBH-MOV-6. What the ground that the way meets makes of it."""
    ground = field.ground
    short_mover = is_short_mover(model)
    barred: list[str] = []
    slow: list[str] = []
    for piece_id in met:
        if piece_id == jumped:
            continue
        piece = ground.piece(piece_id)
        is_on_top = model.perch == piece_id and model.height >= piece.height
        if must_climb(field, model, piece) and not is_on_top:
            # SBH-MOV-6. Higher than half the model: it must be climbed first; from its top the way is free.
            barred.append(piece_id)
        elif short_mover and piece.has(LINEAR) and not field.book.obstacles_are_broken:
            # SBH-MOV-6. With Short Move: one action into contact with the obstacle, one to move on over it.
            if not ground.touching_piece(model, piece_id):
                barred.append(piece_id)
        elif slows(model, piece):
            # Two such features in one action reduce it once.
            slow.append(piece_id)
    if barred:
        sweep = _before(field, model, sweep, barred, 0)
    dx = sweep.x - model.x
    dy = sweep.y - model.y
    if slow and dx * dx + dy * dy > (short + 1) * (short + 1):
        # The way may also end just short of the ground that would slow it.
        sweep = _before(field, model, sweep, slow, short)
    return sweep


def _before(field: Field, model: Model, sweep: Sweep, pieces: list[str], least: int) -> Sweep:
    """The longest part of the way, at least `least`, on which the base overlaps none of the pieces."""
    low = min(least, sweep.length)
    high = sweep.length
    spot = along(model, sweep, low)
    met = _first_met(field, model, spot[0], spot[1], pieces)
    if met == "":
        met = _first_met(field, model, sweep.x, sweep.y, pieces)
        if met == "":
            return sweep
        while high - low > 1:
            middle = (low + high) // 2
            x, y = along(model, sweep, middle)
            found = _first_met(field, model, x, y, pieces)
            if found == "":
                low = middle
                spot = (x, y)
            else:
                high = middle
                met = found
    return Sweep(spot[0], spot[1], low, StopReason.PIECE if least == 0 else StopReason.FREE, met if least == 0 else "")


def _first_met(field: Field, model: Model, x: int, y: int, pieces: list[str]) -> str:
    for piece_id in field.ground.slowed_by(model, x, y):
        if piece_id in pieces:
            return piece_id
    return ""


def along(model: Body, sweep: Sweep, distance: int) -> Point:
    """The spot so far along a way that begins where the model stands."""
    if distance >= sweep.length:
        return sweep.x, sweep.y
    share = distance / sweep.length
    across, down = (sweep.x - model.x) * share, (sweep.y - model.y) * share
    return model.x + round_half_away(across), model.y + round_half_away(down)


def _stand(field: Field, model: Model, sweep: Sweep, met: list[str], passed: list[Body]) -> Sweep:
    """SBH-MOV-10. The end of the way, or the last spot before it where the base has room."""
    ground = field.ground
    if ground.fits(model, sweep.x, sweep.y, passed):
        return sweep
    # Whatever is overlapped at the end can be given up only as a whole: stop in contact with it, on the near side.
    best = Sweep(model.x, model.y, 0, sweep.reason, sweep.met)
    for one in passed:
        distance = _contact(model, sweep, one)
        if best.length < distance < sweep.length:
            x, y = along(model, sweep, distance)
            if ground.fits(model, x, y, passed):
                best = Sweep(x, y, distance, StopReason.BODY, one.id)
    for piece_id in met:
        if ground.piece(piece_id).has(LINEAR):
            stop = _before(field, model, sweep, [piece_id], 0)
            if best.length < stop.length < sweep.length and ground.fits(model, stop.x, stop.y, passed):
                best = stop
    return best


def _contact(model: Model, sweep: Sweep, body: Body) -> int:
    """How far along the way the base first touches the body; -1 if never."""
    span = float(sweep.length)
    ux = (sweep.x - model.x) / span
    uy = (sweep.y - model.y) / span
    px = body.x - model.x
    py = body.y - model.y
    forward = ux * px + uy * py
    side = ux * py - uy * px
    reach = float(model.radius + body.radius)
    if forward <= 0.0 or side >= reach or side <= -reach:
        return -1
    return int(forward - sqrt(reach * reach - side * side))


def _flight(field: Field, model: Model, x: int, y: int) -> Sweep:
    """Flying: over terrain, obstacles and models; it lands where it has room, as near to (x, y) as its way allows."""
    ground = field.ground
    others: list[Model] = field.others(model)
    dx = float(x - model.x)
    dy = float(y - model.y)
    sweep = Sweep(x, y, round_half_away(sqrt(dx * dx + dy * dy)), StopReason.FREE, "")
    distance = sweep.length
    while distance > 0:
        spot_x, spot_y = along(model, sweep, distance)
        if ground.fits(model, spot_x, spot_y, others):
            landed = Sweep(spot_x, spot_y, distance, StopReason.FREE, "")
            if not model.spent or aloof(field, model, landed).length > 0:
                return landed
        distance -= LANDING_STEP
    return Sweep(model.x, model.y, 0, StopReason.FREE, "")


def clipped(model: Model, x: int, y: int, reach: int) -> Point:
    """The spot itself, or the point of the straight way to it that lies `reach` away."""
    dx = float(x - model.x)
    dy = float(y - model.y)
    square = dx * dx + dy * dy
    if square <= (reach + 1.0) * (reach + 1.0):
        # One unit of grace: the end of a full move was rounded to whole units.
        return x, y
    share = reach / sqrt(square)
    return model.x + round_half_away(dx * share), model.y + round_half_away(dy * share)
