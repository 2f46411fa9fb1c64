"""Imports msgspec without typing_extensions, which costs more than everything else at start-up together.

msgspec asks it for three names that `typing` has had since Python 3.11; where other packages have installed it, it
is hidden for that one import (docs/performance.md has the figure).
"""

import sys

if "msgspec" not in sys.modules and "typing_extensions" not in sys.modules:
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]  # None makes an import fail, by Python's rules
    try:
        import msgspec  # noqa: F401
    finally:
        del sys.modules["typing_extensions"]
