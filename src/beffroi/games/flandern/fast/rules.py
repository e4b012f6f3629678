"""An answer in Flandern 1302 and what comes of it, for search.

Only the gold card is hidden, besides what has been sealed: drawing it tells a search nothing, and what may be done with
it is looked at again where it is shown.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.flandern.fast import cities, preparation, question, rounds
from beffroi.games.flandern.fast.board import Board


def play(b: Board, move: int) -> None:
    b.is_judged = 0
    if b.phase == question.WORK_PHASE:
        cities.do_work(b, (move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
        b.works += (move >> 5 & 31) <= cities.FINISH
        rounds.go_on(b)
    elif b.phase == question.CHOOSE_PHASE:
        rounds.choose(b, move)
    elif b.phase == question.GUILD_PHASE:
        b.guilds[b.mover] = move - question.GUILD_MOVE
        preparation.go_on_with_guilds(b)
    elif b.phase == question.INFLUENCE_PHASE:
        b.influenced[b.mover] = move - question.INFLUENCE_MOVE
        preparation.go_on_with_influence(b)
    elif b.phase == question.SITE_PHASE:
        cities.found(b, preparation.city_to_found(b), move - question.SITE_MOVE)
        preparation.go_on_with_sites(b)
    else:
        rounds.take_turn(b, move)


def chance(b: Board, dice: Dice) -> int:
    """Chance draws the first player, the sites nobody chose, or a card; a gold card is hidden unless it is dead."""
    b.is_judged = 0
    if b.phase == question.STARTER_PHASE:
        preparation.begin(b, dice.below(b.seats))
        return b.first
    if b.phase == question.SETTLE_PHASE:
        return preparation.settle_by(b, dice)
    if b.phase == question.GOLD_PHASE:
        return rounds.take_gold(b, rounds.nth_gold(b, dice.below(rounds.count_gold(b))))
    card = bits.nth(b.pile, dice.below(bits.few(b.pile)))
    rounds.draw(b, card)
    return card
