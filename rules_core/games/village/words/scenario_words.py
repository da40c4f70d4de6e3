"""The sentences for what a scenario says, and for the ends that only a scenario knows."""

from __future__ import annotations

from rules_core.games.village.state.facts import StoryTold
from rules_core.games.village.words.names import Names
from rules_core.wording.sentence import Part, Phrase, Sentence

SCENARIO_ENDS = {
    "leader": Phrase("Their leader is beaten, and the rest lose heart. The village stands."),
    "bosses": Phrase("No great enemy is left. The village stands."),
    "supplies": Phrase("The stores are full. The village has won."),
    "tokens": Phrase("All that had to be found is found. The village has won."),
    "building": Phrase("What had to be kept is a ruin. The siege is lost."),
    "buildings": Phrase("Too much of the village lies in ruins. It is lost."),
    "missed": Phrase("The village stands, but what had to be done is not done. The siege is lost."),
}


def story_told(fact: StoryTold, names: Names) -> Sentence:
    """V-5.1.1. Read out: the scenario's own words."""
    title, text = names.story(fact.title, fact.text)
    parts: dict[str, Part] = {"title": title, "text": text}
    template = "The tale of {title}. {text}" if fact.title else "{text}"
    return Sentence(template, parts, clause=fact.clause)
