"""What speaks for an answer in Cardinal: points, and few choices for those who follow. `fast/policy` values it."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Action, Seat
from beffroi.games.cardinal.count import totals
from beffroi.games.cardinal.ground import squares_in
from beffroi.games.cardinal.material import COLOURS
from beffroi.games.cardinal.rulebook import Build, TakeColour
from beffroi.games.cardinal.sites import open_sites
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import site_of
from beffroi.taste import Reason, Taste, because, played


class CardinalTaste(Taste[Cardinal]):
    """Take markers, above all those of rivals, and steer who comes next: with the laws, and with the Cardinal."""

    fallbacks = frozenset({"changes-little"})

    def reasons(self, s: Cardinal, seat: Seat, action: Action) -> tuple[Reason, ...]:
        if isinstance(action, TakeColour):
            return (because("any-colour"),)
        then = played(s, seat, action)
        return (*gains(s, then, seat), *steering(s, then, seat)) or (because("changes-little"),)


def prospects(s: Cardinal, seat: Seat) -> tuple[int, int]:
    """The most markers that a seat could take with one building, and how many sites it has."""
    if seat in s.leavers:
        return 0, 0
    paying = [area for colour, area in zip(COLOURS, s.town.of_colour, strict=True) if pays(s, colour)]
    best = sites = 0
    for piece, facing, area in open_sites(s, s.palette(seat)):
        for x, y in squares_in(area):
            around = site_of(Build(piece, facing, x, y)).beside
            best = max(best, sum([(around & each).bit_count() for each in paying]))
            sites += 1
    return best, sites


def pays(s: Cardinal, colour: str) -> bool:
    """Whether touching a colour still brings a marker."""
    return colour != s.fourth and s.supply(colour) > 0


def gains(s: Cardinal, then: Cardinal, seat: Seat) -> Iterator[Reason]:
    """The markers an answer brings, and what they are worth to oneself and cost the others."""
    for number, colour in enumerate(COLOURS):
        if taken := then.markers[seat][number] - s.markers[seat][number]:
            yield because("takes-markers", colour=colour, markers=taken)
    before, after = totals(s), totals(then)
    if after[seat] > before[seat]:
        yield because("earns-points", points=after[seat] - before[seat])
    for other in s.seats:
        if other != seat and after[other] < before[other]:
            yield because("costs-points", seat=other, points=before[other] - after[other])


def steering(s: Cardinal, then: Cardinal, seat: Seat) -> Iterator[Reason]:
    """What an answer leaves to the seat that comes next."""
    other = s.clockwise(seat + 1)[0]
    (could, had), (can, has) = prospects(s, other), prospects(then, other)
    if not has:
        yield because("leaves-no-site", seat=other)
    elif can < could:
        yield because("leaves-few-markers", seat=other, markers=can)
    elif has < had:
        yield because("leaves-few-sites", seat=other, count=has)


TASTE = CardinalTaste()
