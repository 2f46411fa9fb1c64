"""A few names without the modules that usually bring them, which would be a seventh of everything at start-up.

Never compiled: a compiler wants one kind of module behind a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hashlib import sha256 as sha256
    from hashlib import sha512 as sha512
    from random import Random as Random

    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:  # Python's own hashes, as its `random` does it: `hashlib` would load OpenSSL
        from _sha2 import sha256, sha512  # Python 3.12 and later
    except ImportError:
        try:
            from _sha256 import sha256
            from _sha512 import sha512
        except ImportError:  # a Python built without hashes of its own
            from hashlib import sha256, sha512  # noqa: F401 - whichever there is

    from _random import Random  # noqa: F401 - the generator itself; that of `random` is seeded twice

    def mypyc_attr(**_flags: Any) -> Any:
        """A remark for the compiler."""
        return lambda made: made
