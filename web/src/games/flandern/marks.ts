/** What the last answer changed, and what stood in the way of a refused one. */
import type { Refusal, Told } from "../../board/contract";
import { named } from "../../board/facts";
import { MEANINGS } from "./meanings.gen";
import type { Game } from "./view.gen";

export function marksOf(events: readonly Told<Game>[]): Set<string> {
  return new Set(events.flatMap(placesOf));
}

function placesOf({ what, facts }: Told<Game>): string[] {
  switch (what) {
    case "built":
    case "site-built":
    case "finished":
    case "cathedral-raised":
    case "master-set":
      return [`lot:${facts.city}.${facts.lot}`];
    case "city-valued":
    case "centre-placed":
    case "covered":
      return [`city:${facts.city}`];
    case "revealed":
    case "card-laid":
      return [`played:${facts.seat}.${facts.card}`];
    case "gold-shown":
      return ["gold"];
    default:
      return [];
  }
}

/** The lots that refusals name, in the city that was tried. */
export function causesOf(refusals: readonly Refusal<Game>[], city: string): Map<string, ReadonlySet<string>> {
  const lots = refusals.flatMap(({ facts }) => named(MEANINGS, "lot", facts));
  return new Map([[city, new Set(lots)]]);
}
