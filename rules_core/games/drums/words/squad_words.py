"""What is said of a squad that is being put together: its limits, who cannot join it and why, and all of it as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.content.fields import TRAITS
from rules_core.games.drums.content.squad_limits import Limit, total
from rules_core.games.drums.content.types import Content, SoldierType
from rules_core.games.drums.words.names import BattleNames
from rules_core.wording.sentence import Phrase
from rules_core.wording.translation import official, tell

KEPT: Final[dict[str, Phrase]] = {
    "points": Phrase("Points: {have} of {most}"),
    "commander": Phrase("Somebody commands"),
    "leader": Phrase("Leaders: {have} of {most}"),
    "musician": Phrase("Musicians: {have} of {most}"),
    "flag-bearer": Phrase("Flag Bearers: {have} of {most}"),
    "nco": Phrase("NCOs: {have} of {most}"),
    "marksman": Phrase("Marksmen: {have} of {most}"),
    "fewest": Phrase("Men: {have}, at least {most}"),
    "most": Phrase("Men: {have}, at most {most}"),
    "command": Phrase("Command costs {have} of {most}"),
}
BROKEN: Final[dict[str, Phrase]] = {
    "points": Phrase("Points: {have} of {most}, {over} too many."),
    "commander": Phrase("Nobody commands: add an officer or one NCO."),
    "leader": Phrase("{have} Leaders: keep one."),
    "musician": Phrase("{have} Musicians: keep one."),
    "flag-bearer": Phrase("{have} Flag Bearers: keep one."),
    "nco": Phrase("{have} NCOs: keep {most}, or add men."),
    "marksman": Phrase("{have} Marksmen: keep {most}, or add others."),
    "fewest": Phrase("Men: {have}, {most} are needed."),
    "most": Phrase("Men: {have}, keep {most}."),
    "command": Phrase("Command costs {have} of {most}: add other men."),
}
BARRED: Final[dict[str, Phrase]] = {
    "points": Phrase("{over} over"),
    "leader": Phrase("one Leader only"),
    "musician": Phrase("one Musician only"),
    "flag-bearer": Phrase("one Flag Bearer only"),
    "most": Phrase("{most} men at most"),
}


def limit_words(limit: Limit) -> str:
    """How a squad stands to a limit; where it breaks it, with the remedy."""
    return _said(KEPT if limit.is_kept else BROKEN, limit)


def barred_words(limit: Limit) -> str:
    """In a few words, why a soldier cannot join."""
    return _said(BARRED, limit)


def _said(texts: dict[str, Phrase], limit: Limit) -> str:
    return tell(texts[limit.what].text, have=limit.have, most=limit.most, over=limit.have - limit.most)


def weapon_names(content: Content, soldier: SoldierType) -> list[str]:
    """What he fights and shoots with."""
    return [part_name(content, one) for one in soldier.weapons]


def origin_names(names: BattleNames, soldier: SoldierType) -> list[str]:
    """Of which nation he is, where squads are mixed."""
    return [names.nation(soldier.nation)] if names.options.mixed_squads else []


def trait_names(soldier: SoldierType) -> list[str]:
    """His special rules."""
    return [
        official(f"trait/{one.id}/name", TRAITS.name_of(one.id))
        for one in soldier.profile.traits
        if one.id in TRAITS.words
    ]


def part_name(content: Content, id: str) -> str:
    """What a weapon or a special rule is called."""
    if id in content.arms:
        return official(f"weapon/{id}/name", content.arms[id].name)
    return official(f"trait/{id}/name", TRAITS.name_of(id))


def squad_text(names: BattleNames, nation: str, squad: Sequence[SoldierType], most_points: int) -> str:
    """A squad as plain text, a line for each kind of man, to be sent or posted."""
    head = tell(
        "{nation}, points: {points} of {most}, men: {men}",
        nation=names.nation(nation),
        points=total(squad),
        most=most_points,
        men=len(squad),
    )
    lines = [head]
    for soldier in {one.id: one for one in squad}.values():
        count = sum(1 for one in squad if one.id == soldier.id)
        lines.append(
            tell(
                "{count} {name} ({points}): Quality {quality}+, Combat {combat}, {what}",
                count=count,
                name=names.soldier(soldier.id),
                points=count * soldier.points,
                quality=soldier.profile.quality,
                combat=soldier.profile.combat,
                what=", ".join(
                    [*origin_names(names, soldier), *weapon_names(names.content, soldier), *trait_names(soldier)]
                ),
            )
        )
    return "\n".join(lines)
