"""What lies on the table of a battle as rows."""

from __future__ import annotations

from rules_core.games.definition import Thing, ThingTable
from rules_core.games.drums.rules.ending import points_of
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.goals import goal_of, standing
from rules_core.games.drums.words.places import place_words
from rules_core.games.words import Words
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say, tell


def tables(state: Battle, words: Words) -> tuple[ThingTable, ...]:
    """The squads man by man, and how the battle stands."""
    assert isinstance(words, DrumsWords)
    if state.phase is Phase.SQUADS:
        return (
            ThingTable(
                "squads",
                "Squads",
                ("Squad", "Men"),
                tuple([_squad(one, words) for one in state.squads.values()]),
                "card",
            ),
        )
    found = [
        ThingTable(
            f"squad-{seat}",
            words.called(seat),
            ("Name", "Quality", "Combat", "Musket", "State"),
            tuple([_man(state, one, words) for one in state.models.values() if one.side == seat]),
        )
        for seat in state.seats
    ]
    rows = [_score(state, seat, words) for seat in state.seats]
    if state.world.scenario is not None:
        goal = (Thing("goal", (goal_of(state), standing(state))),)
        found.append(ThingTable("goal", words.called(state.world.scenario.id), ("Goal", "How it stands"), goal, "card"))
    found.append(ThingTable("score", "How it stands", ("Side", "Men", "Victory points"), tuple(rows), "card"))
    return tuple(found)


def _squad(squad: Squad, words: Words) -> Thing:
    return Thing(squad.seat, (words.called(squad.seat), str(len(squad.soldiers))), squad.seat)


def _score(state: Battle, seat: SeatId, words: Words) -> Thing:
    return Thing(seat, (words.called(seat), str(len(state.men(seat))), str(points_of(state, seat) // 2)), seat)


def _man(state: Battle, man: Soldier, words: DrumsWords) -> Thing:
    name = words.names.man(man.side, man.number, man.profile.id)
    path = f"models/{man.id}"
    return Thing(
        man.id,
        (name, f"{man.quality}+", str(man.profile.combat), _muzzle(state, man), _state(state, man, words)),
        state.squads[state.squad_of(man).seat].seat,
        None,
        ("", "", "", f"{path}/loaded", f"{path}/knocked_down"),
    )


def _muzzle(state: Battle, man: Soldier) -> str:
    if state.weapon(man) is None:
        return ""
    if man.out_of_ammunition:
        return say("no cartridges")
    return say("loaded") if man.loaded else say("empty")


def _state(state: Battle, man: Soldier, words: DrumsWords) -> str:
    if not man.in_play:
        return {"waiting": say("not there yet"), "defeated": say("fallen"), "fled": say("gone")}.get(man.fate.value, "")
    place = place_words(state, man, words.names)
    how = say("down") if man.knocked_down else say("has acted") if state.has_acted(man) else ""
    return ", ".join([one for one in (how, place) if one])


def summary(state: Battle, words: Words) -> str:
    """How far the battle has come."""
    if state.round == 0:
        return say("Before the battle")
    if state.world.scenario is not None:
        return standing(state)
    return tell("Round {round}", round=state.round)
