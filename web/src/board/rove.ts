/** One focus for many spots: the arrow keys move it, as on a spreadsheet. */
import type { Box, Square } from "./squares";

export const ARROWS: Readonly<Record<string, Square>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The square a key leads to inside a box; the same one when it leads nowhere. */
export function steppedTo([x, y]: Square, key: string, { x: left, y: top, width, height }: Box): Square {
  const within = (value: number, low: number, length: number): number => Math.min(Math.max(value, low), low + length - 1);
  const ends: Record<string, Square> = { Home: [left, y], End: [left + width - 1, y], PageUp: [x, top], PageDown: [x, top + height - 1] };
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  return ends[key] ?? [within(x + dx, left, width), within(y + dy, top, height)];
}

export const isRoving = (key: string): boolean => key in ARROWS || ["Home", "End", "PageUp", "PageDown"].includes(key);

/**
 * For spots that do not lie on a grid: the number of the nearest one in the direction of an arrow. What lies aside
 * counts double, so that one walks along a row before one leaves it.
 */
export function nearest(spots: readonly Square[], from: number, key: string): number {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const [x, y] = spots[from] ?? [0, 0];
  let [best, least] = [from, Infinity];
  spots.forEach(([toX, toY], number) => {
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (ahead > 1e-6 && ahead >= aside / 2 && ahead + 2 * aside < least) [best, least] = [number, ahead + 2 * aside];
  });
  return best;
}
