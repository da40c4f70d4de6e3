"""A siege in a few lines, once it is over."""

from __future__ import annotations

from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import Names
from rules_core.song.warband import Fate


def summary(siege: Siege, names: Names) -> list[str]:
    """Who is left, what stands, and how the waves went."""
    lines = [f"Waves survived: {siege.waves_survived} of {siege.world.waves}."]
    for hero in siege.heroes:
        if hero.fate is Fate.DEFEATED:
            state = "defeated"
        elif hero.quality_lost:
            state = f"wounded, Quality {hero.quality}+"
        else:
            state = "unhurt"
        lines.append(f"  {names.of(hero.id)}: {state}")
    for building in siege.buildings.values():
        name = siege.world.buildings[building.id].name
        whole = siege.world.buildings[building.id].integrity
        state = f"fell in wave {building.fell_in_wave}" if building.destroyed else f"{building.integrity} of {whole}"
        lines.append(f"  {name}, Level {building.level}: {state}")
    if siege.records:
        lines.append("")
        lines.append("Wave  Supplies  Integrity  Wounds  Heroes lost  Enemies defeated  fled")
        for row in siege.records:
            wave, supplies, integrity, wounds, lost, defeated, fled = row[:7]
            lines.append(
                f"{wave:>4}  {supplies:>8}  {integrity:>9}  {wounds:>6}  {lost:>11}  {defeated:>16}  {fled:>4}"
            )
    return lines
