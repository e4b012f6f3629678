"""The end of a turn and the end of the game (sections 5 and 6 of the rulebook)."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.model import Given, Result, Step
from beffroi.games.bastide.material import CARD_POINTS, CARDS, EQUIPMENTS, GROUPS
from beffroi.games.bastide.rulebook import R
from beffroi.games.bastide.state import NOBODY, Bastide

MOST_TURNS = 300
"""No game was ever seen to need a third of them."""
UNDECIDED = ("stalled", "too-long")
"""The ends at which the town is nobody's, so that nobody plays for them."""


class CheckMajorities(Step[Bastide, Action], frozen=True):
    """Whoever has more influences than anybody else on one kind of equipment receives its card."""

    rule = R.MAJORITY

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        for number, (card, group) in enumerate(CARDS.items()):
            leader = leader_of(s, group)
            if leader not in (NOBODY, s.cards[number]):
                s.cards[number] = leader
                s.tell(R.MAJORITY, "card-taken", seat=leader, card=card)


def leader_of(s: Bastide, group: str) -> Seat:
    """Who has strictly the most influences on a kind of equipment: in a tie, nobody."""
    owned = s.influences[GROUPS[group]]
    counts = [owned.count(seat) for seat in s.playing]
    most = max(counts)
    return s.playing[counts.index(most)] if most and counts.count(most) == 1 else NOBODY


def ending_now(s: Bastide) -> str | None:
    """Why the game ends with this turn, if it does."""
    if all(map(s.is_started, EQUIPMENTS)):
        return "complete"
    if s.idle >= 2 * len(s.playing):
        return "stalled"
    return "too-long" if s.turn >= MOST_TURNS else None


class CountPoints(Step[Bastide, Action], frozen=True):
    """Influences count always; cards and the road of the camp count for a French town, and against an English one.

    At the ends of S the town is neither: they count for nobody.
    """

    rule = R.SCORE
    ending: str

    def then(self, s: Bastide, answers: Given[Action]) -> None:
        self.announce(s)
        points = tuple(self.points(s, seat, self.sign()) for seat in s.seats)
        standings = [standing(s, seat, points[seat]) for seat in s.seats]
        ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
        s.finish(Result(self.ending, (1,) * len(ranks) if self.ending == "closed" else ranks, points))

    def announce(self, s: Bastide) -> None:
        match self.ending:
            case "complete":
                s.tell(R.END, "all-started")
            case "stalled":
                s.tell(R.SAFETY, "stalled", turns=s.idle)
            case "too-long":
                s.tell(R.SAFETY, "too-long", turns=s.turn)
        match self.sign():
            case 1:
                s.tell(R.SCORE, "town-is-french")
            case -1:
                s.tell(R.SCORE, "town-is-english")
            case _:
                s.tell(R.SAFETY, "town-is-nobodys")

    def sign(self) -> int:
        """In an English town, friends of the King, of the Pope and of the people have bet on the wrong side."""
        if self.ending in UNDECIDED:
            return 0
        return -1 if self.ending == "siege-lost" else 1

    def points(self, s: Bastide, seat: Seat, sign: int) -> int:
        """Every part is told, so that everybody sees where the points come from."""
        influences, cards, road = parts_of_score(s, seat, sign)
        s.tell(R.SCORE, "influences-count", seat=seat, points=influences)
        if cards:
            s.tell(R.SCORE, "cards-count", seat=seat, points=cards)
        if road:
            s.tell(R.SCORE, "road-counts", seat=seat, points=road)
        s.tell(R.SCORE, "scored", seat=seat, points=influences + cards + road)
        return influences + cards + road


def parts_of_score(s: Bastide, seat: Seat, sign: int) -> tuple[int, int, int]:
    """The points for influences, for cards and for the road of the camp."""
    values = CARD_POINTS[s.options.cards]
    cards = sum(values[card] for card, holder in zip(CARDS, s.cards, strict=True) if holder == seat)
    return s.influences.count(seat), sign * cards, sign * s.road[seat]


def standing(s: Bastide, seat: Seat, points: int) -> tuple[int, ...]:
    """What ranks a seat: being there at all, points, then influences on walls, on religious buildings, on roads."""
    return (seat in s.playing, points, *(s.influences[circles].count(seat) for circles in GROUPS.values()))
