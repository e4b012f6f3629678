"""What a side of Leonardo would rather do, flat, for search: what it may hope for if it buys, bids, bets or does not.

It is what an apprentice thinks at a glance (`taste.supposing`), so that searched games are played on as well as that.
"""

from __future__ import annotations

from beffroi.games.leonardo import fast_city as city
from beffroi.games.leonardo import fast_steps as steps
from beffroi.games.leonardo.fast_steps import FastSteps

MISSES = 5
"""A bet is lost so often for each time it is won: two numbers of twelve win."""


class FastTaste(FastSteps):
    """A position that knows what its sides may hope for if something happens."""

    def hope_of(self, side: int) -> float:
        """The chance of a side to win as things stand or are supposed to stand."""
        self.judge()
        self.is_judged = False
        return self.chance[side] / self.chances

    def hope_of_sale(self, side: int, buyer: int, space: int, price: int) -> float:
        """The chance of a side if somebody buys a palace that nobody owns."""
        self.purse[buyer] -= price
        self.give(space, buyer)
        hope = self.hope_of(side)
        self.give(space, city.NOBODY)
        self.purse[buyer] += price
        return hope

    def hope_of_auction(self, side: int, space: int) -> float:
        """The same if the others bid up to the price: who has more gets a palace for a little more than they have."""
        richest, price = self.richest_rival(side), city.PRICE[space]
        last = min(price, self.purse[richest]) // steps.STEP * steps.STEP
        if last < price and self.purse[side] > last + steps.STEP:
            return self.hope_of_sale(side, side, space, last + steps.STEP)
        return self.hope_of_sale(side, richest, space, last)

    def richest_rival(self, side: int) -> int:
        richest = city.NOBODY
        for rival in range(self.seats):
            if rival == side or self.members[rival] == 0:
                continue
            if richest == city.NOBODY or self.purse[rival] > self.purse[richest]:
                richest = rival
        return richest

    def hope_of_debt(self, side: int, debtor: int, creditor: int, florins: int) -> float:
        """The chance of a side if somebody owes somebody so much, and pays or is ruined."""
        if self.purse[debtor] < florins:
            return self.hope_without(side, debtor)
        self.purse[debtor] -= florins
        self.purse[creditor] += florins
        hope = self.hope_of(side)
        self.purse[creditor] -= florins
        self.purse[debtor] += florins
        return hope

    def hope_without(self, side: int, ruined: int) -> float:
        """The chances of who is ruined fall to the others; of two, the other has won."""
        if side == ruined:
            return 0.0
        if self.seats == city.DUEL:
            return 1.0
        hope, others = self.hope_of(side), 0.0
        for other in range(self.seats):
            if other != ruined and self.members[other]:
                others += self.chance[other]
        return hope * self.chances / others

    def hope_of_bet(self, side: int, bettor: int, organiser: int, florins: int) -> float:
        """The chance of a side, won or lost, if somebody bets so much against a market."""
        won = self.hope_of_debt(side, organiser, bettor, steps.WINNINGS * florins)
        lost = self.hope_of_debt(side, bettor, organiser, florins)
        return (won + MISSES * lost) / (1.0 + MISSES)

    def can_afford(self, side: int, price: int) -> bool:
        return self.purse[side] >= price and (self.seats == city.DUEL or not self.is_careless(side, price))

    def wants(self) -> bool:
        """Whether a side would say yes to what it is asked."""
        if self.front == steps.BUY_WORKS:
            return self.wants_work()
        if self.front == steps.BIDDING:
            return self.wants_palace(self.bidder[0], self.best + steps.STEP)
        if self.front == steps.ACQUIRE_OFFICE:
            return self.wants_office(self.top[city.OFFICE_PILE])
        return self.front != steps.OPEN_MARKET or self.wants_market()

    def wants_work(self) -> bool:
        """A work is worth its price on average, and hangs where most others do."""
        side, room = self.actor, self.fullest_room(self.actor)
        if not self.can_afford(side, steps.WORK_PRICE):
            return False
        before = self.hope_of(side)
        self.furnish(side, room, 1)
        after = self.hope_of(side)
        self.furnish(side, room, -1)
        return after > before

    def furnish(self, side: int, room: int, works: int) -> None:
        """Supposes so many works more in a palace, and their price less in the purse."""
        self.purse[side] -= works * steps.WORK_PRICE
        self.work_count[room] += works
        self.work_sum[room] += works * steps.WORK_PRICE
        self.assess(room)

    def fullest_room(self, side: int) -> int:
        """The palace with the most works and room for more, the dearest of equals."""
        room, most = city.NOBODY, -1
        for number in range(city.STREET_COUNT):
            street = city.STREET[number]
            if self.is_room(side, street) and self.fullness(street) > most:
                room, most = street, self.fullness(street)
        return room

    def fullness(self, street: int) -> int:
        return self.work_count[street] * city.MOST_TAX + self.toll[street]

    def wants_palace(self, side: int, bid: int) -> bool:
        """Whether a palace is better bought for a bid than left to the one who has bid before."""
        if not self.can_afford(side, bid):
            return False
        if self.leader == city.NOBODY:
            left = self.hope_of(side)
        else:
            left = self.hope_of_sale(side, self.leader, self.sale, self.best)
        return self.hope_of_sale(side, side, self.sale, bid) > left

    def wants_office(self, office: int) -> bool:
        side, price, space = self.actor, city.OFFICE_PRICE[office], city.OFFICE_SPACE[office]
        if not self.can_afford(side, price):
            return False
        before = self.hope_of(side)
        self.bought[self.bought_count] = office
        self.bought_count += 1
        self.office_owner[space] = side
        self.purse[side] -= price
        after = self.hope_of(side)
        self.purse[side] += price
        self.office_owner[space] = city.NOBODY
        self.bought_count -= 1
        return after > before

    def wants_market(self) -> bool:
        """Whether a market pays though the richest who bets against it may bet half of what he has."""
        if self.has_maximum:
            return True
        bold = self.richest_rival(self.actor)
        return self.hope_of_bet(self.actor, bold, self.actor, self.purse[bold] // 2) > self.hope_of(self.actor)
