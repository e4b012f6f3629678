/** A score sheet, read: sums of its lines, and what its notes say. */
import type { Facts, ScoreSheet } from "./contract";

/** The points of a seat at one of the endings. */
export function totalOf({ seats }: ScoreSheet, seat: number, ending = 0): number {
  return (seats[seat]?.lines ?? []).reduce((sum, { points }) => sum + (points[ending] ?? 0), 0);
}

/** What all notes of a kind tell. */
export const told = (notes: ScoreSheet["notes"], what: string): Facts[] => notes.filter((note) => note.what === what).map(({ facts }) => facts);

/** What the one note of a kind tells, if there is one. */
export const toldOnce = (notes: ScoreSheet["notes"], what: string): Facts | null => told(notes, what)[0] ?? null;
