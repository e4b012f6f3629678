/** The ground plans of the buildings, as they lie in the box; which of their places are allowed, only the server knows. */
import type { Told } from "../../board/contract";
import { named } from "../../board/facts";
import { held, type Turn } from "../../board/hand.svelte";
import { turned, type Box, type Square } from "../../board/squares";
import { MEANINGS } from "./meanings.gen";
import type { Game, View } from "./view.gen";

export const SIDE = 10;
/** The wall and the moat around the squares. */
export const MARGIN = 0.76;
/** The city with its wall. */
export const WALLED: Box = { x: -MARGIN, y: -MARGIN, width: SIDE + 2 * MARGIN, height: SIDE + 2 * MARGIN };
export const CATHEDRAL = "CA";

/** The dark hand, facing north; light has the mirror images. */
export const PLANS: Readonly<Record<string, readonly Square[]>> = {
  TA: [[0, 0]],
  ST: [[0, 0], [1, 0]],
  IN: [[0, 0], [1, 0], [1, 1]],
  BR: [[0, 0], [1, 0], [2, 0]],
  MA: [[0, 0], [1, 0], [2, 0], [1, 1]],
  SQ: [[0, 0], [1, 0], [0, 1], [1, 1]],
  AB: [[0, 0], [1, 0], [1, 1], [2, 1]],
  IF: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]],
  CS: [[0, 0], [1, 0], [0, 1], [0, 2], [1, 2]],
  TO: [[2, 0], [1, 1], [2, 1], [0, 2], [1, 2]],
  AC: [[1, 0], [0, 1], [1, 1], [2, 1], [2, 2]],
  CA: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2], [1, 3]],
};

/** The different ways in which a building of one side can be turned. */
export function turnsOf(piece: string, seat: number | null): Turn[] {
  const plan = PLANS[piece] ?? [];
  const hand = seat === 0 && piece !== CATHEDRAL ? plan.map(([x, y]): Square => [0 - x, y]) : plan;
  const turns = Array.from("nesw", (facing, quarters): Turn => ({ facing, cells: fromFirst(turned(hand, quarters)) }));
  return turns.filter((turn, index) => turns.findIndex(({ cells }) => isSame(cells, turn.cells)) === index);
}

/** Squares in reading order, the first of them at the origin. */
export function fromFirst(squares: readonly Square[]): Square[] {
  const sorted = squares.toSorted(([x, y], [otherX, otherY]) => y - otherY || x - otherX);
  const [firstX, firstY] = sorted[0] ?? [0, 0];
  return sorted.map(([x, y]) => [x - firstX, y - firstY]);
}

export const isSame = (one: readonly Square[], other: readonly Square[]): boolean => String(one) === String(other);

/** Where the reference square must stand so that the building is held at (x, y), or as near as the wall allows. */
export function anchored(cells: readonly Square[], x: number, y: number): Square {
  const [toX, toY] = held(cells, x, y);
  return [within(toX, cells.map(([dx]) => dx)), within(toY, cells.map(([, dy]) => dy))];
}

function within(value: number, offsets: number[]): number {
  return Math.min(Math.max(value, -Math.min(...offsets)), SIDE - 1 - Math.max(...offsets));
}

/** The square that players call by this name. */
export function squareNamed(name: string): Square {
  return ["ABCDEFGHIJ".indexOf(name[0] ?? ""), Number(name.slice(1)) - 1];
}

/** The squares that some facts name. */
export const squaresIn = (facts: object): Square[] =>
  named(MEANINGS, "square", facts).map(squareNamed);

/** The squares that have just been built on. */
export const squaresBuilt = (events: readonly Told<Game>[]): Square[] =>
  events.filter(({ what }) => what === "built" || what === "cathedral-placed").flatMap(({ facts }) => squaresIn(facts));

/** Land that has just been conquered, as far as it is still somebody's. */
export const conquered = ({ territory }: View, events: readonly Told<Game>[]): Square[][] => {
  const owned = new Set(territory.flat());
  const won = events.flatMap(({ what, facts }) => (what === "claimed" ? [facts.squares] : []));
  return won.map((names) => names.filter((name) => owned.has(name)).map(squareNamed)).filter((squares) => squares.length);
};

export interface Lifted {
  piece: string;
  seat: number | null;
  squares: Square[];
}

/** Buildings that have just been captured, while nothing else stands in their place. */
export function lifted({ buildings }: View, events: readonly Told<Game>[]): Lifted[] {
  const built = new Set(buildings.flatMap(({ squares }) => squares));
  return events.flatMap(({ what, facts }) => {
    if (what !== "captured" || facts.squares.some((name) => built.has(name))) return [];
    const { piece, seat } = facts;
    return [{ piece, seat: piece === CATHEDRAL ? null : 1 - seat, squares: squaresIn(facts) }];
  });
}

export const nameOf = (x: number, y: number): string => `${"ABCDEFGHIJ"[x]}${y + 1}`;

/** How a point of a plan comes to lie on a building that stands on these squares. */
export function pose(piece: string, squares: readonly Square[]): (point: Square) => Square {
  const plan = PLANS[piece] ?? [];
  const wanted = fromFirst(squares);
  for (const flipped of [false, true])
    for (let quarters = 0; quarters < 4; quarters++) {
      const place = ([x, y]: Square): Square => quartered(flipped ? [1 - x, y] : [x, y], quarters);
      const middles = plan.map(([x, y]) => place([x + 0.5, y + 0.5])).map(([x, y]): Square => [x - 0.5, y - 0.5]);
      if (isSame(fromFirst(middles), wanted)) return shifted(place, middles, squares);
    }
  return (point) => point;
}

function quartered([x, y]: Square, quarters: number): Square {
  return quarters ? quartered([1 - y, x], quarters - 1) : [x, y];
}

function shifted(place: (point: Square) => Square, from: Square[], to: readonly Square[]) {
  const least = (squares: readonly Square[], axis: 0 | 1): number => Math.min(...squares.map((each) => each[axis]));
  const [dx, dy] = [least(to, 0) - least(from, 0), least(to, 1) - least(from, 1)];
  return (point: Square): Square => {
    const [x, y] = place(point);
    return [x + dx, y + dy];
  };
}
