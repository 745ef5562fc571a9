"""Build steps that pyproject.toml cannot say: compiling the engine, on request, from its own source.

`OPIFICIO_COMPILE=1 python setup.py build_ext --inplace` (or `make compile`) needs mypy and a C
compiler. Without it the same files run in the plain interpreter.
"""

import os
import runpy
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "opificio"
COMPILE = os.environ.get("OPIFICIO_COMPILE") == "1"

engine = runpy.run_path(str(PACKAGE / "engine.py"))


def extensions() -> Any:
    if not COMPILE:
        return []
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in engine["sources"](PACKAGE).values()]
    return mypycify(paths, group_name="opificio_engine", opt_level="3")


if COMPILE:
    (PACKAGE / engine["MANIFEST"]).unlink(missing_ok=True)  # while they are made, the old ones do not serve
    digests = engine["digests"](PACKAGE)
setup(ext_modules=extensions())
if COMPILE:
    engine["write_manifest"](PACKAGE, digests)
