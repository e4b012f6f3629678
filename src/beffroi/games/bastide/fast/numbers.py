"""The questions of Bastide, and the numbers of `answers`, for search."""

from __future__ import annotations

from math import comb

from beffroi.fast import blank
from beffroi.games.bastide.fast import answers, plan

PREPARING, STARTING, DRAWING, OVER_PHASE, TURN_PHASE, RENT_PHASE, FIRE_PHASE, RAID_PHASE = 0, 1, 2, 3, 4, 5, 6, 7
PIECE_PHASE, HOUSE_PHASE, BID_PHASE, ADD_PHASE, PUT_PHASE, EMISSARY_PHASE, PHASES = 8, 9, 10, 11, 12, 13, 14
PROPOSE, PLAY, PASS, PUT, DISMISS = answers.PROPOSE, answers.PLAY, answers.PASS, answers.PUT, answers.DISMISS
BUILD, BID, ADD = answers.BUILD, answers.BID, answers.ADD
FIRE, RAID, SPLIT = answers.FIRE, answers.RAID, answers.SPLIT
MOST_COINS, MOST_TAX, MOST_CLAIMANTS = answers.MOST_COINS, answers.MOST_TAX, answers.MOST_CLAIMANTS
SHARE_BITS, SHARE = 4, 15
FIRST_MOVE = blank(PHASES)
AFTER_MOVES = blank(PHASES)
"""Between which numbers the answers to every question are."""
FIRST_TARGET = blank(answers.STRIKES)
LAST_TARGET = blank(answers.STRIKES)
"""The two places of a strike, the same where there is one."""
SHARES_OF = blank(len(answers.SPLITS))
"""What a split gives to every claimant, four bits for each."""
CLAIMANTS_OF = blank(len(answers.SPLITS))
FIRST_SPLIT = blank(MOST_CLAIMANTS + 1)
"""The number of the first split among so many."""
WAYS = blank(MOST_CLAIMANTS * (MOST_TAX + 1))
"""In how many ways so many claimants share at most so many coins."""


def _fill() -> None:
    asking = (
        *((TURN_PHASE, PROPOSE, PUT), (PIECE_PHASE, BUILD, BID), (BID_PHASE, BID, ADD), (ADD_PHASE, ADD, FIRE)),
        *((PUT_PHASE, PUT, DISMISS), (EMISSARY_PHASE, DISMISS, BUILD), (HOUSE_PHASE, BUILD, BID)),
        *((RENT_PHASE, SPLIT, answers.MOVE_COUNT), (FIRE_PHASE, FIRE, RAID), (RAID_PHASE, RAID, SPLIT)),
    )
    for phase, first, after in asking:
        FIRST_MOVE[phase], AFTER_MOVES[phase] = first, after
    for last in range(plan.PLACE_COUNT):
        for first in range(last + 1):
            FIRST_TARGET[strike_of(first, last)], LAST_TARGET[strike_of(first, last)] = first, last
    for number, shares in reversed([*enumerate(answers.SPLITS)]):
        SHARES_OF[number] = sum([share << SHARE_BITS * place for place, share in enumerate(shares)])
        CLAIMANTS_OF[number], FIRST_SPLIT[len(shares)] = len(shares), number
    for claimants in range(MOST_CLAIMANTS):
        for coins in range(MOST_TAX + 1):
            WAYS[(MOST_TAX + 1) * claimants + coins] = comb(coins + claimants, claimants)


def strike_of(first: int, last: int) -> int:
    """The number of a strike at two places, or at one; the first is not the greater."""
    return last * (last + 1) // 2 + first


def split_of(shares: int, claimants: int) -> int:
    """The move that shares a tax like this: as many splits come before it."""
    number, left = FIRST_SPLIT[claimants], MOST_TAX
    for place in range(claimants):
        share = shares >> SHARE_BITS * place & SHARE
        for less in range(share):
            number += WAYS[(MOST_TAX + 1) * (claimants - 1 - place) + left - less]
        left -= share
    return SPLIT + number


_fill()
