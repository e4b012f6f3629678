/** How the points stood over time, as lines of a drawing. */
import type { ScorePoint } from "../../protocol.gen";

/** So that lines that lie on each other can be told apart. */
export const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 4", "1 4"];

/** The moment of a game that is pointed at in a drawing as wide as the game is long. */
export function momentAt(event: MouseEvent & { currentTarget: EventTarget & Element }, last: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last)));
}

export interface Scale {
  low: number;
  high: number;
  last: number;
}

/** From the fewest points anybody ever had to the most, at one of the endings. */
export function scaleOf(points: readonly ScorePoint[], ending: string, last: number): Scale {
  const all = points.flatMap((point) => pointsAt(point, ending));
  return { low: Math.min(0, ...all), high: Math.max(1, ...all), last: Math.max(1, last) };
}

/** The points of all seats at an ending; at the end of the game there is only the one that came. */
export function pointsAt({ endings, points }: ScorePoint, ending: string): number[] {
  return points[Math.max(0, endings.indexOf(ending))] ?? [];
}

/** The line of one seat in a box one wide and one high: it goes up where the points did. */
export function lineOf(points: readonly ScorePoint[], seat: number, ending: string, { low, high, last }: Scale): string {
  const height = (value: number): number => tidy(1 - (value - low) / (high - low));
  const steps = points.map((point, index) => {
    const [x, y] = [tidy(point.number / last), height(pointsAt(point, ending)[seat] ?? 0)];
    return index ? `H${x}V${y}` : `M${x} ${y}`;
  });
  return `${steps.join("")}H1`;
}

/** Where turns begin. */
export const turnsIn = (points: readonly ScorePoint[]): number[] => points.flatMap(({ number, seat }) => (seat === null ? [] : [number]));

const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;
