/** Where the six sites lie on the board, and the figures drawn on it. */
import type { Square } from "../../board/squares";

export const SITES = ["I", "II", "III", "IV", "V", "VI"] as const;
/** How many sites lie side by side where there is room. */
export const COLUMNS = 3;
/** From one city to the next, in squares: the site, what can grow around it, and its name above. */
export const PITCH: Square = [9.6, 10.4];
/** Where the north-western square of a site lies in its part of the board. */
export const CORNER: Square = [1.3, 2.35];

export function sitePoint(site: string, columns: number): Square {
  const number = SITES.findIndex((name) => name === site);
  const [column, row] = [number % columns, Math.floor(number / columns)];
  return [column * PITCH[0] + CORNER[0], row * PITCH[1] + CORNER[1]];
}

export function boardSize(columns: number): Square {
  return [columns * PITCH[0], (SITES.length / columns) * PITCH[1]];
}

const TRACK_STEP = 10;
const TRACK_LEAST = 40;

/** How long the score track must be. */
export function trackEnd(points: readonly number[]): number {
  return Math.max(TRACK_LEAST, Math.ceil((Math.max(0, ...points) + 1) / TRACK_STEP) * TRACK_STEP);
}

/** How many markers stand below each one: those before it with the same points. */
export function stacked(points: readonly number[]): number[] {
  return points.map((own, place) => points.slice(0, place).filter((other) => other === own).length);
}
