"""The ledger: every florin that changes hands is told with its article."""

from __future__ import annotations

from beffroi.core.model import Rule
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.state import Leonardo

REASONS: dict[str, Rule] = {
    "start": R.SETUP,
    "price": R.PALACES,
    "auction": R.AUCTION,
    "tax": R.TAX,
    "work": R.ART,
    "soldiers": R.BATTLE,
    "battle": R.BATTLE,
    "salary": R.PIAZZA,
    "office": R.OFFICES,
    "stake": R.MARKET,
    "winnings": R.MARKET,
    "event": R.EVENTS,
    "trade": R.TRADE,
    "returned": R.BANKRUPTCY,
    "bankruptcy": R.BANKRUPTCY,
    "alliance": R.ALLIANCE,
    "leaving": R.TABLE,
}


def pay(s: Leonardo, reason: str, payer: int, payee: int, florins: int) -> None:
    """Florins pass from one side to another."""
    if not florins:
        return
    s.purses[payer] -= florins
    s.purses[payee] += florins
    s.tell(REASONS[reason], "paid", seat=payer, seats=(payee,), florins=florins, reason=reason)


def pay_bank(s: Leonardo, reason: str, payer: int, florins: int) -> None:
    """Florins pass from a side to the bank."""
    if not florins:
        return
    s.purses[payer] -= florins
    s.bank += florins
    s.tell(REASONS[reason], "paid-bank", seat=payer, florins=florins, reason=reason)


def draw_from_bank(s: Leonardo, reason: str, payee: int, florins: int) -> None:
    """Florins pass from the bank to a side."""
    s.purses[payee] += florins
    s.bank -= florins
    s.tell(REASONS[reason], "bank-paid", seat=payee, florins=florins, reason=reason)
