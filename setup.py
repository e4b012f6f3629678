"""Compiles the fast cores and the search, all or none; everything else about the package is in pyproject.toml."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
DIRECTIVES = {"boundscheck": False, "wraparound": False, "cdivision": True, "annotation_typing": False}


def modules() -> list[str]:
    """Every module that has the types of its classes beside it; types without a class hold the C itself."""
    found = [path for path in sorted(SOURCE.rglob("*.pxd")) if "cdef class" in path.read_text()]
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found]


class AllOrNone(build_ext):
    """Without a C compiler, or with one that fails, the package is installed uncompiled and works, slower."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        self.forget()
        try:
            super().run()
        except Exception as failure:
            self.extensions = []
            self.forget()
            print(f"not compiled: {failure}")

    def forget(self) -> None:
        """What was compiled before, and beside its source, would hide a newer one."""
        for built in SOURCE.rglob("*.so"):
            built.unlink()


def extensions() -> list[Extension]:
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - without it nothing is compiled
    except ImportError:
        return []
    return cythonize(
        [extension(name) for name in modules()],
        build_dir="build",
        include_path=[str(SOURCE)],
        language_level=3,
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )


def extension(name: str) -> Extension:
    return Extension(name, [str(SOURCE / f"{name.replace('.', '/')}.py")], extra_compile_args=["-O2", "-g0"])


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNone})
