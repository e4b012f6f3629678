"""A search tree that knows no game: it plays fast positions again and again, and remembers what paid.

Every seat looks after its own share of the victory. A node is what has been answered since the root, chance included.
At a node every seat that is asked has arms, one for each answer that was tried there; seats that answer at once have
theirs at the same node, so that none of them can know what another has sealed. There are as many arms as the square
root of the visits allows, so that a question with two thousand answers is not spread too thin. Positions that differ in
what the searching seat cannot know share one tree: only arms that are legal in the one at hand are considered.
"""

from __future__ import annotations

import math
from array import array
from typing import Literal

from beffroi import fast
from beffroi.fast import Dice, Fast
from beffroi.search import unlocked
from beffroi.search.worker import Worker

EMPTY = -1
ROOT = 0
CURIOSITY = 1.2
"""How much an answer that was seldom tried is preferred, in standard deviations of what games bring (UCB1)."""
DOUBTS = 4.0
"""So many games that bring all or nothing are supposed before any is played."""
FIRST_ARMS = 4
ARMS_A_ROOT = 2.0
"""How many arms a node has at first, and for each square root of its visits."""
TRIES = 3
"""How often another answer is looked for before it is taken that all are known."""
LONGEST_PATH = 4096
MOST_SEATS = 8
MIX_NODE, MIX_MOVE = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9
MASK = 0xFFFF_FFFF_FFFF_FFFF


def zeros(kind: Literal["i", "Q"], size: int) -> array[int]:
    """So many numbers side by side in memory."""
    return array(kind, [0]) * size


class Tree(Worker):
    """What is remembered of some thousand games played from one question."""

    def __init__(self, seed: int, room: int, horizon: int, memory: int) -> None:
        """`room` is how many nodes there may be, a power of two; `memory` how many of the first questions of a game are
        answered by what paid, `horizon` after how many more decisions it is judged."""
        self.dice = Dice(seed)
        self.room = room
        self.horizon = horizon
        self.memory = memory
        self.hopes = array("d", bytes(8 * MOST_SEATS))
        self.sums = array("d", [DOUBTS / 2] * MOST_SEATS)
        self.squares = array("d", [DOUBTS / 2] * MOST_SEATS)
        self.games = DOUBTS
        self.node_count = 1
        self.arm_count = 0
        self.visits = zeros("i", room)
        self.first_arm = zeros("i", room)
        self.arm_move = zeros("i", 2 * room)
        self.arm_seat = zeros("i", 2 * room)
        self.arm_next = zeros("i", 2 * room)
        self.arm_visits = zeros("i", 2 * room)
        self.arm_total = array("d", bytes(16 * room))
        self.key = zeros("Q", 2 * room)
        self.child = zeros("i", 2 * room)
        self.path = zeros("i", LONGEST_PATH)
        self.path_length = 0
        self.trail = zeros("i", LONGEST_PATH)
        self.trail_length = 0
        self.is_chosen = False
        self.first_arm[ROOT] = EMPTY

    def grow(self, position: Fast, games: int) -> None:
        """Plays so many games from a position's origin, with nobody else waiting for Python meanwhile."""
        unlocked.work(self, position, games)

    def play_games(self, position: Fast, games: int) -> None:
        for _ in range(games):
            position.restart()
            self.descend(position)
            position.run_on(self.dice, self.horizon)
            self.remember(position)

    def descend(self, position: Fast) -> None:
        """Follows what paid until a node that was never visited, as far as it is remembered, or the end."""
        node, self.path_length, self.trail_length = ROOT, 0, 0
        while True:
            self.trail[self.trail_length] = node
            self.trail_length += 1
            if position.asked() == fast.OVER or self.trail_length > self.memory or self.path_length > LONGEST_PATH - 64:
                return
            node = self.step(position, node)
            if node == EMPTY:
                return
            if self.visits[node] == 0:
                self.trail[self.trail_length] = node
                self.trail_length += 1
                return

    def step(self, position: Fast, node: int) -> int:
        """Everybody asked at a node answers, then chance; returns where that leads; nowhere without room."""
        joint = (node + 1) * MIX_NODE & MASK
        while True:
            arm = self.choose(position, node, position.asked())
            if arm == EMPTY:
                return EMPTY
            self.path[self.path_length] = arm
            self.path_length += 1
            joint = self.mixed(joint, self.arm_move[arm])
            position.play(self.arm_move[arm])
            if position.held() == 0:
                break
        while position.asked() == fast.CHANCE_ASKED:
            joint = self.mixed(joint, position.toss(self.dice))
        return self.find(joint)

    def mixed(self, joint: int, move: int) -> int:
        """The name of a node after one more answer."""
        joint = (joint ^ (move + 1)) * MIX_MOVE & MASK
        return joint ^ joint >> 29

    def find(self, joint: int) -> int:
        """The node of this name, made if it is new; none when there is no room."""
        joint |= 1
        place = joint >> 20 & (2 * self.room - 1)
        while self.key[place] != 0:
            if self.key[place] == joint:
                return self.child[place]
            place = (place + 1) & (2 * self.room - 1)
        if self.node_count == self.room:
            return EMPTY
        node = self.node_count
        self.node_count += 1
        self.key[place] = joint
        self.child[place] = node
        self.first_arm[node] = EMPTY
        return node

    def choose(self, position: Fast, node: int, seat: int) -> int:
        """The arm a seat pulls: a new one while there may be more, else the one that promises most."""
        known, tried = 0, 0
        arm = self.first_arm[node]
        while arm != EMPTY:
            if self.arm_seat[arm] == seat:
                known += 1
                tried += self.arm_visits[arm]
            arm = self.arm_next[arm]
        if self.is_open_at(node) and known < FIRST_ARMS + ARMS_A_ROOT * math.sqrt(tried):
            arm = self.try_another(position, node, seat)
            if arm != EMPTY:
                return arm
        return self.best(position, node, seat, tried)

    def is_open_at(self, node: int) -> bool:
        """Whether other answers are looked for; not at the root, when it was said which are worth a thought."""
        return node != ROOT or not self.is_chosen

    def try_another(self, position: Fast, node: int, seat: int) -> int:
        """A new arm for an answer that was not tried here; none when chance finds only known ones."""
        for _ in range(TRIES):
            move = position.fancy(self.dice)
            if self.arm_of(node, seat, move) == EMPTY:
                return self.add(node, seat, move)
        return EMPTY

    def arm_of(self, node: int, seat: int, move: int) -> int:
        arm = self.first_arm[node]
        while arm != EMPTY:
            if self.arm_move[arm] == move and self.arm_seat[arm] == seat:
                return arm
            arm = self.arm_next[arm]
        return EMPTY

    def add(self, node: int, seat: int, move: int) -> int:
        if self.arm_count == 2 * self.room:
            return EMPTY
        arm = self.arm_count
        self.arm_count += 1
        self.arm_move[arm], self.arm_seat[arm] = move, seat
        self.arm_next[arm] = self.first_arm[node]
        self.first_arm[node] = arm
        return arm

    def best(self, position: Fast, node: int, seat: int, tried: int) -> int:
        """The legal arm with the best upper bound; if none of them is legal here, some new one."""
        chosen, most, curiosity = EMPTY, -1.0, CURIOSITY * self.spread(seat) * math.sqrt(math.log(tried + 1.0))
        arm = self.first_arm[node]
        while arm != EMPTY:
            if self.arm_seat[arm] == seat and position.allows(self.arm_move[arm]):
                visits = self.arm_visits[arm] + 1.0e-9
                promise = self.arm_total[arm] / visits + curiosity / math.sqrt(visits)
                if promise > most:
                    chosen, most = arm, promise
            arm = self.arm_next[arm]
        if chosen != EMPTY:
            return chosen
        move = position.fancy(self.dice)
        known = self.arm_of(node, seat, move)
        return self.add(node, seat, move) if known == EMPTY else known

    def spread(self, seat: int) -> float:
        """How far what games bring a seat lies from its mean, as a standard deviation."""
        mean = self.sums[seat] / self.games
        return math.sqrt(self.squares[seat] / self.games - mean * mean)

    def remember(self, position: Fast) -> None:
        """Every arm that was pulled gets its seat's share of the victory, or what it may hope for."""
        for seat in range(position.seats):
            self.hopes[seat] = position.hope(seat)
            self.sums[seat] += self.hopes[seat]
            self.squares[seat] += self.hopes[seat] * self.hopes[seat]
        self.games += 1.0
        for number in range(self.trail_length):
            self.visits[self.trail[number]] += 1
        for number in range(self.path_length):
            arm = self.path[number]
            self.arm_visits[arm] += 1
            self.arm_total[arm] += self.hopes[self.arm_seat[arm]]

    def expect(self, seat: int, move: int, games: int, hope: float) -> None:
        """Lets the root begin as if an answer had been tried in so many games: what taste says before any is played."""
        self.is_chosen = True
        arm = self.add(ROOT, seat, move)
        self.arm_visits[arm] = games
        self.arm_total[arm] = games * hope

    def lead(self, seat: int) -> int:
        """In how many more games a seat's favourite answer was tried than the next one."""
        first, second = 0, 0
        arm = self.first_arm[ROOT]
        while arm != EMPTY:
            if self.arm_seat[arm] == seat:
                second = max(second, min(first, self.arm_visits[arm]))
                first = max(first, self.arm_visits[arm])
            arm = self.arm_next[arm]
        return first - second

    def answers(self, seat: int) -> list[tuple[int, int, float]]:
        """What a seat may answer to the question at the root: move, visits, mean share; the most visited first."""
        found = []
        arm = self.first_arm[ROOT]
        while arm != EMPTY:
            if self.arm_seat[arm] == seat and self.arm_visits[arm]:
                found.append((self.arm_move[arm], self.arm_visits[arm], self.arm_total[arm] / self.arm_visits[arm]))
            arm = self.arm_next[arm]
        return sorted(found, key=lambda each: (-each[1], each[0]))
