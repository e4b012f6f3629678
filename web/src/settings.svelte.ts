/** What somebody has chosen once and finds again: on this device, and through `preferences` on every other of theirs. */
import { LANGUAGES, type Language } from "./text/texts";

export type Theme = "system" | "light" | "candle";
export const THEMES: readonly Theme[] = ["system", "light", "candle"];

/** How fast pieces move. */
export type Speed = "slow" | "normal" | "fast" | "none";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "none"];

const KEY = "beffroi";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const PHONE = matchMedia("(pointer: coarse)");

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Whether a move is sent only once it has been confirmed. */
  confirms: boolean;
  /** Whether a board shows the names of its rows and columns. */
  coordinates: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  alerts: boolean;
  /** Whether single keys do something at a table, as turning what is in hand. */
  keys: boolean;
}

/** What has ever been chosen; the rest is as usual on each device. */
let chosen: Partial<Settings> = remembered();
export const settings: Settings = $state({ ...usual(), ...chosen });

/** What was chosen until now: what is not as usual, and what was chosen before and is as usual again. */
export function whatWasChosen(now: Settings, usually: Settings, before: Partial<Settings>): Partial<Settings> {
  const names = (Object.keys(now) as (keyof Settings)[]).filter((name) => name in before || now[name] !== usually[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

export const chosenSettings = (): Partial<Settings> => (chosen = whatWasChosen(settings, usual(), chosen));

/** Takes what was chosen on another device, all of it. */
export function adopt(elsewhere: Partial<Settings>): void {
  chosen = elsewhere;
  Object.assign(settings, usual(), elsewhere);
}

/** Keeps the page in the chosen language and light, and remembers every choice. */
export function followSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(chosenSettings())));
  $effect(() => {
    document.documentElement.lang = settings.language;
  });
  $effect(() => light(settings.theme));
  $effect(() => {
    Object.assign(document.documentElement.dataset, { speed: settings.speed, coordinates: settings.coordinates ? "shown" : "hidden" });
  });
  DARK.addEventListener("change", () => light(settings.theme));
}

export function light(theme: Theme): void {
  const chosen = theme === "system" ? (DARK.matches ? "candle" : "light") : theme;
  document.documentElement.dataset["theme"] = chosen;
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) frame.content = paper;
}

function usual(): Settings {
  return {
    language: ofBrowser(),
    theme: "system",
    speed: "normal",
    confirms: false,
    coordinates: true,
    sound: !PHONE.matches,
    volume: 1,
    alerts: false,
    keys: true,
  };
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
