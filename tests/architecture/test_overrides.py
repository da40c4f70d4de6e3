"""Every method that the desktop puts in place of one of Qt's tells of its faults; so nothing it raises reaches Qt."""

import ast
import pkgutil
from collections.abc import Iterator
from importlib import import_module

from shiboken6 import Shiboken

import desktop
from desktop.shell.faults.overrides import MARK, guard_overrides
from tests.architecture.tree import name_of, python_files


def all_below(kind: type) -> Iterator[type]:
    classes: list[type] = kind.__subclasses__()
    for below in classes:
        yield below
        yield from all_below(below)


def is_of_qt(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in {"PySide6", "Shiboken"}


def overrides() -> dict[str, object]:
    """Whatever stands in a class of the desktop, or in one it derives from, under the name of a method of Qt."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        import_module(module.name)
    found: dict[str, object] = {}
    for kind in {one for one in all_below(Shiboken.Object) if one.__module__.startswith("desktop.")}:
        of_qt = [above for above in kind.__mro__ if is_of_qt(above)]
        for owner in (one for one in kind.__mro__ if one is not object and not is_of_qt(one)):
            for name, method in vars(owner).items():
                if not name.startswith("__") and any(callable(vars(above).get(name)) for above in of_qt):
                    found[f"{owner.__module__}.{owner.__qualname__}.{name}"] = method
    return found


def test_every_override_tells_of_its_faults() -> None:
    guard_overrides()
    found = overrides()
    assert len(found) > 300
    assert [name for name, method in found.items() if MARK not in getattr(method, "__dict__", {})] == []


def test_none_is_put_in_place_of_an_override_later() -> None:
    """`widget.paintEvent = ...` would be called by Qt as it is. Names that are Qt's have capitals; ours have none."""
    late = [
        f"{name_of(path)}:{node.lineno}"
        for path in python_files("desktop")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and node.attr[1:] != node.attr[1:].lower()
    ]
    assert late == []
