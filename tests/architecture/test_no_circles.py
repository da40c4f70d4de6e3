"""No module imports, directly or through others, what imports it: not for types, and not late inside a function."""

import ast

from tests.architecture.imports import circles, imported, imports

FORMS_ASK_THE_FACE = "desktop.games.workshop_face"
"""The one circle that is left: forms of the workshop ask the face for what they show, and the face brings the forms."""


def test_imports_go_one_way() -> None:
    found = circles(imports("desktop", "rules_core", "resources"))
    assert [circle for circle in found if FORMS_ASK_THE_FACE not in circle] == []


def test_a_circle_is_found_however_it_is_closed() -> None:
    late = ast.parse("def f():\n    from room import table\n\nif TYPE_CHECKING:\n    import room.chair")
    assert set(imported(late, {"room.table", "room.chair"})) == {"room.table", "room.chair"}
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": {"e"}}) == [["a", "b", "c"], ["e"]]
