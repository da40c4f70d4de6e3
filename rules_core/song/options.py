"""Every figure and switch of the SBH engine that the sources leave open, as the rules read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rules_core.content.settings import UsualValues, read_settings
from rules_core.song.settings import SETTINGS
from rules_core.wording.translation import say

INCH: Final = 254
"""One inch in tenths of a millimetre."""


USUAL: Final = UsualValues(SETTINGS)


@dataclass(frozen=True)
class SongOptions:
    """Settings of the engine. Lengths in tenths of a millimetre. Named after the switches of the clause index."""

    short: int = USUAL.number("short")  # SBH-MOV-1: the sticks of the 28 mm game in whole inches.
    medium: int = USUAL.number("medium")
    long: int = USUAL.number("long")
    leave_melee_cost: int = USUAL.number("leave_melee_cost")  # SBH-MOV-12 (OPEN-1): 2 is the older rule.
    fallen_hits_on_6: bool = USUAL.flag("fallen_hits_on_6")  # SBH-HTH-14 (OPEN-6).
    follow_up: bool = USUAL.flag("follow_up")  # SBH-HTH-12.
    standing_target_first: bool = USUAL.flag("standing_target_first")  # SBH-HTH-6.
    friend_behind_recoil: str = USUAL.word("friend_behind_recoil")  # SBH-HTH-11 (OPEN-5): "fall" or "hold".
    recoil_bases: int = USUAL.number("recoil_bases")  # SBH-HTH-10 (OPEN-4): how many base widths.
    score_floor: int = USUAL.number("score_floor")  # SBH-HTH-3.
    across_obstacle: int = USUAL.number("across_obstacle")  # SBH-HTH-4: both touch the obstacle; 0: never.
    ammo_rule: bool = USUAL.flag("ammo_rule")  # SBH-RNG-13.
    rough_haste_roll: bool = USUAL.flag("rough_haste_roll")  # SBH-MOV-16.
    failed_morale_skips_turn: bool = USUAL.flag("failed_morale_skips_turn")  # SBH-MOR-11.
    gruesome_radius: str = USUAL.word("gruesome_radius")  # SBH-MOR-2 (OPEN-2): a stick's name.
    gruesome_needs_sight: bool = USUAL.flag("gruesome_needs_sight")
    savage_radius: str = USUAL.word("savage_radius")
    savage_needs_sight: bool = USUAL.flag("savage_needs_sight")
    undead_destroyed_at: int = USUAL.number("undead_destroyed_at")  # SBH-MOR-6 (OPEN-3): failures that destroy.
    half_at_exactly_half: bool = USUAL.flag("half_at_exactly_half")  # SBH-MOR-2 (OPEN-15).
    wood_edge_bases: int = USUAL.number("wood_edge_bases")  # SBH-RNG-9: how near the edge of a wood one may shoot out.
    wood_sight: str = USUAL.word("wood_sight")  # SBH-RNG-9: how far one sees inside a wood.
    largest_group: int = USUAL.number("largest_group")  # SBH-GRP-2 (OPEN-11).
    fall_dice_limit: int = USUAL.number("fall_dice_limit")  # SBH-MOV-15.
    climbing: bool = USUAL.flag("climbing")  # SBH-MOV-9.
    free_move: bool = USUAL.flag("free_move")  # SBH-ACT-14.
    model_height: int = USUAL.number("model_height")  # SBH-MOV-6, SBH-MOV-8, SBH-RNG-8: of normal size.
    size_height: int = USUAL.number("size_height")  # How much taller each size class is.
    short_bow: str = USUAL.word("short_bow")  # SBH-RNG-6 (OPEN-9): the stick of the Short Bow.
    short_bow_reload: int = USUAL.number("short_bow_reload")  # SBH-RNG-6: actions to reload it.

    def stick(self, name: str) -> int:
        """The length of the stick "short", "medium" or "long"."""
        return self.short if name == "short" else self.medium if name == "medium" else self.long


def song_options(given: Any, problems: list[str]) -> SongOptions:
    """The engine's settings, those not named by default. Faults are added to `problems`."""
    options = SongOptions(**read_settings(given, SETTINGS, "options.song", problems))
    if not options.short < options.medium < options.long:
        problems.append(
            say("options.song: the sticks must grow from short over medium to long; correct their lengths.")
        )
    return options
