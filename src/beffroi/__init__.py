"""A ludothèque that never closes: five board games about building and ruling a city."""

__version__ = "0.1.0"
