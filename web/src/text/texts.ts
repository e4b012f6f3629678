/**
 * Everything a person reads: the Fluent texts of the server and of one game, formatted exactly as
 * `beffroi.text` does it in Python. `text.test.ts` holds both to the same cases.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Told, Words } from "../board/contract";
import type { Refusal } from "../protocol.gen";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

/** The facts that name a chair: who does something, and whom it is done to. */
const SEAT_FACTS = ["seat", "to"];

type Given = Record<string, unknown>;
type Argument = string | number;

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
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.lists = new Intl.ListFormat(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Given = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${key} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.arguments(facts), errors);
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

  action(action: { type: string }): string {
    return this.say(`action-${action.type}`, action);
  }

  /** An action as it stands on a button. */
  label(action: { type: string }): string {
    const words = this.action(action);
    return words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say(`seat-${seat}`);
  }

  /** The word for a thing of the game, or the thing itself where the game has no word for it. */
  word(name: string, value: unknown): string {
    return this.inList(name, value);
  }

  list(words: readonly string[]): string {
    return this.lists.format(words);
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  private arguments(facts: Given): Record<string, Argument> {
    return Object.assign({}, ...Object.entries(facts).map(([name, value]) => this.argument(name, value)));
  }

  /** What the texts may use of a fact: the fact itself in words, its other forms, the length of a list. */
  private argument(name: string, value: unknown): Record<string, Argument> {
    if (Array.isArray(value)) {
      const words = value.map((each) => this.inList(name.replace(/s$/, ""), each));
      return { [name]: this.list(words), [`${name}_count`]: words.length };
    }
    if (SEAT_FACTS.includes(name) && typeof value === "number") return { [name]: this.seat(value) };
    const key = `${name}-${String(value).toLowerCase().replaceAll(".", "-")}`;
    if (typeof value !== "number" && this.has(key)) return this.forms(name, key);
    return { [name]: typeof value === "number" ? value : said(value) };
  }

  private inList(name: string, value: unknown): string {
    const named = !SEAT_FACTS.includes(name) && this.has(`${name}-${String(value)}`) ? String(value) : value;
    const word = this.argument(name, named)[name];
    return typeof word === "number" ? this.number(word) : (word ?? "");
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

/** A value without a word of its own, as Python would write it. */
function said(value: unknown): Argument {
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === null ? "None" : String(value);
}
