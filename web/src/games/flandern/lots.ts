/** The lots of a city as squares: those drawn on its site, the annexes outside the walls, the porches over them. */
import { keyOf, type Square } from "../../board/squares";
import type { Standing } from "./view.gen";

export const WIDTH = 7;
/** A city with everything that can grow around it: one square outside every wall. */
export const MARGIN = 1;
const CENTRE = "centre";

const ANNEXES: Readonly<Record<string, readonly Square[]>> = {
  N1: [[1, -1], [2, -1]],
  N2: [[4, -1], [5, -1]],
  E1: [[7, 1], [7, 2]],
  E2: [[7, 4], [7, 5]],
  S1: [[1, 7], [2, 7]],
  S2: [[4, 7], [5, 7]],
  W1: [[-1, 1], [-1, 2]],
  W2: [[-1, 4], [-1, 5]],
};

/** The squares of every lot, by its name. */
export function lotsOf(rows: readonly string[]): Map<string, Square[]> {
  const lots = new Map<string, Square[]>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const name = letter === "#" ? CENTRE : letter;
      lots.set(name, [...(lots.get(name) ?? []), [x, y]]);
    }),
  );
  for (const [name, squares] of Object.entries(ANNEXES)) lots.set(name, [...squares]);
  return lots;
}

export const isAnnex = (lot: string): boolean => lot in ANNEXES;

const AROUND: readonly Square[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const isOutside = ([x, y]: Square): boolean => x < 0 || y < 0 || x >= WIDTH || y >= WIDTH;

/** The squares right outside the walls before a lot: where A, B and C put their porch. */
export function porchOf(squares: readonly Square[]): Square[] {
  return squares.flatMap(([x, y]) => AROUND.map(([dx, dy]): Square => [x + dx, y + dy])).filter(isOutside);
}

/** Everything a quarter stands on: its lot, the lot it swallows, its porch. */
export function groundOf(quarter: Standing, lots: ReadonlyMap<string, Square[]>): Square[] {
  const own = lots.get(quarter.lot) ?? [];
  const swallowed = lots.get(quarter.swallows) ?? [];
  return [...own, ...swallowed, ...("ABC".includes(quarter.special) && quarter.special ? porchOf(own) : [])];
}

interface CityLike {
  rows: readonly string[];
  quarters: readonly Standing[];
  free: readonly (readonly [string, string])[];
  covered: readonly string[];
}

/** What the walls go around: the site, and the annexes and porches it has grown by. */
export function walledIn(city: CityLike): Square[] {
  const lots = lotsOf(city.rows);
  const opened = [...city.free.map(([lot]) => lot), ...city.covered, ...city.quarters.map(({ lot }) => lot)];
  const grown = opened.filter(isAnnex).flatMap((lot) => lots.get(lot) ?? []);
  const inside = [...lots].filter(([lot]) => !isAnnex(lot)).flatMap(([, squares]) => squares);
  return unique([...inside, ...grown, ...city.quarters.flatMap((quarter) => groundOf(quarter, lots))]);
}

function unique(squares: readonly Square[]): Square[] {
  return [...new Map(squares.map((square) => [keyOf(...square), square])).values()];
}

/** A good place for a mark on some squares: the middle of the one that lies nearest to the middle of all. */
export function heartOf(squares: readonly Square[]): Square {
  const middle = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis] + 0.5, 0) / squares.length;
  const [x, y] = [middle(0), middle(1)];
  const away = ([left, top]: Square): number => Math.hypot(left + 0.5 - x, top + 0.5 - y);
  const [left, top] = squares.reduce((best, square) => (away(square) < away(best) - 1e-9 ? square : best));
  return squares.length === 3 ? [left + 0.5, top + 0.5] : [x, y];
}
