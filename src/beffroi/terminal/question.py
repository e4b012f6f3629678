"""One way of asking for each kind of question: a menu, an amount, a place, a bundle, yes or no, an offer.

Whatever has more answers than can be read at once is asked in steps: the city, then the lot, then the quarter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import msgspec

from beffroi.core.action import Action, Placing
from beffroi.core.ask import Amount, Ask, Bundle, Offer, Pick, Place, Places, YesNo
from beffroi.core.facts import meanings_of
from beffroi.core.game import AnyGame
from beffroi.core.offer import Partner, Promises
from beffroi.terminal.parts import MOST_LISTED, PartByPart, Reasons, part_of, place_of
from beffroi.terminal.prompt import ENOUGH, Entry, Fields, Made, Menu, Number, Prompt
from beffroi.text import Texts

YES, NO = ("y", "yes", "o", "oui"), ("n", "no", "non")


def nothing_against(_: Fields) -> frozenset[str]:
    return frozenset()


class Questions:
    """The questions of one game in one language."""

    def __init__(self, game: AnyGame, texts: Texts, reasons: Reasons = nothing_against) -> None:
        """`reasons` keeps out of a list what could only be refused."""
        self.game = game
        self.texts = texts
        self.reasons = reasons
        self._answers = meanings_of(game).answers

    def first(self, ask: Ask, title: str) -> Prompt:
        """Where a question begins; following it ends in an action, or in the fields of one."""
        match ask:
            case Pick(actions=actions):
                return self.pick(title, actions)
            case YesNo(yes=yes, no=no):
                return Menu(title, [self._action(yes, YES), self._action(no, NO)])
            case Amount(action=kind, field=field, low=low, high=high, by=by):
                return Number(title, low, high, by, lambda amount: Made({"type": kind, field: amount}))
            case Place(places=places, action=kind):
                return self._pieces(kind, places, title)
            case Bundle(action=kind, parts=parts):
                return self._part_by_part(kind).ask({"type": kind}, parts)
            case Offer():
                return self._offer(ask)
        raise TypeError(f"there is no way to ask {ask}")

    def move(self, action: Action) -> str:
        """An answer as the players would say it; a building on its squares has a notation of its own."""
        return self.game.write(action) if isinstance(action, Placing) else self.texts.action(action)

    def pick(self, title: str, actions: tuple[Action, ...]) -> Menu:
        """A list of actions; a long one kind by kind, then field by field."""
        if len(actions) <= MOST_LISTED:
            return Menu(title, [self._action(action) for action in actions])
        kinds = grouped(actions, lambda action: type(action).__name__)
        if len(kinds) > 1 and all(self.texts.has(f"kind-{kind}") for kind in kinds):
            return Menu(title, [Entry("", *self._kind(kind, each)) for kind, each in kinds.items()])
        field = next((field for field in shared_fields(actions) if len(grouped(actions, _by(field))) > 1), None)
        if field is None:
            return Menu(title, [self._action(action) for action in actions])
        found = grouped(actions, _by(field))
        entries = [self._group(title, field, value, each) for value, each in found.items()]
        return Menu(self._asked(field, title), entries)

    def _kind(self, kind: str, actions: tuple[Action, ...]) -> tuple[str, Callable[[], Prompt]]:
        words = self.texts.say(f"kind-{kind}")
        return words, partial(self.pick, words, actions)

    def _group(self, title: str, field: str, value: Any, actions: tuple[Action, ...]) -> Entry:
        words = self.texts.word(self._answers[type(actions[0]).__name__].get(field, ""), value)
        code, words = (words, "") if words == str(value) else ("", words)
        if len(actions) == 1:
            return Entry(code, words, lambda: actions[0], (str(value),))
        return Entry(code, words, partial(self.pick, title, actions), (str(value),))

    def _action(self, action: Action, also: tuple[str, ...] = ()) -> Entry:
        notation = self.game.write(action)
        if isinstance(action, Placing):
            return Entry(notation, "", lambda: action)
        return Entry("", self.texts.action(action), lambda: action, (notation, *also))

    def _pieces(self, kind: str, places: tuple[Places, ...], title: str) -> Menu:
        entries = []
        for piece in dict.fromkeys(each.piece for each in places):
            turned = [each for each in places if each.piece == piece]
            count = sum(int(each.bits, 16).bit_count() for each in turned)
            words = self.texts.say("play-piece", piece=piece, count=count)
            entries.append(Entry(piece, words, partial(self._facings, kind, turned, title)))
        return Menu(title, entries)

    def _facings(self, kind: str, turned: list[Places], title: str) -> Menu:
        if len(turned) == 1:
            return self._squares(kind, turned[0], title)
        squares = [partial(self._squares, kind, each, title) for each in turned]
        return Menu(title, [Entry(each.facing, shape(each), then) for each, then in zip(turned, squares, strict=True)])

    def _squares(self, kind: str, places: Places, title: str) -> Menu:
        chosen = {"type": kind, "piece": places.piece, "facing": places.facing}
        squares = squares_of(places)
        return Menu(
            title,
            [Entry(self.game.square(x, y), "", partial(Made, chosen | {"x": x, "y": y})) for x, y in squares],
        )

    def _offer(self, ask: Offer) -> Prompt:
        """With whom, what one gives, what one gets; an open offer is answered by its number."""
        partners = {partner.seat: partner for partner in ask.partners}
        new = [({"type": ask.action, "to": seat}, partner) for seat, partner in partners.items() if ask.left]
        answers = [({"type": ask.counter, "number": number}, partners[seat]) for number, seat in ask.answers]
        entries = [
            Entry("", self._addressed(fields, partner), partial(self._terms, fields, ask, partner))
            for fields, partner in new + answers
        ]
        return entries[0].then() if len(entries) == 1 else Menu(self.texts.say("part-to"), entries)

    def _addressed(self, fields: Fields, partner: Partner) -> str:
        name = self.texts.seat(partner.seat)
        return self.texts.say("play-counter", number=fields["number"], to=partner.seat) if "number" in fields else name

    def _terms(self, fields: Fields, ask: Offer, partner: Partner) -> Prompt:
        terms = (*ask.give, *partner.take)
        parts = tuple(map(part_of, terms))
        asked = self._part_by_part(fields["type"])
        if ask.promises is None:
            return asked.ask(fields, parts)
        promises = ask.promises
        return asked.ask(fields | {promises.field: promises.none}, parts, partial(self._promise, promises))

    def _part_by_part(self, action: str) -> PartByPart:
        return PartByPart(self.texts, self._answers.get(action, {}), self.reasons)

    def _promise(self, promises: Promises, fields: Fields) -> Prompt:
        """A promise for the money: its kind, then what it is about; none where none can be had for it."""

        def made(word: str) -> Fields:
            return fields | {promises.field: word}

        known = self.reasons(fields)
        kinds = [(kind, [word for word in of if self.reasons(made(word)) <= known]) for kind, of in promises.kinds]
        entries = [
            Entry("", self.texts.say(f"promise-kind-{kind}"), partial(self._promised, promises, words, made))
            for kind, words in kinds
            if words
        ]
        if not entries:
            return Made(fields)
        nothing = Entry(ENOUGH, self.texts.say("play-no-promise"), partial(Made, fields))
        return Menu(self.texts.say(f"part-{promises.field}"), [*entries, nothing])

    def _promised(self, promises: Promises, words: list[str], made: Callable[[str], Fields]) -> Prompt:
        if len(words) == 1:
            return Made(made(words[0]))
        said = [Entry("", self.texts.word("promise", word), partial(Made, made(word)), (word,)) for word in words]
        return Menu(self.texts.say(f"part-{promises.field}"), said)

    def _asked(self, field: str, title: str) -> str:
        return self.texts.say(f"part-{field}") if self.texts.has(f"part-{field}") else title


def grouped(actions: Iterable[Action], by: Callable[[Action], Any]) -> dict[Any, tuple[Action, ...]]:
    """The actions that have something in common, in the order in which it first appears."""
    found: dict[Any, tuple[Action, ...]] = {}
    for action in actions:
        found[by(action)] = (*found.get(by(action), ()), action)
    return found


def shared_fields(actions: Iterable[Action]) -> tuple[str, ...]:
    """The fields all of them have, in their order."""
    kinds = dict.fromkeys(map(type, actions))
    first, *others = [[field.name for field in msgspec.structs.fields(kind)] for kind in kinds]
    return tuple(name for name in first if all(name in other for other in others))


def _by(field: str) -> Callable[[Action], Any]:
    """The value of a field; of several targets, where they are."""

    def value(action: Action) -> Any:
        found = getattr(action, field)
        return place_of(found[0]) if isinstance(found, tuple) and found else found

    return value


def squares_of(places: Places) -> Iterator[tuple[int, int]]:
    """The reference squares a bitmap stands for."""
    bits = f"{int(places.bits, 16):0{4 * len(places.bits)}b}"
    for number, each in enumerate(bits):
        if each == "1":
            yield places.left + number % places.width, places.top + number // places.width


def shape(places: Places) -> str:
    """A building in small squares, its reference square marked."""
    columns, rows = zip(*places.cells, strict=True)
    return "\n".join(
        "".join(_square(places, x, y) for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    )


def _square(places: Places, x: int, y: int) -> str:
    if (x, y) not in places.cells:
        return "  "
    return "◆ " if (x, y) == (0, 0) else "■ "
