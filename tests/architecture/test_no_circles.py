"""No module imports, directly or through others, what imports it: not for types, and not late inside a function."""

import ast

from tests.architecture.imports import circles, imported, imports


def test_imports_go_one_way() -> None:
    assert circles(imports("desktop", "rules_core", "resources")) == []


def test_a_circle_is_found_however_it_is_closed() -> None:
    late = ast.parse("def f():\n    from room import table\n\nif TYPE_CHECKING:\n    import room.chair")
    assert set(imported(late, {"room.table", "room.chair"})) == {"room.table", "room.chair"}
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": {"e"}}) == [["a", "b", "c"], ["e"]]
