/** A score sheet, read: sums of its lines, and what its notes say. */
import type { ScoreSheet } from "../protocol.gen";

/** The points of a seat at one of the endings. */
export function totalOf({ seats }: ScoreSheet, seat: number, ending = 0): number {
  return (seats[seat]?.lines ?? []).reduce((sum, { points }) => sum + (points[ending] ?? 0), 0);
}

interface AnyNote {
  what: string;
  facts: object;
}
type FactsOf<N extends AnyNote, W> = Extract<N, { what: W }>["facts"];

/** What all notes of a kind tell. */
export function told<N extends AnyNote, W extends N["what"]>(notes: readonly N[], what: W): FactsOf<N, W>[] {
  const isTold = (note: N): note is Extract<N, { what: W }> => note.what === what;
  return notes.filter(isTold).map(({ facts }) => facts);
}

/** What the one note of a kind tells, if there is one. */
export const toldOnce = <N extends AnyNote, W extends N["what"]>(notes: readonly N[], what: W): FactsOf<N, W> | null => told(notes, what)[0] ?? null;
