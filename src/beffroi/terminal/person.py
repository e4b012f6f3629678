"""Somebody at the keyboard of a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.columns import Columns
from rich.text import Text

from beffroi.bots.hint import hints
from beffroi.core.action import HOST, Action, Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import floor, is_sealed, refusals
from beffroi.core.host import Resign
from beffroi.core.model import BadInput, Refused
from beffroi.core.seen import seen
from beffroi.terminal.paint import line, markdown, wipe
from beffroi.terminal.question import Made, Menu, Number, Prompt, Questions, follow
from beffroi.terminal.table import Table
from beffroi.text import rules


class Left(Exception):
    """The person at the keyboard has left the table."""


class Person:
    """Asks one seat, until there is a legal answer or a word like undo has changed the question."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.game, self.texts, self.console = table.game, table.texts, table.console
        self.questions = Questions(self.game, self.texts)
        self.words: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "undo": self._undo,
            "rules": self._rules,
            "say": self._say,
            "hint": self._hint,
            "resign": self._resign,
            "quit": self._quit,
        }

    def ask(self) -> None:
        self._take_the_screen()
        self.table.draw(self.seat)
        record = self.table.record
        version = len(record.entries)
        while len(record.entries) == version:
            self._follow_to_the_end(self._question())

    def _question(self) -> Prompt:
        envelope = seen(self.game, self.table.record.state, self.seat)
        assert envelope.ask is not None
        words = f"{self.texts.seat(self.seat)} · {self.texts.say(f'ask-{envelope.asking}')}"
        return self.questions.first(envelope.ask, f"{words} ({envelope.rule})")

    def _follow_to_the_end(self, prompt: Prompt) -> None:
        """From menu to menu until an action is made, or something typed leads elsewhere."""
        while isinstance(prompt, Menu | Number):
            self._show(prompt)
            typed = self._type()
            word, _, rest = typed.partition(" ")
            if word.lower() in self.words:
                self.words[word.lower()](rest.strip())
                return
            following = follow(prompt, typed)
            if following is None:
                self._try_notation(typed)
                return
            prompt = following
        self._try_made(prompt)

    def _try_notation(self, typed: str) -> None:
        try:
            self._try(self.game.read(typed))
        except BadInput as error:
            self._refuse(self.texts.error(error))

    def _try_made(self, made: Made | Action) -> None:
        self._try(codec_of(self.game).action(encode(made.fields)) if isinstance(made, Made) else made)

    def _try(self, action: Action) -> None:
        reasons = refusals(self.table.record.state, self.seat, action)
        for reason in reasons:
            self._refuse(f"{self.texts.refusal(reason)} ({reason.rule.ref})")
        if not reasons:
            self.table.answer(self.seat, action)

    def _help(self, _: str) -> None:
        self.console.print(self.texts.say("play-help"), markup=False)

    def _undo(self, _: str) -> None:
        try:
            self.table.record.take_back(self.seat)
        except Refused as refused:
            self._refuse(self.texts.refusal(refused.refusals[0]))
            return
        self.table.write_last()

    def _rules(self, ref: str) -> None:
        articles = rules(self.game, self.texts.language)
        wanted = ref.upper() or self.table.record.state.agenda[0].rule.ref
        if wanted in articles:
            self.console.print(line((wanted, "article"), (articles[wanted].title, "question")))
            self.console.print(markdown(articles[wanted].body))
        else:
            self._refuse(self.texts.say("error-unknown-article", article=wanted, articles=tuple(articles)))

    def _say(self, typed: str) -> None:
        """What may be said out of turn: listed, or said."""
        if typed:
            self._try_notation(typed)
            return
        said = [Text(self.game.write(action)) for each in floor(self.table.record.state, self.seat) for action in each]
        self.console.print(Columns(said) if said else self.texts.say("play-nothing-to-say"))

    def _hint(self, _: str) -> None:
        """What a bot would answer, and why."""
        view = seen(self.game, self.table.record.state, self.seat)
        for advice in hints(self.game, view, Random(view.step)):
            self.console.print(line((self.game.write(advice.action), "choice"), (advice.words(self.texts), "")))

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
            self.console.print(self.texts.say("play-amount", low=prompt.low, high=prompt.high, by=prompt.by))
        elif any(entry.words for entry in prompt.entries):
            self._show_list(prompt)
        else:
            codes = [
                line((str(number), "choice"), (entry.code, "")) for number, entry in enumerate(prompt.entries, start=1)
            ]
            self.console.print(Columns(codes, padding=(0, 3)))

    def _show_list(self, menu: Menu) -> None:
        for number, entry in enumerate(menu.entries, start=1):
            first, *more = entry.words.splitlines()
            self.console.print(line((f"{number:>3}", "choice"), (f"{entry.code:<8} {first}", "")))
            for each in more:
                self.console.print(Text(" " * 13 + each))

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
