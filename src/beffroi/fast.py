"""What a fast core must answer: one flat position for search, with no texts, no refusals and no events.

Every game has one in its `fast.py`: plain Python that runs as it is. The types beside it (`fast.pxd`) let it be
compiled, and then a whole search touches no Python object. What is virtual there cannot be called from Python once it
is compiled; the functions at the end of this file can, and work either way.
"""

from __future__ import annotations

from typing import Any, TypeVar

from beffroi.core.action import Action

CHANCE_ASKED, OVER = -1, -3
"""Who is asked when it is no seat: chance, or nobody any more."""
MOST_MOVES = 4096
"""Where there are more legal answers, a fast core lists a sample of them."""

ENDLESS = 1_000_000
"""More decisions than any game has: searched games are played to their end, unless a game sets a nearer `horizon`, and
what paid is remembered as far as they go, unless it sets a shorter `memory`."""
THOUGHT = 1000
"""So many games are a thought, unless a game whose games are dearer or cheaper sets another number."""
TRUST = 0.003
"""An answer that taste likes begins as if this part of the games had been spent on it, unless a game in which they say
less sets a larger one."""

WORD = 0xFFFF_FFFF_FFFF_FFFF
MULTIPLIER = 0x2545_F491_4F6C_DD1D

F = TypeVar("F", bound="Fast")


def blank(size: int) -> list[int]:
    """So many zeros; compiled, they become an array of the declared type."""
    return [0] * size


def blank_reals(size: int) -> list[float]:
    """The same for numbers with a fraction."""
    return [0.0] * size


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


class Fast:
    """A position that answers quickly: who is asked, what may be answered, what happens then, who has won."""

    def __init__(self) -> None:
        self.seats = 0
        self.horizon = ENDLESS
        self.memory = ENDLESS
        self.thought = THOUGHT
        self.trust = TRUST
        self.moves = blank(MOST_MOVES)

    def asked(self) -> int:
        """The seat that answers next, -1 for chance, OVER at the end; of several asked at once, the first missing."""
        raise NotImplementedError

    def list_moves(self) -> int:
        """Puts the legal answers of the seat asked into `moves`; returns how many."""
        raise NotImplementedError

    def pick(self, dice: Dice) -> int:
        """One of the legal answers, each as likely as the others."""
        return self.moves[dice.below(self.list_moves())]

    def fancy(self, dice: Dice) -> int:
        """One of the legal answers, rather a sensible one; any, unless a game knows better."""
        return self.pick(dice)

    def play(self, move: int) -> None:
        """The seat asked answers; only what was listed may be played."""
        raise NotImplementedError

    def allows(self, move: int) -> bool:
        """Whether a move that was legal where this question was asked before is legal here."""
        return True

    def held(self) -> int:
        """How many answers to the step being asked are sealed, waiting for others."""
        return 0

    def toss(self, dice: Dice) -> int:
        """Chance answers, as likely as the rulebook says; returns a number for the answer."""
        return 0

    def set_up(self, s: Any) -> None:
        """Makes this position equal to a state of the rulebook that asks something."""
        raise NotImplementedError

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        raise NotImplementedError

    def move(self, action: Any) -> int:
        """The move that a legal action of the rulebook is here."""
        raise NotImplementedError

    def answer_for_chance(self, action: Any) -> None:
        """Chance answers what it has answered in the rulebook."""
        raise NotImplementedError

    def start_from(self, origin: Any) -> None:
        """Names the position of the same game to which `restart` goes back."""
        raise NotImplementedError

    def restart(self) -> None:
        """Makes this position equal to its origin, without allocating anything."""
        raise NotImplementedError

    def share(self, seat: int) -> float:
        """At the end: what a seat has of the victory, all when it stands alone, a part of it when it is shared."""
        raise NotImplementedError

    def worth(self, seat: int) -> float:
        """Before the end: what a seat may hope to have of the victory; a fair part, unless a game knows better."""
        return 1.0 / self.seats

    def hope(self, seat: int) -> float:
        """What search strives for: the share of the victory, or before the end what may be hoped of it."""
        return self.share(seat) if self.asked() == OVER else self.worth(seat)

    def run_on(self, dice: Dice, decisions: int) -> None:
        """Answers sensibly, until the game is over or so many decisions have been taken."""
        asked = self.asked()
        while asked != OVER and decisions > 0:
            if asked == CHANCE_ASKED:
                self.toss(dice)
            else:
                self.play(self.fancy(dice))
                decisions -= 1
            asked = self.asked()

    def run_out(self, dice: Dice) -> int:
        """Answers by chance until the game is over; returns how many decisions the seats took."""
        decisions = 0
        asked = self.asked()
        while asked != OVER:
            if asked == CHANCE_ASKED:
                self.toss(dice)
            else:
                self.play(self.pick(dice))
                decisions += 1
            asked = self.asked()
        return decisions


def who(position: Fast) -> int:
    return position.asked()


def board_on(position: F) -> F:
    """A copy that `restart` makes equal to a position again and again."""
    board = copy_of(position)
    board.start_from(position)
    return board


def is_over(position: Fast) -> bool:
    return position.asked() == OVER


def moves_of(position: Fast) -> list[int]:
    count = position.list_moves()
    return [position.moves[number] for number in range(count)]


def do(position: Fast, move: int) -> None:
    position.play(move)


def picked(position: Fast, dice: Dice) -> int:
    return position.pick(dice)


def fancied(position: Fast, dice: Dice) -> int:
    return position.fancy(dice)


def may_play(position: Fast, move: int) -> bool:
    return position.allows(move)


def copy_of(position: F) -> F:
    copied = type(position)()
    copied.start_from(position)
    copied.restart()
    return copied


def finish(position: Fast, dice: Dice) -> int:
    return position.run_out(dice)


def finish_often(position: Fast, dice: Dice, games: int) -> int:
    decisions = 0
    for _ in range(games):
        position.restart()
        decisions += position.run_out(dice)
    return decisions


def share_of(position: Fast, seat: int) -> float:
    return position.share(seat)


def worth_of(position: Fast, seat: int) -> float:
    return position.worth(seat)
