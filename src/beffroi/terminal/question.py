"""One way of asking for each kind of question: a menu, an amount, a place, a bundle, yes or no, an offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Amount, Ask, Bundle, Offer, Part, Pick, Place, Places, YesNo
from beffroi.core.game import AnyGame
from beffroi.text import Texts

Fields: TypeAlias = dict[str, Any]


class Entry(NamedTuple):
    """A line of a menu: what may be typed for it besides its number, its words, and what choosing it leads to."""

    code: str
    words: str
    then: Callable[[], Prompt]


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


class Questions:
    """The questions of one game in one language."""

    def __init__(self, game: AnyGame, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def first(self, ask: Ask, title: str) -> Prompt:
        """Where a question begins; following it ends in an action, or in the fields of one."""
        match ask:
            case Pick(actions=actions):
                return Menu(title, [self._action(action) for action in actions])
            case YesNo(yes=yes, no=no):
                return Menu(title, [self._action(yes), self._action(no)])
            case Amount(action=kind, field=field, low=low, high=high, by=by):
                return Number(title, low, high, by, lambda amount: Made({"type": kind, field: amount}))
            case Place(places=places, action=kind):
                return self._pieces(kind, places, title)
            case Bundle(action=kind, parts=parts):
                return self._parts({"type": kind}, parts)
            case Offer(action=kind, to=to, give=give, take=take):
                return self._parts({"type": kind}, (Part("to", "one", to), *give, *take))
        raise TypeError(f"there is no way to ask {ask}")

    def _action(self, action: Action) -> Entry:
        return Entry(self.game.write(action), self.texts.action(action), lambda: action)

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

    def _parts(self, fields: Fields, parts: tuple[Part, ...]) -> Prompt:
        """One part of a bundle after the other; what was chosen so far is kept in the fields."""
        if not parts:
            return Made(fields)
        part, *rest = parts

        def then(value: Any) -> Prompt:
            return self._parts(fields | {part.field: value}, tuple(rest))

        match part.kind:
            case "one":
                entries = [Entry(str(each), self._thing(part, each), partial(then, each)) for each in part.of]
                return Menu(self._title(part), entries)
            case "amount":
                return Number(self._title(part), part.low, part.high, part.by, then)
            case "many":
                return self._shares(part, (), lambda counts: then(repeated(part.of, counts)))
            case "shares":
                return self._shares(part, (), then)

    def _shares(self, part: Part, given: tuple[int, ...], then: Callable[[tuple[int, ...]], Prompt]) -> Prompt:
        """A number for each thing, one thing after the other."""
        if len(given) == len(part.of):
            return then(given)
        title = f"{self._title(part)} {self._thing(part, part.of[len(given)])}"
        most = part.most[len(given)] if part.most else part.high
        return Number(title, 0, most, part.by, lambda amount: self._shares(part, (*given, amount), then))

    def _title(self, part: Part) -> str:
        return self.texts.say(f"part-{part.field}")

    def _thing(self, part: Part, thing: str | int) -> str:
        if part.field == "to" and isinstance(thing, int):
            return self.texts.seat(Seat(thing))
        key = f"{part.field}-{str(thing).lower()}"
        return self.texts.say(key) if self.texts.has(key) else str(thing)


def repeated(things: tuple[str | int, ...], counts: tuple[int, ...]) -> tuple[str | int, ...]:
    """Every thing as often as it was counted."""
    return tuple(thing for thing, count in zip(things, counts, strict=True) for _ in range(count))


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
    word = typed.strip().lower()
    number = int(word) if word.isascii() and word.isdigit() else -1
    if isinstance(prompt, Number):
        return prompt.then(number) if number in range(prompt.low, prompt.high + 1, prompt.by) else None
    if 1 <= number <= len(prompt.entries):
        return prompt.entries[number - 1].then()
    return next((entry.then() for entry in prompt.entries if entry.code.lower() == word), None)
