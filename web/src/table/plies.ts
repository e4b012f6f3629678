/** The log of a table as it counts. */
import type { Ply } from "../protocol.gen";

/** What still counts: without whatever came after the decision to which somebody went back. */
export function lasting(plies: readonly Ply[]): Ply[] {
  const kept: Ply[] = [];
  for (const ply of plies) {
    const back = ply.rewound_to;
    while (back !== null && (kept.at(-1)?.number ?? 0) > back) kept.pop();
    kept.push(ply);
  }
  return kept;
}
