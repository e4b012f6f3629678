/** The lessons somebody has finished on this device. */
const KEY = "beffroi learnt";

type Learnt = Record<string, string[]>;

export const learntOf = (game: string): readonly string[] => all()[game] ?? [];

/** Ticks a lesson, and returns all that are ticked. */
export function learn(game: string, lesson: string): readonly string[] {
  const learnt = [...new Set([...learntOf(game), lesson])];
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: learnt }));
  return learnt;
}

function all(): Learnt {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Learnt;
  } catch {
    return {};
  }
}
