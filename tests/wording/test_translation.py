"""The language in force words texts of ours and of the content, and only for those who read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules_core.wording.sentence import Capital, Length, Named, Phrase, Sentence, message
from rules_core.wording.translation import (
    LANGUAGE_IN_FORCE,
    bound,
    decimal,
    exact_length,
    form,
    in_chosen_unit,
    inside,
    official,
    say,
    tell,
)

GERMAN = {
    "the Forge": "die Schmiede|die Schmiede|der Schmiede",
    "the Temple": "der Tempel|den Tempel|dem Tempel",
    "{model} hacks at {building}.": "{model} schlägt auf {building:acc} ein.",
    "a fire at {building}": "ein Feuer an {building:dat}",
    "{it}": "{it}",
    "{several} and {last}": "{several} und {last}",
    "{number} in": "{number} Zoll",
    "Level": "Stufe",
    "{name} is missing.": "{name} fehlt.",
}


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    LANGUAGE_IN_FORCE.change_to("de", GERMAN, lambda: {"hero/smith/name": "Schmied"}, ",")
    yield
    LANGUAGE_IN_FORCE.change_to("en", {})
    LANGUAGE_IN_FORCE.centimetres = False


def test_a_text_without_words_stays_english() -> None:
    assert say("Nothing is known of this.") == "Nothing is known of this."
    assert tell("{count} of them", count=3) == "3 of them"
    assert say("") == ""


def test_names_take_the_case_that_the_sentence_asks_for() -> None:
    temple = Phrase("the Temple")
    assert Sentence("{model} hacks at {building}.", {"model": "Ork 3", "building": temple}).text() == (
        "Ork 3 schlägt auf den Tempel ein."
    )
    both = (temple, Phrase("the Forge"))
    assert Sentence("a fire at {building}", {"building": both}).words() == "ein Feuer an dem Tempel und der Schmiede"


def test_what_is_nothing_but_a_name_hands_its_case_on() -> None:
    inner = Sentence("{it}", {"it": Named("der Grabkönig|den Grabkönig|dem Grabkönig")})
    assert inner.words() == "der Grabkönig"
    assert inner.words(case="dat") == "dem Grabkönig"
    assert Sentence("a fire at {building}", {"building": inner}).words() == "ein Feuer an dem Grabkönig"


def test_a_name_in_a_title_begins_with_a_capital_letter_in_its_first_form_alone() -> None:
    goal = Capital(Named("der Grabkönig|den Grabkönig|dem Grabkönig"))
    assert Sentence("{model} here", {"model": goal}).words() == "Der Grabkönig here"
    assert Sentence("{it}", {"it": goal}).words(case="dat") == "dem Grabkönig"


def test_words_without_other_forms_have_one_for_all() -> None:
    assert form("Ork", "acc") == "Ork"
    assert form("a|b|c", "acc") == "b"
    assert form("a|b|c") == "a"


def test_official_content_is_translated_by_its_place_and_nothing_else_is() -> None:
    assert official("hero/smith/name", "Smith") == "Schmied"
    assert official("hero/my-smith/name", "Smith") == "Smith"


def test_lengths_have_the_chosen_unit_and_the_mark_of_the_language() -> None:
    assert decimal(4.25, 2) == "4,25"
    assert in_chosen_unit(1067) == "4,2 Zoll"
    assert Sentence("{it}", {"it": Length(254)}).text() == "1,0 Zoll"
    assert exact_length(762) == "3 Zoll"
    LANGUAGE_IN_FORCE.centimetres = True
    assert in_chosen_unit(1067) == "10,7 cm"
    assert exact_length(254) == "2,54 cm"


def test_a_finding_names_its_field_in_the_language_in_force() -> None:
    assert str(message("{name} is missing.", {"name": "Level"})) == "Stufe fehlt."


def test_nouns_keep_their_capital_letter_except_in_english() -> None:
    assert inside("Dorf") == "Dorf"
    LANGUAGE_IN_FORCE.change_to("en", {})
    assert inside("Village") == "village"


def test_no_line_ends_between_a_number_and_its_sign() -> None:
    apart = {
        "{share} % ({low} to {high})": "{share}\u00a0% ({low} to {high})",
        "130 % of 20 points": "130\u00a0% of 20 points",
        "%n %": "%n\u00a0%",
        "Of {games} games %n were won": "Of {games} games %n were won",
        "{won} %1": "{won} %1",
    }
    assert [bound(one) for one in apart] == list(apart.values())
    LANGUAGE_IN_FORCE.change_to("de", {"won {share} %": "zu {share} % gewonnen"})
    assert tell("won {share} %", share=12) == "zu 12\u00a0% gewonnen"
    assert Sentence("lost {share} %", {"share": 12}).text() == "Lost 12\u00a0%"
