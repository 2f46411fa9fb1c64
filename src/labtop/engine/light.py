"""Two names without the modules that usually bring them, which would be a seventh of everything at start-up.

Never compiled: a compiler wants one kind of module behind a name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hashlib import sha256 as sha256

    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:  # Python's own SHA-256, as its `random` does it: `hashlib` would load OpenSSL
        from _sha2 import sha256  # Python 3.12 and later
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python built without hashes of its own
            from hashlib import sha256

    def mypyc_attr(**_flags: Any) -> Any:
        """A remark for the compiler."""
        return lambda made: made
