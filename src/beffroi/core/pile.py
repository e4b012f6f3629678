"""A pile of cards or a bag of tiles, of which only what people could know is kept in order."""

from __future__ import annotations

from msgspec import Struct


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """A shuffled part known by its counts, then the cards put under it, in order; its top may lie face up."""

    mixed: tuple[tuple[str, int], ...] = ()
    under: tuple[str, ...] = ()
    top: str | None = None

    def __len__(self) -> int:
        return (self.top is not None) + sum(count for _, count in self.mixed) + len(self.under)

    def odds(self) -> tuple[tuple[str, int], ...]:
        """What the next card can be, with weights; nothing when the pile is empty."""
        if self.top is not None:
            return ((self.top, 1),)
        return self.mixed or tuple((card, 1) for card in self.under[:1])

    def count(self, card: str) -> int:
        """How many of a card lie in it, wherever they lie."""
        return (self.top == card) + dict(self.mixed).get(card, 0) + self.under.count(card)

    def without(self, card: str) -> Pile:
        """The pile after this card was drawn from it."""
        if self.top is not None:
            return Pile(self.mixed, self.under) if card == self.top else self._lacks(card)
        if self.mixed:
            return Pile(_less(self.mixed, card), self.under) if dict(self.mixed).get(card) else self._lacks(card)
        return Pile((), self.under[1:]) if self.under[:1] == (card,) else self._lacks(card)

    def shown(self, card: str) -> Pile:
        """The pile with its next card turned face up."""
        rest = self.without(card)
        return Pile(rest.mixed, rest.under, card)

    def with_under(self, card: str) -> Pile:
        """A card is put under the pile, and its place is known."""
        return Pile(self.mixed, (*self.under, card), self.top)

    def with_mixed(self, card: str) -> Pile:
        """A card is shuffled in; whatever was known of the order below the top is lost."""
        counts = dict(self.mixed)
        for each in (*self.under, card):
            counts[each] = counts.get(each, 0) + 1
        return Pile(tuple(sorted(counts.items())), (), self.top)

    def _lacks(self, card: str) -> Pile:
        raise ValueError(f"the next card cannot be {card}")


def _less(mixed: tuple[tuple[str, int], ...], card: str) -> tuple[tuple[str, int], ...]:
    return tuple((each, count - (each == card)) for each, count in mixed if count > (each == card))
