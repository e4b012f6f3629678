/** Roofs over squares: every slope falls towards some side of the world, and the light comes from the upper left. */
import { keysOf, keyOf, type Square } from "./squares";

/** A round thing on or beside a roof: a turret has a pointed roof, a drum is flat with a parapet. */
export interface Round {
  is: "turret" | "drum" | "dome" | "spire" | "chimney" | "tree" | "well" | "barrel";
  at: Square;
  size: number;
}

export interface Slope {
  /** Its paint, in the tone of its building. */
  fill: string;
  points: string;
}

const LIGHT: Square = [-0.45, -0.9];

const SIDES: readonly { step: Square; corners: readonly [Square, Square] }[] = [
  { step: [0, -1], corners: [[0, 0], [1, 0]] },
  { step: [1, 0], corners: [[1, 0], [1, 1]] },
  { step: [0, 1], corners: [[1, 1], [0, 1]] },
  { step: [-1, 0], corners: [[0, 1], [0, 0]] },
];

/** The tone of a building on a slope that falls in a direction. */
export function lit([x, y]: Square): string {
  const light = x * LIGHT[0] + y * LIGHT[1];
  return `color-mix(in oklab, var(--tone), ${light > 0 ? "white" : "black"} ${Math.round(Math.abs(light) * 28)}%)`;
}

/**
 * The slopes of a roof over arms one square wide. Towards a wall the roof falls; towards a neighbouring square its
 * ridge goes on. With gables the ridge also runs out to the end of every arm.
 */
export function roofOver(squares: readonly Square[], gabled: boolean): Slope[] {
  const inside = keysOf(squares);
  const has = ([x, y]: Square, [dx, dy]: Square): boolean => inside.has(keyOf(x + dx, y + dy));
  return squares.flatMap((square) => {
    const arms = SIDES.filter(({ step }) => has(square, step));
    const isEnd = arms.length === 1;
    return SIDES.flatMap(({ step }, index) => {
      const runsOut = gabled && isEnd && has(square, [-step[0], -step[1]]);
      return has(square, step) || runsOut ? ridge(square, index) : [eave(square, index)];
    });
  });
}

/** A slope that falls to the wall of its square. */
function eave([x, y]: Square, index: number): Slope {
  const { step, corners } = SIDES[index]!;
  return { fill: lit(step), points: path([x + 0.5, y + 0.5], ...corners.map(([dx, dy]): Square => [x + dx, y + dy])) };
}

/** Two slopes on either side of the ridge that leads out of a square. */
function ridge([x, y]: Square, index: number): Slope[] {
  const { corners } = SIDES[index]!;
  const [first, second] = corners;
  const end: Square = [x + (first[0] + second[0]) / 2, y + (first[1] + second[1]) / 2];
  const half = (corner: Square, towards: number): Slope => ({
    fill: lit(SIDES[towards % 4]!.step),
    points: path([x + 0.5, y + 0.5], [x + corner[0], y + corner[1]], end),
  });
  return [half(first, index + 3), half(second, index + 1)];
}

const path = (...points: Square[]): string => points.map((point) => point.join(" ")).join(",");

/** A cone or pyramid seen from above, as slices. */
export function cone([x, y]: Square, radius: number, slices: number): Slope[] {
  const towards = (slice: number): Square => {
    const angle = (2 * Math.PI * slice) / slices;
    return [Math.sin(angle), -Math.cos(angle)];
  };
  const rim = (slice: number): Square => {
    const [dx, dy] = towards(slice);
    return [x + radius * dx, y + radius * dy];
  };
  return Array.from({ length: slices }, (_, slice) => ({
    fill: lit(towards(slice)),
    points: path([x, y], rim(slice - 0.5), rim(slice + 0.5)),
  }));
}
