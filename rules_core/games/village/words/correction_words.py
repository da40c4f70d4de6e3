"""The sentences for what people corrected: dice that were wrong, and whatever the table says otherwise."""

from __future__ import annotations

from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.plain_words import plain_word
from rules_core.ground.geometry import length, round_half_away
from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.requests import Topic
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics as song_topics
from rules_core.wording.sentence import Length, Part, Phrase, Sentence, ShownDie

ROLLS: dict[Topic, Phrase] = {
    song_topics.ATTACK_DIE: Phrase("the attack"),
    song_topics.DEFENCE_DIE: Phrase("the defence"),
    song_topics.REROLL: Phrase("the die rolled again"),
    song_topics.MORALE: Phrase("Morale"),
    song_topics.AMMUNITION: Phrase("ammunition"),
    song_topics.POISON: Phrase("poison"),
    song_topics.TAILSLAP: Phrase("a sweep of the tail"),
    topics.TRAP_DIE: Phrase("the Trap"),
    song_topics.GROUP: Phrase("the group"),
    topics.SPAWN_EDGE: Phrase("the edge"),
    topics.TOKEN_EDGE: Phrase("the edge of a find"),
}
"""What dice are rolled for, beside the purposes of Quality rolls."""
FIELDS: dict[str, Phrase] = {
    "supplies": Phrase("Supplies"),
    "herbs": Phrase("Healing Herbs"),
    "repair_materials": Phrase("Repair Materials"),
    "tally": Phrase("counted for the victory"),
    "round": Phrase("the round"),
    "wave": Phrase("the wave"),
    "position": Phrase("place"),
    "quality_lost": Phrase("wounds"),
    "fate": Phrase("fate"),
    "knocked_down": Phrase("knocked down"),
    "transfixed": Phrase("transfixed"),
    "activated": Phrase("has acted"),
    "attacked": Phrase("has attacked"),
    "looting": Phrase("looting"),
    "loaded": Phrase("loaded"),
    "out_of_ammunition": Phrase("out of ammunition"),
    "allowance": Phrase("move left"),
    "group": Phrase("group"),
    "integrity": Phrase("Integrity"),
    "level": Phrase("level"),
    "burning": Phrase("on fire"),
    "result": Phrase("what it is"),
    "behaviour": Phrase("Behaviour"),
    "edge": Phrase("edge"),
    "objective": Phrase("what it holds"),
    "raid_target": Phrase("what it means to loot"),
    "leaving": Phrase("leaves the table"),
    "actions": Phrase("actions left"),
    "play_mode": Phrase("the way of playing"),
    "overwatch": Phrase("Overwatch"),
    "blessing": Phrase("Blessing"),
    "ready-mounts": Phrase("Ready Mounts"),
    "warhorse": Phrase("Warhorse"),
    "healing": Phrase("the healing"),
    "engineering-corps": Phrase("the Engineering Corps"),
    "resurrection": Phrase("the resurrection"),
}
VALUES: dict[str, Phrase] = {
    "True": Phrase("yes"),
    "False": Phrase("no"),
    "": Phrase("nothing"),
    "in play": Phrase("on the table"),
    "screen": Phrase("on the screen"),
    "mapped": Phrase("at the table, with the map"),
    "unmapped": Phrase("at the table, without a map"),
}


def roll_words(topic: Topic) -> Phrase:
    """What a roll is for, as it stands inside a sentence."""
    return ROLLS[topic] if topic in ROLLS else plain_word(topic)


def roll_corrected(fact: RollCorrected, names: Names) -> Sentence:
    """Dice that showed something else."""
    side = {PLAYERS: HEROES, ENEMY: ENEMIES}.get(fact.side, "")
    dice = tuple(ShownDie(face, side, face >= fact.need if fact.need else None) for face in fact.after)
    parts: dict[str, Part] = {
        "model": names.of(fact.subject),
        "roll": roll_words(fact.topic),
        "after": listed(fact.after),
        "before": listed(fact.before),
    }
    if fact.subject:
        template = "Dice corrected, {model} ({roll}): {after} and not {before}."
    else:
        template = "Dice corrected ({roll}): {after} and not {before}."
    return Sentence(template, parts, dice, fact.clause)


def listed(faces: tuple[int, ...]) -> str:
    """Faces as people read them out."""
    return " ".join(str(face) for face in faces)


def amended(fact: Amended, names: Names) -> Sentence:
    """A field that a person corrected, with the name of whatever it belongs to."""
    places = fact.path.split("/")
    field = places[-1]
    if field == "play_mode":
        template = "From here on the game is played {after}."
    elif field == "enemy_turn":
        template = "The table says otherwise: the enemy's turn is over."
    elif len(places) == 1:
        template = "The table says otherwise: {field} {after}, not {before}."
    elif places[0] == "spent":
        template = "The table says otherwise: {field} used this time: {after}."
        return Sentence(
            template, {"field": FIELDS.get(field, plain_word(field)), "after": _value(fact.after)}, clause=fact.clause
        )
    elif field == "new":
        template = "The table says otherwise: {it} lies there too."
    elif len(places) == 2 and fact.after == "gone":
        template = "The table says otherwise: {it} is gone."
    elif field == "position":
        template = "The table says otherwise: {it} stands {after}, not {before}."
    elif field == "beyond":
        return _beyond(fact, names)
    elif field == "carrier":
        template = "The table says otherwise: {after} carries {it}."
        if not fact.after:
            template = "The table says otherwise: nobody carries {it}."
    else:
        template = "The table says otherwise, {it}: {field} {after}, not {before}."
    before, after = _value(fact.before), _value(fact.after)
    if field == "position":
        before, after = _place(fact.before), _place(fact.after)
    elif field == "carrier":
        before, after = names.of(fact.before), names.of(fact.after)
    parts: dict[str, Part] = {"field": FIELDS.get(field, plain_word(field)), "before": before, "after": after}
    if len(places) > 1:
        parts["it"] = _thing(places, names)
    return Sentence(template, parts, clause=fact.clause)


def _beyond(fact: Amended, names: Names) -> Sentence:
    """R-V37. A miniature was put further than the rules allow: noted, not refused."""
    ends = [[int(one) for one in text.split(",")[:2]] for text in (fact.before, fact.after)]
    gone = round_half_away(length(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]))
    parts: dict[str, Part] = {"it": names.of(fact.path.split("/")[1]), "far": Length(gone)}
    return Sentence("Noted: {it} stands {far} beyond where the rules let it go.", parts, clause=fact.clause)


def _thing(places: list[str], names: Names) -> Part:
    if places[0] == "groups":
        return Sentence("group {number}", {"number": places[1]})
    if places[0] in ("acting", "group_turn"):
        return Phrase("the activation")
    # New markers have no name yet: "barricades/new".
    return names.of(f"{places[0][:-1]}-0" if places[1] == "new" else places[1])


def _value(text: str) -> Part:
    return VALUES.get(text, text)


def _place(text: str) -> Part:
    """A place by its lengths from the left and the top edge."""
    numbers = text.split(",")
    if len(numbers) < 2 or not all(one.lstrip("-").isdigit() for one in numbers):
        return text
    return Sentence("at {x} by {y}", {"x": Length(int(numbers[0])), "y": Length(int(numbers[1]))})
