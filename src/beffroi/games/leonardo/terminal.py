"""Leonardo drawn in text: the ring from top to bottom, then the sides, then what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.picture import WIDTH, Picture, Span, Words, lines_of
from beffroi.games.leonardo.material import CITY, Space, labels
from beffroi.games.leonardo.rulebook import Offer
from beffroi.games.leonardo.state import NOBODY, OFF_THE_BOARD
from beffroi.games.leonardo.view import Camp, Palace, View

MOST_WORKS = 4


def draw(view: View, words: Words) -> Picture:
    ring = (line for space in CITY for line in _space(view, space, words))
    camps = (line for camp in view.camps for line in _camp(camp, words))
    texts = (*_piles(view, words), *_pending(view, words), *_talk(view, words))
    told = (line for text in texts for line in lines_of(text))
    return [*ring, [], *_header(view, words), *camps, *told]


def _header(view: View, words: Words) -> Iterator[list[Span]]:
    whole = words.say("terminal-round", round=view.round, rounds=view.options.rounds)
    texts = [words.say("board-last-round", round=view.round) if view.is_last_round else whole]
    texts += [words.say("board-turn", seat=view.mover)] if view.mover is not None else []
    yield from lines_of(" ".join((*texts, words.say("terminal-works-left", count=view.works_left))), indent="")


def _space(view: View, space: Space, words: Words) -> Picture:
    """Number, name, quarter and price; owner, works and tax; then who stands there, on a second line if it must be."""
    palace = next((each for each in view.palaces if each.space == space.number), None)
    style = "neutral" if space.price == 0 else "empty" if palace is None else f"seat{palace.owner}"
    place = f"{space.number:>2} {_name(space, words):<23}{_quarter(space, words):<12}{space.price or '':>3} "
    bought, pawns = [(place, style), *_owned(space, palace, words)], _pawns(view, space.number, words)
    if sum(len(text) for text, _ in (*bought, *pawns)) <= WIDTH:
        return [[*bought, *pawns]]
    return [bought, [("    ", "empty"), *pawns]]


def _name(space: Space, words: Words) -> str:
    return words.say(f"space-{space.number}").removesuffix(f" ({space.number})")


def _quarter(space: Space, words: Words) -> str:
    if space.quarter:
        return words.say("terminal-quarter", number=space.quarter)
    return words.say("terminal-bridge") if space.price else ""


def _owned(space: Space, palace: Palace | None, words: Words) -> list[Span]:
    if palace is None:
        return [(f"{words.say('terminal-free') if space.price else '':<27}", "empty")]
    works = "▪" * len(palace.works) + "▫" * (MOST_WORKS - len(palace.works)) if space.quarter else ""
    facts = f" {works:<4} {sum(palace.works) or '':>3} {words.say('terminal-tax', florins=palace.tax):<9}"
    return [(f"{words.seat(palace.owner):<8}", f"seat{palace.owner}-piece"), (facts, "label")]


def _pawns(view: View, number: int, words: Words) -> list[Span]:
    here = [camp for camp in view.camps if camp.pawn == number]
    names = [((" ", "empty"), (words.seat(camp.seat), f"seat{camp.seat}-lit")) for camp in here]
    return [("◂", "label") if names else ("", "empty"), *(span for pair in names for span in pair)]


def _camp(camp: Camp, words: Words) -> Iterator[list[Span]]:
    facts = [words.say("board-camp", seat=camp.seat, purse=camp.purse, capital=camp.capital, soldiers=camp.soldiers)]
    facts += [f"{words.say(f'party-{camp.party}')}."] if camp.party else []
    facts += [words.say(f"space-{camp.pawn}") + "."] if camp.pawn != OFF_THE_BOARD else []
    allies = tuple(member for member in camp.members if member != camp.seat)
    facts += [words.say("terminal-allies", seats=allies)] if allies else []
    yield from lines_of(" ".join(facts), f"seat{camp.seat}", "")
    if camp.offices:
        offices = tuple(words.say(f"office-{office}") for office in camp.offices)
        yield from lines_of(words.say("terminal-offices", offices=", ".join(offices)))


def _piles(view: View, words: Words) -> Iterator[str]:
    if view.office is not None:
        sold = words.say("board-office", office=str(view.office), florins=view.office_price)
        yield sold + _then([f"office-{office}" for office in view.offices_under], words)
    if view.news is not None and view.favoured is not None:
        coming = words.say("board-news", news=view.news, party=view.favoured)
        yield coming + _then([f"news-{news}" for news in view.news_under], words)


def _then(under: list[str], words: Words) -> str:
    """What is known of the order below the top."""
    return f" … {words.say('terminal-then', names=', '.join(map(words.say, under)))}." if under else ""


def _pending(view: View, words: Words) -> Iterator[str]:
    if view.rolls:
        yield words.say("board-rolled", numbers=view.rolls)
    if view.work is not None:
        yield words.say("board-work", value=view.work)
    if view.owed is not None:
        owed = view.owed
        yield words.say("board-owed", seat=owed.debtor, seats=(owed.creditor,), florins=owed.florins)
    if view.sale is not None:
        yield words.say("board-sale", space=str(view.sale.space))
        if view.sale.leader != NOBODY:
            yield words.say("board-best", seat=view.sale.leader, florins=view.sale.best)
        yield words.say("board-bids", seats=view.sale.bidders)
    for seat, product, florins in view.bets:
        yield words.say("board-bet", seat=seat, product=product, florins=florins)


def _talk(view: View, words: Words) -> Iterator[str]:
    for each in view.offers:
        yield from _offer(each.number, each.seat, each.offer, words)
    for proposed in view.proposals:
        sides, agreed = tuple(map(Seat, proposed.sides)), ", ".join(map(words.seat, proposed.agreed))
        yield words.say("terminal-alliance", number=proposed.number, seats=sides, seat=proposed.kept, agreed=agreed)
    if view.left:
        yield words.say("board-out", seats=tuple(seat for seats in view.left for seat in seats))


def _offer(number: int, seat: Seat, offer: Offer, words: Words) -> Iterator[str]:
    """The sentences in which it was made."""
    made = words.say("event-offered", seat=seat, seats=(offer.to,), number=number)
    given = words.say("event-would-give", seat=seat, spaces=labels(offer.give), florins=offer.pay)
    wanted = words.say("event-would-give", seat=offer.to, spaces=labels(offer.want), florins=offer.ask)
    yield f"{made} {given} {wanted}"
