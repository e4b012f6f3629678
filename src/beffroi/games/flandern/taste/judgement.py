"""What a bot values in Flandern 1302: majorities to be expected, cards for them, and the cards kept for later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.games.flandern.acts import BuildSite
from beffroi.games.flandern.material import CHURCH, QUARTERS, SITE, TAKE_BACK
from beffroi.games.flandern.round import ChooseCards
from beffroi.games.flandern.rulebook import (
    Build,
    Choose,
    DrawAgain,
    DrawFirst,
    Finish,
    Lay,
    PlaceMaster,
    RaiseCathedral,
)
from beffroi.games.flandern.state import Flandern
from beffroi.games.flandern.taste.works import NOTHING_TO_DO, best_gain, gain, interest_of, stake
from beffroi.taste import Reason, Taste, because, few_of

VICTORY = 100.0
MOST_WORKS = 400
"""All places of all quarters that one card can build are looked at."""
FASTER = (0.0, 1.0, 1.5)
"""How much sooner it is one's turn with so many influence cards; more are not thrown in at once."""
INFLUENCE_CARD = 1.0
"""What an influence card is worth: it wins races, and the bonus at the end."""
CONTESTED = 2
"""Where so few lots are free, it matters who comes first."""
HURRY = 0.35
"""How much of a work is lost when somebody is faster in a contested city."""
LATE = 0.6
"""How much of what a card taken back can do is still there a round later."""
PER_CARD = 0.12
"""What every further card in hand is worth: a choice more."""
LOST_TURN = -1.0
EMPTY_HAND = 1.5
SEE_FIRST = 0.1
"""Who draws first knows more when he lays."""
A_WORK_MORE = 1.0
"""Who draws another card chooses where it builds."""


class FlandernTaste(Taste[Flandern]):
    """Ranks are a race: what counts is where a guild stands when its city is full."""

    def worth(self, s: Flandern, seat: Seat) -> float:
        """The points of everybody, scored and to be expected, as a seat sees them."""
        points, interest = tuple(map(float, s.points)), interest_of(s, seat)
        scored = sum(part * each for part, each in zip(interest, points, strict=True))
        if s.result is not None:
            return scored + VICTORY * (s.result.places[seat] == 1)
        builders = s.builders()
        cards = INFLUENCE_CARD * s.influence[seat] + PER_CARD * len(s.hands[seat])
        return scored + cards + sum(stake(city, builders, interest) for city in s.open_cities())

    def candidates(self, s: Flandern, seat: Seat, rng: Rng) -> Sequence[Action]:
        offered = choices(s, seat)
        if isinstance(s.agenda[0], ChooseCards):
            most = most_hurry(s, seat)
            return tuple(action for action in offered if action.influence <= most)
        return few_of(offered, rng, MOST_WORKS)

    def weigh(self, s: Flandern, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return [self.use_of(s, seat, action) for action in actions]

    def use_of(self, s: Flandern, seat: Seat, action: Action) -> float:
        match action:
            case Build() | Finish() | RaiseCathedral() | PlaceMaster():
                return gain(s, seat, action, as_site=isinstance(s.agenda[0], BuildSite))
            case Choose(card=card, influence=influence):
                speed = FASTER[min(influence, len(FASTER) - 1)]
                return card_worth(s, seat, card) + speed * hurry(s, seat, card) - INFLUENCE_CARD * influence
            case Lay(card=card):
                return card_worth(s, seat, card)
            case DrawFirst():
                return max(card_worth(s, seat, card) for card in s.hands[seat]) + SEE_FIRST
            case DrawAgain():
                return A_WORK_MORE
        return 0.0

    def reasons(self, s: Flandern, seat: Seat, action: Action) -> tuple[Reason, ...]:
        return tuple(argue(s, seat, action))


def argue(s: Flandern, seat: Seat, action: Action) -> Iterator[Reason]:
    """What speaks for an answer."""
    match action:
        case Build(city=city, quarter=quarter) if QUARTERS[quarter].arms == s.guilds[seat]:
            yield because("majority", city=city)
        case Build(city=city, quarter=quarter) if QUARTERS[quarter].arms == CHURCH:
            yield because("church-value", city=city)
        case Build(city=city):
            yield because("deny", city=city)
        case Finish(city=city):
            yield because("finish", city=city)
        case RaiseCathedral(city=city):
            yield because("cathedral", city=city)
        case PlaceMaster(city=city):
            yield because("master", city=city)
        case Choose(card="take-back") | Lay(card="take-back"):
            yield because("cards-back", count=len(s.played[seat]))
        case Choose(card="site") | Lay(card="site"):
            yield because("secure-lot")
        case Choose(card=card) | Lay(card=card):
            yield because("promising", city=card)


def card_worth(s: Flandern, seat: Seat, card: str) -> float:
    """The best that can be done with a card."""
    if card == TAKE_BACK:
        return _taking_back(s, seat)
    if card != SITE:
        return best_gain(s, seat, s.city(card), as_site=False)
    if not s.site_pawns():
        return NOTHING_TO_DO
    return max((best_gain(s, seat, city, as_site=True) for city in s.open_cities()), default=NOTHING_TO_DO)


def _taking_back(s: Flandern, seat: Seat) -> float:
    """The better cards lie on the table: the sooner they come back the better, but it costs a turn."""
    played = [card_worth(s, seat, card) for card in s.played[seat] if card != TAKE_BACK]
    held = [card_worth(s, seat, card) for card in s.hands[seat] if card != TAKE_BACK]
    if not played:
        return NOTHING_TO_DO + LOST_TURN
    better = max(0.0, max(played) - max(held, default=NOTHING_TO_DO))
    return LATE * better + PER_CARD * len(played) + LOST_TURN + (0.0 if held else EMPTY_HAND)


def most_hurry(s: Flandern, seat: Seat) -> int:
    """How many influence cards are worth a thought: one more than the others can play is always enough."""
    rivals = max(held for other, held in enumerate(s.influence) if other != seat)
    return min(rivals + 1, len(FASTER) - 1)


def hurry(s: Flandern, seat: Seat, card: str) -> float:
    """What coming first is worth: something where hardly a lot is free."""
    if card in (TAKE_BACK, SITE) or not 0 < s.city(card).free.bit_count() <= CONTESTED:
        return 0.0
    return HURRY * max(0.0, card_worth(s, seat, card))


TASTE = FlandernTaste()
