"""Imports msgspec without what it asks for and a game never uses: half of everything at start-up otherwise.

- typing_extensions: msgspec wants three names that `typing` has had since Python 3.11, so the import may fail.
- platform: msgspec imports uuid, which wants the system's name once; `os.uname` knows it without regular expressions.
- datetime: its Python half is only for interpreters without the C half, whose classes are the ones everybody gets.
- msgspec's doors to JSON, TOML and others: a stand-in brings the real module when somebody asks it for a name.

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


if "msgspec" not in sys.modules:
    hidden = {name: module for name, module in stand_ins().items() if name not in sys.modules}
    sys.modules.update(hidden)  # type: ignore[arg-type]  # typeshed does not know of None
    try:
        with NothingCollected():
            import msgspec  # noqa: F401
    finally:
        for name in hidden:
            del sys.modules[name]
