"""The API agrees with its OpenAPI document: schemathesis generates requests and checks the answers."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from labtop.server import openapi, run
from labtop.server.routes import ROUTES
from labtop.server.settings import Settings
from server.kit import make

pytest_plugins = ["schemathesis.pytest.plugin"]
DOCUMENT = json.loads(openapi.document(ROUTES))
OPTIONS = [{}, {"mode": "draft"}, {"mode": "nonsense"}, {"excess": "one-colour", "mode": "draft"}, {"nothing": 1}]
schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def base_url():
    """The server in a thread of this process; schemathesis speaks to it over loopback."""
    app = make(groups=100_000, misses=100_000, misses_in_all=100_000.0, tables=100_000)
    listener = run.bound(Settings(host="127.0.0.1", port=0, data=Path("nowhere")))
    ready, servers = threading.Event(), []

    async def main():
        await app.open()
        server = run.Server(app, ready.set)
        servers.append(server)
        await server.serve([listener])
        await app.close()

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    port = listener.getsockname()[1]
    thread.start()
    assert ready.wait(10)
    yield f"http://127.0.0.1:{port}"
    servers[0].should_exit = True
    thread.join(10)
    assert not thread.is_alive()


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_to_its_document(case, base_url):
    """Rules say no to more than a schema can: a room that is not there, options that do not go together."""
    case.call_and_validate(base_url=base_url, excluded_checks=[positive_data_acceptance])


def test_any_wish_for_a_game_that_there_is(base_url):
    """Behind the name of the room the rules and the house are reached."""
    statuses = set()

    @given(case=schema["/api/groups"]["POST"].as_strategy(), options=st.sampled_from(OPTIONS))
    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    def wish(case, options):
        if isinstance(case.body, dict):
            case.body = {**case.body, "room": "chem-and-roll", "options": options}
        answer = case.call(base_url=base_url)
        statuses.add(answer.status_code)
        playing_on = isinstance(case.body, dict) and case.body.get("play_on") is not None
        assert answer.status_code in ((400, 401) if playing_on else (201, 400, 409)), answer.text

    wish()
    assert statuses >= {201, 400}


def test_the_document_names_every_route():
    told = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert told == {(route.method, route.path) for route in ROUTES}


def test_every_reference_is_there():
    text = json.dumps(DOCUMENT)
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in DOCUMENT["components"]["schemas"]


def test_a_server_that_is_not_ready_answers_in_the_same_shape():
    told = DOCUMENT["paths"]["/ready"]["get"]["responses"]
    assert told["503"]["content"] == told["200"]["content"]
    assert told["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Ready"}
