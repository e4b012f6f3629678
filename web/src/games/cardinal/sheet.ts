/** The score sheet by colour: markers taken, unused ones, and the colour that counts double. */
import type { ScoreSheet } from "../../board/contract";

export interface ColourPoints {
  colour: string;
  points: number;
  isDoubled: boolean;
}

export function coloursOf({ seats }: ScoreSheet, seat: number): ColourPoints[] {
  const found = new Map<string, ColourPoints>();
  for (const { what, facts, points: [points = 0] } of seats[seat]?.lines ?? []) {
    const colour = String(facts["colour"]);
    const row = found.get(colour) ?? { colour, points: 0, isDoubled: false };
    found.set(colour, what === "doubled" ? { ...row, isDoubled: true } : { ...row, points: row.points + points });
  }
  return [...found.values()];
}
