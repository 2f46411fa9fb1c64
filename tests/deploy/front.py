"""A real web server in front of ours, on loopback, with the configuration of deploy/ and TLS."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path

import h11
import websockets

from labtop.server.application import build
from labtop.server.settings import Limits, Settings
from labtop.stores.memory import MemoryStore
from server.kit import PATIENCE, BotsHere, Client, RealSocket, served

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "labtop.example.org"
"""The name in the files of deploy/; these tests never look it up."""


@cache
def program(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")


def free_port() -> int:
    """Below those that the system gives to clients: a test beside this one must not get it before the web server."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def swap(text: str, old: str, new: str) -> str:
    """Replace what must be there: a test of a changed file shall not pass because nothing was changed."""
    assert old in text, old
    return text.replace(old, new)


class Front:
    """A web server with its configuration; `start` is what nginx and Caddy do differently."""

    def __init__(self, folder: Path, behind: int) -> None:
        self.folder = folder
        self.behind = behind
        self.port = free_port()
        self.plain = free_port()

    def trusting(self) -> ssl.SSLContext:
        """A client that knows the certificate, and checks it."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def ready(self) -> bool:
        """Whether it shows its certificate: Caddy makes one after it has begun to listen."""
        try:
            with (
                socket.create_connection(("127.0.0.1", self.port), PATIENCE) as raw,
                self.trusting().wrap_socket(raw, server_hostname=NAME),
            ):
                return True
        except OSError:
            return False

    @contextmanager
    def running(self):
        log = (self.folder / "front.log").open("w+")
        words, environ = self.command()
        process = subprocess.Popen(words, env={**os.environ, **environ}, stdout=log, stderr=log)
        try:
            until = time.monotonic() + PATIENCE
            while not self.ready():
                assert process.poll() is None, (self.folder / "front.log").read_text()
                assert time.monotonic() < until, (self.folder / "front.log").read_text()
                time.sleep(0.05)
            yield self
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:  # Caddy waits for streams that a failed test has left open
                process.kill()
                process.wait()
            log.close()


class Nginx(Front):
    name = "nginx"

    def __init__(self, folder: Path, behind: int, read_timeout: str | None = None) -> None:
        super().__init__(folder, behind)
        self.certificate = folder / "certificate.pem"
        self.key = folder / "key.pem"
        self.read_timeout = read_timeout

    def command(self):
        make_certificate(self.certificate, self.key)
        return [program("nginx"), "-c", str(self.written()), "-p", str(self.folder)], {}

    def written(self) -> Path:
        """The site of deploy/ with our ports and certificate, in a main file that needs no rights."""
        site = (DEPLOY / "nginx.conf").read_text()
        site = swap(site, "127.0.0.1:8000", f"127.0.0.1:{self.behind}")
        site = swap(site, "listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;")
        site = swap(site, "listen 80;", f"listen 127.0.0.1:{self.plain};")
        site = re.sub(r"\n *listen \[::\]:.*", "", site)
        site = swap(site, f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(self.certificate))
        site = swap(site, f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(self.key))
        site = swap(site, "root /var/www/html;", f"root {self.folder};")
        if self.read_timeout is not None:
            site = re.sub(r"proxy_read_timeout \w+;", f"proxy_read_timeout {self.read_timeout};", site)
        (self.folder / "site").write_text(site)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"    {kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        main = self.folder / "nginx.conf"
        main.write_text(
            f"{'user root;' if os.geteuid() == 0 else ''}\ndaemon off;\nworker_processes 1;\npid {self.folder}/pid;\n"
            f"error_log stderr;\nevents {{ worker_connections 256; }}\n"
            f"http {{\n    access_log off;\n{places}    include {self.folder}/site;\n}}\n"
        )
        return main


class Caddy(Front):
    """The file of deploy/ as it is; only ports, and its own authority instead of a certificate of Let's Encrypt."""

    name = "caddy"

    def __init__(self, folder: Path, behind: int) -> None:
        super().__init__(folder, behind)
        self.certificate = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def command(self):
        file = self.folder / "Caddyfile"
        file.write_text(
            f"{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n"
            f"\thttp_port {self.plain}\n\thttps_port {self.port}\n}}\n{(DEPLOY / 'Caddyfile').read_text()}"
        )
        words = [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
        return words, {"XDG_DATA_HOME": str(self.folder), "LABTOP_BEHIND": f"127.0.0.1:{self.behind}"}


def make_certificate(certificate: Path, key: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext",
         f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip


@asynccontextmanager
async def behind(make, tmp_path, *, hosts=(NAME,), **limits):
    """Our server, and a web server in front of it that is made with its port."""
    quick = {"burst": 1000, "pace": 1000.0, "steady": 1000.0}
    settings = Settings(data=Path("nowhere"), hosts=hosts, ws="picows", limits=Limits(**quick | limits))
    app = build(settings, store=MemoryStore(), bots=BotsHere())
    async with served(app) as port:
        with make(tmp_path, port).running() as front:
            front.app = app
            yield front


class Exchange:
    """One request over TLS, or in plain text where a port is given, and its answer as it comes."""

    @classmethod
    async def open(cls, front, method, path, body=b"", *, headers=(), port=None, source="127.0.0.1", token=None):
        self = cls()
        tls = {"ssl": front.trusting(), "server_hostname": NAME} if port is None else {}
        port = port or front.port
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), **tls)
        told = [("Host", f"{NAME}:{port}"), ("Content-Length", str(len(body))), *dict(headers).items()]
        told += [("Authorization", f"Bearer {token}")] if token else []
        self.parser = h11.Connection(h11.CLIENT)
        for event in (h11.Request(method=method, target=path, headers=told), h11.Data(body), h11.EndOfMessage()):
            self.writer.write(self.parser.send(event) or b"")
        self.head = await self.next()
        return self

    @property
    def status(self):
        return self.head.status_code

    def header(self, name):
        """The value; both if the header is given twice."""
        return ", ".join(value.decode() for key, value in self.head.headers if key == name.encode())

    async def next(self):
        while (event := self.parser.next_event()) is h11.NEED_DATA:
            self.parser.receive_data(await asyncio.wait_for(self.reader.read(65536), PATIENCE))
        return event

    async def body(self):
        """All pieces as they come, to the end of the answer."""
        while isinstance(event := await self.next(), h11.Data):
            yield bytes(event.data)

    async def close(self):
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


async def ask(front, method, path, body=None, **more):
    """A whole answer; its body is `content`."""
    data = b"" if body is None else json.dumps(body).encode()
    answer = await Exchange.open(front, method, path, data, **more)
    answer.content = b"".join([piece async for piece in answer.body()])
    await answer.close()
    return answer


async def socket_to(front, source="127.0.0.1", **more):
    uri = f"wss://{NAME}:{front.port}/api/socket"
    return RealSocket(
        await websockets.connect(
            uri, host="127.0.0.1", port=front.port, local_addr=(source, 0), ssl=front.trusting(), server_hostname=NAME,
            compression=None, proxy=None, **more,
        )
    )  # fmt: skip


class StreamThrough(Client):
    """An event stream through the front."""

    def __init__(self, front, source="127.0.0.1", headers=()):
        super().__init__()
        self.front = front
        self.source = source
        self.headers = headers
        self.beats = 0
        """Signs of life."""

    async def hello(self, token):
        self.id = asyncio.get_running_loop().create_future()
        self.exchange = await Exchange.open(
            self.front, "GET", "/api/stream", headers=self.headers, source=self.source, token=token
        )
        assert self.exchange.status == 200
        self.task = asyncio.create_task(self.read())
        await asyncio.wait_for(asyncio.shield(self.id), PATIENCE)
        return self

    async def read(self):
        left = b""
        with suppress(OSError, h11.RemoteProtocolError, TimeoutError):  # an answer that breaks off
            async for piece in self.exchange.body():
                *events, left = (left + piece).split(b"\n\n")
                for event in events:
                    self.take(event.decode())
        self.inbox.put_nowait({"t": "closed"})

    def take(self, event):
        if event.startswith(":"):
            self.beats += 1
        elif event.startswith("event: stream\ndata: "):
            self.id.set_result(json.loads(event.removeprefix("event: stream\ndata: "))["id"])
        else:
            self.inbox.put_nowait(json.loads(event.removeprefix("data: ")))

    async def say(self, message):
        answer = await ask(self.front, "POST", "/api/say", message, headers={"Labtop-Stream": self.id.result()})
        assert answer.status == 202, answer.content

    async def close(self):
        await self.exchange.close()
        await self.task
