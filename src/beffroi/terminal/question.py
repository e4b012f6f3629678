"""One way of asking for each kind of question: a menu, an amount, a place, a bundle, yes or no, an offer.

Whatever has more answers than can be read at once is asked in steps: the city, then the lot, then the quarter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from beffroi.core.action import Action, Placing, Seat
from beffroi.core.ask import Amount, Ask, Bundle, Offer, Part, Pick, Place, Places, YesNo
from beffroi.core.facts import SEAT_FACTS
from beffroi.core.game import AnyGame
from beffroi.core.offer import Partner, Promises, Purse, Term, Things
from beffroi.text import Texts

Fields: TypeAlias = dict[str, Any]
Reasons: TypeAlias = Callable[[Fields], frozenset[str]]
"""Why the rules would refuse an action with these fields."""
MOST_LISTED = 20
"""Longer lists are asked in steps."""
ENOUGH = "0"
YES, NO = ("y", "yes", "o", "oui"), ("n", "no", "non")


class Entry(NamedTuple):
    """A line of a menu: its short name, its words, what choosing it leads to, and what else may be typed for it."""

    code: str
    words: str
    then: Callable[[], Prompt]
    also: tuple[str, ...] = ()

    def answers_to(self, word: str) -> bool:
        return word in map(folded, (self.code, self.words, *self.also))


class Menu(NamedTuple):
    """A numbered list."""

    title: str
    entries: list[Entry]


class Number(NamedTuple):
    """A number between two bounds, and what it leads to."""

    title: str
    low: int
    high: int
    by: int
    then: Callable[[int], Prompt]


class Made(NamedTuple):
    """The end of a question: the fields of the action that was put together."""

    fields: Fields


Prompt: TypeAlias = Menu | Number | Made | Action


def nothing_against(_: Fields) -> frozenset[str]:
    return frozenset()


class Questions:
    """The questions of one game in one language."""

    def __init__(self, game: AnyGame, texts: Texts, reasons: Reasons = nothing_against) -> None:
        """`reasons` keeps out of a list what could only be refused."""
        self.game = game
        self.texts = texts
        self.reasons = reasons
        self.words: dict[str, str] = {}
        """By what word the things of a field are named, where it is not the field itself."""

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
                return self._parts({"type": kind}, parts)
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
        words = self._value(field, value)
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
        self.words |= {term.field: term.word for term in terms if isinstance(term, Things)}
        parts = tuple(map(part_of, terms))
        if ask.promises is None:
            return self._parts(fields, parts)
        promises = ask.promises
        return self._parts(fields | {promises.field: promises.none}, parts, partial(self._promise, promises))

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
        title = self.texts.say(f"part-{promises.field}")
        entries = [Entry("", self._value(promises.field, word), partial(Made, made(word)), (word,)) for word in words]
        return Menu(title, entries)

    def _parts(self, fields: Fields, parts: tuple[Part, ...], end: Callable[[Fields], Prompt] = Made) -> Prompt:
        """One part of a bundle after the other; what was chosen so far is kept in the fields."""
        if not parts:
            return end(fields)
        part, *rest = parts

        def then(value: Any) -> Prompt:
            return self._parts(fields | {part.field: value}, tuple(rest), end)

        def is_possible(value: Any, instead_of: Any) -> bool:
            blank = {each.field: nothing_of(each) for each in rest}
            known = self.reasons(fields | blank | {part.field: instead_of})
            return self.reasons(fields | blank | {part.field: value}) <= known

        match part.kind:
            case "one":
                return self._one(part, then, is_possible)
            case "amount":
                if part.low == part.high or not is_possible(part.low + part.by, part.low):
                    return then(part.low)
                return Number(self._title(part), part.low, part.high, part.by, then)
            case "many":
                return self._many(part, (), then, is_possible)
            case "shares":
                return self._shares(part, (), then)

    def _one(self, part: Part, then: Callable[[Any], Prompt], is_possible: Callable[[Any, Any], bool]) -> Prompt:
        things = [each for each in part.of if is_possible(each, part.of[0])]
        if len(things) == 1 and len(part.of) > 1:
            return then(things[0])
        return Menu(self._title(part), [self._entry(part, each, partial(then, each)) for each in things])

    def _many(
        self,
        part: Part,
        taken: tuple[str | int, ...],
        then: Callable[[Any], Prompt],
        is_possible: Callable[[Any, Any], bool],
    ) -> Prompt:
        """One thing after the other, until there are enough; many places first, then what is there."""

        def more(thing: str | int) -> tuple[str | int, ...]:
            return tuple(sorted((*taken, thing), key=part.of.index))

        most = dict(zip(part.of, part.most, strict=True)) if part.most else dict.fromkeys(part.of, part.high)
        left = [thing for thing in part.of if taken.count(thing) < most[thing] and is_possible(more(thing), taken)]
        if len(taken) == part.high or not left:
            return then(taken)
        entries = [
            self._entry(part, thing, partial(self._many, part, more(thing), then, is_possible)) for thing in left
        ]
        title = self._title(part)
        if taken:
            chosen = ", ".join(self._thing(part, each) for each in taken)
            title = f"{title} ({self.texts.say('play-so-far', chosen=chosen)})"
        if len(entries) > MOST_LISTED:
            entries = by_place(title, entries)
        if len(taken) >= part.low:
            entries.append(Entry(ENOUGH, self.texts.say("play-enough" if taken else "play-none"), partial(then, taken)))
        return Menu(title, entries)

    def _shares(self, part: Part, given: tuple[int, ...], then: Callable[[tuple[int, ...]], Prompt]) -> Prompt:
        """A number for each thing, one thing after the other; the last gets what is left of a fixed sum."""
        if len(given) == len(part.of):
            return then(given)
        most = part.most or (part.high,) * len(part.of)
        left, others = part.high - sum(given), sum(most[len(given) + 1 :])
        low, high = max(0, part.low - sum(given) - others), min(most[len(given)], left)
        title = f"{self._title(part)} {self._thing(part, part.of[len(given)])}"
        if low == high:
            return self._shares(part, (*given, low), then)
        return Number(title, low, high, part.by, lambda amount: self._shares(part, (*given, amount), then))

    def _entry(self, part: Part, thing: str | int, then: Callable[[], Prompt]) -> Entry:
        words = self._thing(part, thing)
        return Entry(words, "", then) if words == str(thing) else Entry("", words, then, (str(thing),))

    def _title(self, part: Part) -> str:
        return self.texts.say(f"part-{part.field}")

    def _asked(self, field: str, title: str) -> str:
        return self.texts.say(f"part-{field}") if self.texts.has(f"part-{field}") else title

    def _thing(self, part: Part, thing: str | int) -> str:
        return self._value("seat" if part.kind == "shares" else self.words.get(part.field, part.field), thing)

    def _value(self, field: str, value: Any) -> str:
        if field in SEAT_FACTS and isinstance(value, int):
            return self.texts.seat(Seat(value))
        key = f"{field}-{str(value).lower()}"
        return self.texts.say(key) if self.texts.has(key) else str(value)


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


def place_of(target: object) -> str:
    """`A1` for the house `A1.2`."""
    return str(target).partition(".")[0]


def by_place(title: str, entries: list[Entry]) -> list[Entry]:
    """A menu of places, each with what is there behind it."""
    places: dict[str, list[Entry]] = {}
    for entry in entries:
        places.setdefault(place_of(entry.code or entry.also[0]), []).append(entry)
    return [
        Entry(place, "", there[0].then if len(there) == 1 else partial(Menu, title, there))
        for place, there in places.items()
    ]


def part_of(term: Term) -> Part:
    """What one side may put on the table, as a part of a question."""
    if isinstance(term, Purse):
        return Part(term.field, "amount", high=term.high, by=term.by)
    return Part(term.field, "many", term.of, high=len(term.of), most=(1,) * len(term.of))


def nothing_of(part: Part) -> Any:
    """What stands in a part that has not been asked yet."""
    match part.kind:
        case "one":
            return part.of[0]
        case "amount":
            return part.low
        case "many":
            return ()
    return (0,) * len(part.of)


def folded(words: str) -> str:
    """Words as they are compared: without capitals and accents."""
    plain = unicodedata.normalize("NFD", words.strip().casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


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


def follow(prompt: Menu | Number, typed: str) -> Prompt | None:
    """Where an answer leads; nothing when it is no answer to this."""
    word = folded(typed)
    number = int(word) if word.isascii() and word.isdigit() else -1
    if isinstance(prompt, Number):
        return prompt.then(number) if number in range(prompt.low, prompt.high + 1, prompt.by) else None
    if 1 <= number <= len(prompt.entries):
        return prompt.entries[number - 1].then()
    exact = [entry for entry in prompt.entries if entry.answers_to(word)]
    if exact:
        return exact[0].then()
    begun = [entry for entry in prompt.entries if word and folded(entry.words).startswith(word)]
    return begun[0].then() if len(begun) == 1 else None
