"""Finds whom a model sees and whom it may shoot at (SBH-RNG-7 to SBH-RNG-11)."""

from __future__ import annotations

from typing import Final

from rules_core.ground.ground import Sight
from rules_core.ground.pieces import GIVES_COVER
from rules_core.ground.zones import GRACE
from rules_core.song.field import Field
from rules_core.song.footing import height
from rules_core.song.troops import NEARLY
from rules_core.song.warband import Fate, Model
from rules_core.song.weapons import Weapon, basic_range, reload_cost

HUGE: Final = 2
"""The size class from which low things give no cover."""


def sight_of(field: Field, shooter: Model, target: Model) -> Sight:
    """What the shooter sees of the target: clear, in cover, or not at all."""
    own = field.own_sight(shooter, target)
    if own is not None:
        return own
    between, tall = _in_between(field, shooter, target, _standing(field))
    return field.ground.sees(shooter, target, between, tall)


def _standing(field: Field) -> list[Model]:
    """Everybody on their feet."""
    return [one for one in list(field.models.values()) if one.fate is Fate.IN_PLAY and not one.knocked_down]


def _look(field: Field, shooter: Model, target: Model, standing: list[Model]) -> Sight:
    """What a glance shows, while targets are gone through; the shot itself looks closely (`is_clear`)."""
    own = field.own_glimpse(shooter, target)
    if own is not None:
        return own
    between, tall = _in_between(field, shooter, target, standing)
    return field.ground.glimpse(shooter, target, between, tall)


def _in_between(field: Field, shooter: Model, target: Model, standing: list[Model]) -> tuple[list[Model], int]:
    """Who may give the target cover, and how tall it is where that matters."""
    size = target.profile.size
    # SBH-RNG-7. Standing models of the target's size or bigger in between give cover, friend or foe.
    left = min(shooter.x, target.x)
    right = max(shooter.x, target.x)
    top = min(shooter.y, target.y)
    bottom = max(shooter.y, target.y)
    between: list[Model] = []
    for one in standing:
        # SHORT CUT: nobody is between them who is out of the box round both.
        reach = one.radius + target.radius
        if (
            left - reach < one.x < right + reach
            and top - reach < one.y < bottom + reach
            and (size == 0 or one.profile.size >= size)
        ):
            between.append(one)
    # SBH-RNG-8. Huge and Gargantuan models get no cover from what is lower than half their height.
    return between, height(field, target) if size >= HUGE else 0


def band(field: Field, shooter: Model, target: Model) -> int:
    """The band in which the target stands: 1 for one stick away, 2 for two..., 0 if it is out of range (SBH-RNG-2)."""
    arm = field.weapon(shooter)
    if arm is None:
        return 0
    return field.ground.band(shooter, target, basic_range(field.song, arm), len(arm.bands))


def likely_band(field: Field, shooter: Model, target: Model) -> int:
    """The same while targets are gone through: where people report, nobody is asked."""
    arm = field.weapon(shooter)
    if arm is None:
        return 0
    return field.ground.likely_band(shooter, target, basic_range(field.song, arm), len(arm.bands))


def is_clear(field: Field, shooter: Model, target: Model) -> bool:
    """Whether the target that was chosen is in range and in sight, where that was offered untested."""
    if not field.ground.offers_untested():
        return True
    return band(field, shooter, target) > 0 and sight_of(field, shooter, target) is not Sight.NONE


def is_believed_clear(field: Field, shooter: Model, target: Model) -> bool:
    """Whether the target is in range and in sight by where everybody is believed to stand: one that is offered
    untested may not be, and is not worth a look or a stick."""
    arm = field.weapon(shooter)
    if arm is None:
        return False
    if not field.ground.offers_untested():
        return True
    if field.ground.gap(shooter, target) > basic_range(field.song, arm) * len(arm.bands) + GRACE:
        return False
    own = field.own_glimpse(shooter, target)
    if own is not None:
        return own is not Sight.NONE
    between, tall = _in_between(field, shooter, target, _standing(field))
    return field.ground.likely_sight(shooter, target, between, tall) is not Sight.NONE


def _in_reach(field: Field, shooter: Model, arm: Weapon, foe: Model, sticks: int = 0) -> bool:
    """SBH-RNG-2. Three sticks at most, or as many as are asked for."""
    return field.ground.may_be_within(shooter, foe, basic_range(field.song, arm), sticks or len(arm.bands))


def may_shoot(field: Field, shooter: Model) -> bool:
    """Whether the model has a missile weapon that it can use where it stands."""
    arm = field.weapon(shooter)
    if arm is None or not shooter.is_active or not shooter.loaded:
        return False
    # SBH-MOV-9.
    if shooter.perch and field.book.climbers_hang_on:
        return False
    # SBH-RNG-13. By the stricter book what is loaded is fired all the same.
    if shooter.out_of_ammunition and not (field.book.one_empties and reload_cost(field.song, arm) > 0):
        return False
    # SBH-RNG-1, SBH-RNG-11. Not in contact with an active enemy.
    return not field.active_foes_in_contact(shooter)


def legal_targets(field: Field, shooter: Model, sticks: int = 0, *, freely: bool = False) -> list[Model]:
    """The enemies that the model may shoot at now, nearest first; see `is_clear` for the one that is chosen.

    `sticks`: only those so near, 0 for all in range. Who is further off bars nobody nearer (SBH-RNG-10).
    `freely`: it need not take the nearest.
    """
    arm = field.weapon(shooter)
    if arm is None or not may_shoot(field, shooter):
        return []
    near: list[tuple[int, Model]] = []
    for foe in field.enemies(shooter):
        gap = field.ground.gap(shooter, foe)
        if _in_reach(field, shooter, arm, foe, sticks):
            near.append((gap, foe))
    near.sort(key=_gap)
    found: list[Model] = []
    # SBH-RNG-10. The nearest that may not be ignored; Sharpshooter ignores whom it likes.
    must: tuple[int, Model] | None = None
    free = freely or field.traits.picks_targets(shooter)
    standing = _standing(field)
    friends = field.friends(shooter)
    for gap, foe in near:
        # Ties are the shooter's choice; a larger model than the nearest may always be picked.
        if must is not None and gap > must[0] and foe.profile.size <= must[1].profile.size:
            continue
        if not _is_fair_game(field, shooter, foe, friends):
            continue
        sight = _look(field, shooter, foe, standing)
        # SBH-RNG-7. No sight, no shot.
        if sight is Sight.NONE:
            continue
        found.append(foe)
        if must is None and not free and not _may_be_ignored(field, shooter, foe, sight):
            must = (gap, foe)
    return found


def has_target(field: Field, shooter: Model) -> bool:
    """Whether `legal_targets` finds anybody: the first enemy in range, in sight and fair game will do."""
    arm = field.weapon(shooter)
    if arm is None or not may_shoot(field, shooter):
        return False
    standing = _standing(field)
    friends = field.friends(shooter)
    for foe in field.enemies(shooter):
        if _in_reach(field, shooter, arm, foe) and _is_fair_game(field, shooter, foe, friends):
            if _look(field, shooter, foe, standing) is not Sight.NONE:
                return True
    return False


def is_exposed(field: Field, shooter: Model, foe: Model) -> bool:
    """Whether the shooter may target this enemy at all, wherever it shoots from: range, sight and whoever is nearer do
    not count."""
    return _is_fair_game(field, shooter, foe, field.friends(shooter))


def _gap(entry: tuple[int, Model]) -> int:
    return entry[0]


def _may_be_ignored(field: Field, shooter: Model, foe: Model, sight: Sight) -> bool:
    """SBH-RNG-10. Enemies that are down, in cover, or worth less than half the shooter's points."""
    if field.book.only_fallen_ignored:
        return foe.knocked_down
    return foe.knocked_down or sight is Sight.COVER or 2 * foe.profile.points < shooter.profile.points


def _is_fair_game(field: Field, shooter: Model, foe: Model, friends: list[Model]) -> bool:
    """Whether nothing but sight, range and the nearest enemy speaks against this target."""
    # SBH-TER-2. Stealth hides whoever touches something that gives cover. SBH-CMP-2: not from magic weapons.
    if foe.has("stealth") and not foe.has("heavy-armor") and not shooter.has("ghost-blade") and _hugs_cover(field, foe):
        return False
    # SBH-RNG-11. Not at an enemy in contact with one of the shooter's friends, unless it is down or pinned.
    is_open = (foe.knocked_down or foe.transfixed) and not field.book.melee_shields_fallen
    if is_open or shooter.has("fire-into-melee"):
        return True
    near = foe.radius + field.song.across_obstacle + NEARLY
    for friend in friends:
        # SHORT CUT: most models are nowhere near each other.
        limit = near + friend.radius
        if -limit < friend.x - foe.x < limit and -limit < friend.y - foe.y < limit and field.in_contact(friend, foe):
            return False
    return True


def _hugs_cover(field: Field, model: Model) -> bool:
    ground = field.ground
    return any(ground.touching_piece(model, piece.id) for piece in ground.pieces_with(GIVES_COVER))
