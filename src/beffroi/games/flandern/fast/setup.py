"""A board of Flandern 1302 for search from a state of the rulebook."""

from __future__ import annotations

from typing import Any

from beffroi.games.flandern.acts import Act, BuildOrFinish, BuildSite, FirstsAction
from beffroi.games.flandern.city import City
from beffroi.games.flandern.duel import ChooseOrder, DrawAnother, DrawInfluenced, LayCard
from beffroi.games.flandern.fast import answers, cities, hands, preparation, question, rounds
from beffroi.games.flandern.fast.board import Board
from beffroi.games.flandern.fast.cities import KIND_OF
from beffroi.games.flandern.fast.hands import CARD_OF
from beffroi.games.flandern.material import ACTION_CARDS, GUILDS, QUARTERS, SHAPE_OF_SPECIAL, card_for
from beffroi.games.flandern.pawns import RaiseOne, SetMaster
from beffroi.games.flandern.preparation import ChooseGuilds, ChooseInfluence, ChooseSites, DrawStarter, SettleRest
from beffroi.games.flandern.round import ChooseCards, DrawGold
from beffroi.games.flandern.rulebook import Draw, Settle, Starter
from beffroi.games.flandern.sites import SHAPES, SITE_OF, beside_porches, members, under_porches
from beffroi.games.flandern.state import Flandern

PHASES = {
    DrawStarter: question.STARTER_PHASE,
    ChooseGuilds: question.GUILD_PHASE,
    ChooseInfluence: question.INFLUENCE_PHASE,
    ChooseSites: question.SITE_PHASE,
    SettleRest: question.SETTLE_PHASE,
    DrawGold: question.GOLD_PHASE,
    ChooseCards: question.CHOOSE_PHASE,
    ChooseOrder: question.ORDER_PHASE,
    LayCard: question.LAY_PHASE,
    DrawInfluenced: question.DRAW_PHASE,
    DrawAnother: question.AGAIN_PHASE,
}
DRAWN_OF = {
    card_for(guild, card): hands.DRAWN_COUNT * guild + number
    for guild in GUILDS
    for number, card in enumerate(ACTION_CARDS[: hands.DRAWN_COUNT])
}


def set_up(b: Board, s: Flandern) -> None:
    """Makes this position equal to a state that asks something."""
    b.seats, b.first, b.guild = len(s.seats), s.first, cities.NOBODY
    set_up_cities(b, s)
    for seat in s.seats:
        b.guilds[seat], b.influenced[seat] = s.guilds[seat], s.influenced[seat]
        b.hands[seat] = sum(1 << CARD_OF[card] for card in s.hands[seat])
        b.played[seat] = sum(1 << CARD_OF[card] for card in s.played[seat])
        b.influence[seat], b.gone[seat] = s.influence[seat], seat in s.out
        b.chosen[seat] = question.UNCHOSEN
    hands.find_builders(b)
    set_up_piles(b, s)
    set_agenda(b, s)
    set_asked(b, s)


def set_up_cities(b: Board, s: Flandern) -> None:
    """The cities, the stocks and the points of a state."""
    for number, city in enumerate(s.cities):
        b.site[number] = city.site
        if city.site >= 0:
            set_up_city(b, number, city)
    for quarter in QUARTERS.values():
        for number, shape in enumerate(SHAPES):
            if SHAPE_OF_SPECIAL.get(quarter.special, shape) == shape:
                supply(b, KIND_OF[quarter.name], number, s.stock[quarter.arms][quarter.counted[number]])
    for arms, points in enumerate(s.points):
        b.points[arms] = points
    b.site_pawns = s.site_pawns()


def set_up_city(b: Board, number: int, city: City) -> None:
    for arms, lots in enumerate(city.quarters):
        for lot in members(lots):
            cities.stand(b, number, arms, lot)
    b.is_open[number], b.free[number], b.opened[number] = city.is_open, city.free, city.opened
    b.hidden[number] = under_porches(city.site, city.porches)
    b.near[8 * number + cities.CHURCH] |= beside_porches(city.site, city.porches)
    b.sites[number], b.cathedrals[number] = city.sites, city.cathedrals
    b.ones[number], b.twos[number] = city.ones, city.twos
    b.swallowed[number] = city.swallowed
    for lot in city.masters:
        cities.set_master(b, number, lot)
    cities.find_gates(b, number)


def supply(b: Board, kind: int, shape: int, count: int) -> None:
    b.stock[4 * kind + shape] = count
    if count:
        b.left[kind] |= 1 << shape


def set_up_piles(b: Board, s: Flandern) -> None:
    b.gold = hands.NO_CARD if s.gold is None else CARD_OF[s.gold]
    b.works, b.shuffled_at = s.works, s.shuffled_at
    b.emptied_at = rounds.NEVER if s.emptied_at is None else s.emptied_at
    if b.seats == hands.TWO_SEATS:
        b.pile = sum(1 << DRAWN_OF[card] for pile in s.piles for card, _ in pile.mixed)
        b.laid = sum(1 << DRAWN_OF[card] for card in s.laid)
        return
    for number, pile in enumerate(s.piles):
        for card, count in pile.mixed:
            b.piles[16 * number + CARD_OF[card]] = count


def set_agenda(b: Board, s: Flandern) -> None:
    """What is still to be done after what is asked."""
    b.gold_waits = any(isinstance(step, FirstsAction) for step in s.agenda)
    b.draw_waits = any(isinstance(step, DrawInfluenced) for step in s.agenda[1:])
    b.lay_waits = any(isinstance(step, LayCard) for step in s.agenda[1:])
    for step in s.agenda:
        if isinstance(step, Act):
            b.queue[b.queue_count] = 16 * step.seat + CARD_OF[step.card]
            b.queue_count += 1


def set_asked(b: Board, s: Flandern) -> None:
    step = s.agenda[0]
    match step:
        case BuildOrFinish(seat=seat, card=card, arms=arms):
            rounds.act(b, seat, CARD_OF[card], guild_of(arms))
        case BuildSite(seat=seat, arms=arms):
            rounds.act(b, seat, hands.SITE_CARD, guild_of(arms))
        case RaiseOne() | SetMaster():
            b.gold = hands.CATHEDRAL_GOLD if isinstance(step, RaiseOne) else hands.MASTER_GOLD
            rounds.show_gold(b)
        case _:
            b.phase, b.mover = PHASES[type(step)], next(iter(step.asks(s)))
    for seat, choice in s.held:
        b.chosen[seat] = answers.move_of(choice, [])
    if b.phase == question.CHOOSE_PHASE:
        b.mover = rounds.next_to_choose(b, 0)


def answer_for_chance(b: Board, action: Any) -> None:
    """Chance has drawn the first player, the sites nobody chose, or a card."""
    match action:
        case Starter(seat=seat):
            preparation.begin(b, seat)
        case Settle(utrecht=utrecht, luik=luik):
            preparation.settle(b, SITE_OF[utrecht], SITE_OF[luik])
        case Draw(card=card) if b.phase == question.GOLD_PHASE:
            rounds.take_gold(b, CARD_OF[card])
        case Draw(card=card):
            rounds.draw(b, DRAWN_OF[card])


def guild_of(arms: tuple[int, ...]) -> int:
    """The guild among the arms of a card; gold cards have none."""
    return next((each for each in arms if each in GUILDS), cities.NOBODY)
