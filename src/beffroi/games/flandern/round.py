"""Steps 1, 2, 3 and the end of 6: the gold card, the secret choice, the order, the next first player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.ask import Ask, Bundle, Part
from beffroi.core.choices import Choices, Rng
from beffroi.core.model import Given, Refusal, Refusals, Step, Steps
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.flandern.acts import Act, FirstsAction
from beffroi.games.flandern.material import ACTION_CARDS, BACKS, MOST_INFLUENCE
from beffroi.games.flandern.rulebook import Choose, Draw, R
from beffroi.games.flandern.scoring import CoverLots, FinalCount, ScoreCities
from beffroi.games.flandern.state import Flandern

FEWEST_LOTS = 1
"""The game ends when no more lots than this are free on the whole board."""
CHOICES = {card: tuple(Choose(card, number) for number in range(MOST_INFLUENCE + 1)) for card in ACTION_CARDS}


def round_of() -> Steps:
    return (DrawGold(), ChooseCards(), FirstsAction(), CoverLots(), ScoreCities(), PassFirst())


class DrawGold(Step[Flandern, Draw], frozen=True):
    """The first player draws a gold card and looks at it alone; the card of a scored city is drawn again."""

    rule = R.GOLD
    takes = (Draw,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return () if is_exhausted(s) or s.first in s.out else (CHANCE,)

    def odds(self, s: Flandern) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(card), weight) for card, weight in s.piles[top_pile(s)].odds())

    def then(self, s: Flandern, answers: Given[Draw]) -> None:
        if not answers:
            s.tell(R.GOLD, "no-gold", seat=s.first)
            return
        card, top = answers[0][1].card, top_pile(s)
        s.piles[top] = s.piles[top].without(card)
        if s.is_dead(card):
            s.gone += (card,)
            s.tell(R.GOLD, "gold-drawn-again", seat=s.first, card=card)
            s.next(DrawGold())
            return
        s.gold, s.gold_back = card, BACKS[top]
        s.tell(R.GOLD, "gold-drawn", (s.first, {"card": card}), seat=s.first, back=BACKS[top])


def top_pile(s: Flandern) -> int:
    """Pile A lies on pile B."""
    return 0 if s.piles[0].mixed else 1


def is_exhausted(s: Flandern) -> bool:
    return not any(pile.mixed for pile in s.piles)


class Hand(Choices[Choose]):
    """One action card of a hand with any number of its influence cards."""

    __slots__ = ("cards", "influence")

    def __init__(self, cards: tuple[str, ...], influence: int) -> None:
        self.cards = cards
        self.influence = influence

    def __len__(self) -> int:
        return len(self.cards) * (self.influence + 1)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Choose) and action.card in self.cards and 0 <= action.influence <= self.influence

    def __iter__(self) -> Iterator[Choose]:
        for card in self.cards:
            yield from CHOICES[card][: self.influence + 1]

    def sample(self, rng: Rng) -> Choose:
        card, influence = divmod(rng.randrange(len(self)), self.influence + 1)
        return CHOICES[self.cards[card]][influence]

    def ask(self) -> Ask:
        card = Part("card", "one", of=self.cards, low=1, high=1)
        return Bundle("Choose", (card, Part("influence", "amount", high=self.influence)))


class ChooseCards(Step[Flandern, Choose], frozen=True):
    """Everybody chooses in secret an action card and any number of influence cards."""

    rule = R.CHOICE
    takes = (Choose,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return s.playing()

    def choices(self, s: Flandern, seat: Seat) -> Choices[Choose]:
        return Hand(s.hands[seat], s.influence[seat])

    def refuse(self, s: Flandern, seat: Seat, action: Choose) -> Refusals:
        return tuple(self.missing(s, seat, action))

    def missing(self, s: Flandern, seat: Seat, action: Choose) -> Iterator[Refusal]:
        if action.card not in s.hands[seat]:
            yield R.CHOICE.no("not-in-hand", cards=s.hands[seat])
        if not 0 <= action.influence <= s.influence[seat]:
            yield R.CHOICE.no("not-so-much-influence", count=s.influence[seat])

    def fixes(self, s: Flandern, seat: Seat, action: Choose) -> tuple[ScoreNote, ...]:
        left = s.influence[seat] - action.influence
        return (note(R.ORDER, "cards-chosen", count=action.influence + 1, left=left),)

    def then(self, s: Flandern, answers: Given[Choose]) -> None:
        s.next(RevealCards(tuple((seat, chosen.card, chosen.influence) for seat, chosen in answers)))


class RevealCards(Step[Flandern, Action], frozen=True):
    """The cards are shown; more cards act earlier, then whoever sits nearer to the first player."""

    rule = R.ORDER
    chosen: tuple[tuple[Seat, str, int], ...]

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        for seat, card, influence in self.chosen:
            s.move_to_played(seat, card)
            s.influence[seat] -= influence
            s.tell(R.ORDER, "revealed", seat=seat, card=card, count=influence)
        order = sorted(self.chosen, key=lambda each: (-each[2], (each[0] - s.first) % len(s.seats)))
        s.tell(R.ORDER, "ordered", seats=tuple(seat for seat, _, _ in order))
        s.next(*(Act(seat, card) for seat, card, _ in order))


class PassFirst(Step[Flandern, Action], frozen=True):
    """The next seat is the first player, unless hardly a lot is free or the gold cards are used up."""

    rule = R.NEXT_FIRST

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        if s.free_lots() <= FEWEST_LOTS:
            s.tell(R.END, "lots-used-up", count=s.free_lots())
            s.next(FinalCount("lots"))
        elif is_exhausted(s):
            s.tell(R.END, "gold-used-up")
            s.next(FinalCount("gold"))
        else:
            s.first = s.next_playing(s.first)
            s.tell(R.NEXT_FIRST, "next-first", seat=s.first)
            s.next(*round_of())
