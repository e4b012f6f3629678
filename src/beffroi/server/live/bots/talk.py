"""What is said out of turn, and who may answer it."""

from __future__ import annotations

from typing import TypeAlias

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Listed
from beffroi.core.engine import floor, has_answered
from beffroi.core.model import State
from beffroi.server.live.game import LiveGame

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
    """Whether anybody has said something out of turn since an entry: what was thought out before may be untrue now.

    Whoever has answered is silent, so that closing a fist does not count.
    """
    later = (each for each in game.transitions if each.version > version)
    return any(each.seat >= 0 and not has_answered(each.state, each.seat) for each in later)
