"""The page that explains the content files says what the declaration of the fields says."""

from pathlib import Path

import pytest

import resources
from rules_core.content.fields import Field, FieldKind
from rules_core.content.ids import LONGEST_ID
from rules_core.content.named_fields import LONGEST_NAME, LONGEST_TEXT
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.profile_fields import BASE
from rules_core.games.village.content.village_fields import COST, FIRST_COST, LATER_COST

PAGE = (Path(resources.__file__).parent / "content" / "village" / "README.md").read_text(encoding="utf-8")
EVERYWHERE, *SECTIONS = PAGE.split("\n## ")
ABOVE = ("id", "name", "text", "icon", "traits", "tags", "base", "colour")
"""Keys that are explained once, before all sections."""


def section(kind: str) -> str:
    found = [one for one in SECTIONS if f"[[{kind}]]" in one.partition("\n")[0]]
    assert len(found) == 1, kind
    return found[0]


def every_field(fields: tuple[Field, ...]) -> list[Field]:
    """The fields and those inside of them; traits are explained once, before all sections."""
    deeper = [one.parts for one in fields if one.kind is not FieldKind.TRAITS]
    return [*fields, *(field for parts in deeper for field in every_field(parts))]


def lines_about(field: Field, text: str) -> list[str]:
    """The paragraphs and rows that name a key."""
    return [line for line in text.split("\n") if f"`{field.key}`" in line or f".{field.key}]" in line]


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_every_key_is_on_the_page(kind: str) -> None:
    text = section(Kind.VILLAGE if kind == Kind.BUILDING else kind)
    for field in every_field(FIELDS[kind]):
        assert lines_about(field, text) or field.key in ABOVE, field.key


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_the_limits_on_the_page_are_those_of_the_declaration(kind: str) -> None:
    text = section(Kind.VILLAGE if kind == Kind.BUILDING else kind)
    for field in every_field(FIELDS[kind]):
        if field.key in ABOVE or field is COST:
            continue
        about = " ".join(lines_about(field, text)) + " " + text.replace("`", "")
        if field.kind in (FieldKind.WHOLE, FieldKind.INCHES, FieldKind.OUTLINE) and field.most:
            assert f"{field.least:g} to {field.most:g}" in about, field.key
        elif field.kind is FieldKind.TABLES:
            assert f"{field.least:g} to {field.most:g}" in about or f"at most {field.most:g}" in about, field.key
        elif field.kind in (FieldKind.WORD, FieldKind.WORDS):
            for word in field.words:
                assert word in text, (field.key, word)
        elif field.kind is FieldKind.TEXT and field.key == "role":
            assert f"at most {field.longest}" in about


def test_what_levels_cost() -> None:
    costs = f"{FIRST_COST.most:g} for Level I, {LATER_COST.least:g} to {LATER_COST.most:g} for the others"
    assert costs in section(Kind.VILLAGE)
    assert (COST.least, COST.most) == (FIRST_COST.least, LATER_COST.most)


def test_what_holds_everywhere() -> None:
    assert f"at most {LONGEST_ID} characters" in EVERYWHERE
    assert f"`name` is at most {LONGEST_NAME} characters, `text` at most {LONGEST_TEXT}." in EVERYWHERE
    assert f"{BASE.least:g} to {BASE.most:g} (default {BASE.default})" in EVERYWHERE
