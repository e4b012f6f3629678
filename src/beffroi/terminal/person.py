"""Somebody at the keyboard of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from beffroi.bots.hint import hints
from beffroi.core.action import HOST, Action, Seat
from beffroi.core.ask import Bundle, Offer, Pick
from beffroi.core.choices import Choices, Listed
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import floor, is_sealed, objections
from beffroi.core.host import Resign
from beffroi.core.model import BadInput, Refusals, Refused
from beffroi.core.preview import preview
from beffroi.core.seen import seen
from beffroi.terminal.paint import line, markdown, paint, wipe
from beffroi.terminal.prompt import ENOUGH, Entry, Fields, Made, Menu, Number, Prompt, folded, follow
from beffroi.terminal.question import Questions
from beffroi.terminal.score import draw_sheet
from beffroi.terminal.table import TerminalTable
from beffroi.text import article_called

SHORT = 8
"""Longer menus stand in columns."""


class Left(Exception):
    """The person at the keyboard has left the table."""


class Person:
    """Asks one seat, until there is a legal answer or a word like undo has changed the question."""

    def __init__(self, table: TerminalTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.game, self.texts, self.console = table.game, table.texts, table.console
        self.questions = Questions(self.game, self.texts, self._reasons)
        self.prompts: list[Prompt] = []
        """The menus that lead to the one shown, so that one can go back."""
        commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "back": self._back,
            "rules": self._rules,
            "say": self._say,
            "score": self._score,
            "weigh": self._weigh,
            "hint": self._hint,
            "resign": self._resign,
            "quit": self._quit,
        }
        spoken = {folded(self.texts.say(f"command-{name}")): command for name, command in commands.items()}
        self.commands = {"?": self._help} | commands | spoken
        named = ((kind.__name__, f"word-{kind.__name__}") for kind in self.game.actions)
        self.verbs = {folded(self.texts.say(key)): name for name, key in named if self.texts.has(key)}

    def ask(self) -> None:
        self._take_the_screen()
        self.table.draw(self.seat)
        self._tell_answers()
        self.prompts, version = [], len(self.table.record.entries)
        while len(self.table.record.entries) == version:
            self.prompts = self.prompts or [self._question()]
            self._ask(self.prompts[-1])

    def _question(self) -> Prompt:
        envelope = seen(self.game, self.table.record.state, self.seat)
        assert envelope.ask is not None
        words = f"{self.texts.seat(self.seat)} · {self.texts.say(f'ask-{envelope.asking}')}"
        return self.questions.first(envelope.ask, f"{words} ({envelope.rule})")

    def _ask(self, prompt: Prompt) -> None:
        """One menu or amount: what is typed leads on, or says something else; what was chosen before is kept."""
        if not isinstance(prompt, Menu | Number):
            self.prompts.pop()
            self._try(self._made(prompt))
            return
        self._show(prompt)
        typed = self._type()
        word, _, rest = typed.partition(" ")
        following = follow(prompt, typed)
        if folded(word) in self.commands and following is None:
            self.commands[folded(word)](rest.strip())
        elif following is not None:
            self.prompts.append(following)
        elif isinstance(prompt, Number) and is_number(typed):
            self._refuse(self.texts.say("play-out-of-range", typed=typed, range=self._range(prompt)))
        else:
            self._try_notation(typed)

    def _reasons(self, fields: Fields) -> frozenset[str]:
        action = codec_of(self.game).action(encode(fields))
        return frozenset(each.why for each in objections(self.table.record.state, self.seat, action))

    def _tell_answers(self) -> None:
        """How to answer what was offered, and how to offer something, in words that can be typed."""
        asks = floor(self.table.record.state, self.seat)
        listed = (action for each in asks if isinstance(each, Listed) for action in each.actions)
        words = [self._typed(action) for action in listed if action.__struct_fields__ == ("number",)]
        if words:
            self.console.print(self.texts.say("play-answers", words=" · ".join(words)), markup=False)
        if any(isinstance(each.ask(), Offer) and len(each) for each in asks):
            self.console.print(self.texts.say("play-may-offer"), markup=False)

    def _typed(self, action: Action) -> str:
        verb = next(word for word, name in self.verbs.items() if name == type(action).__name__)
        return f"{verb} {getattr(action, 'number', '')}".strip()

    def _try_notation(self, typed: str) -> None:
        try:
            self._try(self._read(typed))
        except BadInput as error:
            self._refuse(self.texts.error(error))

    def _read(self, typed: str) -> Action:
        """The action somebody has typed in notation, its verb in their own language; raises `BadInput`."""
        verb, space, rest = typed.partition(" ")
        return self.game.read(f"{self.verbs.get(folded(verb), verb)}{space}{rest}")

    def _made(self, made: Made | Action) -> Action:
        return codec_of(self.game).action(encode(made.fields)) if isinstance(made, Made) else made

    def _try(self, action: Action) -> None:
        reasons = objections(self.table.record.state, self.seat, action)
        self._tell_refusals(reasons)
        if not reasons:
            self.table.answer(self.seat, action)

    def _tell_refusals(self, reasons: Refusals) -> None:
        for reason in reasons:
            self._refuse(f"{self.texts.refusal(reason)} ({reason.rule.ref})")

    def _help(self, _: str) -> None:
        self.console.print(self.texts.say("play-help"), markup=False)

    def _undo(self, _: str) -> None:
        """Takes back what was answered last at this screen."""
        last = self.table.record.undoer
        try:
            self.table.take_back(last if last in self.table.people else self.seat)
        except Refused as refused:
            self._refuse(self.texts.refusal(refused.refusals[0]))

    def _back(self, _: str) -> None:
        """To the menu before."""
        if len(self.prompts) > 1:
            self.prompts.pop()

    def _rules(self, ref: str) -> None:
        wanted = ref or self.table.record.state.agenda[0].rule.ref
        try:
            article = article_called(self.game, self.texts.language, wanted)
        except BadInput as error:
            self._refuse(self.texts.error(error))
            return
        self.console.print(line((article.ref, "article"), (article.title, "question")))
        self.console.print(markdown(article.body))

    def _say(self, typed: str) -> None:
        """What may be said out of turn: chosen in words, or said at once."""
        if typed:
            self._try_notation(typed)
            return
        entries = [
            entry for each in floor(self.table.record.state, self.seat) if len(each) for entry in self._sayings(each)
        ]
        if entries:
            self.prompts.append(Menu(self.texts.say("play-say"), entries))
        else:
            self.console.print(self.texts.say("play-nothing-to-say"))

    def _sayings(self, choices: Choices[Any]) -> list[Entry]:
        """What one standing step takes: every answer, or how a longer one begins."""
        ask = choices.ask()
        prompt = self.questions.first(ask, self.texts.say("play-say"))
        if isinstance(prompt, Menu) and not prompt.entries:
            return []  # everybody who could hear it has sealed an answer
        if isinstance(ask, Pick) and isinstance(prompt, Menu):
            return prompt.entries
        if isinstance(ask, Offer):
            kind = ask.action or ask.counter
        else:
            assert isinstance(ask, Bundle)
            kind = ask.action
        return [Entry("", self.texts.say(f"kind-{kind}"), lambda: prompt)]

    def _score(self, _: str) -> None:
        self.table.draw_score(self.seat)

    def _weigh(self, typed: str) -> None:
        """What a choice of the menu shown, or a move in notation, would bring."""
        if not typed:
            self.console.print(self.texts.say("play-weigh-what"))
            return
        prompt = self.prompts[-1]
        chosen = follow(prompt, typed) if isinstance(prompt, Menu | Number) else None
        if isinstance(chosen, Menu | Number):
            self.console.print(self.texts.say("play-weigh-further"))
            return
        try:
            self._tell_preview(self._read(typed) if chosen is None else self._made(chosen))
        except BadInput as error:
            self._refuse(self.texts.error(error))

    def _tell_preview(self, action: Action) -> None:
        known = seen(self.game, self.table.record.state, self.seat)
        brings = preview(self.game, known, action)
        self._tell_refusals(brings.refusals)
        if brings.sheet is not None:
            for note in brings.notes:
                self.console.print(
                    line((f"  {self.texts.score_note(note)}", "event"), (f"({note.rule.ref})", "article"))
                )
            self.table.tell(brings.events)
            self.console.print(paint(draw_sheet(brings.sheet, self.texts, self.game.sheet(known))), end="")
            self.console.print(self.texts.say(f"play-weigh-{brings.until}"))

    def _hint(self, _: str) -> None:
        """What a bot would answer, and why."""
        view = seen(self.game, self.table.record.state, self.seat)
        for advice in hints(self.game, view, Random(view.step)):
            move, words = self.questions.move(advice.action), advice.words(self.texts)
            self.console.print(line((words, "")) if words.startswith(move) else line((move, "choice"), (words, "")))

    def _resign(self, _: str) -> None:
        self.table.answer(HOST, Resign(self.seat))

    def _quit(self, _: str) -> None:
        raise Left

    def _type(self) -> str:
        try:
            return self.console.input("[choice]>[/] ").strip()
        except EOFError:
            raise Left from None

    def _show(self, prompt: Menu | Number) -> None:
        self.console.print(Text(prompt.title, "question"))
        if isinstance(prompt, Number):
            self.console.print(self._range(prompt), markup=False)
        elif any(len(entry.words.splitlines()) > 1 for entry in prompt.entries):
            self._show_shapes(prompt)
        else:
            lines = [line((label(number, entry), "choice"), (name_of(entry), "")) for number, entry in numbered(prompt)]
            is_short = len(lines) > SHORT or not any(entry.words for entry in prompt.entries)
            self.console.print(Columns(lines, padding=(0, 2), column_first=True) if is_short else Group(*lines))

    def _show_shapes(self, menu: Menu) -> None:
        for number, entry in numbered(menu):
            first, *more = entry.words.splitlines()
            self.console.print(line((label(number, entry), "choice"), (f"{entry.code:<8} {first}", "")))
            for each in more:
                self.console.print(Text(" " * 13 + each))

    def _range(self, number: Number) -> str:
        return self.texts.say("play-amount", low=number.low, high=number.high, by=number.by)

    def _refuse(self, words: str) -> None:
        self.console.print(line(("✗", "refusal"), (words, "")))

    def _take_the_screen(self) -> None:
        """Between two people at one screen, when one of them sees, or has just sealed, what the other may not know."""
        before, self.table.reader = self.table.reader, self.seat
        if before is None or before == self.seat:
            return
        if self._sees_the_same_as(before) and not is_sealed(self.table.record.state):
            return
        wipe(self.console)
        self.console.print(self.texts.say("play-hand-over", seat=self.seat))
        self._type()

    def _sees_the_same_as(self, other: Seat) -> bool:
        s = self.table.record.state
        return encode(self.game.view(s, self.seat)) == encode(self.game.view(s, other))


def is_number(typed: str) -> bool:
    return typed.lstrip("+-").isdigit()


def numbered(menu: Menu) -> Iterator[tuple[int, Entry]]:
    return enumerate(menu.entries, start=1)


def label(number: int, entry: Entry) -> str:
    """The number to type; nothing more is always 0."""
    return f"{0 if entry.code == ENOUGH else number:>3}"


def name_of(entry: Entry) -> str:
    return f"{'' if entry.code == ENOUGH else entry.code} {entry.words}".strip()
