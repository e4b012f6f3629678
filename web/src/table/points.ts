/** Where the points of a seat came from: the events that name points and the seat that got them. */
import type { Told } from "../board/contract";
import type { Ply } from "../protocol.gen";

export function scored(plies: readonly Ply[], seat: number): Told[] {
  return plies
    .filter((ply) => !ply.taken_back)
    .flatMap((ply) => ply.events)
    .filter((event) => event.facts["seat"] === seat && typeof event.facts["points"] === "number");
}
