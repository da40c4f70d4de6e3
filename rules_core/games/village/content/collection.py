"""Which miniatures a group owns: a part of a setup that may be left out; without it there is no limit.

    owned      how many miniatures of each enemy or Defender type there are; a type that is not named has none
    stand_ins  for a type the other types whose miniatures may stand for it, best first

The Bestiary is ours (R-V04), and so is what limits it; the wave generator (R-V05) never asks for more than this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.village.content import bestiary
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Content, EnemyType, ScenarioWave
from rules_core.games.village.rules.escalation import party_value, wave_budget
from rules_core.games.village.words.spoken import enemy_name
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say, tell

MOST_OF_ONE_TYPE: Final = 999


@dataclass(frozen=True)
class Collection:
    """The miniatures of a group."""

    owned: dict[str, int] = field(default_factory=dict)
    stand_ins: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def count(self, kind: str) -> int:
        """How many miniatures of this very type there are."""
        return self.owned.get(kind, 0)

    def figures_for(self, kind: str) -> tuple[str, ...]:
        """The types whose miniatures may be used for a model of this type: its own, then its stand-ins."""
        return (kind, *self.stand_ins.get(kind, ()))

    def usable(self, kind: str) -> int:
        """How many models of the type could stand on an empty table."""
        return sum([self.count(figure) for figure in self.figures_for(kind)])

    def named(self) -> list[str]:
        """Every type that the collection names, as owned or in a list of stand-ins."""
        found = list(self.owned)
        for kind, ids in self.stand_ins.items():
            found.extend([kind, *ids])
        return found

    def plain(self) -> Plain:
        """The collection as a part of a setup."""
        return {"owned": self.owned.copy(), "stand_ins": {kind: list(ids) for kind, ids in self.stand_ins.items()}}


def read_collection(given: Any, content: Content, problems: list[str]) -> Collection | None:
    """The collection of a setup, None where there is none. Faults are added to `problems`."""
    if given is None:
        return None
    if not isinstance(given, dict):
        problems.append(say("collection: write a table with owned and stand_ins, or leave it out."))
        return None
    for key in given:
        if key not in ("owned", "stand_ins"):
            problems.append(tell("collection.{key}: this is no part of a collection; remove it.", key=key))
    return Collection(
        _owned(given.get("owned", {}), content, problems), _stand_ins(given.get("stand_ins", {}), content, problems)
    )


def _owned(given: Any, content: Content, problems: list[str]) -> dict[str, int]:
    owned: dict[str, int] = {}
    if not isinstance(given, dict):
        problems.append(say("collection.owned: write a table with a number of miniatures for each type."))
        return owned
    for kind, count in given.items():
        if not _is_figure(kind, content):
            problems.append(tell("collection.owned.{kind}: this type is not in the content; remove it.", kind=kind))
        elif type(count) is not int or not 0 <= count <= MOST_OF_ONE_TYPE:
            problems.append(
                tell(
                    "collection.owned.{kind}: {count!r} does not fit; give a whole number from 0 to "
                    "{most_of_one_type}.",
                    kind=kind,
                    count=count,
                    most_of_one_type=MOST_OF_ONE_TYPE,
                )
            )
        else:
            owned[kind] = count
    return owned


def _stand_ins(given: Any, content: Content, problems: list[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    if not isinstance(given, dict):
        problems.append(say("collection.stand_ins: write a table with a list of stand-ins for each type."))
        return found
    for kind, ids in given.items():
        place = f"collection.stand_ins.{kind}"
        if not _is_figure(kind, content):
            problems.append(tell("{place}: this type is not in the content; remove it.", place=place))
        elif not isinstance(ids, (list, tuple)):
            problems.append(tell("{place}: write a list of types whose miniatures may stand for it.", place=place))
        else:
            chosen: list[str] = []
            for one in ids:
                if not _is_figure(one, content):
                    problems.append(tell("{place}: {one!r} is not in the content; remove it.", place=place, one=one))
                elif one == kind:
                    problems.append(
                        tell("{place}: {one} needs no stand-in for itself; remove it.", place=place, one=one)
                    )
                elif one in chosen:
                    problems.append(tell("{place}: {one} is there twice; remove one.", place=place, one=one))
                else:
                    chosen.append(str(one))
            found[str(kind)] = tuple(chosen)
    return found


def _is_figure(kind: Any, content: Content) -> bool:
    return isinstance(kind, str) and (kind in content.enemies or kind in content.defenders)


def faults(
    collection: Collection | None,
    content: Content,
    plans: Sequence[ScenarioWave],
    heroes: int,
    options: VillageOptions,
) -> list[str]:
    """R-V44. A wave is never empty: whoever plays with their own figures needs one that each wave can afford."""
    made = [plan for plan in plans if not plan.groups]
    if collection is None or not made:
        return []
    value = party_value(heroes, options)
    enemies = list(content.enemies.values())
    owned = [one for one in enemies if collection.usable(one.id) > 0]
    lacking = bestiary.without_mob(owned, made, value, options)
    if lacking is None or bestiary.without_mob(enemies, [lacking], value, options) is not None:
        # Where the Bestiary itself has nobody, its own fault says so.
        return []
    least = wave_budget(lacking, value)
    affordable = [one for one in bestiary.mobs(enemies, lacking.escalation, options) if one.profile.points <= least]
    names = ", ".join([enemy_name(one) for one in cheapest_first(affordable)][:5])
    wave = plans.index(lacking) + 1
    return [
        tell(
            "collection.owned: wave {wave} needs a Mob without a torch for {least} points or less; own one of {names}.",
            wave=wave,
            least=least,
            names=names,
        )
    ]


def cheapest_first(types: list[EnemyType]) -> list[EnemyType]:
    """By cost, equal ones as the Bestiary lists them."""
    left = types[:]
    ordered: list[EnemyType] = []
    while left:
        ordered.append(bestiary.cheapest(left))
        left.remove(ordered[-1])
    return ordered
