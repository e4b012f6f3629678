"""Money for a promise where to build, and shares of a tax for a part of them: deals that gain for both."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Action, Seat
from beffroi.games.bastide.house import PayRents, claims_on
from beffroi.games.bastide.material import BLOCK, HOUSE_TILE, NO_PROMISE
from beffroi.games.bastide.rulebook import Accept, Drop, Offer, Tie
from beffroi.games.bastide.state import Bastide, Offered, Tied
from beffroi.games.bastide.talk import OFFERS_A_TURN, AnswerOffer, MakeOffer, TieOffer
from beffroi.games.bastide.taste.outlook import scores
from beffroi.games.bastide.taste.promises import is_bound, to_build
from beffroi.games.bastide.taste.rents import fondness, liking, open_blocks, rents_from, value_of_split

TRUST = 0.8
"""How much of what a promise brings is counted on."""
BOUND = 0.5
"""What it costs to be bound, in coins: one might have done something better."""
DEAREST = 6
"""No promise is worth more coins: so much is the tax of a house."""
WORTH_WHILE = 0.2
"""Nothing is agreed for less, in coins."""


def answer(s: Bastide, seat: Seat) -> Action | None:
    """Accepts what gains, and declines what does not, so that nothing lies open for long."""
    if seat not in AnswerOffer().asks(s):
        return None
    for offered in s.offers:
        if offered.to == seat:
            word = Accept(offered.number)
            gains = gain_of(s, seat, offered) > WORTH_WHILE and not AnswerOffer().refuse(s, seat, word)
            return word if gains else Drop(offered.number)
    return None


def offer(s: Bastide, seat: Seat) -> Action | None:
    """A tie where a tax is split, else the best promise to sell."""
    if seat not in MakeOffer().asks(s) or s.spoken[seat] >= OFFERS_A_TURN:
        return None
    if seat in [offered.seat for offered in s.offers] + [tied.seat for tied in s.ties]:
        return None
    if seat in TieOffer().asks(s):
        return best_tie(s, seat)
    return best_promise(s, seat)


def gain_of(s: Bastide, seat: Seat, offered: Offered) -> float:
    """What an offer brings one of its two seats, in coins of its own."""
    fond = fondness(scores(s), seat)
    other = offered.to if seat == offered.seat else offered.seat
    received = (offered.give - offered.take) * (1 if seat == offered.to else -1)
    coins = received * (fond[seat] - fond[other]) / fond[seat]
    if offered.promise == NO_PROMISE:
        return coins
    promiser = offered.to if offered.give else offered.seat
    return coins + _promised(s, seat, promiser, offered.promise)


def _promised(s: Bastide, seat: Seat, promiser: Seat, promise: str) -> float:
    """What a promise to build is worth to a seat; others bind nobody to anything one could count."""
    block = promise.removeprefix("build-")
    if block not in BLOCK or not promise.startswith("build-"):
        return -2 * BOUND if seat == promiser else 0.0
    if block not in open_blocks(s):
        return 0.0
    if seat == promiser:
        can_keep = HOUSE_TILE in s.hands[seat] and not is_bound(s, seat)
        return _difference(s, seat, seat, block) - BOUND if can_keep else -float(len(BLOCK))
    return TRUST * _difference(s, seat, promiser, block)


def _difference(s: Bastide, seat: Seat, builder: Seat, block: str) -> float:
    """What a house in this moulon is worth to a seat, compared with where its builder would put it."""
    expected = scores(s)
    fond, likes = fondness(expected, seat), fondness(expected, builder)
    flows = {each: rents_from(s, each, likes) for each in open_blocks(s)}
    usual = max(flows.values(), key=lambda flow: liking(flow, likes))
    return (liking(flows[block], fond) - liking(usual, fond)) / fond[seat]


def best_promise(s: Bastide, seat: Seat) -> Offer | None:
    """The promise to build that gains most for this seat, among those the other gains by too."""
    best, found = WORTH_WHILE, None
    for proposed in promises(s, seat):
        offered = Offered(0, seat, proposed.to, proposed.give, proposed.take, proposed.promise)
        mine = gain_of(s, seat, offered)
        suits = mine > best and gain_of(s, offered.to, offered) > WORTH_WHILE
        if suits and not MakeOffer().refuse(s, seat, proposed):
            best, found = mine, proposed
    return found


def promises(s: Bastide, seat: Seat) -> Iterator[Offer]:
    """To build where another is paid, at any price he may accept; who has no house promises nothing."""
    if HOUSE_TILE not in s.hands[seat] or is_bound(s, seat):
        return
    for other in s.playing:
        if other == seat:
            continue
        for block in open_blocks(s):
            if dict(claims_on(s, block)).get(other):
                for price in range(1, min(s.money[other], DEAREST) + 1):
                    yield Offer(other, 0, price, to_build(block))


def best_tie(s: Bastide, seat: Seat) -> Tie | None:
    """The part of a share to give back that gets this seat most of a tax which another splits."""
    front = s.agenda[0]
    assert isinstance(front, PayRents)
    most = TieOffer().most(s, seat)
    usual = _share_of(s, front, seat)
    best, found = WORTH_WHILE, None
    for share in range(usual + 1, most + 1):
        for back in range(1, share - usual):
            if share - back - usual > best and _share_of(_tied(s, seat, share, back), front, seat) >= share:
                best, found = share - back - usual, Tie(share, back)
                break
    return found


def _tied(s: Bastide, seat: Seat, share: int, back: int) -> Bastide:
    draft = s.copy()
    draft.ties = (*(tied for tied in s.ties if tied.seat != seat), Tied(0, seat, share, back))
    return draft


def _share_of(s: Bastide, front: PayRents, seat: Seat) -> int:
    """What the builder's best split leaves a claimant."""
    claims = claims_on(s, front.block)
    fond = fondness(scores(s), front.seat)
    best = max(front.choices(s, front.seat), key=lambda split: value_of_split(s, front.seat, claims, split, fond))
    return best.shares[[other for other, _ in claims].index(seat)]
