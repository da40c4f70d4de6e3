"""Every figure and switch of the SBH engine that the sources leave open, with the default of its ruling."""

from __future__ import annotations

from dataclasses import dataclass

INCH = 254
"""One inch in tenths of a millimetre."""


@dataclass(frozen=True)
class SongOptions:
    """Settings of the engine. Lengths in tenths of a millimetre. Named after the switches of the clause index."""

    short: int = 3 * INCH  # SBH-MOV-1, VMS-10, R-V07: the sticks of the 28 mm game in whole inches.
    medium: int = 5 * INCH
    long: int = 7 * INCH
    leave_melee_cost: int = 1  # SBH-MOV-12 (OPEN-1): 2 is the older rule.
    fallen_hits_on_6: bool = True  # SBH-HTH-14 (OPEN-6).
    follow_up: bool = True  # SBH-HTH-12.
    standing_target_first: bool = False  # SBH-HTH-6.
    friend_behind_recoil: str = "fall"  # SBH-HTH-11 (OPEN-5): "fall" or "hold".
    recoil_bases: int = 1  # SBH-HTH-10 (OPEN-4): how many base widths.
    score_floor: int = 1  # SBH-HTH-3.
    across_obstacle: int = INCH  # SBH-HTH-4: bases this near fight across an obstacle that both touch; 0: never.
    ammo_rule: bool = False  # SBH-RNG-13.
    rough_haste_roll: bool = False  # SBH-MOV-16.
    failed_morale_skips_turn: bool = False  # SBH-MOR-11.
    gruesome_radius: str = "long"  # SBH-MOR-2 (OPEN-2): a stick's name.
    gruesome_needs_sight: bool = False
    savage_radius: str = "medium"
    savage_needs_sight: bool = True
    undead_destroyed_at: int = 2  # SBH-MOR-6 (OPEN-3): failures that destroy.
    half_at_exactly_half: bool = True  # SBH-MOR-2 (OPEN-15).
    wood_edge_bases: int = 1  # SBH-RNG-9: how near the edge of a wood one may shoot out.
    wood_sight: str = "short"  # SBH-RNG-9: how far one sees inside a wood.
    largest_group: int = 5  # SBH-GRP-2 (OPEN-11).
    fall_dice_limit: int = 3  # SBH-MOV-15.
    climbing: bool = True  # SBH-MOV-9.
    free_move: bool = True  # SBH-ACT-14.
    model_height: int = 5 * INCH // 4  # SBH-MOV-6, SBH-MOV-8, SBH-RNG-8: how tall a model of normal size is.
    size_height: int = INCH  # How much taller each size class is.
    short_bow: str = "medium"  # SBH-RNG-6 (OPEN-9): the stick of the Short Bow.
    short_bow_reload: int = 0  # SBH-RNG-6: actions to reload it.

    def stick(self, name: str) -> int:
        """The length of the stick "short", "medium" or "long"."""
        return self.short if name == "short" else self.medium if name == "medium" else self.long
