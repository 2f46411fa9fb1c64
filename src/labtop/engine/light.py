"""A few names without the modules that usually bring them, which would be a seventh of everything at start-up.

Never compiled: a compiler wants one kind of module behind a name.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from hashlib import sha256 as sha256

    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:  # Python's own hash, as its `random` takes it: `hashlib` would load OpenSSL
        from _sha256 import sha256
    except ImportError:
        try:
            from _sha2 import sha256  # Python 3.12 and later
        except ImportError:  # a Python built without hashes of its own
            from hashlib import sha256  # noqa: F401 - used by those who import it from here

    def mypyc_attr(**_flags: Any) -> Any:
        """A remark for the compiler."""
        return lambda made: made


def mersenne(seed: str) -> Callable[[], float]:
    """What `random.Random(seed).random` is, but seeded once: Python seeds it with the text's hash first."""
    twister, sha512 = twister_and_hash()
    raw = seed.encode()
    made: Callable[[], float] = twister(int.from_bytes(raw + sha512(raw).digest(), "big")).random
    return made


@cache
def twister_and_hash() -> tuple[Any, Any]:
    from _random import Random  # here, because a table needs neither

    try:
        from _sha512 import sha512  # type: ignore[import-not-found]
    except ImportError:
        from hashlib import sha512
    return Random, sha512
