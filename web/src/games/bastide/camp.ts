/** The English camp and the road that leads away from it, in the fields beside the town or below it. */
import { TOWN, type Box, type Point } from "./town";

export type Arrangement = "wide" | "tall";

export const CAMP_SIZE = 8;
export const ROAD_END = 12;

interface Grid {
  columns: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const FIELD: Record<Arrangement, Box> = {
  wide: { x: TOWN.width, y: 0, width: 284, height: TOWN.height },
  tall: { x: 0, y: TOWN.height, width: TOWN.width, height: 236 },
};
const TENTS: Record<Arrangement, Grid> = {
  wide: { columns: 3, x: TOWN.width + 62, y: 86, dx: 82, dy: 84 },
  tall: { columns: 4, x: 66, y: TOWN.height + 84, dx: 88, dy: 96 },
};
const STONES: Record<Arrangement, Grid> = {
  wide: { columns: 3, x: TOWN.width + 62, y: 386, dx: 82, dy: 68 },
  tall: { columns: 6, x: 438, y: TOWN.height + 88, dx: 66, dy: 88 },
};

export function fieldBox(arrangement: Arrangement): Box {
  return FIELD[arrangement];
}

/** The whole picture: the town and the fields. */
export function sceneBox(arrangement: Arrangement): Box {
  const field = FIELD[arrangement];
  return { x: 0, y: 0, width: field.x + field.width, height: field.y + field.height };
}

export function tentPoint(number: number, arrangement: Arrangement): Point {
  return onGrid(TENTS[arrangement], number, number % TENTS[arrangement].columns);
}

/** The n-th milestone, counted from 1; the road turns at the end of every row. */
export function stonePoint(stone: number, arrangement: Arrangement): Point {
  const grid = STONES[arrangement];
  const number = stone - 1;
  const along = number % grid.columns;
  const isBackwards = Math.floor(number / grid.columns) % 2 === 1;
  return onGrid(grid, number, isBackwards ? grid.columns - 1 - along : along);
}

function onGrid(grid: Grid, number: number, column: number): Point {
  return { x: grid.x + column * grid.dx, y: grid.y + Math.floor(number / grid.columns) * grid.dy };
}

/** The road as a path through its milestones. */
export function roadPath(arrangement: Arrangement): string {
  const stones = Array.from({ length: ROAD_END }, (_, number) => stonePoint(number + 1, arrangement));
  return stones.map(({ x, y }, number) => `${number ? "L" : "M"}${x} ${y}`).join("");
}

/** Where the n-th of several markers on one stone stands: around its middle, so that all can be seen. */
export function besides(point: Point, number: number, count: number): Point {
  if (count < 2) return point;
  const turn = (2 * Math.PI * number) / count - Math.PI / 2;
  return { x: point.x + 15 * Math.cos(turn), y: point.y + 15 * Math.sin(turn) };
}
