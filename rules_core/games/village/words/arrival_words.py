"""Where enemies come from and heroes deploy on this table, in words that people measure out (V-5.5.3, V-5.6.1)."""

from __future__ import annotations

from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.pieces import LEFT, RIGHT, TOP
from rules_core.wording.sentence import Length, Part, Sentence


def arrival_words(siege: Siege, names: SiegeNames) -> tuple[Sentence, ...]:
    """A sentence for each spawn edge and each deployment zone that the village names; none where it names none."""
    village = siege.world.village
    found: list[Sentence] = []
    for one in village.spawn:
        whole = siege.world.map.height if one.edge in (LEFT, RIGHT) else siege.world.map.width
        end = one.end if 0 < one.end < whole else whole
        parts: dict[str, Part] = {
            "edge": names.edge(one.edge),
            "begin": Length(one.begin),
            "end": Length(end),
            "corner": names.edge(TOP if one.edge in (LEFT, RIGHT) else LEFT),
        }
        if one.begin == 0 and end == whole:
            found.append(Sentence("Enemies come from {edge}, along all of it.", parts, clause="V-5.5.3"))
        else:
            template = "Enemies come from {edge}, between {begin} and {end} from {corner}."
            found.append(Sentence(template, parts, clause="V-5.5.3"))
    for corners in village.zones:
        spots: list[Part] = []
        for x, y in corners:
            spots.append(Sentence("{x} by {y}", {"x": Length(x), "y": Length(y)}))
        where: dict[str, Part] = {"spots": tuple(spots), "west": names.edge(LEFT), "north": names.edge(TOP)}
        template = "Heroes deploy between these corners, measured from {west} and {north}: {spots}."
        found.append(Sentence(template, where, clause="V-5.6.1"))
    return tuple(found)
