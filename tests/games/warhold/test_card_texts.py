"""Cards say what they do, those that people make too."""

from __future__ import annotations

from rules_core.games.warhold.content.effects import EFFECTS
from rules_core.games.warhold.content.fields import CARD_EFFECTS
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import Card
from rules_core.games.warhold.words.card_texts import DONE_BY_CARDS, DONE_BY_EQUIPMENT, all_texts, card_text
from rules_core.games.warhold.words.printed_cards import ids_of, number_of, printed_card
from rules_core.games.warhold.words.warhold_words import WarholdWords
from tests.clauses import rule


@rule("WH-DK-1", "WH-CK-1")
def test_every_card_that_ships_has_a_text_and_a_number() -> None:
    content = shipped()
    texts = all_texts(content, WarholdWords(content))
    assert len(texts) == 17 + 40 + 68
    assert all(one.endswith((".", "0", "1", "2")) and "{" not in one for one in texts.values())
    assert texts["re-2"] == "Roll for Leadership to gain: Infantry (2). If it fails, lose 10 gold, or all you have."
    assert texts["re-16"] == "Within 10 tiles of your lord appear: Troll and Hell Hound (2)."
    assert texts["eq-19"] == "Helm. Only natural sixes hit. Attacks -2. Leadership -1."
    assert texts["ratman"] == "Small monster. M 5, H 5, W 5, A 3, HP 2, O 0/+1"
    assert number_of(content, "eq-17.1") == "EQ 17"
    assert [printed_card(content, f"{id}.1") is not None for id in ids_of(content, "boon")] == [True] * 11


def test_whatever_people_may_put_on_a_card_is_worded() -> None:
    assert set(EFFECTS) == set(DONE_BY_EQUIPMENT)
    assert set(CARD_EFFECTS) - {"recruit"} == set(DONE_BY_CARDS)


def test_a_card_that_somebody_made_says_its_own_numbers() -> None:
    made = Card("mine", "Mine", "random", 1, "harvest", 30, 90, 0, 0, 0, (), ())
    assert card_text(made, WarholdWords(shipped())) == "Gain 30 food for each worker of the farm, at most 90."
