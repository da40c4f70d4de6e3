"""The party of a setup: which heroes, under which names, led by whom (section 4.2, R-V37)."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.village.content.types import Content
from rules_core.song.warband import ModelId
from rules_core.wording.translation import tell

FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 4
MOST_PEOPLE: Final = 4
LONGEST_NAME: Final = 40

People = tuple[tuple[str, tuple[ModelId, ...]], ...]
"""Names at the table, each with the ids of the heroes they lead."""


def read_heroes(given: Any, content: Content, problems: list[str]) -> list[tuple[ModelId, str]]:
    """The party as ids with names, the names of the content where none is given. Faults are added to `problems`."""
    party: list[tuple[ModelId, str]] = []
    # V-4.2.1. Two, three or four.
    if not isinstance(given, list) or not FEWEST_HEROES <= len(given) <= MOST_HEROES:
        problems.append(f"heroes: choose {FEWEST_HEROES} to {MOST_HEROES} heroes.")
        return party
    for number, one in enumerate(given, start=1):
        place = f"heroes[{number}]"
        if not isinstance(one, dict) or any(key not in ("id", "name") for key in one):
            problems.append(tell("{place}: write a table with the hero's id and, if you like, a name.", place=place))
            continue
        id = one.get("id")
        # V-4.2.4. Heroes come from the Compendium.
        if not isinstance(id, str) or id not in content.heroes:
            problems.append(
                tell(
                    "{place}.id: {id!r} is not in the content; choose from: {choices}.",
                    place=place,
                    id=id,
                    choices=", ".join(content.heroes),
                )
            )
            continue
        if id in [known for known, _ in party]:
            problems.append(tell("{place}.id: {id} is in the party already; choose another hero.", place=place, id=id))
            continue
        party.append((ModelId(id), _name(one.get("name", content.heroes[id].name), f"{place}.name", problems)))
    return party


def read_people(given: Any, heroes: list[ModelId], problems: list[str]) -> People:
    """V-1.1, R-V37. One to four people share the heroes out as they like; nobody need be named."""
    found: list[tuple[str, tuple[ModelId, ...]]] = []
    if not isinstance(given, list) or len(given) > MOST_PEOPLE:
        problems.append(tell("people: name at most {most_people} people, or nobody.", most_people=MOST_PEOPLE))
        return ()
    led: list[str] = []
    for number, one in enumerate(given, start=1):
        place = f"people[{number}]"
        if not isinstance(one, dict) or any(key not in ("name", "heroes") for key in one):
            problems.append(tell("{place}: write a table with a name and a list of heroes.", place=place))
            continue
        name = _name(one.get("name"), f"{place}.name", problems)
        leads = one.get("heroes", [])
        if not isinstance(leads, list) or any(id not in heroes for id in leads):
            problems.append(
                tell("{place}.heroes: name heroes of the party: {choices}.", place=place, choices=", ".join(heroes))
            )
            continue
        for id in leads:
            if id in led:
                problems.append(
                    tell("{place}.heroes: {id} has a player already; name each hero once.", place=place, id=id)
                )
            led.append(id)
        found.append((name, tuple([ModelId(one) for one in leads])))
    return tuple(found)


def _name(given: Any, place: str, problems: list[str]) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > LONGEST_NAME or not given.isprintable():
        problems.append(
            tell("{place}: give a name of 1 to {longest_name} characters.", place=place, longest_name=LONGEST_NAME)
        )
        return ""
    return given.strip()
