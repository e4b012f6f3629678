"""The bots around one table: who answers, who speaks, and what is done with an answer that cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from beffroi.bots.bot import Bot, Fault
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import choices, floor, objections, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.seen import seen

MOST_WORDS = 24
"""So much is said at most before an answer is expected."""
Asking: TypeAlias = Mapping[Seat, Callable[[], None]]
"""How each person at the table is asked; what they answer they play themselves."""
NOBODY: Asking = {}


class Lineup:
    """Bots by seat, each with dice of its own, and the faults they have made."""

    def __init__(self, game: AnyGame, bots: Mapping[Seat, Bot], seed: str, budget: float) -> None:
        self.game, self.bots, self.budget = game, bots, budget
        self.dice = {seat: Random(f"{seed}/{seat}") for seat in bots}
        self.said: dict[Seat, set[Action]] = {seat: set() for seat in bots}
        self.faults: list[tuple[Seat, str]] = []

    def answers(
        self, state: Callable[[], Any], deal: Callable[[Any], Action], people: Asking = NOBODY
    ) -> Iterator[tuple[Seat, Action]]:
        """A whole game: what chance deals, bots answer and bots say; each is played before the next is asked for.

        Of several who are asked at once people come first: who has sealed an answer cannot be bargained with.
        """
        heard = 0
        while asked := waiting(state()):
            seat = next((each for each in asked if each in people), asked[0])
            if seat == CHANCE:
                yield CHANCE, deal(state())
            elif heard != state().opened:
                heard = state().opened
                yield from self.words(state)
            elif (seat := speaker(state(), seat, people)) in people:
                people[seat]()
                heard = 0  # whatever a person does may be worth a word
            else:
                yield seat, self.answer(state(), seat)

    def answer(self, s: State, seat: Seat) -> Action:
        """A legal answer of a bot; when its own is none, one by chance, and a fault."""
        view, rng = seen(self.game, s, seat), self.dice[seat]
        offered = choices(self.game.guess(view, rng), seat)
        try:
            action = self.bots[seat].choose(view, offered, rng, self.budget)
            self._check(s, seat, action)
        except Fault as fault:
            self.faults.append((seat, fault.why))
            action = offered.sample(rng)
        return action

    def words(self, state: Callable[[], Any]) -> Iterator[tuple[Seat, Action]]:
        """What the bots say to each other now; each word must be played before the next is asked for."""
        silent, said = 0, 0
        seats = [seat for seat, bot in self.bots.items() if bot.talks]
        while silent < len(seats) and said < MOST_WORDS:
            seat = seats.pop(0)
            seats.append(seat)
            word = self.word(state(), seat)
            silent = silent + 1 if word is None else 0
            if word is not None:
                said += 1
                yield seat, word

    def word(self, s: State, seat: Seat) -> Action | None:
        """What a bot says out of turn, if it may and it is allowed."""
        if not any(map(len, floor(s, seat))):
            return None
        try:
            self.bots[seat].said = self.said[seat]
            word = self.bots[seat].talk(seen(self.game, s, seat), self.dice[seat], self.budget)
            if word is not None:
                self._check(s, seat, word)
        except Fault as fault:
            self.faults.append((seat, fault.why))
            return None
        if word is not None:
            self.said[seat].add(word)
        return word

    def _check(self, s: State, seat: Seat, action: Action) -> None:
        if objections(s, seat, action):
            raise Fault("illegal", self.game.write(action))

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()


def speaker(s: State, seat: Seat, people: Collection[Seat] = ()) -> Seat:
    """Who answers for a seat's side: of its members that are asked a person, if there is one, else who founded it."""
    allies = asked_with(s, seat)
    founders = (ally for ally in allies if ally == s.side(ally))
    return next((ally for ally in allies if ally in people), next(founders, allies[0]))


def asked_with(s: State, seat: Seat) -> list[Seat]:
    """The members of a seat's side that are asked, in order."""
    return [other for other in waiting(s) if s.side(other) == s.side(seat)]
