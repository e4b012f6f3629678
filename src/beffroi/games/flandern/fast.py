"""Flandern 1302 for search: the same rules once more, flat, proved equal to the rulebook in lock-step.

What stands in the cities is in `fast_cities`, what may be hoped for there in `fast_hopes`, what everybody holds in
`fast_hands`, what is asked in `fast_question`, what happens in `fast_rounds`, and before them in `fast_preparation`,
what it is worth in `fast_taste`; here it is joined to the rulebook. Only the gold card is hidden, besides what has been
sealed: drawing it tells a search nothing, and what may be done with it is looked at again where it is shown.
"""

from __future__ import annotations

from typing import Any

from beffroi.core import bits
from beffroi.core.action import Action
from beffroi.fast import Dice
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern import fast_hands as hands
from beffroi.games.flandern import fast_question as question
from beffroi.games.flandern import fast_rounds as rounds
from beffroi.games.flandern.acts import Act, BuildOrFinish, BuildSite, FirstsAction
from beffroi.games.flandern.building import great_build
from beffroi.games.flandern.duel import ChooseOrder, DrawAnother, DrawInfluenced, LayCard
from beffroi.games.flandern.fast_cities import KIND_NAMES, KIND_OF
from beffroi.games.flandern.fast_hands import CARD_NAMES, CARD_OF
from beffroi.games.flandern.fast_taste import FastTaste
from beffroi.games.flandern.material import ACTION_CARDS, ARMS, ARMS_OF, CITIES, CITY_OF, GUILDS, card_for
from beffroi.games.flandern.pawns import RaiseOne, SetMaster
from beffroi.games.flandern.preparation import ChooseGuilds, ChooseInfluence, ChooseSites, DrawStarter, SettleRest
from beffroi.games.flandern.round import ChooseCards, DrawGold
from beffroi.games.flandern.rulebook import (
    Build,
    Choose,
    Draw,
    DrawAgain,
    DrawFirst,
    Finish,
    Lay,
    PlaceMaster,
    RaiseCathedral,
    Settle,
    Starter,
    StopDrawing,
    TakeGuild,
    TakeInfluence,
    TakeSite,
)
from beffroi.games.flandern.sites import LOT_NAMES, LOT_OF, SITE_NAMES, SITE_OF, SITES
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


class FastFlandern(FastTaste):
    """A position of Flandern 1302, made from a state and going back to its origin."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon, self.thought = 16, 100
        self.origin = self

    def start_from(self, origin: FastFlandern) -> None:
        self.origin = origin

    def restart(self) -> None:
        self.is_judged = 0
        self.copy_cities(self.origin)
        self.copy_hands(self.origin)
        self.copy_question(self.origin)
        self.copy_rounds(self.origin)

    def play(self, move: int) -> None:
        self.is_judged = 0
        if self.phase == question.WORK_PHASE:
            self.do_work((move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
            self.works += (move >> 5 & 31) <= fast_cities.FINISH
            self.go_on()
        elif self.phase == question.CHOOSE_PHASE:
            self.choose(move)
        elif self.phase == question.GUILD_PHASE:
            self.guilds[self.mover] = move - question.GUILD_MOVE
            self.go_on_with_guilds()
        elif self.phase == question.INFLUENCE_PHASE:
            self.influenced[self.mover] = move - question.GUILD_MOVE
            self.go_on_with_influence()
        elif self.phase == question.SITE_PHASE:
            self.found(self.city_to_found(), move - question.SITE_MOVE)
            self.go_on_with_sites()
        else:
            self.take_turn(move)

    def toss(self, dice: Dice) -> int:
        """Chance draws the first player, the sites nobody chose, or a card; a gold card is hidden unless it is dead."""
        self.is_judged = 0
        if self.phase == question.STARTER_PHASE:
            self.begin(dice.below(self.seats))
            return self.first
        if self.phase == question.SETTLE_PHASE:
            return self.settle_by(dice)
        if self.phase == question.GOLD_PHASE:
            return self.take_gold(self.nth_gold(dice.below(self.count_gold())))
        card = bits.nth(self.pile, dice.below(bits.few(self.pile)))
        self.draw(card)
        return card

    def set_up(self, s: Flandern) -> None:
        """Makes this position equal to a state that asks something."""
        self.seats, self.first = len(s.seats), s.first
        self.set_up_cities(s)
        for seat in s.seats:
            self.guilds[seat], self.influenced[seat] = s.guilds[seat], s.influenced[seat]
            self.hands[seat] = sum(1 << CARD_OF[card] for card in s.hands[seat])
            self.played[seat] = sum(1 << CARD_OF[card] for card in s.played[seat])
            self.influence[seat], self.gone[seat] = s.influence[seat], seat in s.out
            self.chosen[seat] = question.UNCHOSEN
        self.find_builders()
        self.set_up_piles(s)
        self.set_agenda(s)
        self.set_asked(s)

    def set_up_piles(self, s: Flandern) -> None:
        self.gold = hands.NO_CARD if s.gold is None else CARD_OF[s.gold]
        self.works, self.shuffled_at = s.works, s.shuffled_at
        self.emptied_at = rounds.NEVER if s.emptied_at is None else s.emptied_at
        if self.seats == hands.TWO_SEATS:
            self.pile = sum(1 << DRAWN_OF[card] for pile in s.piles for card, _ in pile.mixed)
            self.laid = sum(1 << DRAWN_OF[card] for card in s.laid)
            return
        for number, pile in enumerate(s.piles):
            for card, count in pile.mixed:
                self.piles[16 * number + CARD_OF[card]] = count

    def set_agenda(self, s: Flandern) -> None:
        """What is still to be done after what is asked."""
        self.gold_waits = any(isinstance(step, FirstsAction) for step in s.agenda)
        self.draw_waits = any(isinstance(step, DrawInfluenced) for step in s.agenda[1:])
        self.lay_waits = any(isinstance(step, LayCard) for step in s.agenda[1:])
        for step in s.agenda:
            if isinstance(step, Act):
                self.queue[self.queue_count] = 16 * step.seat + CARD_OF[step.card]
                self.queue_count += 1

    def set_asked(self, s: Flandern) -> None:
        step = s.agenda[0]
        match step:
            case BuildOrFinish(seat=seat, card=card, arms=arms):
                self.act(seat, CARD_OF[card], guild_of(arms))
            case BuildSite(seat=seat, arms=arms):
                self.act(seat, hands.SITE_CARD, guild_of(arms))
            case RaiseOne() | SetMaster():
                self.gold = hands.CATHEDRAL_GOLD if isinstance(step, RaiseOne) else hands.MASTER_GOLD
                self.show_gold()
            case _:
                self.phase, self.mover = PHASES[type(step)], next(iter(step.asks(s)))
        for seat, choice in s.held:
            self.chosen[seat] = self.move(choice)
        if self.phase == question.CHOOSE_PHASE:
            self.mover = self.next_to_choose(0)

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        if move >= question.WORK_MOVE:
            return self.work((move - question.WORK_MOVE) >> 10, move >> 5 & 31, move & 31)
        if move >= question.SITE_MOVE:
            return TakeSite(SITE_NAMES[move - question.SITE_MOVE])
        if move >= question.GUILD_MOVE:
            guild = ARMS[move - question.GUILD_MOVE]
            return TakeGuild(guild) if self.phase == question.GUILD_PHASE else TakeInfluence(guild)
        if move in DRAWING:
            return DRAWING[move]
        card = CARD_NAMES[move >> 4]
        return Choose(card, move & 15) if self.phase == question.CHOOSE_PHASE else Lay(card)

    def work(self, city: int, kind: int, place: int) -> Action:
        if kind == fast_cities.GREAT:
            return great_build(CITIES[city], *SITES[self.site[city]].pairs[place])
        if kind < fast_cities.FINISH:
            return Build(CITIES[city], LOT_NAMES[place], KIND_NAMES[kind])
        what = Finish if kind == fast_cities.FINISH else RaiseCathedral if kind == fast_cities.RAISE else PlaceMaster
        return what(CITIES[city], LOT_NAMES[place])

    def move(self, action: Action) -> int:
        """The move that a legal action of the rulebook is here."""
        match action:
            case Choose(card=card, influence=influence):
                return 16 * CARD_OF[card] + influence
            case Lay(card=card):
                return 16 * CARD_OF[card]
            case TakeGuild(guild=guild) | TakeInfluence(guild=guild):
                return question.GUILD_MOVE + ARMS_OF[guild]
            case TakeSite(site=site):
                return question.SITE_MOVE + SITE_OF[site]
            case Build() | Finish() | RaiseCathedral() | PlaceMaster():
                return self.move_of_work(action)
        return MOVE_OF_DRAWING[action]

    def move_of_work(self, work: Build | Finish | RaiseCathedral | PlaceMaster) -> int:
        city = CITY_OF[work.city]
        kind = OTHER_WORKS.get(type(work), 0)
        if isinstance(work, Build):
            kind = KIND_OF[work.quarter]
        if kind == fast_cities.GREAT:
            place = SITES[self.site[city]].pairs.index((LOT_OF[work.lot[0]], LOT_OF[work.lot[1]]))
        else:
            place = LOT_OF[work.lot]
        return question.WORK_MOVE + 1024 * city + 32 * kind + place

    def answer_for_chance(self, action: Any) -> None:
        """Chance has drawn the first player, the sites nobody chose, or a card."""
        match action:
            case Starter(seat=seat):
                self.begin(seat)
            case Settle(utrecht=utrecht, luik=luik):
                self.settle(SITE_OF[utrecht], SITE_OF[luik])
            case Draw(card=card) if self.phase == question.GOLD_PHASE:
                self.take_gold(CARD_OF[card])
            case Draw(card=card):
                self.draw(DRAWN_OF[card])


DRAWING: dict[int, Action] = {
    question.DRAW_FIRST: DrawFirst(),
    question.DRAW_AGAIN: DrawAgain(),
    question.STOP_DRAWING: StopDrawing(),
}
MOVE_OF_DRAWING = {action: move for move, action in DRAWING.items()}
OTHER_WORKS: dict[type[Action], int] = {
    Finish: fast_cities.FINISH,
    RaiseCathedral: fast_cities.RAISE,
    PlaceMaster: fast_cities.SET,
}
DRAWN_OF = {
    card_for(guild, card): hands.DRAWN_COUNT * guild + number
    for guild in GUILDS
    for number, card in enumerate(ACTION_CARDS[: hands.DRAWN_COUNT])
}


def guild_of(arms: tuple[int, ...]) -> int:
    """The guild among the arms of a card; gold cards have none."""
    return next((each for each in arms if each in GUILDS), fast_cities.NOBODY)


def position_of(s: Flandern) -> FastFlandern:
    """The fast position of a state that asks something."""
    position = FastFlandern()
    position.set_up(s)
    return position
