/** The line of an analysis as a drawing: how likely every seat was to win, with its uncertainty, and where the game turned. */
import type { Point, TurningPoint } from "../../protocol.gen";

/** Marks of turning points and of who left, was ruined or joined somebody, in a box ten wide and ten high. */
export const TURN = "M5 1L9.5 9H.5z";
export const LANDMARK = "M5 1L9 5L5 9L1 5z";

/** The line of one seat in a box one wide and one high: it goes up where the seat became more likely to win. */
export function lineOf(points: readonly Point[], seat: number, last: number): string {
  return stepped(points.map((point) => [point.number / last, 1 - (point.chances[seat] ?? 0)] as const));
}

/** The band around it, there and back. */
export function bandOf(points: readonly Point[], seat: number, last: number): string {
  const edge = (by: 1 | -1) =>
    points.map((point) => [point.number / last, 1 - within((point.chances[seat] ?? 0) + by * (point.bands[seat] ?? 0))] as const);
  const back = edge(-1).reverse();
  return `${stepped(edge(1))}L1 ${tidy(back[0]?.[1] ?? 1)}${back.map(([x, y]) => `V${tidy(y)}H${tidy(x)}`).join("")}Z`;
}

/** The last moment that was looked at, at or before an entry of the log. */
export const pointAt = (points: readonly Point[], ply: number): Point | undefined => points.findLast(({ number }) => number <= ply) ?? points[0];

/** The position in which the next answer turned the game, or the one before. */
export function turnFrom(turns: readonly TurningPoint[], ply: number, by: 1 | -1): number | undefined {
  const before = turns.map(({ number }) => number - 1);
  return by === 1 ? before.find((number) => number > ply) : before.findLast((number) => number < ply);
}

export const percent = (chance: number): number => Math.round(100 * chance);

function stepped(corners: readonly (readonly [number, number])[]): string {
  return `${corners.map(([x, y], each) => (each ? `H${tidy(x)}V${tidy(y)}` : `M${tidy(x)} ${tidy(y)}`)).join("")}H1`;
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;
