"""Telling people outside the page that it is their turn. Off unless the host turns it on.

Nobody chooses a host that this server then talks to on the inside: messengers go to the fixed
addresses of their services, e-mail through the host's own account, and a webhook's address is
resolved once, must be public, and is the one connected to.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import logging
import re
import socket
import ssl
from typing import Any
from urllib.parse import quote, urlsplit

from opificio.server.problems import Problem

LOG = logging.getLogger("opificio.notices")
MESSENGERS = ("discord", "slack", "tgram", "pover")
"""Services of Apprise whose address is fixed: the user chooses a channel, never a host."""
EMAIL = re.compile(r"^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
TUNNELS = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))
TIMEOUT = 5.0


def bad_target(message: str) -> Problem:
    return Problem(422, "bad-notice", message)


def is_public(address: str) -> bool:
    """Whether an IP address lies outside every private, local, shared or tunnelled network."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address) and (ip.ipv4_mapped or any(ip in tunnel for tunnel in TUNNELS)):
        return False
    return ip.is_global and not ip.is_multicast


def check_targets(targets: dict[str, str], has_mail: bool, inside: bool) -> None:
    """Refuse what could never be sent, with the reason."""
    if "webhook" in targets:
        _webhook_parts(targets["webhook"], inside)
    if "messenger" in targets and urlsplit(targets["messenger"]).scheme not in MESSENGERS:
        raise bad_target(f"a messenger is an Apprise URL of one of {', '.join(MESSENGERS)}")
    if "email" in targets:
        if not has_mail:
            raise bad_target("this server sends no e-mail; its host has set up no account for it")
        if not EMAIL.match(targets["email"]):
            raise bad_target("this is no e-mail address")


def _webhook_parts(url: str, inside: bool) -> tuple[str, str, int, str]:
    parts = urlsplit(url)
    schemes = ("https", "http") if inside else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        raise bad_target("a webhook is an https:// address without a user name or password in it")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise bad_target("the port of this webhook is not a number") from None
    if port != 443 and not inside:
        raise bad_target("a webhook listens on the usual port 443")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port, path


def public_address(host: str, port: int) -> str:
    """The one address to connect to; every address the name has must be public."""
    try:
        found = {each[4][0] for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise bad_target("the webhook's host is not known") from None
    addresses = sorted(str(each) for each in found)
    if not all(is_public(each) for each in addresses):
        raise bad_target("a webhook must not lead to an internal address")
    return addresses[0]


class _Pinned(http.client.HTTPSConnection):
    """HTTPS to an address that was checked, whatever the name resolves to a moment later."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def post_webhook(url: str, message: dict[str, Any], inside: bool = False) -> int:
    """Post JSON to a webhook; redirects are not followed. Blocks: call it in a thread."""
    scheme, host, port, path = _webhook_parts(url, inside)
    connection: http.client.HTTPConnection
    if inside:
        kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
        connection = kind(host, port, timeout=TIMEOUT)
    else:
        connection = _Pinned(host, port, public_address(host, port))
    try:
        headers = {"Content-Type": "application/json", "User-Agent": "opificio"}
        connection.request("POST", quote(path, safe="/?&=%+:@,;~"), json.dumps(message).encode(), headers)
        return connection.getresponse().status
    finally:
        connection.close()


def send(targets: dict[str, str], title: str, message: dict[str, Any], mail_url: str, inside: bool) -> int:
    """Send to every target; a failure is noted and harms nobody. Answers how many arrived."""
    arrived = 0
    if "webhook" in targets:
        try:
            arrived += 200 <= post_webhook(targets["webhook"], {"title": title, **message}, inside) < 300
        except (Problem, OSError, http.client.HTTPException) as error:
            LOG.warning("a webhook failed", extra={"reason": type(error).__name__})
    urls = [targets["messenger"]] if "messenger" in targets else []
    if "email" in targets and mail_url:
        urls.append(f"{mail_url}{'&' if '?' in mail_url else '?'}to={quote(targets['email'])}")
    return arrived + sum(_apprise(url, title, message) for url in urls)


def _apprise(url: str, title: str, message: dict[str, Any]) -> bool:
    import apprise  # heavy: only whoever sends anything waits for it

    sender = apprise.Apprise()
    return bool(sender.add(url) and sender.notify(title=title, body=str(message["text"])))
