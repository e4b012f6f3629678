"""What a viewer of the Fair may know, and what he may suppose."""

from __future__ import annotations

from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.model import Steps
from beffroi.core.pile import Pile
from beffroi.core.seen import Seen
from beffroi.core.sides import Sides
from tests.toy.rulebook import Add, Bid, FairOptions
from tests.toy.state import Fair, Gift
from tests.toy.steps import Alliances, DrawCard, FirstBid, Gifts, PassOn, RaiseBid, Table


class View(Struct, frozen=True):
    options: FairOptions
    sides: Sides
    purses: tuple[int, ...]
    points: tuple[int, ...]
    said: tuple[int, ...]
    first: Seat
    round: int
    paid: int
    gifts: tuple[Gift, ...]
    proposals: tuple[tuple[Seat, Seat], ...]
    unseen: tuple[tuple[str, int], ...]
    """The shuffled cards, with the one that was drawn unless this viewer knows it."""
    under: tuple[str, ...]
    is_drawn: bool
    card: str | None
    bids: tuple[tuple[Seat, int], ...]


def view(s: Fair, viewer: Seat | None) -> View:
    unseen = s.pile if s.card is None else _with_card(s.pile, s.card)
    knows = s.card is not None and (viewer == s.first or len(unseen.mixed) == 1)
    asked = s.agenda[0] if s.agenda else None
    return View(
        options=s.options,
        sides=s.sides,
        purses=tuple(s.purses),
        points=tuple(s.points),
        said=tuple(s.said),
        first=s.first,
        round=s.round,
        paid=s.paid,
        gifts=s.gifts,
        proposals=s.proposals,
        unseen=s.pile.mixed if knows else unseen.mixed,
        under=s.pile.under,
        is_drawn=s.card is not None,
        card=s.card if knows else None,
        bids=asked.bids if isinstance(asked, RaiseBid) else (),
    )


def _with_card(pile: Pile, card: str) -> Pile:
    return Pile(Pile(pile.mixed).with_mixed(card).mixed, pile.under)


def guess(seen: Seen[View], rng: Rng) -> Fair:
    known = seen.view
    card, mixed = _guess_card(known, rng)
    s = Fair(
        seats=tuple(map(Seat, range(len(known.said)))),
        options=known.options,
        sides=known.sides,
        purses=list(known.purses),
        points=list(known.points),
        said=list(known.said),
        pile=Pile(mixed, known.under),
        first=known.first,
        round=known.round,
        card=card,
        paid=known.paid,
        gifts=known.gifts,
        proposals=known.proposals,
        opened=seen.step,
        floor=(Gifts(), Alliances(), Table()),
        result=seen.result,
    )
    s.agenda = () if seen.result else _agenda(seen)
    s.held = tuple((seat, _guess_answer(s, seen, seat, rng)) for seat in seen.answered)
    return s


def _agenda(seen: Seen[View]) -> Steps:
    match seen.asking:
        case "DrawCard":
            return (DrawCard(), FirstBid(), PassOn())
        case "FirstBid":
            return (FirstBid(), PassOn())
        case _:
            return (RaiseBid(seen.view.bids), PassOn())


def _guess_card(known: View, rng: Rng) -> tuple[str | None, tuple[tuple[str, int], ...]]:
    if not known.is_drawn or known.card is not None:
        return known.card, known.unseen
    cards = [card for card, count in known.unseen for _ in range(count)]
    card = cards[rng.randrange(len(cards))]
    return card, Pile(known.unseen).without(card).mixed


def _guess_answer(s: Fair, seen: Seen[View], seat: Seat, rng: Rng) -> Action:
    if seen.mine is not None and seen.viewer is not None and s.side(seat) == s.side(seen.viewer):
        return seen.mine
    most = s.purse(seat) - dict(seen.view.bids).get(seat, 0)
    amount = rng.randrange(most + 1)
    return Bid(amount) if seen.asking == "FirstBid" else Add(amount)
