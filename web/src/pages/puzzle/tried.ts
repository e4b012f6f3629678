/** What somebody has made of the puzzles on this device: found the answer, tried in vain, or asked to be shown. */
const KEY = "beffroi puzzles";
const FINAL: readonly Tried[] = ["solved", "shown"];

export type Tried = "tried" | "solved" | "shown";
type Days = Record<string, Tried>;

export const triedOn = (game: string, day: string): Tried | null => all()[game]?.[day] ?? null;

/** Once it is solved or shown, nothing that is tried afterwards counts. */
export function remember(game: string, day: string, tried: Tried): void {
  const known = all();
  const before = known[game]?.[day];
  if (before && FINAL.includes(before)) return;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: { ...known[game], [day]: tried } }));
}

function all(): Record<string, Days> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Days>;
  } catch {
    return {};
  }
}
