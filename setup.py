"""Build steps that pyproject.toml cannot say: compiling the engine, on request, from its own source.

`OPIFICIO_COMPILE=1 python setup.py build_ext --inplace` (or `make compile`) needs mypy and a C
compiler. Without it the same files run in the plain interpreter.
"""

import os
import runpy
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
engine = runpy.run_path(str(ROOT / "src" / "opificio" / "engine.py"))


def extensions():  # type: ignore[no-untyped-def]
    if os.environ.get("OPIFICIO_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in engine["sources"](ROOT / "src" / "opificio")]
    made = mypycify(paths, group_name="opificio_engine", opt_level="3")
    engine["write_manifest"](ROOT / "src" / "opificio")
    return made


setup(ext_modules=extensions())
