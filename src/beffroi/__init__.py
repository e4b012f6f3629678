"""A ludothèque that never closes: five board games about building and ruling a city."""

from beffroi import compiled

__version__ = "0.2.0"

compiled.choose()
