/** What may be answered by pointing at the board: names of spots, and the answer each stands for. */
import type { Ask } from "../../board/contract";
import type { Answer, Burn, Game, Raid } from "./view.gen";

/** The spot that stands for an answer: an equipment, a tile of the hand, a circle, a tent of the camp, a strip. */
export function spotOf(action: Answer): string {
  switch (action.type) {
    case "Propose":
      return `equipment:${action.equipment}`;
    case "Play":
      return `tile:${action.tile}`;
    case "Put":
      return `circle:${action.circle}`;
    case "Dismiss":
      return `tent:${action.value}`;
    case "Build":
      return `strip:${action.block}.${action.strip}.${action.facing}`;
    default:
      return action.type.toLowerCase();
  }
}

export function answersBySpot(ask: Ask<Game> | null): Map<string, Answer> {
  if (ask?.type !== "Pick" || strikeOf(ask)) return new Map();
  return new Map(ask.actions.map((action) => [spotOf(action), action]));
}

type Stroke = Burn | Raid;

/** Which houses or influences may be destroyed together: one of some sets, or a number of some things. */
export interface Strike {
  action: Stroke["type"];
  /** Everything that can be hit, in the order in which it must be named. */
  of: string[];
  low: number;
  high: number;
  /** The sets that are allowed, where they have been listed. */
  sets: string[][] | null;
}

const isStroke = (action: Answer): action is Stroke => isStriking(action.type);
const isStriking = (type: Answer["type"]): type is Stroke["type"] => type === "Burn" || type === "Raid";

/** What an answer would destroy. */
export const targetsOf = (action: Answer): string[] => (isStroke(action) ? action.targets : []);

export function strikeOf(ask: Ask<Game> | null): Strike | null {
  if (ask?.type === "Bundle" && isStriking(ask.action)) {
    const [part] = ask.parts;
    return part ? { action: ask.action, of: part.of.map(String), low: part.low, high: part.high, sets: null } : null;
  }
  if (ask?.type !== "Pick" || !ask.actions.every(isStroke) || !ask.actions[0]) return null;
  const sets = ask.actions.map((action) => action.targets);
  const sizes = sets.map((set) => set.length);
  return { action: ask.actions[0].type, of: [...new Set(sets.flat())], low: Math.min(...sizes), high: Math.max(...sizes), sets };
}

/** Whether a target can be chosen beside those chosen so far. */
export function canAdd(strike: Strike, chosen: readonly string[], target: string): boolean {
  const wanted = [...chosen, target];
  if (chosen.includes(target) || wanted.length > strike.high) return false;
  return !strike.sets || strike.sets.some((set) => wanted.every((each) => set.includes(each)));
}

/** The answer the chosen targets make, if they make one. */
export function strikeAnswer(strike: Strike, chosen: readonly string[]): Answer | null {
  const inOrder = strike.of.filter((target) => chosen.includes(target));
  if (inOrder.length < strike.low || inOrder.length > strike.high) return null;
  if (!strike.sets) return { type: strike.action, targets: inOrder };
  const set = strike.sets.find((each) => each.length === inOrder.length && each.every((target) => chosen.includes(target)));
  return set ? { type: strike.action, targets: set } : null;
}

/** The chosen targets once another is pressed: taken away, added, or in the place of those it cannot stand with. */
export function toggled(strike: Strike, chosen: readonly string[], target: string): string[] {
  if (chosen.includes(target)) return chosen.filter((each) => each !== target);
  return canAdd(strike, chosen, target) ? [...chosen, target] : [target];
}
