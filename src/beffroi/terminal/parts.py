"""The parts of an answer, asked one after the other: one thing or many, an amount, shares of an amount."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from beffroi.core.ask import Part
from beffroi.core.facts import SEAT
from beffroi.core.offer import Purse, Term
from beffroi.terminal.prompt import ENOUGH, Entry, Fields, Made, Menu, Number, Prompt
from beffroi.text import Texts

Reasons: TypeAlias = Callable[[Fields], frozenset[str]]
"""Why the rules would refuse an action with these fields."""
MOST_LISTED = 20
"""Longer lists are asked in steps."""


class PartByPart:
    """The parts of one kind of answer, in one language."""

    def __init__(self, texts: Texts, words: Mapping[str, str], reasons: Reasons) -> None:
        """`words` names the things of its fields; `reasons` keeps out of a list what could only be refused."""
        self.texts = texts
        self.reasons = reasons
        self._words = words

    def ask(self, fields: Fields, parts: tuple[Part, ...], end: Callable[[Fields], Prompt] = Made) -> Prompt:
        """One part of a bundle after the other; what was chosen so far is kept in the fields."""
        if not parts:
            return end(fields)
        part, *rest = parts

        def then(value: Any) -> Prompt:
            return self.ask(fields | {part.field: value}, tuple(rest), end)

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

    def _thing(self, part: Part, thing: str | int) -> str:
        return self.texts.word(SEAT if part.kind == "shares" else self._words.get(part.field, ""), thing)


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
