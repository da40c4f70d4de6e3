"""What a player has bought."""

from __future__ import annotations

from rules_core.kernel.requests import NO_SEAT, SeatId


class Squad:
    """What a player has bought (S-SET-2)."""

    def __init__(self, seat: SeatId, nation: str) -> None:
        self.seat = seat
        self.nation = nation
        self.soldiers: list[str] = []
        """Ids of their types, one for each man."""
        self.is_ready: bool = False
        self.has_used_feature: bool = False
        """Its national feature of once a game is gone (SDS-NAT-1, SDS-NAT-3)."""
        self.flag_lost_to: SeatId = NO_SEAT
        """Who has captured its flag (R-S67)."""

    def clone(self) -> Squad:
        """A copy."""
        other = Squad(self.seat, self.nation)
        other.soldiers = self.soldiers[:]
        other.is_ready = self.is_ready
        other.has_used_feature = self.has_used_feature
        other.flag_lost_to = self.flag_lost_to
        return other
