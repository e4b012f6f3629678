"""What runs without Python's lock once it is compiled (see `unlocked.pxd`), so that threads work side by side."""

from __future__ import annotations

from beffroi.rl.track import Track


def deal(track: Track) -> None:
    track.deal_all()


def step(track: Track) -> None:
    track.step_all()
