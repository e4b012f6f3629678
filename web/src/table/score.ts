/** What changes from one score sheet to another. */
import { totalOf } from "../board/sheet";
import type { ScoreNote, ScoreSheet } from "../protocol.gen";

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

export interface News {
  /** Whom it is about; the whole table otherwise. */
  seat: number | null;
  note: ScoreNote;
}

/** What the later sheet says that the earlier one did not. */
export function news(before: ScoreSheet, after: ScoreSheet): News[] {
  const fresh = (seat: number | null, old: readonly ScoreNote[], now: readonly ScoreNote[]): News[] => {
    const said = new Set(old.map((note) => JSON.stringify(note)));
    return now.filter((note) => !said.has(JSON.stringify(note))).map((note) => ({ seat, note }));
  };
  return [...fresh(null, before.notes, after.notes), ...after.seats.flatMap(({ notes }, seat) => fresh(seat, before.seats[seat]?.notes ?? [], notes))];
}
