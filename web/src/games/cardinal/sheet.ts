/** The score sheet by colour: markers taken, unused ones, and the colour that counts double. */
import type { ScoreSheet } from "../../board/contract";
import type { Game } from "./view.gen";

export interface ColourPoints {
  colour: string;
  points: number;
  isDoubled: boolean;
}

export function coloursOf({ seats }: ScoreSheet<Game>, seat: number): ColourPoints[] {
  const found = new Map<string, ColourPoints>();
  for (const { what, facts: { colour }, points: [points = 0] } of seats[seat]?.lines ?? []) {
    const row = found.get(colour) ?? { colour, points: 0, isDoubled: false };
    found.set(colour, what === "doubled" ? { ...row, isDoubled: true } : { ...row, points: row.points + points });
  }
  return [...found.values()];
}
