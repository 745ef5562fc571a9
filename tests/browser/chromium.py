"""Find a Chromium, or bring Debian's where we may: the browser tests play in a real one."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]


def find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's package, which needs root; the network is used by apt alone."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise RuntimeError(f"the browser tests need Chromium: install one of {', '.join(NAMES)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]
    subprocess.run([*command, "update", "-qq"], check=False, env=environment)
    subprocess.run([*command, "install", "-y", "-qq", "chromium"], check=True, env=environment)


def executable() -> str:
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        raise RuntimeError("Chromium was installed but cannot be found")
    return found
