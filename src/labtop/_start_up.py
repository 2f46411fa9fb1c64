"""Imports msgspec without what it asks for and a game never uses: half of everything at start-up otherwise.

- typing_extensions: msgspec wants three names that `typing` has had since Python 3.11, so the import may fail.
- platform: msgspec imports uuid, which wants the system's name once; `os.uname` knows it without regular expressions.
- datetime: its Python half is only for interpreters without the C half, whose classes are the ones everybody gets.
- msgspec's doors to JSON, TOML and others: a stand-in brings the real module when somebody asks it for a name.
- typing.ForwardRef: msgspec makes one to see which arguments it takes, and the first word that is compiled brings up
  all classes of Python's syntax trees, a tenth of everything. It gets one that takes what it is given.
- Python's search for unreachable cycles: an import makes thousands of objects and nothing to throw away.

All of it holds for this one import: whoever imports these modules afterwards gets the real ones. The figures are in
docs/performance.md.
"""

import gc
import os
import sys
from importlib import import_module
from types import ModuleType

PARTS = ("msgspec.inspect", "msgspec.json", "msgspec.msgpack", "msgspec.structs", "msgspec.toml", "msgspec.yaml")


class Later(ModuleType):
    """Stands in for a module until something of it is wanted."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):  # the import system asks what kind of module it is: that wants no real one
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


class NothingCollected:
    """While modules are read there is nothing to throw away: no search for it."""

    def __enter__(self) -> None:
        self.on = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self.on:
            gc.enable()


def stand_ins() -> dict[str, ModuleType | None]:
    found: dict[str, ModuleType | None] = {"typing_extensions": None}  # None makes an import fail, by Python's rules
    found |= {name: Later(name) for name in PARTS}
    if hasattr(os, "uname"):
        found["platform"] = platform = Later("platform")
        vars(platform)["system"] = lambda: os.uname().sysname
    try:
        found["datetime"] = import_module("_datetime")
    except ImportError:  # an interpreter that has only the Python half
        return found
    return found


def typing_that_compiles_nothing() -> ModuleType:
    """`typing`, for whoever makes a forward reference only to see whether that works."""
    import typing

    found = ModuleType("typing", typing.__doc__)
    vars(found).update(vars(typing), ForwardRef=lambda _word, is_class: None)
    return found


def import_msgspec() -> None:
    found = {name: module for name, module in stand_ins().items() if name not in sys.modules}
    copied = typing_that_compiles_nothing()
    real = sys.modules["typing"]
    sys.modules.update(found, typing=copied)  # type: ignore[arg-type]  # typeshed does not know of None
    try:
        import msgspec  # noqa: F401
    finally:
        sys.modules["typing"] = real
        vars(copied).update(vars(real))
        for name in found:
            del sys.modules[name]


if "msgspec" not in sys.modules:
    with NothingCollected():
        import_msgspec()
