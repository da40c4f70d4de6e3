"""The declaration of the fields: whole, readable, and the one that the readers go by."""

import pytest

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Change, Item, Weight
from rules_core.games.village.content import loader
from rules_core.games.village.content.fields import FIELDS, field_of
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_content
from rules_core.games.village.content.types import ABILITIES
from rules_core.games.village.content.village_fields import ABILITY, PARAMETERS
from tests.games.village.content.written import written

NUMBERS = (FieldKind.WHOLE, FieldKind.INCHES)


def every_field(fields: tuple[Field, ...]) -> list[Field]:
    return [*fields, *(deeper for one in fields for deeper in every_field(one.parts))]


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_every_field_tells_a_person_what_it_is(kind: str) -> None:
    for field in every_field(FIELDS[kind]):
        assert field.name, field.key
        assert field.help.endswith("."), field.key
        assert "!" not in field.help
        assert not field.word_names or len(field.word_names) == len(field.words), field.key
        if field.kind in NUMBERS:
            assert field.least < field.most, field.key
        if field.kind in (FieldKind.TEXT, FieldKind.STORY, FieldKind.ID, FieldKind.ICON):
            assert field.longest > 0, field.key
        if field.kind in (FieldKind.WORD, FieldKind.WORDS):
            assert field.words, field.key
        if field.kind in (FieldKind.REFERENCE, FieldKind.REFERENCES):
            assert field.of, field.key


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_no_key_is_declared_twice_in_one_table(kind: str) -> None:
    tables = [FIELDS[kind], *(field.parts for field in every_field(FIELDS[kind]) if field.parts)]
    for fields in tables:
        keys = [field.key for field in fields]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_every_kind_has_a_valid_beginning(kind: str) -> None:
    plain = written(kind, "a-new-one", "A new one")
    # The heart of a village musters Defenders of the book.
    content = loader.read({Kind.DEFENDER: official_content().plain[Kind.DEFENDER], kind: [plain]})
    assert content.plain[kind] == [plain]
    assert set(plain) <= {field.key for field in FIELDS[kind]}


def test_parameters_are_shown_with_the_abilities_that_have_them() -> None:
    for parameter in ABILITY.parts[1:]:
        assert parameter.when == "id"
        having = [ability for ability in ABILITIES if parameter.key in PARAMETERS.get(ability, ())]
        assert list(parameter.when_words) == having


def test_a_path_leads_to_its_field() -> None:
    found = field_of(Kind.VILLAGE, ("building", 2, "level", 0, "ability", "reach"))
    assert found is not None
    assert found.most == 12
    assert field_of(Kind.VILLAGE, ("building", 2, "colour of the door")) is None


def test_a_number_that_no_trait_takes_is_told_and_can_be_taken_away() -> None:
    plain = {**written(Kind.HERO, "ada", "Ada"), "traits": [{"id": "tough", "value": 2}]}
    (found,) = findings(Item(GAME, Kind.HERO, plain))
    assert found.weight is Weight.ADVICE
    assert found.path == ("traits", 0, "value")
    assert found.fix == (Change(("traits", 0), {"id": "tough"}),)


def test_the_nought_that_every_trait_once_had_is_nothing_to_mend() -> None:
    plain = {**written(Kind.HERO, "ada", "Ada"), "traits": [{"id": "tough", "value": 0}]}
    assert findings(Item(GAME, Kind.HERO, plain)) == []
