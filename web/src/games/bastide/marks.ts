/** What the last answer changed, and what stood in the way of a refused one: names of places on the board. */
import type { Refusal, Told } from "../../board/contract";
import { named } from "../../board/facts";
import { MEANINGS } from "./meanings.gen";
import type { Game } from "./view.gen";

export function marksOf(events: readonly Told<Game>[]): Set<string> {
  return new Set(events.flatMap(placesOf));
}

function placesOf({ what, facts }: Told<Game>): string[] {
  switch (what) {
    case "house-built":
    case "house-destroyed":
    case "piece-placed":
      return [`block:${facts.block}`];
    case "influence-placed":
    case "influence-removed":
      return [`circle:${facts.circle}`];
    case "camped":
    case "english-dismissed":
      return [`tent:${facts.value}`];
    case "road-advanced":
      return [`road:${facts.seat}`];
    case "card-taken":
      return [`card:${facts.card}`];
    case "proposed":
      return [`equipment:${facts.equipment}`];
    default:
      return [];
  }
}

/** The circles and moulons that the facts of some refusals name. */
export function causesOf(refusals: readonly Refusal<Game>[]): Set<string> {
  return new Set(refusals.flatMap(({ facts }) => placesNamed(facts)));
}

function placesNamed(facts: Refusal<Game>["facts"]): string[] {
  const targets = [...named(MEANINGS, "target", facts), ...named(MEANINGS, "circle", facts)];
  const blocks = named(MEANINGS, "block", facts).map((block) => `block:${block}`);
  return [...targets.flatMap((target) => [`circle:${target}`, `block:${target.split(".")[0]}`]), ...blocks];
}
