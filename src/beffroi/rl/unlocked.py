"""What runs without Python's lock once it is compiled (see `unlocked.pxd`), so that threads work side by side."""

from __future__ import annotations

from beffroi.rl.stepper import Stepper


def deal(stepper: Stepper) -> None:
    stepper.deal_all()


def check(stepper: Stepper) -> int:
    return stepper.first_illegal()


def step(stepper: Stepper) -> None:
    stepper.step_all()
