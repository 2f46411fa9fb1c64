"""Trusted proxies: whose headers are believed, and which of the addresses in them is the client's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from labtop.engine.core import Illegal
from labtop.locales.texts import texts
from labtop.server.answers import address
from labtop.server.proxies import LOOPBACK, Proxies, read_networks
from labtop.server.security import Hosts
from labtop.server.settings import Settings, read_settings
from server import kit
from server.kit import PATIENCE, comes_true, listening, scope_of
from server.raw import RawSocket
from server.test_serving import done

CHAIN = "10.0.0.0/24,192.168.7.1,fd00:7::/48,127.0.0.1"


def seen(peer, *told, trust=CHAIN, proto=()):
    """The client that the server sees, and the scheme."""
    headers = [("X-Forwarded-For", line) for line in told] + [("X-Forwarded-Proto", line) for line in proto]
    scope = scope_of("GET", "/", headers, client=None if peer is None else (peer, 4711))
    Proxies(read_networks(trust)).believe(scope)
    return (scope["client"] or (None,))[0], scope["scheme"]


@pytest.mark.parametrize(
    ("peer", "told", "client"),
    [
        ("10.0.0.2", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.2", ["203.0.113.5, 192.168.7.1, 10.0.0.77"], "203.0.113.5"),
        ("10.0.0.2", ["203.0.113.5:8123"], "203.0.113.5"),
        ("10.0.0.2", ["2001:db8::5"], "2001:db8::5"),
        ("10.0.0.2", ["[2001:db8::5]:443"], "2001:db8::5"),
        ("10.0.0.2", ["[2001:db8::5]"], "2001:db8::5"),
        ("fd00:7::2", ["203.0.113.5,fd00:7:0:1::9"], "203.0.113.5"),
        ("::ffff:10.0.0.2", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.2", ["203.0.113.5, ::ffff:10.0.0.3"], "203.0.113.5"),
        ("10.0.0.2", ["203.0.113.5", "192.168.7.1"], "203.0.113.5"),  # a proxy that adds a header of its own
        ("10.0.0.2", ["10.0.0.9, 192.168.7.1"], "10.0.0.9"),  # a client on the proxies' own network
    ],
)
def test_the_client_is_the_first_from_the_right_that_is_no_proxy(peer, told, client):
    assert seen(peer, *told)[0] == client


@pytest.mark.parametrize(
    ("peer", "told", "client"),
    [
        # what a client writes itself is to the left of what the proxy saw
        ("10.0.0.2", ["1.1.1.1, 203.0.113.5"], "203.0.113.5"),
        ("10.0.0.2", ["1.1.1.1, 127.0.0.1, 203.0.113.5"], "203.0.113.5"),
        ("10.0.0.2", ["10.0.0.3, 203.0.113.5, 192.168.7.1"], "203.0.113.5"),
        ("10.0.0.2", ["1.1.1.1", "203.0.113.5"], "203.0.113.5"),
        # a peer that is no proxy says anything
        ("203.0.113.5", ["1.1.1.1"], "203.0.113.5"),
        ("203.0.113.5", ["127.0.0.1"], "203.0.113.5"),
        ("10.0.1.2", ["1.1.1.1"], "10.0.1.2"),
        ("127.0.0.2", ["1.1.1.1"], "127.0.0.2"),
        ("fd00:8::2", ["1.1.1.1"], "fd00:8::2"),
        ("::ffff:203.0.113.5", ["1.1.1.1"], "::ffff:203.0.113.5"),
        # where the chain breaks, the last proxy that can be believed counts
        ("10.0.0.2", ["1.1.1.1, unknown"], "10.0.0.2"),
        ("10.0.0.2", ["1.1.1.1, unknown, 192.168.7.1"], "192.168.7.1"),
        ("10.0.0.2", ["1.1.1.1,"], "10.0.0.2"),
        ("10.0.0.2", ["1.1.1.1, _hidden"], "10.0.0.2"),
        ("10.0.0.2", ["1.1.1.1 203.0.113.5"], "10.0.0.2"),
        ("10.0.0.2", ["999.1.1.1"], "10.0.0.2"),
        ("10.0.0.2", ["[2001:db8::5"], "10.0.0.2"),
        ("10.0.0.2", [""], "10.0.0.2"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("not an address", ["1.1.1.1"], "not an address"),
        (None, ["1.1.1.1"], None),
    ],
)
def test_nobody_chooses_an_address_for_itself(peer, told, client):
    assert seen(peer, *told)[0] == client


@pytest.mark.parametrize(
    ("peer", "proto", "scheme"),
    [
        ("10.0.0.2", ["https"], "https"),
        ("10.0.0.2", ["HTTPS "], "https"),
        ("10.0.0.2", ["http"], "http"),
        ("10.0.0.2", ["gopher"], "http"),
        ("10.0.0.2", ["https", "http"], "http"),  # given twice: one of them was not the proxy's
        ("10.0.0.2", [], "http"),
        ("203.0.113.5", ["https"], "http"),
    ],
)
def test_the_scheme_is_the_proxys_word(peer, proto, scheme):
    assert seen(peer, "1.1.1.1", proto=proto)[1] == scheme


def test_without_a_setting_the_proxies_are_on_this_machine():
    assert read_settings({}).trust == LOOPBACK
    assert seen("127.0.0.1", "203.0.113.5", trust="127.0.0.1,::1")[0] == "203.0.113.5"
    assert Proxies(LOOPBACK).trusted == read_networks("127.0.0.1,::1")
    assert seen("127.0.0.1", "203.0.113.5", trust="none")[0] == "127.0.0.1"
    assert read_settings({"LABTOP_TRUST": "10.0.0.2"}).trust == read_networks("10.0.0.2")
    given = read_settings({"LABTOP_TRUST": "10.0.0.2"}, trust="10.0.0.3, fd00::/8")
    assert given.trust == read_networks("10.0.0.3,fd00::/8")


BAD = ["", ",", "10.0.0.2,", "proxy.example", "10.0.0.5/8", "10.0.0.0/33", "*", "all", "fd00::/200", "::ffff:10.0.0.2"]


@pytest.mark.parametrize("value", BAD)
def test_a_trust_that_names_no_proxy_is_refused(value):
    with pytest.raises(Illegal, match="bad_trust"):
        read_settings({"LABTOP_TRUST": value})


@pytest.mark.parametrize("value", ["0.0.0.0/0", "::/0", "10.0.0.2,0.0.0.0/0"])
def test_nobody_can_trust_the_whole_world(value):
    with pytest.raises(Illegal, match="trust_everybody"):
        read_settings({"LABTOP_TRUST": value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOSTS", "https://labtop.example.org"),
        ("HOSTS", "labtop.example.org:8443"),
        ("HOSTS", "*.example.org"),
        ("HOSTS", "labtop.example.org/game"),
        ("ORIGINS", "labtop.example.org"),
        ("ORIGINS", "https://labtop.example.org/game"),
        ("ORIGINS", "*"),
    ],
)
def test_a_name_that_could_never_match_is_refused(name, value):
    """Ignored, it would be a server that answers every visitor with 403."""
    with pytest.raises(Illegal, match="bad_setting"):
        read_settings({f"LABTOP_{name}": value})


def test_names_are_taken_as_people_write_them():
    found = read_settings(
        {"LABTOP_HOSTS": "Labtop.Example.org, play.example.org,", "LABTOP_ORIGINS": "https://S.example/"}
    )
    assert found.hosts == ("labtop.example.org", "play.example.org")
    assert found.origins == ("https://s.example",)
    assert read_settings({"LABTOP_HOSTS": "a.example"}, hosts="b.example").hosts == ("b.example",)


def test_a_page_on_a_domain_behind_tls_is_our_own_page():
    """The proxy hands the name on; origin and host agree although our own port speaks plain HTTP."""
    hosts = Hosts(Settings(data=Path("x"), hosts=("labtop.example.org",)))
    assert hosts.knows("labtop.example.org")
    assert hosts.trusts("https://labtop.example.org", "labtop.example.org", "same-origin")
    assert not hosts.trusts("https://labtop.example.org", "127.0.0.1:8000", "same-origin")  # the name was not handed on


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--trust", "everything"], "“everything” is no address of a proxy"),
        (["--trust", "0.0.0.0/0"], "“0.0.0.0/0” is every address there is"),
        (["--hosts", "https://x.example"], "“https://x.example” does not suit the setting --hosts"),
    ],
)
def test_bad_values_are_one_line_at_the_start(tmp_path, words, says):
    refused = done("serve", "--data", str(tmp_path / "data"), "--port", "0", *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1
    assert says in refused.stderr
    assert not (tmp_path / "data").exists()


def test_french_has_the_same_words():
    assert "10.0.0.2" in texts("fr").refusal(Illegal("bad_trust", value="x"))


@pytest.mark.usefixtures("both_ways")
def test_sockets_are_counted_for_the_client_and_not_for_the_proxy(monkeypatch):
    """Both ways to serve sockets; the peer of this test is 127.0.0.1, which is trusted first and then is not."""

    async def addresses(trust, told):
        monkeypatch.setitem(kit.WAY, "trust", read_networks(trust))
        async with listening() as app:
            socket = await RawSocket.open(app.port, [("X-Forwarded-For", told)])
            assert await comes_true(lambda: app.connections.all, PATIENCE)
            found = list(app.connections.by_address)
            await socket.end()
            return found

    assert asyncio.run(addresses("127.0.0.1", "1.1.1.1, 203.0.113.5")) == ["203.0.113.5"]
    assert asyncio.run(addresses("10.0.0.0/8", "1.1.1.1, 203.0.113.5")) == ["127.0.0.1"]


def test_a_network_of_ipv6_is_one_address():
    scope = scope_of("GET", "/", [("X-Forwarded-For", "2001:db8:1:2:3:4:5:6")], client=("10.0.0.2", 1))
    Proxies(read_networks(CHAIN)).believe(scope)
    assert address(scope) == "2001:db8:1:2::"
