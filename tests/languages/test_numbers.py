"""No sentence puts a 1 before a plural: whoever says "{count} heroes" has other words for one of them."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final

from desktop.language import LanguageTranslator, in_english, read_texts
from tests.languages.catalogue import LANGUAGES
from tests.languages.collect import collect
from tests.languages.numbers import NOUNS, says_one_of_many

COUNTED: Final = re.compile(rf"\{{(\w+)\}} (?:[A-Za-z]+ )?({'|'.join(NOUNS)})\b")
ONE: Final = r"\b(?:1|[Oo]ne|[Aa]n?) (?:[A-Za-z]+ )?"
LIMIT: Final = re.compile(r"\b(to|at most|or) $")
"""Before the upper end of a span, which is never 1."""
PARTS: Final = re.compile(r"\{(\w+)")
VERBS: Final = ("attacker", "chance", "defender", "edge", "hero", "model", "stick", "village_name")
"""Parts that are no numbers: "{attacker} hits"."""
NEVER_ONE: Final = {
    "budget": "a wave has a hundred points for every hero",
    "heroes": "two come at the least",
    "games": "an item is tested by fifty games and more",
    "least": "no enemy is that cheap",
    "limit": "no enemy is that cheap",
    "sides": "no die has one side",
    "wanted": "it is asked for five enemies and four heroes",
}
NEVER_ONE_HERE: Final = {
    "Points of the wave with {count} heroes": "two come at the least",
    "None of its groups comes when {count} heroes play.": "two come at the least",
    "Points with {count} heroes: {points}": "two come at the least",
    "{count} heroes": "two come at the least",
    "{quarter}: {count} times {kind}.": "a single one is said without its number",
    "{men} men, {points} points": "a squad has five at the least, and none of them is that cheap",
    "{points} points": "nobody is that cheap",
    "{points} of {most} points": "no squad may be that cheap",
    "{points} of {most} points. Nobody else sees it before all squads are complete.": "no squad may be that cheap",
    "It is to be won after {count} waves, and there are only {most}.": "it is more than the waves",
    "This has {found} characters; use at most {most}.": "it is more than the most",
    "Each of its dice succeeds {now} times in 100, against {before} before.": "one face in six is the least",
    "{name} has {count} letters.": "it is more than the most",
    "This group has {count} models.": "it is more than the most, or none",
    "There is too much in one pack ({found} values, at most {most}); make two of it.": "it is more than the most",
    "{name} would cost {price} points; the most is {most}.": "it is more than the most",
    "and {count} more lines of the chronicle": "a single one is shown itself",
    "It has happened at least {count} times by now; it is written down once.": "it is said from the second time on",
    "a list of {length} whole numbers belongs here": "a place has two",
    "rows of {length} whole numbers belong here": "a place has two",
}


def test_no_template_puts_one_before_a_plural() -> None:
    texts = {text.text: text.place for text in collect() if not text.plural}
    wrong = []
    for text, place in texts.items():
        for found in COUNTED.finditer(text):
            part, noun = found.groups()
            spared = part in VERBS or part in NEVER_ONE or text in NEVER_ONE_HERE or LIMIT.search(text[: found.start()])
            if not spared and not has_words_for_one(text, part, noun, set(texts)):
                wrong.append(f"{place}: {text!r}")
    assert not wrong, "\n".join(wrong)


def test_every_exception_is_still_a_text_of_the_program() -> None:
    assert set(NEVER_ONE_HERE) <= {text.text for text in collect()}


def test_no_plural_of_the_desktop_says_one_of_many() -> None:
    shown = {in_english(text.text, 1).replace("%n", "1"): text.place for text in collect() if text.plural}
    for language in LANGUAGES:
        known = read_texts(language)
        for text in collect():
            words = known.get((text.comment or text.context, text.text)) or known.get(("", text.text))
            if text.plural and words:
                shown[words[0].replace("%n", "1")] = text.place
    assert [f"{place}: {words}" for words, place in shown.items() if says_one_of_many(words)] == []


def test_the_words_for_one_are_found() -> None:
    one = {"Group {group}: 1 action each.", "A wound of {model} is healed."}
    assert has_words_for_one("Group {group}: {actions} actions each.", "actions", "actions", one)
    assert has_words_for_one("{wounds} wounds of {model} are healed.", "wounds", "wounds", one)
    assert not has_words_for_one("{wounds} wounds are healed.", "wounds", "wounds", one)
    assert not has_words_for_one("{actions} actions", "actions", "actions", one)


def has_words_for_one(text: str, part: str, noun: str, texts: set[str]) -> bool:
    """Whether another text says the same of one: with the same other parts, and "1 die", "one die" or "a die"."""
    parts = set(PARTS.findall(text)) - {part}
    one = re.compile(ONE + NOUNS[noun] + r"\b", re.IGNORECASE)
    many = re.sub(rf"\{{{part}\}} (?:[A-Za-z]+ )?{noun}\b", "#", text).lower()
    return any(
        set(PARTS.findall(other)) == parts and SequenceMatcher(None, many, one.sub("#", other).lower()).ratio() > 0.7
        for other in texts
        if one.search(other)
    )


def test_no_line_ends_between_a_number_and_its_sign() -> None:
    texts = [text for text in collect() if "} %" in text.text]
    assert texts
    for language in LANGUAGES:
        translator = LanguageTranslator(language)
        for text in texts:
            words = translator.translate("", text.text, None, 2 if text.plural else -1)
            assert words is not None, text.text
            assert not re.search(r"[\d}] %(?!n)", words), words
