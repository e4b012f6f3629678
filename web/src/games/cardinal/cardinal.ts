/** The two ways in which the server asks where the Cardinal goes, as one. */
import type { Ask } from "../../board/contract";
import { boxAround, keyOf, type Square } from "../../board/squares";
import { CARDINAL } from "./pieces";
import type { Answer, Game, Leave, Move } from "./view.gen";

const isMove = (action: Answer): action is Move => action.type === "Move";

/** Where he may also stay he is asked about by a list of moves; it becomes a question of places like the others. */
export function cardinalOffers(ask: Ask<Game> | null): Ask<Game> | null {
  if (ask?.type !== "Pick") return ask;
  const squares = ask.actions.filter(isMove).map(({ x, y }): Square => [x, y]);
  if (!squares.length) return null;
  const { x: left, y: top, width, height } = boxAround(squares);
  const keys = new Set(squares.map(([x, y]) => keyOf(x, y)));
  const marks = Array.from({ length: width * height }, (_, index) =>
    keys.has(keyOf(left + (index % width), top + Math.floor(index / width))) ? "1" : "0",
  );
  const bits = (marks.join("").match(/.{1,4}/g) ?? []).map((four) => parseInt(four.padEnd(4, "0"), 2).toString(16)).join("");
  return { type: "Place", action: "Move", places: [{ piece: CARDINAL, facing: "n", left, top, width, bits, cells: [[0, 0]] }] };
}

/** What an answer puts somewhere: a building, or the Cardinal, who cannot be turned. */
export function placingOf(action: Answer): { piece: string; facing: string; x: number; y: number } | null {
  if (action.type === "Build") return action;
  return isMove(action) ? { piece: CARDINAL, facing: "n", x: action.x, y: action.y } : null;
}

/** The answer that leaves him where he is, if that is offered. */
export function leaving(ask: Ask<Game> | null): Leave | null {
  return (ask?.type === "Pick" && ask.actions.some(isMove) && ask.actions.find((action) => action.type === "Leave")) || null;
}
