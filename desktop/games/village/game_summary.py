"""What a game's card on the Hearth says, read from the state."""

from __future__ import annotations

from typing import Any

from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.match import Match
from rules_core.song.warband import Fate


def summary_of(match: Match[Any]) -> tuple[dict[str, Any], str]:
    """The figures of the card and the result ("" while the game goes on)."""
    siege = match.state
    if not isinstance(siege, Siege):
        return {}, ""
    heart = siege.buildings[siege.world.heart]
    figures = {
        "wave": min(siege.wave, siege.world.waves),
        "waves": siege.world.waves,
        "round": siege.round,
        "phase": siege.phase.value,
        "length": siege.world.length,
        "heroes": len(siege.heroes),
        "alive": len([hero for hero in siege.heroes if hero.fate is not Fate.DEFEATED]),
        "heart": heart.integrity,
        "heart_most": siege.world.buildings[heart.id].integrity,
        "heart_name": siege.world.buildings[heart.id].name,
        "supplies": siege.supplies,
    }
    over = siege.phase in (Phase.AFTERWARDS, Phase.OVER)
    return figures, siege.result.value if over and siege.result is not None else ""
