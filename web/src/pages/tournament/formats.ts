/** Who meets whom: the formats a tournament can have. */
import type { TournamentInfo } from "../../protocol.gen";

export type Format = TournamentInfo["format"];
export const FORMATS: readonly Format[] = ["rulebook", "round-robin", "swiss", "series"];

/** The formats of a game for a number of seats; the rulebook's own is for two. */
export function formatsOf(seats: readonly number[]): readonly Format[] {
  return FORMATS.filter((format) => format !== "rulebook" || seats.includes(2));
}
