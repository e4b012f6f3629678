"""Monte Carlo tree search over determinizations, one tree for all games (SO-ISMCTS, Cowling et al. 2012).

- **Selection** is UCT [1]: at a node the seat asked takes the edge with the best upper bound. The exploration term is
  in standard deviations of what simulations have brought, so that one constant serves all games.
- **Several seats**: every seat maximises its own value (max^n [2], as UCT in [3]). Every edge sums the values of all.
- **Hidden things**: a simulation plays in one determinization of what the searching seat does not know, and all of them
  share one tree; only edges that are legal in the determinization at hand are considered [4].
- **Simultaneous choices** are decoupled [5]: seats that answer at once have their edges at one node, so that none of
  them can know what another has sealed.
- **Chance** is sampled, and its outcome is part of a node's name, so that what follows it is known to follow it.
- **Many moves**: progressive widening [6]. A node has as many edges as the square root of its visits allows; new ones
  are rollout moves.
- **Priors** at the root are simulations that are supposed to have been made [7]. What they brought is told beside the
  mean of all simulations, so that they say the same in a won and in a lost position.
- **Rollouts** follow the game's policy for a fixed number of decisions, and the policy's value ends them.
- **Threads** grow trees of their own, which are added up at the root [8].

[1] Kocsis, Szepesvári: Bandit based Monte-Carlo planning, ECML 2006. Auer, Cesa-Bianchi, Fischer: Finite-time analysis
    of the multiarmed bandit problem, Machine Learning 47, 2002.
[2] Luckhardt, Irani: An algorithmic solution of n-person games, AAAI 1986.
[3] Sturtevant: An analysis of UCT in multi-player games, Computers and Games 2008.
[4] Cowling, Powley, Whitehouse: Information set Monte Carlo tree search, IEEE TCIAIG 4 (2), 2012.
[5] Tak, Lanctot, Winands: Monte Carlo tree search variants for simultaneous move games, CIG 2014.
[6] Coulom: Computing Elo ratings of move patterns in the game of Go, ICGA Journal 30 (4), 2007. Couëtoux et al.:
    Continuous upper confidence trees, LION 2011.
[7] Gelly, Silver: Combining online and offline knowledge in UCT, ICML 2007.
[8] Cazenave, Jouandeau: On the parallelization of UCT, Computer Games Workshop 2007 (root parallelization).
"""

from __future__ import annotations

import math
from array import array
from typing import Literal

from beffroi import fast
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position
from beffroi.search import unlocked
from beffroi.search.worker import Worker

EMPTY = -1
ROOT = 0
EXPLORATION = 1.2
"""How much a move that was seldom tried is preferred, in standard deviations of what simulations bring (UCB1)."""
PSEUDO_SIMULATIONS = 4.0
"""So many simulations that bring all or nothing are supposed before any is made, for their standard deviation."""
WIDENING_FIRST = 4
WIDENING_FACTOR = 2.0
"""How many edges a node has at first, and for each square root of its visits."""
EXPANSION_TRIES = 3
"""How often another move is looked for before it is taken that all are known."""
LONGEST_PATH, MOST_ANSWERS = 4096, 64
"""How many edges a simulation may follow, and at most at one node."""
MOST_SEATS = 8
MIX_NODE, MIX_MOVE = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9
MASK = 0xFFFF_FFFF_FFFF_FFFF


def zeros(kind: Literal["i", "Q"], size: int) -> array[int]:
    """So many numbers side by side in memory."""
    return array(kind, [0]) * size


class Tree(Worker):
    """What some thousand simulations from one question have brought."""

    def __init__(self, seed: int, seats: int, capacity: int, rollout_length: int, tree_depth: int) -> None:
        """Holds up to `capacity` nodes (a power of two), of up to `tree_depth` questions in a row; a position is valued
        `rollout_length` decisions further on."""
        self.dice = Dice(seed)
        self.seats = seats
        self.capacity = capacity
        self.rollout_length = rollout_length
        self.tree_depth = tree_depth
        self.values = array("d", bytes(8 * MOST_SEATS))
        self.sums = array("d", [PSEUDO_SIMULATIONS / 2] * MOST_SEATS)
        self.squares = array("d", [PSEUDO_SIMULATIONS / 2] * MOST_SEATS)
        self.simulations = PSEUDO_SIMULATIONS
        self.node_count = 1
        self.edge_count = 0
        self.visits = zeros("i", capacity)
        self.first_edge = zeros("i", capacity)
        self.edge_move = zeros("i", 2 * capacity)
        self.edge_seat = zeros("i", 2 * capacity)
        self.edge_next = zeros("i", 2 * capacity)
        self.edge_visits = zeros("i", 2 * capacity)
        self.prior_visits = zeros("i", 2 * capacity)
        self.prior_totals = array("d", bytes(16 * capacity))
        self.edge_totals = array("d", bytes(16 * capacity * seats))
        self.key = zeros("Q", 2 * capacity)
        self.child = zeros("i", 2 * capacity)
        self.edges = zeros("i", LONGEST_PATH)
        self.edges_length = 0
        self.nodes = zeros("i", LONGEST_PATH)
        self.nodes_length = 0
        self.prior_seat = EMPTY
        self.first_edge[ROOT] = EMPTY

    def grow(self, position: Position, simulations: int) -> None:
        """Makes simulations from a position's start, with nobody else waiting for Python meanwhile."""
        unlocked.work(self, position, simulations)

    def simulate(self, position: Position, simulations: int) -> None:
        for _ in range(simulations):
            position.restart()
            self.select(position)
            position.rollout(self.dice, self.rollout_length)
            self.backpropagate(position)

    def select(self, position: Position) -> None:
        """Goes down the tree to a node never visited before, as deep as there are nodes, or to the end of the game."""
        node, self.edges_length, self.nodes_length = ROOT, 0, 0
        while True:
            self.nodes[self.nodes_length] = node
            self.nodes_length += 1
            is_deep = self.nodes_length > self.tree_depth or self.edges_length > LONGEST_PATH - MOST_ANSWERS
            if is_deep or position.asked() == fast.OVER:
                return
            node = self.step(position, node)
            if node == EMPTY:
                return
            if self.visits[node] == 0:
                self.nodes[self.nodes_length] = node
                self.nodes_length += 1
                return

    def step(self, position: Position, node: int) -> int:
        """Everybody asked at a node answers, then chance; returns where that leads; nowhere once the tree is full."""
        joint = (node + 1) * MIX_NODE & MASK
        while True:
            edge = self.select_edge(position, node, position.asked())
            if edge == EMPTY:
                return EMPTY
            self.edges[self.edges_length] = edge
            self.edges_length += 1
            joint = self.mixed(joint, self.edge_move[edge])
            position.play(self.edge_move[edge])
            if position.held() == 0:
                break
        while position.asked() == fast.CHANCE:
            joint = self.mixed(joint, position.chance(self.dice))
        return self.find(joint)

    def mixed(self, joint: int, move: int) -> int:
        """The name of a node after one more answer."""
        joint = (joint ^ (move + 1)) * MIX_MOVE & MASK
        return joint ^ joint >> 29

    def find(self, joint: int) -> int:
        """The node of this name, made if it is new; none once the tree is full."""
        joint |= 1
        place = joint >> 20 & (2 * self.capacity - 1)
        while self.key[place] != 0:
            if self.key[place] == joint:
                return self.child[place]
            place = (place + 1) & (2 * self.capacity - 1)
        if self.node_count == self.capacity:
            return EMPTY
        node = self.node_count
        self.node_count += 1
        self.key[place] = joint
        self.child[place] = node
        self.first_edge[node] = EMPTY
        return node

    def select_edge(self, position: Position, node: int, seat: int) -> int:
        """The edge a seat follows: a new one while the node may widen, else the one with the best bound."""
        known, tried = 0, 0
        edge = self.first_edge[node]
        while edge != EMPTY:
            if self.edge_seat[edge] == seat:
                known += 1
                tried += self.edge_visits[edge]
            edge = self.edge_next[edge]
        if self.may_widen(node, seat) and known < WIDENING_FIRST + WIDENING_FACTOR * math.sqrt(tried):
            edge = self.expand(position, node, seat)
            if edge != EMPTY:
                return edge
        return self.best_edge(position, node, seat, tried)

    def may_widen(self, node: int, seat: int) -> bool:
        """Whether new moves are looked for; at the root not for the seat that was given its moves with their priors."""
        return node != ROOT or seat != self.prior_seat

    def expand(self, position: Position, node: int, seat: int) -> int:
        """A new edge for a move that was not tried here; none when chance finds only known ones."""
        for _ in range(EXPANSION_TRIES):
            move = position.rollout_move(self.dice)
            if self.edge_of(node, seat, move) == EMPTY:
                return self.add(node, seat, move)
        return EMPTY

    def edge_of(self, node: int, seat: int, move: int) -> int:
        edge = self.first_edge[node]
        while edge != EMPTY:
            if self.edge_move[edge] == move and self.edge_seat[edge] == seat:
                return edge
            edge = self.edge_next[edge]
        return EMPTY

    def add(self, node: int, seat: int, move: int) -> int:
        if self.edge_count == 2 * self.capacity:
            return EMPTY
        edge = self.edge_count
        self.edge_count += 1
        self.edge_move[edge], self.edge_seat[edge] = move, seat
        self.edge_next[edge] = self.first_edge[node]
        self.first_edge[node] = edge
        return edge

    def best_edge(self, position: Position, node: int, seat: int, tried: int) -> int:
        """The legal edge with the best upper bound; if none of them is legal here, some new one."""
        chosen, most, mean = EMPTY, -1.0, self.sums[seat] / self.simulations
        exploration = EXPLORATION * self.deviation(seat) * math.sqrt(math.log(tried + 1.0))
        edge = self.first_edge[node]
        while edge != EMPTY:
            if self.edge_seat[edge] == seat and position.is_legal(self.edge_move[edge]):
                visits = self.edge_visits[edge] + 1.0e-9
                supposed = self.prior_visits[edge] * mean + self.prior_totals[edge]
                total = self.edge_totals[edge * self.seats + seat] + supposed
                bound = total / visits + exploration / math.sqrt(visits)
                if bound > most:
                    chosen, most = edge, bound
            edge = self.edge_next[edge]
        if chosen != EMPTY:
            return chosen
        move = position.rollout_move(self.dice)
        known = self.edge_of(node, seat, move)
        return self.add(node, seat, move) if known == EMPTY else known

    def deviation(self, seat: int) -> float:
        """The standard deviation of what simulations bring a seat."""
        mean = self.sums[seat] / self.simulations
        return math.sqrt(self.squares[seat] / self.simulations - mean * mean)

    def backpropagate(self, position: Position) -> None:
        """Every edge that was followed gets the value for every seat."""
        for seat in range(self.seats):
            self.values[seat] = position.value(seat)
            self.sums[seat] += self.values[seat]
            self.squares[seat] += self.values[seat] * self.values[seat]
        self.simulations += 1.0
        for number in range(self.nodes_length):
            self.visits[self.nodes[number]] += 1
        for number in range(self.edges_length):
            edge = self.edges[number]
            self.edge_visits[edge] += 1
            for seat in range(self.seats):
                self.edge_totals[edge * self.seats + seat] += self.values[seat]

    def set_prior(self, seat: int, move: int, visits: int, advantage: float) -> None:
        """Lets the root begin as if a move had been tried so often, and had brought so much more than the mean of all
        simulations, whatever that will be."""
        self.prior_seat = seat
        edge = self.add(ROOT, seat, move)
        self.edge_visits[edge] = self.prior_visits[edge] = visits
        self.prior_totals[edge] = visits * advantage

    def lead(self, seat: int) -> int:
        """In how many more simulations a seat's most visited move was tried than the next one."""
        first, second = 0, 0
        edge = self.first_edge[ROOT]
        while edge != EMPTY:
            if self.edge_seat[edge] == seat:
                second = max(second, min(first, self.edge_visits[edge]))
                first = max(first, self.edge_visits[edge])
            edge = self.edge_next[edge]
        return first - second

    def root_edges(self, seat: int) -> list[tuple[int, int, list[float]]]:
        """A seat's moves at the root: move, simulations, and what these brought every seat in total."""
        found: list[tuple[int, int, list[float]]] = []
        edge = self.first_edge[ROOT]
        while edge != EMPTY:
            if self.edge_seat[edge] == seat:
                totals = [self.edge_totals[edge * self.seats + each] for each in range(self.seats)]
                found.append((self.edge_move[edge], self.edge_visits[edge] - self.prior_visits[edge], totals))
            edge = self.edge_next[edge]
        return found
