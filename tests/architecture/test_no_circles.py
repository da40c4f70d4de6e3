"""No module imports, directly or through others, what imports it: neither for types, nor late, nor by name."""

import ast
from fnmatch import fnmatch

from tests.architecture.imports import BY_NAME, circles, imported, imports, module_of
from tests.architecture.tree import python_files


def test_imports_go_one_way() -> None:
    assert circles(imports("desktop", "rules_core", "resources")) == []


def test_whoever_imports_by_name_says_what() -> None:
    files = python_files("desktop", "rules_core", "resources")
    callers = {
        module_of(path)
        for path in files
        # Hardly any file names it, and only those are read closely.
        if any(name in (text := path.read_text(encoding="utf-8")) for name in ("import_module", "__import__"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Name | ast.Attribute)
        if (node.id if isinstance(node, ast.Name) else node.attr).endswith(("import_module", "__import__"))
    }
    assert callers == set(BY_NAME)
    modules = [module_of(path) for path in files]
    for patterns in BY_NAME.values():
        for pattern in patterns:
            assert any(fnmatch(module, pattern) for module in modules), pattern


def test_a_circle_is_found_however_it_is_closed() -> None:
    late = ast.parse("def f():\n    from room import table\n\nif TYPE_CHECKING:\n    import room.chair")
    assert set(imported(late, {"room.table", "room.chair"})) == {"room.table", "room.chair"}
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": {"e"}}) == [["a", "b", "c"], ["e"]]
