"""Mutants: functions of the rules with one small change each, made from their syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change in one function."""

    path: Path
    module: str
    """The dotted name of the module."""
    function: str
    """The function as `__qualname__` says it."""
    first_line: int
    """Where the function begins."""
    number: int
    """The how manieth change of those that the function allows."""
    line: int
    change: str
    """What stands there now instead of what, for people."""

    @property
    def name(self) -> str:
        """What people call it, and `explained.toml`: no line is named in it, for lines move."""
        return f"{self.module.removeprefix('rules_core.')} {self.function} {self.change}"

    def altered(self) -> ast.Module:
        """The module with the change."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node = next(one for _, one in _functions(tree, "") if one.lineno == self.first_line)
        list(_changes(node, self.number))
        return ast.fix_missing_locations(tree)


def mutants_of(path: Path, module: str) -> list[Mutant]:
    """Every change that a module allows, in the order of its functions."""
    return [
        Mutant(path, module, name, node.lineno, number, line, change)
        for name, node in _functions(ast.parse(path.read_text(encoding="utf-8")), "")
        for number, (line, change) in enumerate(_changes(node))
    ]


def with_notes(path: Path, module: str, note: str) -> ast.Module:
    """The module with a call of `note` at the head of each function, which is handed the function's place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for _, node in _functions(tree, ""):
        call = ast.parse(f"{note}({place_of(module, node.lineno)!r})").body[0]
        node.body.insert(1 if ast.get_docstring(node) is not None else 0, call)
    return ast.fix_missing_locations(tree)


def place_of(module: str, first_line: int) -> str:
    """A function as the notes name it."""
    return f"{module}:{first_line}"


def _functions(tree: ast.AST, within: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef) and not any(
            "overload" in ast.unparse(one) for one in node.decorator_list
        ):
            yield f"{within}{node.name}", node


def _changes(function: ast.FunctionDef, wanted: int = -1) -> Iterator[tuple[int, str]]:
    """Each change that can be made, as line and words; the one with the wanted number is made in the tree."""
    number = 0
    # Only what runs when it is called: defaults, decorators and annotations stay.
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    parents = {child: node for node in nodes for child in ast.iter_child_nodes(node)}
    for node in nodes:
        for words, make in _of_node(node, parents):
            if number == wanted:
                make()
            yield getattr(node, "lineno", function.lineno), words
            number += 1


def _of_node(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> list[tuple[str, Callable[[], None]]]:
    before = _words(node, parents)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        other = COMPARISONS[type(node.ops[0])]
        return [(f"{before}: {type(node.ops[0]).__name__} becomes {other.__name__}", _setter(node, "ops", [other()]))]
    if isinstance(node, ast.BoolOp):
        operator = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return [(f"{before}: and, or the other way round", _setter(node, "op", operator))]
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_text(node):
        return [(f"{before}: plus, minus the other way round", _setter(node, "op", ARITHMETIC[type(node.op)]()))]
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC and not _is_text(node.value):
        return [(f"{before}: plus, minus the other way round", _setter(node, "op", ARITHMETIC[type(node.op)]()))]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [(f"{before}: {node.value} becomes {not node.value}", _setter(node, "value", not node.value))]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return [(f"{before}: {node.value} becomes {node.value + 1}", _setter(node, "value", node.value + 1))]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_CALLS:
        return [(f"{before}: {OTHER_CALLS[node.func.id]}", _setter(node.func, "id", OTHER_CALLS[node.func.id]))]
    if isinstance(node, ast.If | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp):
        turned = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        return [(f"if {ast.unparse(node.test)[:60]}: the condition turned round", _setter(node, "test", turned))]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        nothing = ast.copy_location(ast.Constant(None), node.value)
        return [(f"{before}: left out", _setter(node, "value", nothing))]
    return []


def _words(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> str:
    """What stands there, a bare number or truth with what is around it."""
    shown = node
    while isinstance(shown, ast.Constant | ast.UnaryOp) or not isinstance(shown, ast.expr | ast.stmt):
        if shown not in parents:
            return ""
        shown = parents[shown]
    return ast.unparse(shown).splitlines()[0][:80]


def _setter(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    def make() -> None:
        setattr(node, name, value)

    return make


def _is_text(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Constant | ast.JoinedStr) and not _is_number(one) for one in ast.walk(node))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)
