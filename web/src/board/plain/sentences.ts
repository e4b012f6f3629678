/** A position in words alone: the fields of a view for which the game has words, or else all of them by their names. */
import type { Seen, Words } from "../contract";

type Fields = Record<string, unknown>;

const keyOf = (field: string): string => `board-${field.replaceAll("_", "-")}`;
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

export function describe(seen: Seen, words: Words): string[] {
  const fields = Object.entries(seen.view as Fields).filter(([, value]) => !isNothing(value));
  const told = fields.filter(([field]) => words.has(keyOf(field)));
  if (told.length) return told.map(([field, value]) => words.say(keyOf(field), { [field]: value }));
  return fields.map(([field, value]) => `${field.replaceAll("_", " ")}: ${JSON.stringify(value)}`);
}

/** What the view lists seat by seat, as far as the game has a label for it. */
export function standing(seen: Seen, seat: number, words: Words): { label: string; value: string }[] {
  return Object.entries(seen.view as Fields).flatMap(([field, values]) => {
    const key = `standing-${field.replaceAll("_", "-")}`;
    return Array.isArray(values) && words.has(key) ? [{ label: words.say(key), value: String(values[seat]) }] : [];
  });
}
