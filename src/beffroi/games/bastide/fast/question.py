"""What Bastide asks for search: who is asked, what may be answered, and any answer by chance."""

from __future__ import annotations

from beffroi import fast
from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.bastide.fast import numbers, plan, town
from beffroi.games.bastide.fast.board import Board
from beffroi.games.bastide.project import PRICE

COST = PRICE


def asked(b: Board) -> int:
    if b.phase == numbers.OVER_PHASE:
        return fast.OVER
    return fast.CHANCE if is_chance(b) else b.mover


def is_chance(b: Board) -> bool:
    return b.phase in (numbers.PREPARING, numbers.STARTING, numbers.DRAWING)


def held(b: Board) -> int:
    return b.sealed_count


def ask(b: Board, phase: int, seat: int) -> None:
    b.phase, b.mover = phase, seat


def list_moves(b: Board, moves: list[int]) -> int:
    if b.phase == numbers.TURN_PHASE:
        return list_turns(b, moves)
    if b.phase == numbers.BID_PHASE:
        return list_amounts(moves, numbers.BID, least_bid(b), most_bid(b))
    if b.phase == numbers.ADD_PHASE:
        return list_amounts(moves, numbers.ADD, 0, most_added(b))
    if b.phase == numbers.PUT_PHASE:
        return list_places(moves, town.free_circles(b, b.project), numbers.PUT - plan.FIRST_CIRCLE, 1, 0)
    if b.phase == numbers.RENT_PHASE:
        return list_splits(b, moves, 0, 0, 0)
    return list_more(b, moves)


def list_more(b: Board, moves: list[int]) -> int:
    if b.phase == numbers.EMISSARY_PHASE:
        return list_values(b, moves)
    if b.phase == numbers.FIRE_PHASE:
        return list_fires(b, moves)
    if b.phase == numbers.RAID_PHASE:
        return list_raids(b, moves)
    return list_sites(b, moves)


def list_turns(b: Board, moves: list[int]) -> int:
    count = list_tiles(b, moves, list_projects(b, moves))
    if count == 0:
        moves[0] = numbers.PASS
        return 1
    return count


def list_projects(b: Board, moves: list[int]) -> int:
    count = 0
    if not can_propose(b):
        return 0
    for equipment in range(plan.EQUIPMENT_COUNT):
        if town.is_possible(b, equipment):
            moves[count] = equipment
            count += 1
    return count


def can_propose(b: Board) -> bool:
    """Whether the mover has the money to bid what a proposal would announce."""
    return b.money[b.mover] + b.chest // b.player_count >= to_pledge(b)


def to_pledge(b: Board) -> int:
    """S. After a round that has brought nothing, whoever can play a tile proposes only what they pay for."""
    if b.idle < b.player_count:
        return 0
    for tile in range(plan.TILE_COUNT):
        if town.is_playable(b, b.mover, tile):
            return COST
    return 0


def least_bid(b: Board) -> int:
    return b.pledge if b.mover == b.initiator else 0


def most_bid(b: Board) -> int:
    return min(b.money[b.mover], numbers.MOST_COINS)


def list_tiles(b: Board, moves: list[int], count: int) -> int:
    for tile in range(plan.TILE_COUNT):
        if town.is_playable(b, b.mover, tile):
            moves[count] = numbers.PLAY + tile
            count += 1
    return count


def list_amounts(moves: list[int], kind: int, least: int, most: int) -> int:
    for amount in range(least, most + 1):
        moves[amount - least] = kind + amount
    return most + 1 - least


def most_added(b: Board) -> int:
    return min(b.money[b.mover] - b.added[b.mover], numbers.MOST_COINS)


def list_places(moves: list[int], area: int, first: int, times: int, count: int) -> int:
    """A move for every place of an area."""
    while area:
        moves[count] = first + times * bits.lowest(area)
        count += 1
        area &= area - 1
    return count


def list_sites(b: Board, moves: list[int]) -> int:
    width = width_built(b)
    count = list_places(moves, town.sites(b, width, 0), numbers.BUILD, 2, 0)
    return list_places(moves, town.sites(b, width, 1), numbers.BUILD + 1, 2, count)


def width_built(b: Board) -> int:
    return plan.WIDTH[b.project] if b.phase == numbers.PIECE_PHASE else 1


def list_values(b: Board, moves: list[int]) -> int:
    count = 0
    for value in range(1, plan.TILE_COUNT + 1):
        if b.camp[value]:
            moves[count] = numbers.DISMISS + value - 1
            count += 1
    return count


def list_splits(b: Board, moves: list[int], seat: int, shares: int, count: int) -> int:
    """Every way to share what is left of the tax among a seat and those after it."""
    left = left_of_tax(b, shares)
    if seat == b.seats:
        moves[count] = split_of(b, shares)
        return count + (left == 0)
    for share in range(min(left, town.claim(b, seat, b.moulon)) + 1):
        count = list_splits(b, moves, seat + 1, shares | share << numbers.SHARE_BITS * seat, count)
    return count


def left_of_tax(b: Board, shares: int) -> int:
    """What some shares leave; less than nothing if they are more than there is."""
    left = b.tax
    for seat in range(plan.MOST_SEATS):
        left -= shares >> numbers.SHARE_BITS * seat & numbers.SHARE
    return left


def list_fires(b: Board, moves: list[int]) -> int:
    """One or two houses of one moulon, or influences of one equipment."""
    count = 0
    for moulon in range(plan.MOULONS):
        count = list_fires_in(moves, b.houses & plan.STRIPS_OF[moulon], count)
    for equipment in range(plan.EQUIPMENT_COUNT):
        count = list_fires_in(moves, b.taken & plan.CIRCLES_OF[equipment], count)
    return count


def list_fires_in(moves: list[int], area: int, count: int) -> int:
    return list_pairs(moves, numbers.FIRE, area, list_singles(moves, numbers.FIRE, area, count))


def list_singles(moves: list[int], kind: int, area: int, count: int) -> int:
    """A strike for every place of an area."""
    while area:
        place = bits.lowest(area)
        moves[count] = kind + numbers.strike_of(place, place)
        count += 1
        area &= area - 1
    return count


def list_pairs(moves: list[int], kind: int, area: int, count: int) -> int:
    """A strike for every two places of an area."""
    while area:
        first = bits.lowest(area)
        area &= area - 1
        others = area
        while others:
            moves[count] = kind + numbers.strike_of(first, bits.lowest(others))
            count += 1
            others &= others - 1
    return count


def list_raids(b: Board, moves: list[int]) -> int:
    """As much damage as the better pool allows, all of it in one pool."""
    town.find_exposed(b)
    if town.damage(b) == 1:
        return list_singles(moves, numbers.RAID, b.pools[0] | b.pools[1], 0)
    return list_pairs(moves, numbers.RAID, b.pools[1], list_pairs(moves, numbers.RAID, b.pools[0], 0))


def random_move(b: Board, moves: list[int], dice: Dice) -> int:
    """As likely as the rulebook's own: in a turn either of both actions first, then any project or any tile."""
    if b.phase == numbers.TURN_PHASE:
        return pick_turn(b, moves, dice)
    if b.phase == numbers.BID_PHASE:
        least = least_bid(b)
        return numbers.BID + least + dice.below(most_bid(b) + 1 - least)
    if b.phase == numbers.ADD_PHASE:
        return numbers.ADD + dice.below(most_added(b) + 1)
    if b.phase in (numbers.PIECE_PHASE, numbers.HOUSE_PHASE):
        return pick_site(b, dice)
    if b.phase == numbers.PUT_PHASE:
        return numbers.PUT - plan.FIRST_CIRCLE + any_of(town.free_circles(b, b.project), dice)
    return moves[dice.below(list_moves(b, moves))]


def pick_turn(b: Board, moves: list[int], dice: Dice) -> int:
    projects = list_projects(b, moves)
    count = list_tiles(b, moves, projects)
    if count == 0:
        return numbers.PASS
    if projects and (projects == count or dice.below(2) == 0):
        return moves[dice.below(projects)]
    return moves[projects + dice.below(count - projects)]


def pick_site(b: Board, dice: Dice) -> int:
    width = width_built(b)
    first, second = town.sites(b, width, 0), town.sites(b, width, 1)
    number, count = dice.below(bits.count(first) + bits.count(second)), bits.count(first)
    if number < count:
        return numbers.BUILD + 2 * bits.nth(first, number)
    return numbers.BUILD + 2 * bits.nth(second, number - count) + 1


def any_of(area: int, dice: Dice) -> int:
    return bits.nth(area, dice.below(bits.count(area)))


def is_legal(b: Board, move: int) -> bool:
    """Whether a move is legal here, whatever question it was listed for: hands and sealed answers are guessed."""
    if move < numbers.FIRST_MOVE[b.phase] or move >= numbers.AFTER_MOVES[b.phase]:
        return False
    if b.phase == numbers.TURN_PHASE:
        return allows_turn(b, move)
    if b.phase == numbers.BID_PHASE:
        return least_bid(b) <= move - numbers.BID <= most_bid(b)
    if b.phase == numbers.ADD_PHASE:
        return move - numbers.ADD <= most_added(b)
    if b.phase == numbers.PUT_PHASE:
        return town.free_circles(b, b.project) >> (move - numbers.PUT + plan.FIRST_CIRCLE) & 1 != 0
    return allows_more(b, move)


def allows_more(b: Board, move: int) -> bool:
    if b.phase == numbers.EMISSARY_PHASE:
        return b.camp[move - numbers.DISMISS + 1] != 0
    if b.phase == numbers.RENT_PHASE:
        return allows_split(b, shares_of(b, move))
    if b.phase in (numbers.FIRE_PHASE, numbers.RAID_PHASE):
        return allows_strike(b, move - numbers.FIRST_MOVE[b.phase])
    return town.sites(b, width_built(b), (move - numbers.BUILD) % 2) >> (move - numbers.BUILD) // 2 & 1 != 0


def allows_turn(b: Board, move: int) -> bool:
    if move < numbers.PLAY:
        return can_propose(b) and town.is_possible(b, move)
    if move < numbers.PASS:
        return town.is_playable(b, b.mover, move - numbers.PLAY)
    return not has_turn(b)


def has_turn(b: Board) -> bool:
    """Whether any project may be proposed or any tile played."""
    for tile in range(plan.TILE_COUNT):
        if town.is_playable(b, b.mover, tile):
            return True
    if can_propose(b):
        for equipment in range(plan.EQUIPMENT_COUNT):
            if town.is_possible(b, equipment):
                return True
    return False


def split_of(b: Board, shares: int) -> int:
    """The move that gives every seat such a share; only claimants have one."""
    claimants, packed = 0, 0
    for seat in range(b.seats):
        if town.claim(b, seat, b.moulon):
            packed |= (shares >> numbers.SHARE_BITS * seat & numbers.SHARE) << numbers.SHARE_BITS * claimants
            claimants += 1
    return numbers.split_of(packed, claimants)


def shares_of(b: Board, move: int) -> int:
    """The share of every seat; -1 where the split is one among more or fewer claimants."""
    claimants, shares, packed = 0, 0, numbers.SHARES_OF[move - numbers.SPLIT]
    for seat in range(b.seats):
        if town.claim(b, seat, b.moulon):
            shares |= (packed & numbers.SHARE) << numbers.SHARE_BITS * seat
            packed >>= numbers.SHARE_BITS
            claimants += 1
    return shares if claimants == numbers.CLAIMANTS_OF[move - numbers.SPLIT] else -1


def allows_split(b: Board, shares: int) -> bool:
    """Whether the shares are those of claimants, and no more than they are due (4.A2)."""
    if shares < 0:
        return False
    for seat in range(plan.MOST_SEATS):
        if (shares >> numbers.SHARE_BITS * seat & numbers.SHARE) > town.claim(b, seat, b.moulon):
            return False
    return left_of_tax(b, shares) == 0


def targets_of(strike: int) -> int:
    return bits.one(numbers.FIRST_TARGET[strike]) | bits.one(numbers.LAST_TARGET[strike])


def allows_strike(b: Board, strike: int) -> bool:
    """Whether all targets stand and may be destroyed together."""
    targets = targets_of(strike)
    if b.phase == numbers.FIRE_PHASE:
        return targets & ~(plan.reach_of_fire(numbers.FIRST_TARGET[strike]) & (b.houses | b.taken)) == 0
    town.find_exposed(b)
    if bits.count(targets) != town.damage(b):
        return False
    return targets & ~b.pools[0] == 0 or targets & ~b.pools[1] == 0
