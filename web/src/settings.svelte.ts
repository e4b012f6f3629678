/** What a guest has chosen once and finds again: language, theme, sound. */
import { LANGUAGES, type Language } from "./text/texts";

export type Theme = "system" | "light" | "candle";
export const THEMES: readonly Theme[] = ["system", "light", "candle"];

const KEY = "beffroi";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const PHONE = matchMedia("(pointer: coarse)");

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  alerts: boolean;
}

export const settings: Settings = $state({ ...usual(), ...remembered() });

/** Keeps the page in the chosen language and light, and remembers every choice. */
export function followSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    document.documentElement.lang = settings.language;
  });
  $effect(() => light(settings.theme));
  DARK.addEventListener("change", () => light(settings.theme));
}

export function light(theme: Theme): void {
  const chosen = theme === "system" ? (DARK.matches ? "candle" : "light") : theme;
  document.documentElement.dataset["theme"] = chosen;
}

function usual(): Settings {
  return { language: ofBrowser(), theme: "system", sound: !PHONE.matches, alerts: false };
}

function ofBrowser(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => wanted.find((other) => isOurs(other)) === each) ?? "en";
}

function isOurs(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language);
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
