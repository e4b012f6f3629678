/** What may be answered by pressing a space: a palace to exhibit in, a place to push the visitor to. */
import type { Seen } from "../../board/contract";
import { CITY } from "./ring";
import type { Answer, Game, View } from "./view.gen";

/** The answers that a space stands for, by its number; a space with several answers stands for none. */
export function offered(seen: Seen<Game>): ReadonlyMap<number, Answer> {
  if (seen.ask?.type !== "Pick") return new Map();
  const found = new Map<number, Answer>();
  const several = new Set<number>();
  for (const action of seen.ask.actions) {
    const space = spaceFor(action, seen.view);
    if (space === null) continue;
    if (found.has(space)) several.add(space);
    found.set(space, action);
  }
  for (const space of several) found.delete(space);
  return found;
}

function spaceFor(action: Answer, view: View): number | null {
  const pawn = view.camps.find((camp) => camp.seat === view.mover)?.pawn ?? 0;
  switch (action.type) {
    case "Exhibit":
    case "ReturnWork":
      return action.space;
    case "Push":
      return around(pawn + action.spaces);
    case "Keep":
      return around(pawn + action.number);
    case "Buy":
      return pawn;
    default:
      return null;
  }
}

const around = (place: number): number => ((place - 1 + 2 * CITY.length) % CITY.length) + 1;
