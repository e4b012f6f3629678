"""Compiles the fast cores and the search, all or none; everything else about the package is in pyproject.toml."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCE))  # a build sees the package before it is installed

from beffroi import compiled  # noqa: E402

DIRECTIVES = {"boundscheck": False, "wraparound": False, "cdivision": True, "annotation_typing": False}
FLAGS = ["-O3", "-g0", "-fno-math-errno"]
if platform.machine() == "x86_64":
    FLAGS.append("-mpopcnt")  # every processor of this kind since 2008 counts bits in one instruction
PAGES = SOURCE / "beffroi" / "server" / "pages.zip"


class WithPages(build_py):
    """What is built holds the pages of the browser, or is not built at all."""

    def run(self) -> None:
        if not PAGES.exists() and not self.editable_mode:
            sys.exit(f"{PAGES.name} is missing: make it with `python3 tools/boot.py pages`, then build again.")
        super().run()


class AllOrNone(build_ext):
    """Without a C compiler, or with one that fails, the package is installed uncompiled and works, slower."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        for left in SOURCE.rglob("*.so"):  # beside its source it would be taken for a newer one
            left.unlink()
        if self.editable_mode:
            return  # a checkout is compiled apart, by tools/compile.py
        try:
            self.translate()
            super().run()
        except Exception as failure:
            self.forget()
            print(f"not compiled: {failure}")

    def translate(self) -> None:
        """Turns the sources into C; only what is compiled needs it."""
        from Cython.Build import cythonize  # noqa: PLC0415

        translated = cythonize(
            [extension(each.name, each.sources) for each in self.extensions],
            build_dir=self.build_temp,
            include_path=[str(SOURCE)],
            language_level=3,
            compiler_directives=DIRECTIVES,
            nthreads=os.cpu_count() or 1,
            quiet=True,
        )
        sources = {each.name: each.sources for each in translated}
        for each in self.extensions:
            each.sources = sources[each.name]

    def forget(self) -> None:
        for built in Path(self.build_lib).rglob("*.so"):
            built.unlink()
        self.extensions = []


def extension(name: str, sources: list[str]) -> Extension:
    return Extension(name, sources, extra_compile_args=FLAGS)


def extensions() -> list[Extension]:
    """Nothing is compiled where only plain cores are wanted."""
    sources = [] if compiled.is_forbidden() else sorted(compiled.sources().items())
    return [extension(name, [str(source.relative_to(SOURCE.parent))]) for name, source in sources]


setup(ext_modules=extensions(), cmdclass={"build_py": WithPages, "build_ext": AllOrNone})
