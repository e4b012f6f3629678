"""What is said out of turn, and who may answer it."""

from __future__ import annotations

from typing import TypeAlias

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Listed
from beffroi.core.engine import floor, is_talk
from beffroi.core.entry import Answered
from beffroi.core.model import State
from beffroi.server.live.game import LiveGame
from beffroi.server.live.transition import Transition

Replies: TypeAlias = dict[Seat, frozenset[Action]]
"""What a word has made others able to say: the answers it waits for, by seat."""


def sayable(s: State, seat: Seat) -> frozenset[Action]:
    """The words on a short list that a seat may say out of turn: answers to what others have offered are."""
    return frozenset(word for each in floor(s, seat) if isinstance(each, Listed) for word in each)


def opened_up(before: State, after: State, speaker: Seat) -> Replies:
    """What everybody but the speaker can say now and could not say before."""
    others = (seat for seat in after.seats if seat != speaker)
    new = {seat: sayable(after, seat) - sayable(before, seat) for seat in others}
    return {seat: words for seat, words in new.items() if words}


def still_open(s: State, awaited: Replies) -> Replies:
    """Of the answers that are waited for, what may still be given."""
    return {seat: words for seat, words in awaited.items() if words & sayable(s, seat)}


def is_overtaken(game: LiveGame, version: int) -> bool:
    """Whether anybody has said something out of turn since an entry, or gone back: what was thought out is untrue.

    To close a fist and to open it again says nothing, however often somebody does it.
    """
    later = (each for each in game.transitions if each.version > version)
    return any(each.rewound_to is not None or _is_word(game, each) for each in later)


def _is_word(game: LiveGame, transition: Transition) -> bool:
    entry = game.record.entries[transition.version - 1]
    return isinstance(entry, Answered) and entry.seat >= 0 and is_talk(transition.state, entry.action)
