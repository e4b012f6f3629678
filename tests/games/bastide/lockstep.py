"""Random games played by the rulebook and by its plain second implementation at once, compared at every ply."""

from __future__ import annotations

from collections import Counter as Count
from random import Random
from typing import Any

import msgspec

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, floor, play, refusals, waiting
from beffroi.core.host import Resign
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import BLOCKS, CARDS, CIRCLES, EQUIPMENTS, HOUSE
from beffroi.games.bastide.rulebook import Accept, BastideOptions, Counter, Drop, Offer, Play, Propose, Tie
from beffroi.games.bastide.state import NOBODY, Bastide
from beffroi.games.bastide.turn import TakeTurn
from tests.games.bastide.naive import Choice, Naive, Table, perft

ODD_PROMISES = ("none", "spare", "bid-3", "bid-4", "abstain", "most-6", "build-R1", "build-B2", "put-R1-1", "put-B2-1")


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
    promise = ODD_PROMISES[rng.randrange(len(ODD_PROMISES))]
    to = Seat(rng.randrange(len(s.seats) + 1))
    give, take = rng.randrange(5) - 1, rng.randrange(5) - 1
    words = (Offer(to, give, take, promise), Counter(number, give, take, promise), Accept(number), Drop(number))
    return (*words, Tie(rng.randrange(4), rng.randrange(4)))[rng.randrange(5)]


def compare(s: Bastide, naive: Naive) -> None:
    """Who is asked, what may be answered, and everything that lies on the table."""
    assert list(waiting(s)) == naive.asked()
    for seat in waiting(s):
        offered, expected = choices(s, seat), naive.choices(seat)
        assert {plain(action) for action in offered} == expected, (seat, s.agenda[0])
        assert len(offered) == len(expected)
    assert dict(enumerate(s.money)) == naive.purse
    assert s.chest == naive.caisse
    assert s.pledge == naive.announced
    assert {each.number for each in s.offers} | {each.number for each in s.ties} == {
        each["number"] for each in naive.offers
    }
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


def naive_of(s: Bastide) -> Naive:
    """The second implementation at a position in which a seat is to take its turn."""
    (step,) = s.agenda
    assert isinstance(step, TakeTurn)
    naive = Naive(len(s.seats), Table(s.options.cards, s.options.bank, s.options.raises, s.options.negotiation))
    naive.purse, naive.road = dict(enumerate(s.money)), dict(enumerate(s.road))
    naive.hand = {seat: list(hand) for seat, hand in enumerate(s.hands)}
    naive.bag = Count(dict(s.bag.mixed))
    naive.tokens = {CIRCLES[n]: owner for n, owner in enumerate(s.influences) if owner != NOBODY}
    naive.facing = {block: facing for block, facing in zip(BLOCKS, s.facings, strict=True) if facing}
    for block, strips in zip(BLOCKS, s.blocks, strict=True):
        naive.houses |= {(block, strip) for strip, letter in enumerate(strips, start=1) if letter == HOUSE}
    for name, piece in EQUIPMENTS.items():
        block_of = s.block_of(name) if piece.width else None
        if block_of is not None:
            first = s.blocks[BLOCKS.index(block_of)].index(piece.letter) + 1
            naive.pieces[name] = (block_of, list(range(first, first + piece.width)))
    naive.camp, naive.caisse, naive.turns, naive.quiet = list(s.camp), s.chest, s.turn, s.idle
    naive.holder = {card: None if who == NOBODY else who for card, who in zip(CARDS, s.cards, strict=True)}
    naive.current, naive.kind, naive.asked_seats, naive.about = step.seat, "turn", [step.seat], {}
    return naive


def naive_perft(s: Bastide, depth: int) -> int:
    """In how many ways a position goes on, by the oracle."""
    return perft(naive_of(s), depth)
