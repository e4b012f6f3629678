/**
 * Everything a person reads: the Fluent texts of the server and of one game, formatted exactly as
 * `beffroi.text` does it in Python. `text.test.ts` holds both to the same cases.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Told, Words } from "../board/contract";
import { MEANINGS } from "../meanings.gen";
import type { Goods, OpenOffer, Refusal, ScoreLine, ScoreNote } from "../protocol.gen";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

/** By what word the texts of a game tell its facts, and the fields of each answer. */
export interface Meanings {
  facts: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Given = Record<string, unknown>;
type Argument = string | number;

/** The word of seats: they are told by the name of whoever sits there. */
const SEAT = "seat";

/** The words of one language, for one game or for what belongs to no game. */
export class Texts implements Words {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;

  /** `names` are what the people at the table call themselves, by seat; the game has names for those who have none. */
  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly names: readonly (string | null)[] = [],
    private readonly meanings: Meanings = MEANINGS,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.lists = new Intl.ListFormat(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Given = {}, words = this.meanings.facts): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${key} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.arguments(facts, words), errors);
    if (errors[0]) throw new Error(`text ${key} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  refusal(refusal: Refusal): string {
    return this.say(`no-${refusal.why}`, refusal.facts);
  }

  /** What happened, to the one whose private facts the event carries, or else to everybody. */
  event(event: Told): string {
    const own: Given = Object.assign({}, ...event.private.map(([, facts]) => facts));
    const ending = Object.keys(own).length ? "-own" : "";
    return this.say(`event-${event.what}${ending}`, { ...event.facts, ...own });
  }

  scoreLine({ what, facts }: ScoreLine): string {
    return this.say(`line-${what}`, facts);
  }

  note({ what, facts }: ScoreNote): string {
    return this.say(`note-${what}`, facts);
  }

  /** An answer in words. */
  action(action: { type: string }): string {
    return this.say(`action-${action.type}`, action, this.meanings.answers[action.type] ?? {});
  }

  /** What a thing is called that may stand in this field of an answer. */
  thing(answer: string, field: string, value: string | number): string {
    const word = this.meanings.answers[answer]?.[field] ?? "";
    if (word === SEAT && typeof value === "number") return this.seat(value);
    const key = `${word}-${String(value).toLowerCase()}`;
    return this.has(key) ? this.say(key) : String(value);
  }

  /** What one side of a trade gives, in words. */
  goods({ money, things, word }: Goods): string {
    const florins = money ? [this.say("goods-money", { amount: money })] : [];
    return this.list([...things.map((thing) => this.inList(word, thing)), ...florins]) || this.say("goods-nothing");
  }

  /** A trade with somebody as the one sees it who gives and takes. */
  terms(give: Goods, take: Goods, to: number): string {
    const facts = { to, ...this.both(give, take) };
    if (give.promise) return this.say("trade-terms-promising", { ...facts, promise: give.promise });
    if (take.promise) return this.say("trade-terms-promised", { ...facts, promise: take.promise });
    return this.say("trade-terms", facts);
  }

  /** An action as it stands on a button. */
  label(action: { type: string }): string {
    const words = this.action(action);
    return words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
  }

  /** A trade between two others, who makes the offer first. */
  termsOf({ seat, to, give, take }: OpenOffer): string {
    const facts = { seat, to: to[0] ?? seat, ...this.both(give, take) };
    if (give.promise) return this.say("trade-terms-of-promising", { ...facts, promise: give.promise });
    if (take.promise) return this.say("trade-terms-of-promised", { ...facts, promise: take.promise });
    return this.say("trade-terms-of", facts);
  }

  /** What both sides give, and how many things that are: a language may say nothing in another way. */
  private both(give: Goods, take: Goods): Given {
    return { give: this.goods(give), take: this.goods(take), gives: countOf(give), takes: countOf(take) };
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say(`seat-${seat}`);
  }

  /** A thing by the word of its type, or the thing itself where the game has no name for it. */
  word(word: string, value: unknown): string {
    return this.inList(word, value);
  }

  list(words: readonly string[]): string {
    return this.lists.format(words);
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  private arguments(facts: Given, words: Readonly<Record<string, string>>): Record<string, Argument> {
    return Object.assign({}, ...Object.entries(facts).map(([name, value]) => this.argument(name, value, words[name] ?? "")));
  }

  /** What the texts may use of a fact: the fact itself in words, its other forms, the length of a list. */
  private argument(name: string, value: unknown, word: string): Record<string, Argument> {
    if (Array.isArray(value)) {
      const words = value.map((each) => this.inList(word, each));
      return { [name]: this.list(words), [`${name}_count`]: words.length };
    }
    if (word === SEAT && typeof value === "number") return { [name]: this.seat(value) };
    const key = `${word}-${String(value).toLowerCase().replaceAll(".", "-")}`;
    if (typeof value === "string" && this.has(key)) return this.forms(name, key);
    return { [name]: typeof value === "number" ? value : said(value) };
  }

  private inList(word: string, value: unknown): string {
    const named = word !== SEAT && this.has(`${word}-${String(value)}`) ? String(value) : value;
    const said = this.argument(word, named, word)[word];
    return typeof said === "number" ? this.number(said) : (said ?? "");
  }

  private forms(name: string, key: string): Record<string, string> {
    const message = this.bundle.getMessage(key);
    const forms: Record<string, string> = {};
    if (message?.value) forms[name] = this.bundle.formatPattern(message.value);
    for (const [form, value] of Object.entries(message?.attributes ?? {})) {
      forms[`${name}_${form}`] = this.bundle.formatPattern(value);
    }
    return forms;
  }
}

const countOf = ({ money, things }: Goods): number => things.length + (money ? 1 : 0);

/** A value without a word of its own, as Python would write it. */
function said(value: unknown): Argument {
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === null ? "None" : String(value);
}
