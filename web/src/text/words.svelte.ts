/** The application's texts in the language of the moment, and those of a game when they are needed. */
import { api, ApiError } from "../api";
import { settings } from "../settings.svelte";
import { Texts, type Language, type Meanings } from "./texts";

const fetched = new Map<string, Promise<string>>();
const meant = new Map<string, Promise<Meanings>>();
let current: Texts | null = $state.raw(null);

/** Fetches the application's texts in a language and uses them from then on. */
export async function loadTexts(language: Language): Promise<void> {
  const loaded = new Texts(language, [await source(language)]);
  if (language === settings.language) current = loaded;
}

/** The application's texts, once they are there. */
export const texts = (): Texts | null => current;

export function say(key: string, facts: Record<string, unknown> = {}): string {
  return current?.say(key, facts) ?? "";
}

/** What a bot of some level is called; one that came from elsewhere has no words of its own. */
export function sayLevel(level: string | null): string {
  const key = `level-${level ?? ""}`;
  return current?.has(key) ? say(key) : (level ?? "");
}

/** A level of bots with the games it is good for. */
export function sayStrength(level: string): string {
  const key = `strength-${level}`;
  return current?.has(key) ? say("home-strength", { level: sayLevel(level), strength: say(key) }) : sayLevel(level);
}

/** What went wrong, in a sentence; it is said where no seat has a name, so its facts are told as they are. */
export function sayError(error: unknown): string {
  const { why, facts } = error instanceof ApiError ? error : new ApiError("fault");
  return current?.has(`error-${why}`) ? current.say(`error-${why}`, facts, {}) : say("error-fault");
}

/** The words of a game at a table where people have these names. */
export async function wordsOf(game: string, names: readonly (string | null)[] = []): Promise<Texts> {
  const language = settings.language;
  const [common, own, meanings] = await Promise.all([source(language), source(`${language}/${game}`), meaningsOf(game)]);
  return new Texts(language, [common, own], names, meanings);
}

const source = (path: string): Promise<string> => once(fetched, path, () => api.text(`texts/${path}`));
const meaningsOf = (game: string): Promise<Meanings> => once(meant, game, () => api.get<Meanings>(`meanings/${game}`));

/** What has been asked for before, or is asked for now; what failed is asked for again. */
function once<T>(known: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const asked = known.get(name) ?? ask();
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}
