"""Reports faults in methods that Qt calls, such as `paintEvent`, at once, so that none of them reaches Qt.

Qt for Python hands such a fault to whichever Python code happened to call Qt, which breaks off for a fault that is not
its own. Under Python 3.11 the process ends there with a hard fault, if Python itself raised it (an `IndexError` of a
list). Slots and timers have no such trouble.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType, MethodDescriptorType
from typing import Any

from shiboken6 import Shiboken

MARK = "tells_of_faults"


def guard_overrides() -> None:
    """Guard what every class puts in place of a method of Qt: the classes that there are, and all that come later."""
    if "__init_subclass__" in vars(Shiboken.Object):
        return
    Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[assignment]  # the only hook there is
    waiting = Shiboken.Object.__subclasses__()
    while waiting:
        kind = waiting.pop()
        _guard(kind)
        waiting.extend(kind.__subclasses__())


def _guard(kind: type, /, **more: object) -> None:
    for owner in kind.__mro__:
        if not _is_of_qt(owner):
            for name, method in list(vars(owner).items()):
                if isinstance(method, FunctionType) and MARK not in vars(method) and _qt_has(kind, name):
                    setattr(owner, name, _guarded(method))


def _is_of_qt(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in {"PySide6", "Shiboken", "builtins"}


def _qt_has(kind: type, name: str) -> bool:
    return not name.startswith("_") and any(
        isinstance(vars(above).get(name), MethodDescriptorType) for above in kind.__mro__
    )


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def told(*args: Any, **more: Any) -> Any:
        try:
            return method(*args, **more)
        except Exception as fault:  # noqa: BLE001  # whatever it is, it is told
            # Qt is given nothing, and takes it for an empty size, False, or whatever the method should have given.
            sys.excepthook(type(fault), fault, fault.__traceback__)

    vars(told)[MARK] = True
    return told
