"""The game of two: a card of one's own, and a card drawn for the guilds under influence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.ask import YesNo
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Refusals, Step, Steps
from beffroi.core.pile import Pile
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.flandern.acts import Act, act
from beffroi.games.flandern.covering import buildable
from beffroi.games.flandern.material import ARMS_OF, CHURCH, GREY
from beffroi.games.flandern.rulebook import Draw, DrawAgain, DrawFirst, Lay, R, StopDrawing
from beffroi.games.flandern.scoring import CoverLots, FinalCount, ScoreCities
from beffroi.games.flandern.state import Flandern

AGAIN_OR_NOT = (DrawAgain(), StopDrawing())
DRAWING_AGAIN: Listed[DrawAgain | StopDrawing] = Listed(AGAIN_OR_NOT, YesNo(*AGAIN_OR_NOT))


def turn_of() -> Steps:
    return (ChooseOrder(), CoverLots(), ScoreCities(), PassTurn())


def lay(s: Flandern, seat: Seat, card: str) -> None:
    """A card of one's own is played and acts at once."""
    s.move_to_played(seat, card)
    s.tell(R.TWO_TURN, "card-laid", seat=seat, card=card)
    s.next(Act(seat, card))


def not_in_hand(s: Flandern, seat: Seat, action: Lay) -> Refusals:
    return () if action.card in s.hands[seat] else (R.TWO_TURN.no("not-in-hand", cards=s.hands[seat]),)


class ChooseOrder(Step[Flandern, Lay | DrawFirst], frozen=True):
    """Of the two actions of a turn either may come first."""

    rule = R.TWO_TURN
    takes = (Lay, DrawFirst)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (s.first,)

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[Lay | DrawFirst]:
        return (*map(Lay, s.hands[seat]), DrawFirst())

    def refuse(self, s: Flandern, seat: Seat, action: Lay | DrawFirst) -> Refusals:
        return not_in_hand(s, seat, action) if isinstance(action, Lay) else ()

    def fixes(self, s: Flandern, seat: Seat, action: Lay | DrawFirst) -> tuple[ScoreNote, ...]:
        return pile_left(s) if isinstance(action, DrawFirst) else ()

    def then(self, s: Flandern, answers: Given[Lay | DrawFirst]) -> None:
        ((seat, action),) = answers
        if isinstance(action, Lay):
            s.next(Reshuffle(), DrawInfluenced())
            lay(s, seat, action.card)
        else:
            s.next(Reshuffle(), DrawInfluenced(), LayCard())


class LayCard(Step[Flandern, Lay], frozen=True):
    """After the drawn card, a card of one's own."""

    rule = R.TWO_TURN
    takes = (Lay,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (s.first,)

    def candidates(self, s: Flandern, seat: Seat) -> Iterable[Lay]:
        return map(Lay, s.hands[seat])

    def refuse(self, s: Flandern, seat: Seat, action: Lay) -> Refusals:
        return not_in_hand(s, seat, action)

    def then(self, s: Flandern, answers: Given[Lay]) -> None:
        ((seat, action),) = answers
        lay(s, seat, action.card)


class Reshuffle(Step[Flandern, Action], frozen=True):
    """When the pile is used up, the cards laid down are shuffled into a new one."""

    rule = R.TWO_DRAW

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        if not s.piles[0].mixed:
            s.piles[0] = Pile(tuple(sorted((card, 1) for card in s.laid)))
            s.tell(R.TWO_DRAW, "reshuffled", count=len(s.laid))
            s.laid, s.shuffled_at = (), s.works


class DrawInfluenced(Step[Flandern, Draw], frozen=True):
    """The top card builds for the guild it shows; the card of a scored city leaves the game."""

    rule = R.TWO_DRAW
    takes = (Draw,)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Flandern) -> Sequence[tuple[Draw, int]]:
        return tuple((Draw(card), weight) for card, weight in s.piles[0].odds())

    def then(self, s: Flandern, answers: Given[Draw]) -> None:
        drawn = answers[0][1].card
        guild, _, card = drawn.partition("-")
        s.piles[0] = s.piles[0].without(drawn)
        if not s.piles[0].mixed:
            s.emptied_at = s.shuffled_at
        if s.is_dead(card):
            s.gone += (drawn,)
            self.replace(s, guild, card)
            return
        s.laid += (drawn,)
        s.tell(R.TWO_DRAW, "drawn", seat=s.first, guild=guild, card=card)
        act(s, s.first, card, (ARMS_OF[guild], GREY, CHURCH), R.TWO_DRAW)

    def replace(self, s: Flandern, guild: str, card: str) -> None:
        """Another card may be drawn in the place of one that has left the game."""
        s.tell(R.TWO_DRAW, "drawn-dead", seat=s.first, guild=guild, card=card)
        s.next(DrawAnother())


def pile_left(s: Flandern) -> tuple[ScoreNote, ...]:
    """From how many cards the next one is drawn, unless they are shuffled first."""
    left = len(s.piles[0])
    return (note(R.TWO_DRAW, "pile-left", count=left),) if left else ()


class DrawAnother(Step[Flandern, DrawAgain | StopDrawing], frozen=True):
    """Whoever has drawn the card of a scored city may draw another one."""

    rule = R.TWO_DRAW
    takes = (DrawAgain, StopDrawing)

    def asks(self, s: Flandern) -> tuple[Seat, ...]:
        return (s.first,)

    def choices(self, s: Flandern, seat: Seat) -> Choices[DrawAgain | StopDrawing]:
        return DRAWING_AGAIN

    def refuse(self, s: Flandern, seat: Seat, action: DrawAgain | StopDrawing) -> Refusals:
        return ()

    def fixes(self, s: Flandern, seat: Seat, action: DrawAgain | StopDrawing) -> tuple[ScoreNote, ...]:
        return pile_left(s) if isinstance(action, DrawAgain) else ()

    def then(self, s: Flandern, answers: Given[DrawAgain | StopDrawing]) -> None:
        ((seat, action),) = answers
        if isinstance(action, DrawAgain):
            s.next(Reshuffle(), DrawInfluenced())
        else:
            s.tell(R.TWO_DRAW, "stopped-drawing", seat=seat)


class PassTurn(Step[Flandern, Action], frozen=True):
    """The other plays, unless no lot is left for a player, or a whole pile has gone by without a work."""

    rule = R.TWO_END

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        if not s.free_lots():
            s.tell(R.TWO_END, "board-full")
            s.next(FinalCount("full"))
        elif not is_open_to_players(s):
            s.tell(R.TWO_END, "influenced-only")
            s.next(FinalCount("influenced-only"))
        elif s.emptied_at == s.works:
            s.tell(R.STALL, "stalled")
            s.next(FinalCount("stalled"))
        else:
            s.emptied_at = None
            s.first = s.next_playing(s.first)
            s.next(*turn_of())


def is_open_to_players(s: Flandern) -> bool:
    """Whether some free lot could ever take a quarter of a player's own guild, of the grey one or of the church."""
    arms = (*s.guilds, GREY, CHURCH)
    return any(buildable(city, s.stock, arms) for city in s.open_cities())
