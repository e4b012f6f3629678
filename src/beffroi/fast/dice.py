"""Numbers by chance for fast cores and search."""

from __future__ import annotations

WORD = 0xFFFF_FFFF_FFFF_FFFF
MULTIPLIER = 0x2545_F491_4F6C_DD1D


class Dice:
    """Numbers by chance, the same from the same seed wherever they are thrown (xorshift64*)."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * MULTIPLIER + 1) & WORD or 1

    def throw(self) -> int:
        """Sixty-four bits."""
        x = self.state
        x ^= x >> 12
        x ^= (x << 25) & WORD
        x ^= x >> 27
        self.state = x
        return (x * MULTIPLIER) & WORD

    def below(self, bound: int) -> int:
        """A number from 0 up to a bound that is not reached."""
        return ((self.throw() >> 32) * bound) >> 32
