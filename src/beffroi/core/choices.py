"""What may be answered: a collection that need not be listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Protocol, TypeVar

from beffroi.core.action import Action
from beffroi.core.ask import Amount, Ask, Pick

A = TypeVar("A", bound=Action)


class Rng(Protocol):
    """Where chance comes from; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...


class Choices(Collection[A]):
    """The legal answers of one seat: counted, searched, walked through, sampled, and put as a question."""

    __slots__ = ()

    def __repr__(self) -> str:
        example = next(iter(self), None)
        return "<no choices>" if example is None else f"<{len(self)} choices, the first is {example!r}>"

    @abstractmethod
    def sample(self, rng: Rng) -> A:
        """One of them: each as likely as the others, and for chance as likely as its odds say."""

    @abstractmethod
    def ask(self) -> Ask:
        """The question a person is asked."""


class Listed(Choices[A]):
    """Choices few enough to be written down; `question` replaces the plain list of them."""

    __slots__ = ("actions", "question")

    def __init__(self, actions: tuple[A, ...], question: Ask | None = None) -> None:
        self.actions = actions
        self.question = question

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def sample(self, rng: Rng) -> A:
        return self.actions[rng.randrange(len(self.actions))]

    def ask(self) -> Ask:
        return self.question or Pick(self.actions)


class Weighted(Listed[A]):
    """What chance may give: every outcome that has a weight, as often as its weight says."""

    __slots__ = ("weights",)

    def __init__(self, odds: Sequence[tuple[A, int]]) -> None:
        possible = [(outcome, weight) for outcome, weight in odds if weight > 0]
        super().__init__(tuple(outcome for outcome, _ in possible))
        self.weights = tuple(weight for _, weight in possible)

    def sample(self, rng: Rng) -> A:
        left = rng.randrange(sum(self.weights))
        for outcome, weight in zip(self.actions, self.weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights add up to their sum")


class Amounts(Choices[A]):
    """Every amount between two bounds, by steps; never listed, however many they are."""

    __slots__ = ("field", "make", "range")

    def __init__(self, make: Callable[[int], A], low: int, high: int, by: int = 1, field: str = "amount") -> None:
        self.make = make
        self.range = range(low, high + 1, by)
        self.field = field

    def __len__(self) -> int:
        return len(self.range)

    def __contains__(self, action: object) -> bool:
        amount = getattr(action, self.field, None)
        return type(amount) is int and amount in self.range and action == self.make(amount)

    def __iter__(self) -> Iterator[A]:
        return map(self.make, self.range)

    def sample(self, rng: Rng) -> A:
        return self.make(self.range[rng.randrange(len(self.range))])

    def ask(self) -> Ask:
        kind = type(self.make(self.range[0])).__name__
        return Amount(kind, self.field, self.range[0], self.range[-1], self.range.step)
