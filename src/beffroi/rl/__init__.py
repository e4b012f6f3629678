"""Learning environments over the fast cores (docs/research.md); they come with `pip install beffroi[research]`."""

from __future__ import annotations

from beffroi.extras import advice

try:
    from beffroi.rl.batch import Batch
except ModuleNotFoundError as missing:
    if sentence := advice(missing):
        missing.add_note(sentence)
    raise

__all__ = ["Batch"]
