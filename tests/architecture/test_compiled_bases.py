"""What the desktop derives from classes of the rules, it may derive from them when the rules are compiled too.

A compiled class whose `allow_interpreted_subclasses` is not set refuses to make anything of a class below it: the built
program would stop where the source goes on.
"""

import ast
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import desktop
from tests.architecture.tree import ROOT

COMPILED = ("wording", "kernel", "ground", "grid", "content", "song", "players", "games")
"""The packages of the rules that `packaging/compile_rules.py` compiles."""
ALLOWS = "allow_interpreted_subclasses"


def all_below(kind: type) -> Iterator[type]:
    classes: list[type] = type.__subclasses__(kind)
    for below in classes:
        yield below
        yield from all_below(below)


@cache
def open_classes(path: Path) -> frozenset[str]:
    """The classes of a file of which interpreted ones may be derived."""
    return frozenset(
        node.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any(ALLOWS in ast.unparse(one) for one in node.decorator_list)
    )


def is_shut(base: type) -> bool:
    """Whether a class is compiled for the built program and allows none below it."""
    parts = str(base.__module__).split(".")
    if parts[0] != "rules_core" or parts[1] not in COMPILED:
        return False
    return base.__name__ not in open_classes(ROOT / f"{base.__module__.replace('.', '/')}.py")


def test_the_desktop_derives_from_open_classes_of_the_rules_alone() -> None:
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        import_module(module.name)
    below = {one for one in all_below(object) if str(one.__module__).startswith("desktop.")}
    above = {base for one in below for base in one.__bases__ if str(base.__module__).startswith("rules_core.")}
    assert len(above) > 3
    refused = [(one.__module__, one.__name__) for one in below if any(is_shut(base) for base in one.__bases__)]
    assert sorted(refused) == []
