/** Where the six sites lie on the board, and the figures drawn on it. */
import type { Box, Square } from "../../board/squares";

export const SITES = ["I", "II", "III", "IV", "V", "VI"] as const;
/** From one city to the next, in squares: the site, what can grow around it, and its name above. */
export const PITCH: Square = [9.6, 10.4];
/** Where the north-western square of a site lies in its part of the board. */
export const CORNER: Square = [1.3, 2.35];

const COLUMNS = 3;
/** The score track below the cities. */
export const TRACK: Box = { x: 0, y: (SITES.length / COLUMNS) * PITCH[1], width: COLUMNS * PITCH[0], height: 1.9 };
export const BOARD: Box = { x: 0, y: 0, width: TRACK.width, height: TRACK.y + TRACK.height };

/** The part of the board around a site: everything that can grow there, and its name. */
export function partOf(site: string): Box {
  const number = SITES.findIndex((name) => name === site);
  const [width, height] = PITCH;
  return { x: (number % COLUMNS) * width, y: Math.floor(number / COLUMNS) * height, width, height };
}

export function sitePoint(site: string): Square {
  const { x, y } = partOf(site);
  return [x + CORNER[0], y + CORNER[1]];
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
