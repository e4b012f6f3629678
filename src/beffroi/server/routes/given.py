"""What every route may ask for besides its path and its body."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from beffroi.server import house, protocol

House = NamedDependency[house.House]
Guest = NamedDependency[protocol.Guest]
"""Somebody who has introduced himself; others are refused."""
Visitor = NamedDependency[protocol.Guest | None]
"""Whoever it is."""

Name = FromPath[str]
Number = FromPath[int]
MaybeWord = FromQuery[str | None]
MaybeNumber = FromQuery[int | None]
