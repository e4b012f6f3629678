"""What a viewer of Leonardo sees: everything but sealed answers, thing by thing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from beffroi.core.action import Seat
from beffroi.core.model import Step
from beffroi.games.leonardo.art import ExhibitWork
from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.market import RollForMarket
from beffroi.games.leonardo.material import FAVOURED, OFFICE_PRICES, PALACES
from beffroi.games.leonardo.offices import PushVisitor, StrikeSoldier
from beffroi.games.leonardo.palaces import Sale
from beffroi.games.leonardo.rulebook import Bet, LeonardoOptions
from beffroi.games.leonardo.soldiers import Defend, TakeSoldier
from beffroi.games.leonardo.state import NOBODY, Leonardo, Offered, Proposed
from beffroi.games.leonardo.turn import KeepRoll, RollDevice


class Palace(Struct, frozen=True):
    """A palace or a bridge that somebody owns."""

    space: int
    owner: Seat
    works: tuple[int, ...]
    tax: int
    is_controlled: bool
    """Whether its owner has the whole quarter."""


class Camp(Struct, frozen=True):
    """A side still in the game, under the seat whose colour it has kept."""

    seat: Seat
    members: tuple[Seat, ...]
    party: str | None
    purse: int
    pawn: int
    """The space its pawn stands on; 0 before its first turn."""
    soldiers: int
    offices: tuple[int, ...]
    capital: int


class OnSale(Struct, frozen=True):
    """An auction under way."""

    space: int
    bidders: tuple[int, ...]
    best: int
    leader: int


class Owed(Struct, frozen=True):
    """A debt that is being paid with works of art."""

    debtor: Seat
    creditor: Seat
    florins: int


class Coming(Struct, frozen=True, omit_defaults=True):
    """Something that is still to be done, by whom and with what: the fields of its step, each by its name."""

    step: str
    seat: Seat | None = None
    other: Seat | None = None
    creditor: Seat | None = None
    leader: int | None = None
    bidders: tuple[int, ...] = ()
    space: int | None = None
    spaces: int | None = None
    roll: int | None = None
    rolls: tuple[int, ...] = ()
    attack: int | None = None
    bought: int | None = None
    value: int | None = None
    best: int | None = None
    florins: int | None = None
    reason: str | None = None
    bets: tuple[tuple[Seat, Bet], ...] = ()
    ending: str | None = None


class View(Struct, frozen=True):
    """The city as it lies before everybody."""

    options: LeonardoOptions
    round: int
    is_last_round: bool
    mover: Seat | None
    camps: tuple[Camp, ...]
    left: tuple[tuple[Seat, ...], ...]
    parties: tuple[str | None, ...]
    """The party of every seat, also of those that are out; none before they are shown."""
    homes: tuple[int, ...]
    """The palace each seat was dealt, beside which its pawn starts."""
    palaces: tuple[Palace, ...]
    bank: int
    works_left: int
    news: str | None
    """The event on top of its pile."""
    favoured: str | None
    """The party it favours."""
    news_shuffled: tuple[str, ...]
    """The events that lie below it in an order nobody knows, by name."""
    news_under: tuple[str, ...]
    """The events below those, in the order in which they will come."""
    office: int | None
    """The space of the public office on top of its pile."""
    office_price: int | None
    offices_shuffled: tuple[int, ...]
    offices_under: tuple[int, ...]
    rolls: tuple[int, ...]
    """The numbers rolled that wait for a decision or for another roll."""
    work: int | None
    """The value of the work just drawn."""
    sale: OnSale | None
    owed: Owed | None
    bets: tuple[tuple[Seat, str, int], ...]
    offers: tuple[Offered, ...]
    proposals: tuple[Proposed, ...]
    said: tuple[int, ...]
    numbered: int
    """How many offers and proposals there have been."""
    agenda: tuple[Coming, ...]


def view(s: Leonardo, _viewer: Seat | None) -> View:
    asked = s.agenda[0] if s.agenda else None
    news, office = s.events.top, s.office_pile.top
    return View(
        options=s.options,
        round=s.round,
        is_last_round=is_last_round(s),
        mover=_mover(s),
        camps=tuple(_camp(s, side) for side in s.sides.standing()),
        left=s.left,
        parties=s.parties,
        homes=tuple(s.homes),
        palaces=tuple(_palace(s, space) for space in PALACES if s.owners[space] != NOBODY),
        bank=s.bank,
        works_left=len(s.art),
        news=news,
        favoured=FAVOURED.get(news or ""),
        news_shuffled=tuple(card for card, _ in s.events.mixed),
        news_under=s.events.under,
        office=None if office is None else int(office),
        office_price=None if office is None else OFFICE_PRICES[int(office)],
        offices_shuffled=tuple(sorted(int(card) for card, _ in s.office_pile.mixed)),
        offices_under=tuple(map(int, s.office_pile.under)),
        rolls=_rolls(asked),
        work=asked.value if isinstance(asked, ExhibitWork) else None,
        sale=OnSale(asked.space, asked.bidders, asked.best, asked.leader) if isinstance(asked, Sale) else None,
        owed=Owed(asked.seat, asked.creditor, asked.florins) if isinstance(asked, PayDebt) else None,
        bets=_bets(asked),
        offers=s.offers,
        proposals=s.proposals,
        said=tuple(s.said),
        numbered=s.numbered,
        agenda=tuple(map(_coming, s.agenda)),
    )


def _mover(s: Leonardo) -> Seat | None:
    """Whose turn it is: a turn ends with what an office may do to the visitor."""
    return next((step.seat for step in s.agenda if isinstance(step, StrikeSoldier | PushVisitor)), None)


def _camp(s: Leonardo, side: int) -> Camp:
    members = s.members(side)
    return Camp(
        seat=Seat(side),
        members=members,
        party=s.party(side) if s.parties else None,
        purse=s.purses[side],
        pawn=s.pawns[side],
        soldiers=s.soldiers[side],
        offices=s.offices[side],
        capital=s.capital(side),
    )


def _palace(s: Leonardo, space: int) -> Palace:
    return Palace(space, Seat(s.owners[space]), s.works[space], s.tax(space), s.is_controlled(space))


def _rolls(asked: object) -> tuple[int, ...]:
    match asked:
        case RollDevice(rolls=rolls) | KeepRoll(rolls=rolls):
            return rolls
        case TakeSoldier(roll=roll) | Defend(attack=roll):
            return (roll,)
    return ()


def _bets(asked: object) -> tuple[tuple[Seat, str, int], ...]:
    if not isinstance(asked, RollForMarket):
        return ()
    return tuple((side, bet.product, bet.florins) for side, bet in asked.bets)


def _coming(step: Step[Any, Any]) -> Coming:
    return Coming(step.called(), **asdict(step))
