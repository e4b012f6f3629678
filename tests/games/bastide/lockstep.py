"""Random games played by the rulebook and by its plain second implementation at once, compared at every ply."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, floor, play, refusals, waiting
from beffroi.core.host import Resign
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import CARDS, CIRCLES
from beffroi.games.bastide.rulebook import Accept, BastideOptions, Drop, Offer, Play, Propose, Tie
from beffroi.games.bastide.state import NOBODY, Bastide
from tests.games.bastide.naive import Choice, Naive, Table


def plain(action: Action) -> Choice:
    """An action as the second implementation writes it."""
    return (type(action).__name__.lower(), *msgspec.structs.astuple(action))


def play_both(seats: int, options: BastideOptions, seed: int, *, leavers: bool = False) -> int:
    """One game; returns how many plies were compared."""
    rng = Random(seed)
    s = GAME.setup(seats, options)
    naive = Naive(seats, Table(options.cards, options.bank, options.raises, options.negotiation))
    plies, builder = 0, rng.randrange(4)
    while asked := waiting(s):
        compare(s, naive)
        plies += 1
        if asked[0] != CHANCE and rng.randrange(3) == 0:
            talk(s, naive, rng)
        elif leavers and rng.randrange(60) == 0:
            seat = s.playing[rng.randrange(len(s.playing))]
            play(s, HOST, Resign(seat))
            naive.leave(seat)
        else:
            seat = asked[rng.randrange(len(asked))]
            action = draw(s, rng) if seat == CHANCE else pick(s, seat, rng, builder)
            play(s, seat, action)
            naive.play(seat, plain(action))
    compare(s, naive)
    return plies


def pick(s: Bastide, seat: Seat, rng: Random, builder: int) -> Action:
    """A random answer; some tables like projects for what is not begun yet, so that towns are completed too."""
    offered = choices(s, seat)
    if type(s.agenda[0]).__name__ == "TakeTurn" and rng.randrange(4) < builder:
        wanted: list[Any] = [each for each in offered if isinstance(each, Propose) and not s.is_started(each.equipment)]
        peaceful = [each for each in offered if isinstance(each, Play) and each.tile in ("house", "fire")]
        pool = wanted if wanted and s.chest >= 6 else peaceful or list(offered)
        action: Action = pool[rng.randrange(len(pool))]
        return action
    sampled: Action = offered.sample(rng)
    return sampled


def talk(s: Bastide, naive: Naive, rng: Random) -> None:
    """Something is said, lawful or not, and both judge it the same way."""
    seat = s.seats[rng.randrange(len(s.seats))]
    words = odd_words(s, rng)
    for collection in floor(s, seat):
        if len(collection) and rng.randrange(2):
            words = collection.sample(rng)
    legal = not refusals(s, seat, words)
    assert legal == naive.can_say(seat, plain(words)), (seat, words)
    if legal:
        play(s, seat, words)
        naive.say(seat, plain(words))


def odd_words(s: Bastide, rng: Random) -> Action:
    number = rng.randrange(8)
    promise = ("none", "spare", "bid-3", "bid-4", "build-R1", "build-B2")[rng.randrange(6)]
    to = Seat(rng.randrange(len(s.seats) + 1))
    words = (Offer(to, rng.randrange(5) - 1, rng.randrange(5) - 1, promise), Accept(number), Drop(number))
    return (*words, Tie(rng.randrange(4), rng.randrange(4)))[rng.randrange(4)]


def compare(s: Bastide, naive: Naive) -> None:
    """Who is asked, what may be answered, and everything that lies on the table."""
    assert list(waiting(s)) == naive.asked()
    for seat in waiting(s):
        offered, expected = choices(s, seat), naive.choices(seat)
        assert {plain(action) for action in offered} == expected, (seat, s.agenda[0])
        assert len(offered) == len(expected)
    assert dict(enumerate(s.money)) == naive.purse
    assert s.chest == naive.caisse
    assert {CIRCLES[n]: owner for n, owner in enumerate(s.influences) if owner != NOBODY} == naive.tokens
    assert dict(enumerate(s.stock)) == {seat: naive.stock(seat) for seat in naive.seats}
    assert list(s.camp) == sorted(naive.camp)
    assert dict(enumerate(s.road)) == naive.road
    assert [None if holder == NOBODY else holder for holder in s.cards] == [naive.holder[card] for card in CARDS]
    assert dict(s.bag.mixed) == {tile: count for tile, count in naive.bag.items() if count}
    assert [sorted(naive.hand[seat]) for seat in s.seats] == [list(hand) for hand in s.hands]
    assert [(each.seat, each.to, each.promise, each.turn) for each in s.promises] == naive.promises
    result = GAME.result(s)
    if result is None:
        assert naive.ending is None
    else:
        assert (result.ending, list(result.places), list(result.points)) == (
            naive.ending,
            naive.places,
            naive.points,
        )
