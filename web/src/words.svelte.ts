/** The words of the house in the language of the moment, and those of a game when they are needed. */
import { house, HouseError } from "./house";
import { settings } from "./settings.svelte";
import { Texts, type Language } from "./text";

const fetched = new Map<string, Promise<string>>();
let texts: Texts | null = $state.raw(null);

/** Fetches the words of the house in a language, and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  const learnt = new Texts(language, [await source(language)]);
  if (language === settings.language) texts = learnt;
}

/** The words of the house, once they are there. */
export const spoken = (): Texts | null => texts;

export function say(key: string, facts: Record<string, unknown> = {}): string {
  return texts?.say(key, facts) ?? "";
}

/** What a bot of some level is called; one that came from elsewhere has no words of its own. */
export function sayLevel(level: string | null): string {
  const key = `level-${level ?? ""}`;
  return texts?.has(key) ? say(key) : (level ?? "");
}

/** What went wrong, in a sentence. */
export function sayError(error: unknown): string {
  const { why, facts } = error instanceof HouseError ? error : new HouseError("fault");
  return texts?.has(`error-${why}`) ? say(`error-${why}`, facts) : say("error-fault");
}

/** The words of a game at a table where people have these names. */
export async function wordsOf(game: string, names: readonly (string | null)[] = []): Promise<Texts> {
  const language = settings.language;
  return new Texts(language, await Promise.all([source(language), source(`${language}/${game}`)]), names);
}

function source(path: string): Promise<string> {
  const asked = fetched.get(path) ?? house.text(`texts/${path}`);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}
