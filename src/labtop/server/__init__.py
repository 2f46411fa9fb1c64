"""The web server in front of the tables: an ASGI application, its connections and routes. Knows no rule of any game.

`labtop.server:app` is the application for another ASGI server, with settings from the environment. It is built when it
is first asked for: importing this package opens nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labtop.server.application import App

    app: App


def __getattr__(name: str) -> App:
    if name != "app":
        raise AttributeError(name)
    from labtop.server.application import build
    from labtop.server.settings import read_settings

    built = globals()["app"] = build(read_settings())
    return built
