/** The score sheet: sums of its lines, and what changes from one to another. */
import type { ScoreSheet } from "../protocol.gen";

/** The points of a seat at one of the endings. */
export function totalOf({ seats }: ScoreSheet, seat: number, ending = 0): number {
  return (seats[seat]?.lines ?? []).reduce((sum, { points }) => sum + (points[ending] ?? 0), 0);
}

export interface Gain {
  seat: number;
  /** What is supposed, where there is more than one ending. */
  ending: string;
  from: number;
  to: number;
}

/** Whose points change, and how. */
export function gains(before: ScoreSheet, after: ScoreSheet): Gain[] {
  const all = after.seats.flatMap((_, seat) =>
    after.endings.map((ending, at): Gain => ({ seat, ending, from: totalOf(before, seat, at), to: totalOf(after, seat, at) })),
  );
  return all.filter(({ from, to }) => from !== to);
}
